import PhoneAuth
import PhoneAuthModel
import SimulatedPhone
import UIKitShim

/// One provider on one phone, and the suite where the client stands: it keeps no rule of the client's, and sees what the
/// provider does by itself.
@MainActor final class ConformanceStage {
    /// An event of a page, and when it came, in seconds of the phone's clock.
    struct Moment: Hashable {
        let event: AuthPageEvent
        let at: Double
    }

    let phone: SimulatedPhone
    let provider: any PhoneAuthProvider
    /// What came from pages, in order.
    private(set) var moments: [Moment] = []
    var events: [AuthPageEvent] { moments.map(\.event) }

    private let harness: any ConformanceHarness
    private let scheduler: SimulatedScheduler
    private let lone: LoneProvider
    private let pageTable: PageTable
    private let screen: SimulatedScreen

    /// What was odd about the vendor's callbacks: as the provider's own line counts, or the subject where it counts by itself.
    var diagnostics: CallbackDiagnostics { harness.diagnostics(of: provider) ?? lone.diagnostics }

    init(_ harness: any ConformanceHarness, in situation: Situation, seed: UInt64) {
        let phone = SimulatedPhone(settings: situation.settings, seed: seed)
        let scheduler = SimulatedScheduler(phone: phone)
        let configuration = harness.configuration
        let registration = phone.enter { harness.registration() }
        self.harness = harness
        self.phone = phone
        self.scheduler = scheduler
        pageTable = registration.pageTable
        lone = phone.enter { LoneProvider(registration, configuration: configuration, scheduler: scheduler) }
        provider = lone.provider
        screen = SimulatedScreen(of: phone)
    }

    // MARK: What is asked of the provider

    /// Something that was asked of the provider, and what has become of it.
    @MainActor final class Operation<Value: Sendable> {
        /// `nil` as long as it goes on.
        fileprivate(set) var outcome: Result<Value, PhoneAuthError>?
        /// When it ended, in seconds of the phone's clock, and whether a page was up as it did.
        fileprivate(set) var (endedAt, leftAPageUp) = (0.0, false)
        fileprivate var task: Task<Void, Never>?
    }

    /// Asks the provider for something.
    ///
    /// - Parameters:
    ///   - delay: In how many seconds.
    ///   - seconds: When its task is cancelled after that, as the client does at a deadline.
    func begin<Value: Sendable>(
        after delay: Double = 0, cancellingAfter seconds: Double? = nil,
        _ body: @escaping @MainActor () async throws(PhoneAuthError) -> Value
    ) -> Operation<Value> {
        let operation = Operation<Value>()
        @MainActor func start() {
            lone.counter.begin()
            operation.task = scheduler.start { [lone, phone] in
                do throws(PhoneAuthError) {
                    operation.outcome = .success(try await body())
                } catch {
                    operation.outcome = .failure(error)
                }
                operation.endedAt = phone.clock.now
                operation.leftAPageUp = phone.isPageUp
                operation.task = nil
                lone.counter.end()
            }
        }
        if delay > 0 { phone.schedule(after: delay) { start() } } else { start() }
        if let seconds { phone.schedule(after: delay + seconds) { operation.task?.cancel() } }
        return operation
    }

    /// Runs something of the provider's until nothing is left to happen.
    ///
    /// - Throws: ``Breach`` where it has not ended then.
    func finish<Value: Sendable>(_ operation: Operation<Value>) async throws -> Result<Value, PhoneAuthError> {
        await phone.clock.idle()
        if let outcome = operation.outcome { return outcome }
        let wasCancelled = operation.task?.isCancelled ?? false
        operation.task?.cancel()
        await phone.clock.idle()
        throw Breach(wasCancelled ? "it did not end when its task was cancelled" : "it never ended")
    }

    /// Asks the provider for something, and waits until nothing is left to happen.
    func outcome<Value: Sendable>(
        cancellingAfter seconds: Double? = nil,
        of body: @escaping @MainActor () async throws(PhoneAuthError) -> Value
    ) async throws -> Result<Value, PhoneAuthError> {
        try await finish(begin(cancellingAfter: seconds, body))
    }

    // MARK: What a client asks

    /// Longer than any deadline of a client's, in seconds.
    static let patience = 60.0
    /// How long a client waits for a page to close, in seconds.
    private static let closingTime = 2.0

    /// Initialises, asks whether it is available, and prefetches where the provider can.
    ///
    /// - Returns: what failed, or `nil`.
    func prepare(for purpose: Purpose = .login) async throws -> PhoneAuthError? {
        try await outcome(cancellingAfter: Self.patience) { [self] () async throws(PhoneAuthError) in
            try await getReady(for: purpose)
        }.failure
    }

