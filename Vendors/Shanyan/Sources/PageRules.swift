import PhoneAuth

/// How a style becomes a `YjdlShUIConfigure`: one rule a property, for some properties one a mode.
///
/// A field that asks for what the SDK does anyway, such as a login button that is not hidden, stands beside the property
/// that comes next to it; what the SDK cannot do of it is a limit.
enum ShanyanPageRules {
    static let all: [PageRule] =
        layouts + window + bars + titleBar + texts + loginButton + agreements + checkbox
        + agreementPage + loading + drawn

    private static let layouts: [PageRule] = [
        PageRule(portraitFields + layoutFields, ShanyanLayout.portrait) { style, screen in
            ShanyanLayout.members(style, on: screen, inLandscape: false)
        },
        PageRule(landscapeFields + layoutFields, ShanyanLayout.landscape) { style, screen in
            ShanyanLayout.members(style, on: screen, inLandscape: true)
        },
    ]

    private static let layoutFields = [
        "presentation.mode", "orientations", "navigationBar.hidden", "number.fontSize", "slogan.fontSize",
        "slogan.hidden", "loginButton.hidden", "agreements.checkbox.hidden", "agreements.checkbox.size",
    ]
    private static let placements = ["presentation.popup", "logo", "number", "slogan", "loginButton", "agreements"]
        .map { "\($0).placement" }
    private static let portraitFields = placements.flatMap { placement in
        anchors.map { "\(placement).\($0)" }
    }
    static let anchors = ["top", "bottom", "left", "right", "centerX", "centerY", "width", "height"]
    /// Where nothing is said of landscape the other anchors hold there too.
    private static let landscapeFields = placements

    private static let window: [PageRule] = [
        PageRule(["presentation.mode"], "yjdlShAuthTypeUseWindow") { .flag($0.isPopup) },
        PageRule(["presentation.mode"], "yjdlShAuthWindowModalPresentationStyle") {
            // `UIModalPresentationStyle`: a popup must be `overFullScreen`, or the app would not be seen beside it.
            .number($0.isPopup ? 5 : 0)
        },
        PageRule(["presentation.popup.cornerRadius", "presentation.mode"], "yjdlShAuthWindowCornerRadius") {
            $0.isPopup ? .number($0.presentation.popup.cornerRadius.topLeft) : nil
        },
        PageRule(["presentation.transition", "presentation.direction"], "yjdlShAuthWindowModalTransitionStyle") {
            // `UIModalTransitionStyle`.
            switch $0.presentation.transition {
            case .cover: .number(0)
            case .flip: .number(1)
            case .fade: .number(2)
            case .custom: nil
            }
        },
        PageRule(["presentation.duration"], "yjdlShAuthWindowPresentingAnimate") {
            .flag($0.presentation.duration > 0)
        },
        PageRule(["presentation.duration"], "yjdlShAuthWindowDismissAnimate") { .flag($0.presentation.duration > 0) },
        PageRule(["orientations"], "shouldAutorotate") { .flag($0.orientations.count > 1) },
        PageRule(["orientations"], "supportedInterfaceOrientations") {
            // `UIInterfaceOrientationMask`.
            .number(Double($0.orientations.reduce(0) { $0 | 1 << $1.number }))
        },
        PageRule(["orientations"], "preferredInterfaceOrientationForPresentation") {
            $0.orientations.first.map { .number(Double($0.number)) }
        },
        PageRule(["appearance"], "yjdlShAuthWindowOverrideUserInterfaceStyle") {
            // `UIUserInterfaceStyle`; the SDK's own page is light whatever the system says.
            switch $0.appearance {
            case .system: .number(0)
            case .light: .number(1)
            case .dark: .number(2)
            }
        },
        PageRule(["background.color"], "yjdlShBackgroundColor") { .color($0.background.color) },
        PageRule(["background.image"], "yjdlShBackgroundImg") { $0.background.image.map { .image($0) } },
    ]

