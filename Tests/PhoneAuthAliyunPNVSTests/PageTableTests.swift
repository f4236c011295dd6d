import Foundation
import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import Testing

@testable import PhoneAuthAliyunPNVS

/// The vendor's folder of the package.
func vendorFile(_ name: String, of folder: String = "AliyunPNVS") throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent("Vendors/\(folder)/\(name)"), encoding: .utf8)
}

@Suite("The page table of Aliyun PNVS")
struct PageTableTests {
    private static let table = PageTable.aliyunPNVS
    private let review: PageTableReview

    init() throws {
        review = PageTableReview(Self.table, api: try vendorFile("API.tsv"))
    }

    @Test("has every property of TXCustomModel, of a type that fits")
    func properties() {
        #expect(review.properties.keys.sorted() == review.declared.keys.sorted())
        for (name, type) in review.properties {
            #expect(fits(type, review.declared[name] ?? ""), "\(name): \(review.declared[name] ?? "")")
        }
        for rule in Self.table.rules {
            #expect(Self.table.properties[rule.property] != nil, "\(rule.property)")
        }
    }

    private func fits(_ type: PagePropertyType, _ swift: String) -> Bool {
        switch type {
        case .flag: swift == "Bool"
        case .number: swift == "CGFloat"
        case .integer: swift == "Int"
        case .orientations: swift == "UIInterfaceOrientationMask"
        case .choice:
            [
                "NSTextAlignment", "UIStatusBarStyle", "UIViewContentMode",
                "PNSPresentationDirection",
            ].contains(swift)
        case .text: swift == "String"
        case .label: swift == "NSAttributedString"
        case .color: swift == "UIColor"
        case .font: swift == "UIFont"
        case .image: ["UIImage", "UIImage?"].contains(swift)
        case .insets: swift == "UIEdgeInsets"
        case .placement: swift == "PNSBuildFrameBlock"
        case .members: swift.hasPrefix("CAAnimation")
        case .numbers, .texts, .colors, .images, .agreement: swift == "[Any]"
        case .code: swift.contains("->") || swift == "UIView"
        case .agreements, .size, .offsets, .integers: false
        }
    }

    @Test(
        "says of every field of a style what became of it, and of none that nobody thought of it",
        arguments: AuthPageStyle.Mode.allCases)
    func complete(_ mode: AuthPageStyle.Mode) {
        let style = StyleFields.complete(mode)
        let report = Self.table.translate(style, reporting: style.fieldPaths).report
        let told =
            report.applied + report.inactive + report.approximated.map(\.field) + report.unsupported.map(\.field)
        #expect(told.sorted() == style.fieldPaths.sorted())
        for note in report.unsupported + report.approximated {
            #expect(!note.reason.isEmpty && !note.reason.contains("has nothing for it"), "\(note)")
        }
    }

    /// Styles of which at least one has each mode in force.
    private static let styles: [AuthPageStyle] = {
        var bare = StyleFields.complete(.fullScreen)
        bare.loginButton.images.normal = nil
        bare.loginButton.title.text = nil
        bare.consentDialog.agreeButton.images.normal = nil
        bare.consentDialog.placement.anchors.bottom = nil
        bare.consentDialog.maskAlpha = 0.8
        return [StyleFields.complete(.fullScreen), bare, StyleFields.complete(.popup)]
    }()

    /// What every placement hangs on: whether there is a bar above the view.
    private static let bars = ["presentation.mode", "navigationBar.hidden"]

    @Test(
        "lets a field move its own properties and no other, on every kind of page",
        arguments: StyleFields.complete(.fullScreen).fieldPaths)
    func moves(_ field: String) throws {
        var hasMoved = false
        for style in Self.styles where !hasMoved {
            guard let other = StyleFields.changed(style, at: field) else { continue }
            var moved = review.moved(from: style, to: other)
            if Self.bars.contains(field) {
                moved = moved.filter {
                    Self.table.properties[$0] != .placement || review.targets(of: field).contains($0)
                }
            }
            #expect(moved.isSubset(of: review.targets(of: field)))
            hasMoved = !moved.isEmpty
        }
        let isDrawn = review.targets(of: field).allSatisfy { Self.table.properties[$0] == .code }
        let style = StyleFields.complete(.fullScreen)
        let report = Self.table.translate(style, reporting: [field]).report
        if !isDrawn, report.unsupported.isEmpty { #expect(hasMoved, "nothing moves") }
        if !report.unsupported.isEmpty, review.targets(of: field).isEmpty { #expect(!hasMoved) }
    }

    @Test("is set by fields or by overrides; the README names what no field sets, and what only code can")
    func reachable() throws {
        let readme = try vendorFile("README.md")
        let set = Set(Self.table.rules.map { $0.property.split(separator: ".").first.map(String.init) ?? "" })
        for (name, type) in review.properties where type == .code || !set.contains(name) {
            #expect(readme.contains("`\(name)`"), "\(name)")
        }
        for (name, type) in Self.table.properties where type != .code && type != .flag {
            let value = try #require(PageTableReview.override(of: type), "\(name)")
            #expect(try Self.table.overrides([name: value], at: "p")[name] != nil, "\(name)")
        }
    }

    @Test("refuses overrides of other names and types, each with its path")
    func refuses() {
        let wrong: [String: JSONValue] = [
            "navTitel": "x", "navIsHidden": "yes", "navColor": "blue", "presentDirection": "up",
            "customViewBlock": true,
            "logoFrameBlock": ["tpo": 1], "entryAnimation": ["opacityy": 0], "privacyOne": ["name": "x"],
        ]
        let error = #expect(throws: ConfigurationError.self) {
            try Self.table.overrides(wrong, at: "pageOverrides.aliyunPNVS")
        }
        let paths = Set(
            (error?.problems ?? []).map { $0.path.split(separator: ".").dropFirst(2).first.map(String.init) })
        #expect(paths == Set(wrong.keys.map { Optional($0) }))
        #expect(error?.problems.first { $0.path.hasSuffix("navTitel") }?.message.contains("navTitle") == true)
    }
}
