/// The rules of one login as a value: inputs in, actions out. It knows no vendor, no clock and no task; the client feeds it
/// and performs what it asks for.
struct LoginMachine: Hashable {
    private(set) var phase = Phase.idle
    private(set) var vendors: VendorQueue
    private var log = AttemptLog()

    private let rules: Rules
    private var page = PagePresence()
    private var isChecked: Bool?
    private var leavingTaps: Set<AuthPageEvent> = []
    /// The tap behind the token that is being fetched has been told.
    private var loginTapIsTold = false
    private var repetitions: Set<ReturnCodeRow.Repetition> = []
    private var permission = Permission.notAsked
    /// The token that waits for the app's permission.
    private var held: LoginCredential?
    private var isAskingForConsent = false
    private var wholeLogin: OwnTimeClock

    init(rules: Rules) {
        self.rules = rules
        vendors = VendorQueue(rules.plans)
        wholeLogin = OwnTimeClock(limit: rules.wholeLogin)
    }

    /// The vendors that have been tried.
    var attempts: [Attempt] { log.attempts }

    /// Whether a page is being opened, is up, or is being closed.
    var mayHavePage: Bool { page.wasAsked && phase != .preparing && phase != .ended }

    /// The plan of the present attempt.
    private var plan: Plan { vendors.current }
    private var isOnPage: Bool { awaitsResult || phase == .exchanging }
    /// Whether the page may bring a result.
    private var awaitsResult: Bool { phase == .choosing || phase == .asking || phase == .fetching }

    /// Takes an input, changes, and says what to do.
    mutating func handle(_ input: Input, at now: Double) -> [Action] {
        guard phase != .ended else { return [] }
        switch input {
        case .begin:
            guard phase == .idle else { return [] }
            return resumeWholeLogin(now) + beginAttempt(now)
        case .entered(let stage):
            return phase == .preparing ? told(log.enter(stage, at: now)) : []
        case .prepared:
            return phase == .preparing ? open(now) : []
        case .rerouted(let plans, let mayMove):
            return rerouted(plans, mayMove, now)
        case .event(let event):
            return handle(event, now)
        case .credential(let credential):
            return received(credential, now)
        case .failed(let error, let repetition):
            return failed(error, repetition, now)
        case .exchanged, .exchangeFailed:
            return exchangeEnded(input, now)
        case .ticked:
            isChecked = nil
            return []
        case .answered(.login, let isYes):
            return mayLogin(isYes, now)
        case .answered(.consent, let isYes):
            return agreed(isYes, now)
        case .timer(let timer):
            return fired(timer, now)
        case .cancel:
            return phase == .closing ? [] : settle(.failure(error(.cancelled)), now, isVendors: false)
        case .closed(let isConfirmed):
            return closed(isConfirmed, now)
        }
    }

    // MARK: Attempts

    private mutating func beginAttempt(_ now: Double) -> [Action] {
        phase = .preparing
        log.begin(at: now)
        page.reset()
        isChecked = nil
        leavingTaps = []
        repetitions = []
        (permission, held, isAskingForConsent) = (.notAsked, nil, false)
        return [.report(.attemptBegan(log.number, plan)), .prepare(vendors.index, renewingPrefetch: false)]
    }

    private mutating func beginNextAttempt(_ now: Double) -> [Action] {
        vendors.advance()
        return beginAttempt(now)
    }

    private mutating func rerouted(_ plans: [Plan], _ mayMove: Bool, _ now: Double) -> [Action] {
        guard phase == .preparing, vendors.reroute(plans, mayMove: mayMove && !page.wasAsked) else { return [] }
        let report = told(log.endStage(nil, at: now))
        let turn = log.setAside(plan.vendor, at: now).map { [Action.report(.attemptEnded(log.number, $0))] } ?? []
        return report + turn + [.abandon] + beginNextAttempt(now)
    }

    private mutating func open(_ now: Double) -> [Action] {
        phase = .opening
        page.ask()
        return told(log.enter(.present, at: now)) + [.startTimer(.present, plan.present), .open(vendors.index)]
    }

