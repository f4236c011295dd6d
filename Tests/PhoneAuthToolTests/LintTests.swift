import Foundation
import PhoneAuthModel
import Testing

@testable import PhoneAuthTool

@MainActor @Suite("Linting a page")
struct LintTests {
    /// A change to the example style, and a finding that it must give.
    struct Case: Sendable, CustomTestStringConvertible {
        let path: String
        let value: JSONValue
        let field: String
        let rule: String
        var severity = "error"
        var vendors: [String?] = [nil]

        var testDescription: String { "\(path) = \(value.serialized(pretty: false))" }
    }

    nonisolated static let cases = [
        Case(path: "loginButton.hidden", value: true, field: "loginButton.hidden", rule: "requiredControlHidden"),
        Case(path: "slogan.hidden", value: true, field: "slogan.hidden", rule: "requiredControlHidden"),
        Case(
            path: "agreements.placement",
            value: [
                "top": 380, "left": 28, "right": 28, "height": 60,
                "landscape": ["bottom": 24, "left": 80, "right": 80, "height": 44],
            ],
            field: "agreements.placement", rule: "requiredControlCovered"),
        Case(
            path: "agreements.placement", value: ["top": 1000, "left": 28, "right": 28, "height": 60],
            field: "agreements.placement", rule: "requiredControlOffScreen"),
        Case(path: "agreements.fontSize", value: 9, field: "agreements.fontSize", rule: "agreementFontSmall"),
        Case(path: "number.fontSize", value: 15, field: "number.fontSize", rule: "numberFontSmall"),
        Case(
            path: "agreements.items.1.name", value: "用户协议", field: "agreements.items[1].name", rule: "duplicate"),
        Case(
            path: "agreements.checkbox.checked", value: true, field: "agreements.checkbox.checked",
            rule: "checkboxTicked"),
        Case(path: "otherLogins.items", value: [["kind": "wechat"]], field: "otherLogins.items", rule: "appleMissing"),
        Case(
            path: "loginButton.placement.width", value: "40%", field: "loginButton.placement.width",
            rule: "loginButtonNarrow", vendors: ["aliyunFusion", "aliyunPNVS"]),
        Case(
            path: "loginButton.placement.height", value: 30, field: "loginButton.placement.height",
            rule: "loginButtonLow", severity: "warning"),
        Case(
            path: "presentation.popup.cornerRadius", value: [8, 8, 8], field: "presentation.popup.cornerRadius",
            rule: "invalidValue"),
        Case(path: "lightColour", value: 1, field: "lightColour", rule: "unknownKey"),
        Case(path: "loginButton", value: 5, field: "loginButton", rule: "wrongType"),
    ]

    private func lint(style: JSONValue, _ more: String...) async throws -> ToolRun {
        try await Fixtures.with(file: style.serialized()) { await ToolRun(["lint", "--style", $0, "--json"] + more) }
    }

    private func lint(overrides: JSONValue, _ more: String...) async throws -> ToolRun {
        let configuration = try Fixtures.configuration("complete").setting("pageOverrides", to: overrides)
        return try await Fixtures.with(file: configuration.serialized()) {
            await ToolRun(["lint", "--config", $0, "--json"] + more)
        }
    }

    @Test("finds no error in the example, on any vendor's page", arguments: ["style", "config"])
    func example(option: String) async throws {
        let name = option == "style" ? "style" : "complete"
        let run = await ToolRun("lint", "--\(option)", Fixtures.path(of: name), "--json")
        #expect(run.status == 0, "\(run.output)\(run.error)")
        let severities = try #require(try run.json["findings"]).each("severity")
        #expect(!severities.contains("error"))
    }

