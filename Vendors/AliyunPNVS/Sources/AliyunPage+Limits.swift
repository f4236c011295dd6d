package import PhoneAuth

extension AliyunPage {
    /// What both SDKs cannot do, or only nearly.
    package static let limits: [PageLimit] = presentation + controls + agreementLimits + dialogLimits + loading

    private static let presentation: [PageLimit] = [
        PageLimit(
            ["presentation.mode"], .approximated,
            "the SDK presents its own navigation controller and cannot be pushed; it slides in from the right"
        ) { $0.presentation.mode == .push },
        PageLimit(["presentation.direction"], .inactive, "a pushed page comes from the right") {
            $0.presentation.mode == .push
        },
        PageLimit(["presentation.direction"], .inactive, "only a page that covers comes from a side") {
            [.fade, .flip].contains($0.presentation.transition)
        },
        PageLimit(
            ["presentation.transition"], .unsupported,
            "set entryAnimation and exitAnimation in code, in the binding's willShowPage"
        ) { $0.presentation.transition == .custom },
        PageLimit(
            ["presentation.transition"], .approximated,
            "the framework hands the SDK an animation of its own, since the SDK's only covers"
        ) { $0.presentation.transition != .cover },
        PageLimit(
            ["presentation.popup.placement.landscape"], .approximated,
            "a popup cannot be hidden; it stands as in portrait"
        ) { $0.presentation.popup.placement.landscape == .hidden },
        PageLimit(
            ["appearance"], .approximated,
            "the SDK has no such switch: it is given that appearance's colours, and its own pictures follow the phone"
        ) { $0.appearance != .system },
        PageLimit(["background.landscapeImage"], .unsupported, "the SDK takes one picture for both orientations"),
        PageLimit(["background.gif"], .unsupported, "the SDK takes a still picture alone"),
        PageLimit(["background.video"], .unsupported, "the SDK takes a still picture alone"),
    ]

    private static let controls: [PageLimit] = [
        PageLimit(["logo.cornerRadius"], .unsupported, "the SDK shows the picture as it is; round it off itself"),
        PageLimit(["number.fontSize"], .approximated, "the SDK ignores a font below 16 points; 16 is set") {
            $0.number.fontSize < smallestNumber
        },
        PageLimit(sizes(of: "number"), .unsupported, "the number is as large as its text"),
        PageLimit(
            ["slogan.color", "slogan.fontSize"], .unsupported,
            "the SDK takes text, colour and font as one: give the slogan a text"
        ) { $0.slogan.text == nil },
        PageLimit(["loginButton.hidden"], .unsupported, "the SDK always shows the login button"),
        PageLimit(
            ["loginButton.placement.width"], .unsupported,
            "the SDK ignores a login button narrower than half the page",
            on: { style, screen in uprightAnchorsAreNarrow(style, screen).allSatisfy { $0 } }),
        PageLimit(
            ["loginButton.placement.width"], .approximated,
            "the SDK ignores a login button narrower than half the page, as this one is in one of the two orientations",
            on: { style, screen in uprightAnchorsAreNarrow(style, screen).contains(true) }),
        PageLimit(
            ["loginButton.placement.landscape.width"], .unsupported,
            "the SDK ignores a login button narrower than half the page",
            on: { style, screen in isNarrow(style, screen, inLandscape: true) }),
        PageLimit(
            ["loginButton.placement.height"], .unsupported, "the SDK ignores a login button lower than 20 points"
        ) { $0.loginButton.placement.anchors.height.map { $0 < 20 } ?? false },
        PageLimit(
            ["loginButton.placement.landscape.height"], .unsupported,
            "the SDK ignores a login button lower than 20 points"
        ) { $0.loginButton.placement.anchors(inLandscape: true)?.height.map { $0 < 20 } ?? false },
        PageLimit(
            ["loginButton.images"], .unsupported, "the SDK takes all three pictures or none; the normal one is missing"
        ) { $0.loginButton.images.normal == nil },
        PageLimit(["loginButton.backgroundColor", "loginButton.cornerRadius"], .inactive, "the button has a picture") {
            $0.loginButton.images.normal != nil
                && ($0.consentDialog.agreeButton.images.normal != nil || !hasDialog($0))
        },
        PageLimit(
            ["loginButton.backgroundColor", "loginButton.cornerRadius"], .approximated,
            "drawn as a picture, since the SDK takes no colour"),
        PageLimit(["switchButton.backgroundColor"], .unsupported, "the SDK's button has a title alone"),
        PageLimit(
            ["otherLogins"], .approximated,
            "drawn by the framework in the SDK's view for custom controls; the words of Apple's button are read out, not shown"
        ),
    ]

    /// Whether the login button is too narrow, in each orientation in which its upright anchors hold.
    private static func uprightAnchorsAreNarrow(_ style: AuthPageStyle, _ screen: PageScreen) -> [Bool] {
        let hasOwnLandscape = style.loginButton.placement.landscape != nil
        var orientations: [Bool] = []
        if style.allowsPortrait || hasOwnLandscape { orientations.append(false) }
        if style.allowsLandscape, !hasOwnLandscape { orientations.append(true) }
        return orientations.map { isNarrow(style, screen, inLandscape: $0) }
    }

