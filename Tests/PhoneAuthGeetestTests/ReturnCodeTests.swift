import PhoneAuth
import PhoneAuthModel
import Testing

@testable import PhoneAuthGeetest

@MainActor @Suite("Geetest's return codes")
struct ReturnCodeTests {
    private let table = GeetestProvider.returnCodes

    private func rows(_ product: Product) -> [ReturnCodeRow] { table.rows.filter { $0.product == product } }

    private func failure(
        _ code: String, inner: String? = nil, of product: Product = .oneLogin, in stage: Stage = .prefetch
    ) -> PhoneAuthError? {
        let answer = VendorAnswer(code: .found(code), innerCode: inner, carrier: .chinaMobile)
        return table.reading(answer, of: product, in: stage).failure
    }

    // MARK: Nothing is missing

    @Test("hold every code that OneLogin's documents have")
    func oneLoginIsComplete() {
        let documents = [
            // Geetest's documentation of OneLogin for iOS, the result dictionaries.
            ["200", "500", "0", "-20202"],
            // OLErrorInfo.h 2.9.9.
            [
                "400", "-20101", "-20102", "-20105", "-20106", "-20200", "-20202", "-20203", "-20204", "-20302",
                "-20303", "-20402", "-20403", "-20404", "-20405", "-20406", "-20407", "-20408", "-20409", "-20410",
                "-20411", "-20412", "-20413", "-20414", "-20415", "-20416", "-20417", "-20418", "-20420", "-20490",
                "-20600", "-40101", "-40102", "-40201", "-40202", "-40301", "-50100", "-50101",
            ],
            // Older samples; the header's comments; the Flutter plugin's list for Android.
            ["-20103", "-30003", "-20301"],
        ]
        #expect(Set(documents.joined()).subtracting(rows(.oneLogin).map(\.code)) == [])
    }

    @Test("hold every code that OnePass's documents have")
    func onePassIsComplete() {
        let documents = [
            // GOPError.h 2.9.9.
            [
                "-20301", "-20302", "-20303", "-20304", "-20305", "-20404", "-39900", "-39901", "-39902", "-40101",
                "-40104", "-40201", "-40204", "-40301", "-40302", "-40304", "-49900", "-50100",
            ],
            // OnePass iOS error codes, NSURLErrorDomain.
            [
                "-999", "-1000", "-1001", "-1002", "-1003", "-1004", "-1005", "-1006", "-1007", "-1008", "-1009",
                "-1010", "-1011", "-1012", "-1013", "-1014", "-1015", "-1016", "-1017", "-1102", "-1200", "-1201",
                "-1202", "-1203",
            ],
            // OnePass 1 for iOS.
            ["-200", "-300", "-500"],
        ]
        #expect(Set(documents.joined()).subtracting(rows(.onePass).map(\.code)) == [])
    }

    // MARK: Each row says something

    @Test("say each its own, in English and in Chinese")
    func meanings() {
        for row in table.rows {
            #expect(row.meaning.isBilingual && row.advice.isBilingual && !row.source.isEmpty, "\(row.code)")
        }
        #expect(Dictionary(grouping: table.rows, by: \.meaning.en).filter { $1.count > 1 }.keys.sorted() == [])
        #expect(Dictionary(grouping: table.rows, by: \.meaning.zhHans).filter { $1.count > 1 }.keys.sorted() == [])
    }

    @Test("advise something wherever a call fails")
    func advice() {
        for row in table.rows {
            guard case .failure = row.kind else { continue }
            #expect(row.advice.en != "Nothing to do.", "\(row.code)")
        }
    }

    @Test("have no key twice")
    func keys() {
        let doubled = Dictionary(grouping: table.rows.flatMap(\.keys)) { $0 }.filter { $1.count > 1 }
        #expect(doubled.keys.sorted() == [])
    }

    @Test("name the OnePass 1 codes obsolete")
    func obsolete() {
        for code in ["-200", "-300", "-500"] {
            #expect(table.row(.onePass, .verify, code)?.meaning.en.hasPrefix("Obsolete") == true, "\(code)")
        }
    }

    @Test("tell the system's network errors apart")
    func system() {
        #expect(failure("-1001", of: .onePass, in: .verify)?.code == .timeout)
        #expect(failure("-1009", of: .onePass, in: .verify)?.code == .noNetwork)
        #expect(failure("-1022", of: .onePass, in: .verify)?.code == .integrationFault)
        #expect(failure("-1017", of: .onePass, in: .verify)?.code == .malformedResponse)
        #expect(failure("-1202", of: .onePass, in: .verify)?.code == .networkFailure)
    }

