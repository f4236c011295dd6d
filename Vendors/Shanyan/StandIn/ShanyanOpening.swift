import Foundation
import PhoneAuthModel
import SimulatedPhone
import UIKitShim

/// One call of `quickAuthLogin`, and the page that may come of it.
final class ShanyanOpening {
    var port: CallbackPort?
    var isChecked: Bool
    /// A tap waits for its result, or the result for `hideLoading`: the page takes no tap but back.
    private(set) var isLoading = false

    private unowned let process: ShanyanProcess
    private let phone: SimulatedPhone
    private let closesItself: Bool
    private let configure: YjdlShUIConfigure
    private var customArea: UIView?
    private var hasShown = false
    private var taps = 0

    init(_ process: ShanyanProcess, _ configure: YjdlShUIConfigure) {
        self.process = process
        self.configure = configure
        phone = process.phone
        isChecked = configure.yjdlShCheckBoxValue.boolValue
        closesItself = !configure.manualDismiss.boolValue
    }

    /// The page loads its view: the app may put its own controls on it.
    func drawCustomArea() {
        let configure = configure
        customArea = MainActor.assumeIsolated {
            let area = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            configure.customAreaView(area)
            return area
        }
    }

    func hideLoading() { isLoading = false }

    // MARK: What is delivered

    /// Keeps the phone's page in step with what is called back, live or from a transcript, and plays what is no result.
    func follow(_ callback: String, _ payload: JSONValue) {
        let isError = payload["error"] == .bool(true)
        switch callback {
        case "openPage":
            if !isError { show() }
        case "login":
            if YjdlShCompleteResult.number(payload["code"]) == 1011 {
                show()
                phone.closePage()
            } else if !isError, payload["data"]?["token"] != nil {
                show()
                if closesItself { phone.closePage() }
            }
        case "action":
            process.delegate?.yjdlShActionListener(
                YjdlShCompleteResult.number(payload["type"]), code: YjdlShCompleteResult.number(payload["code"]),
                message: payload["message"]?.text)
        default:
            tapCustomControl()
        }
    }

    private func show() {
        guard !hasShown else { return }
        hasShown = true
        phone.showPage { action in self.perform(action) }
    }

    /// Taps what the app has drawn, as a test of the user interface does: by its identifier. Taps are on the main thread,
    /// whatever a script says.
    private func tapCustomControl() {
        guard let area = customArea else { return }
        let tap: @MainActor @Sendable () -> Void = {
            let controls = area.subviews.compactMap { $0 as? UIControl }
            controls.first { $0.accessibilityIdentifier == "phoneauth.switchButton" }?
                .sendActions(for: .touchUpInside)
        }
        if MainQueue.isCurrent {
            MainActor.assumeIsolated(tap)
        } else {
            phone.schedule(after: 0, tap)
        }
    }

    // MARK: The user

    private func perform(_ action: UserStep.Action) {
        if action == .tapBack { port?.send("login", ShanyanAnswers.back(), offMain: true) }
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
        process.fetchToken(for: self)
    }

    private func report(_ type: Int, _ code: Int, _ message: String? = nil) {
        port?.send(
            "action", ["type": .integer(type), "code": .integer(code), "message": JSONValue(message)],
            isResult: false)
    }
}
