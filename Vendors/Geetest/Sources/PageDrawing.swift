import Foundation
import PhoneAuth
import UIKitShim

/// What framework and app draw on one page, and which taps they take, as hooks for the SDK.
///
/// The hooks do not keep it.
@MainActor final class GeetestPageDrawing {
    private let request: LoginRequest
    private let line: VendorLine
    private let session: PageSession
    private let isChecked: @MainActor () -> Bool
    private let additions: PageAdditions
    private let geometry: GeetestGeometry
    private let loading: GeetestLoading
    /// A loading view is shown.
    private var isLoading = false

    init(
        _ request: LoginRequest, line: VendorLine, session: PageSession, isChecked: @escaping @MainActor () -> Bool,
        tapped: @escaping @MainActor (PageAdditions.Tap) -> Void
    ) {
        self.request = request
        self.line = line
        self.session = session
        self.isChecked = isChecked
        additions = PageAdditions(request, drawing: [.otherLogins, .pageTitle], tapped: line.receiver(tapped))
        geometry = GeetestGeometry(request.style, on: request.screen)
        loading = GeetestLoading(request.style.loading)
    }

    /// The hooks. Those that nobody needs are left to the SDK.
    var hooks: GeetestPageHooks {
        var hooks = GeetestPageHooks()
        hooks.reportsAgreements = request.style.agreementPage.openedBy != .vendor
        hooks.holdsLogin = request.hooks.allowsLogin != nil
        hooks.answersUntickedTap = request.hooks.asksForConsent != nil
        if request.page["naviRightControl"] != nil { hooks.rightControl = additions.makeRightItem() }
        if !additions.isEmpty {
            hooks.draws = line.painter { [weak self] area in
                guard let self else { return }
                draw(in: area, inLandscape: request.isLandscape(in: area))
            }
        }
        if !additions.isEmpty || request.hooks.turns != nil {
            hooks.turns = line.painter { [weak self] turn in self?.turn(turn) }
        }
        if request.hooks.showsLoading != nil || request.style.loading != AuthPageStyle.Loading() { takeLoading(&hooks) }
        return hooks
    }

    // MARK: Drawing

    /// The SDK's view begins below the bars, in a popup at its upper edge: where the anchors' zero is.
    private func draw(in area: UIView, inLandscape isLandscape: Bool) {
        let top = geometry.area(inLandscape: isLandscape).top
        var frames = geometry.frames(inLandscape: isLandscape)
        frames.controls = frames.controls.mapValues { $0.moved(y: -top) }
        additions.draw(in: area, at: CGPoint(x: 0, y: top), frames: frames, inLandscape: isLandscape)
    }

    private func turn(_ turn: GeetestPageTurn) {
        request.hooks.turns?(turn.size, turn.area)
        if !additions.isEmpty { draw(in: turn.area, inLandscape: turn.size.width > turn.size.height) }
    }

    // MARK: Loading

    /// The SDK asks for a loading view at every login tap, ticked or not, and for its end at every stop.
    private func takeLoading(_ hooks: inout GeetestPageHooks) {
        let tell = line.receiver { [session] (event: AuthPageEvent) in session.send(event) }
        let show = line.painter { [weak self] (container: UIView) in
            if self?.showLoading(in: container) == true { tell(.loadingStarted) }
        }
        let hide = line.painter { [weak self] (_: Void) in
            if self?.hideLoading() == true { tell(.loadingEnded) }
        }
        hooks.showsLoading = { container in show(container) }
        hooks.hidesLoading = { hide(()) }
    }

    /// - Returns: whether it is shown.
    private func showLoading(in container: UIView) -> Bool {
        guard isChecked() else { return false }
        isLoading = true
        if let shows = request.hooks.showsLoading {
            shows(container)
        } else {
            loading.show(in: container)
        }
        return true
    }

    /// - Returns: whether there was one.
    @discardableResult private func hideLoading() -> Bool {
        guard isLoading else { return false }
        isLoading = false
        if request.hooks.showsLoading == nil { loading.hide() }
        request.hooks.hidesLoading?()
        return true
    }

    /// Takes away what does not go with the page.
    func remove() { hideLoading() }
}

/// The style's own loading indicator: a wheel on a square.
@MainActor final class GeetestLoading {
    private let style: AuthPageStyle.Loading
    private var square: UIView?

    init(_ style: AuthPageStyle.Loading) {
        self.style = style
    }

    /// Shows it in the middle of a view.
    func show(in container: UIView) {
        hide()
        let square = UIView(frame: CGRect(x: 0, y: 0, width: style.size, height: style.size))
        square.accessibilityIdentifier = PageAdditions.identifier("loading")
        square.center = CGPoint(x: container.bounds.width / 2, y: container.bounds.height / 2)
        square.backgroundColor = style.backgroundColor.uiColor
        square.layer.cornerRadius = style.cornerRadius
        let wheel = UIActivityIndicatorView(style: style.size < 50 ? .medium : .large)
        wheel.color = style.color.uiColor
        wheel.center = CGPoint(x: style.size / 2, y: style.size / 2)
        wheel.startAnimating()
        square.addSubview(wheel)
        container.addSubview(square)
        self.square = square
    }

    /// Takes it away.
    func hide() {
        square?.removeFromSuperview()
        square = nil
    }
}

/// The host's navigation bar around a pushed page: the SDK hides it on the way in and shows it on the way out, whatever it was.
@MainActor struct GeetestHostBar {
    private weak var navigation: UINavigationController?

    /// Remembers a bar that is hidden; `nil` where there is nothing to put right.
    init?(_ request: LoginRequest) {
        guard request.style.presentation.mode == .push,
            let navigation = request.presenter.navigationController ?? request.presenter as? UINavigationController,
            navigation.isNavigationBarHidden
        else { return nil }
        self.navigation = navigation
    }

    /// Hides it again.
    func restore() {
        navigation?.setNavigationBarHidden(true, animated: false)
    }
}