    private static func isNarrow(_ style: AuthPageStyle, _ screen: PageScreen, inLandscape isLandscape: Bool) -> Bool {
        let page = PageArea(style, on: screen, inLandscape: isLandscape).width
        guard let width = style.loginButton.placement.anchors(inLandscape: isLandscape)?.width else { return false }
        return width.points(of: page) < page / 2
    }

    private static func sizes(of control: String) -> [String] {
        ["width", "height", "landscape.width", "landscape.height"].map { "\(control).placement.\($0)" }
    }

    private static let agreementLimits: [PageLimit] = [
        PageLimit(
            ["agreements.checkbox.images"], .unsupported, "the SDK takes both pictures of the box or none"
        ) {
            let images = $0.agreements.checkbox.images
            return images.checked == nil || images.unchecked == nil
        },
        PageLimit(
            ["agreements.carrierQuotes"], .unsupported, "the SDK takes no other signs than <>, (), [], 《》, （）, 【】, 『』"
        ) { quotes(of: $0) == nil },
        PageLimit(["agreements.fontSize"], .approximated, "the SDK ignores a font below 12 points; 12 is set") {
            $0.agreements.fontSize < smallestText
        },
        PageLimit(
            ["agreements.uncheckedHint"], .unsupported,
            "the SDK shows none; the app shows it at the event loginTapped(isChecked: false)"),
        PageLimit(["agreements.disablesLoginButton"], .unsupported, "the SDK's button can always be tapped"),
        PageLimit(
            ["agreements.placement.height", "agreements.placement.landscape.height"], .approximated,
            "the SDK makes the agreements as high as their text"),
        PageLimit(
            [
                "agreementPage.navigationColor", "agreementPage.titleColor", "agreementPage.titleFontSize",
                "agreementPage.backImage",
            ], .inactive, "the SDK does not open the agreements"
        ) { $0.agreementPage.openedBy != .vendor },
    ]

    private static let dialogLimits: [PageLimit] = [
        PageLimit(["consentDialog"], .unsupported, "the SDK shows its second dialog on a full-screen page alone") {
            $0.consentDialog.isEnabled && !hasDialog($0)
        },
        PageLimit(["consentDialog.position"], .inactive, "the placement says where the dialog stands") {
            !$0.consentDialog.leavesPlaceOpen
        },
        PageLimit(
            ["consentDialog.transition"], .unsupported,
            "set privacyAlertEntryAnimation and privacyAlertExitAnimation in code, in the binding's willShowPage"
        ) { $0.consentDialog.transition == .custom },
        PageLimit(
            ["consentDialog.transition"], .approximated, "the framework hands the SDK an animation of its own"
        ) { $0.consentDialog.transition != .cover },
        PageLimit(["consentDialog.placement.height"], .unsupported, "the SDK ignores a dialog lower than 50 points") {
            $0.consentDialog.placement.anchors.height.map { $0 < 50 } ?? false
        },
        PageLimit(
            ["consentDialog.placement.landscape.height"], .unsupported, "the SDK ignores a dialog lower than 50 points"
        ) { $0.consentDialog.placement.anchors(inLandscape: true)?.height.map { $0 < 50 } ?? false },
        PageLimit(["consentDialog.alpha"], .approximated, "the SDK takes 0.3 to 1; 0.3 is set") {
            !dialogAlphas.contains($0.consentDialog.alpha)
        },
        PageLimit(["consentDialog.maskAlpha"], .approximated, "the SDK takes 0.3 to 1; 0.3 is set") {
            $0.consentDialog.maskAlpha > 0 && !dialogAlphas.contains($0.consentDialog.maskAlpha)
        },
        PageLimit(["consentDialog.title.fontSize"], .approximated, "the SDK ignores a font below 12 points; 12 is set")
        {
            $0.consentDialog.title.fontSize < smallestText
        },
        PageLimit(["consentDialog.contentFontSize"], .approximated, "the SDK ignores a font below 12 points; 12 is set")
        {
            $0.consentDialog.contentFontSize < smallestText
        },
        PageLimit(
            ["consentDialog.agreeButton.title.fontSize"], .approximated,
            "the SDK ignores a font below 10 points; 10 is set"
        ) { $0.consentDialog.agreeButton.title.fontSize < smallestButton },
        PageLimit(
            ["consentDialog.agreeButton.images"], .unsupported,
            "the SDK takes both pictures or none; the normal one is missing"
        ) { $0.consentDialog.agreeButton.images.normal == nil },
        PageLimit(
            ["consentDialog.disagreeButton"], .unsupported,
            "the SDK's dialog has one button; who does not agree closes the dialog"),
    ]

    private static let loading: [PageLimit] = [
        PageLimit(["loading.color"], .unsupported, "the SDK's wheel has a colour of its own"),
        PageLimit(["loading.size"], .unsupported, "the SDK's wheel has a size of its own"),
    ]
}
