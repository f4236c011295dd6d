import Foundation
import PhoneAuthModel
import Testing

@testable import PhoneAuth

@Suite("An event in words")
struct EventDescriptionTests {
    private static var failure: PhoneAuthError {
        var error = PhoneAuthError(
            .invalidCredentials, stage: .initialize, vendor: .geetest, product: .oneLogin, carrier: .chinaMobile)
        error.vendorCode = "-20101"
        return error
    }

    @Test("is one short line that says which operation, who, what and how long")
    func lines() {
        #expect(
            EventSamples.every(of: Self.failure).map(\.description) == [
                "#12 attempt 1: geetest initialize invalidCredentials on chinaMobile, 0.42 s", "#12 login began",
                "#12 attempt 1: geetest (oneLogin) began", "#12 page of geetest shown after 1.2 s",
                "#12 attempt 1: geetest ended with invalidCredentials at initialize, 3.25 s",
                "#12 geetest (oneLogin) is misconfigured: invalidCredentials at initialize, code -20101",
                "#12 login ended with invalidCredentials, 3.25 s", "#12 geetest: odd callback, late",
                "#12 geetest is left alone for 60 s: login failed at prefetch",
                "#12 geetest works again: login at prefetch", "#12 configuration applied",
                "#12 configuration refused: routing.order[0].first: unknownVendor; routing.order[0].second: "
                    + "unknownVendor; routing.order[0].third: unknownVendor; and 1 more",
                "#12 background", "#12 foreground after 12 s",
            ])
    }

    @Test("says why a vendor was chosen")
    func routed() {
        let decision = RoutingDecision(
            purpose: .login, carrier: .unknown, rule: .order,
            choices: [.init(vendor: .geetest, reason: .share), .init(vendor: .aliyunPNVS, reason: .order)],
            leftOut: [.init(vendor: .shanyan, reason: .resting(.prefetch, for: 41.2))])
        #expect(
            EventSamples.event(.routed(decision)).description
                == "#12 routed: login by order: geetest (share), aliyunPNVS; left out: shanyan (resting 42 s after prefetch)"
        )
    }

    @Test("has no number where it belongs to no operation")
    func noOperation() {
        #expect(EventSamples.event(.configurationApplied, operation: 0).description == "configuration applied")
    }

    @Test(
        "holds no token and no number, wherever a vendor or a file has put one",
        arguments: EventSamples.secrets)
    func secrets(secret: String) {
        var error = Self.failure
        error.vendorMessage = "phone \(secret) refused"
        error.vendorCode = secret
        error.carrierCode = secret
        error.carrierMessage = secret
        error.requestID = secret
        error.code = PhoneAuthError.Code(rawValue: secret)
        error.vendor = Vendor(rawValue: "acme \(secret)")
        error.product = Product(rawValue: secret)
        let events = EventSamples.every(of: error, path: "providers.\(secret)")
        let lines =
            events.map(\.description)
            + events.compactMap { event in
                guard case .stageEnded(let report) = event.kind else { return nil }
                let line = ProductionEvent(report, at: event.date, attempt: "a", appVersion: nil).line
                return String(decoding: line, as: UTF8.self)
            }
        #expect(lines.count == events.count + 1)
        for line in lines {
            #expect(!line.contains(secret), "\(line)")
            #expect(!line.filter(\.isNumber).contains("13800000000"), "\(line)")
        }
        #expect(lines.contains { $0.contains("<redacted>") })
    }

    @Test(
        "is one line of bounded length, whatever a name holds",
        arguments: ["a\nb", "a\u{2028}b\u{85}\r\nc", "字\u{7}", "a\u{202E}b", "a\u{200B}b"])
    func oneLine(part: String) {
        var error = Self.failure
        error.vendor = Vendor(rawValue: part)
        error.vendorCode = String(repeating: part, count: 5_000)
        for event in EventSamples.every(of: error, path: String(repeating: part, count: 5_000)) {
            #expect(event.description.split(whereSeparator: \.isNewline).count == 1)
            #expect(event.description.count < 500)
            #expect(event.description.unicodeScalars.filter(\.isInvisible).isEmpty)
        }
    }

    @Test("leaves every code of the framework as it is", arguments: PhoneAuthError.Code.all.map(\.rawValue))
    func codes(code: String) {
        #expect(EventText.outcome(PhoneAuthError.Code(rawValue: code)) == code)
    }

    @Test("survives a duration that is no number", arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func durations(seconds: Double) {
        let line = EventSamples.stage(duration: seconds).description
        #expect(line.hasPrefix("#12 attempt 1: geetest prefetch success on chinaMobile, "))
        #expect(line.hasSuffix(" s"))
    }

    @Test("matters as much as what it tells")
    func levels() {
        #expect(
            EventSamples.every(of: Self.failure).map(\.level) == [
                .notice, .debug, .debug, .debug, .debug, .fault, .error, .notice, .error, .notice, .notice, .error,
                .debug, .debug,
            ])
        #expect(EventSamples.stage().level == .debug)
        #expect(EventSamples.stage(.login, failure: .userCancelled).level == .info)
        #expect(EventSamples.event(.ended(.login, nil, duration: 1)).level == .info)
        #expect(EventSamples.event(.ended(.login, .userChoseOtherMethod, duration: 1)).level == .info)
        #expect(ClientEvent.Level.debug < .fault)
    }
}
