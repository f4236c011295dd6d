import Foundation
import Testing

@testable import PhoneAuth

@Suite("A vendor's return codes")
struct ReturnCodeTableTests {
    private static let text = LocalizedText(en: "x", zhHans: "x")

    private static func row(
        _ code: String, _ kind: ReturnCodeRow.Kind, of product: Product = .oneLogin, in stages: [Stage] = [],
        repetition: ReturnCodeRow.Repetition? = nil
    ) -> ReturnCodeRow {
        ReturnCodeRow(product, code, in: stages, kind, meaning: text, source: "test", repetition: repetition)
    }

    private let table = ReturnCodeTable(
        vendor: .geetest,
        rows: [
            row("200", .success), row("300", .progress), row("400", .event("backTapped")),
            row("500", .genericFailure), row("-20302", .failure(.userCancelled)),
            row("-20303", .failure(.userChoseOtherMethod)),
            row("-20302", .failure(.unsupportedNetwork), of: .onePass),
            row("600", .failure(.rateLimited, .askUser)),
            row("700", .failure(.prefetchExpired), repetition: .prefetchAgain),
            row("800", .failure(.noSIM), in: [.prefetch]), row("800", .failure(.timeout)),
            row("800", .failure(.unknown)), row("103111", .failure(.numberRestricted), of: .onePass),
        ])

    private func read(
        _ code: VendorPayload.Code, inner: String? = nil, carrier: Carrier = .chinaMobile,
        of product: Product = .oneLogin,
        in stage: Stage = .login
    ) -> ReturnCodeTable.Reading {
        table.reading(VendorAnswer(code: code, innerCode: inner, carrier: carrier), of: product, in: stage)
    }

    private func failure(_ reading: ReturnCodeTable.Reading) -> PhoneAuthError? {
        if case .failure(let error) = reading { error } else { nil }
    }

    @Test("end a call with success, with the failure, or with a malformed answer where they say neither")
    func check() throws {
        func check(_ code: VendorPayload.Code) throws(PhoneAuthError) {
            try table.check(VendorAnswer(code: code), of: .oneLogin, in: .login)
        }
        try check(.found("200"))
        for (code, expected): (VendorPayload.Code, PhoneAuthError.Code) in [
            (.found("600"), .rateLimited), (.found("300"), .malformedResponse), (.found("400"), .malformedResponse),
            (.absent, .malformedResponse), (.found("999"), .unknown),
        ] {
            let error = #expect(throws: PhoneAuthError.self) { try check(code) }
            #expect(error?.code == expected)
            #expect(error?.vendor == .geetest)
        }
    }

    @Test("say success, progress, event or failure")
    func kinds() {
        #expect(read(.found("200")) == .success)
        #expect(read(.found("300")) == .progress)
        #expect(read(.found("400")) == .event("backTapped"))
        #expect(failure(read(.found("600")))?.code == .rateLimited)
    }

    @Test("are read per product")
    func products() {
        #expect(failure(read(.found("-20302")))?.code == .userCancelled)
        #expect(failure(read(.found("-20302"), of: .onePass))?.code == .unsupportedNetwork)
    }

    @Test("are read per stage where a row names one; of two equal rows the first counts")
    func stages() {
        #expect(failure(read(.found("800"), in: .prefetch))?.code == .noSIM)
        #expect(failure(read(.found("800"), in: .login))?.code == .timeout)
    }

    @Test("rule 1: a known carrier's failure decides, and the vendor's code stays")
    func innerDecides() {
        let error = failure(read(.found("500"), inner: "103111"))
        #expect(error?.code == .proxyOrVPN)
        #expect(error?.disposition == .askUser)
        #expect(error?.vendorCode == "500")
        #expect(error?.carrierCode == "103111")
        #expect(failure(read(.found("600"), inner: "103111"))?.disposition == .askUser)
    }

