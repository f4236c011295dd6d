/// Codes that mean something beyond their row.
enum FusionCodes {
    /// Taps on the one-tap page; the inner code says which. Aliyun's help page has the second, the header the first.
    static let taps: Set = ["410008", "400008"]
    /// Pages going away.
    static let dismissals: Set = ["400005", "510001", "610001", "110009"]
    /// Nodes that have been set up.
    static let beginnings: Set = ["400001", "500001", "600001", "110001"]
    /// Reported without a callback of their own, these end what was asked for, unless its page is up already: a call that is
    /// refused, a device that the risk check sends to another node, a phone without a network.
    static let refusals: Set = [
        "100001", "100002", "100003", "200003", "300003", "300004", "300005", "300006", "700002", "700003", "800001",
        "900002",
    ]
    /// The token is being checked: as an interrupt a refusal; as an event it may be no more than news of a renewal.
    static let tokenPending = "300001"
    /// Whether `onVerifyFailed` or `onTemplateFinish` reports the code too, with the rest of what there is to know.
    static func isNodeFailure(_ code: String) -> Bool {
        ["4", "5", "6"].contains(code.prefix(1)) || code.hasPrefix("1100") || code == "200001"
    }
    /// Another scene is in the way.
    static let sceneBusy = "100003"
    /// The user asked for another number.
    static let otherNumber = "410009"
    /// The one-tap page is up.
    static let numberPage = "400003"
    /// The scene is over, and ended well; of the captcha's node something else.
    static let sceneOverWell = "110005"
    /// The scene is over.
    static let sceneOver = "100004"
}

/// The names of nodes, as callbacks carry them. New SDKs have more.
enum FusionNode {
    /// One tap.
    static let number = "AlicomFusionNodeNameNumberAuth"
    /// A code by SMS.
    static let smsCode = "AlicomFusionNodeNameVerifyCodeAuth"
    /// An SMS that the user sends.
    static let upGoingSMS = "AlicomFusionNodeNameUpGoingAuth"
    /// The look at the device. No header exports it.
    static let device = "AlicomFusionNodeNameDeviceSecurity"
    /// The captcha.
    static let captcha = "AlicomFusionNodeNameGraphAuth"
}
