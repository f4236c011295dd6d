package import PhoneAuth

extension AliyunPage {
    /// The rules that hold for both models.
    ///
    /// - Parameter titleBar: The height of the model's title bar in a popup.
    package static func rules(titleBar: Double) -> [PageRule] {
        (presentation + bars + controls + buttons + agreements + agreementPage + dialog + places(titleBar: titleBar))
            .map { $0.inAppearance(properties) }
    }

    // MARK: The page

    private static let presentation: [PageRule] = [
        PageRule(["presentation.mode", "presentation.popup.placement"], "contentViewFrameBlock", on: popupPlacement),
        PageRule(["orientations"], "supportedInterfaceOrientations") { style in
            .number(Double(Set(style.orientations).reduce(0) { $0 | $1.mask }))
        },
        PageRule(["presentation.direction", "presentation.mode"], "presentDirection") { style in
            .number(style.presentation.mode == .push ? 1 : style.presentation.direction.number)
        },
        PageRule(["presentation.duration"], "animationDuration") { .number($0.presentation.duration) },
        PageRule(["presentation.transition", "presentation.duration"], "entryAnimation") {
            $0.presentation.transition.motion(lasting: $0.presentation.duration)
        },
        PageRule(["presentation.transition", "presentation.duration"], "exitAnimation") {
            $0.presentation.transition.motion(lasting: $0.presentation.duration)
        },
        PageRule(["background.color"], "backgroundColor") { .color($0.background.color) },
        PageRule(["background.image"], "backgroundImage") { $0.background.image.map { .image($0) } },
        PageRule(["background.contentMode"], "backgroundImageContentMode") {
            .number($0.background.contentMode.number)
        },
    ]

    /// A frame smaller than the screen makes the page a popup.
    private static let popupPlacement: @Sendable (AuthPageStyle, PageScreen) -> PageProperty? = { style, screen in
        guard style.presentation.mode == .popup else { return nil }
        var placement = style.presentation.popup.placement
        // There is no popup without a place to stand in.
        if placement.landscape == .hidden { placement.landscape = nil }
        let safe = [false, true].map { screen.safeArea(inLandscape: $0) }
        return .placement(PagePlacement(placement, tops: safe.map(\.top), bottoms: safe.map(\.bottom)))
    }

    private static let bars: [PageRule] = [
        PageRule(["statusBar.hidden"], "prefersStatusBarHidden") { .flag($0.statusBar.isHidden) },
        PageRule(["statusBar.style"], "preferredStatusBarStyle") { .number($0.statusBar.style.number) },
        PageRule(["navigationBar.hidden"], "navIsHidden") { .flag($0.navigationBar.isHidden) },
        PageRule(["navigationBar.backgroundColor"], "navColor") { .color($0.navigationBar.backgroundColor) },
        PageRule(["navigationBar.title", "language"], "navTitle") {
            .label($0.navigationBar.title.filled(with: $0.standardTexts.title))
        },
        // What lies in the bar is counted from the bar's own upper edge.
        PageRule(["navigationBar.titlePlacement"], "navTitleFrameBlock") {
            $0.navigationBar.titlePlacement.map { .placement(PagePlacement($0)) }
        },
        PageRule(["navigationBar.backImage"], "navBackImage") { $0.navigationBar.backImage.map { .image($0) } },
        PageRule(["navigationBar.backHidden"], "hideNavBackItem") { .flag($0.navigationBar.isBackHidden) },
        PageRule(["navigationBar.backPlacement"], "navBackButtonFrameBlock") {
            $0.navigationBar.backPlacement.map { .placement(PagePlacement($0)) }
        },
        PageRule(["navigationBar.rightItem"], "navMoreView") { $0.navigationBar.rightItem == nil ? nil : .block },
    ]

    // MARK: The controls

