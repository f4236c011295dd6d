/// Something that happened on the way to a credential, most of it on the authorization page. Events are not results: none of
/// them ends a login.
public enum AuthPageEvent: Hashable, Sendable {
    /// The page is visible.
    case pagePresented
    /// The page is gone, whoever closed it. A page that an agreement covers has not gone.
    case pageDismissed
    /// The login button was tapped. Unticked, the vendor fetches nothing and the page stays.
    case loginTapped(isChecked: Bool)
    /// The check box was tapped and now has this state.
    case checkboxToggled(isChecked: Bool)
    /// An agreement was opened. The index is in the style's order, -1 for the carrier's own.
    case agreementTapped(index: Int?, title: String?, url: String?)
    /// The user asked for another way to log in.
    case otherMethodTapped
    /// The user asked for another number, which stays in the scene (fusion).
    case otherNumberTapped
    /// The user went back.
    case backTapped
    /// The user tapped beside a popup page.
    case maskTapped
    /// The vendor's second agreement dialog came up.
    case consentDialogShown
    /// The user agreed in the vendor's second dialog.
    case consentDialogConfirmed
    /// The user closed the vendor's second dialog.
    case consentDialogDismissed
    /// The framework itself blocked an action because the box is unticked.
    case consentRequired(action: String)
    /// The vendor shows its loading indicator.
    case loadingStarted
    /// The vendor took its loading indicator away.
    case loadingEnded
    /// One of the style's other logins was tapped.
    case otherLoginTapped(kind: String)
    /// A control of the app's own was tapped.
    case customControlTapped(id: String)
    /// A scene's node is under way.
    case sceneNodeEntered(node: String)
    /// A scene's node has passed: the app's server has accepted its credential.
    case sceneNodePassed(node: String)
    /// A scene's node has failed.
    case sceneNodeFailed(node: String, code: String)
    /// The scene has something to say to the user.
    case sceneMessage(code: String, text: String)
    /// The token of the app's server has been renewed.
    case tokenRenewed
    /// Anything else that the vendor reports and that ends nothing.
    case vendorEvent(code: String)
}

extension AuthPageEvent {
    /// The name in reports.
    public var name: String {
        switch self {
        case .pagePresented: "pagePresented"
        case .pageDismissed: "pageDismissed"
        case .loginTapped: "loginTapped"
        case .checkboxToggled: "checkboxToggled"
        case .agreementTapped: "agreementTapped"
        case .otherMethodTapped: "otherMethodTapped"
        case .otherNumberTapped: "otherNumberTapped"
        case .backTapped: "backTapped"
        case .maskTapped: "maskTapped"
        case .consentDialogShown: "consentDialogShown"
        case .consentDialogConfirmed: "consentDialogConfirmed"
        case .consentDialogDismissed: "consentDialogDismissed"
        case .consentRequired: "consentRequired"
        case .loadingStarted: "loadingStarted"
        case .loadingEnded: "loadingEnded"
        case .otherLoginTapped: "otherLoginTapped"
        case .customControlTapped: "customControlTapped"
        case .sceneNodeEntered: "sceneNodeEntered"
        case .sceneNodePassed: "sceneNodePassed"
        case .sceneNodeFailed: "sceneNodeFailed"
        case .sceneMessage: "sceneMessage"
        case .tokenRenewed: "tokenRenewed"
        case .vendorEvent: "vendorEvent"
        }
    }

    /// The parameters by name, as reports write them.
    package var parameters: [String: JSONValue] {
        switch self {
        case .loginTapped(let isChecked), .checkboxToggled(let isChecked): ["isChecked": .bool(isChecked)]
        case .agreementTapped(let index, let title, let url):
            ["index": index.map { .integer($0) } ?? .null, "title": JSONValue(title), "url": JSONValue(url)]
        case .consentRequired(let action): ["action": .string(action)]
        case .otherLoginTapped(let kind): ["kind": .string(kind)]
        case .customControlTapped(let id): ["id": .string(id)]
        case .sceneNodeEntered(let node), .sceneNodePassed(let node): ["node": .string(node)]
        case .sceneNodeFailed(let node, let code): ["node": .string(node), "code": .string(code)]
        case .sceneMessage(let code, let text): ["code": .string(code), "text": .string(text)]
        case .vendorEvent(let code): ["code": .string(code)]
        default: [:]
        }
    }

    /// The same, without a token or a number in what the vendor says in its own words.
    var redacted: AuthPageEvent {
        switch self {
        case .sceneMessage(let code, let text):
            .sceneMessage(code: Redaction.redacting(code), text: Redaction.redacting(text))
        case .vendorEvent(let code): .vendorEvent(code: Redaction.redacting(code))
        default: self
        }
    }

    /// Whether it can only happen on a page that is up: a vendor that reported no page has shown one all the same.
    package var happensOnPage: Bool {
        switch self {
        case .pagePresented, .pageDismissed, .vendorEvent, .loadingStarted, .loadingEnded: false
        case .sceneNodeEntered, .sceneNodePassed, .sceneNodeFailed, .sceneMessage, .tokenRenewed: false
        default: true
        }
    }
}
