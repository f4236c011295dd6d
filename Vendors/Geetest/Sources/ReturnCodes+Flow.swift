import PhoneAuth

/// What goes wrong between the calls and the page.
extension OneLoginReturnCodes {
    private static let waitOrOther = LocalizedText(en: "Try again, or use another login.", zhHans: "重试，或改用其他登录方式。")

    static let flow: [ReturnCodeRow] = [
        row(
            "-20101", .failure(.invalidCredentials), en: "The app id is wrong, or was never registered.",
            zhHans: "AppID 无效，或没有注册。",
            LocalizedText(
                en: "Check OneLogin's app id in the console, and that it is registered before anything else.",
                zhHans: "核对控制台里 OneLogin 的 AppID，并确认先完成注册。")),
        row(
            "-20102", .failure(.prefetchExpired),
            en: "There is no prefetched number to log in with; SDKs since 1.9.0 prefetch by themselves.",
            zhHans: "没有可用的预取号结果；1.9.0 起 SDK 会自行预取号。",
            LocalizedText(en: "Prefetch again, then log in.", zhHans: "重新预取号后再登录。"),
            source: "OLErrorInfo.h 2.9.9; an old sample takes it for a prefetch that was asked for twice",
            repetition: .prefetchAgain),
        row(
            "-20103", .failure(.busy, .retry),
            en: "The login was asked for twice. Only old samples know the number; headers have -20405.",
            zhHans: "重复调用取号；只见于旧版示例，头文件里对应 -20405。",
            LocalizedText(
                en: "Wait for the first login's result; update OneLoginSDK.", zhHans: "等待前一次登录的结果，并升级 OneLoginSDK。"),
            source: samples),
        row(
            "-20105", .failure(.timeout), en: "The page or the token took longer than the SDK's time-out.",
            zhHans: "拉起授权页或取号超时。", waitOrOther),
        row(
            "-20402", .failure(.busy, .nextVendor), en: "The page is being opened already.", zhHans: "授权页正在拉起。",
            LocalizedText(en: "Wait until the page is up; ask for it once.", zhHans: "等待授权页显示，不要重复拉起。")),
        row(
            "-20403", .failure(.busy, .nextVendor), en: "A page is up already.", zhHans: "授权页已经拉起。",
            LocalizedText(en: "Close it through the SDK, then open again.", zhHans: "先用 SDK 关闭授权页，再重新拉起。"),
            repetition: .closeAndReopen),
        row(
            "-20404", .failure(.busy, .retry), en: "A prefetch is under way already.", zhHans: "正在预取号。",
            LocalizedText(en: "Wait for the prefetch's result.", zhHans: "等待预取号结果。")),
        row(
            "-20405", .failure(.busy, .nextVendor), en: "A token is being fetched already.", zhHans: "正在取号。",
            LocalizedText(en: "Wait for the token's result.", zhHans: "等待取号结果。")),
        row(
            "-20406", .failure(.timeout), en: "The prefetch took longer than the SDK's time-out.", zhHans: "预取号超时。",
            LocalizedText(
                en: "Prefetch again on a better network, or use another login.", zhHans: "网络好转后重新预取号，或改用其他登录方式。")),
        row(
            "-20410", .failure(.pagePresentationFailed),
            en: "The app has no key window to show the page in; the SDK has looked three times.",
            zhHans: "没有可用的 keyWindow，授权页无法弹出，SDK 已重试两次。",
            LocalizedText(en: "Log in after the app's window is up.", zhHans: "等界面显示后再发起登录。")),
        row(
            "-20490", .failure(.noPresenter), en: "The controller to present from is missing.",
            zhHans: "用于弹出授权页的控制器为空。",
            LocalizedText(en: "Hand over a controller that is on screen.", zhHans: "传入正在显示的控制器。")),
    ]
}
