/// China Unicom's older SDK, whose phone's codes aggregators hand on with 4 or 5 before them.
extension CarrierCodes {
    private static let aliyun = CarrierDocument(
        carrier: .chinaUnicom, family: .prefixed, name: "Aliyun, carriers' codes (another vendor's table)")
    private static let harmony = CarrierDocument(
        carrier: .chinaUnicom, family: .prefixed, name: "Shanyan, HarmonyOS document (another platform's table)")

    static let unicomPrefixed: [CarrierCodeRow] = [
        aliyun.row(
            "410000", .failure(.timeout),
            "Second China Unicom channel: the request took too long; allow over three seconds.",
            "联通第二通道：请求超时，建议时限大于三秒。"),
        aliyun.row(
            "410001", .failure(.prefetchExpired), "Second China Unicom channel: it has no prefetch to log in with.",
            "联通第二通道：登录前没有预取号。", CarrierAdvice.prefetch),
        aliyun.row(
            "410002", .failure(.malformedResponse), "Second China Unicom channel: the answer could not be parsed.",
            "联通第二通道：返回内容解析失败。"),
        aliyun.row(
            "410003", .failure(.networkFailure),
            "Second China Unicom channel: the request could not leave over cellular data.",
            "联通第二通道：无法切换到蜂窝网络。", CarrierAdvice.useCellular),
        aliyun.row(
            "410004", .failure(.cellularDataOff), "Second China Unicom channel: cellular data is off.",
            "联通第二通道：蜂窝数据未打开。"),
        aliyun.row(
            "410005", .failure(.networkFailure), "Second China Unicom channel: the network could not be looked at.",
            "联通第二通道：判断网络状态时出错。"),
        aliyun.row(
            "410007", .failure(.prefetchExpired), "Second China Unicom channel: the prefetch has lapsed.",
            "联通第二通道：预取号已过期。"),
        aliyun.row(
            "410010", .failure(.networkFailure),
            "Second China Unicom channel: the HTTP status was neither 200 nor 302.",
            "联通第二通道：HTTP 状态码既非 200 也非 302。"),
        aliyun.row(
            "410011", .failure(.networkFailure), "Second China Unicom channel: the HTTPS connection broke.",
            "联通第二通道：HTTPS 通信出错。"),
        aliyun.row(
            "410012", .failure(.malformedResponse), "Second China Unicom channel: the answer's body is empty.",
            "联通第二通道：返回 200 但内容为空。"),
        aliyun.row(
            "410013", .failure(.malformedResponse), "Second China Unicom channel: the address to go on to is wrong.",
            "联通第二通道：跳转地址有误。"),
        aliyun.row(
            "410021", .failure(.serviceUnavailable),
            "Second China Unicom channel: initialising failed, or came too often.",
            "联通第二通道：初始化失败或过于频繁。"),
        aliyun.row(
            "410024", .failure(.networkFailure), "Second China Unicom channel: the HTTP connection broke.",
            "联通第二通道：HTTP 通信出错。"),
    ]

    /// The same on HarmonyOS, which an iPhone does not meet.
    static let unicomHarmony: [CarrierCodeRow] = [
        harmony.row(
            "510000", .failure(.timeout), "On HarmonyOS: China Unicom's request took too long.", "鸿蒙端返回码：联通请求超时。"),
        harmony.row(
            "510002", .failure(.malformedResponse), "On HarmonyOS: China Unicom's answer could not be parsed.",
            "鸿蒙端返回码：联通返回内容解析失败。"),
        harmony.row(
            "510003", .failure(.networkFailure),
            "On HarmonyOS: China Unicom's request could not leave over cellular data.",
            "鸿蒙端返回码：联通请求无法切换到蜂窝网络。", CarrierAdvice.useCellular),
        harmony.row(
            "510004", .failure(.cellularDataOff), "On HarmonyOS: cellular data is off for China Unicom.",
            "鸿蒙端返回码：联通蜂窝数据未打开。"),
        harmony.row(
            "510005", .failure(.networkFailure), "On HarmonyOS: China Unicom's SDK could not look at the network.",
            "鸿蒙端返回码：联通 SDK 判断网络时出错。"),
        harmony.row(
            "510010", .failure(.networkFailure), "On HarmonyOS: China Unicom's HTTP status was neither 200 nor 302.",
            "鸿蒙端返回码：联通 HTTP 状态码既非 200 也非 302。"),
        harmony.row(
            "510011", .failure(.networkFailure), "On HarmonyOS: the HTTPS connection to China Unicom broke.",
            "鸿蒙端返回码：与联通的 HTTPS 通信出错。"),
        harmony.row(
            "510012", .failure(.malformedResponse), "On HarmonyOS: the body of China Unicom's answer is empty.",
            "鸿蒙端返回码：联通返回内容为空。"),
        harmony.row(
            "510013", .failure(.malformedResponse), "On HarmonyOS: China Unicom's address to go on to is wrong.",
            "鸿蒙端返回码：联通跳转地址有误。"),
        harmony.row(
            "510021", .failure(.serviceUnavailable), "On HarmonyOS: China Unicom's SDK could not be initialised.",
            "鸿蒙端返回码：联通 SDK 初始化失败。"),
        harmony.row(
            "510023", .failure(.busy, .retry), "On HarmonyOS: China Unicom's SDK is fetching a number already.",
            "鸿蒙端返回码：联通 SDK 正在取号，请勿重复调用。", CarrierAdvice.wait),
        harmony.row(
            "510024", .failure(.networkFailure), "On HarmonyOS: the HTTP connection to China Unicom broke.",
            "鸿蒙端返回码：与联通的 HTTP 通信出错。"),
    ]
}
