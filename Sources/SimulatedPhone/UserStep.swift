/// One thing that the user does on the authorization page.
public struct UserStep: Hashable, Sendable {
    /// What can be done.
    public enum Action: Hashable, Sendable {
        /// Taps the login button; on a page without one, what takes the page its next step.
        case tapLogin
        /// Taps the check box.
        case tapCheckbox
        /// Taps back.
        case tapBack
        /// Taps the button for other login methods.
        case tapOtherMethod
        /// Taps an agreement, counted from zero; -1 is the carrier's.
        case tapAgreement(Int)
    }

    /// Seconds since the page was shown.
    public var after: Double
    /// What is done.
    public var action: Action

    /// Makes a step.
    public init(after: Double, _ action: Action) {
        self.after = after
        self.action = action
    }

    /// Ticks the box, then logs in.
    public static let ticksAndLogsIn = [UserStep(after: 1.2, .tapCheckbox), UserStep(after: 2, .tapLogin)]
}
