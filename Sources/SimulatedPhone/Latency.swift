public import PhoneAuthModel

/// How long one thing takes on a simulated phone, where the situation does not say otherwise: any whole millisecond of a range,
/// each as likely as the others, drawn from the phone's seed.
///
/// The ranges are this project's own assumptions of what feels real; none is a measurement. Stand-ins draw from no others than
/// these, and reports print them. What is not drawn is fixed: a page's animations, and the vendors' time-outs.
public struct Latency: Hashable, Sendable {
    /// What is drawn from the seed is drawn for this name, and for how often it was drawn.
    public let name: String
    /// Whose: `nil` for the app's own server and SMS.
    public let vendor: Vendor?
    /// Seconds, whole milliseconds.
    public let range: ClosedRange<Double>
    /// From what to what, in half a sentence.
    public let meaning: String

    /// Makes a latency.
    ///
    /// - Parameters:
    ///   - name: Of a callback, where it is one's.
    ///   - vendor: Whose.
    ///   - range: Seconds.
    ///   - meaning: From what to what.
    public init(_ name: String, of vendor: Vendor?, in range: ClosedRange<Double>, _ meaning: String) {
        self.name = name
        self.vendor = vendor
        self.range = range
        self.meaning = meaning
    }
}

extension Latency {
    /// Geetest's prefetch.
    public static let geetestPrefetch = Latency("prefetch", of: .geetest, in: 0.15...0.4, "a prefetch")
    /// Geetest's page.
    public static let geetestPage = Latency("page", of: .geetest, in: 0.05...0.15, "the call to the page on the screen")
    /// Geetest's token.
    public static let geetestToken = Latency("login", of: .geetest, in: 0.2...0.6, "the tap to the token")
    /// Geetest's verification.
    public static let geetestVerification = Latency("verify", of: .geetest, in: 0.3...0.8, "a verification")

    /// Shanyan's initialisation.
    public static let shanyanInitialization = Latency(
        "initialize", of: .shanyan, in: 0.02...0.08, "an initialisation")
    /// Shanyan's prefetch.
    public static let shanyanPrefetch = Latency("prefetch", of: .shanyan, in: 0.3...0.9, "a prefetch")
    /// Shanyan's prefetch where something is in its way.
    public static let shanyanRefusedPrefetch = Latency(
        "prefetch", of: .shanyan, in: 0.02...0.1, "a prefetch without a network, a SIM or a carrier")
    /// Shanyan's page.
    public static let shanyanPage = Latency(
        "page", of: .shanyan, in: 0.1...0.3, "the call to the page on the screen, with a number that is still good")
    /// Shanyan's token.
    public static let shanyanToken = Latency("login", of: .shanyan, in: 0.3...0.9, "the tap to the token")
    /// Shanyan's verification.
    public static let shanyanVerification = Latency("mobileCheck", of: .shanyan, in: 0.3...0.9, "a verification")
    /// Shanyan's verification where something is in its way.
    public static let shanyanRefusedVerification = Latency(
        "mobileCheck", of: .shanyan, in: 0.02...0.1, "a verification without a network, a SIM or a carrier")

    /// PNVS's initialisation.
    public static let pnvsInitialization = Latency(
        "initialize", of: .aliyunPNVS, in: 0.02...0.06, "an initialisation")
    /// PNVS's check of the environment.
    public static let pnvsEnvironment = Latency(
        "checkEnvironment", of: .aliyunPNVS, in: 0.01...0.03, "a check of the environment")
    /// PNVS's prefetch for a login.
    public static let pnvsLoginPrefetch = Latency(
        "accelerateLogin", of: .aliyunPNVS, in: 0.15...0.4, "a prefetch for a login")
    /// PNVS's prefetch for a verification.
    public static let pnvsVerificationPrefetch = Latency(
        "accelerateVerify", of: .aliyunPNVS, in: 0.15...0.4, "a prefetch for a verification")
    /// PNVS's page.
    public static let pnvsPage = Latency(
        "page", of: .aliyunPNVS, in: 0.05...0.15, "the call to the page on the screen")
    /// PNVS's token.
    public static let pnvsToken = Latency("login", of: .aliyunPNVS, in: 0.2...0.6, "the tap to the token")
    /// PNVS's verification.
    public static let pnvsVerification = Latency("verify", of: .aliyunPNVS, in: 0.2...0.6, "a verification")

    /// Fusion's check of a token.
    public static let fusionTokenCheck = Latency(
        "tokenCheck", of: .aliyunFusion, in: 0.05...0.15, "an authentication token's check")
    /// Fusion's step to a node.
    public static let fusionNode = Latency("node", of: .aliyunFusion, in: 0.01...0.03, "the step to a node of a scene")
    /// Fusion's masked number, which it fetches when the scene is at its one-tap node.
    public static let fusionMaskedNumber = Latency(
        "maskedNumber", of: .aliyunFusion, in: 0.15...0.4, "the masked number for the one-tap page")
    /// Fusion's pages.
    public static let fusionPage = Latency(
        "page", of: .aliyunFusion, in: 0.05...0.15, "the masked number to the page on the screen")
    /// Fusion's token.
    public static let fusionToken = Latency("token", of: .aliyunFusion, in: 0.2...0.6, "the tap to the token")
    /// Fusion's SMS.
    public static let fusionSMS = Latency("sms", of: .aliyunFusion, in: 0.2...0.5, "the sending of an SMS")
    /// Fusion's check of an SMS code.
    public static let fusionSMSToken = Latency(
        "smsToken", of: .aliyunFusion, in: 0.1...0.3, "an SMS code's check")
    /// Fusion's check of the SMS that the user sends.
    public static let fusionUpGoingSMS = Latency(
        "upGoing", of: .aliyunFusion, in: 0.2...0.5, "the check of an SMS from the user")
    /// Fusion's captcha.
    public static let fusionCaptcha = Latency("captcha", of: .aliyunFusion, in: 0.1...0.3, "a captcha's check")
    /// Fusion's score.
    public static let fusionScore = Latency("score", of: .aliyunFusion, in: 0.1...0.2, "a number's score")

    /// The app's server, asked for a scene's credential.
    public static let server = Latency("server", of: nil, in: 0.1...0.3, "the server's word on a scene's credential")
    /// The app's own SMS.
    public static let sms = Latency("sms", of: nil, in: 0.2...0.5, "the sending of the app's own SMS")
    /// The app's own check of an SMS code.
    public static let smsToken = Latency("smsToken", of: nil, in: 0.1...0.3, "the check of a code of the app's own SMS")

    /// All that the simulated phone and the stand-ins draw, vendor by vendor, in the order of an operation.
    public static let all: [Latency] = [
        geetestPrefetch, geetestPage, geetestToken, geetestVerification,
        shanyanInitialization, shanyanPrefetch, shanyanRefusedPrefetch, shanyanPage, shanyanToken, shanyanVerification,
        shanyanRefusedVerification,
        pnvsInitialization, pnvsEnvironment, pnvsLoginPrefetch, pnvsVerificationPrefetch, pnvsPage, pnvsToken,
        pnvsVerification,
        fusionTokenCheck, fusionNode, fusionMaskedNumber, fusionPage, fusionToken, fusionSMS, fusionSMSToken,
        fusionUpGoingSMS, fusionCaptcha, fusionScore,
        server, sms, smsToken,
    ]
}
