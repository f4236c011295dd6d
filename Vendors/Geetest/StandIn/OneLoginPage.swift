import PhoneAuthModel
import SimulatedPhone
import UIKitShim

/// One authorization page of OneLogin, from the call that asks for it to its end.
final class OneLoginPage {
    /// The page's name on the phone.
    static let name = Vendor.geetest.rawValue

    var isChecked: Bool

    private let phone: SimulatedPhone
    private unowned let session: OneLoginSession
    private let model: OLAuthViewModel
    private let pageController: UIViewController
    private let presenter: UIViewController
    private let completion: @Sendable ([AnyHashable: Any]?) -> Void
    private var isCovered = false
    /// Whether this page, and none that another request has asked for, is the one that is up.
    private var isOnScreen = false
    /// Out of sight, and of the window: for good where ``isDismissed``.
    private var hasGone = false
    private var isDismissed = false
    /// Dismissed before it came up.
    private var isCalledOff = false
    private var hasView = false
    /// The view over the page for a loading indicator.
    private var loadingContainer: UIView?

    init(
        phone: SimulatedPhone, session: OneLoginSession, model: OLAuthViewModel, controller: UIViewController,
        presenter: UIViewController, _ completion: @escaping @Sendable ([AnyHashable: Any]?) -> Void
    ) {
        self.presenter = presenter
        self.phone = phone
        self.session = session
        self.model = model
        self.completion = completion
        pageController = controller
        isChecked = model.defaultCheckBoxState
    }

    /// Where its answers go out; a script starts when it is first used.
    private(set) lazy var port: CallbackPort = {
        CallbackPort(of: .geetest, on: phone, callbacks: ["login", "pageEvent"], timedFromStart: ["pageEvent"]) {
            callback, payload in
            if callback == "pageEvent" {
                self.play(payload)
            } else {
                self.follow(payload)
                self.completion(payload.foundationDictionary)
            }
        }
    }()

    /// The controller, while the page is up.
    var controller: UIViewController? { isUp ? pageController : nil }

    /// Whether the page is up. Its controller comes a little later where a callback has come from another thread.
    var isUp: Bool { phone.isPageUp(Self.name) && isOnScreen && !hasGone }

    // MARK: What is sent

    func fail(_ code: String, after seconds: Double = 0) {
        port.send("login", GeetestAnswers.failure(code, phone.settings), after: seconds)
    }

    func appear(after seconds: Double) {
        // Its prefetch may have ended when the app wanted it no more.
        guard !isCalledOff else { return }
        // It is there, whether or not the app hears of it.
        if phone.chaos != nil { phone.schedule(after: seconds) { if !self.isCalledOff { self.show() } } }
        for selector in ["viewDidLoad", "viewWillAppear:", "viewDidAppear:"] {
            tell("viewLifeCycle", .string(selector), after: seconds)
        }
    }

    private func disappear() {
        guard port.mode == .live else { return }
        tell("viewLifeCycle", "viewWillDisappear:")
        tell("viewLifeCycle", "viewDidDisappear:")
    }

    private func tell(_ name: String, _ value: JSONValue = nil, after seconds: Double = 0) {
        port.send("pageEvent", ["name": .string(name), "value": value], after: seconds, isResult: false)
    }

    // MARK: What is delivered

    /// Calls the block that an event names, and keeps the phone's page in step.
    private func play(_ event: JSONValue) {
        let value = event["value"] ?? .null
        switch event["name"]?.text {
        case "viewLifeCycle": live(value.text ?? "")
        case "clickAuthButton":
            imply()
            isChecked = value.flag ?? isChecked
            tapLogin()
        case "clickCheckbox":
            imply()
            isChecked = value.flag ?? !isChecked
            model.clickCheckboxBlock?(isChecked)
        case "clickAgreement":
            imply()
            openAgreement(value)
        case let name?:
            imply()
            call(name)
        case nil: break
        }
    }

    private func call(_ name: String) {
        switch name {
        case "clickBackButton": model.clickBackButtonBlock?()
        case "clickSwitchButton": model.clickSwitchButtonBlock?()
        case "hint":
            // An unticked tap: the app's own answer, the dialog, or the hint.
            if model.customDisabledAuthActionBlock?() != true, !model.willAuthDialogDisplay { model.hintBlock() }
        case "tapAuthBackground": model.tapAuthBackgroundBlock?()
        case "dialogDisagree": model.clickAuthDialogDisagreeBtnBlock?()
        case "dialogBackground": model.tapAuthDialogBackgroundBlock?()
        default: break
        }
    }

    private func live(_ selector: String) {
        if selector.hasPrefix("viewDidAppear") {
            uncover()
            if !isDismissed { hasGone = false }
            show()
        }
        if selector.hasPrefix("viewDidDisappear"), !isCovered { close() }
        model.viewLifeCycleBlock?(selector, true)
    }

    /// Keeps prefetch and page in step with what the completion says.
    private func follow(_ result: JSONValue) {
        if GeetestAnswers.isSuccess(result) {
            session.prefetch.drop()
            return imply()
        }
        switch result["errorCode"]?.code {
        case "-20303": imply()
        case "-20302":
            imply()
            isDismissed = true
            close()
        default: break
        }
    }

    // MARK: The page

    /// What can only happen on a page: of a script that does not say that it came up.
    private func imply() {
        if phone.chaos == nil { show() }
    }

    /// A page that has gone comes back only by appearing.
    private func show() {
        guard !hasGone else { return }
        // What is tapped is in sight.
        if isCovered { if port.mode == .live { live("viewDidAppear:") } else { uncover() } }
        isOnScreen = true
        phone.showPage(Self.name) { action in self.perform(action) }
        onMain { page in page.present() }
    }

