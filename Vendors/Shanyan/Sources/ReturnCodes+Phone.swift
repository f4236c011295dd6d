import PhoneAuth

/// What is wrong with the SIM, its data, or the way to the server.
extension ShanyanReturnCodes {
    static let phone: [ReturnCodeRow] = [
        row(
            "1002", .failure(.carrierUnknown), en: "The carrier's data could not be had.", zhHans: "获取运营商信息失败。",
            LocalizedText(
                en: "The SIM may be none of the three carriers'; offer another login.",
                zhHans: "SIM 卡可能不属于三大运营商；换其他登录方式。"), source: uniApp),
        row(
            "1006", .failure(.noSIM), en: "The SIM cannot be recognised, or there is none.",
            zhHans: "无法识别 SIM 卡，或没有 SIM 卡。",
            LocalizedText(
                en: "Ask the user to insert a SIM, or to seat it anew; trying again does not help.",
                zhHans: "提示用户插入或重新插好 SIM 卡，直接重试无效。"), source: uniApp),
        row(
            "1009", .failure(.noSIM), en: "The phone holds no SIM.", zhHans: "手机中未检测到 SIM 卡。",
            LocalizedText(en: "Ask the user to insert a SIM.", zhHans: "提示用户插入 SIM 卡。"), source: readme),
        row(
            "1007", .failure(.networkFailure), en: "A request failed on the way.", zhHans: "网络请求失败。",
            LocalizedText(en: "Try again once, then offer another login.", zhHans: "重试一次，仍失败则换其他登录方式。"),
            source: uniApp),
        row(
            "1008", .failure(.cellularDataOff),
            en:
                "Cellular data is off, for the phone or for this app; the uni-app layer also means an unstable network.",
            zhHans: "未开启移动网络，或本 App 不允许使用（uni-app 插件中也指网络不稳定）。",
            LocalizedText(
                en: "Ask the user to turn cellular data on, else offer another login.",
                zhHans: "提示用户打开蜂窝数据，否则换其他登录方式。"), source: document),
    ]
}
