import PhoneAuthModel

extension PageLintRule {
    /// The second agreement dialog, as Aliyun limits it.
    static let dialog: [PageLintRule] = [
        PageLintRule(
            "dialogInPopup", .error, .aliyun,
            en: "Aliyun shows no second dialog on a popup.", zh: "阿里云弹窗模式的授权页不支持二次协议弹窗。",
            source: "Aliyun document, privacyAlertIsNeedShow"
        ) { subject in
            let overrides = subject.overrides
            let isPopup = subject.style.presentation.mode == .popup || overrides["contentViewFrameBlock"] != nil
            let isOverridden = overrides["privacyAlertIsNeedShow"] == .flag(true)
            guard isPopup, subject.style.consentDialog.isEnabled || isOverridden else { return [] }
            let field =
                isOverridden ? "pageOverrides.\(subject.vendor.map(\.rawValue) ?? "").privacyAlertIsNeedShow" : nil
            return [Hit(field ?? "consentDialog.enabled", "the second dialog is not shown on a popup")]
        },
        PageLintRule(
            "dialogOffScreen", .error, .layout,
            en: "The second dialog lies on the screen as a whole.", zh: "二次协议弹窗必须完整位于屏幕内。",
            source: "a dialog whose buttons cannot be reached keeps the user from logging in"
        ) { subject in
            let dialog = subject.style.consentDialog
            guard dialog.isEnabled else { return [] }
            return subject.asked.compactMap { layout in
                guard let anchors = dialog.placement.anchors(inLandscape: layout.isLandscape) else { return nil }
                let area = PageArea(screen: layout.screen, inLandscape: layout.isLandscape)
                let frame = area.frame(anchors, width: area.width, height: 200)
                let screen = PageFrame(x: -0.5, y: -0.5, width: area.width + 1, height: area.height + 1)
                guard !screen.contains(frame) else { return nil }
                let hasOwn = layout.isLandscape && dialog.placement.landscape != nil
                let field = "consentDialog.placement" + (hasOwn ? ".landscape" : "")
                return Hit(field, "the second dialog: not all of it is on the screen", on: layout)
            }
        },
        PageLintRule(
            "dialogFlat", .error, .aliyun,
            en: "Aliyun's second dialog is at least 50 points high.", zh: "阿里云二次协议弹窗的高度不得小于 50 点。",
            source: "Aliyun document, privacyAlertFrameBlock"
        ) { subject in
            guard subject.style.consentDialog.isEnabled else { return [] }
            return subject.layouts.compactMap { layout in
                let placement = subject.style.consentDialog.placement
                let area = PageArea(subject.style, on: layout.screen, inLandscape: layout.isLandscape)
                guard let anchors = placement.anchors(inLandscape: layout.isLandscape) else { return nil }
                let height = area.frame(anchors, height: 200).height
                guard height < 50 else { return nil }
                let field =
                    "consentDialog.placement" + (layout.isLandscape && placement.landscape != nil ? ".landscape" : "")
                return Hit(
                    anchors.height == nil ? field : "\(field).height",
                    "the second dialog is \(height.short) points high, less than 50,", on: layout)
            }
        },
        PageLintRule(
            "dialogFaint", .error, .aliyun,
            en: "Aliyun's second dialog has an opacity of 0.3 to 1, and so has its mask.",
            zh: "阿里云二次协议弹窗及其蒙层的透明度须在 0.3 到 1 之间。",
            source: "Aliyun document, privacyAlertAlpha and privacyAlertMaskAlpha"
        ) { subject in
            let dialog = subject.style.consentDialog
            guard dialog.isEnabled else { return [] }
            var hits: [Hit] = []
            if !(0.3...1).contains(dialog.alpha) {
                hits.append(
                    Hit("consentDialog.alpha", "the second dialog's opacity is \(dialog.alpha), not 0.3 to 1"))
            }
            // A mask with no opacity at all is no mask, which Aliyun can do.
            if !(0.3...1).contains(dialog.maskAlpha), dialog.maskAlpha != 0 {
                hits.append(
                    Hit("consentDialog.maskAlpha", "the opacity of its mask is \(dialog.maskAlpha), not 0.3 to 1"))
            }
            return hits
        },
        PageLintRule(
            "cornerCount", .error, .aliyun,
            en: "Aliyun takes four corners or none.", zh: "阿里云圆角数组须填满四个值。",
            source: "Aliyun document, alertCornerRadiusArray and privacyAlertCornerRadiusArray"
        ) { subject in
            counted(["alertCornerRadiusArray", "privacyAlertCornerRadiusArray"], subject, "corner")
        },
    ]
}
