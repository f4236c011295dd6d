import Foundation
import PhoneAuthModel
import SimulatedPhone

/// The handler's token: its checks, its life, and the questions for the next.
///
/// Behaviour: part 5.2 of the dossier. The SDK checks each token that it is given, one at a time (300001 for another meanwhile).
/// Five minutes before a token's end, or at once where less is left, it asks for the next, and again thirty seconds later; an
/// empty answer, or the token that it has, is none. With none after sixty seconds it reports 300004, and does nothing more
/// until `update(_:)` or a new handler. It asks for renewals whether or not a scene is up; so that every run ends, a handler does so at
/// most ``mostRenewals`` times.
final class FusionTokenCheck {
    /// How often one handler asks for the next token.
    static let mostRenewals = 20
    private static let questionLead = 300.0
    private static let patience = 30.0
    private static let callbacks = ["tokenAuthSuccess", "tokenAuthFailure"]

    /// What is shared with the threads that callbacks come on.
    private struct State {
        /// The last one that was accepted; before that, the handler's first.
        var token: String
        var isAccepted = false
        /// The one that is being checked.
        var checked: String?
        var isFirst = true
        var expiries: [String: Double] = [:]
        var renewals = 0
        /// Counts the waits for a token, so that one that has ended does not end another.
        var wait = 0
    }

    private weak var handler: AlicomFusionAuthHandler?
    private let phone: SimulatedPhone
    private var isLive: Bool { handler?.isLive == true }
    private let schemeCode: String
    private let state: Locked<State>
    private var port: CallbackPort?

    init(of handler: AlicomFusionAuthHandler, token: String, schemeCode: String) {
        self.handler = handler
        self.schemeCode = schemeCode
        phone = handler.phone
        state = Locked(State(token: token))
    }

    /// Opens the port for the answers, which go to the handler. Before the handler's own port: of what a script delivers at one
    /// moment, the token's answer comes first.
    func open(receive: @escaping @Sendable (_ callback: String, _ payload: JSONValue) -> Void) {
        port = CallbackPort(
            of: .aliyunFusion, on: phone, callbacks: Self.callbacks, isBeforePage: true, receive: receive)
    }

    /// Checks the handler's token.
    func begin() {
        if port?.mode == .implicitSuccess { return port?.send("tokenAuthSuccess", [:]) ?? () }
        guard isLive, let handler else { return }
        let delay = phone.latency(.fusionTokenCheck)
        if !phone.settings.hasNetwork { return handler.report("800001", after: delay) }
        if schemeCode.isEmpty { return handler.report("900002", after: delay) }
        let token = state.withLock { $0.token }
        if token.isEmpty { return ask(after: delay) }
        check(token, after: delay)
    }

    /// What a scene's start is refused with; `nil` where it is not.
    var refusal: String? {
        let now = phone.clock.now
        return state.withLock { state in
            if state.isAccepted, state.expiries[state.token].map({ $0 > now }) ?? true { return nil }
            return state.checked == nil ? "300003" : "300001"
        }
    }

    // MARK: Tokens that come in

    /// `update(_:)`. An empty token makes it ask for one.
    func update(_ token: String) {
        guard let handler, handler.isLive else { return }
        if token.isEmpty { return ask(after: 0) }
        if state.withLock({ $0.checked != nil }) { return handler.report("300001") }
        check(token, after: phone.latency(.fusionTokenCheck))
    }

    /// The answer to the question for a token.
    func answered(_ token: String) {
        guard isLive, !token.isEmpty else { return }
        let isNew = state.withLock { $0.checked == nil && !($0.isAccepted && $0.token == token) }
        if isNew { check(token, after: phone.latency(.fusionTokenCheck)) }
    }

    private func check(_ token: String, after delay: Double) {
        let (now, lifetime) = (phone.clock.now, phone.settings.authTokenLifetime)
        let (isFirst, isDead) = state.withLock { state in
            state.checked = token
            state.wait += 1
            if let lifetime, state.expiries[token] == nil { state.expiries[token] = now + lifetime }
            defer { state.isFirst = false }
            return (state.isFirst, state.expiries[token].map { $0 <= now + delay } ?? false)
        }
        if isDead { return refuse(AliyunFusionAnswers.event("300003"), after: delay) }
        let settings = phone.settings(of: .aliyunFusion)
        switch isFirst ? settings.initialization : settings.authTokenRenewal {
        case .succeeds, .refuses(.sdkNotLinked): port?.send("tokenAuthSuccess", [:], after: delay)
        case .late(let seconds): port?.send("tokenAuthSuccess", [:], after: seconds)
        case .silent: break
        case .timesOut: refuse(AliyunFusionAnswers.event("300004"), after: 60)
        case .malformed: refuse(AliyunFusionAnswers.event(""), after: delay)
        case .fails: refuse(AliyunFusionAnswers.event("300003"), after: delay)
        case .refuses: refuse(AliyunFusionAnswers.event("300006"), after: delay)
        }
    }

    private func refuse(_ event: JSONValue, after seconds: Double) {
        if event["resultCode"] != "" { handler?.report(event, after: seconds) }
        port?.send("tokenAuthFailure", ["event": event], after: seconds)
    }

    // MARK: Answers that go out

    /// Keeps step with what is delivered, live or from a transcript.
    func follow(_ callback: String) {
        switch callback {
        case "tokenAuthSuccess":
            let next = state.withLock { state -> Double? in
                guard let token = state.checked else {
                    state.isAccepted = true
                    return nil
                }
                state.checked = nil
                state.token = token
                state.isAccepted = true
                guard let expiry = state.expiries[token], state.renewals < Self.mostRenewals else { return nil }
                state.renewals += 1
                return expiry
            }
            if let next, isLive { ask(after: max(0, next - Self.questionLead - phone.clock.now)) }
        case "tokenAuthFailure":
            state.withLock { state in
                state.isAccepted = false
                state.checked = nil
            }
        default:
            break
        }
    }

    /// Ends with the handler.
    func end() {
        state.withLock { state in
            state.wait += 1
            state.isAccepted = false
            state.checked = nil
        }
    }

    // MARK: Questions

    /// Asks for a token, twice where need be, and gives up after sixty seconds.
    private func ask(after delay: Double) {
        let wait = state.withLock { state in
            state.wait += 1
            return state.wait
        }
        phone.schedule(after: delay) { [weak self] in self?.question(wait, number: 1) }
    }

    private func question(_ wait: Int, number: Int) {
        guard state.withLock({ $0.wait == wait }) else { return }
        if number == 3 { return refuse(AliyunFusionAnswers.event("300004"), after: 0) }
        handler?.send("tokenUpdate", [:], isResult: false)
        phone.schedule(after: Self.patience) { [weak self] in self?.question(wait, number: number + 1) }
    }
}
