import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import Testing

@Suite("Fusion's callbacks, replayed")
@MainActor struct TranscriptTests {
    @Test("A token of the one-tap node is the login's credential")
    func success() async throws {
        let report = try await replay(
            login(
                event(0.5, "400003"), event(2, "410008", inner: "1700003", isChecked: 1),
                event(2.5, "410008", inner: "1700002", isChecked: 1), verified(3)))
        guard case .login(let credential) = report.outcome else {
            Issue.record("no credential: \(report.outcomeName)")
            return
        }
        #expect(credential.token.reveal() == "mask-1")
        #expect(credential.lifetime == 120)
        #expect(credential.envelope.isSingleUse)
        #expect(credential.carrier == .unknown)
        #expect(
            report.events.map(\.event).dropLast() == [
                .pagePresented, .checkboxToggled(isChecked: true), .loginTapped(isChecked: true),
            ])
        #expect(report.eventNames.last == "pageDismissed")
        #expect(report.pageCloses == 1)
    }

    @Test("A token counts as page shown where the SDK has reported none")
    func tokenWithoutPage() async throws {
        let report = try await replay(login(verified(1)))
        #expect(report.outcomeName == "success")
        #expect(report.pageCloses == 1)
    }

    @Test(
        "What is no token of the one-tap node is no credential",
        arguments: [
            (verified(1, token: ""), PhoneAuthError.Code.missingToken),
            (verified(1, node: ""), .malformedResponse),
            (verified(1, node: "AlicomFusionNodeNameVerifyCodeAuth"), .sceneNodeFailed),
            (delivery("verifySuccess", 1, "null"), .malformedResponse),
            (delivery("verifyFailed", 1, "{\"nodeName\": \"AlicomFusionNodeNameNumberAuth\"}"), .malformedResponse),
            (delivery("verifyFailed", 1, "{\"event\": {\"resultCode\": true}}"), .malformedResponse),
            (delivery("templateFinish", 1, "{\"event\": null}"), .malformedResponse),
        ])
    func noCredential(_ last: String, _ code: PhoneAuthError.Code) async throws {
        let report = try await replay(login(event(0.5, "400003"), last))
        #expect(report.outcomeName == code.rawValue, "\(last)")
    }

    @Test("110005 is never a login")
    func captcha() async throws {
        let report = try await replay(
            login(event(0.5, "400003"), event(1, "110005"), delivery("templateFinish", 2, dismissal)))
        #expect(report.outcomeName == "userCancelled")
    }

    private let dismissal = "{\"event\": {\"resultCode\": \"400005\"}}"

    @Test("Going back is the user's decision, whichever of its callbacks come")
    func back() async throws {
        let whole = try await replay(
            login(
                event(0.5, "400003"), event(2, "410010"), event(2.2, "400005"),
                delivery("templateFinish", 2.2, dismissal)))
        #expect(whole.eventNames == ["pagePresented", "backTapped", "pageDismissed"])
        #expect(whole.error?.code == .userCancelled)
        #expect(whole.error?.vendorCode == "400005")
        #expect(whole.elapsed == 2.2)
        #expect(whole.pageCloses == 1)

        let endAlone = try await replay(login(event(0.5, "400003"), delivery("templateFinish", 2, dismissal)))
        #expect(endAlone.eventNames == ["pagePresented", "pageDismissed"])
        #expect(endAlone.outcomeName == "userCancelled")

        let pageAlone = try await replay(login(event(0.5, "400003"), event(2, "400005")))
        #expect(pageAlone.outcomeName == "userCancelled")
        #expect(pageAlone.elapsed == 3, "the client waits a second for a result")
    }

    @Test("A script that ends while the page waits is pending")
    func pending() async throws {
        let report = try await replay(login(event(0.5, "400003"), event(2, "410010")))
        #expect(report.outcomeName == "pending")
    }

    @Test(
        "Another number and another way are the same decision",
        arguments: [("410009", "", "otherNumberTapped"), ("410008", "1700001", "otherMethodTapped")])
    func otherMethod(_ code: String, _ inner: String, _ name: String) async throws {
        let report = try await replay(
            login(event(0.5, "400003"), event(2, code, inner: inner), event(2.3, "400005"), event(2.4, "500005")))
        #expect(report.error?.code == .userChoseOtherMethod)
        #expect(report.error?.vendorCode == code)
        #expect(report.eventNames.prefix(2) == ["pagePresented", name])
        #expect(report.elapsed == 2)
    }

    @Test("A scene that goes on to another node ends the login and closes that node's page")
    func otherNode() async throws {
        let report = try await replay(
            login(event(0.5, "400003"), event(2, "400005"), event(2.2, "500005"), verified(9, token: "mask-2")))
        #expect(report.error?.code == .sceneNodeFailed)
        #expect(report.elapsed == 2.2)
        #expect(report.pageCloses == 2)
    }

    @Test("An agreement is one event, with name and address, although two callbacks tell of it")
    func agreement() async throws {
        let report = try await replay(
            login(
                event(0.5, "400003"), event(1, "410011"),
                delivery(
                    "protocolClick", 1, "{\"protocolName\": \"《Terms》\", \"protocolUrl\": \"https://example.com/t\"}"),
                verified(3),
                more: """
                    "style": {"agreements": {"items": [{"name": "Terms", "url": "https://example.com/t"}]}},
                    """))
        #expect(
            report.events.map(\.event)[1] == .agreementTapped(index: 0, title: "《Terms》", url: "https://example.com/t"))
        #expect(report.eventNames == ["pagePresented", "agreementTapped", "pageDismissed"])
    }

    @Test("A spinner is announced once, although two callbacks tell of it")
    func loading() async throws {
        func both(_ after: Double, _ code: String) -> [String] {
            [event(after, code), delivery("verifyInterrupt", after, "{\"event\": {\"resultCode\": \"\(code)\"}}")]
        }
        let deliveries = [event(0.5, "400003")] + both(1, "900003") + both(2, "900004") + [verified(3)]
        let report = try await replay(login(deliveries.joined(separator: ",")))
        #expect(report.eventNames == ["pagePresented", "loadingStarted", "loadingEnded", "pageDismissed"])
    }

    @Test("What no table knows is passed on and ends nothing")
    func unknownCodes() async throws {
        let report = try await replay(
            login(
                event(0.5, "400003"), event(1, "499999"), event(1.5, "410008", inner: "1709999"),
                delivery("verifyInterrupt", 2, "{\"event\": {\"resultCode\": \"888888\"}}"), event(2.2, "800001"),
                event(2.4, ""), verified(3)))
        #expect(
            report.events.map(\.event).dropFirst().dropLast() == [
                .vendorEvent(code: "499999"), .vendorEvent(code: "1709999"), .vendorEvent(code: "888888"),
                .vendorEvent(code: "800001"),
            ])
        #expect(report.outcomeName == "success")
    }

    @Test(
        "A start that is refused ends the login before its page",
        arguments: [
            ("100001", PhoneAuthError.Code.sceneNotFound), ("200003", .sceneNodeBusy), ("300001", .authTokenPending),
            ("700002", .deviceRejected), ("800001", .noNetwork), ("900002", .invalidCredentials),
        ])
    func refusedStart(_ code: String, _ expected: PhoneAuthError.Code) async throws {
        let report = try await replay(
            login(event(1, code), delivery("verifyInterrupt", 1, "{\"event\": {\"resultCode\": \"\(code)\"}}")))
        #expect(report.error?.code == expected)
        #expect(report.error?.stage == .present)
        #expect(report.error?.vendorCode == code)
        #expect(report.diagnostics == CallbackDiagnostics())
    }

    @Test("The news that a token is being checked ends nothing")
    func tokenPending() async throws {
        let report = try await replay(login(event(0.3, "300001"), event(0.5, "400003"), verified(3)))
        #expect(report.outcomeName == "success")
    }

    @Test("A token that is refused at the start is replaced, with a new handler")
    func secondHandler() async throws {
        let refusal = "{\"event\": {\"resultCode\": \"300003\"}}"
        let report = try await replay(
            login(
                delivery("tokenAuthFailure", 0.2, refusal), delivery("tokenAuthSuccess", 0.1, more: ", \"call\": 2"),
                delivery(
                    "verifySuccess", 1, "{\"nodeName\": \"AlicomFusionNodeNameNumberAuth\", \"maskToken\": \"m\"}",
                    more: ", \"call\": 2")))
        #expect(report.outcomeName == "success")
        #expect(report.vendorCalls == ["init", "destroy", "init", "startSceneUI", "stopScene"])
        #expect(report.elapsed == 1.2)
    }

    @Test("A scene that cannot start because its token has lapsed gets a new handler, once")
    func lapsedToken() async throws {
        let report = try await replay(
            login(
                delivery("verifyInterrupt", 0.5, "{\"event\": {\"resultCode\": \"300003\"}}"),
                delivery("verifyInterrupt", 0.5, "{\"event\": {\"resultCode\": \"300003\"}}", more: ", \"call\": 2")))
        #expect(report.error?.code == .authTokenInvalid)
        #expect(
            report.vendorCalls == ["init", "startSceneUI", "destroy", "init", "startSceneUI", "stopScene"])
    }

    @Test("Renewals during a login disturb nothing, and the new token is handed in")
    func renewal() async throws {
        let report = try await replay(
            login(
                delivery("tokenAuthSuccess", 0.1), event(0.5, "400003"),
                delivery("tokenUpdate", 1, more: ", \"thread\": \"background\""),
                delivery("tokenAuthSuccess", 1.2), delivery("tokenAuthSuccess", 1.3), verified(3)))
        #expect(report.outcomeName == "success")
        #expect(report.vendorCalls == ["init", "startSceneUI", "update", "stopScene"])
    }

    @Test("No token within the deadline is a time-out of the initialisation")
    func noTokenCheck() async throws {
        let report = try await replay(login(more: "\"implicitSuccess\": false,"))
        #expect(report.error?.code == .timeout)
        #expect(report.error?.stage == .initialize)
        #expect(report.elapsed == 6)
    }

    @Test("A page that the app dismisses is gone when the SDK says so, and nothing counts as late")
    func dismissal() async throws {
        let report = try await replay(
            login(
                event(0.5, "400003"), event(2.4, "400005"), delivery("templateFinish", 2.5, dismissal),
                more: "\"appActions\": [{\"after\": 2, \"action\": \"dismiss\"}],"))
        #expect(report.outcomeName == "cancelled")
        #expect(report.eventNames == ["pagePresented", "pageDismissed"])
        #expect(report.events.last?.at == 2.4)
        #expect(report.diagnostics == CallbackDiagnostics())
    }

    @Test("Results that come again, or too late, are counted and change nothing")
    func lateResults() async throws {
        let report = try await replay(
            login(event(0.5, "400003"), verified(3), verified(3.1), verified(4, token: "mask-2")))
        #expect(report.outcomeName == "success")
        #expect(report.diagnostics.late == 2)
    }
}
