import UIKitShim

/// One vendor as the client uses it: its provider, how far it has been set up, and what has been fetched ahead.
///
/// Initialisations that meet are one vendor call, whose answer all of them get, and so are prefetches.
@MainActor final class VendorLane {
    let provider: any PhoneAuthProvider
    let vendor: Vendor
    private let current: CurrentConfiguration
    private let scheduler: any Scheduler
    private let clock: ActiveClock
    private let counter: CallbackCounter
    /// Told of every carrier that the vendor reports.
    let learn: @MainActor (Carrier) -> Void
    /// Told how every vendor call ended, once, however many waited for it: the error, or `nil`.
    private let judge: @MainActor (Purpose, Stage, PhoneAuthError?) -> Void
    /// Told when half of the deadline of an initialisation or a prefetch has passed without an answer.
    private let overdue: @MainActor (Purpose, Stage) -> Void

    private var ready: Set<Product> = []
    /// What the SDK was told when it was initialised, by product: it may take that only once.
    private(set) var told: [Product: PhoneAuthConfiguration.Providers] = [:]
    private var initializations: [Product: OneShot<Result<Void, PhoneAuthError>>] = [:]
    private var prefetches: [Purpose: OneShot<Result<Prefetch, PhoneAuthError>>] = [:]
    /// Those that the vendor has not answered; one that nobody waits for any more may still fill the cache.
    private var prefetchTasks: [Int: (purpose: Purpose, task: Task<Void, Never>)] = [:]
    private var nextPrefetch = 0
    /// Calls for which nobody waits any more.
    private var watched: [Int: Task<Void, Never>] = [:]
    private var nextWatch = 0
    /// How often prefetches have been forgotten: what was asked for before is not kept when it comes.
    private var timesForgotten = 0
    private var prefetchDeadlines: [Purpose: ActiveClock.Deadline] = [:]
    private var prefetchReminders: [Purpose: ActiveClock.Deadline] = [:]
    private var cache = PrefetchCache()
    /// How often a login has asked for the page.
    private(set) var pagesAsked = 0

    init(
        provider: any PhoneAuthProvider, vendor: Vendor, configuration: CurrentConfiguration,
        scheduler: any Scheduler, clock: ActiveClock, counter: CallbackCounter,
        learn: @escaping @MainActor (Carrier) -> Void,
        judge: @escaping @MainActor (Purpose, Stage, PhoneAuthError?) -> Void,
        overdue: @escaping @MainActor (Purpose, Stage) -> Void
    ) {
        self.provider = provider
        self.vendor = vendor
        current = configuration
        self.scheduler = scheduler
        self.clock = clock
        self.counter = counter
        self.learn = learn
        self.judge = judge
        self.overdue = overdue
    }

    deinit {
        for (_, task) in prefetchTasks.values { task.cancel() }
        for task in watched.values { task.cancel() }
    }

    private var configuration: PhoneAuthConfiguration { current.value }

    /// Whether ``initialize(for:)`` would ask the vendor.
    func needsInitialization(for purpose: Purpose) -> Bool {
        !ready.contains(provider.product(for: purpose)) || provider.mustInitializeAgain(for: purpose)
    }

    /// Whether ``prefetch(for:renewing:)`` would ask the vendor.
    func needsPrefetch(for purpose: Purpose) -> Bool {
        cache.valid(for: purpose, at: scheduler.now) == nil
    }

    /// Tells the SDK who the app is, unless it knows. Who cancels leaves; the others wait on.
    func initialize(for purpose: Purpose) async throws(PhoneAuthError) {
        let product = provider.product(for: purpose)
        if ready.contains(product) {
            guard provider.mustInitializeAgain(for: purpose) else { return }
            ready.remove(product)
        }
        let shot = initializations[product] ?? startInitialization(product, for: purpose)
        try await Self.outcome(of: shot, at: .initialize, vendor)
    }

    private func startInitialization(
        _ product: Product, for purpose: Purpose
    ) -> OneShot<Result<Void, PhoneAuthError>> {
        let shot = OneShot<Result<Void, PhoneAuthError>>(scheduler: scheduler)
        initializations[product] = shot
        scheduler.start { [weak self] in
            guard let self else { return }
            var result = await initializeOnce(for: purpose)
            if case .failure(let error) = result,
                type(of: provider).returnCodes.repetition(after: error) == .initializeAgain
            {
                result = await initializeOnce(for: purpose)
            }
            initializations[product] = nil
            if case .success = result {
                ready.insert(product)
                refreshCarrier()
            }
            shot.resolve(result)
        }
        return shot
    }

    /// Learns the carrier that the vendor's utility reports now, where it has one: the SIM may have changed since.
    func refreshCarrier() {
        guard provider.capabilities.contains(.networkEnvironment),
            let environment = try? provider.networkEnvironment()
        else { return }
        learn(environment.carrier)
    }

    /// Says that the SDK has turned the initialisation down after all: the next login initialises anew.
    func mustInitializeAgain(for purpose: Purpose) {
        ready.remove(provider.product(for: purpose))
    }

