import PhoneAuth

extension ReturnCodeTable {
    /// The codes of OneLogin and of OnePass, which use the same numbers for different things. A failure of OneLogin may come
    /// from the prefetch and from the login alike, so its rows hold for every stage.
    static let geetest = ReturnCodeTable(
        vendor: .geetest, rows: GeetestReturnCodes.oneLogin + GeetestReturnCodes.page + GeetestReturnCodes.onePass)
}

/// The rows, by product. OneLogin's are in this file, OnePass's in a file of their own.
enum GeetestReturnCodes {
    static let oneLogin: [ReturnCodeRow] = statuses + decisions + phone + flow + carriers + service

    private static let header = "OLErrorInfo.h 2.9.9"
    private static let keys = "OneLogin.h 2.9.9, result dictionary"
    private static let tryAgain = LocalizedText(en: "Try again, or use another login.", zhHans: "重试，或改用其他登录方式。")
    private static let seeCarrier = LocalizedText(
        en: "Look at the carrier's code; try again or use another login.", zhHans: "查看运营商返回码；重试或改用其他登录方式。")
    private static let checkLinking = LocalizedText(
        en: "Link all four xcframeworks and pass -ObjC to the linker.", zhHans: "检查四个 xcframework 是否都已链接，并加上 -ObjC。")
    private static let contactGeetest = LocalizedText(
        en: "Use another login; tell Geetest if it stays.", zhHans: "改用其他登录方式；持续出现请联系极验。")
    private static let checkConsole = LocalizedText(
        en: "Check app id and bundle identifier in the console, and that the product fits.",
        zhHans: "核对控制台里的 AppID、BundleID 以及所用产品。")

    private static func row(
        _ code: String, _ kind: ReturnCodeRow.Kind, en: String, zhHans: String,
        _ advice: LocalizedText = .nothingToDo, in stages: [Stage] = [],
        source: String = header, repetition: ReturnCodeRow.Repetition? = nil
    ) -> ReturnCodeRow {
        ReturnCodeRow(
            .oneLogin, code, in: stages, kind, meaning: LocalizedText(en: en, zhHans: zhHans), advice: advice,
            source: source, repetition: repetition)
    }

    private static let statuses: [ReturnCodeRow] = [
        row("0", .success, en: "The call succeeded.", zhHans: "调用成功。", source: keys),
        row("200", .success, en: "The status of a success.", zhHans: "状态码：成功。", source: keys),
        row(
            "500", .genericFailure, en: "The status of a failure; the reason is in errorCode.",
            zhHans: "状态码：失败，原因见 errorCode。",
            LocalizedText(en: "Look at errorCode.", zhHans: "查看 errorCode。"), source: keys),
    ]

    private static let decisions: [ReturnCodeRow] = [
        row(
            "-20302", .failure(.userCancelled), en: "The user went back; the page closes itself.",
            zhHans: "用户点击返回，授权页自行关闭。"),
        row(
            "-20303", .failure(.userChoseOtherMethod), en: "The user asked for another account; the page stays up.",
            zhHans: "用户点击切换账号，授权页不会自行关闭。",
            LocalizedText(en: "Close the page and show the other login.", zhHans: "关闭授权页，展示其他登录方式。")),
    ]

    private static let phone: [ReturnCodeRow] = [
        row(
            "-20106", .failure(.carrierChanged), en: "The SIM became another carrier's during the login.",
            zhHans: "取号过程中切换到了其他运营商的 SIM 卡。",
            LocalizedText(en: "Prefetch again, then log in.", zhHans: "重新预取号后再登录。")),
        row(
            "-20200", .failure(.noNetwork), en: "There is no usable network.", zhHans: "当前没有可用网络。",
            LocalizedText(en: "Ask the user to go online.", zhHans: "提示用户检查网络。")),
        row(
            "-20202", .failure(.cellularDataOff), en: "Cellular data is switched off.", zhHans: "蜂窝数据未打开。",
            LocalizedText(en: "Ask the user to turn cellular data on.", zhHans: "提示用户打开蜂窝数据。")),
        row(
            "-20203", .failure(.unsupportedCarrier),
            en: "No carrier was recognised: no SIM, or none of the three.", zhHans: "未识别到运营商：没有 SIM 卡，或不是三大运营商。",
            LocalizedText(en: "Use another login.", zhHans: "改用其他登录方式。")),
        row(
            "-20204", .failure(.cellularPermissionDenied),
            en: "The app may not use cellular data (since 2.9.1).", zhHans: "应用没有蜂窝数据权限（2.9.1 起）。",
            LocalizedText(en: "Send the user to the app's settings.", zhHans: "引导用户到设置里打开无线数据权限。")),
    ]

