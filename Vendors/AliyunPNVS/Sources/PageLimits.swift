import PhoneAuth

/// What `TXCustomModel` cannot do, or only nearly, beyond ``AliyunPage``'s limits.
enum AliyunPNVSPageLimits {
    static let all: [PageLimit] = [
        PageLimit(["pageTitle"], .approximated, "drawn by the framework in the SDK's view for custom controls"),
        PageLimit(
            ["otherNumberButton"], .unsupported,
            "there is no scene to stay in; the button for another login is switchButton"),
        PageLimit(["agreements.underline"], .approximated, "the SDK underlines the carrier's agreement alone") {
            $0.agreements.isUnderlined
        },
        PageLimit(
            ["loading.backgroundColor", "loading.cornerRadius"], .approximated,
            "drawn as a picture, since the SDK takes no colour"),
    ]
}
