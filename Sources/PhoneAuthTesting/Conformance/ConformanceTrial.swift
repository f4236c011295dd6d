import PhoneAuth
import PhoneAuthModel
import SimulatedPhone
import UIKitShim

/// What an obligation looks with: it makes stages, each with a provider on a phone of its own.
@MainActor final class ConformanceTrial {
    let harness: any ConformanceHarness

    init(_ harness: any ConformanceHarness) {
        self.harness = harness
    }

    /// The situations that the vendor can have.
    var situations: [Situation] {
        let exempt = harness.exemptions.compactMap(\.situation)
        return Situation.all.filter { !exempt.contains($0) }
    }

    /// A provider that nobody has called yet, on a phone in a situation.
    ///
    /// - Throws: ``Inapplicable`` for a situation that the vendor cannot have.
    func stage(in situation: Situation = .normal, seed: UInt64 = 1) throws -> ConformanceStage {
        if let exemption = harness.exemptions.first(where: { $0.situation == situation }) {
            throw Inapplicable("it cannot have \(situation): \(exemption.reason)")
        }
        return ConformanceStage(harness, in: situation, seed: seed)
    }

    /// A provider that is initialised and, where it can, has prefetched.
    func readyStage(
        in situation: Situation = .normal, seed: UInt64 = 1, needing capabilities: Capabilities = []
    ) async throws -> ConformanceStage {
        let stage = try stage(in: situation, seed: seed)
        try need(capabilities, of: stage)
        if let failure = try await stage.prepare() { throw Breach("in \(situation) it did not get ready: \(failure)") }
        return stage
    }

    /// A provider that has logged in, and how that ended.
    ///
    /// - Parameter capabilities: What the obligation needs beside a page; it is skipped for a provider that lacks it.
    func login(
        in situation: Situation = .normal, needing capabilities: Capabilities = []
    ) async throws -> (stage: ConformanceStage, outcome: Result<LoginCredential, PhoneAuthError>) {
        let stage = try await readyStage(in: situation, needing: capabilities.union(.loginPage))
        return (stage, try await stage.logIn())
    }

    /// Skips the obligation for a provider that lacks an ability.
    func need(_ capability: Capabilities, of stage: ConformanceStage) throws {
        let lacking = capability.subtracting(stage.provider.capabilities)
        guard lacking.isEmpty else { throw Inapplicable("it does not declare \(lacking)") }
    }

    func expect(
        _ outcome: Result<LoginCredential, PhoneAuthError>, failsWith code: PhoneAuthError.Code
    ) throws {
        try expect(outcome.failure?.code == code, "\(outcome)")
    }

    func expect(_ condition: Bool, _ seen: @autoclosure () -> String) throws {
        guard condition else { throw Breach(seen()) }
    }
}

/// One provider on one phone, and the suite where the client stands: it keeps no rule of the client's, and sees what the provider
/// does by itself.
@MainActor final class ConformanceStage {
    let phone: SimulatedPhone
    let provider: any PhoneAuthProvider
    /// What came from pages, in order.
    private(set) var events: [AuthPageEvent] = []

    private let scheduler: SimulatedScheduler
    private let lone: LoneProvider
    private let pageTable: PageTable
    private let configuration: PhoneAuthConfiguration
    private let screen: SimulatedScreen

    var diagnostics: CallbackDiagnostics { lone.diagnostics }

    init(_ harness: any ConformanceHarness, in situation: Situation, seed: UInt64) {
        let phone = SimulatedPhone(settings: situation.settings, seed: seed)
        let scheduler = SimulatedScheduler(phone: phone)
        let configuration = harness.configuration
        let registration = phone.enter { harness.registration() }
        self.phone = phone
        self.scheduler = scheduler
        self.configuration = configuration
        pageTable = registration.pageTable
        lone = phone.enter { LoneProvider(registration, configuration: configuration, scheduler: scheduler) }
        provider = lone.provider
        screen = SimulatedScreen(of: phone)
    }

