import Foundation
import PhoneAuthModel
import SimulatedPhone
import UIKitShim

/// One call of `quickAuthLogin`, and the page that may come of it.
final class ShanyanOpening {
    /// The page's name on the phone.
    static let pageName = Vendor.shanyan.rawValue

    var port: CallbackPort?
    var isChecked: Bool {
        didSet { layOut() }
    }
    /// A tap waits for its result, or the result for `hideLoading`: the page takes no tap but back.
    private(set) var isLoading = false

    private unowned let process: ShanyanProcess
    private let phone: SimulatedPhone
    private let closesItself: Bool
    private let configure: YjdlShUIConfigure
    private var views: Views?
    private var hasShown = false
    /// Finished before it came up.
    var isCalledOff = false
    private var taps = 0

    init(_ process: ShanyanProcess, _ configure: YjdlShUIConfigure) {
        self.process = process
        self.configure = configure
        phone = process.phone
        isChecked = configure.yjdlShCheckBoxValue.boolValue
        closesItself = !configure.manualDismiss.boolValue
    }

    /// The page's controller and the view for the app's own controls.
    private struct Views {
        let controller: UIViewController
        let customArea: UIView
    }

    private var telecom: String { ShanyanAnswers.operatorType(of: phone.settings) }

    /// The page loads its view: the app may put its own controls on it.
    func load() {
        let (configure, delegate, telecom) = (configure, process.delegate, telecom)
        let frame = ShanyanPageLayout(configure, phone.settings).page
        views = MainActor.assumeIsolated {
            let views = Views(
                controller: UIViewController(), customArea: UIView(frame: CGRect(origin: .zero, size: frame.size)))
            let view = UIView(frame: frame)
            views.controller.view = view
            view.addSubview(views.customArea)
            configure.customAreaView(views.customArea)
            delegate?.yjdlShSDKManagerAuthPageCompleteViewDidLoad(
                views.controller, currentTelecom: telecom, object: nil, userInfo: nil)
            return views
        }
        layOut()
    }

    /// The page appears over the app's.
    private func present() {
        guard let views else { return }
        let (configure, delegate, telecom) = (configure, process.delegate, telecom)
        onMain {
            configure.viewController?.present(views.controller, animated: true)
            guard let view = views.controller.viewIfLoaded else { return }
            delegate?.yjdlShSDKManagerAuthPage(afterViewDidLoad: view, currentTelecom: telecom)
        }
        onMain { [weak self] in self?.layOut() }
    }

    private func layOut() {
        guard let views else { return }
        let layout = ShanyanPageLayout(configure, phone.settings)
        let isChecked = isChecked
        phone.layOut(
            MainActor.assumeIsolated {
                let screen = views.controller.viewIfLoaded?.superview
                return layout.drawn(
                    isChecked: isChecked, carrier: phone.settings.carrier,
                    behind: screen.map { SimulatedPage.drawn(in: $0, at: .zero).filter { $0.kind == "mask" } } ?? [],
                    custom: SimulatedPage.drawn(in: views.customArea, at: layout.page.origin))
            })
    }

    /// The page goes away.
    func close() {
        phone.closePage(Self.pageName)
        guard let views else { return }
        onMain { views.controller.presentingViewController?.dismiss(animated: true) }
    }

    /// Views are touched on the main thread, whatever thread a script names.
    private func onMain(_ action: @escaping @MainActor @Sendable () -> Void) {
        if MainQueue.isCurrent {
            MainActor.assumeIsolated(action)
        } else {
            phone.schedule(after: 0, action)
        }
    }

    func hideLoading() { isLoading = false }

    // MARK: What is delivered

    /// Keeps the phone's page in step with what is called back, live or from a transcript, and plays what is no result.
    func follow(_ callback: String, _ payload: JSONValue) {
        let isError = payload["error"] == .bool(true)
        switch callback {
        case "openPage":
            // What has no code says nothing, of a page neither.
            let isWord = phone.chaos == nil || YjdlShCompleteResult.number(payload["code"]) != 0
            if !isError, isWord { show() }
        case "login":
            // A script that says nothing of the page has shown one all the same.
            if YjdlShCompleteResult.number(payload["code"]) == 1011 {
                if phone.chaos == nil { show() }
                close()
            } else if !isError, payload["data"]?["token"] != nil {
                if phone.chaos == nil { show() }
                if closesItself { close() }
            }
        case "action":
            process.delegate?.yjdlShActionListener(
                YjdlShCompleteResult.number(payload["type"]), code: YjdlShCompleteResult.number(payload["code"]),
                message: payload["message"]?.text)
        default:
            tapCustomControl(payload["id"]?.text ?? "")
        }
    }

    func show() {
        guard !hasShown else { return }
        hasShown = true
        phone.showPage(Self.pageName) { action in self.perform(action) }
        present()
    }

    /// Taps what the app has drawn, as a test of the user interface does: by its identifier.
    private func tapCustomControl(_ name: String) {
        guard let views else { return }
        let item = configure.rightControl
        onMain {
            let places = [views.customArea, item?.customView, views.controller.viewIfLoaded?.superview].compactMap {
                $0
            }
            places.lazy.compactMap { Self.control("phoneauth.\(name)", in: $0) }.first?.sendActions(for: .touchUpInside)
        }
    }

    @MainActor private static func control(_ identifier: String, in view: UIView) -> UIControl? {
        if let control = view as? UIControl, control.accessibilityIdentifier == identifier { return control }
        return view.subviews.lazy.compactMap { control(identifier, in: $0) }.first
    }

    // MARK: The user

    private func perform(_ action: UserStep.Action) {
        if action == .tapBack {
            close()
            port?.send("login", ShanyanAnswers.back(), offMain: true)
        }
        guard !isLoading else { return }
        switch action {
        case .tapBack:
            break
        case .tapCheckbox:
            isChecked.toggle()
            report(2, isChecked ? 1 : 0)
        case .tapLogin:
            tapLogin()
        case .tapAgreement(let index):
            report(1, index + 1, "《Terms》_\(ShanyanAnswers.operatorType(of: phone.settings))")
        case .tapOtherMethod:
            port?.send("customControl", ["id": "switchButton"], isResult: false, offMain: false)
        }
    }

    /// The button takes four taps; then it is grey and says nothing.
    private func tapLogin() {
        guard taps < 4 else { return }
        report(3, isChecked ? 1 : 0)
        guard isChecked else { return }
        taps += 1
        isLoading = true
        let (configure, page) = (configure, ShanyanPageLayout(configure, phone.settings).page)
        // The wheel's view covers the page.
        onMain { configure.loadingView(UIView(frame: CGRect(origin: .zero, size: page.size))) }
        process.fetchToken(for: self)
    }

    private func report(_ type: Int, _ code: Int, _ message: String? = nil) {
        port?.send(
            "action", ["type": .integer(type), "code": .integer(code), "message": JSONValue(message)],
            isResult: false)
    }
}
