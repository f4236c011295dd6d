import SimulatedPhone
import Testing

@testable import PhoneAuth

@Suite("A login machine that is fed anything")
struct LoginRandomWalkTests {
    /// The world around a machine: it answers each closing, and only clocks that run can fire.
    private struct Walk {
        var generator: SeededGenerator
        var machine: LoginMachine
        let rules: LoginMachine.Rules
        var now = 0.0
        var actions: [LoginMachine.Action] = []
        var timers: Set<LoginMachine.Timer> = []
        var openCloses = 0
        var settles = 0
        var finishes = 0
        var isPageShown = false
        var opens: [Int: Int] = [:]
        /// The vendors that had their turn.
        var begun: [Vendor] = []
        /// Those whose turn ended, as opposed to being passed over when the carrier was learnt.
        var ended: Set<Vendor> = []
        var faults: [String] = []

        init(seed: UInt64) {
            var generator = SeededGenerator(seed: seed)
            let vendors = [Vendor.geetest, .aliyunPNVS, .shanyan].prefix(Int.random(in: 1...3, using: &generator))
            rules = LoginMachine.Rules(
                plans: vendors.map {
                    .init(
                        vendor: $0, product: .oneLogin, present: 9, token: 9,
                        holdsToken: Bool.random(using: &generator), canTick: Bool.random(using: &generator))
                }, wholeLogin: 30,
                exchange: 15, pageIdle: Bool.random(using: &generator) ? 60 : nil,
                exchanges: Bool.random(using: &generator), closesAtToken: Bool.random(using: &generator),
                confirmingLogsIn: Bool.random(using: &generator),
                asksBeforeLogin: Bool.random(using: &generator), asksForConsent: Bool.random(using: &generator))
            machine = LoginMachine(rules: rules)
            self.generator = generator
        }

        mutating func run() {
            feed(.begin)
            for _ in 0..<Int.random(in: 5...60, using: &generator) {
                now += Double.random(in: 0...3, using: &generator)
                feed(randomInput())
            }
            if settles == 0 { feed(.cancel) }
            while openCloses > 0 { feed(.closed(isConfirmed: Bool.random(using: &generator))) }
            check(settles == 1, "settled otherwise than once")
            check(finishes == 1, "finished otherwise than once")
            check(timers.isEmpty, "left a clock running")
            check(machine.attempts.count <= rules.plans.count, "more attempts than vendors")
            check(opens.values.allSatisfy { $0 <= 4 }, "a vendor was opened more often than it may be repeated")
        }

        private mutating func randomInput() -> LoginMachine.Input {
            if let timer = timers.randomElement(using: &generator), Int.random(in: 0..<8, using: &generator) == 0 {
                timers.remove(timer)
                return .timer(timer)
            }
            if Int.random(in: 0..<8, using: &generator) == 0 {
                return .answered(Bool.random(using: &generator) ? .login : .consent, Bool.random(using: &generator))
            }
            switch Int.random(in: 0..<24, using: &generator) {
            case 0..<3: return .prepared
            case 3..<6: return .event(.pagePresented)
            case 6: return .event(.pageDismissed)
            case 7..<9: return .event(.loginTapped(isChecked: Bool.random(using: &generator)))
            case 9: return .event(.checkboxToggled(isChecked: Bool.random(using: &generator)))
            case 10: return .event(.agreementTapped(index: 0, title: nil, url: nil))
            case 11: return .event(Bool.random(using: &generator) ? .backTapped : .otherMethodTapped)
            case 12: return .event(.consentDialogConfirmed)
            case 13: return .event(.loadingStarted)
            case 14..<16: return .credential(.sample("tok-\(Int.random(in: 0...9, using: &generator))"))
            case 16..<18: return randomFailure()
            case 18: return Bool.random(using: &generator) ? .exchangeFailed : randomRoute()
            case 19: return Bool.random(using: &generator) ? .exchanged : .entered(.prefetch)
            case 20: return Int.random(in: 0..<6, using: &generator) == 0 ? .cancel : .begin
            default:
                return openCloses > 0 ? .closed(isConfirmed: Bool.random(using: &generator)) : .event(.backTapped)
            }
        }