    private static let controls: [PageRule] = [
        PageRule(["logo.image"], "logoImage") { $0.logo.image.map { .image($0) } },
        // Without a picture there is no logo, whatever the SDK would show.
        PageRule(["logo.hidden", "logo.image"], "logoIsHidden") { .flag($0.logo.isHidden || $0.logo.image == nil) },
        PageRule(["number.color"], "numberColor") { .color($0.number.color) },
        PageRule(["number.fontSize", "number.bold"], "numberFont") {
            .font(size: max(smallestNumber, $0.number.fontSize), isBold: $0.number.isBold)
        },
        PageRule(["slogan.hidden"], "sloganIsHidden") { .flag($0.slogan.isHidden) },
        PageRule(["slogan.text", "slogan.color", "slogan.fontSize"], "sloganText") {
            $0.slogan.text == nil
                ? nil : .label(.init($0.slogan.text, color: $0.slogan.color, fontSize: $0.slogan.fontSize))
        },
        PageRule(["otherLogins"], "customViewBlock") { $0.otherLogins.items.isEmpty ? nil : .block },
        PageRule(["otherLogins"], "customViewLayoutBlock") { $0.otherLogins.items.isEmpty ? nil : .block },
    ]

    private static let buttons: [PageRule] = [
        PageRule(["loginButton.title", "language"], "loginBtnText") {
            .label($0.loginButton.title.filled(with: $0.standardTexts.loginButton))
        },
        // All three pictures or none.
        PageRule(["loginButton.images"], "loginBtnBgImgs") {
            let images = $0.loginButton.images
            return images.normal.map { .images([$0, images.disabled ?? $0, images.highlighted ?? $0]) }
        },
        PageRule(["loginButton.backgroundColor", "loginButton.images.normal"], "loginBtnBgImgs.color") {
            $0.loginButton.images.normal == nil ? $0.loginButton.backgroundColor.map { .color($0) } : nil
        },
        PageRule(["loginButton.cornerRadius", "loginButton.images.normal"], "loginBtnBgImgs.cornerRadius") {
            $0.loginButton.images.normal == nil ? .number($0.loginButton.cornerRadius) : nil
        },
        PageRule(["switchButton.hidden"], "changeBtnIsHidden") { .flag($0.switchButton.isHidden) },
        PageRule(["switchButton.title", "language"], "changeBtnTitle") {
            .label($0.switchButton.title.filled(with: $0.standardTexts.switchButton))
        },
    ]

    /// Where the controls stand.
    private static func places(titleBar: Double) -> [PageRule] {
        [
            .placed("logo.placement", "logoFrameBlock", titleBar: titleBar) { $0.logo.placement },
            // Of its frame the SDK takes the place alone; a size would only move it.
            .placed("number.placement", "numberFrameBlock", titleBar: titleBar) { $0.number.placement.withoutSize },
            .placed("slogan.placement", "sloganFrameBlock", titleBar: titleBar) { $0.slogan.placement },
            .placed("loginButton.placement", "loginBtnFrameBlock", titleBar: titleBar) { $0.loginButton.placement },
            .placed("switchButton.placement", "changeBtnFrameBlock", titleBar: titleBar) { $0.switchButton.placement },
            .placed("agreements.placement", "privacyFrameBlock", titleBar: titleBar) { $0.agreements.placement },
            .placed(
                ["consentDialog.placement", "consentDialog.position"], "privacyAlertFrameBlock", titleBar: titleBar
            ) { $0.consentDialog.place },
        ]
    }
}

extension AliyunPage {
    /// The SDK ignores a smaller font of the number.
    static let smallestNumber = 16.0
    /// The SDK ignores a smaller font of the agreements, also in the second dialog.
    static let smallestText = 12.0
    /// The SDK ignores a smaller font of the second dialog's button.
    static let smallestButton = 10.0
    /// What the SDK takes as the opacity of the second dialog and of what dims the page behind it.
    static let dialogAlphas = 0.3...1.0
}