    @Test("rule 1: a known carrier's failure decides behind an outer code that no table knows, too")
    func innerDecidesBehindUnknown() {
        let error = failure(read(.found("999999"), inner: "103111"))
        #expect(error?.code == .proxyOrVPN)
        #expect(error?.vendorCode == "999999")
        #expect(error?.carrierCode == "103111")
    }

    @Test("rule 1: an inner code of another carrier, or of an unknown one, is kept and decides nothing")
    func innerOfAnother() {
        for carrier in [Carrier.chinaTelecom, .unknown] {
            let error = failure(read(.found("500"), inner: "103111", carrier: carrier))
            #expect(error?.code == .carrierFailure)
            #expect(error?.carrierCode == "103111")
        }
    }

    @Test("rule 1: 0 and blank count as no inner code", arguments: ["0", "", " ", " 0 "])
    func noInner(inner: String) {
        #expect(failure(read(.found("500"), inner: inner))?.carrierCode == nil)
    }

    @Test("rule 1: an inner code with blanks around it is found")
    func innerWithBlanks() {
        #expect(failure(read(.found("500"), inner: " 103111 "))?.code == .proxyOrVPN)
    }

    @Test("rule 1: what the user did is never overruled", arguments: ["-20302", "-20303"])
    func decisions(code: String) {
        let error = failure(read(.found(code), inner: "103111"))
        #expect(error?.disposition == .stop)
        #expect(error?.carrierCode == "103111")
    }

    @Test("rule 1: a success is not overruled either")
    func success() {
        #expect(read(.found("200"), inner: "103111") == .success)
    }

    @Test(
        "rule 2: a generic failure is read by stage",
        arguments: [
            (Stage.prefetch, PhoneAuthError.Code.prefetchFailed), (.present, .carrierFailure),
            (.login, .carrierFailure),
            (.verify, .carrierFailure),
        ])
    func generic(stage: Stage, code: PhoneAuthError.Code) {
        #expect(failure(read(.found("500"), in: stage))?.code == code)
    }

    @Test("rule 2: a row's own disposition counts")
    func disposition() {
        #expect(failure(read(.found("600")))?.disposition == .askUser)
    }

    @Test("rule 2: a code that only the carrier's table has is the carrier's, and stands in both fields")
    func carriersCode() {
        let error = failure(read(.found("103111")))
        #expect(error?.code == .proxyOrVPN)
        #expect(error?.vendorCode == "103111")
        #expect(error?.carrierCode == "103111")
        #expect(failure(read(.found("103111"), carrier: .chinaUnicom))?.code == .unknown)
    }

    @Test("rule 2: the vendor's own row comes before the carrier's for an outer code")
    func vendorsRowFirst() {
        #expect(failure(read(.found("103111"), of: .onePass))?.code == .numberRestricted)
    }

    @Test("rule 3: a code in no table is unknown, with code and text kept")
    func unknown() {
        let answer = VendorAnswer(code: .found("424242"), message: "new", carrier: .chinaMobile)
        let error = failure(table.reading(answer, of: .oneLogin, in: .login))
        #expect(error?.code == .unknown)
        #expect(error?.vendorCode == "424242")
        #expect(error?.vendorMessage == "new")
    }

    @Test("rule 4: an answer without a usable code is malformed", arguments: [VendorPayload.Code.absent, .unusable])
    func malformed(code: VendorPayload.Code) {
        let error = failure(read(code, inner: "103111"))
        #expect(error?.code == .malformedResponse)
        #expect(error?.vendorCode == nil)
        #expect(error?.carrierCode == "103111")
    }

    @Test("name what may be repeated")
    func repetition() throws {
        let expired = try #require(failure(read(.found("700"))))
        #expect(table.repetition(after: expired) == .prefetchAgain)
        let carriers = try #require(failure(read(.found("500"), inner: "103902")))
        #expect(carriers.code == .prefetchExpired)
        #expect(table.repetition(after: carriers) == .prefetchAgain, "the carrier may say it in the vendor's place")
        let other = try #require(failure(read(.found("500"))))
        #expect(table.repetition(after: other) == nil)
    }
}

