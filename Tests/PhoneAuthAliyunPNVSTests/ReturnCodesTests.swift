import PhoneAuth
import Testing

@testable import PhoneAuthAliyunPNVS

@Suite("PNVS's return codes")
struct ReturnCodesTests {
    /// PNSReturnCode.h of SDK 2.14.15, typed from it.
    static let header = [
        "600000", "600001", "600002", "600004", "600007", "600008", "600009", "600010", "600011", "600012", "600013",
        "600014", "600015", "600017", "600018", "600021", "600025", "600026", "700000", "700001", "700002", "700003",
        "700004", "700006", "700007", "700008", "700009", "700010", "700020",
    ]
    /// Aliyun's iOS client integration page: the codes beside `getLoginToken` and the other calls.
    static let guide = [
        "600000", "600001", "600002", "600011", "600013", "600014", "600015", "700000", "700001", "700002", "700003",
        "700004",
    ]
    /// Aliyun's page of error codes, table for apps, as far as the header lacks them: 600024 is Android's.
    static let errorPage = ["600005", "600023", "600024"]
    /// The same page, table for H5, as far as the iOS header lacks them.
    static let h5 = ["600028", "600030", "600032", "600034"]
    /// PNSReturnCode.h of SDKs 2.11.1 and 2.12.9: the liveness check.
    static let liveness = ["600030", "600031", "600032", "600033", "600034", "600035", "600036", "700005"]
    /// PNSReturnCode.h of 2019.
    static let older = ["600003", "600016"]
    /// Seen in wrappers, and of no SDK for iOS.
    static let wrappers = ["600016", "600019"]

    private static let table = ReturnCodeTable.aliyunPNVS

    private func read(
        _ payload: VendorPayload, carrier: Carrier = .unknown, in stage: Stage = .login
    ) -> ReturnCodeTable.Reading {
        Self.table.reading(VendorAnswer(aliyunPNVS: payload, carrier: carrier), of: .aliyunPNVS, in: stage)
    }

    private func read(
        _ fields: [String: VendorPayload.Value], carrier: Carrier = .unknown, in stage: Stage = .login
    ) -> ReturnCodeTable.Reading {
        read(VendorPayload(fields: fields), carrier: carrier, in: stage)
    }

    private func failure(
        _ code: String, _ more: [String: VendorPayload.Value] = [:], carrier: Carrier = .unknown,
        in stage: Stage = .login
    ) -> PhoneAuthError? {
        let fields = more.merging(["resultCode": .text(code)]) { _, code in code }
        return if case .failure(let error) = read(fields, carrier: carrier, in: stage) { error } else { nil }
    }

    // MARK: The table is total

    @Test("Every documented code has a row, and no row is of a code that no document has")
    func total() {
        let documented = Set(
            Self.header + Self.guide + Self.errorPage + Self.h5 + Self.liveness + Self.older + Self.wrappers)
        #expect(Set(Self.table.rows.map(\.code)) == documented)
    }

    @Test("Every row has a meaning of its own and advice, in both languages, and a source", arguments: table.rows)
    func texts(row: ReturnCodeRow) {
        for text in [row.meaning, row.advice] {
            #expect(text.zhHans.contains(where: Self.isHan), "\(row.code): \(text.zhHans)")
            #expect(!text.en.isEmpty && !text.en.contains(where: Self.isHan), "\(row.code): \(text.en)")
        }
        #expect(!row.source.isEmpty)
        if case .failure = row.kind {
            #expect(!row.advice.en.contains("Nothing to do"), "\(row.code): a failure asks for something")
        }
    }

    @Test("No two rows share a meaning, or a key")
    func distinct() {
        let rows = Self.table.rows
        #expect(Set(rows.map(\.meaning.en)).count == rows.count)
        #expect(Set(rows.map(\.meaning.zhHans)).count == rows.count)
        let keys = rows.flatMap { row in
            (row.stages.isEmpty ? ["any"] : row.stages.map(\.rawValue)).map {
                "\(row.product) \($0) \(row.node ?? "") \(row.versions ?? "") \(row.code)"
            }
        }
        #expect(Set(keys).count == keys.count)
    }

    private static func isHan(_ character: Character) -> Bool {
        character.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
    }

    // MARK: Outside the header

    @Test("Nothing but 600000 is a success, in any stage", arguments: table.rows, Stage.allCases)
    func success(row: ReturnCodeRow, stage: Stage) {
        let isSuccess = read(["resultCode": .text(row.code)], in: stage) == .success
        #expect(isSuccess == (row.code == "600000"), "\(row.code)")
    }