    private mutating func failed(
        _ error: PhoneAuthError, _ repetition: ReturnCodeRow.Repetition?, _ now: Double
    ) -> [Action] {
        switch phase {
        case .preparing:
            return standAt(error, now) + attemptFailed(error, now)
        case .opening, .choosing, .asking, .fetching:
            var error = error
            var actions: [Action] = []
            if error.code == .userCancelled || error.code == .userChoseOtherMethod { actions += impliedPage(now) }
            if error.stage == .login || error.stage == .present { error.stage = log.stage }
            if !page.isShown, let repetition, repetitions.insert(repetition).inserted {
                return actions + [.stopTimer(.present)] + repeated(repetition)
            }
            return actions + standAt(error, now) + attemptFailed(error, now)
        default:
            return []
        }
    }

    /// Where the vendor says that it failed at another stage than the one that it was asked for, it knows better.
    private mutating func standAt(_ error: PhoneAuthError, _ now: Double) -> [Action] {
        guard log.stage != error.stage else { return [] }
        let report = told(log.endStage(error, at: now))
        log.goBack(to: error.stage)
        return report
    }

    private mutating func repeated(_ repetition: ReturnCodeRow.Repetition) -> [Action] {
        switch repetition {
        case .closeAndReopen:
            phase = .reopening
            log.goBack(to: .present)
            return [close()]
        case .prefetchAgain:
            phase = .preparing
            log.goBack(to: .prefetch)
            return [.prepare(vendors.index, renewingPrefetch: true)]
        case .initializeAgain:
            phase = .preparing
            log.goBack(to: .initialize)
            return [.prepare(vendors.index, renewingPrefetch: false)]
        }
    }

    private mutating func attemptFailed(_ error: PhoneAuthError, _ now: Double) -> [Action] {
        let isLast = !vendors.hasNext || attempts.count + 1 >= rules.maximumAttempts
        guard !isLast, !page.isShown, error.leadsToNextVendor else {
            return settle(.failure(error), now)
        }
        let reports = endAttempt(error, now)
        guard page.wasAsked else { return reports + beginNextAttempt(now) }
        // Two pages at once are what nobody wants: the next vendor waits until this one is surely without.
        phase = .leaving
        return reports + [.stopTimer(.present), .abandon, close()]
    }

    private mutating func endAttempt(
        _ error: PhoneAuthError?, _ now: Double, isVendors: Bool = true
    ) -> [Action] {
        let reports = told(log.endStage(error, at: now, isVendors: isVendors))
        guard let attempt = log.end(error, of: plan.vendor, at: now) else { return reports }
        return reports + [.report(.attemptEnded(log.number, attempt))]
    }

    private func told(_ end: AttemptLog.StageEnd?) -> [Action] {
        end.map { [.report(.stageEnded($0, plan))] } ?? []
    }

    private func error(_ code: PhoneAuthError.Code) -> PhoneAuthError {
        PhoneAuthError(code, stage: log.stage, vendor: plan.vendor, product: plan.product)
    }

    // MARK: The page

    private mutating func handle(_ event: AuthPageEvent, _ now: Double) -> [Action] {
        switch event {
        case .pagePresented: return confirmed(now)
        case .pageDismissed: return pageDismissed()
        default: break
        }
        guard phase == .opening || isOnPage else { return [] }
        let implied = event.happensOnPage ? impliedPage(now) : []
        return implied + handleTap(event, now)
    }

    private mutating func handleTap(_ event: AuthPageEvent, _ now: Double) -> [Action] {
        var actions: [Action] = [.emit(event)]
        switch event {
        case .loginTapped(isChecked: true):
            guard phase != .exchanging else { return actions }
            guard !loginTapIsTold else { return [] }
            loginTapIsTold = true
            if phase == .choosing { actions += loginWanted(now) }
        case .loginTapped(isChecked: false):
            if phase == .choosing { actions += askForConsent() }
        case .consentDialogConfirmed:
            if rules.confirmingLogsIn, phase == .choosing { actions += loginWanted(now) }
        case .checkboxToggled(let isChecked):
            guard self.isChecked != isChecked else { return [] }
            self.isChecked = isChecked
        case .backTapped, .otherMethodTapped:
            guard leavingTaps.insert(event).inserted else { return [] }
        default:
            break
        }
        if phase == .choosing, let idle = rules.pageIdle { actions.append(.startTimer(.pageIdle, idle)) }
        return actions
    }

