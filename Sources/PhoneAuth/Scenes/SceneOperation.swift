import UIKitShim

/// One scene under way: feeds the ``SceneMachine`` and performs what it asks for.
@MainActor final class SceneOperation {
    /// What the client lends to a scene.
    struct Surroundings {
        let scheduler: any Scheduler
        /// The clock of deadlines, which stands still in the background.
        let clock: ActiveClock
        let counter: CallbackCounter
        let provider: any SceneProvider
        /// The vendor that plays, where one does.
        let vendor: Vendor?
        let request: SceneRequest
        /// Makes the player ready; anew where it is told so.
        let prepare: @MainActor (_ again: Bool) async throws(PhoneAuthError) -> Void
        /// Asks the app's server.
        let verify: @MainActor (SceneVerification) async throws -> SceneVerdict
        let events: EventSink
        /// Told of the carrier of each credential.
        let learn: @MainActor (Carrier) -> Void
        /// Told when the outcome is decided, before the last page has gone.
        let settled: @MainActor (PhoneAuthError?) -> Void
        /// Told when the scene is gone, before whoever waits goes on.
        let ended: @MainActor (SceneOperation) -> Void
    }

    /// The scene.
    var scene: AuthScene { surroundings.request.scene }
    /// Where it stands.
    var state: SceneState { machine.state }
    /// The nodes that were taken.
    var steps: [SceneStep] { machine.steps }
    /// Whether the app may say how it goes on.
    var waitsForApp: Bool { machine.waitsForApp }

    /// Whether a vendor's own pages may be up; a portable scene has those of its login.
    var hasVendorsPages: Bool { surroundings.vendor != nil }

    private let surroundings: Surroundings
    private var machine: SceneMachine
    private let inputs = Turns<SceneMachine.Input>()
    private var timers: [SceneMachine.Timer: ActiveClock.Deadline] = [:]
    private var preparation: Task<Void, Never>?
    private var verification: Task<Void, Never>?
    private var verificationNumber = 0
    private var outcome: SceneMachine.Outcome?
    private let finished: OneShot<Void>

    init(rules: SceneMachine.Rules, surroundings: Surroundings) {
        self.surroundings = surroundings
        machine = SceneMachine(rules: rules)
        finished = OneShot(scheduler: surroundings.scheduler)
    }

    /// Runs the scene to its end, with its pages gone.
    func run() async throws(PhoneAuthError) -> SceneResult {
        surroundings.counter.begin()
        feed(.begin)
        let scheduler = surroundings.scheduler
        await withTaskCancellationHandler {
            await finished.valueInAnyCase()
        } onCancel: {
            scheduler.hop { self.feed(.cancel) }
        }
        switch outcome {
        case .success(let result): return result
        case .failure(let error): throw error
        case nil: throw PhoneAuthError(.internalFailure, stage: .scene)
        }
    }

    /// Ends the scene for the app.
    func cancel() { feed(.cancel) }

    /// Waits until it is gone.
    func end() async { _ = await finished.value() }

    /// Says how it goes on, in place of the app's server or after a failed node.
    func continueScene(isSuccess: Bool) { feed(.continues(isSuccess: isSuccess)) }

    private func feed(_ input: SceneMachine.Input) {
        inputs.take(input) { input in
            for action in machine.handle(input) { perform(action) }
        }
    }

    private func perform(_ action: SceneMachine.Action) {
        let provider = surroundings.provider
        switch action {
        case .prepare(let again): prepare(again)
        case .start: provider.startScene(surroundings.request) { [weak self] in self?.feed(.message($0)) }
        case .verify(let verification): verify(verification)
        case .abandonVerification: abandonVerification()
        case .continueScene(let isSuccess): provider.continueScene(isSuccess: isSuccess)
        case .answerHalfway(let isPassed): provider.answerHalfway(isPassed: isPassed)
        case .tryAgain: provider.tryAgain()
        case .clear: stop(.cleared)
        case .stop: stop(.stopped)
        case .emit(let event): surroundings.events.send(event)
        case .noteRepeated: surroundings.counter.noteRepeated(by: surroundings.vendor)
        case .noteLate: surroundings.counter.note(.late, by: surroundings.vendor)
        case .startTimer(let timer, let seconds): start(timer, seconds)
        case .stopTimer(let timer): timers.removeValue(forKey: timer)?.cancel()
        case .settle(let outcome):
            self.outcome = outcome
            preparation?.cancel()
            surroundings.counter.end()
            if case .failure(let error) = outcome {
                surroundings.settled(error)
            } else {
                surroundings.settled(nil)
            }
        case .finish:
            surroundings.ended(self)
            finished.resolve(())
        }
    }

    private func start(_ timer: SceneMachine.Timer, _ seconds: Double) {
        timers[timer]?.cancel()
        timers[timer] = surroundings.clock.run(after: seconds) { [weak self] in
            self?.timers[timer] = nil
            self?.feed(.timer(timer))
        }
    }

    private func prepare(_ again: Bool) {
        let prepare = surroundings.prepare
        preparation = surroundings.scheduler.start { [weak self] in
            do throws(PhoneAuthError) {
                try await prepare(again)
                self?.feed(.prepared)
            } catch {
                self?.feed(.notPrepared(error))
            }
        }
    }

    private func stop(_ confirmation: SceneMachine.Input) {
        let provider = surroundings.provider
        surroundings.scheduler.start { [weak self] in
            // Only its own cancellation makes it throw; then nobody waits any more.
            try? await provider.stopScene()
            self?.feed(confirmation)
        }
    }

    private func verify(_ subject: SceneVerification) {
        surroundings.learn(subject.credential.carrier)
        verificationNumber += 1
        let number = verificationNumber
        let verify = surroundings.verify
        let scheduler = surroundings.scheduler
        verification = scheduler.start { [weak self] in
            let answer = await scheduler.working { () async -> SceneMachine.Answer in
                do {
                    return .verdict(try await verify(subject))
                } catch {
                    return .failed
                }
            }
            guard let self, verificationNumber == number else { return }
            verification = nil
            feed(.answered(answer))
        }
    }

    private func abandonVerification() {
        verificationNumber += 1
        verification?.cancel()
        verification = nil
    }
}