@Suite("What must not be seen")
struct RedactionTests {
    static let number = "13800138000"
    static let token = "eyJhbGciOiJIUzI1NiJ9-AAAABBBBCCCCDDDD"

    @Test(
        "numbers and tokens are taken out of a vendor's words",
        arguments: [
            "number 13800138000 refused", "+8613800138000", "+86 138 0013 8000", "138-0013-8000", "phone=13800138000&x",
            "A13800138000B", "１３８００１３８０００", "number:138 0013 8000.", "token eyJhbGciOiJIUzI1NiJ9-AAAABBBBCCCCDDDD bad",
            "t=AAAABBBBCCCCDDDDEEEE%2BFFFF", "{\"token\":\"AAAABBBBCCCCDDDDEEEEFFFF==\"}",
        ])
    func hidden(text: String) {
        let redacted = Redaction.redacting(text)
        #expect(redacted.contains("<redacted>"))
        for secret in ["13800138000", "138 0013", "0013-8000", "１３８", "AAAABBBB", "8000"] {
            #expect(!redacted.contains(secret))
        }
    }

    @Test(
        "codes, dates and plain words stay",
        arguments: [
            "600011, 103111 and -20302", "2026-11-30 10:00:00", "Zeit 1234567890", "138****8000",
            "请检查网络后重试 (code 102101)",
            "600 600 600", "", " ", "-", "a  b",
        ])
    func kept(text: String) {
        #expect(Redaction.redacting(text) == text)
    }

    @Test("what is around a number stays")
    func around() {
        #expect(Redaction.redacting("call 138 0013 8000 - now") == "call <redacted> - now")
        #expect(Redaction.redacting("phone=13800138000") == "phone=<redacted>")
    }

    /// Every way in which Swift turns a value into text.
    private func texts(of value: Any) -> [String] {
        var dumped = ""
        dump(value, to: &dumped)
        func reflected(_ value: Any, _ depth: Int) -> String {
            guard depth < 8 else { return "" }
            return "\(value)" + Mirror(reflecting: value).children.map { reflected($0.value, depth + 1) }.joined()
        }
        return ["\(value)", String(reflecting: value), dumped, reflected(value, 0)]
    }

    @Test("an error shows neither number nor token, wherever the vendor put it")
    func error() {
        let table = ReturnCodeTable(vendor: .geetest, rows: [])
        let answer = VendorAnswer(
            code: .found(Self.number), message: "for \(Self.number)", innerCode: Self.token,
            innerMessage: "token \(Self.token)", carrier: .chinaMobile)
        guard case .failure(let error) = table.reading(answer, of: .oneLogin, in: .login) else {
            Issue.record("no failure")
            return
        }
        for text in texts(of: error) {
            #expect(!text.contains(Self.number))
            #expect(!text.contains(Self.token))
        }
    }

    @Test("a credential and a configuration show no secret")
    func values() throws {
        let credential = VerificationCredential(
            vendor: .geetest, product: .onePass, carrier: .chinaMobile, token: Secret(Self.token),
            fields: ["processID": Secret("process-secret")], phoneNumber: try PhoneNumber(Self.number),
            maskedNumber: Self.number, issuedAt: .init(timeIntervalSince1970: 0), lifetime: 120)
        let configuration = PhoneAuthConfiguration(
            providers: .init(
                geetest: .init(oneLogin: .init(appID: Secret(Self.token)), onePass: .init(appID: Secret("app-secret"))),
                shanyan: .init(appID: Secret("shanyan-secret")), aliyunPNVS: .init(secret: Secret("pnvs-secret")),
                aliyunFusion: nil),
            order: [.geetest])
        for text in texts(of: credential) + texts(of: credential.envelope) + texts(of: configuration) {
            for secret in [Self.token, Self.number, "process-secret", "app-secret", "shanyan-secret", "pnvs-secret"] {
                #expect(!text.contains(secret))
            }
        }
        #expect(texts(of: credential).joined().contains("geetest"), "it is not empty either")
    }
}