    @Test("finds what a change breaks, and says whose rule it is", arguments: cases)
    func finds(expectation: Case) async throws {
        let style = try Fixtures.configuration("style").setting(expectation.path, to: expectation.value)
        let run = try await lint(style: style)
        let findings = try run.findings.filter { $0["field"]?.text == expectation.field }
        #expect(Set(findings.map { $0["rule"]?.text }) == [expectation.rule], "\(run.output)")
        #expect(Set(findings.map { $0["severity"]?.text }) == [expectation.severity])
        #expect(findings.map { $0["vendor"]?.text } == expectation.vendors)
        #expect(findings.allSatisfy { $0["vendor"] != nil && $0["message"]?.text?.isEmpty == false })
        #expect(run.status == (expectation.severity == "error" ? 1 : 0))
    }

    @Test("tells one field, rule and vendor once")
    func once() async throws {
        let style = try Fixtures.configuration("style")
            .setting("agreements.placement", to: ["top": 230, "left": 28, "right": 28, "height": 60])
        let findings = try await lint(style: style).findings
        let subjects = findings.map { finding in
            ["field", "rule", "vendor"].map { finding[$0]?.text ?? "" }.joined(separator: " ")
        }
        #expect(!subjects.isEmpty)
        #expect(Set(subjects).count == subjects.count, "\(subjects)")
    }

    @Test("tells problems of the file beside what the rest of it breaks")
    func problemsAndFindings() async throws {
        let style = try Fixtures.configuration("style")
            .setting("agreements.items.1.name", to: "用户协议").setting("loginButton.hidden", to: true)
        let run = try await lint(style: style)
        let fields = try run.findings.map { $0["field"]?.text }
        #expect(fields.contains("agreements.items[1].name"))
        #expect(fields.contains("loginButton.hidden"))
        #expect(run.status == 1)
    }

    @Test("looks at one vendor alone")
    func oneVendor() async throws {
        let style = try Fixtures.configuration("style").setting("loginButton.placement.width", to: "40%")
        let findings = try await lint(style: style, "--vendor", "aliyunPNVS").findings
        #expect(Set(findings.map { $0["vendor"]?.text }) == ["aliyunPNVS"])
        #expect(try await lint(style: style, "--vendor", "geetest").findings.isEmpty)
    }

    @Test("finds what overrides hide, shrink and tick")
    func overrides() async throws {
        let run = try await lint(overrides: [
            "aliyunPNVS": ["sloganIsHidden": true, "privacyFont": 9], "geetest": ["defaultCheckBoxState": true],
        ])
        let found = try run.findings.map { "\($0["field"]?.text ?? "") \($0["rule"]?.text ?? "")" }
        for finding in [
            "pageOverrides.aliyunPNVS.sloganIsHidden requiredControlHidden",
            "pageOverrides.aliyunPNVS.privacyFont agreementFontSmall",
            "pageOverrides.geetest.defaultCheckBoxState checkboxTicked",
        ] {
            #expect(found.contains(finding), "\(run.output)")
        }
        #expect(run.status == 1)
    }

    @Test(
        "finds a login button that overrides hide",
        arguments: [
            ("aliyunPNVS", "loginBtnFrameBlock", ["top": -900, "left": 0, "right": 0, "height": 48] as JSONValue),
            (
                "geetest", "authButtonRect",
                ["portrait": ["top": 2000], "landscape": ["top": 2000], "width": 300, "height": 44]
            ),
        ] as [(String, String, JSONValue)])
    func hiddenButton(vendor: String, property: String, value: JSONValue) async throws {
        let run = try await lint(overrides: .object([vendor: .object([property: value])]), "--vendor", vendor)
        let found = try run.findings.filter { $0["field"]?.text == "pageOverrides.\(vendor).\(property)" }
        #expect(found.contains { $0["rule"]?.text?.hasPrefix("requiredControl") == true }, "\(run.output)")
        #expect(found.allSatisfy { $0["vendor"]?.text == vendor })
        #expect(run.status == 1)
    }

    @Test("names an override that the vendor does not know")
    func unknownOverride() async throws {
        let findings = try await lint(overrides: ["aliyunPNVS": ["sloganIsHiden": true]]).findings
        #expect(findings.map { $0["field"] } == ["pageOverrides.aliyunPNVS.sloganIsHiden"])
        #expect(findings.map { $0["rule"] } == ["unknownKey"])
        #expect(findings.map { $0["vendor"] } == ["aliyunPNVS"])
    }