    private func initializeOnce(for purpose: Purpose) async -> Result<Void, PhoneAuthError> {
        let product = provider.product(for: purpose)
        let isFirst = told[product] == nil
        if isFirst { told[product] = configuration.providers }
        let result = await bounded(.initialize, for: purpose) { [provider] () async throws(PhoneAuthError) in
            try await provider.initialize(for: purpose)
        }
        // What the SDK has turned down in so many words it may be told anew; what it left unanswered it may have taken.
        if isFirst, case .failure(let error) = result, error.vendorCode != nil, error.disposition == .fixConfiguration {
            told[product] = nil
        }
        return result
    }

    /// Asks the vendor whether the phone can do it.
    func checkAvailability(for purpose: Purpose) async throws(PhoneAuthError) {
        try await bounded(.availability, for: purpose) { [provider] () async throws(PhoneAuthError) in
            try await provider.checkAvailability(for: purpose)
        }.get()
    }

    /// Fetches ahead, unless that is still good or under way.
    ///
    /// An answer that comes after the deadline settles nothing, and still counts for the next login.
    func prefetch(for purpose: Purpose, renewing: Bool) async throws(PhoneAuthError) -> Prefetch {
        if let shot = prefetches[purpose] {
            guard renewing else { return try await Self.outcome(of: shot, at: .prefetch, vendor) }
            // Two at once are more than some vendors bear; what the one under way fetches is not what is wanted.
            guard await shot.value() != nil else { throw PhoneAuthError(.cancelled, stage: .prefetch, vendor: vendor) }
        }
        if renewing {
            cache.drop(purpose)
            // What the vendor says to an earlier call is no newer than what was to be renewed.
            for (_, task) in prefetchTasks.values.filter({ $0.purpose == purpose }) { task.cancel() }
        }
        if let prefetch = cache.valid(for: purpose, at: scheduler.now) { return prefetch }
        let shot = OneShot<Result<Prefetch, PhoneAuthError>>(scheduler: scheduler)
        prefetches[purpose] = shot
        let number = nextPrefetch
        let forgotten = timesForgotten
        nextPrefetch += 1
        let task = scheduler.start { [provider, weak self] in
            let result = await Self.result { () async throws(PhoneAuthError) in
                try await provider.prefetch(for: purpose)
            }
            self?.prefetchTasks[number] = nil
            self?.prefetched(purpose, shot, result, isForgotten: self?.timesForgotten != forgotten)
        }
        prefetchTasks[number] = (purpose, task)
        let timeout = timeout(.prefetch, purpose)
        prefetchReminders[purpose]?.cancel()
        prefetchReminders[purpose] = remind(.prefetch, purpose)
        prefetchDeadlines[purpose] = clock.run(after: configuration.deadline(for: .prefetch, vendor: vendor)) {
            [weak self] in
            self?.prefetches[purpose] = nil
            if shot.resolve(.failure(timeout)) { self?.judge(purpose, .prefetch, timeout) }
        }
        return try await Self.outcome(of: shot, at: .prefetch, vendor)
    }

    private func prefetched(
        _ purpose: Purpose, _ shot: OneShot<Result<Prefetch, PhoneAuthError>>,
        _ result: Result<Prefetch, PhoneAuthError>, isForgotten: Bool
    ) {
        if case .success(let prefetch) = result {
            learn(prefetch.carrier)
            if !isForgotten { cache.store(prefetch, of: purpose, at: scheduler.now) }
        }
        if case .failure(let error) = result {
            note(error)
            // Superseded by a newer one; whoever waited has been told.
            if error.code == .cancelled, shot.isResolved { return }
        }
        if !shot.resolve(result) {
            counter.note(.late, by: vendor)
            // A vendor may drop a call while another is under way: whoever waits for that one has what it wants.
            guard case .success = result, prefetches[purpose]?.resolve(result) == true else { return }
        }
        // A late answer says nothing new: its vendor has been judged silent, and rests.
        judge(purpose, .prefetch, result)
        prefetches[purpose] = nil
        prefetchDeadlines[purpose]?.cancel()
        prefetchReminders[purpose]?.cancel()
    }

    private func remind(_ stage: Stage, _ purpose: Purpose) -> ActiveClock.Deadline {
        clock.run(after: configuration.deadline(for: stage, vendor: vendor) / 2) { [weak self] in
            self?.overdue(purpose, stage)
        }
    }

    /// A token for number verification.
    func verificationCredential(for number: PhoneNumber) async throws(PhoneAuthError) -> VerificationCredential {
        try await bounded(.verify, for: .verification) { [provider] () async throws(PhoneAuthError) in
            try await provider.verificationCredential(for: number)
        }.get()
    }

    /// Hands on what of a changed configuration the SDK takes at any time.
    func configurationChanged() {
        if !told.isEmpty { provider.configurationChanged() }
    }

    /// Closes the page.
    ///
    /// - Returns: whether the vendor confirmed it within two seconds.
    func dismissPage(animated: Bool) async -> Bool {
        let result = await bounded(.login, for: .login, seconds: 2) { [provider] () async throws(PhoneAuthError) in
            try await provider.dismissPage(animated: animated)
        }
        if case .success = result { return true }
        return false
    }