    private static let flow: [ReturnCodeRow] = [
        row(
            "-20101", .failure(.invalidCredentials), en: "The app id is wrong, or was never registered.",
            zhHans: "AppID 无效，或没有注册。", checkConsole),
        row(
            "-20102", .failure(.prefetchExpired), en: "There is no prefetched number to log in with.",
            zhHans: "没有可用的预取号结果。", LocalizedText(en: "Prefetch again, then log in.", zhHans: "重新预取号后再登录。"),
            repetition: .prefetchAgain),
        row(
            "-20103", .failure(.busy, .retry), en: "The login was asked for twice (before 2.9).",
            zhHans: "重复调用取号（2.9 之前的版本）。", tryAgain, source: "Geetest's older samples"),
        row(
            "-20105", .failure(.timeout), en: "The page or the token took longer than the SDK's time-out.",
            zhHans: "拉起授权页或取号超时。", tryAgain),
        row(
            "-20402", .failure(.busy, .nextVendor), en: "The page is being opened already.",
            zhHans: "授权页正在拉起。", tryAgain),
        row(
            "-20403", .failure(.busy, .nextVendor), en: "A page is up already.", zhHans: "授权页已经拉起。",
            LocalizedText(en: "Close it through the SDK, then open again.", zhHans: "先用 SDK 关闭授权页，再重新拉起。"),
            repetition: .closeAndReopen),
        row(
            "-20404", .failure(.busy, .retry), en: "A prefetch is under way already.", zhHans: "正在预取号。",
            LocalizedText(en: "Wait for its result.", zhHans: "等待预取号结果。")),
        row(
            "-20405", .failure(.busy, .nextVendor), en: "A token is being fetched already.", zhHans: "正在取号。",
            LocalizedText(en: "Wait for its result.", zhHans: "等待取号结果。")),
        row(
            "-20406", .failure(.timeout), en: "The prefetch took longer than the SDK's time-out.", zhHans: "预取号超时。",
            tryAgain),
        row(
            "-20410", .failure(.pagePresentationFailed), en: "The app has no key window to show the page in.",
            zhHans: "没有可用的 keyWindow，授权页无法弹出。",
            LocalizedText(en: "Log in after the app's window is up.", zhHans: "等界面显示后再发起登录。")),
        row(
            "-20490", .failure(.noPresenter), en: "The controller to present from is missing.",
            zhHans: "用于弹出授权页的控制器为空。",
            LocalizedText(en: "Hand over a controller that is on screen.", zhHans: "传入正在显示的控制器。")),
    ]

    private static let carriers: [ReturnCodeRow] = [
        row(
            "-20407", .failure(.sdkNotLinked), en: "China Mobile's part, TYRZUISDK, is missing or broken.",
            zhHans: "移动 SDK（TYRZUISDK）缺失或异常。", checkLinking),
        row(
            "-20408", .failure(.sdkNotLinked), en: "China Unicom's part, OAuth, is missing or broken.",
            zhHans: "联通 SDK（OAuth）缺失或异常。", checkLinking),
        row(
            "-20409", .failure(.sdkNotLinked), en: "China Telecom's part, EAccountApiSDK, is missing or broken.",
            zhHans: "电信 SDK（EAccountApiSDK）缺失或异常。", checkLinking),
        row(
            "-20420", .genericFailure, en: "The carrier's answer holds no token.", zhHans: "运营商返回结果里没有 token。",
            seeCarrier),
        row(
            "-40101", .genericFailure, en: "China Mobile refused the prefetch.", zhHans: "移动预取号返回异常。", seeCarrier),
        row("-40102", .genericFailure, en: "China Mobile refused the token.", zhHans: "移动取号返回异常。", seeCarrier),
        row(
            "-40201", .genericFailure, en: "China Unicom refused the prefetch.", zhHans: "联通预取号返回异常。", seeCarrier),
        row("-40202", .genericFailure, en: "China Unicom refused the token.", zhHans: "联通取号返回异常。", seeCarrier),
        row(
            "-40301", .genericFailure, en: "China Telecom refused the prefetch.", zhHans: "电信预取号返回异常。",
            seeCarrier),
    ]

