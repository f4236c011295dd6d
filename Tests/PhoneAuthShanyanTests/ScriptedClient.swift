import PhoneAuth
import PhoneAuthModel
import PhoneAuthShanyan
import PhoneAuthTesting
import SimulatedPhone
import UIKitShim

/// A client over a scripted SDK.
@MainActor struct ScriptedClient {
    let sdk = ScriptedSDK()
    let phone = SimulatedPhone()
    let client: PhoneAuthClient

    init() throws {
        let configuration = PhoneAuthConfiguration(
            providers: .init(shanyan: .init(appID: Secret("app-id"))), order: [.shanyan])
        client = try PhoneAuthClient(
            configuration: configuration, vendors: [.shanyan(sdk)], scheduler: SimulatedScheduler(phone: phone))
        client.grantConsent()
    }
}

/// A suite of tests over one.
@MainActor protocol ScriptedSuite {
    var scripted: ScriptedClient { get }
}

extension ScriptedSuite {
    var sdk: ScriptedSDK { scripted.sdk }
    var phone: SimulatedPhone { scripted.phone }
    var client: PhoneAuthClient { scripted.client }

    /// Logs in; when the page has been asked for, the script speaks, a word a moment.
    func logIn(
        style: AuthPageStyle = AuthPageStyle(), _ script: [@MainActor (ScriptedSDK) -> Void]
    ) async -> (result: Result<LoginCredential, PhoneAuthError>, events: [AuthPageEvent]) {
        for (index, word) in script.enumerated() {
            phone.schedule(after: 0.5 + Double(index) * 0.2) { [sdk] in word(sdk) }
        }
        var events: [AuthPageEvent] = []
        do throws(PhoneAuthError) {
            let credential = try await client.login(
                from: UIViewController(), style: style, events: EventSink { events.append($0) })
            return (.success(credential), events)
        } catch {
            return (.failure(error), events)
        }
    }
}
