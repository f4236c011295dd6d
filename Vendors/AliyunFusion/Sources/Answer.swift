import PhoneAuth

/// An `AlicomFusionEvent`, taken apart.
///
/// Three codes may be in it: the scene's own (400007), that of the one-tap SDK inside with a 1 before it (1600011), and the
/// carrier's. The carrier's decides where the carrier is known, else the inner one, else the scene's.
struct FusionEvent {
    /// The scene's own code.
    let code: VendorPayload.Code
    /// The code of the one-tap SDK inside, seven digits.
    let innerCode: String?
    /// The console's id of the node, where the event tells it.
    let nodeID: String?
    /// The state of the check box, where the event tells it.
    let isChecked: Bool?

    private let answer: VendorAnswer

    /// Takes an event apart.
    ///
    /// - Parameter carrier: The carrier as far as it is known; what the event itself tells comes first.
    init(_ payload: VendorPayload, carrier known: Carrier = .unknown) {
        let inner = payload.text("innerCode").flatMap { Self.innerCode($0) }
        let packed = payload.payload("carrierFailedResultData")
        let reported = Carrier(vendorText: packed?.text("vendorName", "carrierName", "carrier", "operatorType"))
        let carrierCode = packed?.text("innerCode", "resultCode", "code", "result", "status").flatMap {
            $0 == "0" ? nil : $0
        }
        code = payload.code("resultCode")
        innerCode = inner
        nodeID = payload.text("nodeId").flatMap { $0.isEmpty ? nil : $0 }
        isChecked = payload.payload("extendData")?.flag("isCheckBoxSelected")
        // With a carrier's code in its field, the inner one stays in the vendor's words: nothing is lost.
        let hidden =
            carrierCode == nil ? nil : [inner, payload.text("innerMsg")].compactMap { $0 }.joined(separator: " ")
        let message = [payload.text("resultMsg"), hidden].compactMap { $0 }.filter { !$0.isEmpty }
        answer = VendorAnswer(
            code: code,
            message: message.isEmpty ? nil : message.joined(separator: "; "),
            innerCode: carrierCode ?? inner,
            innerMessage: carrierCode == nil
                ? payload.text("innerMsg") : packed?.text("innerMsg", "resultMsg", "desc", "resultDesc", "msg"),
            requestID: payload.text("requestId") ?? payload.text("innerRequestId"),
            carrier: reported.or(known))
    }

    /// Brings an inner code to seven digits: a 1, then the one-tap SDK's six.
    private static func innerCode(_ text: String) -> String? {
        guard text != "0" else { return nil }
        return text.utf8.count == 6 && (text.hasPrefix("6") || text.hasPrefix("7")) ? "1" + text : text
    }

    /// The code as text; empty where there is none.
    var codeText: String {
        if case .found(let text) = code { text } else { "" }
    }

    /// The event's own words.
    var message: String { answer.message ?? "" }

    /// The code that says most: of a tap the inner one.
    var eventCode: String {
        FusionCodes.taps.contains(codeText) ? innerCode ?? codeText : codeText
    }

    /// The carrier, as far as it is known.
    var carrier: Carrier { answer.carrier }

    /// Whether a call was refused, or the scene left the one-tap node before its page came up.
    func isRefusal(asInterrupt: Bool) -> Bool {
        FusionCodes.refusals.contains(codeText) || (asInterrupt && codeText == FusionCodes.tokenPending)
    }

    /// Whether a token is refused, so that no scene starts before there is a new one.
    var refusesToken: Bool { ["300003", "300004", "300005", "300006"].contains(codeText) }
    /// Whether no answer to the check of the first token will come.
    var endsTokenCheck: Bool { ["800001", "900002"].contains(codeText) }
    /// Whether a page's going away is what the event says.
    var isDismissal: Bool { FusionCodes.dismissals.contains(codeText) }

    /// Reads the event. Errors keep the scene's code as the vendor's, whichever decided.
    func reading(in stage: Stage) -> ReturnCodeTable.Reading {
        let table = ReturnCodeTable.aliyunFusion
        guard case .found(let outer) = code, let inner = innerCode,
            let row = table.row(.aliyunFusion, stage, inner)
        else { return table.reading(answer, of: .aliyunFusion, in: stage) }
        var deciding = answer
        switch (table.row(.aliyunFusion, stage, outer)?.kind, row.kind) {
        case (.failure, .failure), (nil, .failure): deciding.code = .found(inner)
        case (.progress, .event) where FusionCodes.taps.contains(outer): deciding.code = .found(inner)
        case (.progress, .failure(let failure)) where FusionCodes.taps.contains(outer):
            if failure.code == .userChoseOtherMethod { deciding.code = .found(inner) }
        default: break
        }
        let reading = table.reading(deciding, of: .aliyunFusion, in: stage)
        guard case .failure(var error) = reading else { return reading }
        error.vendorCode = outer
        return .failure(error)
    }

    /// The failure that the event reports; `malformedResponse` where it reports none.
    func failure(in stage: Stage) -> PhoneAuthError {
        if case .failure(let error) = reading(in: stage) { return error }
        return error(.malformedResponse, in: stage)
    }

    /// An error of a code that the event does not itself decide.
    func error(_ code: PhoneAuthError.Code, in stage: Stage) -> PhoneAuthError {
        ReturnCodeTable.aliyunFusion.error(code, answer, .aliyunFusion, stage)
    }
}
