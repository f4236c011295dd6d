import PhoneAuth

/// What the SDK cannot do with a style, or only nearly.
enum ShanyanPageLimits {
    static let all: [PageLimit] = upright + presentation + bars + controls + agreements + rest

    private static let presentation: [PageLimit] = [
        PageLimit(["presentation.mode"], .unsupported, "the page is presented; it is not pushed") {
            $0.presentation.mode == .push
        },
        PageLimit(["presentation.direction"], .unsupported, "the page comes from below, whatever is asked for") {
            $0.presentation.direction != .bottom
        },
        PageLimit(["presentation.transition"], .unsupported, "it has UIKit's three transitions and no others") {
            $0.presentation.transition == .custom
        },
        PageLimit(["presentation.duration"], .approximated, "UIKit's own length, or no animation at all for 0"),
        PageLimit(
            ["presentation.popup.placement.landscape"], .approximated,
            "a popup cannot be hidden; it stands as in portrait"
        ) { $0.presentation.popup.placement.landscape == .hidden },
        PageLimit(
            ["presentation.popup.cornerRadius"], .approximated,
            "all four corners have the upper left one's radius; other shapes need yjdlShAuthWindowMaskLayer in code"
        ) {
            $0.presentation.popup.cornerRadius != .init($0.presentation.popup.cornerRadius.topLeft)
        },
        PageLimit(
            ["presentation.popup.maskColor", "presentation.popup.maskAlpha", "presentation.popup.dismissOnMaskTap"],
            .approximated, "drawn by the framework behind the popup, once that is shown: the SDK has no mask"),
        PageLimit(
            ["presentation.popup.closeButton.top", "presentation.popup.closeButton.right"], .unsupported,
            "the close button stands on the right of the title bar; yjdlShNavBackBtnImageInsets moves its picture"),
    ]

    private static let bars: [PageLimit] = [
        PageLimit(["navigationBar.titlePlacement"], .unsupported, "the title stands in the middle of the bar"),
        PageLimit(
            ["navigationBar.backPlacement"], .approximated,
            "on the bar's left, or on its right where the placement has a right edge and no left one"),
        PageLimit(["navigationBar.rightItem"], .approximated, "drawn by the framework in the bar"),
        PageLimit(["background.contentMode"], .inactive, "there is no background image") { $0.background.image == nil },
        PageLimit(["background.contentMode"], .unsupported, "the SDK decides how the picture fills the page"),
        PageLimit(["background.landscapeImage"], .unsupported, "one picture serves both orientations"),
        PageLimit(["background.gif", "background.video"], .unsupported, "the SDK shows a still picture only"),
    ]

    private static let controls: [PageLimit] = [
        PageLimit(["logo.placement.landscape"], .approximated, "the logo has no size in landscape, which hides it") {
            $0.logo.placement.landscape == .hidden
        },
        PageLimit(
            ["pageTitle", "switchButton", "otherLogins"], .approximated,
            "drawn by the framework on the page; the words of Apple's button are read out, not shown"),
        PageLimit(
            ["number.placement.landscape"], .unsupported,
            "the number cannot be hidden; it stays where it stands upright"
        ) { $0.number.placement.landscape == .hidden },
        PageLimit(["slogan.hidden"], .unsupported, "the carriers' slogan cannot be hidden") { $0.slogan.isHidden },
        PageLimit(["slogan.text"], .unsupported, "the text is the carrier's own"),
        PageLimit(
            ["slogan.placement.landscape"], .unsupported,
            "the carriers' slogan cannot be hidden; it stays where it stands upright"
        ) { $0.slogan.placement.landscape == .hidden },
        PageLimit(["loginButton.hidden"], .unsupported, "the login button cannot be hidden") {
            $0.loginButton.isHidden
        },
        PageLimit(
            ["loginButton.placement.landscape"], .unsupported,
            "the login button cannot be hidden; it stays where it stands upright"
        ) { $0.loginButton.placement.landscape == .hidden },
        PageLimit(["otherNumberButton"], .inactive, "there is no such button") { $0.otherNumberButton.isHidden },
        PageLimit(["otherNumberButton"], .unsupported, "only a fusion scene asks for another number"),
    ]

    private static let agreements: [PageLimit] = [
        PageLimit(["agreements.checkbox.tapArea"], .unsupported, "only a tap on the box ticks it") {
            $0.agreements.checkbox.tapArea == .prefix
        },
        PageLimit(
            (0..<3).map { "agreements.items[\($0)].color" }, .unsupported, "all agreements have the one link colour"),
        PageLimit(["agreements.carrierColor"], .unsupported, "all agreements have the one link colour"),
        PageLimit(
            ["agreements.carrierPosition"], .approximated, "the carrier's agreement stands first or last, not between"
        ) { 0 < $0.agreements.carrierPosition && $0.agreements.carrierPosition < $0.agreements.items.count },
        PageLimit(["agreements.carrierQuotes"], .approximated, "the SDK's own quotes are 《》, or none") {
            !["", "《》"].contains($0.agreements.carrierQuotes)
        },
        separator(0), separator(1), separator(2),
        PageLimit(["agreements.shake"], .unsupported, "the words stand still") { $0.agreements.shake != .none },
        PageLimit(["agreements.disablesLoginButton"], .unsupported, "an unticked tap shows the hint instead") {
            $0.agreements.disablesLoginButton
        },
        PageLimit(
            ["agreements.placement.landscape"], .unsupported,
            "the agreements cannot be hidden; they stay where they stand upright"
        ) { $0.agreements.placement.landscape == .hidden },
        PageLimit(
            ["agreementPage.openedBy"], .unsupported,
            "this version of the SDK opens agreements itself, on a page that the fields beside this one style"
        ) { $0.agreementPage.openedBy != .vendor },
    ]

    private static let rest: [PageLimit] = [
        PageLimit(
            ["consentDialog"], .unsupported,
            "the SDK draws no second dialog; PageHooks.asksForConsent shows one of the app's"
        ) { $0.consentDialog.isEnabled },
        PageLimit(
            ["loading.autoHide"], .approximated,
            "the SDK never takes it away by itself; the framework does, when the user may tap again"),
    ]

    private static func separator(_ index: Int) -> PageLimit {
        PageLimit(["agreements.separators[\(index)]"], .inactive, "there are fewer agreements than separators") {
            $0.agreements.items.count <= index
        }
    }

    /// Where landscape has anchors of its own, those for upright pages say nothing on a page that is never upright.
    private static let upright: [PageLimit] = [
        upright("presentation.popup") { $0.presentation.popup.placement }, upright("logo") { $0.logo.placement },
        upright("number") { $0.number.placement }, upright("slogan") { $0.slogan.placement },
        upright("loginButton") { $0.loginButton.placement }, upright("agreements") { $0.agreements.placement },
    ]

    private static func upright(
        _ control: String, _ placement: @escaping @Sendable (AuthPageStyle) -> AuthPageStyle.Placement
    ) -> PageLimit {
        let fields = ShanyanPageRules.anchors.map { "\(control).placement.\($0)" }
        return PageLimit(fields, .inactive, "the page is never upright") { style in
            guard case .anchors = placement(style).landscape else { return false }
            return style.orientations.allSatisfy(\.isLandscape)
        }
    }
}
