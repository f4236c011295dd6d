import PhoneAuth

/// What is known of one page: the SDK says little of it, and nothing twice.
@MainActor final class ShanyanPage {
    /// Where the page has got to.
    enum State {
        /// Asked for; the SDK has not said that it came up.
        case asked
        /// On the screen.
        case up
        /// Gone, or on its way.
        case gone
    }

    let session: PageSession
    /// What is drawn on it, until it is gone: that keeps the controller that the page was asked for from.
    private(set) var drawing: ShanyanPageDrawing?
    let style: AuthPageStyle
    /// The carrier that was known when it was asked for.
    let carrier: Carrier
    var state = State.asked
    /// Whether the SDK has said what became of it.
    var isAnswered = false
    /// Whether the SDK has said that it came up.
    var hasOpened = false
    /// Whether the SDK has said that the user left it, and never that it came up.
    var isLeftUnseen = false
    /// Whether the box is ticked.
    var isChecked: Bool
    /// How many tokens its login button has given: each took one of the button's taps.
    var tokens = 0

    init(session: PageSession, drawing: ShanyanPageDrawing, style: AuthPageStyle, carrier: Carrier) {
        self.session = session
        self.drawing = drawing
        self.style = style
        self.carrier = carrier
        isChecked = style.agreements.checkbox.isChecked
    }

    /// Takes away what was drawn on it.
    func removeDrawing() {
        drawing?.remove()
        drawing = nil
    }
}