    func getReady(for purpose: Purpose) async throws(PhoneAuthError) {
        try await provider.initialize(for: purpose)
        try await provider.checkAvailability(for: purpose)
        guard purpose == .login, provider.capabilities.contains(.prefetch) else { return }
        _ = try await provider.prefetch(for: .login)
    }

    /// Where the page's events go; they are kept in ``moments``.
    ///
    /// - Parameter react: What is done at each, after that.
    func sink(_ react: @escaping @MainActor (AuthPageEvent) -> Void = { _ in }) -> EventSink {
        EventSink { [weak self] event in
            guard let self else { return }
            moments.append(Moment(event: event, at: phone.clock.now))
            react(event)
        }
    }

    /// Opens the page and takes its first result; the page stays as the provider leaves it.
    ///
    /// - Parameter seconds: When its task is cancelled.
    func login(
        style: AuthPageStyle = AuthPageStyle(), cancellingAfter seconds: Double = patience
    ) -> Operation<LoginCredential> {
        let (provider, request, sink) = (provider, request(style), sink())
        return begin(cancellingAfter: seconds) { () async throws(PhoneAuthError) in
            try await provider.login(request, events: sink)
        }
    }

    /// Opens the page, and waits for its first result and until nothing is left to happen.
    func logIn(
        style: AuthPageStyle = AuthPageStyle(), cancellingAfter seconds: Double = patience
    ) async throws -> Result<LoginCredential, PhoneAuthError> {
        try await finish(login(style: style, cancellingAfter: seconds))
    }

    /// Logs in, and waits at once for what the next tap gives, as the client does after a refused exchange.
    func logInTwice() async throws -> [String] {
        let (provider, request, sink) = (provider, request(AuthPageStyle()), sink())
        var tokens: [String] = []
        let result = try await outcome(cancellingAfter: Self.patience) { () async throws(PhoneAuthError) in
            tokens.append(try await provider.login(request, events: sink).token.reveal())
            tokens.append(try await provider.loginAgain().token.reveal())
        }
        if let failure = result.failure { throw Breach("after \(tokens.count) tokens: \(failure)") }
        return tokens
    }

    /// Logs in, and does something while the page is up and the user has not yet acted.
    @discardableResult
    func onPage(_ body: @escaping @MainActor () throws -> Void) async throws -> Result<LoginCredential, PhoneAuthError>
    {
        var failure: (any Error)?
        var didRun = false
        let (provider, request) = (provider, request(AuthPageStyle()))
        let sink = sink { event in
            guard event == .pagePresented, !didRun else { return }
            didRun = true
            do { try body() } catch { failure = error }
        }
        let outcome = try await outcome(cancellingAfter: Self.patience) { () async throws(PhoneAuthError) in
            try await provider.login(request, events: sink)
        }
        if let failure { throw failure }
        guard didRun else { throw Breach("the page was never told of") }
        return outcome
    }

    /// Asks for a credential that verifies a number.
    func verification(cancellingAfter seconds: Double = patience) throws -> Operation<VerificationCredential> {
        let (provider, number) = (provider, try PhoneNumber("13800138000"))
        return begin(cancellingAfter: seconds) { () async throws(PhoneAuthError) in
            try await provider.verificationCredential(for: number)
        }
    }

    /// Asks for a credential that verifies a number, and waits until nothing is left to happen.
    func verify(cancellingAfter seconds: Double = patience) async throws -> Result<
        VerificationCredential, PhoneAuthError
    > {
        try await finish(verification(cancellingAfter: seconds))
    }

    /// How a login or a verification ended, and when, in seconds of the phone's clock.
    struct End {
        let outcome: Result<CredentialEnvelope, PhoneAuthError>
        let at: Double
        /// As the credential describes itself.
        let description: String

        var failure: PhoneAuthError? { outcome.failure }
        var credential: CredentialEnvelope? { outcome.value }
    }

    /// Does what a provider is for: the page of a login stays as the provider leaves it.
    func serve(_ purpose: Purpose) async throws -> End {
        @MainActor func end<Content>(
            _ operation: Operation<Credential<Content>>
        ) async throws -> End {
            let outcome = try await finish(operation)
            return End(outcome: outcome.map(\.envelope), at: operation.endedAt, description: "\(outcome)")
        }
        return purpose == .verification ? try await end(verification()) : try await end(login())
    }

    /// Closes the page.
    ///
    /// - Returns: whether no page was up as that returned.
    /// - Throws: ``Breach`` where it fails, or takes longer than a client waits.
    @discardableResult
    func dismiss() async throws -> Bool {
        let provider = provider
        let closing = begin(cancellingAfter: Self.closingTime) { () async throws(PhoneAuthError) in
            try await provider.dismissPage(animated: false)
        }
        let result = try await finish(closing)
        if let failure = result.failure { throw Breach("closing failed: \(failure)") }
        return !closing.leftAPageUp
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
