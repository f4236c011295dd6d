import PhoneAuth

/// What OneLogin's page cannot do with a style, or only nearly. Sources: the user's document and the header of SDK 2.9.9.
enum GeetestPageLimits {
    static let all: [PageLimit] = presentation + bars + controls + agreements + dialog + placements

    /// What the SDK does anyway.
    private static func given(
        _ fields: [String], _ reason: String, when applies: @escaping @Sendable (AuthPageStyle) -> Bool
    ) -> PageLimit {
        PageLimit(fields, .given, reason, when: applies)
    }

    private static let presentation: [PageLimit] = [
        PageLimit(
            ["presentation.mode"], .approximated,
            "push needs a presenter in a navigation controller; the SDK shows its bar again on exit, and the framework hides it"
        ) { $0.presentation.mode == .push },
        given(["presentation.direction"], "a presented page comes from below") {
            $0.presentation.mode != .push && $0.presentation.direction == .bottom
        },
        given(["presentation.direction"], "a pushed page comes from the right") {
            $0.presentation.mode == .push && $0.presentation.direction == .right
        },
        PageLimit(
            ["presentation.direction", "presentation.duration"], .unsupported,
            "the SDK's own animations; hand it another in the binding's willShowPage"),
        PageLimit(
            ["presentation.transition"], .approximated,
            "hand the SDK popupTransitionAnimation in the binding's willShowPage"
        ) { $0.presentation.mode == .popup && $0.presentation.transition == .custom },
        given(["presentation.transition"], "the page slides in") {
            $0.presentation.mode != .popup && $0.presentation.transition == .cover
        },
        PageLimit(["presentation.transition"], .unsupported, "only a popup's animation can be chosen") {
            $0.presentation.mode != .popup
        },
        PageLimit(
            ["presentation.popup.title", "presentation.popup.titleBarColor"], .unsupported,
            "OneLogin's popup has no title bar"),
        given(["presentation.popup.closeButton.hidden"], "the button is always there") {
            !$0.presentation.popup.closeButton.isHidden
        },
        PageLimit(
            ["presentation.popup.closeButton.hidden"], .unsupported, "nothing hides the popup's close button"),
        PageLimit(
            ["presentation.popup.cornerRadius"], .approximated,
            "OneLogin takes one radius, the greatest, for all corners that have one"
        ) { Set($0.presentation.popup.cornerRadius.all.filter { $0 > 0 }).count > 1 },
        PageLimit(["background.contentMode"], .unsupported, "OneLogin fits the picture in its own way"),
        PageLimit(["background.image", "background.landscapeImage"], .unsupported, "the film goes before the picture") {
            $0.background.video != nil
        },
        PageLimit(["background.gif"], .unsupported, "film and picture go before the moving picture") {
            $0.background.video != nil || $0.background.image != nil
        },
    ]

    private static let bars: [PageLimit] = [
        given(["statusBar.hidden"], "the status bar is there") { !$0.statusBar.isHidden },
        PageLimit(["statusBar.hidden"], .unsupported, "nothing hides the status bar"),
        PageLimit(
            ["navigationBar.titlePlacement"], .unsupported,
            "the title stands in the middle of the bar; pageOverrides can set its side margin, navTextMargin"),
        PageLimit(["navigationBar.rightItem"], .approximated, "drawn by the framework, in naviRightControl"),
    ]

    private static let controls: [PageLimit] = [
        PageLimit(
            ["pageTitle", "otherLogins"], .approximated,
            "drawn by the framework; the words of Apple's button are read out, not shown"),
        given(["slogan.hidden"], "the slogan is there") { !$0.slogan.isHidden },
        PageLimit(["slogan.hidden"], .unsupported, "nothing hides the slogan"),
        given(["loginButton.hidden"], "the button is there") { !$0.loginButton.isHidden },
        PageLimit(["loginButton.hidden"], .unsupported, "nothing hides the login button"),
        PageLimit(["loginButton.backgroundColor"], .inactive, "pictures stand in its place") {
            $0.loginButton.images.normal != nil
        },
        PageLimit(
            ["loginButton.images"], .unsupported, "OneLogin takes all three pictures or none; the normal one is missing"
        ) { $0.loginButton.images.normal == nil },
        given(["otherNumberButton.hidden"], "there is none") { $0.otherNumberButton.isHidden },
        PageLimit(["otherNumberButton"], .inactive, "there is none") { $0.otherNumberButton.isHidden },
        PageLimit(["otherNumberButton"], .unsupported, "only a fusion scene can ask for another number"),
        PageLimit(
            ["loading.color", "loading.backgroundColor", "loading.size", "loading.cornerRadius"], .approximated,
            "drawn by the framework, in place of the SDK's own wheel"),
        given(["loading.autoHide"], "it stays until it is stopped") { !$0.loading.hidesAutomatically },
        PageLimit(
            ["loading.autoHide"], .approximated,
            "it goes with the page; the framework stops it when the user is to tap again"),
    ]

