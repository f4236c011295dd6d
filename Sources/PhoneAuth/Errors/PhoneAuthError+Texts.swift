extension PhoneAuthError {
    /// What happened, for a log or a developer.
    public var explanation: LocalizedText { code.explanation }

    /// What to do about it.
    public var advice: LocalizedText { code.advice }
}

extension PhoneAuthError.Code {
    /// What the code says, in one sentence.
    public var explanation: LocalizedText {
        Self.texts[self]?.explanation ?? Self.unknownTexts.explanation
    }

    /// What to do about it, in one sentence. A return code's own row may know better.
    public var advice: LocalizedText {
        Self.texts[self]?.advice ?? Self.unknownTexts.advice
    }

    /// Whether the table has texts of this code's own.
    package var hasTexts: Bool { Self.texts[self] != nil }

    private struct Texts {
        let explanation: LocalizedText
        let advice: LocalizedText

        init(_ explanation: (en: String, zhHans: String), _ advice: (en: String, zhHans: String)) {
            self.explanation = LocalizedText(en: explanation.en, zhHans: explanation.zhHans)
            self.advice = LocalizedText(en: advice.en, zhHans: advice.zhHans)
        }
    }

    private static let unknownTexts = Texts(
        ("The code is not known here.", "未知的错误码。"), ("Report the code.", "请反馈该错误码。"))

