/// What the machine is told, what it asks for, and what it is set up with.
extension LoginMachine {
    /// One vendor that the login may try.
    struct Plan: Hashable, Sendable {
        var vendor: Vendor
        var product: Product
        /// Seconds that the page may take to appear.
        var present: Double
        /// Seconds that the token may take after a ticked tap.
        var token: Double
        /// Whether the vendor waits with the token for ``Action/fetchToken(_:)`` where the app wants to be asked.
        var holdsToken = false
        /// Whether the box can be ticked for the user.
        var canTick = false
    }

    /// What holds for the whole login.
    struct Rules: Hashable, Sendable {
        var plans: [Plan]
        /// How many vendors may be tried.
        var maximumAttempts = 10
        /// Seconds for the login without the user's own time.
        var wholeLogin: Double
        /// Seconds for the app's exchange.
        var exchange: Double
        /// Seconds that the user may leave the page alone; `nil` for no limit.
        var pageIdle: Double?
        /// Whether a credential is followed by an exchange.
        var exchanges: Bool
        /// Whether the page closes at the token, before the exchange.
        var closesAtToken: Bool
        /// Whether confirming the vendor's second agreement dialog logs in.
        var confirmingLogsIn: Bool
        /// Whether the app is asked before a token is used.
        var asksBeforeLogin = false
        /// Whether the app has a dialog of its own for a login tap with the box not ticked.
        var asksForConsent = false
    }

    /// What the app is asked, yes or no.
    enum Question: Hashable, Sendable, CaseIterable {
        /// May the login go on?
        case login
        /// Does the user agree?
        case consent
    }

    /// What has become of the question whether the login may go on.
    enum Permission: Hashable, Sendable {
        case notAsked, asked, given, refused
    }

    /// The clocks that the machine has started and stopped.
    enum Timer: Hashable, Sendable, CaseIterable {
        case present, token, wholeLogin, pageIdle, pageGone, exchange
    }

    /// How a login ends.
    enum Outcome: Hashable, Sendable {
        /// A credential, with nothing to follow.
        case success(LoginCredential)
        /// The app's exchange returned.
        case exchanged
        /// The app's exchange threw, and the page is not there to try again on.
        case exchangeFailed
        case failure(PhoneAuthError)
    }

    enum Input {
        case begin
        /// The vendor's preparation has come to a stage.
        case entered(Stage)
        /// Initialised, available, prefetched.
        case prepared
        /// The carrier has been learnt, and these are the vendors for it. Where another one comes first than the one that is being
        /// prepared, and it may move, the login goes to that one.
        case rerouted([Plan], mayMove: Bool)
        case event(AuthPageEvent)
        case credential(LoginCredential)
        case failed(PhoneAuthError, repetition: ReturnCodeRow.Repetition?)
        case exchanged
        case exchangeFailed
        /// The app has ticked or unticked the box. A vendor may report that, and what the user does next is news in any case.
        case ticked
        /// The app's answer.
        case answered(Question, Bool)
        case timer(Timer)
        /// The app cancelled the task, or dismissed the page.
        case cancel
        /// The vendor has closed the page, or did not confirm it in time.
        case closed(isConfirmed: Bool)
    }

    enum Action: Hashable {
        /// Initialise, ask, prefetch; with a new prefetch in any case where it says so.
        case prepare(Int, renewingPrefetch: Bool)
        case open(Int)
        /// Wait for the next result of the page that is up.
        case waitForAnotherTap(Int)
        /// Let go of the vendor call that is under way.
        case abandon
        case close(Int)
        case exchange(LoginCredential)
        case ask(Question)
        /// Tick the box for the user, who has agreed elsewhere.
        case tick(Int)
        /// Let the vendor fetch the token that it has held back.
        case fetchToken(Int)
        case stopLoading(Int)
        case startTimer(Timer, Double)
        case stopTimer(Timer)
        case emit(AuthPageEvent)
        case report(Report)
        /// The outcome is decided.
        case settle(Outcome)
        /// The page is gone; the caller gets the outcome.
        case finish
    }

    /// What is worth knowing of a login beside its outcome.
    enum Report: Hashable {
        /// A vendor's turn, with its number.
        case attemptBegan(Int, Plan)
        case stageEnded(AttemptLog.StageEnd, Plan)
        case attemptEnded(Int, Attempt)
    }

    enum Phase: Hashable {
        case idle, preparing, opening, reopening
        /// The page that did not come up is being closed, and the next vendor's turn comes after that.
        case leaving
        /// The user's turn.
        case choosing
        /// The app's turn: it has been asked whether the login may go on, and nothing else is waited for.
        case asking
        case fetching, exchanging, closing, ended
    }
}
