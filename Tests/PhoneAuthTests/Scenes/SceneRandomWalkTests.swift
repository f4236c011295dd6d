import SimulatedPhone
import Testing

@testable import PhoneAuth

@Suite("A scene machine that is fed anything")
struct SceneRandomWalkTests {
    private struct Walk {
        var generator: SeededGenerator
        var script = SceneScript()
        var faults: [String] = []
        var timers: Set<SceneMachine.Timer> = []
        var openQuestions = 0
        var verifications = 0
        var stops = 0
        var settles = 0
        var finishes = 0
        var starts = 0
        var pages = 0

        init(seed: UInt64) {
            generator = SeededGenerator(seed: seed)
            script = SceneScript(AuthScene.all.randomElement(using: &generator) ?? .loginOrRegister)
        }

        mutating func run() {
            feed(.begin)
            for _ in 0..<Int.random(in: 5...40, using: &generator) { feed(randomInput()) }
            if settles == 0 { feed(.cancel) }
            for _ in 0..<4 where finishes == 0 {
                if let timer = timers.first { feed(.timer(timer)) } else { feed(.stopped) }
            }
            check(settles == 1, "settled otherwise than once")
            check(finishes == 1, "finished otherwise than once")
            check(openQuestions == 0, "left a half-way question open")
            check(stops <= 1, "stopped more than once")
            check(timers.isEmpty, "left a clock running")
            check(pages == 0, "left a page up")
            check(script.machine.state == .idle, "is not idle")
        }

        private mutating func randomInput() -> SceneMachine.Input {
            if let timer = timers.randomElement(using: &generator), Int.random(in: 0..<10, using: &generator) == 0 {
                return .timer(timer)
            }
            let nodes: [SceneNode] = [.numberAuth, .smsCode, .upGoingSMS, .captcha]
            let node = nodes.randomElement(using: &generator) ?? .smsCode
            let error = PhoneAuthError(Bool.random(using: &generator) ? .carrierFailure : .rateLimited, stage: .scene)
            switch Int.random(in: 0..<22, using: &generator) {
            case 0..<3: return .prepared
            case 3: return .notPrepared(error)
            case 4..<7:
                return .message(
                    .event(
                        [
                            .pagePresented, .pageDismissed, .backTapped,
                            .loginTapped(isChecked: true),
                        ].randomElement(using: &generator) ?? .backTapped))
            case 7..<9: return .message(.entered(node))
            case 9..<13:
                let token = "mask-\(Int.random(in: 0...5, using: &generator))"
                return .message(.credential(.sample(token), node: node, isHalfway: Bool.random(using: &generator)))
            case 13:
                let moves: [SceneMove] = [.goOn, .stay, .stop]
                return .message(.nodeFailed(node, error, move: moves.randomElement(using: &generator) ?? .stay))
            case 14:
                let repetitions: [ReturnCodeRow.Repetition?] = [nil, .closeAndReopen, .initializeAgain]
                return .message(.refused(error, repetition: repetitions.randomElement(using: &generator) ?? nil))
            case 15: return .message(.ended([.over, .left, .failed(error)].randomElement(using: &generator) ?? .over))
            case 16..<19:
                guard verifications > 0 else { return .cleared }
                return .answered(
                    Bool.random(using: &generator)
                        ? .failed : .verdict(SceneVerdict.allCases.randomElement(using: &generator) ?? .unknown))
            case 19: return .continues(isSuccess: Bool.random(using: &generator))
            case 20: return stops > 0 ? .stopped : .cleared
            default: return Int.random(in: 0..<5, using: &generator) == 0 ? .cancel : .begin
            }
        }

        private mutating func feed(_ input: SceneMachine.Input) {
            if case .timer(let timer) = input { timers.remove(timer) }
            for action in script.feed(input) { note(action) }
        }

        private mutating func note(_ action: SceneMachine.Action) {
            check(finishes == 0, "acted after the finish")
            switch action {
            case .startTimer(let timer, _): timers.insert(timer)
            case .stopTimer(let timer): timers.remove(timer)
            case .verify(let verification):
                check(settles == 0, "asked after the outcome")
                verifications += 1
                if verification.isHalfway { openQuestions += 1 }
            case .answerHalfway:
                openQuestions -= 1
                check(openQuestions >= 0, "answered a question that nobody asked")
            case .start, .prepare, .clear, .tryAgain: check(settles == 0, "acted after the outcome")
            case .continueScene(let isSuccess): check(settles == 0 || isSuccess, "took an edge after the outcome")
            case .stop: stops += 1
            case .settle: settles += 1
            case .finish:
                finishes += 1
                check(settles == 1, "finished before the outcome")
            case .emit(.pagePresented): pages += 1
            case .emit(.pageDismissed):
                pages -= 1
                check(pages >= 0, "told of a page that goes and never came")
            case .noteRepeated, .noteLate, .abandonVerification: break
            case .emit: check(settles == 0, "told of something after the outcome")
            }
        }

        private mutating func check(_ holds: Bool, _ fault: String) {
            if !holds { faults.append(fault) }
        }
    }

    @Test("settles once, finishes once, answers each half-way question once, and is idle", arguments: 0..<10)
    func walk(block: Int) {
        for seed in 0..<10_000 {
            var walk = Walk(seed: UInt64(block * 10_000 + seed))
            walk.run()
            if !walk.faults.isEmpty {
                Issue.record("seed \(block * 10_000 + seed): \(walk.faults.prefix(3))")
                return
            }
        }
    }
}
