import PhoneAuth
import PhoneAuthAliyunFusion
import PhoneAuthTesting
import SimulatedPhone

/// A client over a scripted SDK.
@MainActor struct ScriptedClient {
    let phone = SimulatedPhone()
    let sdk = ScriptedSDK()
    let server = TokenServer()
    let client: PhoneAuthClient
    let scheduler: SimulatedScheduler

    init(_ adjust: (inout PhoneAuthConfiguration) -> Void = { _ in }) throws {
        scheduler = SimulatedScheduler(phone: phone)
        let (phone, server) = (phone, server)
        client = try PhoneAuthClient(
            configuration: fusionConfiguration(adjust),
            vendors: [.aliyunFusion(sdk) { try await server.token(on: phone) }], scheduler: scheduler)
        client.grantConsent()
        let sdk = sdk
        sdk.onHandler = { _ in sdk.send(.tokenAccepted) }
    }

    /// Runs something to the end of everything that it sets off; what it threw, if anything.
    @discardableResult
    func run(
        _ body: @escaping @MainActor (PhoneAuthClient) async throws(PhoneAuthError) -> Void
    ) async -> PhoneAuthError? {
        final class Box { var error: PhoneAuthError? }
        let box = Box()
        await phone.enter {
            scheduler.start {
                do throws(PhoneAuthError) { try await body(client) } catch { box.error = error }
            }
            await phone.clock.idle()
        }
        return box.error
    }
}
