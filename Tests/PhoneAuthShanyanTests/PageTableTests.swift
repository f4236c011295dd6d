import Foundation
import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import Testing

@testable import PhoneAuthShanyan

@Suite("How a style becomes Shanyan's page")
struct PageTableTests {
    private static let table = PageTable.shanyan

    /// The properties of the SDK's class, and their types, as `API.tsv` has them.
    private static func documented(_ owner: String) throws -> [String: String] {
        let text = try String(contentsOf: folder.appending(path: "API.tsv"), encoding: .utf8)
        var properties: [String: String] = [:]
        for line in text.split(separator: "\n") {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard columns.count > 2, columns[0] == owner, columns[1] == "var" else { continue }
            let parts = columns[2].replacing("weak ", with: "").dropFirst("var ".count).split(
                separator: ": ", maxSplits: 1)
            properties[String(parts[0])] = String(parts[1])
        }
        return properties
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Vendors/Shanyan")

    private static func fits(_ type: PagePropertyType, _ swift: String) -> Bool {
        switch (type, swift) {
        case (.flag, "NSNumber"), (.number, "NSNumber"), (.choice, "NSNumber"), (.size, "NSValue"),
            (.orientations, "NSNumber"), (.insets, "NSValue"), (.color, "UIColor"), (.font, "UIFont"),
            (.image, "UIImage"), (.text, "String"),
            (.label, "NSAttributedString"), (.label, "[AnyHashable: Any]"), (.colors, "[Any]"), (.texts, "[Any]"),
            (.agreement, "[Any]"), (.members, "YjdlShOrientationLayOut"), (.code, _):
            true
        default: false
        }
    }

    @Test("knows every property of the SDK's class, with a type that fits")
    func properties() throws {
        let documented = try Self.documented("YjdlShUIConfigure")
        #expect(documented.count > 100)
        #expect(Set(documented.keys) == Set(Self.table.properties.keys))
        for (name, type) in Self.table.properties {
            #expect(Self.fits(type, documented[name] ?? ""), "\(name): \(documented[name] ?? "")")
        }
    }

    @Test("knows every constant of the layout objects; a point is two")
    func constants() throws {
        let documented = try Self.documented("YjdlShOrientationLayOut")
        let names = documented.flatMap { $0.value == "NSValue" ? ["\($0.key).x", "\($0.key).y"] : [$0.key] }
        #expect(names.count > 50)
        #expect(Set(names) == Set(ShanyanLayout.names))
        #expect(ShanyanLayout.names.count == names.count)
    }

    @Test("sets only properties and constants that there are, to what their types allow")
    func values() throws {
        for mode in AuthPageStyle.Mode.allCases {
            for (name, value) in Self.table.translate(StyleFields.complete(mode)).page.properties {
                let type = try #require(Self.table.properties[name])
                switch (type, value) {
                case (.flag, .flag), (.number, .number), (.size, .size), (.insets, .insets), (.color, .color),
                    (.font, .font), (.image, .image), (.text, .text), (.label, .label), (.colors, .colors),
                    (.agreement, .agreements), (.code, .block), (.orientations, .number):
                    break
                case (.choice(let cases), .number(let number)):
                    #expect(cases.values.contains(Int(number)), "\(name)")
                case (.members(let names), .members(let members)):
                    #expect(Set(members.keys).isSubset(of: names))
                default: Issue.record("\(name) is \(value)")
                }
            }
        }
    }

    @Test("says of every field of a style what becomes of it", arguments: AuthPageStyle.Mode.allCases)
    func fields(mode: AuthPageStyle.Mode) {
        let style = StyleFields.complete(mode)
        let report = Self.table.translate(style, reporting: style.fieldPaths).report
        let notes = report.approximated + report.unsupported
        #expect(!notes.contains { $0.reason.isEmpty })
        // The table's own last word for a field that nobody has thought of.
        #expect(!notes.contains { $0.reason.hasSuffix("has nothing for it") })
        let all = report.applied + notes.map(\.field) + report.inactive
        #expect(Set(all) == Set(style.fieldPaths))
        #expect(all.count == style.fieldPaths.count)
    }

    struct Change: Sendable, CustomTestStringConvertible {
        let mode: AuthPageStyle.Mode
        let path: String
        var testDescription: String { "\(path), \(mode)" }

        static let all = [AuthPageStyle.Mode.fullScreen, .popup].flatMap { mode in
            StyleFields.complete(mode).fieldPaths.map { Change(mode: mode, path: $0) }
        }
    }

    @Test("moves what belongs to a field and nothing else when the field changes", arguments: Change.all)
    func change(_ change: Change) throws {
        let style = StyleFields.complete(change.mode)
        guard let changed = StyleFields.changed(style, at: change.path) else { return }
        let moved = Self.moved(style, changed)
        let targets = Set(Self.table.rules.filter { Self.covers($0.fields, change.path) }.map(\.property))
        #expect(moved.isSubset(of: targets))
        let (before, after) = (
            Self.table.translate(style, reporting: [change.path]).report,
            Self.table.translate(changed, reporting: [change.path]).report
        )
        // A style's texts say nothing of its language once all are given.
        guard change.path != "language" else { return }
        if before.applied.contains(change.path), after.applied.contains(change.path) { #expect(!moved.isEmpty) }
        if before.inactive.contains(change.path), after.inactive.contains(change.path) { #expect(moved.isEmpty) }
    }

    @Test("has no rule that nothing moves")
    func liveRules() {
        var moved: Set<String> = []
        for mode in [AuthPageStyle.Mode.fullScreen, .popup] {
            let style = StyleFields.complete(mode)
            for path in style.fieldPaths {
                guard let changed = StyleFields.changed(style, at: path) else { continue }
                moved.formUnion(Self.moved(style, changed))
            }
        }
        var bare = AuthPageStyle()
        bare.switchButton.isHidden = true
        var still = bare
        still.presentation.duration = 0
        still.navigationBar.rightItem = .init(id: "help", title: "Help")
        still.switchButton.isHidden = false
        still.orientations = [.portrait, .landscapeLeft]
        still.agreements.carrierQuotes = ""
        still.number.placement = .init(.init(top: 150, left: 20))
        still.slogan.placement = .init(.init(top: 190, right: 20))
        moved.formUnion(Self.moved(bare, still))
        // One says a constant, the other one nothing at all.
        let silent: Set = ["yjdlShSupplierSloganHidden", "customPrivacyAlertView"]
        #expect(Set(Self.table.rules.map(\.property)).subtracting(moved) == silent)
    }

    private static func moved(_ style: AuthPageStyle, _ changed: AuthPageStyle) -> Set<String> {
        let before = table.translate(style, reporting: []).page
        let after = table.translate(changed, reporting: []).page
        return Set(before.properties.keys).union(after.properties.keys).filter { before[$0] != after[$0] }
    }

    private static func covers(_ fields: [String], _ path: String) -> Bool {
        fields.contains { path == $0 || path.hasPrefix($0 + ".") || path.hasPrefix($0 + "[") }
    }

    @Test("speaks the style's language where no text is given", arguments: AuthPageStyle.Language.allCases)
    func language(_ language: AuthPageStyle.Language) {
        var style = AuthPageStyle()
        style.language = language
        let page = Self.table.translate(style).page
        #expect(page["yjdlShLoginBtnText"] == .text(language.standardTexts.loginButton))
        #expect(page["yjdlShAppPrivacyNormalDesTextFirst"] == .text(language.standardTexts.prefix))
        #expect(page["yjdlShAppPrivacyNormalDesTextLast"] == .text(language.standardTexts.suffix))
        #expect(page["yjdlShCheckBoxTipMsg"] == .text(language.standardTexts.uncheckedHint))
    }

    // MARK: Overrides

    @Test("takes overrides by name, and says what is set otherwise for them")
    func overrides() throws {
        let overrides = try Self.table.overrides(
            [
                "yjdlShLoginBtnBorderWidth": 2, "yjdlShLoginBtnText": "Go", "yjdlShNavigationBarStyle": "black",
                "yjdlShOrientationLayOutPortrait": [
                    "yjdlShLayoutLogoTop": 9, "yjdlShAuthWindowOrientationCenter.x": 5,
                ],
            ], at: "pageOverrides.shanyan")
        let translation = Self.table.translate(
            AuthPageStyle(), overrides: overrides, reporting: ["loginButton.title.text", "loginButton.title.color"])
        #expect(translation.page["yjdlShLoginBtnBorderWidth"] == .number(2))
        #expect(translation.page["yjdlShNavigationBarStyle"] == .number(1))
        #expect(translation.page["yjdlShLoginBtnText"] == .text("Go"))
        // A layout is replaced as a whole.
        #expect(
            translation.page["yjdlShOrientationLayOutPortrait"]
                == .members(["yjdlShLayoutLogoTop": 9, "yjdlShAuthWindowOrientationCenter.x": 5]))
        #expect(translation.report.applied == ["loginButton.title.color"])
        #expect(translation.report.approximated.map(\.field) == ["loginButton.title.text"])
    }

    @Test(
        "refuses overrides that the SDK's class does not have, of another type, or that only code can set",
        arguments: [
            ("yjdlShLogoHidden", true, "unknownKey"), ("yjdlShLogoHiden", "yes", "wrongType"),
            ("manualDismiss", false, "wrongType"), ("customAreaView", "block", "wrongType"),
            ("yjdlShAuthWindowModalTransitionStyle", "partialCurl", "invalidValue"),
            ("yjdlShOrientationLayOutLandscape", ["yjdlShLayoutLogoMiddle": 1], "unknownKey"),
        ] as [(String, JSONValue, String)])
    func badOverrides(name: String, value: JSONValue, code: String) throws {
        let error = #expect(throws: ConfigurationError.self) {
            try Self.table.overrides([name: value], at: "pageOverrides.shanyan")
        }
        let problem = try #require(error?.problems.first)
        #expect(error?.problems.count == 1)
        #expect(problem.code.rawValue == code)
        #expect(problem.path.hasPrefix("pageOverrides.shanyan.\(name)"))
    }

    @Test("leaves no property out of reach in silence: set from a style, overridden, or in the README")
    func reach() throws {
        let readme = try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
        let set = Set(Self.table.rules.filter { !$0.fields.isEmpty }.map(\.property))
        for (name, type) in Self.table.properties where !set.contains(name) || type == .code {
            #expect(readme.contains("`\(name)`"), "\(name)")
        }
    }
}
