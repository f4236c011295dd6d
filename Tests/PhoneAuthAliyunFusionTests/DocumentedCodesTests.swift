import PhoneAuth
import Testing

@testable import PhoneAuthAliyunFusion

@Suite("Fusion's documented codes")
struct DocumentedCodesTests {
    /// AlicomFusionEvent.h 1.2.3, typed from it: scene and flow, then tokens.
    static let scene = [
        "100001", "100002", "100003", "100004", "110005", "200001", "200002", "200003", "300001", "300002", "300003",
        "300004", "300005", "300006",
    ]
    /// The same header: the nodes of one tap, text message, message from the user, captcha.
    static let nodes = [
        "400001", "400002", "400003", "400004", "400005", "400006", "400007", "410008", "410009", "410010", "410011",
        "410012",
        "500001", "500002", "500003", "500004", "500005", "500006", "500007", "500008", "500009", "500010", "500011",
        "500012", "500013", "500014", "500015", "510001", "510002", "510003", "510004", "510005", "510006",
        "600001", "600002", "600003", "600004", "600005", "600006", "600007", "600008", "610001", "610002", "610003",
        "610004",
        "110001", "110002", "110003", "110004", "110005", "110006", "110007", "110008", "110009", "110010", "110011",
    ]
    /// The same header: device, network, the SDK itself.
    static let rest = [
        "700001", "700002", "700003", "700004", "800001", "800002", "800003", "900001", "900002", "900003", "900004",
    ]
    /// The same header: the inner codes of the one-tap node.
    static let inner = [
        "1600000", "1600001", "1600002", "1600004", "1600007", "1600008", "1600009", "1600010", "1600011", "1600012",
        "1600013", "1600014", "1600015", "1600017", "1600021", "1600025", "1600026", "1700000", "1700001", "1700002",
        "1700003", "1700004", "1700006", "1700007", "1700008", "1700009",
    ]
    /// Aliyun's iOS client integration page: by number in its text, or by name in its sample (code sent too often, number at
    /// risk, filling in failed, spinner on and off).
    static let guide = ["300001", "300003", "300006", "500009", "500010", "500004", "900003", "900004"]
    /// Aliyun's page of fusion's error codes, as far as the header lacks them.
    static let errorPage = ["400008"]
    /// Codes of the one-tap SDK that fusion's header does not list, by its rule of the leading 1.
    static let byRule = ["1600005", "1600018"]

    private static let table = ReturnCodeTable.aliyunFusion

    private func failure(_ code: String, inner: String = "") -> PhoneAuthError {
        FusionEvent(
            VendorPayload(fields: ["resultCode": .text(code), "innerCode": .text(inner)])
        ).failure(in: .login)
    }

    private static func isHan(_ character: Character) -> Bool {
        character.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
    }

    @Test("Every one has a row, and no row is of a code that no document has")
    func total() {
        let documented = Set(
            Self.scene + Self.nodes + Self.rest + Self.inner + Self.guide + Self.errorPage + Self.byRule)
        #expect(Set(Self.table.rows.map(\.code)) == documented)
    }

    @Test("Every row has a meaning and advice in both languages, and a source", arguments: table.rows)
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

    @Test("110005 is two rows, told apart by node, and neither proves a login")
    func twoMeanings() throws {
        let rows = Self.table.rows.filter { $0.code == "110005" }
        #expect(rows.map(\.node) == [nil, "AlicomFusionNodeNameGraphAuth"])
        #expect(rows.allSatisfy { $0.kind == .progress && $0.stages.isEmpty })
        for stage in Stage.allCases {
            #expect(Self.table.row(.aliyunFusion, stage, "110005") == rows.first)
        }
    }

    @Test("700002 and 700003, whose names and comments are swapped, are read alike")
    func swapped() {
        for code in ["700002", "700003"] {
            #expect(failure(code).code == .deviceRejected)
            #expect(failure(code).disposition == .otherMethod)
        }
    }

    @Test("400008 and 410008 are the same tap, and the row of the first says where it comes from")
    func tap() throws {
        let row = try #require(Self.table.row(.aliyunFusion, .login, "400008"))
        #expect(row.kind == Self.table.row(.aliyunFusion, .login, "410008")?.kind)
        #expect(row.source == "Aliyun, fusion error codes")
    }

    @Test("An inner code's row names the one-tap SDK's code, which is the same without the 1", arguments: inner)
    func innerRows(code: String) throws {
        let rows = Self.table.rows.filter { $0.code == code }
        #expect(!rows.isEmpty)
        for row in rows {
            #expect(row.meaning.en.contains("The one-tap SDK's \(code.dropFirst()), "))
            #expect(row.meaning.zhHans.contains("一键登录 \(code.dropFirst())"))
            #expect(row.kind != .success, "only the scene's own codes are a success")
        }
    }

    /// As the one-tap SDK's own table reads them.
    @Test(
        "An inner failure is read as the one-tap SDK's",
        arguments: [
            ("1600002", PhoneAuthError.Code.pagePresentationFailed), ("1600004", .carrierUnknown),
            ("1600005", .deviceRejected), ("1600007", .noSIM), ("1600008", .cellularDataOff),
            ("1600009", .unsupportedCarrier), ("1600010", .carrierFailure), ("1600011", .carrierFailure),
            ("1600013", .carrierMaintenance), ("1600014", .quotaExhausted), ("1600015", .timeout),
            ("1600017", .invalidCredentials), ("1600018", .numberRestricted), ("1600021", .carrierChanged),
            ("1600025", .integrationFault), ("1600026", .busy),
        ])
    func innerFailures(code: String, expected: PhoneAuthError.Code) {
        #expect(failure("400007", inner: code).code == expected)
        #expect(failure("400007", inner: code).disposition == expected.usualDisposition)
    }

    @Test("BL-05: fusion's own 600007 is no absent SIM, and 300003 is a refused token")
    func productsOwnMeaning() {
        #expect(Self.table.row(.aliyunFusion, .scene, "600007")?.kind == .success)
        #expect(Self.table.row(.aliyunFusion, .login, "1600007")?.kind == .failure(.noSIM))
        #expect(failure("300003").code == .authTokenInvalid)
    }

    @Test("BL-54 and BL-60: what the inner code says is not lost behind the node's failure")
    func causes() {
        #expect(failure("400002", inner: "1600008").disposition == .askUser)
        #expect(failure("400002", inner: "1600017").disposition == .fixConfiguration)
        #expect(failure("900002").disposition == .fixConfiguration)
    }
}
