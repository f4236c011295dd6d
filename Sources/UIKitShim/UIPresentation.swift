#if !canImport(UIKit)
    public import Foundation

    /// The colour of what the status bar shows.
    public enum UIStatusBarStyle: Int, Sendable {
        case `default` = 0
        case lightContent = 1
        case darkContent = 3
    }

    /// The directions that a screen may be turned to.
    public struct UIInterfaceOrientationMask: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates directions from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Upright.
        public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
        /// Upside down.
        public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
        /// Turned to the right.
        public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
        /// Turned to the left.
        public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
        /// Turned to either side.
        public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
        /// Every direction.
        public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
        /// Every direction but upside down.
        public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    }

    /// The direction that a screen is turned to.
    public enum UIInterfaceOrientation: Int, Sendable {
        case unknown = 0
        case portrait = 1
        case portraitUpsideDown = 2
        case landscapeRight = 3
        case landscapeLeft = 4
    }

    /// How much of the screen a presented controller takes.
    public enum UIModalPresentationStyle: Int, Sendable {
        case automatic = -2
        case none = -1
        case fullScreen = 0
        case pageSheet = 1
        case formSheet = 2
        case currentContext = 3
        case custom = 4
        case overFullScreen = 5
        case overCurrentContext = 6
        case popover = 7
    }

    /// How a presented controller moves in.
    public enum UIModalTransitionStyle: Int, Sendable {
        case coverVertical = 0
        case flipHorizontal = 1
        case crossDissolve = 2
        case partialCurl = 3
    }

    /// What is known of a transition while it runs.
    @MainActor
    public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
        /// Whether the transition is seen to move.
        var isAnimated: Bool { get }
        /// How long it takes, in seconds.
        var transitionDuration: TimeInterval { get }
    }

    /// Runs code beside a transition, such as a turn of the screen.
    @MainActor
    public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
        /// Runs one closure with the transition and another after it; answers whether the first was taken.
        @discardableResult
        func animate(
            alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
            completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
        ) -> Bool
    }
#endif
