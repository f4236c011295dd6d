import PhoneAuthModel

/// A phone without a SIM: carrier, network, vendor account, authorization page and user, on virtual time.
///
/// The stand-ins of the vendors' SDKs play on it. They read ``current`` when they are called, keep it, and the phone restores
/// it around everything that it runs for them: a task-local value is lost on other threads. Two phones in one process do not
/// touch each other, so tests run in parallel. The same seed gives the same run to the microsecond.
public final class SimulatedPhone: Sendable {
    /// The phone that vendor calls of the present task are made on.
    @TaskLocal public static var current = SimulatedPhone()

    /// A call that the app's side made to a vendor's SDK.
    public struct VendorCall: Hashable, Sendable {
        /// The base name of the vendor's function.
        public let name: String
        /// When, in seconds of the phone's clock.
        public let at: Double
        /// Whether it was made on the main actor's queue, where every vendor call belongs.
        public let isOnMain: Bool
    }

    /// The phone's clock.
    public let clock = VirtualClock()
    /// How phone, network, account and user behave.
    public let settings: PhoneSettings
    /// What latencies and noise are drawn from.
    public let seed: UInt64
    /// The script that is played in place of ``settings``' behaviour, if any.
    package let transcript: Transcript?
    /// What vendors and user do in place of what ``settings`` say, if anything.
    package let chaos: VendorChaos?
    /// Whether this is one of very many runs, each of which has to be short: pages are not laid out for ``lastPage``, and what a
    /// vendor delivers on another thread comes on another queue of this thread. To change threads takes longer than a login.
    package let isOneOfMany: Bool

    private struct State {
        var vendors: [ObjectIdentifier: AnyObject] = [:]
        var receivers: [CallbackPort.Receiver] = []
        var calls: [VendorCall] = []
        var callNumbers: [String: Int] = [:]
        var drawNumbers: [String: Int] = [:]
        var tokens: [String] = []
        var recorded: [Transcript.Delivery] = []
        var claimed: Set<Int> = []
        var operationStart: Double = 0
        var pagesShown = 0
        var pagesClosed = 0
        /// The pages that are up, by name.
        var pages: [String: Int] = [:]
        var lastPage: SimulatedPage?
    }

    private let state = Locked(State())

    /// A phone in a situation.
    ///
    /// - Parameters:
    ///   - settings: How it behaves.
    ///   - seed: What latencies and noise are drawn from.
    public convenience init(settings: PhoneSettings = PhoneSettings(), seed: UInt64 = 1) {
        self.init(settings: settings, seed: seed, transcript: nil, chaos: nil)
    }

    /// A phone whose vendors say what a script says, or anything.
    package init(
        settings: PhoneSettings, seed: UInt64, transcript: Transcript?, chaos: VendorChaos? = nil,
        isOneOfMany: Bool = false
    ) {
        self.settings = settings
        self.seed = seed
        self.transcript = transcript
        self.chaos = chaos
        self.isOneOfMany = isOneOfMany
    }

