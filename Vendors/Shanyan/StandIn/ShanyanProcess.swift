import Foundation
import PhoneAuthModel
import SimulatedPhone
import UIKitShim

/// What the SDK keeps for its process, here for its phone: class methods alone reach it.
///
/// Behaviour: the document of 2.3.4.7 and part 9 of the dossier. Prefetch and the page's listeners call back on another
/// thread, as both say; nothing of the kind is said of initialisation and verification, which call back on the main one.
final class ShanyanProcess {
    let phone = SimulatedPhone.current
    weak var delegate: (any YjdlShSDKManagerDelegate)?
    var prefetchTimeout = 4.0
    var page: ShanyanOpening?

    private var isInitialized = false
    private var hasNumber = false
    private var hasLapsed = false
    private var hasClaimedPage = false

    static var current: ShanyanProcess { SimulatedPhone.current.vendorState { ShanyanProcess() } }

    // MARK: Calls

    func initialize(_ complete: YjdlShComplete?) {
        let port = oneShot("initialize", isBeforePage: true, complete)
        // Configuration is kept from an earlier start: without a network it still succeeds.
        let initialization = phone.settings(of: .shanyan).initialization
        answer(port, .shanyanInitialization, initialization, .initialize, timeout: 4)
        if port.mode != .live || initialization == .succeeds { isInitialized = true }
    }

    func prefetch(_ complete: YjdlShComplete?) {
        let port = oneShot("prefetch", isBeforePage: true, complete)
        if port.mode == .live, let obstacle = ShanyanAnswers.obstacle(to: .prefetch, phone.settings) {
            return port.send(
                "prefetch", obstacle, after: phone.latency(.shanyanRefusedPrefetch), offMain: true)
        }
        let prefetch = phone.settings(of: .shanyan).prefetch
        answer(port, .shanyanPrefetch, prefetch, .prefetch, timeout: prefetchTimeout, offMain: true)
        hasNumber = prefetch == .succeeds
    }

    func clear() { hasNumber = false }

    func verify(_ complete: @escaping YjdlShComplete) {
        let port = oneShot("mobileCheck", isBeforePage: false, complete)
        let stage = ShanyanAnswers.Stage.verification(phone.token("verify"))
        if port.mode == .live, let obstacle = ShanyanAnswers.obstacle(to: stage, phone.settings) {
            return port.send("mobileCheck", obstacle, after: phone.latency(.shanyanRefusedVerification))
        }
        answer(port, .shanyanVerification, phone.settings(of: .shanyan).token, stage, timeout: 8)
    }

    func open(
        _ configure: YjdlShUIConfigure, _ opened: @escaping YjdlShComplete, _ result: @escaping YjdlShComplete
    ) {
        let opening = ShanyanOpening(self, configure)
        let port = CallbackPort(
            of: .shanyan, on: phone, callbacks: ["openPage", "login", "action", "customControl"],
            timedFromStart: ["action", "customControl"]
        ) { callback, payload in
            opening.follow(callback, payload)
            switch callback {
            case "openPage": opened(YjdlShCompleteResult(payload))
            case "login": result(YjdlShCompleteResult(payload))
            default: break
            }
        }
        opening.port = port
        guard port.mode == .live else {
            page = opening
            return opening.load()
        }
        let delay = phone.latency(.shanyanPage)
        if let failure = obstacleToPage(configure) {
            return port.send("openPage", failure, after: delay, offMain: true)
        }
        page = opening
        guard !hasNumber || (phone.settings.prefetchLapsesOnce && !hasLapsed) else {
            return show(opening, after: delay)
        }
        // Without a number that is still good, the SDK fetches one first.
        hasLapsed = true
        let fetching = phone.latency(.shanyanPrefetch)
        switch phone.settings(of: .shanyan).prefetch {
        case .succeeds: show(opening, after: delay + fetching)
        case .silent: break
        case let answer:
            port.send(
                "openPage", ShanyanAnswers.payload(answer, .prefetch, phone.settings), after: delay + fetching,
                offMain: true)
        }
    }

    private func show(_ opening: ShanyanOpening, after seconds: Double) {
        phone.schedule(after: seconds) { [phone] in
            opening.load()
            // It is there, whether or not the app hears of it.
            if phone.chaos != nil, !opening.isCalledOff { opening.show() }
        }
        opening.port?.send("openPage", ShanyanAnswers.opened(), after: seconds, offMain: true)
    }

    private func obstacleToPage(_ configure: YjdlShUIConfigure) -> JSONValue? {
        guard isInitialized else { return ShanyanAnswers.notOpened("1004") }
        if phone.isPageUp(ShanyanOpening.pageName) { return ShanyanAnswers.notOpened("1031") }
        if phone.settings.page == .claimsAlreadyShownOnce, !hasClaimedPage {
            hasClaimedPage = true
            return ShanyanAnswers.notOpened("1031")
        }
        if phone.settings.page == .fails || configure.viewController == nil {
            return ShanyanAnswers.notOpened("1003")
        }
        return nil
    }

    /// Closes the page. Where none is up, nothing happens, and the completion does not come.
    func finish(animated: Bool, _ completion: (@Sendable () -> Void)?) {
        guard phone.isPageUp(ShanyanOpening.pageName) else {
            page?.isCalledOff = true
            return
        }
        phone.schedule(after: animated ? 0.25 : 0) { [phone, page] in
            page?.close()
            phone.closePage(ShanyanOpening.pageName)
            completion?()
        }
    }

    // MARK: Answers

    func fetchToken(for opening: ShanyanOpening) {
        guard let port = opening.port else { return }
        // One number serves one login.
        hasNumber = false
        let stage = ShanyanAnswers.Stage.token(phone.token("login"))
        let answer = phone.settings(of: .shanyan).token
        self.answer(port, .shanyanToken, answer, stage, timeout: 8, offMain: true)
    }

    private func oneShot(
        _ callback: String, isBeforePage: Bool, _ complete: YjdlShComplete?
    ) -> CallbackPort {
        return CallbackPort(of: .shanyan, on: phone, callbacks: [callback], isBeforePage: isBeforePage) { _, payload in
            complete?(YjdlShCompleteResult(payload))
        }
    }

    /// The SDK takes no time-out for initialisation, token and verification; the carriers' own SDKs inside it have theirs.
    private func answer(
        _ port: CallbackPort, _ latency: Latency, _ answer: PhoneSettings.Answer, _ stage: ShanyanAnswers.Stage,
        timeout: Double, offMain: Bool? = nil
    ) {
        let callback = latency.name
        switch port.mode {
        case .scripted: return
        case .implicitSuccess: return port.send(callback, ShanyanAnswers.success(stage, phone.settings))
        case .live: break
        }
        guard let delay = answer.delay(usual: phone.latency(latency), timeout: timeout) else { return }
        port.send(
            callback, ShanyanAnswers.payload(answer, stage, phone.settings), after: delay, offMain: offMain)
        if case .token = stage, phone.settings.delivery == .successThenFailure {
            port.send(
                callback, ShanyanAnswers.payload(.fails, stage, phone.settings), after: delay + 0.1, offMain: offMain)
        }
    }
}