    /// Runs something of the provider's until nothing is left to happen.
    ///
    /// - Parameter seconds: When its task is cancelled, as the client does at a deadline.
    /// - Throws: ``Breach`` where it has not ended then.
    func outcome<Value: Sendable>(
        cancellingAfter seconds: Double? = nil,
        of body: @escaping @MainActor () async throws(PhoneAuthError) -> Value
    ) async throws -> Result<Value, PhoneAuthError> {
        var outcome: Result<Value, PhoneAuthError>?
        lone.counter.begin()
        let task = scheduler.start { [lone] in
            do throws(PhoneAuthError) {
                outcome = .success(try await body())
            } catch {
                outcome = .failure(error)
            }
            lone.counter.end()
        }
        if let seconds { phone.schedule(after: seconds) { task.cancel() } }
        await phone.clock.idle()
        guard let outcome else {
            task.cancel()
            await phone.clock.idle()
            throw Breach(seconds == nil ? "it never ended" : "it did not end when its task was cancelled")
        }
        return outcome
    }

    /// Initialises, asks whether it is available, and prefetches where the provider can.
    ///
    /// - Returns: what failed, or `nil`.
    func prepare(for purpose: Purpose = .login) async throws -> PhoneAuthError? {
        let provider = provider
        let result = try await outcome(cancellingAfter: 60) { () async throws(PhoneAuthError) in
            try await provider.initialize(for: purpose)
            try await provider.checkAvailability(for: purpose)
            guard purpose == .login, provider.capabilities.contains(.prefetch) else { return }
            _ = try await provider.prefetch(for: .login)
        }
        return result.failure
    }

    /// Opens the page and takes its first result; the page stays as the provider leaves it.
    func logIn(
        style: AuthPageStyle = AuthPageStyle(), cancellingAfter seconds: Double? = 60
    ) async throws -> Result<LoginCredential, PhoneAuthError> {
        let (provider, request) = (provider, request(style))
        let sink = EventSink { [weak self] in self?.events.append($0) }
        return try await outcome(cancellingAfter: seconds) { () async throws(PhoneAuthError) in
            try await provider.login(request, events: sink)
        }
    }

    /// Logs in, and waits at once for what the next tap gives, as the client does after a refused exchange.
    func logInTwice() async throws -> [String] {
        let (provider, request) = (provider, request(AuthPageStyle()))
        let sink = EventSink { [weak self] in self?.events.append($0) }
        var tokens: [String] = []
        let result = try await outcome(cancellingAfter: 60) { () async throws(PhoneAuthError) in
            tokens.append(try await provider.login(request, events: sink).token.reveal())
            tokens.append(try await provider.loginAgain().token.reveal())
        }
        if let failure = result.failure { throw Breach("after \(tokens.count) tokens: \(failure)") }
        return tokens
    }

    /// Does something while the page is up and the user has not yet acted.
    func onPage(_ body: @escaping @MainActor () throws -> Void) async throws {
        var failure: (any Error)?
        var didRun = false
        let (provider, request) = (provider, request(AuthPageStyle()))
        let sink = EventSink { [weak self] event in
            self?.events.append(event)
            guard event == .pagePresented, !didRun else { return }
            didRun = true
            do { try body() } catch { failure = error }
        }
        _ = try await outcome(cancellingAfter: 60) { () async throws(PhoneAuthError) in
            try await provider.login(request, events: sink)
        }
        if let failure { throw failure }
        guard didRun else { throw Breach("the page was never told of") }
    }

    func dismiss() async throws {
        let provider = provider
        let result = try await outcome(cancellingAfter: 2) { () async throws(PhoneAuthError) in
            try await provider.dismissPage(animated: false)
        }
        if let failure = result.failure, failure.code != .cancelled { throw Breach("closing failed: \(failure)") }
    }

    func request(_ style: AuthPageStyle) -> LoginRequest {
        LoginRequest(
            presenter: screen.controller, style: style, page: pageTable.page(of: style),
            carrier: phone.settings.readableCarrier)
    }
}

extension Result {
    /// The error, if it is one.
    var failure: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }

    /// The value, if it is one.
    var value: Success? {
        if case .success(let value) = self { value } else { nil }
    }
}
