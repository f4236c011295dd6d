extension PhoneAuthError {
    /// What to tell the user, where the user can put it right; `nil` for everything else, which is not the user's affair.
    public var prompt: LocalizedText? {
        disposition == .askUser ? code.prompt : nil
    }
}

extension PhoneAuthError.Code {
    /// What to tell the user, for the codes whose usual disposition is to ask the user.
    public var prompt: LocalizedText? { Self.prompts[self] }

    private static let prompts: [Self: LocalizedText] = [
        .noSIM: LocalizedText(
            en: "Insert a SIM card to log in with this phone's number.",
            zhHans: "请插入 SIM 卡后再使用本机号码登录。"),
        .cellularDataOff: LocalizedText(
            en: "Turn on cellular data to log in with this phone's number.",
            zhHans: "请打开蜂窝数据后再使用本机号码登录。"),
        .cellularPermissionDenied: LocalizedText(
            en: "Allow this app to use cellular data in Settings.",
            zhHans: "请在“设置”中允许本 App 使用蜂窝数据。"),
        .noNetwork: LocalizedText(
            en: "There is no network. Check it and try again.",
            zhHans: "当前没有网络，请检查后重试。"),
        .proxyOrVPN: LocalizedText(
            en: "Turn off the VPN or proxy and try again.",
            zhHans: "请关闭 VPN 或代理后重试。"),
        .clockSkew: LocalizedText(
            en: "The phone's time is wrong. Set it automatically and try again.",
            zhHans: "手机时间不准确，请打开自动设置时间后重试。"),
        .invalidPhoneNumber: LocalizedText(
            en: "This is not a mobile number. Check it and try again.",
            zhHans: "手机号不正确，请检查后重试。"),
    ]
}
