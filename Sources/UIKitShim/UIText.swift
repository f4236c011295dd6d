#if !canImport(UIKit)
    public import Foundation

    /// How text is placed in its lines.
    public enum NSTextAlignment: Int, Sendable {
        case left = 0
        case center = 1
        case right = 2
        case justified = 3
        case natural = 4
    }

    extension NSAttributedString.Key {
        /// The font, a `UIFont`.
        public static let font = NSAttributedString.Key(rawValue: "NSFont")
        /// The colour of the text, a `UIColor`.
        public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
        /// The colour behind the text, a `UIColor`.
        public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
        /// The line below the text, the number of a style.
        public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
        /// The distance between the characters, a number of points.
        public static let kern = NSAttributedString.Key(rawValue: "NSKern")
        /// Where the text leads, a `URL`.
        public static let link = NSAttributedString.Key(rawValue: "NSLink")
        /// How lines are set, an `NSParagraphStyle`.
        public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    }

    /// How the lines of a text are set.
    open class NSParagraphStyle: NSObject {
        /// Points between lines.
        public fileprivate(set) var lineSpacing: CGFloat = 0
        /// Which side the lines begin on.
        public fileprivate(set) var alignment: NSTextAlignment = .natural
    }

    /// How the lines of a text are to be set.
    open class NSMutableParagraphStyle: NSParagraphStyle {
        /// Points between lines.
        public override var lineSpacing: CGFloat {
            get { super.lineSpacing }
            set { super.lineSpacing = newValue }
        }
        /// Which side the lines begin on.
        public override var alignment: NSTextAlignment {
            get { super.alignment }
            set { super.alignment = newValue }
        }
    }

    /// A line or more of text.
    @MainActor
    open class UILabel: UIView {
        /// The text.
        public var text: String?
        /// The text with attributes.
        public var attributedText: NSAttributedString?
        /// The font of the text.
        public var font: UIFont! = .systemFont(ofSize: 17)
        /// The colour of the text.
        public var textColor: UIColor! = .black
        /// How the text is placed.
        public var textAlignment: NSTextAlignment = .natural
        /// The most lines to show; 0 is as many as it takes.
        public var numberOfLines = 1
    }

    /// A line of text to fill in.
    @MainActor
    open class UITextField: UIControl {
        /// The text.
        public var text: String? = ""
        /// What is shown while there is no text.
        public var placeholder: String?
        /// The font of the text.
        public var font: UIFont?
        /// The colour of the text.
        public var textColor: UIColor?
        /// How the text is placed.
        public var textAlignment: NSTextAlignment = .natural
    }

    /// A field that scrolls.
    @MainActor
    open class UIScrollView: UIView {}

    /// Text of many lines.
    @MainActor
    open class UITextView: UIScrollView {
        /// The text.
        public var text: String! = ""
        /// The text with attributes.
        public var attributedText: NSAttributedString!
        /// The font of the text.
        public var font: UIFont?
        /// The colour of the text.
        public var textColor: UIColor?
        /// How the text is placed.
        public var textAlignment: NSTextAlignment = .natural
        /// Whether the user may change the text.
        public var isEditable = true
    }
#endif
