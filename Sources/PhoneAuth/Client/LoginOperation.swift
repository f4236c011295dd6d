import Foundation
import UIKitShim

/// One login under way: feeds the ``LoginMachine`` and performs what it asks for.
@MainActor final class LoginOperation {
    /// What the client lends to a login.
    struct Surroundings {
        let scheduler: any Scheduler
        /// The clock of deadlines, which stands still in the background.
        let clock: ActiveClock
        let counter: CallbackCounter
        let presenter: UIViewController
        let style: AuthPageStyle
        let hooks: PageHooks
        /// Whether WeChat's app is on the phone.
        let hasWeChat: Bool
        /// The configuration that the login began with.
        let configuration: PhoneAuthConfiguration
        let lane: @MainActor (Vendor) -> VendorLane
        /// The vendors that may be tried, as far as is known now.
        let route: @MainActor () -> [LoginMachine.Plan]
        /// The page as a vendor's own model.
        let page: @MainActor (AuthPageStyle, Vendor, PageScreen) -> VendorPage
        let carrier: @MainActor () -> Carrier
        let learn: @MainActor (Carrier) -> Void
        /// Told of attempts and stages.
        let report: @MainActor (LoginMachine.Report) -> Void
        /// Shows a page of the web over a controller.
        let openWebPage: @MainActor (URL, UIViewController) -> Void
        /// Told when the outcome is decided, before the page closes.
        let settled: @MainActor (PhoneAuthError.Code?) -> Void
        /// Told when the page is gone, before whoever waits goes on.
        let ended: @MainActor (LoginOperation) -> Void
        /// Whether a login that is under way has a vendor's page, or is opening it.
        let isInUse: @MainActor (VendorLane) -> Bool
        /// Told of the vendor whose page has come up.
        let presented: @MainActor (Vendor) -> Void
        let events: EventSink
        /// Exchanges a credential; throws what the app's own code throws.
        let exchange: (@MainActor (LoginCredential) async throws -> Void)?
    }

    /// How it ended: with a credential, after an exchange, or with an error of ours or the app's.
    enum End {
        case credential(LoginCredential)
        case exchanged
        case failure(any Error)
    }

    let surroundings: Surroundings
    private var machine: LoginMachine
    private let inputs = Turns<LoginMachine.Input>()
    private var timers: [LoginMachine.Timer: ActiveClock.Deadline] = [:]
    private var vendorTask: Task<Void, Never>?
    private var exchangeTask: Task<Void, Never>?
    var questions: [LoginMachine.Question: Task<Void, Never>] = [:]
    private var exchangeError: (any Error)?
    private var outcome: LoginMachine.Outcome?
    private let finished: OneShot<Void>
    private let page = PageState()
    /// Counts the vendor calls, so that what an abandoned one ends with is not taken for the present one's.
    private var callNumber = 0
    private var attemptNumber = 0
    private var openLane: VendorLane?
    /// The carrier for which the vendors were chosen.
    private var routedCarrier: Carrier

    /// The vendors that were tried so far.
    var attempts: [Attempt] { machine.attempts }
    /// The page's controller, as far as it can be found: the vendor's own word, or what the app's controller presents.
    var pageController: UIViewController? {
        guard hasPage else { return nil }
        return provider?.pageController ?? surroundings.presenter.presentedViewController
    }
    /// The vendor whose page may be up.
    var provider: (any PhoneAuthProvider)? { openLane?.provider }
    /// Whether a page is being opened, is up, or is being closed.
    var hasPage: Bool { machine.mayHavePage }

    init(surroundings: Surroundings) {
        self.surroundings = surroundings
        routedCarrier = surroundings.carrier()
        let configuration = surroundings.configuration
        machine = LoginMachine(
            rules: LoginMachine.Rules(
                plans: surroundings.route(),
                maximumAttempts: configuration.routing.failover.maximumAttempts,
                wholeLogin: configuration.deadlines.wholeLogin,
                exchange: configuration.deadlines.exchange,
                pageIdle: configuration.pageIdleTimeout,
                exchanges: surroundings.exchange != nil,
                closesAtToken: configuration.pageDismissal == .onToken,
                confirmingLogsIn: surroundings.style.consentDialog.logsInOnAgree,
                asksBeforeLogin: surroundings.hooks.allowsLogin != nil,
                asksForConsent: surroundings.hooks.asksForConsent != nil && !surroundings.style.consentDialog.isEnabled)
        )
        finished = OneShot(scheduler: surroundings.scheduler)
    }

    /// Runs the login to its end, with the page gone.
    func run() async -> End {
        surroundings.counter.begin()
        feed(.begin)
        await withTaskCancellationHandler {
            await finished.valueInAnyCase()
        } onCancel: {
            surroundings.scheduler.hop { self.feed(.cancel) }
        }
        switch outcome {
        case .success(let credential): return .credential(credential)
        case .exchanged: return .exchanged
        case .exchangeFailed: return .failure(exchangeError ?? PhoneAuthError(.internalFailure, stage: .exchange))
        case .failure(var error):
            error.attempts = machine.attempts
            error.carrier = error.carrier.or(surroundings.carrier())
            return .failure(error)
        case nil: return .failure(PhoneAuthError(.internalFailure, stage: .login))
        }
    }

