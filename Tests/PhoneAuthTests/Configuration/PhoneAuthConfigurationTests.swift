import Foundation
import PhoneAuthModel
import Testing

@testable import PhoneAuth

@Suite("A configuration")
struct PhoneAuthConfigurationTests {
    @Test("reads the sample of the documentation without a problem")
    func sample() throws {
        let configuration = try PhoneAuthConfiguration(
            data: ConfigurationSamples.complete(), linkedVendors: Vendor.known)
        #expect(configuration.warnings.isEmpty)
        #expect(configuration.providers.vendors == Vendor.known)
        #expect(configuration.providers.geetest?.onePass?.appID.reveal() == "demo-onepass-app-id")
        #expect(configuration.routing.byCarrier == [.chinaTelecom: [.geetest, .aliyunPNVS]])
        #expect(configuration.sceneProvider == .aliyunFusion)
        #expect(configuration.page.agreements.items.map(\.name) == ["用户协议", "隐私政策"])
        #expect(configuration.pageOverrides == [.geetest: ["switchButtonText": "切换账号"]])
    }

    @Test("takes the standard values for everything that a file leaves out")
    func defaults() throws {
        let configuration = try PhoneAuthConfiguration(data: ConfigurationSamples.small.data)
        var expected = PhoneAuthConfiguration(
            providers: .init(
                geetest: .init(oneLogin: .init(appID: Secret("hidden-geetest"))),
                shanyan: .init(appID: Secret("hidden-shanyan")),
                aliyunPNVS: .init(secret: Secret("hidden-pnvs")),
                aliyunFusion: .init(schemeCode: "FA000000000001")),
            order: [.aliyunPNVS, .geetest])
        #expect(configuration == expected)
        #expect(expected.problems().isEmpty)
        expected.consent.isRequired = false
        #expect(configuration != expected)
    }

    @Test("has the standard values of the documentation")
    func documentedDefaults() throws {
        let configuration = try PhoneAuthConfiguration(data: ConfigurationSamples.small.data)
        let json = configuration.fieldJSON
        #expect(
            json["deadlines"] == [
                "initialize": 6, "availability": 6, "prefetch": nil, "present": nil, "token": nil, "verify": nil,
                "wholeLogin": 30, "exchange": 15,
            ])
        #expect(json["prefetch"] == ["when": ["prepare", "loginPage", "logout"], "standby": false])
        #expect(json["consent"] == ["required": true])
        #expect(json["pageDismissal"] == "afterExchange")
        #expect(json["pageIdleTimeout"] == .some(.null))
        #expect(json["diagnostics"] == ["vendorLogs": false, "vendorUploads": false])
        #expect(json["routing"]?["failover"] == ["maximumAttempts": 3, "failureThreshold": 3, "coolDown": 60])
        #expect(json["routing"]?["split"] == [:])
        #expect(json["providers"]?["geetest"]?["timeouts"] == ["prefetch": 8, "token": 8, "verify": 10])
        #expect(json["providers"]?["shanyan"]?["timeouts"] == ["prefetch": 4])
        #expect(json["providers"]?["aliyunPNVS"]?["timeouts"] == ["prefetch": 5, "token": 5, "verify": 5])
        #expect(json["providers"]?["aliyunFusion"]?["usesBundledUmeng"] == true)
    }

    @Test("lets the portable player play scenes where there is no fusion")
    func sceneProvider() throws {
        var configuration = try PhoneAuthConfiguration(data: ConfigurationSamples.small.data)
        #expect(configuration.sceneProvider == .aliyunFusion)
        configuration.providers.aliyunFusion = nil
        #expect(configuration.sceneProvider == .portable)
    }

    @Test("shows no app id and no secret, however it is printed")
    func secrets() throws {
        let configuration = try PhoneAuthConfiguration(data: ConfigurationSamples.small.data)
        var dumped = ""
        dump(configuration, to: &dumped)
        let texts = [
            "\(configuration)", String(reflecting: configuration), dumped, configuration.fieldJSON.serialized(),
        ]
        for text in texts {
            #expect(text.contains("<redacted>"))
            #expect(!text.contains("hidden-"))
        }
    }

    @Test("shows no app id and no secret in its problems")
    func secretsInProblems() {
        let broken = ConfigurationSamples.small.setting("providers.aliyunPNVS.secret", to: "hidden-secret\n")
            .setting("providers.shanyan.appID", to: ["hidden-list"])
            .setting("providers.geetest.oneLogin.appId", to: "hidden-id")
        let problems = PhoneAuthConfiguration.problems(in: broken.data)
        #expect(problems.count == 3)
        #expect(!problems.description.contains("hidden-"))
    }

    @Test("asks the purpose's order first, then the known carrier's, then the common one")
    func orders() throws {
        var configuration = try PhoneAuthConfiguration(data: ConfigurationSamples.small.data)
        configuration.routing.byCarrier = [.chinaTelecom: [.geetest]]
        configuration.routing.byPurpose = [.verification: [.shanyan]]
        #expect(configuration.order(for: .login, carrier: .chinaTelecom) == [.geetest])
        #expect(configuration.order(for: .login, carrier: .chinaMobile) == [.aliyunPNVS, .geetest])
        #expect(configuration.order(for: .login) == [.aliyunPNVS, .geetest])
        #expect(configuration.order(for: .verification, carrier: .chinaTelecom) == [.shanyan])
        #expect(configuration.order(for: .scene, carrier: .unknown) == [.aliyunPNVS, .geetest])
    }

    @Test("knows a vendor that the app brings itself")
    func ownVendor() throws {
        let own = Vendor(rawValue: "own")
        let data = ConfigurationSamples.small.setting("providers.own", to: ["key": "value"])
            .setting("routing.order", to: ["own", "geetest"]).data
        #expect(PhoneAuthConfiguration.problems(in: data).count == 2)
        let configuration = try PhoneAuthConfiguration(data: data, linkedVendors: Vendor.known + [own])
        #expect(configuration.providers.others == [own: ["key": "value"]])
        #expect(configuration.routing.order == [own, .geetest])
    }

    @Test("is checked when code has set it up")
    func codeMade() {
        var configuration = PhoneAuthConfiguration(
            providers: .init(shanyan: .init(appID: Secret(""))), order: [.shanyan, .geetest])
        configuration.deadlines.exchange = .nan
        configuration.deadlines.token = .infinity
        configuration.page.agreements.items = [.init(name: "Terms", url: "example.com")]
        #expect(
            configuration.problems(linkedVendors: [.geetest]).map(\.short) == [
                "deadlines.exchange outOfRange", "deadlines.token outOfRange",
                "page.agreements.items[0].url invalidURL", "providers.geetest missingKey",
                "providers.shanyan.appID emptyValue", "routing.order conflict", "routing.order[0] vendorNotLinked",
            ])
    }

    @Test("says which changes need a restart")
    func restart() throws {
        let running = try PhoneAuthConfiguration(data: ConfigurationSamples.small.data)
        var next = running
        #expect(next.problems(replacing: running).isEmpty)
        next.providers.shanyan = nil
        next.routing.order = [.geetest]
        #expect(next.problems(replacing: running).isEmpty)
        next.providers.aliyunPNVS?.secret = Secret("other")
        next.providers.geetest?.timeouts.token = 5
        #expect(
            next.problems(replacing: running).map(\.short) == [
                "providers.aliyunPNVS.secret needsRestart", "providers.geetest.timeouts needsRestart",
            ])
    }
}
