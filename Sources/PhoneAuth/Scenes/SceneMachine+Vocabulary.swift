/// What the machine is told, what it asks for, and what it is set up with.
extension SceneMachine {
    /// What holds for the whole scene.
    struct Rules: Hashable, Sendable {
        var scene: AuthScene
        /// Seconds that may pass between two signs of life while it is not the user's turn.
        var sign: Double
        /// Seconds that a token may take after a ticked tap.
        var token: Double
        /// Seconds for the app's server.
        var exchange: Double
        /// Seconds for the player to confirm the end.
        var stop: Double
        /// Seconds that the user may leave a page alone; `nil` for no limit.
        var pageIdle: Double?
        /// How often a code by SMS may be rejected before the scene goes on without it.
        var tries = 3
    }

    /// The clocks that the machine has started and stopped.
    enum Timer: Hashable, Sendable, CaseIterable {
        case sign, token, exchange, stop, pageIdle, pageGone
    }

    /// What the app's server said, if anything.
    enum Answer: Hashable, Sendable {
        case verdict(SceneVerdict)
        /// The request failed.
        case failed
    }

    /// How a scene ends.
    enum Outcome: Hashable, Sendable {
        case success(SceneResult)
        case failure(PhoneAuthError)
    }

    enum Input: Sendable {
        case begin
        case prepared
        case notPrepared(PhoneAuthError)
        case message(SceneMessage)
        case answered(Answer)
        /// The app's own word, without its server's.
        case continues(isSuccess: Bool)
        case timer(Timer)
        /// The app cancelled the task, or stopped the scene.
        case cancel
        /// The player has confirmed the end.
        case stopped
        /// The player has confirmed the end of a scene that was there before.
        case cleared
    }

    enum Action: Hashable {
        /// Makes the player ready; anew where it says so.
        case prepare(again: Bool)
        case start
        /// Stops a scene that was there before.
        case clear
        /// Let the user try the node again, whose credential was rejected.
        case tryAgain
        case verify(SceneVerification)
        /// Let go of the request that is under way.
        case abandonVerification
        case continueScene(Bool)
        case answerHalfway(Bool)
        case stop
        case emit(AuthPageEvent)
        /// Counts a result that came before.
        case noteRepeated
        /// Counts a result that nobody waits for.
        case noteLate
        case startTimer(Timer, Double)
        case stopTimer(Timer)
        /// The outcome is decided.
        case settle(Outcome)
        /// The scene is gone; the caller gets the outcome.
        case finish
    }

    enum Phase: Hashable {
        case idle, preparing, starting, running, verifying, stopping, ended
    }
}
