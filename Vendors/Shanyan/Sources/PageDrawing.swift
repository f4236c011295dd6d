import Foundation
import PhoneAuth
import UIKitShim

/// What the provider draws on one page, and what it knows of the page's views.
@MainActor final class ShanyanPageDrawing {
    /// A tap on what was drawn.
    enum Tap: Sendable {
        /// On a control of the page.
        case control(PageAdditions.Tap)
        /// Beside the popup.
        case mask
    }

    /// The page's controller, once it has been loaded.
    weak var controller: UIViewController?

    private let request: LoginRequest
    private let additions: PageAdditions
    private let tapped: @Sendable (Tap) -> Void
    private var mask: UIView?
    private var isLoading = false

    init(_ request: LoginRequest, tapped: @escaping @Sendable (Tap) -> Void) {
        self.request = request
        self.tapped = tapped
        additions = PageAdditions(
            request, drawing: [.switchButton, .otherLogins, .pageTitle], titleBar: ShanyanLayout.titleBar
        ) { tapped(.control($0)) }
    }

    /// The navigation bar's own item. A popup has none.
    var rightItem: UIView? { request.style.isPopup ? nil : additions.makeRightItem() }

    /// Draws in the SDK's custom area, and again whenever that takes another size: it may have none at first, and the SDK
    /// says nothing when the page is turned.
    func draw(in area: UIView) {
        let watcher = SizeWatcher(frame: area.bounds) { [weak self, weak area] size in
            guard let self, let area else { return }
            request.hooks.turns?(size, area)
            additions.draw(in: area)
        }
        area.addSubview(watcher)
        additions.draw(in: area)
    }

    // MARK: Popup

    /// Dims what lies around the popup: the SDK leaves that to the app.
    ///
    /// - Parameter view: The page's view, in its window.
    func drawMask(behind view: UIView) {
        guard request.style.isPopup, mask == nil, let window = view.window else { return }
        // The popup's own views are as small as it is; the mask goes behind them, into the first that is larger.
        var popup = view
        while let parent = popup.superview, parent !== window, parent.bounds.size == view.bounds.size { popup = parent }
        guard let parent = popup.superview else { return }
        let popupStyle = request.style.presentation.popup
        let mask = UIButton(type: .custom)
        mask.frame = parent.bounds
        mask.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        mask.accessibilityIdentifier = PageAdditions.identifier("mask")
        // A view that is itself as good as clear takes no taps.
        mask.backgroundColor = popupStyle.maskColor.opacity(popupStyle.maskAlpha).uiColor
        let tapped = tapped
        mask.addAction(UIAction { _ in tapped(.mask) }, for: .touchUpInside)
        parent.insertSubview(mask, belowSubview: popup)
        self.mask = mask
    }

    /// Takes away what does not go with the page.
    func remove() {
        mask?.removeFromSuperview()
        hideLoading()
    }

    // MARK: Loading

    func showLoading(in container: UIView) {
        isLoading = true
        request.hooks.showsLoading?(container)
    }

    func hideLoading() {
        guard isLoading else { return }
        isLoading = false
        request.hooks.hidesLoading?()
    }
}

/// Tells when its superview has taken another size.
private final class SizeWatcher: UIView {
    private let changed: (CGSize) -> Void
    private var last: CGSize

    init(frame: CGRect, changed: @escaping (CGSize) -> Void) {
        self.changed = changed
        last = frame.size
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        // Hidden views are laid out all the same.
        isHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != last else { return }
        last = bounds.size
        changed(last)
    }
}
