import OneLoginSDKStandIn
import PhoneAuth
import PhoneAuthGeetest
import PhoneAuthModel
import PhoneAuthTesting
import Testing

@Suite("Geetest's page table")
struct PageTableTests {
    private let table = PageTable.geetest

    private func base(_ property: String) -> String { String(property.prefix { $0 != "." }) }

    // MARK: Properties

    @Test("names every property of the SDK's model, and no other")
    func names() throws {
        #expect(Set(table.properties.keys.map(base)) == Set(try Repository.modelProperties().keys))
    }

    @Test("gives every property a type that its Swift type can hold")
    func types() throws {
        let swiftTypes = try Repository.modelProperties()
        for (name, type) in table.properties where !name.contains(".") && type != .code {
            let swift = try #require(swiftTypes[name]).replacing("?", with: "")
            let fits =
                switch type {
                case .flag: swift == "Bool"
                case .number: ["Double", "CGFloat", "NSNumber"].contains(swift)
                case .orientations: swift == "UIInterfaceOrientationMask"
                case .choice:
                    swift == "NSNumber" || swift.hasPrefix("OL") || swift.hasPrefix("UI") || swift.hasPrefix("NS")
                case .integers, .texts, .images, .agreements: swift == "[Any]"
                case .text: swift == "String"
                case .label: swift == "NSAttributedString" || name == "privacyTermsAttributes"
                case .color: swift == "UIColor"
                case .font: swift == "UIFont"
                case .image: swift == "UIImage"
                case .offsets: swift == "OLRect"
                default: false
                }
            #expect(fits, "\(name): \(swift) is no \(type)")
        }
    }

    @Test("leaves no property out of reach: a rule, an override, or the README says how")
    func reach() throws {
        let readme = try Repository.text("Vendors/Geetest/README.md")
        let ruled = Set(table.rules.map { base($0.property) })
        for (name, type) in table.properties where type == .code && !ruled.contains(base(name)) {
            #expect(readme.contains("`\(name)`"), "\(name)")
        }
        for rule in table.rules { #expect(table.properties[rule.property] != nil, "\(rule.property)") }
    }

    @Test("makes of a style values of the properties' types", arguments: AuthPageStyle.Mode.allCases)
    func values(_ mode: AuthPageStyle.Mode) throws {
        for (name, value) in table.translate(StyleFields.complete(mode)).page.properties {
            let fits =
                switch (try #require(table.properties[name]), value) {
                case (.flag, .flag), (.number, .number), (.choice, .number), (.text, .text),
                    (.texts, .texts), (.label, .label), (.color, .color), (.font, .font), (.image, .image),
                    (.images, .images), (.images, .colors), (.agreements, .agreements), (.offsets, .offsets),
                    (.integer, .number), (.orientations, .number), (.integers, .numbers), (.code, .block):
                    true
                default: false
                }
            #expect(fits, "\(name)")
        }
    }

    // MARK: Fields

    @Test(
        "has every field in its report once, with a reason where it is not as asked",
        arguments: AuthPageStyle.Mode.allCases)
    func report(_ mode: AuthPageStyle.Mode) {
        let style = StyleFields.complete(mode)
        let report = table.translate(style, reporting: style.fieldPaths).report
        let notes = report.approximated + report.unsupported
        #expect((report.applied + notes.map(\.field) + report.inactive).sorted() == style.fieldPaths.sorted())
        #expect(notes.allSatisfy { !$0.reason.isEmpty && !$0.reason.contains("has nothing for it") })
    }

    /// Fields that decide how every placement counts.
    private static let surroundings = [
        "presentation.mode", "presentation.popup.placement", "orientations", "navigationBar.hidden",
    ]

    @Test(
        "moves what a field's rules set, and nothing else",
        arguments: AuthPageStyle.Mode.allCases, StyleFields.complete().fieldPaths)
    func moves(_ mode: AuthPageStyle.Mode, _ path: String) throws {
        let style = StyleFields.complete(mode)
        let changed = try #require(StyleFields.changed(style, at: path))
        let before = table.translate(style).page.properties
        let after = table.translate(changed).page.properties
        let moved = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
        let targets = Set(table.rules.filter { $0.fields.contains { path.isCovered(by: $0) } }.map(\.property))
        guard !Self.surroundings.contains(where: { path.isCovered(by: $0) }) else {
            return #expect(
                moved.allSatisfy { targets.contains($0) || $0.hasSuffix("Rect") || mode != changed.presentation.mode })
        }
        if path == "consentDialog.enabled" {
            return #expect(
                moved.contains("willAuthDialogDisplay") && moved.allSatisfy { $0.lowercased().contains("authdialog") })
        }
        #expect(moved.isSubset(of: targets))
        // What the vendor takes only as one of several may be idle: then the report does not call it applied.
        let isApplied = [style, changed].allSatisfy {
            table.translate($0, reporting: [path]).report.applied.contains(path)
        }
        if isApplied, !targets.isEmpty { #expect(!moved.isEmpty) }
    }