    /// Runs something with this phone as ``current``.
    public func enter<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.$current.withValue(self, operation: body)
    }

    /// Runs something asynchronous with this phone as ``current``.
    @MainActor public func enter<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
        try await Self.$current.withValue(self, operation: body)
    }

    /// Runs an action on the main actor, with this phone as ``current``, after some seconds.
    @discardableResult
    public func schedule(
        after seconds: Double, _ action: @escaping @MainActor @Sendable () -> Void
    ) -> VirtualClock.Ticket {
        clock.schedule(after: seconds) { self.enter { action() } }
    }

    /// Waits for some seconds of virtual time: for app code such as an exchange, which stands for a request to a backend.
    @MainActor public func pause(for seconds: Double) async {
        await clock.pause(for: seconds, in: Self.heldWork)
    }

    /// Runs app code of which nobody knows where it runs; until it ends, time stands still, but for ``pause(for:)``.
    @MainActor public func working<Result>(_ body: @MainActor () async -> Result) async -> Result {
        let work = HeldWork(on: clock)
        defer { work.end(on: clock) }
        return await Self.$heldWork.withValue(work, operation: body)
    }

    @TaskLocal private static var heldWork: HeldWork?

    // MARK: What stand-ins use

    /// The one object of a class that belongs to this phone: where a vendor's SDK keeps its process-wide state.
    public func vendorState<Object: AnyObject>(_ make: () -> Object) -> Object {
        let key = ObjectIdentifier(Object.self)
        if let object = state.withLock({ $0.vendors[key] as? Object }) { return object }
        let object = make()
        return state.withLock { state in
            if let earlier = state.vendors[key] as? Object { return earlier }
            state.vendors[key] = object
            return object
        }
    }

    /// Lets go of the vendors' objects, which keep the phone as an SDK lives as long as its app, and of the closures that they were
    /// given: at the end of a run, where many follow.
    package func forgetVendors() {
        // They end outside the lock: the end of one may ask for the phone.
        let (receivers, _) = state.withLock { state in
            defer { (state.receivers, state.vendors) = ([], [:]) }
            return (state.receivers, state.vendors)
        }
        for receiver in receivers { receiver.close() }
    }

    func keep(_ receiver: CallbackPort.Receiver) {
        state.withLock { $0.receivers.append(receiver) }
    }

    /// Notes that a vendor function was called. Setters, getters and loggers are not noted.
    public func note(call name: String) {
        let call = VendorCall(name: name, at: clock.now, isOnMain: MainQueue.isCurrent)
        state.withLock { $0.calls.append(call) }
        chaos?.journal.note(.call(name, isOnMain: call.isOnMain), at: call.at)
    }

    /// How long something takes this time, in seconds, whole milliseconds.
    public func latency(_ latency: Latency) -> Double { draw(latency.name, in: latency.range) }

    /// Whole thousandths, drawn from the seed for a name and how often it was drawn.
    private func draw(_ name: String, in range: ClosedRange<Double>) -> Double {
        let number = state.withLock { state in
            state.drawNumbers[name, default: 0] += 1
            return state.drawNumbers[name, default: 0]
        }
        var generator = SeededGenerator(seed: seed, name: "\(name)#\(number)")
        let range = Int((range.lowerBound * 1000).rounded())...Int((range.upperBound * 1000).rounded())
        return Double(Int.random(in: range, using: &generator)) / 1000
    }

    /// An invented token: the same for the same seed, another each time.
    ///
    /// - Parameter kind: What it is for; it shows in the token.
    package func token(_ kind: String) -> String {
        let token = "simulated-\(kind)-token-\(Int(draw("token-\(kind)", in: 1...999) * 1000))"
        state.withLock { $0.tokens.append(token) }
        return token
    }

    /// Notes that a page is up, and lets the user act on it. Does nothing when it is up already.
    ///
    /// - Parameters:
    ///   - name: Which page, of a vendor that shows the next one before the last has gone.
    ///   - steps: What the user does on it; that of the settings when left out.
    ///   - user: Called on the main actor for each step that the user takes while this page is up.
    public func showPage(
        _ name: String = "", steps: [UserStep]? = nil, user: @escaping @MainActor @Sendable (UserStep.Action) -> Void
    ) {
        let page = state.withLock { state -> Int? in
            guard state.pages[name] == nil else { return nil }
            state.pagesShown += 1
            state.pages[name] = state.pagesShown
            return state.pagesShown
        }
        guard let page, transcript == nil else { return }
        chaos?.journal.note(.page(name, isUp: true), at: clock.now)
        for step in chaos?.steps() ?? steps ?? settings.user {
            schedule(after: step.after) {
                guard self.state.withLock({ $0.pages[name] == page }) else { return }
                user(step.action)
            }
        }
    }

    /// Notes how the page that is up, or about to come up, lies on the screen. It is not asked for where nobody looks.
    public func layOut(_ page: @autoclosure () -> SimulatedPage) {
        guard !isOneOfMany else { return }
        let page = page()
        state.withLock { $0.lastPage = page }
    }

    /// The last page as it lay on the screen; `nil` before the first, and on a phone that draws none.
    public var lastPage: SimulatedPage? { state.withLock { $0.lastPage } }

    /// Notes that a page has gone away. Does nothing when it is not up.
    public func closePage(_ name: String = "") {
        let wasUp = state.withLock { state in
            guard state.pages.removeValue(forKey: name) != nil else { return false }
            state.pagesClosed += 1
            return true
        }
        if wasUp { chaos?.journal.note(.page(name, isUp: false), at: clock.now) }
    }

    /// Whether a page is up.
    public var isPageUp: Bool { state.withLock { !$0.pages.isEmpty } }

    /// Whether a page of a name is up.
    public func isPageUp(_ name: String) -> Bool { state.withLock { $0.pages[name] != nil } }

    /// The names of the pages that are up, those that came first before the others.
    package var pagesUp: [String] {
        state.withLock { $0.pages }.sorted { $0.value < $1.value }.map(\.key)
    }

    // MARK: What was seen

    /// Every vendor call so far, in order.
    public var vendorCalls: [VendorCall] { state.withLock { $0.calls } }
    /// How many pages went away, whoever closed them.
    public var pagesClosed: Int { state.withLock { $0.pagesClosed } }
    /// How many pages were shown.
    public var pagesShown: Int { state.withLock { $0.pagesShown } }
    /// The tokens that were made up so far.
    package var tokens: [String] { state.withLock { $0.tokens } }
    /// What the vendor delivered so far, in order.
    package var recorded: [Transcript.Delivery] { state.withLock { $0.recorded } }

    /// The transcript's deliveries, by index, that no vendor call has asked for.
    package var unclaimedDeliveries: [Int] {
        let claimed = state.withLock { $0.claimed }
        return (transcript?.deliveries.indices).map { $0.filter { !claimed.contains($0) } } ?? []
    }

    func claim(_ delivery: Int) {
        state.withLock { _ = $0.claimed.insert(delivery) }
    }

    /// Says that an operation starts now: page events of a transcript are timed from here.
    public func markOperationStart() {
        let now = clock.now
        state.withLock { $0.operationStart = now }
    }

    var operationStart: Double { state.withLock { $0.operationStart } }

    func nextCallNumber(of callback: String) -> Int {
        state.withLock { state in
            state.callNumbers[callback, default: 0] += 1
            return state.callNumbers[callback, default: 0]
        }
    }

    func record(_ delivery: Transcript.Delivery) {
        state.withLock { $0.recorded.append(delivery) }
    }
}
