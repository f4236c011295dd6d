import PhoneAuth
import UIKitShim

/// Reads what the blocks of one page say. It keeps what a block does not tell by itself: whether the page went away or was
/// covered, and whether two blocks speak of the same tap.
@MainActor final class GeetestPageTracker {
    private let style: AuthPageStyle
    private let sdk: any GeetestSDK
    /// Whether nothing but an agreement is likely to cover the page.
    private let guessesAgreements: Bool
    /// An agreement was reported, and the page has not come back since.
    private var isAgreementOpen = false
    /// The blocks that have reported the last login tap, as long as another block may report the same one.
    private var tapBlocks: Set<String> = []
    private var wasTapTicked = false

    init(style: AuthPageStyle, hooks: PageHooks, sdk: any GeetestSDK) {
        self.style = style
        self.sdk = sdk
        // Agreements that the SDK does not open are told by their own blocks; and an app that holds taps back may well show
        // something of its own meanwhile, such as a captcha.
        guessesAgreements = style.agreementPage.openedBy == .vendor && hooks.allowsLogin == nil
    }

    /// The life cycle comes as selectors, with or without a colon: `viewDidAppear:`.
    private static let lifeCycle = [
        "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ]

    /// The event of a block's call; `nil` where it is none.
    func translate(_ event: GeetestPageEvent) -> AuthPageEvent? {
        let code = Self.lifeCycle.first { event.name.hasPrefix($0) } ?? event.name
        switch ReturnCodeTable.geetest.row(.oneLogin, .login, code)?.kind {
        case .event(let name): return translate(code, name, event.details)
        case .progress: return nil
        case .success, .failure, nil: return .vendorEvent(code: code)
        }
    }

    private func translate(_ code: String, _ name: String, _ details: AuthPageEvent.Details) -> AuthPageEvent? {
        switch code {
        case "clickAuthButton", "hint": return loginTap(code, details.isChecked)
        default: tapBlocks = []
        }
        switch code {
        case "viewDidAppear": isAgreementOpen = false
        case "viewDidDisappear" where isCovered: return covered()
        case "clickAgreement": isAgreementOpen = true
        default: break
        }
        return AuthPageEvent(named: name, details, on: style)
    }

    /// The block of the login button carries no state, so the SDK is asked for it. For an unticked tap the block for those
    /// comes too, before or after: the tap is told once.
    private func loginTap(_ code: String, _ state: Bool?) -> AuthPageEvent? {
        let isChecked = code != "hint" && (state ?? sdk.isCheckboxChecked)
        if !tapBlocks.isEmpty, isChecked == wasTapTicked, tapBlocks.insert(code).inserted { return nil }
        tapBlocks = [code]
        wasTapTicked = isChecked
        return .loginTapped(isChecked: isChecked)
    }

    /// The SDK opens agreements on top of its page and tells nobody; that the page is covered is all there is to see.
    private func covered() -> AuthPageEvent? {
        guard guessesAgreements, !isAgreementOpen else { return nil }
        isAgreementOpen = true
        // Without agreements of the app's own it can only be the carrier's.
        return .agreementTapped(index: style.agreements.items.isEmpty ? -1 : nil, title: nil, url: nil)
    }

    private var isCovered: Bool {
        guard let page = sdk.pageController else { return false }
        if let top = page.presentedViewController, !top.isBeingDismissed { return true }
        guard let stack = page.navigationController else { return false }
        return stack.topViewController !== page && stack.viewControllers.contains { $0 === page }
    }
}