    @Test("names a problem of a configuration's page as a style file has it")
    func configurationField() async throws {
        let configuration = try Fixtures.configuration("complete").setting("page.agreements.fontSize", to: "big")
        let run = try await Fixtures.with(file: configuration.serialized()) {
            await ToolRun("lint", "--config", $0, "--json")
        }
        #expect(try run.findings.map { $0["field"] } == ["agreements.fontSize"])
        #expect(run.status == 1)
    }

    @Test("says in words what it found, and how much")
    func text() async throws {
        let style = try Fixtures.configuration("style").setting("loginButton.hidden", to: true)
        let run = try await Fixtures.with(file: style.serialized()) { await ToolRun("lint", "--style", $0) }
        let lines = run.output.split(separator: "\n")
        #expect(lines.first?.hasPrefix("error: loginButton.hidden: requiredControlHidden: ") == true, "\(run.output)")
        #expect(lines.last == "1 error, 0 warnings")
    }

    @Test("cannot use what is no page", arguments: ["", "{\"a\":", "[]", "7"])
    func noPage(text: String) async throws {
        for option in ["--style", "--config"] {
            let run = try await Fixtures.with(file: text) { await ToolRun("lint", option, $0, "--json") }
            #expect(run.status == 2)
            #expect(run.output.isEmpty)
            #expect(run.error.split(separator: "\n").count == 1)
        }
    }

    @Test(
        "cannot do with a wrong call",
        arguments: [
            [], ["--style", "/no/such/file"], ["--style", "/"], ["--style", "a", "--config", "b"],
            ["--style", Fixtures.path(of: "style"), "--vendor", "acme"],
        ])
    func wrongCall(arguments: [String]) async {
        let run = await ToolRun(["lint"] + arguments)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.error.split(separator: "\n").count == 1)
    }

    @Test("lists its rules in its help")
    func help() async {
        let run = await ToolRun("lint", "--help")
        #expect(run.output.contains("requiredControlHidden"))
        #expect(run.output.contains("appleMissing"))
    }

    @Test("lets validate check the overrides too")
    func validate() async throws {
        let configuration = try Fixtures.configuration("complete")
            .setting("pageOverrides", to: ["aliyunPNVS": ["sloganIsHiden": true, "privacyFont": "small"]])
        let run = try await Fixtures.with(file: configuration.serialized()) { await ToolRun("validate", $0, "--json") }
        #expect(
            try run.json["problems"]?.each("path") == [
                "pageOverrides.aliyunPNVS.privacyFont", "pageOverrides.aliyunPNVS.sloganIsHiden",
            ])
        #expect(run.status == 1)
    }
}

extension ToolRun {
    /// What `lint --json` found.
    var findings: [JSONValue] {
        get throws {
            guard case .array(let findings)? = try json["findings"] else { return [] }
            return findings
        }
    }
}

extension Fixtures {
    /// The path of a file of `Configurations`.
    nonisolated static func path(of name: String) -> String {
        folder.appendingPathComponent("Configurations/\(name).json").path
    }

    /// The content of a file of `Configurations`.
    static func configuration(_ name: String) throws -> JSONValue {
        try JSONReader.read(Data(contentsOf: URL(fileURLWithPath: path(of: name)))).value
    }
}

extension JSONValue {
    /// The value with another value at a path of keys and list indexes, such as `agreements.items.0.url`.
    func setting(_ path: String, to value: JSONValue) -> JSONValue {
        let steps = path.split(separator: ".", maxSplits: 1).map(String.init)
        guard let step = steps.first else { return value }
        let rest = steps.count > 1 ? steps[1] : ""
        switch self {
        case .array(var elements):
            guard let index = Int(step), elements.indices.contains(index) else { return self }
            elements[index] = elements[index].setting(rest, to: value)
            return .array(elements)
        case .object(var members):
            members[step] = (members[step] ?? [:]).setting(rest, to: value)
            return .object(members)
        default:
            return JSONValue.object([:]).setting(path, to: value)
        }
    }
}