    /// Ends the login: the app has dismissed the page, or does not want it any more.
    func cancel() {
        feed(.cancel)
    }

    /// Ticks the box for the user, or unticks it. What the vendor reports of it comes as an event.
    func setAgreementChecked(_ isChecked: Bool) throws(PhoneAuthError) {
        try provider?.setAgreementChecked(isChecked)
        feed(.ticked)
    }

    /// Waits until it has ended.
    func end() async {
        _ = await finished.value()
    }

    /// Feeds one input after the other.
    func feed(_ input: LoginMachine.Input) {
        inputs.take(input) { input in
            for action in machine.handle(input, at: surroundings.clock.now) { perform(action) }
        }
    }

    // MARK: Actions

    private func perform(_ action: LoginMachine.Action) {
        switch action {
        case .prepare(let index, let renews): prepare(index, renewingPrefetch: renews)
        case .open(let index): open(index)
        case .waitForAnotherTap: waitForAnotherTap()
        case .abandon: abandon()
        case .close(let index): close(index)
        case .exchange(let credential): exchange(credential)
        case .ask(let question): ask(question)
        case .tick: try? setAgreementChecked(true)
        case .fetchToken: fetchToken()
        case .stopLoading: try? provider?.stopLoading()
        case .startTimer(let timer, let seconds): start(timer, seconds)
        case .stopTimer(let timer): timers.removeValue(forKey: timer)?.cancel()
        case .emit(let event):
            if event == .pagePresented {
                page.isUp = true
                if let openLane, outcome == nil, page.reported != attemptNumber {
                    page.reported = attemptNumber
                    surroundings.presented(openLane.vendor)
                }
            }
            if event == .pageDismissed { page.isUp = false }
            surroundings.events.send(event)
            hook(event)
        case .report(let report): surroundings.report(report)
        case .settle(let outcome): settle(outcome)
        case .finish:
            surroundings.ended(self)
            finished.resolve(())
        }
    }

    private func start(_ timer: LoginMachine.Timer, _ seconds: Double) {
        timers[timer]?.cancel()
        timers[timer] = surroundings.clock.run(after: seconds) { [weak self] in
            self?.timers[timer] = nil
            self?.feed(.timer(timer))
        }
    }

    private func settle(_ outcome: LoginMachine.Outcome) {
        self.outcome = outcome
        surroundings.counter.end()
        switch outcome {
        case .failure(let error):
            surroundings.learn(error.carrier)
            surroundings.settled(error.code)
        case .exchangeFailed: surroundings.settled(.serviceUnavailable)
        case .success, .exchanged: surroundings.settled(nil)
        }
    }

    /// Starts a vendor call whose end counts only while no other has been started and it has not been abandoned.
    private func call(_ body: @escaping @MainActor () async -> LoginMachine.Input) {
        callNumber += 1
        let number = callNumber
        vendorTask = surroundings.scheduler.start { [weak self] in
            let input = await body()
            guard let self, callNumber == number else { return }
            feed(input)
        }
    }

    private func abandon() {
        callNumber += 1
        vendorTask?.cancel()
        vendorTask = nil
        exchangeTask?.cancel()
        exchangeTask = nil
        for task in questions.values { task.cancel() }
        questions = [:]
    }

    private func prepare(_ index: Int, renewingPrefetch: Bool) {
        attemptNumber += 1
        page.attempt = attemptNumber
        let lane = surroundings.lane(machine.vendors.plans[index].vendor)
        // A vendor that is made ready again was asked for its page already, which may be there whatever it has said.
        if openLane !== lane { openLane = nil }
        call { [weak self] in
            do throws(PhoneAuthError) {
                // The last vendor's page may have told the carrier.
                self?.rerouteIfLearnt(mayMove: true)
                if Task.isCancelled { throw PhoneAuthError(.cancelled, stage: .initialize, vendor: lane.vendor) }
                if lane.needsInitialization(for: .login) { self?.enter(.initialize) }
                try await lane.initialize(for: .login)
                lane.refreshCarrier()
                self?.rerouteIfLearnt(mayMove: true)
                if Task.isCancelled { throw PhoneAuthError(.cancelled, stage: .initialize, vendor: lane.vendor) }
                if !renewingPrefetch {
                    self?.enter(.availability)
                    try await lane.checkAvailability(for: .login)
                }
                if lane.provider.capabilities.contains(.prefetch) {
                    if renewingPrefetch || lane.needsPrefetch(for: .login) { self?.enter(.prefetch) }
                    _ = try await lane.prefetch(for: .login, renewing: renewingPrefetch)
                }
                return .prepared
            } catch {
                self?.rerouteIfLearnt(mayMove: false)
                return .failed(error, repetition: nil)
            }
        }
    }

    /// The vendor's preparation has come to a stage, unless it has been abandoned: the stage is another vendor's then.
    private func enter(_ stage: Stage) {
        if !Task.isCancelled { feed(.entered(stage)) }
    }

