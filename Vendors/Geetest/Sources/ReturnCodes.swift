import PhoneAuth

extension ReturnCodeTable {
    /// The codes of OneLogin and of OnePass, which use the same numbers for different things. A failure of OneLogin may come
    /// from the prefetch and from the login alike, so its rows hold for every stage.
    static let geetest = ReturnCodeTable(vendor: .geetest, rows: OneLoginReturnCodes.rows + OnePassReturnCodes.rows)
}

/// OneLogin: the header's `OLErrorInfo.h`, the numbers of older SDKs, and the blocks of the page's model.
///
/// Where a number changed its meaning, the row in force comes first: it is the one that counts.
enum OneLoginReturnCodes {
    static let rows: [ReturnCodeRow] =
        statuses + decisions + phone + flow + parts + carriers + encryption + service + strangers + page

    static let header = "OLErrorInfo.h 2.9.9"
    private static let keys = "OneLogin.h 2.9.9, result dictionary"
    static let samples = "Geetest's older samples and plugins"

    static func row(
        _ code: String, _ kind: ReturnCodeRow.Kind, en: String, zhHans: String,
        _ advice: LocalizedText = .nothingToDo, in stages: [Stage] = [],
        source: String = header, repetition: ReturnCodeRow.Repetition? = nil, versions: String? = nil
    ) -> ReturnCodeRow {
        ReturnCodeRow(
            .oneLogin, code, in: stages, kind, meaning: LocalizedText(en: en, zhHans: zhHans), advice: advice,
            source: source, repetition: repetition, versions: versions)
    }

    private static let statuses: [ReturnCodeRow] = [
        row(
            "0", .success, en: "The errorCode of a token that was fetched.", zhHans: "取号成功时的 errorCode。",
            LocalizedText(en: "Make sure that there is a token.", zhHans: "确认结果里有 token。"), source: keys),
        row(
            "200", .success, en: "The status of a success; nothing else is one.", zhHans: "成功时的 status，其他值都不算成功。",
            LocalizedText(en: "Make sure that there is a token.", zhHans: "确认结果里有 token。"), source: keys),
        row(
            "400", .genericFailure, en: "A status that the header names and no document explains.",
            zhHans: "头文件里定义了的 status，文档没有说明用途。",
            LocalizedText(en: "Take it for a failure and look at errorCode.", zhHans: "按失败处理，查看 errorCode。")),
        row(
            "500", .genericFailure, en: "The status of a failure; the reason is in errorCode.",
            zhHans: "失败时的 status，原因见 errorCode。",
            LocalizedText(en: "Look at errorCode.", zhHans: "查看 errorCode。"), source: keys),
    ]

    private static let decisions: [ReturnCodeRow] = [
        row(
            "-20302", .failure(.userCancelled), en: "The user went back; the page closes itself.",
            zhHans: "用户点击返回，授权页自行关闭。",
            LocalizedText(
                en: "Stay on the login screen; no error needs to be shown.", zhHans: "停留在登录页，不必提示错误。")),
        row(
            "-20303", .failure(.userChoseOtherMethod), en: "The user asked for another account; the page stays up.",
            zhHans: "用户点击切换账号，授权页不会自行关闭。",
            LocalizedText(en: "Close the page and show the other login.", zhHans: "关闭授权页，展示其他登录方式。")),
    ]

    private static let phone: [ReturnCodeRow] = [
        row(
            "-20106", .failure(.carrierChanged), en: "The SIM became another carrier's during the login.",
            zhHans: "取号过程中切换到了其他运营商的 SIM 卡。",
            LocalizedText(
                en: "Prefetch for the new SIM, then open the page again.", zhHans: "用新卡重新预取号，再拉起授权页。")),
        row(
            "-20200", .failure(.noNetwork), en: "There is no usable network, neither cellular nor Wi-Fi.",
            zhHans: "蜂窝与 Wi-Fi 都没有可用网络。",
            LocalizedText(en: "Ask the user to go online.", zhHans: "提示用户检查网络。")),
        row(
            "-20202", .failure(.cellularDataOff), en: "Cellular data is switched off for the whole phone.",
            zhHans: "手机的蜂窝数据未打开。",
            LocalizedText(en: "Ask the user to turn cellular data on.", zhHans: "提示用户打开蜂窝数据。")),
        row(
            "-20203", .failure(.unsupportedCarrier),
            en: "No carrier was recognised: no SIM, or none of the three.", zhHans: "未识别到运营商：没有 SIM 卡，或不是三大运营商。",
            LocalizedText(en: "Use another login.", zhHans: "改用其他登录方式。")),
        row(
            "-20204", .failure(.cellularPermissionDenied),
            en: "The user forbids this app cellular data (since 2.9.1).", zhHans: "用户未允许本应用使用蜂窝数据（2.9.1 起）。",
            LocalizedText(en: "Send the user to the app's settings.", zhHans: "引导用户到设置里打开无线数据权限。"),
            versions: "2.9.1..."),
        row(
            "-20204", .failure(.prefetchExpired),
            en: "There is no valid access code to fetch the token with (before 2.9.1).",
            zhHans: "没有有效的 accessCode，无法取号（2.9.1 之前）。",
            LocalizedText(
                en: "Prefetch again, then log in; better, update OneLoginSDK.", zhHans: "重新预取号再登录，建议升级 OneLoginSDK。"),
            source: samples, repetition: .prefetchAgain, versions: "...2.9.0"),
    ]
}