    @Test("says a standard text in the page's language where the style has none")
    func languages() {
        var style = AuthPageStyle()
        style.consentDialog.isEnabled = true
        style.language = .english
        let page = table.translate(style).page
        #expect(page["switchButtonText"] == .text("Other ways to sign in"))
        #expect(page["notCheckProtocolHint"] == .text("Please accept the agreements first"))
        #expect(page["authDialogAgreeBtnText"] == .text("Agree and continue"))
        #expect(
            page["auxiliaryPrivacyWords"]
                == .texts(["I have read and agree to ", " and ", ", ", " and sign in with this number"]))
    }

    @Test(
        "takes agreements wider than 50 points beside their box",
        arguments: [(18.0, 70.0, false), (18, 71, true), (12, 65, true), (30, 82, false), (30, 83, true)])
    func termsWidth(_ box: Double, _ width: Double, _ isTaken: Bool) {
        var style = AuthPageStyle()
        style.agreements.checkbox.size = box
        style.agreements.placement.anchors = .init(bottom: 40, left: 28, width: .points(width), height: 60)
        let unsupported = table.translate(style).report.unsupported.map(\.field)
        #expect(unsupported.contains("agreements.placement.width") != isTaken)
    }

    @Test("tells what it cannot do, by the words of the fields")
    func limits() {
        var style = AuthPageStyle()
        style.loginButton.isHidden = true
        style.agreements.separators = ["a", "b", "c"]
        style.agreements.items = [.init(name: "Terms", url: "https://example.com/terms", color: .black)]
        style.agreements.placement.anchors.height = 20
        style.consentDialog.isEnabled = true
        style.consentDialog.logsInOnAgree = false
        let report = table.translate(style).report
        let unsupported = Set(report.unsupported.map(\.field))
        #expect(
            unsupported.isSuperset(of: [
                "loginButton.hidden", "agreements.separators[2]", "agreements.items[0].color",
                "agreements.placement.height", "consentDialog.autoLogin",
            ]))
        #expect(report.applied.contains("agreements.separators[0]"))
    }

    // MARK: Overrides

    @Test(
        "refuses an override of no such name, of another type, or of what only code can make",
        arguments: [
            (["switchButonText": "a"], "unknownKey"), (["naviHidden": "yes"], "wrongType"),
            (["shakeStyle": "diagonal"], "invalidValue"), (["languageType": 7], "invalidValue"),
            (["customUIHandler": "draw"], "wrongType"), (["logoRect": ["top": 3]], "unknownKey"),
        ] as [([String: JSONValue], String)])
    func badOverrides(_ overrides: [String: JSONValue], _ code: String) {
        let error = #expect(throws: ConfigurationError.self) {
            try table.overrides(overrides, at: "pageOverrides.geetest")
        }
        #expect(error?.problems.map(\.code.rawValue) == [code])
        #expect(error?.problems.allSatisfy { $0.path.hasPrefix("pageOverrides.geetest.") } == true)
    }

    @Test("lets an override win, and says which field it took the word of")
    func override() throws {
        let overrides = try table.overrides(["switchButtonText": "切换账号"], at: "pageOverrides.geetest")
        var style = AuthPageStyle()
        style.switchButton.title.text = "Other"
        let translation = table.translate(style, overrides: overrides)
        #expect(translation.page["switchButtonText"] == .text("切换账号"))
        #expect(translation.report.approximated.map(\.field) == ["switchButton.title.text"])
    }
}

extension String {
    fileprivate func isCovered(by path: String) -> Bool {
        guard hasPrefix(path) else { return false }
        return count == path.count || [".", "["].contains(dropFirst(path.count).first)
    }
}