    private func close() {
        guard phone.isPageUp(Self.name), !hasGone else { return }
        hasGone = true
        isOnScreen = false
        phone.closePage(Self.name)
        onMain { page in page.goAway() }
    }

    /// Makes the page's view, lets the app draw on it, and shows it.
    @MainActor private func present() {
        guard !hasView, !hasGone else { return }
        hasView = true
        let layout = OneLoginLayout(model: model, settings: phone.settings)
        let view = UIView(frame: CGRect(origin: .zero, size: layout.screen))
        let area = UIView(frame: layout.customArea)
        let container = UIView(frame: view.bounds)
        pageController.view = view
        view.addSubview(area)
        loadingContainer = container
        model.customUIHandler?(area)
        let custom = SimulatedPage.drawn(in: area, at: area.frame.origin)
        phone.layOut(layout.lay(number: GeetestAnswers.maskedNumber, isChecked: isChecked, custom: custom))
        if model.pullAuthVCStyle == .push, let navigation = navigation {
            navigation.setNavigationBarHidden(true, animated: false)
            navigation.pushViewController(pageController, animated: false)
        } else {
            presenter.present(pageController, animated: false)
        }
    }

    @MainActor private var navigation: UINavigationController? {
        presenter.navigationController ?? presenter as? UINavigationController
    }

    /// A pushed page leaves the host's bar shown, whatever it was.
    @MainActor private func goAway() {
        if let navigation = pageController.navigationController {
            if navigation.topViewController === pageController { navigation.popViewController(animated: false) }
            navigation.setNavigationBarHidden(false, animated: false)
        } else {
            pageController.presentingViewController?.dismiss(animated: false)
        }
        hasView = false
    }

    /// `dismissAuthViewController`. Without a page nothing is called back.
    func dismiss(animated: Bool, _ completion: (@Sendable () -> Void)?) {
        guard isUp else {
            isCalledOff = true
            return
        }
        phone.schedule(after: animated ? 0.25 : 0) { [self] in
            isDismissed = true
            if !hasGone {
                uncover()
                close()
                disappear()
            }
            completion?()
        }
    }

    // MARK: Agreements

    /// An agreement's own block takes the tap; without one the SDK shows a page on top of its own.
    private func openAgreement(_ value: JSONValue) {
        let terms = model.additionalPrivacyTerms?.compactMap { $0 as? OLPrivacyTermItem } ?? []
        let index =
            terms.firstIndex { .string($0.termTitle) == value || .string($0.termLink.absoluteString) == value }
            ?? value.double.flatMap { (0...99).contains($0) ? Int($0) : nil } ?? -1
        if terms.indices.contains(index), let block = terms[index].block {
            block(terms[index], pageController)
        } else if !terms.indices.contains(index), let block = model.carrierTermItemBlock {
            block(
                OLPrivacyTermItem(title: "", linkURL: URL(fileURLWithPath: "/"), index: 0, block: nil), pageController)
        } else {
            onMain { page in
                page.isCovered = true
                page.pageController.present(UIViewController(), animated: false)
                page.live("viewWillDisappear:")
                page.live("viewDidDisappear:")
            }
        }
    }

    private func uncover() {
        guard isCovered else { return }
        isCovered = false
        onMain { page in page.pageController.dismiss(animated: false) }
    }

    /// UIKit belongs to the main thread, also where a script calls back from another.
    private func onMain(_ body: @escaping @MainActor @Sendable (OneLoginPage) -> Void) {
        let action: @MainActor @Sendable () -> Void = { body(self) }
        if MainQueue.isCurrent {
            MainActor.assumeIsolated(action)
        } else {
            phone.schedule(after: 0, action)
        }
    }

    // MARK: The user

    private func perform(_ action: UserStep.Action) {
        switch action {
        case .tapCheckbox:
            tell("clickCheckbox", .bool(!isChecked))
        case .tapLogin:
            guard isChecked || !model.disableAuthButtonWhenUnchecked else { return }
            tell("clickAuthButton")
            if !isChecked { tell("hint") }
        case .tapBack:
            tell("clickBackButton")
            fail("-20302")
            phone.schedule(after: 0.25) { self.disappear() }
        case .tapOtherMethod:
            tell("clickSwitchButton")
            fail("-20303")
        case .tapAgreement(let index):
            tell("clickAgreement", .integer(index))
        }
    }

    /// A ticked tap fetches the token, unless the app takes it over; one way or the other the loading begins.
    private func tapLogin() {
        model.clickAuthButtonBlock?()
        onMain { page in
            if let container = page.loadingContainer { page.model.loadingViewBlock?(container) }
        }
        if model.customAuthActionBlock?() != true, isChecked { fetchToken() }
    }

    /// Takes the app's own loading away; the SDK's own is not seen.
    func stopLoading() {
        onMain { page in
            if let container = page.loadingContainer { page.model.stopLoadingViewBlock?(container) }
        }
    }

    /// Fetches the token, after a ticked tap or when the app's own check has passed.
    func fetchToken() {
        guard port.mode == .live, controller != nil else { return }
        let latency = phone.latency(.geetestToken)
        let answer = phone.settings(of: .geetest).token
        guard let delay = answer.delay(usual: latency, timeout: session.tokenTimeout) else { return }
        port.send("login", GeetestAnswers.token(of: phone), after: delay)
        if phone.settings.delivery == .successThenFailure {
            port.send("login", GeetestAnswers.refusedToken(phone.settings), after: delay + 0.1)
        }
    }
}

extension JSONValue {
    /// The state of a box, however a script writes it.
    fileprivate var flag: Bool? {
        switch self {
        case .bool(let value): value
        case .integer(0), .string("0"), .string("false"): false
        case .integer(1), .string("1"), .string("true"): true
        default: nil
        }
    }
}
