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
    let style: AuthPageStyle
    /// The carrier that was known when it was asked for.
    let carrier: Carrier
    var state = State.asked
    /// Whether the box is ticked.
    var isChecked: Bool
    /// How many tokens its login button has given: each took one of the button's taps.
    var tokens = 0

    init(session: PageSession, style: AuthPageStyle, carrier: Carrier) {
        self.session = session
        self.style = style
        self.carrier = carrier
        isChecked = style.agreements.checkbox.isChecked
    }
}
