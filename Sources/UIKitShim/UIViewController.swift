#if !canImport(UIKit)
    public import Foundation

    /// A screen: the owner of a view, which can present another screen on top.
    ///
    /// Presentation is done when the call returns, and the completion has run by then. As with UIKit a presented view is in
    /// a window only if the presenting one is.
    @MainActor
    open class UIViewController: NSObject {
        /// What a bar shows for the controller.
        public var title: String?
        /// How much of the screen the controller takes when it is presented.
        public var modalPresentationStyle: UIModalPresentationStyle = .automatic
        /// How the controller moves in when it is presented.
        public var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
        /// The appearance to show the controller in, whatever the system's is.
        public var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
        /// The controller on top of this one.
        public private(set) var presentedViewController: UIViewController?
        /// The controller that this one lies on top of.
        public private(set) weak var presentingViewController: UIViewController?
        /// Whether the controller is about to be on top.
        public private(set) var isBeingPresented = false
        /// Whether the controller is about to go.
        public private(set) var isBeingDismissed = false
        /// The controller that holds this one.
        public fileprivate(set) weak var parent: UIViewController?
        private var loadedView: UIView?

        /// Creates a controller; the names are those of a file that is not looked at.
        public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init()
        }

        /// Creates a controller.
        public override convenience init() {
            self.init(nibName: nil, bundle: nil)
        }

        /// The controller's view, made when it is first asked for.
        public var view: UIView! {
            get {
                if loadedView == nil {
                    loadView()
                    viewDidLoad()
                }
                return loadedView
            }
            set { loadedView = newValue }
        }

        /// The controller's view if it has been made.
        public var viewIfLoaded: UIView? { loadedView }

        /// Whether the controller's view has been made.
        public var isViewLoaded: Bool { loadedView != nil }

        /// The stack of screens that this one is part of.
        public var navigationController: UINavigationController? {
            (parent as? UINavigationController) ?? parent?.navigationController
        }

        /// The appearance that the controller is shown in.
        public var traitCollection: UITraitCollection {
            UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
        }

        /// Makes the view; a subclass overrides it.
        open func loadView() { loadedView = UIView() }

        /// The view has been made.
        open func viewDidLoad() {}

        /// The view is about to be shown.
        open func viewWillAppear(_ animated: Bool) {}

        /// The view is shown.
        open func viewDidAppear(_ animated: Bool) {}

        /// The view is about to go.
        open func viewWillDisappear(_ animated: Bool) {}

        /// The view is gone.
        open func viewDidDisappear(_ animated: Bool) {}

        /// Shows a controller on top of this one; nothing happens while another is there.
        open func present(
            _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
        ) {
            guard presentedViewController == nil else { return }
            presentedViewController = viewControllerToPresent
            viewControllerToPresent.presentingViewController = self
            viewControllerToPresent.isBeingPresented = true
            viewControllerToPresent.appear(in: viewIfLoaded?.window, animated: flag)
            viewControllerToPresent.isBeingPresented = false
            completion?()
        }

        /// Takes away what lies on top of this controller, or the controller itself where nothing does.
        open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
            guard let presented = presentedViewController else {
                if let presenting = presentingViewController ?? parent?.presentingViewController {
                    presenting.dismiss(animated: flag, completion: completion)
                } else {
                    completion?()
                }
                return
            }
            if presented.presentedViewController != nil { presented.dismiss(animated: false) }
            presented.isBeingDismissed = true
            presented.disappear(animated: flag)
            presented.isBeingDismissed = false
            presented.presentingViewController = nil
            presentedViewController = nil
            completion?()
        }

        fileprivate func appear(in superview: UIView?, animated: Bool) {
            guard let view else { return }
            viewWillAppear(animated)
            superview?.addSubview(view)
            viewDidAppear(animated)
        }

        fileprivate func disappear(animated: Bool) {
            viewWillDisappear(animated)
            viewIfLoaded?.removeFromSuperview()
            viewDidDisappear(animated)
        }
    }

    /// A stack of screens with a bar above the topmost.
    @MainActor
    open class UINavigationController: UIViewController {
        /// The screens, the topmost last.
        public private(set) var viewControllers: [UIViewController] = []
        /// Whether the bar is not shown.
        public var isNavigationBarHidden = false

        /// Creates a stack of one screen.
        public convenience init(rootViewController: UIViewController) {
            self.init(nibName: nil, bundle: nil)
            pushViewController(rootViewController, animated: false)
        }

        /// The screen that is seen.
        public var topViewController: UIViewController? { viewControllers.last }

        /// Puts a screen on top.
        open func pushViewController(_ viewController: UIViewController, animated: Bool) {
            topViewController?.disappear(animated: animated)
            viewControllers.append(viewController)
            viewController.parent = self
            viewController.appear(in: view, animated: animated)
        }

        /// Takes the topmost screen away, unless it is the only one.
        @discardableResult
        open func popViewController(animated: Bool) -> UIViewController? {
            guard viewControllers.count > 1 else { return nil }
            let popped = viewControllers.removeLast()
            popped.disappear(animated: animated)
            popped.parent = nil
            topViewController?.appear(in: view, animated: animated)
            return popped
        }

        /// Shows the bar or hides it.
        open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
            isNavigationBarHidden = hidden
        }
    }
#endif
