import Foundation
import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone
import Testing
import UIKitShim

@testable import PhoneAuthShanyan

@MainActor @Suite("Shanyan in the framework's words")
struct ProviderTests: ScriptedSuite {
    let scripted: ScriptedClient

    init() throws {
        scripted = try ScriptedClient()
    }

    // MARK: Before the page

    @Test("sets logs, time-out and delegate before the app id, then prefetches, opens and closes")
    func order() async throws {
        _ = await logIn([{ $0.open() }, { $0.give(ScriptedSDK.token("t")) }])
        #expect(
            sdk.calls == [
                "logs:false uploads:false", "timeout 4.0", "observe", "initialize", "prefetch", "open",
                "close and wait",
            ])
    }

    @Test("learns carrier and masked number from the prefetch, which is good for an hour")
    func prefetch() async throws {
        sdk.operatorType = "UNKNOW"
        sdk.answers["prefetch"] = ScriptedSDK.success.merging([
            "code": .integer(1022), "data": .fields(["number": .text("13800000000"), "telecom": .text("CUCC")]),
        ]) { $1 }
        let prefetch = try await client.prefetch()
        #expect(prefetch.carrier == .chinaUnicom)
        #expect(prefetch.maskedNumber == "138****0000")
        #expect(prefetch.lifetime == 3600)
        let (result, _) = await logIn([{ $0.open() }, { $0.give(ScriptedSDK.token("t")) }])
        // From iOS 16.4 on the SDK's own question knows nothing; the prefetch did.
        #expect(try result.get().carrier == .chinaUnicom)
        #expect(try result.get().maskedNumber == "138****0000")
        #expect(sdk.calls.filter { $0 == "prefetch" }.count == 1)
    }

    @Test("has no prefetch for verification")
    func noPrefetchForVerification() async {
        await #expect(
            throws: PhoneAuthError(.unsupportedOperation, stage: .prefetch, vendor: .shanyan, product: .shanyan)
        ) {
            try await client.prefetch(for: .verification)
        }
    }

    @Test("takes the absence of an error for success, whatever the code", arguments: [1000, 1022, 7, 1023])
    func successIsNoError(code: Int64) async throws {
        sdk.answers["initialize"] = ["code": .integer(code), "error": .bool(false)]
        sdk.answers["prefetch"] = ["code": .integer(code), "error": .bool(false)]
        try await client.prefetch()
    }

    @Test("takes an error for a failure, whatever the code")
    func errorIsFailure() async throws {
        sdk.answers["prefetch"] = ScriptedSDK.failure(1022)
        let (result, _) = await logIn([])
        #expect(result.failure?.code == .unknown)
        #expect(result.failure?.vendorCode == "1022")
    }

    @Test("fails one call on an answer without a code, and not the next")
    func malformedOnce() async throws {
        sdk.answers["prefetch"] = ["error": .bool(false)]
        await #expect(throws: PhoneAuthError.self) { try await client.prefetch() }
        sdk.answers["prefetch"] = nil
        try await client.prefetch()
        #expect(client.diagnostics.malformed == 1)
    }

    @Test(
        "reads the server's own code inside a failed initialisation",
        arguments: [
            (1001, 19, PhoneAuthError.Code.bundleMismatch), (1001, 10029, .invalidCredentials),
            (1001, nil, .serviceUnavailable), (1032, nil, .accountDisabled),
        ] as [(Int64, Int64?, PhoneAuthError.Code)])
    func initializationFails(code: Int64, inner: Int64?, expected: PhoneAuthError.Code) async {
        sdk.answers["initialize"] = ScriptedSDK.failure(code, inner: inner)
        let (result, _) = await logIn([])
        #expect(result.failure?.code == expected)
        #expect(result.failure?.stage == .initialize)
        #expect(result.failure?.disposition == expected.usualDisposition)
        #expect(result.failure?.vendorCode == String(code))
        #expect(result.failure?.carrierCode == inner.map { String($0) })
    }

    @Test("keeps the server's codes out of the other stages: 19 is no carrier's bundle there")
    func serverCodesStayInInitialization() async {
        sdk.answers["prefetch"] = ScriptedSDK.failure(1023, inner: 19)
        let (result, _) = await logIn([])
        #expect(result.failure?.code == .prefetchFailed)
    }

    @Test("reads the same inner code by the carrier that gave it")
    func innerCodeByCarrier() async {
        for (carrier, expected) in [
            ("CUCC", PhoneAuthError.Code.proxyOrVPN), ("CMCC", .prefetchFailed), ("UNKNOW", .prefetchFailed),
        ] {
            sdk.operatorType = carrier
            sdk.answers["prefetch"] = ScriptedSDK.failure(1023, inner: 1101)
            let (result, _) = await logIn([])
            // What was learnt before stays known to the client, so the outcome is read from the answer alone.
            #expect(result.failure?.code == expected, "\(carrier)")
            #expect(result.failure?.carrierCode == "1101")
        }
    }

    @Test("clears the SDK's cache at logout, and initialises again before it prefetches again")
    func logOut() async throws {
        try await client.prefetch()
        let before = sdk.calls.count
        await client.logOut()
        #expect(
            Array(sdk.calls.dropFirst(before)) == [
                "clear", "logs:false uploads:false", "timeout 4.0", "observe", "initialize", "prefetch",
            ])
    }

    // MARK: The page

    @Test("turns the delegate's taps into events, and fills what it does not say from the style")
    func taps() async throws {
        var style = AuthPageStyle()
        style.agreements.items = [
            .init(name: "Terms", url: "https://example.com/terms"),
            .init(name: "Privacy", url: "https://example.com/privacy"),
        ]
        let (result, events) = await logIn(
            style: style,
            [
                { $0.open() }, { $0.tap(3, 0) }, { $0.tap(2, 1) }, { $0.tap(1, 0, "Carrier's_CMCC") },
                { $0.tap(1, 2, "Pri_vacy_CMCC") }, { $0.tap(9, 0) }, { $0.tap(3, 1) },
                { $0.give(ScriptedSDK.token("tok-A1")) },
            ])
        #expect(try result.get().token.reveal() == "tok-A1")
        #expect(
            events == [
                .pagePresented, .loginTapped(isChecked: false), .checkboxToggled(isChecked: true),
                .agreementTapped(index: -1, title: "Carrier's", url: nil),
                .agreementTapped(index: 1, title: "Pri_vacy", url: "https://example.com/privacy"),
                .vendorEvent(code: "9"), .loginTapped(isChecked: true), .pageDismissed,
            ])
    }

    @Test("takes success without a token for a failure", arguments: [nil, "", "  "] as [String?])
    func missingToken(token: String?) async {
        let answer = token.map { ScriptedSDK.token($0) } ?? ScriptedSDK.success
        let (result, _) = await logIn([{ $0.open() }, { $0.give(answer) }])
        #expect(result.failure?.code == .missingToken)
        #expect(result.failure?.vendorCode == "1000")
        #expect(sdk.calls.last == "close and wait")
    }

    @Test(
        "gives a token two minutes on China Mobile, three elsewhere",
        arguments: [("CMCC", 120.0), ("CTCC", 180), ("CUCC", 180), ("UNKNOW", 180)])
    func tokenLife(carrier: String, seconds: Double) async throws {
        sdk.operatorType = carrier
        let (result, _) = await logIn([{ $0.open() }, { $0.give(ScriptedSDK.token("t")) }])
        #expect(try result.get().lifetime == seconds)
    }

    @Test("draws the switch button that the SDK lacks, and ends the login at its tap")
    func switchButton() async throws {
        let area = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        var style = AuthPageStyle()
        style.switchButton.title.text = "Use a password"
        let (result, events) = await logIn(
            style: style,
            [
                { $0.views?.customArea(area) }, { $0.open() },
                { _ in (area.subviews.last as? UIButton)?.sendActions(for: .touchUpInside) },
            ])
        let button = try #require(area.subviews.last as? UIButton)
        #expect(button.attributedTitle(for: .normal)?.string == "Use a password")
        // Below status and navigation bar: the SDK's view begins at the screen's upper edge.
        #expect(button.frame == CGRect(x: 116.5, y: 59 + 44 + 304, width: 160, height: 24))
        #expect(result.failure?.code == .userChoseOtherMethod)
        #expect(events == [.pagePresented, .otherMethodTapped, .pageDismissed])
        #expect(sdk.calls.last == "close and wait")
    }

    @Test("draws nothing where the style hides the switch button")
    func noSwitchButton() async {
        let area = UIView(frame: .zero)
        var style = AuthPageStyle()
        style.switchButton.isHidden = true
        _ = await logIn(
            style: style, [{ $0.views?.customArea(area) }, { $0.open() }, { $0.give(ScriptedSDK.failure(1011)) }])
        #expect(!area.subviews.contains { $0 is UIButton })
    }

    @Test("follows the tick through taps and the app, and starts anew with each page")
    func tick() async throws {
        #expect(try await ticks { _ in } == false)
        #expect(try await ticks { $0.sdk.tap(2, 1) } == true)
        #expect(try await ticks { try? $0.client.setAgreementChecked(true) } == true)
        #expect(sdk.calls.filter { $0.hasPrefix("check") } == ["check true"])
        #expect(try await ticks { _ in } == false)
        var style = AuthPageStyle()
        style.agreements.checkbox.isChecked = true
        #expect(try await ticks(style: style) { _ in } == true)
    }

    private func ticks(
        style: AuthPageStyle = AuthPageStyle(), _ action: @escaping @MainActor (ProviderTests) -> Void
    ) async throws -> Bool? {
        var isChecked: Bool?
        _ = await logIn(
            style: style,
            [
                { $0.open() }, { _ in action(self) }, { _ in isChecked = try? client.isAgreementChecked() },
                { $0.give(ScriptedSDK.failure(1011)) },
            ])
        return isChecked
    }

    @Test("hides the loading after a refused token, and gives the page up after the fourth")
    func fourTaps() async throws {
        var tokens: [String] = []
        for number in 1...5 {
            phone.schedule(after: Double(number)) { [sdk] in
                if number == 1 { sdk.open() }
                // Each token twice: a repetition is no tap.
                sdk.give(ScriptedSDK.token("tok-\(number)"))
                sdk.give(ScriptedSDK.token("tok-\(number)"))
            }
        }
        struct Refused: Error {}
        let error = await #expect(throws: PhoneAuthError.self) {
            try await client.login(from: UIViewController()) { credential in
                tokens.append(credential.token.reveal())
                throw Refused()
            }
        }
        #expect(tokens == ["tok-1", "tok-2", "tok-3", "tok-4"])
        #expect(error?.code == .rateLimited)
        #expect(error?.disposition == .otherMethod)
        #expect(sdk.calls.filter { $0 == "hideLoading" }.count == 3)
        #expect(sdk.calls.last == "close and wait")
    }

    // MARK: Verification

    @Test("verifies without a page, and with the number in the envelope")
    func verifies() async throws {
        let credential = try await client.verificationCredential(for: PhoneNumber("13800000000"))
        #expect(credential.token.reveal() == "token-1")
        #expect(credential.envelope.phoneNumber?.reveal() == "13800000000")
        #expect(credential.product == .shanyan)
        #expect(sdk.calls.suffix(2) == ["initialize", "verify"])
    }

    @Test(
        "reads the codes of verification",
        arguments: [
            (2003, nil, PhoneAuthError.Code.carrierFailure), (2005, 103111, .proxyOrVPN),
            (2009, nil, .unsupportedCarrier), (2023, nil, .cellularDataOff), (2001, nil, .invalidPhoneNumber),
        ] as [(Int64, Int64?, PhoneAuthError.Code)])
    func verificationFails(code: Int64, inner: Int64?, expected: PhoneAuthError.Code) async throws {
        sdk.answers["verify"] = ScriptedSDK.failure(code, inner: inner)
        let number = try PhoneNumber("13800000000")
        let error = await #expect(throws: PhoneAuthError.self) {
            try await client.verificationCredential(for: number)
        }
        #expect(error?.code == expected)
        #expect(error?.stage == .verify)
    }

    @Test(
        "tells the carrier, also as the SDK spells an unknown one",
        arguments: [("CTCC", Carrier.chinaTelecom), ("UNKNOW", .unknown)])
    func network(text: String, carrier: Carrier) throws {
        sdk.operatorType = text
        #expect(try client.networkEnvironment() == NetworkEnvironment(carrier: carrier))
    }
}

extension Result where Failure == PhoneAuthError {
    var failure: PhoneAuthError? {
        if case .failure(let error) = self { error } else { nil }
    }
}
