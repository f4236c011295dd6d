extension AuthPageStyle {
    /// How the page comes up.
    public struct Presentation: Hashable, Sendable {
        /// Full screen, popup or push.
        public var mode = Mode.fullScreen
        /// The side that the page comes from.
        public var direction = Direction.bottom
        /// The animation.
        public var transition = Transition.cover
        /// The animation's length in seconds, 0 to 10.
        public var duration = 0.25
        /// What holds in the mode ``Mode/popup``.
        public var popup = Popup()

        /// The standard presentation: full screen, from below.
        public init() {}
    }

    /// What the page covers.
    public enum Mode: String, Hashable, Sendable, CaseIterable, FieldChoice {
        /// The whole screen.
        case fullScreen
        /// A part of the screen, over the app.
        case popup
        /// The whole screen, pushed by the app's navigation controller.
        case push
    }

    /// The side that something comes from.
    public enum Direction: String, Hashable, Sendable, CaseIterable, FieldChoice {
        /// From below.
        case bottom
        /// From above.
        case top
        /// From the left.
        case left
        /// From the right.
        case right
    }

    /// An animation.
    public enum Transition: String, Hashable, Sendable, CaseIterable, FieldChoice {
        /// It slides over what was there.
        case cover
        /// It turns like a card.
        case flip
        /// It fades in.
        case fade
        /// The app animates it.
        case custom
    }

    /// What holds in the mode ``Mode/popup``.
    public struct Popup: Hashable, Sendable {
        /// Where the popup stands on the screen.
        public var placement = Placement(Anchors(centerX: 0, centerY: 0, width: 300, height: 340))
        /// The radius of the corners in points.
        public var cornerRadius = Corners(8)
        /// The colour that dims the app.
        public var maskColor = Color.black
        /// How much it dims, 0 to 1.
        public var maskAlpha = 0.5
        /// Whether a tap beside the popup closes it.
        public var dismissOnMaskTap = false
        /// The title.
        public var title = Label(color: Color(0x262626), fontSize: 16)
        /// The colour of the bar with the title.
        public var titleBarColor = Color.white
        /// The button that closes the popup.
        public var closeButton = PopupCloseButton()

        /// A popup in the middle of the screen.
        public init() {}
    }

    /// The button that closes a popup.
    public struct PopupCloseButton: Hashable, Sendable {
        /// Whether there is none.
        public var isHidden = false
        /// The picture.
        public var image: String?
        /// Points from the popup's upper edge.
        public var top = 3.0
        /// Points from the popup's right edge.
        public var right = 8.0

        /// The standard button.
        public init() {}
    }

    /// A radius for each corner, in points.
    ///
    /// In a file: an object with the four names; a number for all four; or a list of four in the order of Aliyun's SDK,
    /// counterclockwise: upper left, lower left, lower right, upper right.
    public struct Corners: Hashable, Sendable {
        /// The upper left corner.
        public var topLeft: Double
        /// The upper right corner.
        public var topRight: Double
        /// The lower left corner.
        public var bottomLeft: Double
        /// The lower right corner.
        public var bottomRight: Double

        /// Makes four corners alike.
        public init(_ radius: Double) {
            self.init(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
        }

        /// Makes four corners.
        public init(topLeft: Double, topRight: Double, bottomLeft: Double, bottomRight: Double) {
            self.topLeft = topLeft
            self.topRight = topRight
            self.bottomLeft = bottomLeft
            self.bottomRight = bottomRight
        }
    }
}

extension AuthPageStyle.Presentation: FieldObject {
    static var fields: [Field<Self>] {
        [
            Field("mode", \.mode),
            Field("direction", \.direction),
            Field("transition", \.transition),
            Field("duration", \.duration, .within(0...10)),
            Field("popup", \.popup),
        ]
    }
}

extension AuthPageStyle.Popup: FieldObject {
    static var fields: [Field<Self>] {
        [
            Field("placement", \.placement),
            Field("cornerRadius", \.cornerRadius),
            Field("maskColor", \.maskColor),
            Field("maskAlpha", \.maskAlpha, .within(0...1)),
            Field("dismissOnMaskTap", \.dismissOnMaskTap),
            Field("title", \.title),
            Field("titleBarColor", \.titleBarColor),
            Field("closeButton", \.closeButton),
        ]
    }
}

extension AuthPageStyle.PopupCloseButton: FieldObject {
    static var fields: [Field<Self>] {
        [
            Field("hidden", \.isHidden),
            Field("image", \.image, .notBlank),
            Field("top", \.top, .within(-1000...1000)),
            Field("right", \.right, .within(-1000...1000)),
        ]
    }
}
