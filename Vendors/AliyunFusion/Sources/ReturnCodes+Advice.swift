import PhoneAuth

extension FusionRows {
    /// What to do, for several codes alike.
    enum Advice {
        static let scene = LocalizedText(
            en: "Check the scene's number and its template in the console.", zhHans: "核对场景编号与控制台里的模板。")
        static let order = LocalizedText(
            en: "Wait for the scene's end, and stop each scene before the next starts.",
            zhHans: "等场景结束；每个场景结束后先停止，再开始下一个。")
        static let wait = LocalizedText(en: "Try again in a moment.", zhHans: "稍后重试。")
        static let token = LocalizedText(
            en: "Fetch a new token for this scheme, platform and bundle identifier; check the scheme code.",
            zhHans: "为该方案、平台和 BundleID 重新获取 Token，并核对方案 Code。")
        static let fetcher = LocalizedText(
            en: "Check that the app's server hands out tokens, and in time.", zhHans: "检查服务端能否及时下发 Token。")
        static let inner = LocalizedText(
            en: "Look at the inner code and the carrier's; offer another login.", zhHans: "查看内层与运营商返回码；换其他登录方式。")
        static let carrier = LocalizedText(
            en: "Look at the carrier's code; try again or offer another login.", zhHans: "查看运营商返回码；重试或换其他登录方式。")
        static let node = LocalizedText(en: "Offer another login.", zhHans: "换其他登录方式。")
        static let upGoing = LocalizedText(
            en: "Continue the scene with a message from the user.", zhHans: "让场景转到上行短信。")
        static let number = LocalizedText(
            en: "Check the number that the app gives the scene.", zhHans: "检查 App 提供给场景的手机号。")
        static let captcha = LocalizedText(
            en: "Check that AlicomCaptcha4.bundle is in the app, or switch the captcha off in the console.",
            zhHans: "检查 App 是否带有 AlicomCaptcha4.bundle，或在控制台关闭图形验证。")
        static let network = LocalizedText(en: "Ask the user to look at the network.", zhHans: "提示用户检查网络。")
        static let schemeCode = LocalizedText(
            en: "Check the scheme code and its bundle identifier in the console.",
            zhHans: "核对控制台里的方案 Code 与 BundleID。")
        static let sim = LocalizedText(en: "Ask the user to insert a SIM.", zhHans: "提示用户插入 SIM 卡。")
        static let cellular = LocalizedText(en: "Ask the user to turn cellular data on.", zhHans: "提示用户打开蜂窝数据。")
        static let again = LocalizedText(en: "Start the login again.", zhHans: "重新发起登录。")
        static let whole = LocalizedText(
            en: "Hand the server's token on whole and unchanged; then fetch a new one.",
            zhHans: "完整、原样地传入服务端下发的 Token；仍失败则重新获取。")
        static let device = LocalizedText(
            en: "Continue the scene with a message from the user, or offer another login; treat both numbers alike.",
            zhHans: "让场景转到上行短信，或换其他登录方式；两个编号同样处理。")
        static let tap = LocalizedText(en: "Look at the inner code.", zhHans: "查看内层返回码。")
        static let otherLogin = LocalizedText(en: "Show the other login.", zhHans: "展示其他登录方式。")
        static let cellularAlone = LocalizedText(
            en: "Try again on cellular data alone, or offer another login.", zhHans: "只用蜂窝数据重试，或换其他登录方式。")
        static let carrierUnknown = LocalizedText(
            en: "Toggle airplane mode or offer another login; keep the SDK up to date.",
            zhHans: "开关一次飞行模式或换其他登录方式；保持 SDK 为新版本。")
        static let quota = LocalizedText(
            en: "Check the quota in the console; meanwhile use another vendor or another login.",
            zhHans: "到控制台核对用量；期间换一家厂商或其他登录方式。")
        static let pageFirst = LocalizedText(en: "Wait until the page is gone.", zhHans: "等授权页关闭后再调用。")
        static let protectedAreas = LocalizedText(
            en: "Keep own views off number, button and agreement; else offer another login.",
            zhHans: "自定义控件不要遮挡号码、按钮和协议；否则换其他登录方式。")
    }
}
