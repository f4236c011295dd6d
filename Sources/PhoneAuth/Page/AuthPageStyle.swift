/// The authorization page (授权页), described once for every vendor.
///
/// A vendor module turns it into the vendor's own page model, and reports what it applied, what it approximated and what
/// the vendor cannot do. `AuthPageStyle()` is a sensible page that lacks only the app's agreements and pictures; set what
/// should differ, or read a style file with ``init(data:)``.
///
/// Lengths are points of the real page, nothing is scaled. Pictures are names in the app's main bundle. A text that is
/// `nil` is the standard one in the page's ``language``.
///
/// A file's keys are the properties' names without `is`: `navigationBar.isHidden` is `navigationBar.hidden`. Those that
/// differ say “In a file” what they are.
public struct AuthPageStyle: Hashable, Sendable {
    /// How the page comes up.
    public var presentation = Presentation()
    /// The orientations that the page may take; the app's own limit them further. Not empty.
    public var orientations: [Orientation] = [.portrait]
    /// Light, dark, or as the phone is set.
    public var appearance = Appearance.system
    /// The language of the standard texts.
    public var language = Language.simplifiedChinese
    /// The status bar above the page.
    public var statusBar = StatusBar()
    /// The bar with title and back button.
    public var navigationBar = NavigationBar()
    /// What lies behind everything.
    public var background = Background()
    /// The app's logo.
    public var logo = Logo()
    /// A title on the page itself. No vendor but Aliyun's fusion knows one.
    public var pageTitle = PageTitle()
    /// The masked phone number. It cannot be hidden.
    public var number = MaskedNumber()
    /// The line that names the carrier's service.
    public var slogan = Slogan()
    /// The button that logs in.
    public var loginButton = LoginButton()
    /// The button that leads to another way to log in.
    public var switchButton = SwitchButton()
    /// The button that stays in a fusion scene and asks for another number.
    public var otherNumberButton = OtherNumberButton()
    /// Buttons for Sign in with Apple, WeChat, QQ or the app's own.
    public var otherLogins = OtherLogins()
    /// The agreements and the box to tick.
    public var agreements = Agreements()
    /// The page that shows an agreement.
    public var agreementPage = AgreementPage()
    /// The dialog that asks again when the login button is tapped and the box is not ticked.
    public var consentDialog = ConsentDialog()
    /// What shows that the login is under way.
    public var loading = Loading()

    /// A sensible page without agreements and pictures.
    public init() {}
}

extension AuthPageStyle {
    /// An orientation of the page, named as UIKit names the interface's.
    public enum Orientation: String, Hashable, Sendable, CaseIterable, FieldChoice {
        /// Upright.
        case portrait
        /// Upright with the home button above; iPhones without one do not take it.
        case portraitUpsideDown
        /// On its left side.
        case landscapeLeft
        /// On its right side.
        case landscapeRight
    }

    /// Light or dark.
    public enum Appearance: String, Hashable, Sendable, CaseIterable, FieldChoice {
        /// As the phone is set.
        case system
        /// Always light.
        case light
        /// Always dark.
        case dark
    }

    /// The language of the standard texts.
    public enum Language: String, Hashable, Sendable, CaseIterable, FieldChoice {
        /// Chinese in simplified characters.
        case simplifiedChinese = "zh-Hans"
        /// Chinese in traditional characters.
        case traditionalChinese = "zh-Hant"
        /// English.
        case english = "en"
    }
}

extension AuthPageStyle: FieldObject {
    static var fields: [Field<Self>] {
        [
            Field("presentation", \.presentation),
            Field("orientations", \.orientations, .filled()),
            Field("appearance", \.appearance),
            Field("language", \.language),
            Field("statusBar", \.statusBar),
            Field("navigationBar", \.navigationBar),
            Field("background", \.background),
            Field("logo", \.logo),
            Field("pageTitle", \.pageTitle),
            Field("number", \.number),
            Field("slogan", \.slogan),
            Field("loginButton", \.loginButton),
            Field("switchButton", \.switchButton),
            Field("otherNumberButton", \.otherNumberButton),
            Field("otherLogins", \.otherLogins),
            Field("agreements", \.agreements),
            Field("agreementPage", \.agreementPage),
            Field("consentDialog", \.consentDialog),
            Field("loading", \.loading),
        ]
    }
}
