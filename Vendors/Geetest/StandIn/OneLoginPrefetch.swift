import PhoneAuthModel
import SimulatedPhone

/// The prefetch that OneLogin's advanced mode keeps by itself: started at registration, asked for when somebody wants it.
final class OneLoginPrefetch {
    private enum State {
        case none
        case running
        case ended(JSONValue)
    }

    /// Seconds.
    var timeout = 8.0

    private let phone: SimulatedPhone
    private var state = State.none
    private var isRegistered = false
    /// Counts the runs, so that one that was dropped ends nothing.
    private var run = 0
    private var waiters: [(JSONValue) -> Void] = []

    init(phone: SimulatedPhone) {
        self.phone = phone
    }

    /// Whether a login could use it.
    var isValid: Bool {
        if case .ended(let result) = state { return GeetestAnswers.isSuccess(result) }
        return false
    }

    /// Registering again does nothing.
    func register() {
        guard !isRegistered else { return }
        isRegistered = true
        start()
    }

    /// Starts a run, unless one is under way. A transcript needs none: it speaks when asked for the result.
    func start() {
        if case .running = state { return }
        guard phone.transcript == nil else {
            state = .none
            return
        }
        state = .running
        run += 1
        let run = run
        let answer = GeetestAnswers.prefetch(of: phone)
        let latency = phone.latency(.geetestPrefetch)
        guard let delay = answer.answer.delay(usual: latency, timeout: timeout) else { return }
        phone.schedule(after: delay) { [unowned self] in
            if run == self.run { end(answer.payload) }
        }
    }

    /// Forgets the result, or the run that is under way.
    func drop() {
        if case .running = state { run += 1 }
        state = .none
    }

    /// Calls back at the end of the run; at once where there is none under way.
    func whenEnded(_ body: @escaping (JSONValue) -> Void) {
        switch state {
        case .ended(let result): body(result)
        case .running: waiters.append(body)
        case .none:
            start()
            if case .running = state { waiters.append(body) }
        }
    }

    /// `getPreGetTokenResult`.
    func deliver(to completion: @escaping @Sendable ([AnyHashable: Any]?) -> Void) {
        let port = CallbackPort(of: .geetest, on: phone, callbacks: ["prefetch"], isBeforePage: true) {
            [unowned self] _, payload in
            if phone.transcript != nil { state = .ended(payload) }
            completion(payload.foundationDictionary)
        }
        switch port.mode {
        case .live: whenEnded { port.send("prefetch", $0) }
        case .implicitSuccess: port.send("prefetch", GeetestAnswers.prefetched(on: phone))
        case .scripted: break
        }
    }

    private func end(_ result: JSONValue) {
        state = .ended(result)
        let waiters = waiters
        self.waiters = []
        for waiter in waiters { waiter(result) }
    }
}