    /// A login asks for the SDK's one page.
    ///
    /// - Returns: the number of its request.
    func askForPage() -> Int {
        pagesAsked += 1
        return pagesAsked
    }

    /// Says that a login uses the prefetch now: it serves one login.
    func usePrefetch(for purpose: Purpose) {
        cache.drop(purpose)
    }

    /// Forgets prefetches that were made on another carrier, here and in the SDK.
    func carrierIs(_ carrier: Carrier) {
        if cache.drop(notOf: carrier) { provider.forgetPrefetch() }
    }

    /// Forgets what was fetched ahead, here and, unless its page is up, in the SDK.
    func forgetPrefetches(hasPage: Bool) {
        timesForgotten += 1
        cache.dropAll()
        if !ready.isEmpty, !hasPage { provider.forgetPrefetch() }
    }

    /// The error for what the vendor cannot do, under the name that the configuration has for it.
    func unsupported(_ stage: Stage, for purpose: Purpose) -> PhoneAuthError {
        PhoneAuthError(
            .unsupportedOperation, stage: stage, vendor: vendor, product: provider.product(for: purpose))
    }

    /// Takes in what an error of the vendor's tells beside its code.
    func note(_ error: PhoneAuthError) {
        learn(error.carrier)
        if error.code == .malformedResponse { counter.note(.malformed, by: vendor) }
    }

    // MARK: Deadlines

    private func timeout(
        _ stage: Stage, _ purpose: Purpose, as code: PhoneAuthError.Code = .timeout
    ) -> PhoneAuthError {
        PhoneAuthError(code, stage: stage, vendor: vendor, product: provider.product(for: purpose))
    }

    /// Runs a provider's call, at the most until the deadline of its stage; then lets go of it.
    private func bounded<Value: Sendable>(
        _ stage: Stage, for purpose: Purpose, seconds: Double? = nil,
        _ body: @escaping @MainActor () async throws(PhoneAuthError) -> Value
    ) async -> Result<Value, PhoneAuthError> {
        let shot = OneShot<Result<Value, PhoneAuthError>>(scheduler: scheduler)
        let task = scheduler.start {
            shot.resolve(await Self.result(body))
        }
        let deadline = clock.run(after: seconds ?? configuration.deadline(for: stage, vendor: vendor)) {
            [provider] in
            let timeout = self.timeout(stage, purpose, as: provider.codeOfDeadline(in: stage))
            if shot.resolve(.failure(timeout)) { task.cancel() }
        }
        let reminder = stage == .initialize ? remind(stage, purpose) : nil
        defer { reminder?.cancel() }
        guard let result = await shot.value() else {
            if seconds == nil {
                keepWatching(shot, task, deadline, stage, purpose)
            } else {
                deadline.cancel()
                task.cancel()
            }
            return .failure(PhoneAuthError(.cancelled, stage: stage, vendor: vendor))
        }
        deadline.cancel()
        if case .failure(let error) = result {
            note(error)
        }
        // How a page closes is not among the stages.
        if seconds == nil { judge(purpose, stage, result) }
        return result
    }

    /// Waits for a vendor on behalf of nobody: whoever waited has left, as users do who have waited for long. Whether the vendor
    /// answers at all is worth knowing all the same, or the next one would wait for it too.
    private func keepWatching<Value: Sendable>(
        _ shot: OneShot<Result<Value, PhoneAuthError>>, _ task: Task<Void, Never>, _ deadline: ActiveClock.Deadline,
        _ stage: Stage, _ purpose: Purpose
    ) {
        let number = nextWatch
        nextWatch += 1
        watched[number] = task
        scheduler.start { [weak self] in
            let result = await shot.valueInAnyCase()
            deadline.cancel()
            guard let self, watched.removeValue(forKey: number) != nil else { return }
            if case .failure(let error) = result {
                note(error)
                if !error.isSilence { counter.note(.late, by: vendor) }
            } else {
                counter.note(.late, by: vendor)
            }
            judge(purpose, stage, result)
        }
    }

    private func judge<Value>(_ purpose: Purpose, _ stage: Stage, _ result: Result<Value, PhoneAuthError>) {
        switch result {
        case .success: judge(purpose, stage, nil)
        case .failure(let error): judge(purpose, error.stage, error)
        }
    }

    private static func result<Value>(
        _ body: @MainActor () async throws(PhoneAuthError) -> Value
    ) async -> Result<Value, PhoneAuthError> {
        do throws(PhoneAuthError) {
            return .success(try await body())
        } catch {
            return .failure(error)
        }
    }

    /// What a call that several may wait for ended with; `cancelled` for a waiter whose task is cancelled.
    private static func outcome<Value: Sendable>(
        of shot: OneShot<Result<Value, PhoneAuthError>>, at stage: Stage, _ vendor: Vendor
    ) async throws(PhoneAuthError) -> Value {
        guard let result = await shot.value() else { throw PhoneAuthError(.cancelled, stage: stage, vendor: vendor) }
        return try result.get()
    }
}