    /// The configuration may have other vendors for the carrier that is known now.
    private func rerouteIfLearnt(mayMove: Bool) {
        guard surroundings.carrier() != routedCarrier, machine.phase == .preparing, !Task.isCancelled else { return }
        routedCarrier = surroundings.carrier()
        feed(.rerouted(surroundings.route(), mayMove: mayMove))
    }

    private func open(_ index: Int) {
        let lane = surroundings.lane(machine.vendors.plans[index].vendor)
        openLane = lane
        lane.usePrefetch(for: .login)
        let screen = PageScreen(of: surroundings.presenter)
        let request = LoginRequest(
            presenter: surroundings.presenter, style: surroundings.style,
            page: surroundings.page(surroundings.style, lane.vendor, screen), screen: screen,
            hooks: surroundings.hooks, hasWeChat: surroundings.hasWeChat, carrier: surroundings.carrier())
        let events = sink(for: lane, attempt: attemptNumber)
        // Without the surroundings: a call that never ends would keep them, with the app's controller and closures.
        call {
            await Self.input(lane) { () async throws(PhoneAuthError) in
                try await lane.provider.login(request, events: events)
            }
        }
    }

    private func waitForAnotherTap() {
        guard let lane = openLane else { return }
        call {
            await Self.input(lane) { () async throws(PhoneAuthError) in
                try await lane.provider.loginAgain()
            }
        }
    }

    private static func input(
        _ lane: VendorLane, _ body: @MainActor () async throws(PhoneAuthError) -> LoginCredential
    ) async -> LoginMachine.Input {
        do throws(PhoneAuthError) {
            let credential = try await body()
            lane.learn(credential.carrier)
            return .credential(credential)
        } catch {
            lane.note(error)
            let repetition = type(of: lane.provider).returnCodes.repetition(after: error)
            if repetition == .initializeAgain { lane.mustInitializeAgain(for: .login) }
            return .failed(error, repetition: repetition)
        }
    }

    /// Whether the app has been told of a page that has not gone: kept apart from the login, which it may outlive.
    @MainActor private final class PageState {
        /// The attempt whose page the app is told of: the last one.
        var attempt = 0
        /// The attempt whose page observers were told of: once each, though a page may go out of sight and come back.
        var reported = 0
        var isUp = false
        /// The lanes, by attempt, whose pages have not gone: a provider keeps its sink, which keeps the lane, so that a page
        /// that comes up when even the client is gone is closed. When it has gone nothing may keep the provider.
        var lanes: [Int: VendorLane] = [:]
    }

    /// Where an attempt's page reports to. A page that comes up when its attempt is over is closed at once. That it came, and
    /// that it went, is told when the login has ended; while the next vendor's turn is on, nobody is told of it.
    private func sink(for lane: VendorLane, attempt: Int) -> EventSink {
        let scheduler = surroundings.scheduler
        let events = surroundings.events
        let page = page
        let isInUse = surroundings.isInUse
        page.lanes[attempt] = lane
        let number = lane.askForPage()
        return EventSink { [weak self, weak lane] event in
            if event == .pageDismissed { page.lanes[attempt] = nil }
            if let self, attemptNumber == attempt, machine.phase != .ended { return feed(.event(event)) }
            switch event {
            case .pagePresented:
                // An SDK has one page: what a login that is over hears of now is that of the one that has begun since, which closes it.
                if let lane, self?.machine.phase ?? .ended == .ended, isInUse(lane) { return }
                let isTold = page.attempt == attempt && !page.isUp
                if isTold {
                    page.isUp = true
                    events.send(.pagePresented)
                }
                guard let lane else { return }
                scheduler.start {
                    let isConfirmed = await lane.dismissPage(animated: false)
                    // Where a later login has asked for the SDK's one page, nothing is left that could confirm the end of this one's.
                    guard isConfirmed || lane.pagesAsked > number, isTold, page.isUp else { return }
                    page.isUp = false
                    events.send(.pageDismissed)
                }
            case .pageDismissed where page.attempt == attempt && page.isUp:
                page.isUp = false
                events.send(.pageDismissed)
            default:
                break
            }
        }
    }

    private func close(_ index: Int) {
        guard let lane = openLane else { return feed(.closed(isConfirmed: true)) }
        let attempt = attemptNumber
        surroundings.scheduler.start { [weak self] in
            let isConfirmed = await lane.dismissPage(animated: true)
            guard let self, attemptNumber == attempt else { return }
            feed(.closed(isConfirmed: isConfirmed))
        }
    }

    private func exchange(_ credential: LoginCredential) {
        guard let exchange = surroundings.exchange else { return }
        let scheduler = surroundings.scheduler
        exchangeTask = scheduler.start { [weak self] in
            let error = await scheduler.working { () async -> (any Error)? in
                do {
                    try await exchange(credential)
                    return nil
                } catch {
                    return error
                }
            }
            guard let self, !Task.isCancelled else { return }
            exchangeError = error
            exchangeTask = nil
            feed(error == nil ? .exchanged : .exchangeFailed)
        }
    }
}
