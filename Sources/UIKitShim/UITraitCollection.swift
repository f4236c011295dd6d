#if !canImport(UIKit)
    public import Foundation

    /// Light or dark appearance.
    public enum UIUserInterfaceStyle: Int, Sendable {
        case unspecified = 0
        case light = 1
        case dark = 2
    }

    /// The surroundings that a view is shown in; of them only the appearance.
    public final class UITraitCollection: NSObject, Sendable {
        /// Light, dark, or not known.
        public let userInterfaceStyle: UIUserInterfaceStyle

        /// Creates surroundings of an appearance.
        public init(userInterfaceStyle: UIUserInterfaceStyle) {
            self.userInterfaceStyle = userInterfaceStyle
        }
    }
#endif