    /// The SDK has one colour for all agreements, the carrier's among them.
    private static let colors: [PageLimit] =
        (0...2).map { index in
            PageLimit(["agreements.items[\(index)].color"], .unsupported, "OneLogin has one colour for all agreements")
            {
                let items = $0.agreements.items
                return items.indices.contains(index) && items[index].color != $0.agreements.linkColor
            }
        } + [
            PageLimit(["agreements.carrierColor"], .unsupported, "OneLogin has one colour for all agreements") {
                $0.agreements.carrierColor != $0.agreements.linkColor
            },
            given(
                (0...2).map { "agreements.items[\($0)].color" } + ["agreements.carrierColor"],
                "it is the colour of all agreements"
            ) { _ in true },
        ]

    private static let agreements: [PageLimit] =
        colors + [
            given(["agreements.checkbox.hidden"], "the box is there") { !$0.agreements.checkbox.isHidden },
            PageLimit(["agreements.checkbox.hidden"], .unsupported, "nothing hides the box"),
            given(["agreements.checkbox.imageInsets"], "the picture fills the box") {
                $0.agreements.checkbox.imageInsets == AuthPageStyle.Insets()
            },
            PageLimit(["agreements.checkbox.imageInsets"], .unsupported, "the picture fills the box"),
            given(["agreements.checkbox.tapArea"], "the box alone takes taps") {
                $0.agreements.checkbox.tapArea == .box
            },
            PageLimit(["agreements.checkbox.tapArea"], .unsupported, "the box alone takes taps"),
            PageLimit(
                ["agreements.separators"], .approximated, "OneLogin takes four texts: the standard ones fill the places"
            ) { $0.agreements.separators?.isEmpty == true },
            PageLimit(
                ["agreements.separators[2]"], .unsupported,
                "OneLogin takes four texts: the third separator has no place"),
            PageLimit(["agreements.carrierQuotes"], .approximated, "OneLogin knows only 《》, or none") {
                !["", "《》"].contains($0.agreements.carrierQuotes)
            },
            PageLimit(
                ["agreements.placement"], .unsupported,
                "OneLogin takes agreements only wider than 50 points and higher than 20"
            ) { $0.orient($0.agreements.placement).isTooSmall(beside: $0.agreements.checkbox) },
            PageLimit(
                [
                    "agreementPage.navigationColor", "agreementPage.titleColor", "agreementPage.titleFontSize",
                    "agreementPage.backImage",
                ], .inactive, "the vendor opens no agreement"
            ) { $0.agreementPage.openedBy != .vendor },
            PageLimit(
                ["agreementPage.titleColor", "agreementPage.titleFontSize"], .unsupported,
                "they come only with one title for all agreements, webNaviTitle, which pageOverrides can set"),
            PageLimit(["agreementPage.backImage"], .unsupported, "the SDK's own picture"),
        ]

    private static let dialog: [PageLimit] = [
        given(["consentDialog.autoLogin"], "agreeing logs in") { $0.consentDialog.logsInOnAgree },
        PageLimit(["consentDialog.autoLogin"], .unsupported, "agreeing in OneLogin's dialog logs in at once"),
        PageLimit(["consentDialog.position"], .inactive, "the placement says where") {
            $0.consentDialog.isPlacedVertically
        },
        PageLimit(
            ["consentDialog.transition"], .approximated,
            "hand the SDK authDialogTransitionAnimation in the binding's willShowPage"
        ) { $0.consentDialog.transition == .custom },
        PageLimit(
            ["consentDialog.alpha"], .approximated, "the dialog's colour is made less opaque, its contents are not"
        ) { $0.consentDialog.alpha < 1 },
        PageLimit(
            ["consentDialog.maskColor", "consentDialog.maskAlpha"], .unsupported, "the SDK dims the page in its own way"
        ),
        given(["consentDialog.closeButton.hidden"], "there is none") { $0.consentDialog.closeButton.isHidden },
        PageLimit(["consentDialog.closeButton"], .unsupported, "OneLogin's dialog has no close button"),
        PageLimit(
            ["consentDialog.contentColors"], .unsupported, "the agreements have the same colours as on the page"),
        PageLimit(["consentDialog.contentAlignment"], .unsupported, "OneLogin sets the lines in its own way"),
        PageLimit(
            ["consentDialog.prefix", "consentDialog.suffix"], .unsupported, "the words are the same as on the page"),
        PageLimit(
            ["consentDialog.agreeButton.images.highlighted"], .unsupported,
            "OneLogin takes both pictures or none; the normal one is missing"
        ) { $0.consentDialog.agreeButton.images.normal == nil },
        PageLimit(
            ["consentDialog.disagreeButton.images.highlighted"], .unsupported,
            "OneLogin takes both pictures or none; the normal one is missing"
        ) { $0.consentDialog.disagreeButton.images.normal == nil },
    ]

