import PhoneAuth
import PhoneAuthAliyunPNVS

/// How a style becomes what `AlicomFusionNumberAuthModel` has that `TXCustomModel` has not: a title on the page, and the button
/// for another number.
enum AliyunFusionPageRules {
    /// A popup has no title bar.
    static let titleBar = 0.0

    static let all: [PageRule] = rules.map { $0.inAppearance(AliyunFusionPageProperties.all) }

    private static let rules: [PageRule] = [
        // Without a text there is no title, whatever the SDK would show.
        PageRule(["pageTitle.text", "pageTitle.color", "pageTitle.fontSize", "pageTitle.bold"], "nameLabel") {
            .label($0.pageTitle.label.filled(with: ""))
        },
        .placed("pageTitle.placement", "nameLabelFrameBlock", titleBar: titleBar) { $0.pageTitle.placement },
        PageRule(["otherNumberButton.hidden"], "otherLoginButton.isHidden") { .flag($0.otherNumberButton.isHidden) },
        PageRule(["otherNumberButton.title", "language"], "otherLoginButton") {
            .label($0.otherNumberButton.title.filled(with: $0.standardTexts.otherNumberButton))
        },
        .placed("otherNumberButton.placement", "otherLoginButtonFrameBlock", titleBar: titleBar) {
            $0.otherNumberButton.placement
        },
        // A tap on the button for more ways only calls this.
        PageRule(["switchButton.hidden"], "moreLoginActionBlock") { $0.switchButton.isHidden ? nil : .block },
    ]
}