    private static let bars: [PageRule] = [
        PageRule(["statusBar.style"], "yjdlShPreferredStatusBarStyle") { .number($0.statusBar.style.number) },
        PageRule(["statusBar.style"], "yjdlShAppPrivacyWebPreferredStatusBarStyle") {
            .number($0.statusBar.style.number)
        },
        PageRule(["statusBar.hidden"], "yjdlShPrefersStatusBarHidden") { .flag($0.statusBar.isHidden) },
        // In a popup the bar is the title bar.
        PageRule(["navigationBar.hidden", "presentation.mode"], "yjdlShNavigationBarHidden") {
            .flag($0.navigationBar.isHidden && !$0.isPopup)
        },
        PageRule(["navigationBar.backgroundColor", "presentation.mode"], "yjdlShNavigationBarTintColor") {
            $0.isPopup ? nil : .color($0.navigationBar.backgroundColor)
        },
        PageRule(
            ["navigationBar.title", "language", "presentation.mode"], "yjdlShNavigationAttributesTitleText"
        ) {
            $0.isPopup ? nil : .label($0.navigationBar.title.filled(with: $0.standardTexts.title))
        },
        PageRule(["navigationBar.backImage", "presentation.mode"], "yjdlShNavigationBackBtnImage") {
            $0.isPopup ? nil : $0.navigationBar.backImage.map { .image($0) }
        },
        PageRule(["navigationBar.backHidden", "presentation.mode"], "yjdlShNavigationBackBtnHidden") {
            $0.isPopup ? nil : .flag($0.navigationBar.isBackHidden)
        },
        PageRule(["navigationBar.backPlacement", "presentation.mode"], "yjdlShNavBackBtnAlimentRight") {
            $0.isPopup ? nil : .flag($0.navigationBar.backPlacement?.anchors.alignment == .right)
        },
    ]

    /// The same bar in a popup, with the back button on the right to close it.
    private static let titleBar: [PageRule] = [
        PageRule(["presentation.popup.titleBarColor", "presentation.mode"], "yjdlShNavigationBarTintColor") {
            $0.isPopup ? .color($0.presentation.popup.titleBarColor) : nil
        },
        PageRule(
            ["presentation.popup.title", "language", "presentation.mode"], "yjdlShNavigationAttributesTitleText"
        ) {
            $0.isPopup ? .label($0.presentation.popup.title.filled(with: $0.standardTexts.title)) : nil
        },
        PageRule(["presentation.popup.closeButton.image", "presentation.mode"], "yjdlShNavigationBackBtnImage") {
            $0.isPopup ? $0.presentation.popup.closeButton.image.map { .image($0) } : nil
        },
        PageRule(["presentation.popup.closeButton.hidden", "presentation.mode"], "yjdlShNavigationBackBtnHidden") {
            $0.isPopup ? .flag($0.presentation.popup.closeButton.isHidden) : nil
        },
        PageRule(["presentation.mode"], "yjdlShNavBackBtnAlimentRight") { $0.isPopup ? .flag(true) : nil },
    ]

    /// What the binding makes of the views that the provider draws.
    private static let drawn: [PageRule] = [
        PageRule(["switchButton", "otherLogins", "pageTitle"], "customAreaView") { style in
            let isEmpty = style.switchButton.isHidden && style.otherLogins.items.isEmpty
            return isEmpty && style.pageTitle.label.text == nil ? nil : .block
        },
        PageRule(["navigationBar.rightItem", "presentation.mode"], "yjdlShNavigationRightControl") {
            $0.navigationBar.rightItem == nil || $0.isPopup ? nil : .block
        },
    ]
}

extension AuthPageStyle {
    /// Whether the page is a popup.
    var isPopup: Bool { presentation.mode == .popup }
}

extension AuthPageStyle.StatusBarStyle {
    /// The number of `UIStatusBarStyle`.
    fileprivate var number: Double {
        switch self {
        case .default: 0
        case .lightContent: 1
        case .darkContent: 3
        }
    }
}
