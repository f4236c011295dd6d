#if !canImport(UIKit)
    public import Foundation

    /// What a control does when it is used.
    public typealias UIActionHandler = (UIAction) -> Void

    /// A closure with a title, to hang on a control.
    @MainActor
    public final class UIAction: NSObject {
        /// What the control shows.
        public var title: String
        /// The picture beside the title.
        public var image: UIImage?
        fileprivate let handler: UIActionHandler

        /// Creates an action.
        public init(title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler) {
            self.title = title
            self.image = image
            self.handler = handler
        }
    }

    /// A view that the user operates.
    @MainActor
    open class UIControl: UIView {
        /// Whether the user may operate it.
        public var isEnabled = true
        /// Whether it is chosen, or ticked.
        public var isSelected = false
        /// Whether a finger is on it.
        public var isHighlighted = false
        private var actions: [(action: UIAction, events: Event)] = []

        /// Runs an action at events.
        public func addAction(_ action: UIAction, for controlEvents: Event) {
            actions.append((action, controlEvents))
        }

        /// Runs what hangs on the control at events, as if the user had caused them.
        public func sendActions(for controlEvents: Event) {
            for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
                entry.action.handler(entry.action)
            }
        }

        /// Ways of operating a control.
        public struct Event: OptionSet, Sendable {
            /// The bits.
            public let rawValue: UInt

            /// Creates events from their bits.
            public init(rawValue: UInt) {
                self.rawValue = rawValue
            }

            /// A finger was lifted inside the control: a tap.
            public static let touchUpInside = Event(rawValue: 1 << 6)
            /// The control's value changed.
            public static let valueChanged = Event(rawValue: 1 << 12)
            /// The control's main action.
            public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        }

        /// Conditions that a control is in.
        public struct State: OptionSet, Hashable, Sendable {
            /// The bits.
            public let rawValue: UInt

            /// Creates a state from its bits.
            public init(rawValue: UInt) {
                self.rawValue = rawValue
            }

            /// No condition.
            public static let normal: State = []
            /// A finger is on it.
            public static let highlighted = State(rawValue: 1 << 0)
            /// It cannot be operated.
            public static let disabled = State(rawValue: 1 << 1)
            /// It is chosen.
            public static let selected = State(rawValue: 1 << 2)
        }
    }

    /// A button.
    @MainActor
    open class UIButton: UIControl {
        /// The label that shows the title.
        public let titleLabel: UILabel? = UILabel()
        /// The view that shows the image.
        public let imageView: UIImageView? = UIImageView()
        private var titles: [State: String] = [:]
        private var attributedTitles: [State: NSAttributedString] = [:]
        private var titleColors: [State: UIColor] = [:]
        private var images: [State: UIImage] = [:]
        private var backgroundImages: [State: UIImage] = [:]

        /// Creates a button of a kind.
        public convenience init(type buttonType: ButtonType) {
            self.init(frame: .zero)
        }

        /// Sets the title in a state.
        open func setTitle(_ title: String?, for state: State) { titles[state] = title }

        /// Sets the title with attributes in a state.
        open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { attributedTitles[state] = title }

        /// Sets the title's colour in a state.
        open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }

        /// Sets the image in a state.
        open func setImage(_ image: UIImage?, for state: State) { images[state] = image }

        /// Sets the image behind the title in a state.
        open func setBackgroundImage(_ image: UIImage?, for state: State) { backgroundImages[state] = image }

        /// The title in a state, the normal one where that has none.
        open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

        /// The title with attributes in a state, the normal one where that has none.
        open func attributedTitle(for state: State) -> NSAttributedString? {
            attributedTitles[state] ?? attributedTitles[.normal]
        }

        /// The title's colour in a state, the normal one where that has none.
        open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }

        /// The image in a state, the normal one where that has none.
        open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

        /// The image behind the title in a state, the normal one where that has none.
        open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }

        /// Kinds of buttons.
        public enum ButtonType: Int, Sendable {
            case custom = 0
            case system = 1
        }
    }

    /// A control in a navigation bar.
    @MainActor
    open class UIBarButtonItem: NSObject {
        /// What the control shows.
        public var title: String?
        /// The picture that the control shows.
        public var image: UIImage?
        /// The view that stands in the control's place.
        public var customView: UIView?
        /// What the control does.
        public var primaryAction: UIAction?

        /// Creates a control with a title, a picture or both, that does something.
        public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
            self.title = title
            self.image = image
            self.primaryAction = primaryAction
        }

        /// Creates a control that shows a view.
        public init(customView: UIView) {
            self.customView = customView
        }

        /// Creates an empty control.
        public override convenience init() {
            self.init(title: nil)
        }
    }
#endif