        private mutating func randomRoute() -> LoginMachine.Input {
            let plans = Array(
                rules.plans.shuffled(using: &generator).dropLast(Int.random(in: 0...1, using: &generator)))
            return .rerouted(plans, mayMove: Bool.random(using: &generator))
        }

        private mutating func randomFailure() -> LoginMachine.Input {
            let codes: [PhoneAuthError.Code] = [
                .userCancelled, .userChoseOtherMethod, .carrierFailure, .prefetchExpired, .noSIM, .busy,
            ]
            let repetitions: [ReturnCodeRow.Repetition?] = [nil, .closeAndReopen, .prefetchAgain, .initializeAgain]
            let code = codes.randomElement(using: &generator) ?? .unknown
            let repetition = repetitions.randomElement(using: &generator) ?? nil
            return .failed(PhoneAuthError(code, stage: .login), repetition: repetition)
        }

        private mutating func feed(_ input: LoginMachine.Input) {
            if case .closed = input { openCloses -= 1 }
            let wasEnded = machine.phase == .ended
            let latest = machine.handle(input, at: now)
            check(!wasEnded || latest.isEmpty, "acted after the end")
            for action in latest { note(action) }
            check(settles <= 1 && finishes <= settles, "settled twice, or finished before")
        }

        private mutating func note(_ action: LoginMachine.Action) {
            check(finishes == 0, "acted after the finish")
            switch action {
            case .startTimer(let timer, let seconds):
                check(settles == 0, "started a clock after the outcome")
                check(seconds >= 0 && seconds.isFinite, "started a clock without end")
                timers.insert(timer)
            case .stopTimer(let timer): timers.remove(timer)
            case .close: openCloses += 1
            case .prepare:
                check(settles == 0, "prepared after the outcome")
                check(openCloses == 0, "prepared while a page was being closed")
                check(!isPageShown, "prepared with a page up")
            case .open(let index):
                check(settles == 0, "opened after the outcome")
                check(openCloses == 0, "opened while a page was being closed")
                opens[index, default: 0] += 1
            case .emit(.pagePresented):
                check(!isPageShown, "presented twice")
                isPageShown = true
            case .emit(.pageDismissed):
                check(isPageShown, "dismissed without a page")
                isPageShown = false
            case .emit: check(settles == 0, "told of a tap after the outcome")
            case .exchange:
                check(rules.exchanges && settles == 0, "exchanged unasked")
            case .settle(let outcome):
                settles += 1
                let failure = machine.attempts.last?.failure
                switch outcome {
                case .success, .exchanged:
                    check(failure == nil, "a success is on the record as a failure")
                case .failure: check(failure != nil, "a failure is on the record as a success")
                case .exchangeFailed: check(failure != nil, "a failed exchange is on the record as a success")
                }
            case .finish:
                finishes += 1
                check(openCloses == 0, "finished while a page was being closed")
            case .ask: check(settles == 0, "asked after the outcome")
            case .tick, .fetchToken, .stopLoading: check(settles == 0, "acted on the page after the outcome")
            case .report(.attemptBegan(let number, let plan)):
                check(number == begun.count + 1, "counted an attempt otherwise than one by one")
                check(!ended.contains(plan.vendor), "gave a vendor a second turn")
                begun.append(plan.vendor)
            case .report(.stageEnded(let end, _)):
                check(end.attempt == begun.count, "told of a stage of another attempt")
                check(end.duration >= 0, "told of a stage that took less than nothing")
            case .report(.attemptEnded(let number, let attempt)):
                check(number == begun.count && attempt.vendor == begun.last, "ended another attempt")
                // One that made way for the carrier's own vendor was not tried yet.
                if attempt.failure != nil { ended.insert(attempt.vendor) }
            case .waitForAnotherTap, .abandon: break
            }
        }

        private mutating func check(_ holds: Bool, _ fault: String) {
            if !holds { faults.append(fault) }
        }
    }

    @Test("settles once, finishes once after it, and stops every clock", arguments: 0..<8)
    func walk(block: Int) {
        for seed in 0..<3000 {
            var walk = Walk(seed: UInt64(block * 3000 + seed))
            walk.run()
            if !walk.faults.isEmpty {
                Issue.record("seed \(block * 3000 + seed): \(walk.faults.prefix(3))")
                return
            }
        }
    }
}