    private static let service: [ReturnCodeRow] =
        (20411...20418).map { number in
            row(
                "-\(number)", .failure(.internalFailure),
                en: "Encrypting the request failed, at step \(number - 20410).",
                zhHans: "请求加密失败（第 \(number - 20410) 步）。", contactGeetest)
        } + [
            row(
                "-20600", .failure(.riskRejected), en: "The captcha of older SDKs failed.", zhHans: "旧版 SDK 的行为验证失败。",
                LocalizedText(en: "Update OneLoginSDK.", zhHans: "升级 OneLoginSDK。")),
            row(
                "-50100", .failure(.invalidCredentials),
                en: "Geetest's configuration is not as expected: mostly a wrong app id or bundle identifier.",
                zhHans: "极验配置接口返回异常，多为 AppID 或 BundleID 不符。", checkConsole),
            row(
                "-50101", .failure(.serviceUnavailable), en: "Geetest's configuration could not be decrypted.",
                zhHans: "极验配置接口返回内容无法解密。", contactGeetest),
        ]

    /// The blocks of the page's model. They have no numbers; the rows go by the blocks' names.
    static let page: [ReturnCodeRow] = [
        event("viewDidAppear", "pagePresented", en: "The page is visible.", zhHans: "授权页已显示。"),
        event("viewDidDisappear", "pageDismissed", en: "The page is gone, or covered.", zhHans: "授权页已消失或被遮住。"),
        progress("viewDidLoad", en: "The page is being built.", zhHans: "授权页正在创建。"),
        progress("viewWillAppear", en: "The page is coming up.", zhHans: "授权页即将显示。"),
        progress("viewWillDisappear", en: "The page is going away.", zhHans: "授权页即将消失。"),
        event("clickAuthButton", "loginTapped", en: "The login button was tapped.", zhHans: "用户点击登录按钮。"),
        event(
            "hint", "loginTapped", en: "The login button was tapped with the box unticked.",
            zhHans: "未勾选协议时点击登录按钮。"),
        event("clickCheckbox", "checkboxToggled", en: "The check box was tapped.", zhHans: "用户点击勾选框。"),
        event("clickAgreement", "agreementTapped", en: "An agreement was tapped.", zhHans: "用户点击协议。"),
        event("clickBackButton", "backTapped", en: "Back was tapped.", zhHans: "用户点击返回按钮。"),
        event("clickSwitchButton", "otherMethodTapped", en: "Switch account was tapped.", zhHans: "用户点击切换账号。"),
        event("tapAuthBackground", "maskTapped", en: "The popup's surroundings were tapped.", zhHans: "用户点击弹窗背景。"),
        event(
            "dialogDisagree", "consentDialogDismissed", en: "Disagree was tapped in the second dialog.",
            zhHans: "用户在二次弹窗点击不同意。"),
        event(
            "dialogBackground", "consentDialogDismissed", en: "The second dialog was closed by a tap beside it.",
            zhHans: "用户点击二次弹窗外部将其关闭。"),
    ]

    private static let model = "OLAuthViewModel.h 2.9.9"

    private static func event(_ code: String, _ name: String, en: String, zhHans: String) -> ReturnCodeRow {
        row(code, .event(name), en: en, zhHans: zhHans, in: [.login], source: model)
    }

    private static func progress(_ code: String, en: String, zhHans: String) -> ReturnCodeRow {
        row(code, .progress, en: en, zhHans: zhHans, in: [.login], source: model)
    }
}
