import Foundation
import PhoneAuth
import PhoneAuthAliyunPNVS
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone
import Testing
import UIKitShim

@MainActor @Suite("Aliyun PNVS in the framework's words")
struct ProviderTests {
    private let sdk = ScriptedSDK()
    private let phone = SimulatedPhone()
    private let client: PhoneAuthClient
    private let scheduler: SimulatedScheduler

    init() throws {
        let configuration = PhoneAuthConfiguration(
            providers: .init(aliyunPNVS: .init(secret: Secret("secret"))), order: [.aliyunPNVS])
        scheduler = SimulatedScheduler(phone: phone)
        client = try PhoneAuthClient(
            configuration: configuration, vendors: [.aliyunPNVS(sdk)], scheduler: scheduler)
        client.grantConsent()
    }

    /// Logs in; when the page has been asked for, the script speaks, a word a moment.
    private func logIn(_ script: [@MainActor (ScriptedSDK) -> Void]) async -> (
        result: Result<LoginCredential, PhoneAuthError>, events: [AuthPageEvent]
    ) {
        for (index, word) in script.enumerated() {
            phone.schedule(after: 0.5 + Double(index) * 0.2) { [sdk] in word(sdk) }
        }
        var events: [AuthPageEvent] = []
        do throws(PhoneAuthError) {
            let credential = try await client.login(from: UIViewController(), events: EventSink { events.append($0) })
            return (.success(credential), events)
        } catch {
            return (.failure(error), events)
        }
    }

    @Test("sets logs and uploads off before anything else, then checks for the purpose, prefetches, opens")
    func order() async throws {
        _ = await logIn([{ $0.say("600001") }, { $0.say("600000", ["token": .text("t")]) }])
        #expect(
            sdk.calls == [
                "reporter logs:false uploads:false", "secret", "check login:true", "accelerateLogin", "login",
                "cancel and wait",
            ])
    }

    @Test("reads only a final code as a result; everything before it is an event")
    func eventsAreNotResults() async throws {
        let (result, events) = await logIn([
            { $0.say("600001") }, { $0.say("700003", ["isChecked": .text("1")]) }, { $0.say("700004") },
            { $0.say("700002", ["isChecked": .integer(1)]) }, { $0.say("600000", ["token": .text("tok-A1")]) },
        ])
        #expect(try result.get().token.reveal() == "tok-A1")
        #expect(
            events == [
                .pagePresented, .checkboxToggled(isChecked: true),
                .agreementTapped(index: -1, title: nil, url: nil), .loginTapped(isChecked: true), .pageDismissed,
            ])
    }

    @Test(
        "gives a token the life that its carrier gives it",
        arguments: [("中国移动", 120.0), ("中国电信", 600), ("中国联通", 1800), ("--", 120)])
    func tokenLife(carrier: String, seconds: Double) async throws {
        sdk.carrierName = carrier
        let (result, _) = await logIn([{ $0.say("600000", ["token": .text("t")]) }])
        #expect(try result.get().lifetime == seconds)
    }

    @Test("takes success without a token for a failure")
    func missingToken() async throws {
        let (result, _) = await logIn([{ $0.say("600001") }, { $0.say("600000", ["token": .text(" ")]) }])
        #expect(throws: PhoneAuthError.self) { try result.get() }
        #expect(result.failure?.code == .missingToken)
    }

    @Test("lets the carrier's code decide, wherever the SDK put it")
    func carrierCodeDecides() async throws {
        let places: [[String: VendorPayload.Value]] = [
            ["innerCode": .text("103111")], ["innerCode": .integer(103111)],
            ["carrierFailedResultData": .fields(["innerCode": .text("103111")])],
            ["carrierFailedResultData": .text(#"{"innerCode":"103111","innerMsg":"x"}"#)],
        ]
        for place in places {
            let (result, _) = await logIn([{ $0.say("600001") }, { $0.say("600011", place) }])
            #expect(result.failure?.code == .proxyOrVPN)
            #expect(result.failure?.vendorCode == "600011")
            #expect(result.failure?.carrierCode == "103111")
        }
    }

    @Test("keeps the user's decision against any carrier's code")
    func decisionIsNotOverruled() async throws {
        let (result, events) = await logIn([
            { $0.say("600001") }, { $0.say("700000", ["innerCode": .text("103111")]) },
        ])
        #expect(result.failure?.code == .userCancelled)
        #expect(events == [.pagePresented, .backTapped, .pageDismissed])
        // The page has closed itself; the SDK's data is cleared all the same, without waiting.
        #expect(sdk.calls.last == "cancel")
    }

    @Test("closes the page when the user asks for another login")
    func otherMethodCloses() async throws {
        let (result, events) = await logIn([{ $0.say("600001") }, { $0.say("700001") }])
        #expect(result.failure?.code == .userChoseOtherMethod)
        #expect(events == [.pagePresented, .otherMethodTapped, .pageDismissed])
        #expect(sdk.calls.last == "cancel and wait")
    }

    @Test("verifies without a page, and with the number in the envelope")
    func verifies() async throws {
        let credential = try await client.verificationCredential(for: PhoneNumber("13800000000"))
        #expect(credential.token.reveal() == "token-1")
        #expect(credential.envelope.phoneNumber?.reveal() == "13800000000")
        #expect(sdk.calls == ["reporter logs:false uploads:false", "secret", "check login:false", "verify"])
    }

    @Test("fails one call on an answer without a usable code, and not the next")
    func malformedOnce() async throws {
        sdk.answers["secret"] = ["resultCode": .bool(true)]
        await #expect(throws: PhoneAuthError.self) { try await client.initialize() }
        sdk.answers["secret"] = ["resultCode": .text("600000 ")]
        try await client.initialize()
        #expect(client.diagnostics.malformed == 1)
    }

    @Test("describes the page by the SDK's own property names")
    func page() async throws {
        var style = AuthPageStyle()
        style.navigationBar.title.text = "Log in"
        style.agreements.items = [.init(name: "Terms", url: "https://example.com/terms")]
        let task = Task { try await client.login(from: UIViewController(), style: style) }
        phone.schedule(after: 1) { [sdk] in sdk.say("700000") }
        _ = await task.result
        let page = try #require(sdk.page)
        #expect(page["navTitle"] == .label(style.navigationBar.title))
        #expect(page["privacyOne"] == .agreements(style.agreements.items))
        #expect(page["privacyTwo"] == nil)
        #expect(page["checkBoxIsChecked"] == .flag(false))
    }
}

extension Result where Failure == PhoneAuthError {
    var failure: PhoneAuthError? {
        if case .failure(let error) = self { error } else { nil }
    }
}
