import PhoneAuth
import PhoneAuthModel
import Testing

@testable import PhoneAuthShanyan

@Suite("Shanyan's return codes")
struct ReturnCodeTests {
    private let table = ReturnCodeTable.shanyan

    private func failure(
        _ code: String, inner: String? = nil, carrier: Carrier = .chinaMobile, in stage: Stage
    ) -> PhoneAuthError? {
        let answer = VendorAnswer(code: .found(code), innerCode: inner, carrier: carrier)
        if case .failure(let error) = table.reading(answer, of: .shanyan, in: stage) { return error }
        return nil
    }

    private func check(_ fields: [String: VendorPayload.Value], in stage: Stage) -> Result<VendorAnswer, PhoneAuthError>
    {
        Result { () throws(PhoneAuthError) in
            try table.check(shanyan: VendorPayload(fields: fields), carrier: .unknown, in: stage)
        }
    }

    // MARK: Nothing is missing

    @Test("hold every code that the documents have")
    func complete() {
        let documents = [
            // YjdlShSDK 2.3.4.7, the table of outer codes.
            [
                "1000", "1011", "1001", "1023", "1003", "1008", "1032", "2000", "2001", "2003", "2004", "2005", "2009",
                "2023",
            ],
            // The same document, the types of yjdlShActionListener.
            ["1", "2", "3"],
            // The vendor's readme for uni-app.
            [
                "1000", "1001", "1002", "1004", "1005", "1006", "1007", "1008", "1014", "1016", "1019", "1022", "1031",
                "1032", "2003", "-1",
            ],
            // The vendor's document for HarmonyOS, with the server's codes of its questions and answers.
            ["1010", "1020", "1030", "1032", "2000", "2003", "2004", "2005", "2010", "2023", "19", "10029"],
            // 253CL/flash_iOS, README.
            ["1008", "1009"],
        ]
        #expect(Set(documents.joined()).subtracting(table.rows.map(\.code)) == [])
    }

    // MARK: Each row says something

    @Test("mean something in English and in Chinese", arguments: ReturnCodeTable.shanyan.rows)
    func row(_ row: ReturnCodeRow) {
        for text in [row.meaning, row.advice] {
            #expect(!text.en.isEmpty && !text.en.containsHan)
            #expect(text.zhHans.containsHan)
        }
        #expect(!row.source.isEmpty)
        if case .failure = row.kind { #expect(row.advice.en != "Nothing to do.") }
    }

    @Test("say each its own")
    func distinct() {
        #expect(Dictionary(grouping: table.rows, by: \.meaning.en).filter { $1.count > 1 }.keys.sorted() == [])
        #expect(Dictionary(grouping: table.rows, by: \.meaning.zhHans).filter { $1.count > 1 }.keys.sorted() == [])
    }

    @Test("have no key twice")
    func keys() {
        let keys = table.rows.flatMap { row in
            (row.stages.isEmpty ? ["any"] : row.stages.map(\.rawValue)).map {
                "\(row.product.rawValue) \($0) \(row.node ?? "-") \(row.versions ?? "-") \(row.code)"
            }
        }
        #expect(Dictionary(grouping: keys) { $0 }.filter { $1.count > 1 }.keys.sorted() == [])
    }

    @Test("say where they are another platform's")
    func platforms() {
        for code in ["1002", "1004", "1005", "1006", "1007", "1010", "1014", "1016", "1019", "1020", "1030", "2010"] {
            #expect(table.rows.first { $0.code == code }?.source.contains("another platform") == true, "\(code)")
        }
    }

    // MARK: What they mean

    @Test("mean by stage what can have happened there")
    func byStage() {
        #expect(failure("1023", in: .prefetch)?.code == .prefetchFailed)
        #expect(failure("1023", in: .login)?.code == .carrierFailure)
        #expect(failure("1003", in: .present)?.code == .pagePresentationFailed)
        #expect(failure("1003", in: .login)?.code == .carrierFailure)
        #expect(failure("1031", in: .present)?.code == .busy)
        #expect(failure("1031", in: .prefetch)?.code == .rateLimited)
        #expect(failure("1001", in: .initialize)?.code == .serviceUnavailable)
    }

    @Test("leave the reason to the carrier, whose codes are another space")
    func carriers() {
        #expect(failure("1023", inner: "103111", in: .prefetch)?.code == .proxyOrVPN)
        #expect(failure("1003", inner: "1101", carrier: .chinaUnicom, in: .login)?.code == .proxyOrVPN)
        #expect(failure("1003", inner: "1101", carrier: .chinaTelecom, in: .login)?.code == .carrierFailure)
        #expect(failure("1011", inner: "103111", in: .login)?.code == .userCancelled)
    }

    // MARK: Bug reports

    @Test(
        "BL-01: a code is read by its value, and an unusable one spoils this call only",
        arguments: [VendorPayload.Value.integer(1032), .text("1032"), .text("1032 "), .text("1032.0")])
    func byValue(_ code: VendorPayload.Value) {
        #expect(check(["code": code, "error": .bool(true)], in: .initialize).failure?.code == .accountDisabled)
        for odd in [VendorPayload.Value.null, .bool(true), .number(1032.5), .integer(0)] {
            #expect(check(["code": odd, "error": .bool(true)], in: .initialize).failure?.code == .malformedResponse)
        }
        #expect(check(["code": .integer(1000)], in: .initialize).failure == nil)
    }

    @Test("BL-05: 1000 is a success here, whatever it means elsewhere; -1 is no code of the SDK's")
    func success() {
        for stage in [Stage.initialize, .prefetch, .present, .login, .verify] {
            #expect(table.row(.shanyan, stage, "1000")?.kind == .success)
        }
        #expect(failure("-1", in: .login)?.code == .malformedResponse)
    }

    @Test("BL-07: the absence of an error decides, not the code")
    func absenceOfAnError() {
        #expect(check(["code": .integer(1000)], in: .present).failure == nil)
        #expect(check(["code": .integer(1023), "error": .bool(true)], in: .present).failure?.code == .carrierFailure)
        #expect(check(["code": .integer(1000), "error": .bool(true)], in: .login).failure?.code == .unknown)
    }

    @Test("BL-54: no SIM, data off, a foreign carrier and an unreadable one are told apart")
    func phoneStates() {
        #expect(failure("1006", in: .prefetch)?.code == .noSIM)
        #expect(failure("1009", in: .prefetch)?.code == .noSIM)
        #expect(failure("1008", in: .prefetch)?.code == .cellularDataOff)
        #expect(failure("2023", in: .verify)?.code == .cellularDataOff)
        #expect(failure("1002", in: .prefetch)?.code == .carrierUnknown)
        #expect(failure("2009", in: .verify)?.code == .unsupportedCarrier)
        #expect(failure("2009", in: .verify)?.disposition == .otherMethod)
        for code in ["1006", "1008", "1009"] { #expect(failure(code, in: .prefetch)?.disposition == .askUser) }
    }

    @Test("BL-60: what the console has wrong is for the configuration to put right")
    func console() {
        for code in ["19", "10029", "1016", "1032"] {
            #expect(failure(code, in: .initialize)?.disposition == .fixConfiguration, "\(code)")
        }
        #expect(failure("1023", inner: "103101", in: .prefetch)?.code == .signatureInvalid)
        #expect(failure("1023", inner: "103102", in: .prefetch)?.code == .bundleMismatch)
    }
}

extension Result {
    fileprivate var failure: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}

extension String {
    fileprivate var containsHan: Bool { unicodeScalars.contains { ("\u{4E00}"..."\u{9FFF}").contains($0) } }
}