    private mutating func pagePresented(_ now: Double) -> [Action] {
        guard !page.isShown || page.isGone else { return [] }
        switch phase {
        case .opening:
            page.come()
            return [.stopTimer(.present)] + told(log.enter(.login, at: now)) + [.emit(.pagePresented)]
                + letUserChoose(now)
        case .leaving:
            // Nobody is told of it, since it is the next vendor's turn.
            return [close()]
        case .choosing, .asking, .fetching, .exchanging:
            // It had only been out of sight.
            page.come()
            let close = phase == .exchanging && rules.closesAtToken ? [close()] : []
            return [.stopTimer(.pageGone), .emit(.pagePresented)] + close
        case .closing:
            // It came up after all, when nobody waited any more.
            page.come()
            return [.emit(.pagePresented), close()]
        default:
            return []
        }
    }

    private mutating func letUserChoose(_ now: Double) -> [Action] {
        phase = .choosing
        if log.stage == .login { log.restartStage(at: now) }
        loginTapIsTold = false
        permission = .notAsked
        var actions = pauseWholeLogin(now)
        if let idle = rules.pageIdle { actions.append(.startTimer(.pageIdle, idle)) }
        return actions
    }

    /// The vendor says that the page is up. One that was taken to be up before, and closed meanwhile, is closed once more.
    private mutating func confirmed(_ now: Double) -> [Action] {
        let wasImplied = page.confirm()
        let wasClosed = phase == .closing || (phase == .exchanging && rules.closesAtToken)
        return wasImplied && wasClosed ? [close()] : pagePresented(now)
    }

    /// The page must be up, although the vendor has not said so.
    private mutating func impliedPage(_ now: Double) -> [Action] {
        guard phase == .opening, !page.isShown else { return [] }
        page.imply()
        return pagePresented(now)
    }

    private mutating func pageDismissed() -> [Action] {
        guard page.go() else { return [] }
        return [.emit(.pageDismissed)] + (awaitsResult ? [.startTimer(.pageGone, 1)] : [])
    }

    private mutating func fetchToken(_ now: Double) -> [Action] {
        phase = .fetching
        log.restartStage(at: now)
        return [.stopTimer(.pageIdle), .startTimer(.token, plan.token)] + resumeWholeLogin(now)
    }

    // MARK: The app's word

    /// The user wants to log in: the vendor fetches the token now, or waits for the app's permission.
    private mutating func loginWanted(_ now: Double) -> [Action] {
        guard rules.asksBeforeLogin else { return fetchToken(now) }
        permission = .asked
        guard plan.holdsToken else { return [.ask(.login)] + fetchToken(now) }
        phase = .asking
        return [.ask(.login)]
    }

    private mutating func mayLogin(_ isYes: Bool, _ now: Double) -> [Action] {
        guard permission == .asked, phase == .asking || phase == .fetching else { return [] }
        permission = isYes ? .given : .refused
        if let held {
            self.held = nil
            return isYes ? received(held, now) : waitForAnotherTap(now)
        }
        guard phase == .asking else { return [] }
        return isYes
            ? [.fetchToken(vendors.index)] + fetchToken(now) : [.stopLoading(vendors.index)] + letUserChoose(now)
    }

    private mutating func askForConsent() -> [Action] {
        guard rules.asksForConsent, plan.canTick, !isAskingForConsent else { return [] }
        isAskingForConsent = true
        return [.emit(.consentDialogShown), .ask(.consent)]
    }

    /// Where the vendor holds tokens back the login goes on; else the user taps again.
    private mutating func agreed(_ isYes: Bool, _ now: Double) -> [Action] {
        guard isAskingForConsent, isOnPage else { return [] }
        isAskingForConsent = false
        guard isYes else { return [.emit(.consentDialogDismissed)] }
        let agreed: [Action] = [.emit(.consentDialogConfirmed), .tick(vendors.index)]
        // The user has tapped login meanwhile, which goes its own way.
        guard phase == .choosing else { return agreed }
        guard plan.holdsToken else { return agreed }
        loginTapIsTold = true
        return agreed + (rules.asksBeforeLogin ? [] : [.fetchToken(vendors.index)]) + loginWanted(now)
    }

    private mutating func waitForAnotherTap(_ now: Double) -> [Action] {
        [.stopTimer(.token)] + letUserChoose(now) + [.waitForAnotherTap(vendors.index)]
    }

    // MARK: Results

