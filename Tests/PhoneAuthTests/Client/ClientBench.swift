import Foundation
import PhoneAuthTesting
import SimulatedPhone
import UIKitShim

@testable import PhoneAuth

/// A client over scripted vendors on a simulated phone.
@MainActor final class ClientBench {
    let phone = SimulatedPhone()
    let scheduler: SimulatedScheduler
    /// The first vendor, and the one that failover turns to.
    let first: ScriptedVendor
    let second: ScriptedVendor
    private(set) var client: PhoneAuthClient!
    let configuration: PhoneAuthConfiguration
    private let installation: Installation?

    /// - Parameters:
    ///   - order: The vendors to ask: `geetest` is the first one, `aliyunPNVS` the second.
    ///   - consents: Whether the user has agreed.
    ///   - installation: Where the app lies in the traffic.
    init(
        order: [Vendor] = [.geetest], consents: Bool = true, installation: Installation? = nil,
        _ adjust: (inout PhoneAuthConfiguration) -> Void = { _ in }
    ) throws {
        self.installation = installation
        scheduler = SimulatedScheduler(phone: phone)
        first = ScriptedVendor(.geetest, on: phone)
        second = ScriptedVendor(.aliyunPNVS, on: phone)
        var configuration = PhoneAuthConfiguration(
            providers: .init(
                geetest: .init(oneLogin: .init(appID: Secret("id")), onePass: .init(appID: Secret("id"))),
                aliyunPNVS: .init(secret: Secret("secret"))),
            order: order)
        adjust(&configuration)
        self.configuration = configuration
        client = try makeClient()
        if consents { client.grantConsent() }
    }

    /// Makes one more client on the same phone.
    func makeClient() throws -> PhoneAuthClient {
        try PhoneAuthClient(
            configuration: configuration, vendors: [first.registration, second.registration],
            installation: installation, scheduler: scheduler)
    }

    /// Lets go of the client.
    func dropClient() { client = nil }

    /// Does something when some seconds have passed.
    func at(_ seconds: Double, _ action: @escaping @MainActor @Sendable () -> Void) {
        phone.schedule(after: seconds, action)
    }

    /// Starts a task of the app's, and keeps what becomes of it.
    func start<Value>(
        on other: PhoneAuthClient? = nil, _ body: @escaping @MainActor (PhoneAuthClient) async throws -> Value
    ) -> Running<Value> {
        let running = Running<Value>()
        let client: PhoneAuthClient = other ?? client
        let phone = phone
        running.task = phone.enter {
            scheduler.start {
                do {
                    running.values.append(try await body(client))
                } catch {
                    running.errors.append(error)
                }
                running.endedAt = phone.clock.now
                running.task = nil
            }
        }
        return running
    }

    /// Starts a login.
    func login(
        style: AuthPageStyle? = nil, _ hooks: PageHooks = PageHooks(),
        from presenter: UIViewController = UIViewController()
    ) -> Running<LoginCredential> {
        let events = EventLog()
        let running = start {
            try await $0.login(from: presenter, style: style, hooks: hooks, events: events.sink)
        }
        running.log = events
        return running
    }

    /// Starts a login with an exchange.
    func login(
        exchange: @escaping @MainActor (LoginCredential) async throws -> String
    ) -> Running<String> {
        let events = EventLog()
        let running = start { try await $0.login(from: UIViewController(), events: events.sink, exchange: exchange) }
        running.log = events
        return running
    }

    /// Waits until what was started has begun.
    func started() async { await phone.pause(for: 0.01) }

    /// Waits until nothing is left to happen.
    func settle() async { await phone.clock.idle() }
}

/// Collects a login's events.
@MainActor final class EventLog {
    private(set) var events: [AuthPageEvent] = []
    var onEvent: (@MainActor (AuthPageEvent) -> Void)?

    var sink: EventSink {
        EventSink { event in
            self.events.append(event)
            self.onEvent?(event)
        }
    }
}

/// What has become of an operation so far: by rights one value or one error in the end.
@MainActor final class Running<Value> {
    var task: Task<Void, Never>?
    var values: [Value] = []
    var errors: [any Error] = []
    var endedAt: Double?
    var log = EventLog()

    var events: [AuthPageEvent] { log.events }
    var error: PhoneAuthError? { values.isEmpty && errors.count == 1 ? errors[0] as? PhoneAuthError : nil }
    /// `running`, `success`, or the code of the one error.
    var outcome: String {
        switch (values.count, errors.count) {
        case (0, 0): "running"
        case (1, 0): "success"
        case (0, 1): error?.code.rawValue ?? "the app's error"
        default: "several outcomes"
        }
    }

    func cancel() { task?.cancel() }
}
