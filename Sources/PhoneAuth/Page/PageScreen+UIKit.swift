public import UIKitShim

extension PageScreen {
    /// The screen that a controller is shown on; ``medium`` where its view is in no window yet.
    @MainActor public init(of controller: UIViewController) {
        let view: UIView? = controller.viewIfLoaded?.window ?? controller.viewIfLoaded
        let size = view?.bounds.size ?? .zero
        guard let view, size.width > 0, size.height > 0 else {
            self = .medium
            return
        }
        self.init(width: Double(size.width), height: Double(size.height))
        // In landscape the insets are others; the standard ones of a screen of this size stand in for those upright.
        if size.height >= size.width, view.safeAreaInsets.top > 0 {
            statusBar = Double(view.safeAreaInsets.top)
            homeIndicator = Double(view.safeAreaInsets.bottom)
        }
    }
}