    // MARK: Bug reports

    @Test(
        "BL-04: back and another account are in errorCode, not in status, as text and as a number",
        arguments: [
            ("-20302", PhoneAuthError.Code.userCancelled), ("-20303", .userChoseOtherMethod),
        ])
    func decisionsInErrorCode(code: String, expected: PhoneAuthError.Code) throws {
        let number = try #require(Int64(code))
        for value in [VendorPayload.Value.text(code), .integer(number), .text(" \(code) ")] {
            let payload = VendorPayload(fields: ["status": .integer(500), "errorCode": value, "msg": .text("back")])
            let answer = VendorAnswer(oneLogin: payload, carrier: .chinaUnicom)
            let error = table.reading(answer, of: .oneLogin, in: .login).failure
            #expect(error?.code == expected)
            #expect(error?.disposition == .stop)
        }
    }

    @Test("BL-05: one number means by product what it means there")
    func byProduct() {
        #expect(failure("-20302", in: .login)?.code == .userCancelled)
        #expect(failure("-20302", of: .onePass, in: .verify)?.code == .unsupportedNetwork)
        #expect(failure("-20303", in: .login)?.code == .userChoseOtherMethod)
        #expect(failure("-20303", of: .onePass, in: .verify)?.code == .unsupportedCarrier)
        #expect(failure("-20301", of: .onePass, in: .verify)?.code == .invalidPhoneNumber)
        #expect(failure("-20202", of: .onePass, in: .verify)?.code == .unknown, "it is OneLogin's alone")
        #expect(failure("-20305")?.code == .unknown, "it is OnePass's alone")
    }

    @Test("BL-40: a number that changed its meaning has a row for each range, the one in force first")
    func byVersion() {
        let rows = table.rows.filter { $0.code == "-20204" }
        #expect(rows.map(\.versions) == ["2.9.1...", "...2.9.0"])
        #expect(rows.map(\.kind) == [.failure(.cellularPermissionDenied), .failure(.prefetchExpired)])
        #expect(failure("-20204")?.code == .cellularPermissionDenied, "without a version the newest counts")
        #expect(failure("-20103", in: .login)?.code == failure("-20405", in: .login)?.code, "renumbered")
    }

    @Test("BL-54: offline, data off, no permission and no carrier are told apart")
    func phoneStates() {
        #expect(failure("-20200")?.code == .noNetwork)
        #expect(failure("-20202")?.code == .cellularDataOff)
        #expect(failure("-20204")?.code == .cellularPermissionDenied)
        #expect(failure("-20203")?.code == .unsupportedCarrier)
        #expect(failure("-20203")?.disposition == .otherMethod)
        for code in ["-20200", "-20202", "-20204"] { #expect(failure(code)?.disposition == .askUser) }
    }

    @Test("BL-60: what the console has wrong is for the configuration to put right")
    func console() {
        for code in ["-20101", "-50100", "-20407", "-20408", "-20409"] {
            #expect(failure(code)?.disposition == .fixConfiguration, "\(code)")
        }
        #expect(failure("-50100", of: .onePass, in: .verify)?.disposition == .fixConfiguration)
        #expect(failure("-40101", inner: "103101")?.code == .signatureInvalid)
        #expect(failure("-40101", inner: "103102")?.code == .bundleMismatch)
    }

    @Test("keep a decision of the user's against any carrier's code")
    func decisions() {
        #expect(failure("-20303", inner: "103111", in: .login)?.code == .userChoseOtherMethod)
    }
}

extension ReturnCodeTable.Reading {
    fileprivate var failure: PhoneAuthError? {
        if case .failure(let error) = self { error } else { nil }
    }
}

extension LocalizedText {
    fileprivate var isBilingual: Bool {
        !en.isEmpty && !en.containsHan && zhHans.containsHan
    }
}

extension String {
    fileprivate var containsHan: Bool { unicodeScalars.contains { ("\u{4E00}"..."\u{9FFF}").contains($0) } }
}

extension ReturnCodeRow {
    /// What has to be there once: product, stage, node, versions and code.
    fileprivate var keys: [String] {
        (stages.isEmpty ? ["any"] : stages.map(\.rawValue)).map {
            "\(product.rawValue) \($0) \(node ?? "-") \(versions ?? "-") \(code)"
        }
    }
}