    // MARK: Placements

    private typealias Placed = (path: String, placement: @Sendable (AuthPageStyle) -> AuthPageStyle.Placement?)

    private static let placed: [Placed] = [
        ("presentation.popup.placement", { $0.presentation.popup.placement }),
        ("navigationBar.backPlacement", { $0.navigationBar.backPlacement }),
        ("logo.placement", { $0.logo.placement }), ("number.placement", { $0.number.placement }),
        ("slogan.placement", { $0.slogan.placement }), ("loginButton.placement", { $0.loginButton.placement }),
        ("switchButton.placement", { $0.switchButton.placement }),
        ("agreements.placement", { $0.agreements.placement }),
        ("consentDialog.placement", { $0.consentDialog.placement }),
    ]

    /// What can be moved out of sight; anything else is left where it stands upright.
    private static let movable: Set<String> = ["logo.placement", "switchButton.placement"]

    private static let placements: [PageLimit] =
        placed.flatMap { path, placement in
            [
                PageLimit(
                    ["\(path).landscape"], movable.contains(path) ? .approximated : .unsupported,
                    movable.contains(path)
                        ? "moved below the screen's edge, since nothing hides it in one orientation"
                        : "nothing hides it in one orientation, and it has to be seen"
                ) { $0.isUpright && placement($0)?.landscape == .hidden },
                PageLimit(
                    ["\(path).landscape"], .approximated,
                    "OneLogin takes one size for both orientations, and this is the upright one"
                ) { style in
                    guard style.isUpright, let placement = placement(style),
                        case .anchors(let landscape) = placement.landscape
                    else { return false }
                    return !placement.anchors.hasSize(of: landscape)
                },
                PageLimit(
                    ["\(path)"], .approximated,
                    "OneLogin takes one size for both orientations, so the width is that of the upright page"
                ) { style in
                    guard style.isUpright, style.isWide, let placement = placement(style), placement.landscape == nil
                    else { return false }
                    return !placement.anchors.hasSize(of: placement.anchors)
                },
                PageLimit(["\(path).top", "\(path).landscape.top"], .approximated, "OneLogin knows no offset upward") {
                    guard let placement = placement($0) else { return false }
                    return [placement.anchors, placement.anchors(inLandscape: true)].contains { ($0?.top ?? 0) < 0 }
                },
            ]
        }
        + [
            PageLimit(["navigationBar.backPlacement"], .approximated, "OneLogin's button has at most 40 points a side")
            {
                guard let placement = $0.navigationBar.backPlacement else { return false }
                let anchors = $0.orient(placement)
                return (anchors.width?.points(of: 1000) ?? 0) > 40 || (anchors.height ?? 0) > 40
            }
        ]
}

extension AuthPageStyle.Anchors {
    /// Whether both give the same size, whatever the page's.
    fileprivate func hasSize(of other: Self) -> Bool {
        guard width == other.width, height == other.height else { return false }
        if case .share = width { return false }
        func isStretched(_ anchors: Self) -> Bool {
            (anchors.width == nil && anchors.left != nil && anchors.right != nil)
                || (anchors.height == nil && anchors.top != nil && anchors.bottom != nil)
        }
        return !isStretched(self) && !isStretched(other)
    }

    /// Whether the agreements beside a box are smaller than the SDK takes them.
    fileprivate func isTooSmall(beside checkbox: AuthPageStyle.Checkbox) -> Bool {
        if let height, height <= 20 { return true }
        if case .points(let width) = width, width - checkbox.textShift <= 50 { return true }
        return false
    }
}
