import PhoneAuth
import PhoneAuthGeetest
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone
import UIKitShim

/// A client over a scripted SDK.
@MainActor struct ScriptedClient {
    let sdk = ScriptedSDK()
    let phone = SimulatedPhone()
    let scheduler: SimulatedScheduler
    let client: PhoneAuthClient

    init() throws {
        scheduler = SimulatedScheduler(phone: phone)
        client = try Self.client(sdk, scheduler)
    }

    static func client(
        _ sdk: ScriptedSDK, _ scheduler: SimulatedScheduler,
        _ geetest: PhoneAuthConfiguration.Geetest = .init(
            oneLogin: .init(appID: Secret("login")), onePass: .init(appID: Secret("pass")))
    ) throws -> PhoneAuthClient {
        let configuration = PhoneAuthConfiguration(providers: .init(geetest: geetest), order: [.geetest])
        let client = try PhoneAuthClient(
            configuration: configuration, vendors: [.geetest(sdk)], scheduler: scheduler)
        client.grantConsent()
        return client
    }
}

/// A suite of tests over one.
@MainActor protocol ScriptedSuite {
    var scripted: ScriptedClient { get }
}

extension ScriptedSuite {
    var sdk: ScriptedSDK { scripted.sdk }
    var phone: SimulatedPhone { scripted.phone }
    var scheduler: SimulatedScheduler { scripted.scheduler }
    var client: PhoneAuthClient { scripted.client }

    /// Logs in; when the page has been asked for, the script speaks, a word a moment.
    func logIn(
        style: AuthPageStyle? = nil, hooks: PageHooks = PageHooks(), _ script: [@MainActor (ScriptedSDK) -> Void]
    ) async -> (result: Result<LoginCredential, PhoneAuthError>, events: [AuthPageEvent]) {
        for (index, word) in script.enumerated() {
            phone.schedule(after: 0.5 + Double(index) * 0.2) { [sdk] in word(sdk) }
        }
        var events: [AuthPageEvent] = []
        do throws(PhoneAuthError) {
            let credential = try await client.login(
                from: UIViewController(), style: style, hooks: hooks, events: EventSink { events.append($0) })
            return (.success(credential), events)
        } catch {
            return (.failure(error), events)
        }
    }
}
