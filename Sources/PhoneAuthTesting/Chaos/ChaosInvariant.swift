/// What holds at the end of every run, whatever vendors, user and app have done.
public enum ChaosInvariant: String, Hashable, Sendable, Codable, CodingKeyRepresentable, CaseIterable {
    /// See ``sentence``.
    case oneOutcome, noHang, pageGone, onePageAtATime, eventOrder, nothingAfterTheEnd, nothingSecret, onMain, pageCalls,
        failover, consentFirst, observers, configuration, nextLogin, clientFreed

    /// What holds, and where its limits are.
    public var sentence: String {
        switch self {
        case .oneOutcome:
            "Every operation has an outcome when nothing is left to happen; a login or a scene may wait for its user then, "
                + "on a page that the app has been told of and that has no idle time-out, and ends when it is cancelled."
        case .noHang:
            "No operation lasts longer, without the app's time in the background, than its deadlines allow: a login has its page or its end within the deadline for the "
                + "whole login and the two seconds of closing, and after the last thing that vendor, user or app did each "
                + "operation ends within the deadlines that it may still have to wait for."
        case .pageGone:
            "At the end no page is up, as many pages were closed as were shown, and the app has been told of as many going "
                + "as coming, unless no vendor has confirmed it: there was none, or the word was lost."
        case .onePageAtATime:
            "No vendor is asked for a page while the app is told that one is up, and the pages of two vendors are never up "
                + "together for longer than it takes to close one that came uncalled."
        case .eventOrder:
            "A page is presented before it is dismissed, not twice without going in between, and nothing happens on a page "
                + "that has not come; a vendor may tell of the tap that closed a page after its going."
        case .nothingAfterTheEnd:
            "After its outcome an operation tells nothing but that a page which came too late has come and gone."
        case .nothingSecret:
            "No token, key or phone number is in an error, an event or a description."
        case .onMain:
            "Every vendor call is made on the main thread."
        case .pageCalls:
            "In one login a vendor is asked for its page once for the attempt and once more for each of the three "
                + "repetitions."
        case .failover:
            "A login tries at most as many vendors as allowed, and none after the user or the app has decided."
        case .consentFirst:
            "No vendor is called before consent, and what is asked for until then is refused."
        case .observers:
            "Observers are told of each operation that it begins and ends, once and with its outcome, of its vendors before the "
                + "first has its turn, of turns one after the other, and of a stage within its turn; after the end of no more "
                + "than a page that has come too late."
        case .configuration:
            "A changed configuration has one answer; one that is invalid is refused, and so is another app id of a vendor's "
                + "whose SDK has taken one, and nothing else; in the end the last that was applied is in force."
        case .nextLogin:
            "The next login on the same client, with vendors and a user who behave, succeeds."
        case .clientFreed:
            "The client is freed when nobody holds it any more."
        }
    }
}