    private mutating func received(_ credential: LoginCredential, _ now: Double) -> [Action] {
        guard phase == .opening || awaitsResult else { return [] }
        let implied = impliedPage(now)
        if rules.asksBeforeLogin, permission != .given {
            guard permission != .refused else { return implied + waitForAnotherTap(now) }
            let asks: [Action] = permission == .notAsked ? [.ask(.login)] : []
            permission = .asked
            held = credential
            phase = .asking
            return implied + asks + [.stopTimer(.token), .stopTimer(.pageIdle)] + pauseWholeLogin(now)
        }
        guard rules.exchanges else { return implied + settle(.success(credential), now) }
        var actions = implied + told(log.enter(.exchange, at: now)) + pauseWholeLogin(now)
        phase = .exchanging
        actions += [.stopTimer(.token), .stopTimer(.pageIdle), .stopTimer(.pageGone)]
        if rules.closesAtToken { actions.append(close()) }
        return actions + [.startTimer(.exchange, rules.exchange), .exchange(credential)]
    }

    private mutating func exchangeEnded(_ input: Input, _ now: Double) -> [Action] {
        guard phase == .exchanging else { return [] }
        if case .exchanged = input { return settle(.exchanged, now) }
        guard !rules.closesAtToken, !page.isGone else { return settle(.exchangeFailed, now, isVendors: false) }
        let report = told(log.endStage(error(.serviceUnavailable), at: now, isVendors: false))
        return report + told(log.enter(.login, at: now)) + [.stopTimer(.exchange)] + letUserChoose(now) + [
            .waitForAnotherTap(vendors.index)
        ]
    }

    private mutating func fired(_ timer: Timer, _ now: Double) -> [Action] {
        switch (timer, phase) {
        case (.present, .opening): attemptFailed(error(.timeout), now)
        case (.token, .fetching):
            settle(.failure(error(.timeout)), now)
        case (.pageIdle, .choosing), (.pageIdle, .asking), (.exchange, .exchanging):
            settle(.failure(error(.timeout)), now, isVendors: false)
        case (.wholeLogin, .preparing), (.wholeLogin, .opening), (.wholeLogin, .reopening), (.wholeLogin, .leaving),
            (.wholeLogin, .fetching):
            settle(.failure(error(.timeout)), now, isVendors: false)
        case (.pageGone, .choosing), (.pageGone, .asking), (.pageGone, .fetching):
            settle(.failure(error(.userCancelled)), now, isVendors: false)
        default: []
        }
    }

    // MARK: The end

    private mutating func settle(_ outcome: Outcome, _ now: Double, isVendors: Bool = true) -> [Action] {
        var outcome = outcome
        var failure: PhoneAuthError?
        switch outcome {
        case .failure(let error): failure = error
        case .exchangeFailed: failure = error(.serviceUnavailable)
        case .success, .exchanged: break
        }
        let reports = endAttempt(failure, now, isVendors: isVendors)
        if case .failure = outcome, let error = log.mostUsefulError { outcome = .failure(error) }
        let timers = Timer.allCases.map { Action.stopTimer($0) }
        let closedAlready = rules.closesAtToken && phase == .exchanging
        phase = .closing
        return timers + [.abandon] + reports + [.settle(outcome)] + closePage(unless: closedAlready)
    }

    /// Closes the page and waits for it; a closing that is under way is waited for all the same.
    private mutating func closePage(unless closedAlready: Bool) -> [Action] {
        if page.closesUnderWay > 0 { return [] }
        return page.wasAsked && !closedAlready ? [close()] : ended()
    }

    private mutating func ended() -> [Action] {
        phase = .ended
        return [.finish]
    }

    private mutating func close() -> Action {
        page.close()
        return .close(vendors.index)
    }

    private mutating func closed(_ isConfirmed: Bool, _ now: Double) -> [Action] {
        page.closed()
        switch phase {
        case .reopening:
            return open(now)
        case .leaving:
            return page.closesUnderWay == 0 ? beginNextAttempt(now) : []
        case .closing:
            let gone = isConfirmed ? pageDismissed() : []
            return gone + (page.closesUnderWay == 0 ? ended() : [])
        case .exchanging:
            return isConfirmed ? pageDismissed() : []
        default:
            return []
        }
    }

    // MARK: The whole login's own clock

    private mutating func resumeWholeLogin(_ now: Double) -> [Action] {
        wholeLogin.resume(at: now).map { [.startTimer(.wholeLogin, $0)] } ?? []
    }

    private mutating func pauseWholeLogin(_ now: Double) -> [Action] {
        wholeLogin.pause(at: now) ? [.stopTimer(.wholeLogin)] : []
    }
}