    @Test("600024 is no iOS code: it says so, and the environment check does not pass on it")
    func environmentOfAndroid() throws {
        let row = try #require(Self.table.row(.aliyunPNVS, .availability, "600024"))
        #expect(row.meaning.en.hasPrefix("Not an iOS code"))
        #expect(row.meaning.zhHans.hasPrefix("不是 iOS 返回码"))
        #expect(failure("600024", in: .availability)?.code == .unknown)
    }

    @Test("A code of H5 alone says so and decides nothing", arguments: h5)
    func h5Codes(code: String) throws {
        let row = try #require(Self.table.rows.last { $0.code == code })
        #expect(row.meaning.en.hasPrefix("Not an iOS code: on H5"))
        #expect(row.kind == .failure(.unknown))
        #expect(row.versions == nil)
    }

    @Test("A code of the liveness check names the SDKs that had it, and stands before H5's", arguments: liveness)
    func livenessCodes(code: String) throws {
        let row = try #require(Self.table.row(.aliyunPNVS, .login, code))
        #expect(row.versions == "2.11.1..<2.12.0, 2.12.9..<2.12.11")
    }

    @Test("The first header's codes for what the user did mean what their successors mean, while a page can be up")
    func olderCodes() {
        for (old, new) in [("600003", "700000"), ("600016", "700001")] {
            #expect(failure(old)?.code == failure(new)?.code)
            #expect(failure(old)?.disposition == .stop)
            #expect(failure(old, in: .prefetch)?.code == .unknown)
        }
    }

    // MARK: Bug reports

    @Test("BL-01: a code is compared by value, and a payload without one spoils this call only")
    func codeOfAnyKind() {
        let usable: [Any] = [600_000, Int64(600_000), 600_000.0, "600000", "600000 "]
        for code in usable {
            let payload = VendorPayload(["resultCode": code] as [AnyHashable: Any])
            #expect(read(payload, in: .initialize) == .success, "\(code)")
        }
        let unusable: [[AnyHashable: Any]] = [
            ["resultCode": true], ["resultCode": 600_000.5], ["resultCode": [600_000]], [:],
        ]
        for fields in unusable {
            guard case .failure(let error) = read(VendorPayload(fields), in: .initialize) else {
                Issue.record("\(fields) was taken for an answer")
                continue
            }
            #expect(error.code == .malformedResponse)
        }
        #expect(read(["resultCode": .text("600000")], in: .initialize) == .success)
    }

    @Test("BL-05: one number means one thing here, whatever other products take it for")
    func productsOwnMeaning() {
        #expect(failure("600004")?.code == .carrierUnknown, "on H5 a missing scheme")
        #expect(failure("600007")?.code == .noSIM, "in fusion a token of the user's message")
        #expect(failure("300003")?.code == .unknown, "in fusion a refused token")
    }

    @Test("BL-39: 600005 is one failure, whatever its text", arguments: [nil, "手机终端不安全", "授权页面被篡改"])
    func unsafeDevice(text: String?) {
        let error = failure("600005", ["msg": text.map { .text($0) } ?? .null])
        #expect(error?.code == .deviceRejected)
        #expect(error?.disposition == .otherMethod)
        #expect(error?.vendorMessage == text)
    }

    @Test("BL-54: an absent SIM, cellular data off, a carrier beside the three and an unknown cause are told apart")
    func stateOfThePhone() {
        #expect(failure("600007")?.code == .noSIM)
        #expect(failure("600008")?.code == .cellularDataOff)
        #expect(failure("600009")?.code == .unsupportedCarrier)
        #expect(failure("600004")?.code == .carrierUnknown)
        #expect(failure("600010", in: .prefetch)?.code == .prefetchFailed)
        #expect(failure("600010")?.code == .carrierFailure)
        #expect(["600007", "600008"].allSatisfy { failure($0)?.disposition == .askUser })
        #expect(failure("600009")?.disposition == .otherMethod)
    }

    @Test("BL-60: a wrong console set-up is for the developer, also where only one carrier finds it")
    func consoleSetUp() {
        #expect(failure("600017", in: .initialize)?.disposition == .fixConfiguration)
        for (inner, code) in [("103101", PhoneAuthError.Code.signatureInvalid), ("103102", .bundleMismatch)] {
            let error = failure("600012", ["innerCode": .text(inner)], carrier: .chinaMobile, in: .prefetch)
            #expect(error?.code == code)
            #expect(error?.disposition == .fixConfiguration)
        }
        let other = failure("600012", ["innerCode": .text("103102")], carrier: .chinaUnicom, in: .prefetch)
        #expect(other?.code == .prefetchFailed)
    }
}