    private static let texts: [Self: Texts] = [
        .userCancelled: Texts(
            ("The user left the authorization page.", "用户离开了授权页。"),
            ("Nothing to do; keep the login screen.", "无需处理，停留在登录页。")),
        .userChoseOtherMethod: Texts(
            ("The user asked for another way to log in.", "用户选择其他登录方式。"),
            ("Show the other login.", "展示其他登录方式。")),
        .cancelled: Texts(
            ("The app ended the login.", "App 主动结束了登录。"),
            ("Nothing to do.", "无需处理。")),
        .noSIM: Texts(
            ("There is no SIM in the phone.", "手机未插 SIM 卡。"),
            ("Ask the user to insert a SIM, or offer another login.", "提示用户插入 SIM 卡，或换其他登录方式。")),
        .cellularDataOff: Texts(
            ("Cellular data is off.", "蜂窝数据未开启。"),
            ("Ask the user to turn cellular data on, or offer another login.", "提示用户打开蜂窝数据，或换其他登录方式。")),
        .cellularPermissionDenied: Texts(
            ("The app may not use cellular data.", "App 没有使用蜂窝数据的权限。"),
            ("Lead the user to Settings to allow cellular data for the app.", "引导用户到“设置”里允许 App 使用蜂窝数据。")),
        .noNetwork: Texts(
            ("There is no network.", "没有网络。"),
            ("Ask the user to check the network.", "提示用户检查网络。")),
        .unsupportedNetwork: Texts(
            ("This network cannot be used for it.", "当前网络不支持。"),
            ("Offer another login, or ask the user to change the network.", "换其他登录方式，或提示用户切换网络。")),
        .unsupportedCarrier: Texts(
            ("The carrier is none of the three.", "运营商不是三大运营商之一。"),
            ("Offer another login.", "换其他登录方式。")),
        .carrierUnknown: Texts(
            ("The carrier cannot be read.", "无法识别运营商。"),
            ("Offer another login; keep the SDK up to date.", "换其他登录方式；保持 SDK 为新版本。")),
        .carrierChanged: Texts(
            ("The data SIM changed on the way.", "登录途中切换了流量卡。"),
            ("Start the login again.", "重新发起登录。")),
        .proxyOrVPN: Texts(
            ("The carrier refuses the address.", "运营商不认可当前网络地址。"),
            ("Ask the user to turn VPN or proxy off and use cellular data.", "提示用户关闭 VPN 或代理并使用蜂窝数据。")),
        .deviceRejected: Texts(
            ("This device is refused.", "设备被拒绝。"),
            ("Offer another login.", "换其他登录方式。")),
        .numberRestricted: Texts(
            ("The carrier refuses this number.", "号码受运营商限制。"),
            ("Offer another login; the user may ask the carrier.", "换其他登录方式；用户可咨询运营商。")),
        .clockSkew: Texts(
            ("The phone's clock is wrong.", "手机时间不准。"),
            ("Ask the user to set date and time automatically.", "提示用户打开自动设置时间。")),
        .timeout: Texts(
            ("No answer came in time.", "超时未得到结果。"),
            ("Try another vendor or offer another login.", "换一家厂商，或换其他登录方式。")),
        .networkFailure: Texts(
            ("A request failed.", "网络请求失败。"),
            ("Try again on a better network, or offer another login.", "换更好的网络重试，或换其他登录方式。")),
        .prefetchFailed: Texts(
            ("The masked number could not be fetched.", "预取号失败。"),
            ("Try another vendor or offer another login.", "换一家厂商，或换其他登录方式。")),
        .prefetchExpired: Texts(
            ("The prefetch was too old.", "预取号已过期。"),
            ("Prefetch and log in again.", "重新预取号再登录。")),
        .carrierFailure: Texts(
            ("The carrier gave no token.", "运营商未返回 token。"),
            ("Try another vendor or offer another login.", "换一家厂商，或换其他登录方式。")),
        .carrierMaintenance: Texts(
            ("The carrier's service is under maintenance.", "运营商维护中。"),
            ("Try another vendor or offer another login.", "换一家厂商，或换其他登录方式。")),
        .rateLimited: Texts(
            ("Too many calls in too short a time.", "调用过于频繁。"),
            ("Wait, and prefetch less often.", "稍后再试，并减少预取次数。")),
        .quotaExhausted: Texts(
            ("The paid quota is used up.", "额度已用完。"),
            ("Top the quota up with the vendor; meanwhile use another vendor.", "到厂商控制台充值；期间换一家厂商。")),
        .serviceUnavailable: Texts(
            ("The vendor's service is not available.", "厂商服务不可用。"),
            ("Try another vendor or offer another login.", "换一家厂商，或换其他登录方式。")),
        .malformedResponse: Texts(
            ("The vendor's answer cannot be read.", "厂商返回的数据不合规范。"),
            ("Try another vendor; send the SDK version to the vendor's support.", "换一家厂商；把 SDK 版本发给厂商技术支持。")),
        .missingToken: Texts(
            ("The vendor reported success without a token.", "厂商报告成功但没有 token。"),
            ("Try another vendor.", "换一家厂商。")),
        .invalidCredentials: Texts(
            ("The app id, secret or key is wrong.", "AppID 或密钥错误。"),
            ("Compare them with the vendor's console, without blanks or line breaks.", "与厂商控制台核对，注意不要带空格或换行。")),
        .bundleMismatch: Texts(
            ("The app id or secret belongs to another bundle identifier.", "AppID 或密钥与 BundleID 不符。"),
            ("Register this bundle identifier in the vendor's console.", "在厂商控制台登记当前 BundleID。")),
        .signatureInvalid: Texts(
            ("The signature is wrong.", "签名错误。"),
            ("Check key, time and what is signed.", "检查密钥、时间和签名内容。")),
        .accountDisabled: Texts(
            ("The vendor has disabled the account.", "厂商已停用该账号。"),
            ("Ask the vendor.", "联系厂商。")),
        .capabilityNotEnabled: Texts(
            ("The account lacks this capability.", "账号未开通此能力。"),
            ("Turn the capability on in the vendor's console.", "在厂商控制台开通该能力。")),
        .sdkNotLinked: Texts(
            ("The SDK, or a part of it, is not in the app.", "SDK 或其组件未链接进 App。"),
            ("Link all of the SDK's frameworks, with -ObjC.", "链接 SDK 的全部 framework，并加 -ObjC。")),
        .integrationFault: Texts(
            ("The SDK is set up wrongly.", "SDK 集成有误。"),
            ("Run the client's diagnosis and follow the vendor's README.", "运行诊断，并对照厂商目录下的 README。")),
        .invalidArgument: Texts(
            ("An argument cannot be used.", "参数无效。"),
            ("Correct the call.", "修正调用参数。")),
        .consentRequired: Texts(
            ("The user has not agreed to the privacy policy.", "用户尚未同意隐私政策。"),
            ("Call grantConsent() after the user has agreed.", "用户同意后调用 grantConsent()。")),
        .notInitialized: Texts(
            ("The vendor is not initialised.", "厂商尚未初始化。"),
            ("Call prepare() first and look at its error.", "先调用 prepare() 并查看其错误。")),
        .busy: Texts(
            ("Something else is in the way.", "有其他操作正在进行。"),
            ("Wait for it to end; keep one client.", "等待其结束；只保留一个 client。")),
        .pagePresentationFailed: Texts(
            ("The authorization page could not be shown.", "授权页未能弹出。"),
            ("Present from a controller that is in a window.", "用已在窗口中的控制器弹出。")),
        .noPresenter: Texts(
            ("There is no controller to present from.", "没有可用于弹出的控制器。"),
            ("Pass a controller that is in a window.", "传入已在窗口中的控制器。")),
        .unsupportedOperation: Texts(
            ("This vendor cannot do this.", "该厂商不支持此操作。"),
            ("Look at the vendor's capabilities.", "查看该厂商的能力列表。")),
        .tokenExpired: Texts(
            ("The token is too old.", "token 已过期。"),
            ("Log in again.", "重新登录。")),
        .tokenAlreadyUsed: Texts(
            ("The token has been used.", "token 已被使用。"),
            ("Log in again; exchange each token once.", "重新登录；每个 token 只换取一次。")),
        .wrongTokenPurpose: Texts(
            ("The token is for something else.", "token 的用途不符。"),
            ("Exchange each credential at the endpoint for its purpose.", "按用途到对应的接口换取。")),
        .invalidPhoneNumber: Texts(
            ("It is no mainland China mobile number.", "不是中国大陆手机号。"),
            ("Ask the user to correct the number.", "提示用户更正号码。")),
        .numberMismatch: Texts(
            ("The number is not this phone's.", "号码与本机不一致。"),
            ("Verify by text message.", "改用短信验证。")),
        .smsCodeRejected: Texts(
            ("The code is wrong.", "验证码错误。"),
            ("Let the user type it again.", "让用户重新输入。")),
        .riskRejected: Texts(
            ("The risk check said no.", "风控未通过。"),
            ("Offer another login.", "换其他登录方式。")),
        .sceneNotFound: Texts(
            ("There is no such scene.", "场景不存在。"),
            ("Check the scene id in the console.", "核对控制台里的场景 ID。")),
        .sceneNotStarted: Texts(
            ("No scene is under way.", "没有进行中的场景。"),
            ("Start a scene first.", "先启动场景。")),
        .sceneBusy: Texts(
            ("Another scene is under way.", "另一场景正在进行。"),
            ("Stop it first.", "先停止它。")),
        .sceneNodeBusy: Texts(
            ("The scene's node is not finished.", "场景节点尚未完成。"),
            ("Wait for the node.", "等待节点完成。")),
        .sceneNodeFailed: Texts(
            ("A node failed and none follows.", "节点失败且没有后续节点。"),
            ("Offer another login.", "换其他登录方式。")),
        .authTokenPending: Texts(
            ("The authentication token is being checked.", "鉴权 token 校验中。"),
            ("Wait, then try again.", "稍后再试。")),
        .authTokenInvalid: Texts(
            ("The authentication token was refused.", "鉴权 token 被拒绝。"),
            ("Fetch a new one from the backend.", "从后端重新获取。")),
        .authTokenRefreshFailed: Texts(
            ("No new authentication token could be had.", "未能获取新的鉴权 token。"),
            ("Check the backend that issues it.", "检查签发 token 的后端。")),
        .internalFailure: Texts(
            ("Something inside went wrong.", "内部错误。"),
            ("Try another vendor and report it.", "换一家厂商并反馈。")),
        .unknown: Texts(
            ("The vendor gave a code that no table knows.", "厂商返回了未知的返回码。"),
            ("Try another vendor and report the code.", "换一家厂商并反馈该返回码。")),
    ]
}
