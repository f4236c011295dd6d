import PhoneAuth

/// What `AlicomFusionNumberAuthModel` has that `TXCustomModel` has not.
enum AliyunFusionPageProperties {
    static let all: [String: PagePropertyType] = [
        "nameLabel": .label,
        "otherLoginButton": .label,
        "moreLoginActionBlock": .code,
        "nameLabelFrameBlock": .placement,
        "otherLoginButtonFrameBlock": .placement,
        // Whether there is no such button.
        "otherLoginButton.isHidden": .flag,
    ]
}
