import Foundation
import PhoneAuth
import PhoneAuthModel
import Testing

@Suite("Problems of a configuration")
struct ConfigurationProblemTests {
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let edits: [(path: String, value: JSONValue?)]
        let expected: [String]

        init(_ name: String, _ edits: [(path: String, value: JSONValue?)], _ expected: [String]) {
            testDescription = name
            self.edits = edits
            self.expected = expected
        }

        init(_ name: String, _ path: String, _ value: JSONValue?, _ expected: String...) {
            self.init(name, [(path, value)], expected)
        }

        var data: Data {
            edits.reduce(ConfigurationSamples.small) { $0.setting($1.path, to: $1.value) }.data
        }
    }

    static let keys: [Case] = [
        Case("nothing", [], []),
        Case("no version", "schemaVersion", nil, "schemaVersion missingKey"),
        Case("version 2", "schemaVersion", 2, "schemaVersion invalidValue"),
        Case("version as text", "schemaVersion", "1", "schemaVersion wrongType"),
        Case("version 1.0", "schemaVersion", 1.0),
        Case("no providers", "providers", nil, "providers missingKey"),
        Case("no routing", "routing", nil, "routing missingKey"),
        Case("no order", "routing.order", nil, "routing.order missingKey"),
        Case("providers as list", "providers", [], "providers wrongType"),
        Case(
            "no app id", "providers.geetest.oneLogin.appID", nil, "providers.geetest.oneLogin.appID missingKey"),
        Case("null app id", "providers.shanyan.appID", nil as JSONValue?, "providers.shanyan.appID missingKey"),
        Case("app id null", "providers.shanyan.appID", .some(.null), "providers.shanyan.appID wrongType"),
        Case("no product", "providers.geetest", [:], "providers.geetest.oneLogin missingKey"),
        Case(
            "OnePass alone, named for login", "providers.geetest", ["onePass": ["appID": "x"]],
            "providers.geetest.oneLogin missingKey"),
        Case(
            "OneLogin alone, named for verification", "routing.byPurpose.verification", ["geetest"],
            "providers.geetest.onePass missingKey"),
        Case("number as app id", "providers.shanyan.appID", 12, "providers.shanyan.appID wrongType"),
        Case("text as number", "deadlines.wholeLogin", "30", "deadlines.wholeLogin wrongType"),
        Case("1 as boolean", "consent.required", 1, "consent.required wrongType"),
        Case("true as number", "deadlines.exchange", true, "deadlines.exchange wrongType"),
        Case(
            "2.5 attempts", "routing.failover.maximumAttempts", 2.5, "routing.failover.maximumAttempts wrongType"),
        Case("null where it may not be", "deadlines.wholeLogin", .some(.null), "deadlines.wholeLogin wrongType"),
        Case("null where it may be", "deadlines.initialize", .some(.null)),
        Case("unknown key", "routing.oder", [], "routing.oder unknownKey"),
        Case("unknown key at the top", "Page", [:], "Page unknownKey"),
        Case(
            "time-outs of a vendor without", "providers.aliyunFusion.timeouts", ["token": 5],
            "providers.aliyunFusion.timeouts unknownKey"),
        Case(
            "token time-out of Shanyan", "providers.shanyan.timeouts", ["token": 5],
            "providers.shanyan.timeouts.token unknownKey"),
        Case(
            "a carrier that is none", "routing.byCarrier.telecom", ["geetest"], "routing.byCarrier.telecom unknownKey"),
        Case(
            "a rule for the unknown carrier", "routing.byCarrier.unknown", ["geetest"],
            "routing.byCarrier.unknown unknownKey"),
    ]

    static let vendors: [Case] = [
        Case("unknown vendor in the order", "routing.order", ["aliyun", "geetest"], "routing.order[0] unknownVendor"),
        Case("unknown provider", "providers.jverify", ["appID": "x"], "providers.jverify unknownVendor"),
        Case("unknown vendor in the split", "routing.split", ["ali": 1], "routing.split.ali unknownVendor"),
        Case("unknown vendor in the overrides", "pageOverrides.ali", ["x": 1], "pageOverrides.ali unknownVendor"),
        Case("no entry for a vendor", "providers.geetest", nil, "providers.geetest missingKey"),
        Case(
            "no entry for a vendor of a carrier",
            [("providers.shanyan", nil), ("routing.byCarrier.chinaMobile", ["shanyan"])],
            ["providers.shanyan missingKey"]),
        Case(
            "no entry for the player of scenes",
            [("providers.aliyunFusion", nil), ("scenes.provider", "aliyunFusion")],
            ["providers.aliyunFusion missingKey"]),
        Case(
            "a vendor twice", "routing.order", ["geetest", "aliyunPNVS", "geetest"], "routing.order[2] duplicate"),
        Case(
            "a number among vendors", "routing.order", [5, "geetest", "geetest"], "routing.order[0] wrongType",
            "routing.order[2] duplicate"),
        Case("an empty order", "routing.order", [], "routing.order emptyValue"),
        Case(
            "an empty order for a carrier", "routing.byCarrier.chinaUnicom", [],
            "routing.byCarrier.chinaUnicom emptyValue"),
        Case("Geetest beside Shanyan", "routing.order", ["geetest", "shanyan"], "routing.order conflict"),
        Case(
            "Geetest beside Shanyan for a carrier", "routing.byCarrier.chinaMobile", ["shanyan", "geetest"],
            "routing.byCarrier.chinaMobile conflict"),
        Case(
            "Geetest beside Shanyan for a purpose", "routing.byPurpose.login", ["shanyan", "geetest"],
            "routing.byPurpose.login conflict"),
        Case("a negative share", "routing.split", ["geetest": -1], "routing.split.geetest outOfRange"),
        Case("no share at all", "routing.split", ["geetest": 0, "aliyunPNVS": 0], "routing.split outOfRange"),
    ]

    static let values: [Case] = [
        Case("an empty secret", "providers.aliyunPNVS.secret", "", "providers.aliyunPNVS.secret emptyValue"),
        Case("a blank secret", "providers.aliyunPNVS.secret", " \n", "providers.aliyunPNVS.secret emptyValue"),
        Case(
            "a secret with a line break", "providers.aliyunPNVS.secret", "abc\n",
            "providers.aliyunPNVS.secret invalidValue"),
        Case("an app id with a blank", "providers.shanyan.appID", " abc", "providers.shanyan.appID invalidValue"),
        Case(
            "an app id with an invisible character", "providers.shanyan.appID", "ab\u{200B}c",
            "providers.shanyan.appID invalidValue"),
        Case(
            "an empty scheme", "providers.aliyunFusion.schemeCode", "", "providers.aliyunFusion.schemeCode emptyValue"),
        Case("no time", "deadlines.exchange", 0, "deadlines.exchange outOfRange"),
        Case("less than no time", "deadlines.token", -1, "deadlines.token outOfRange"),
        Case("milliseconds", "deadlines.wholeLogin", 30_000, "deadlines.wholeLogin outOfRange"),
        Case("ten minutes", "deadlines.wholeLogin", 600),
        Case("half a second", "deadlines.prefetch", 0.5),
        Case("no time for the page", "pageIdleTimeout", 0, "pageIdleTimeout outOfRange"),
        Case(
            "a time-out of none", "providers.geetest.timeouts", ["prefetch": 0, "verify": 601],
            "providers.geetest.timeouts.prefetch outOfRange", "providers.geetest.timeouts.verify outOfRange"),
        Case(
            "no attempts", "routing.failover", ["maximumAttempts": 0, "failureThreshold": 0, "coolDown": -1],
            "routing.failover.coolDown outOfRange", "routing.failover.failureThreshold outOfRange",
            "routing.failover.maximumAttempts outOfRange"),
        Case("another choice", "pageDismissal", "later", "pageDismissal invalidValue"),
        Case("a player that is none", "scenes.provider", "geetest", "scenes.provider invalidValue"),
        Case(
            "a moment twice, and one that is none", "prefetch.when", ["logout", "logout", "launch"],
            "prefetch.when[1] duplicate", "prefetch.when[2] invalidValue"),
        Case("a colour", "page.number.color", "#12345", "page.number.color invalidValue"),
        Case(
            "an agreement's address", "page.agreements.items", [["name": "Terms", "url": "ftp://example.com"]],
            "page.agreements.items[0].url invalidURL"),
    ]

    @Test("are found, each with its path", arguments: keys + vendors + values)
    func problems(_ example: Case) {
        let problems = PhoneAuthConfiguration.problems(in: example.data)
        #expect(problems.map(\.short) == example.expected)
        #expect(problems.allSatisfy { ($0.severity == .warning) == ($0.code == .conflict) && !$0.message.isEmpty })
    }

    @Test("are the same when only warnings let the file through, or errors do not", arguments: keys + vendors + values)
    func reading(_ example: Case) {
        let problems = PhoneAuthConfiguration.problems(in: example.data)
        do throws(ConfigurationError) {
            let configuration = try PhoneAuthConfiguration(data: example.data)
            #expect(configuration.warnings == problems)
            #expect(problems.allSatisfy { $0.severity == .warning })
        } catch {
            #expect(error.problems == problems)
            #expect(problems.contains { $0.severity == .error })
        }
    }

    @Test("do not stop at the first")
    func allAtOnce() {
        let broken = (Self.vendors + Self.values).flatMap(\.edits).filter { !$0.path.hasPrefix("routing") }
            .reduce(ConfigurationSamples.small) { $0.setting($1.path, to: $1.value) }
        #expect(PhoneAuthConfiguration.problems(in: broken.data).count >= 12)
    }

    @Test("include a key given twice")
    func repeatedKey() {
        let text = """
            {"schemaVersion": 1, "schemaVersion": 1, "routing": {"order": ["aliyunPNVS"]},
             "providers": {"aliyunPNVS": {"secret": "a", "secret": "b"}}}
            """
        let problems = PhoneAuthConfiguration.problems(in: Data(text.utf8))
        #expect(problems.map(\.short) == ["providers.aliyunPNVS.secret duplicate", "schemaVersion duplicate"])
    }

    @Test(
        "name line and column of a broken file",
        arguments: [("", "1:1"), ("{\n \"a\": ?}", "2:7"), ("\u{FEFF}nul", "1:1")])
    func brokenFile(text: String, place: String) {
        let problems = PhoneAuthConfiguration.problems(in: Data(text.utf8))
        #expect(problems.map(\.short) == ["\(place) malformedFile"])
    }

    @Test("include a file that is no object", arguments: ["[]", "5", "null", "\"text\""])
    func otherRoot(text: String) {
        #expect(PhoneAuthConfiguration.problems(in: Data(text.utf8)).map(\.short) == [" wrongType"])
    }

    @Test("say what was meant")
    func hints() throws {
        let unknown = PhoneAuthConfiguration.problems(
            in: ConfigurationSamples.small.setting("providers.shanyan.appId2", to: 1)
                .setting("routing.order", to: ["gettest"]).data)
        #expect(unknown.count == 2)
        #expect(unknown[0].message.contains("did you mean “appID”?"))
        #expect(unknown[1].message.contains("geetest, shanyan, aliyunPNVS, aliyunFusion"))
        #expect(unknown[1].message.contains("did you mean “geetest”?"))
    }

    @Test("include a vendor that the app lacks, with the files to add")
    func notLinked() throws {
        let problems = PhoneAuthConfiguration.problems(
            in: ConfigurationSamples.small.data, linkedVendors: [.geetest])
        #expect(problems.map(\.short) == ["routing.order[0] vendorNotLinked"])
        #expect(problems[0].message.contains("Vendors/AliyunPNVS/Binding"))
        #expect(
            PhoneAuthConfiguration.problems(in: ConfigurationSamples.small.data, linkedVendors: Vendor.known).isEmpty)
    }

    @Test("encode as the command line prints them")
    func encoding() throws {
        let problem = ConfigurationProblem(path: "routing.order", code: .conflict, message: "both")
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = String(decoding: try encoder.encode(problem), as: UTF8.self)
        #expect(text == #"{"code":"conflict","message":"both","path":"routing.order","severity":"warning"}"#)
        #expect(problem.description == "warning: routing.order: conflict: both")
    }
}
