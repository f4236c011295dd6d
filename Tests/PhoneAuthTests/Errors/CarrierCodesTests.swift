import Testing

@testable import PhoneAuth

@Suite("The carriers' return codes")
struct CarrierCodesTests {
    private static let nothingToDo = "Nothing to do."

    private static func hasHan(_ text: String) -> Bool {
        text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
    }

    private static func codes(_ texts: String, of carrier: Carrier) -> [(Carrier, String)] {
        texts.split(separator: " ").map { (carrier, String($0)) }
    }

    private func code(_ carrier: Carrier, _ code: String) -> PhoneAuthError.Code? {
        CarrierCodes.failure(code, of: carrier)?.code
    }

    // MARK: The table is whole

    @Test("have a row for every code of the documents", arguments: CarrierCodeDocument.all)
    func documented(document: CarrierCodeDocument) {
        let known = Set(
            CarrierCodes.rows.filter { $0.carrier == document.carrier && $0.family == document.family }.map(\.code))
        #expect(Set(document.codes).subtracting(known).sorted() == [])
    }

    @Test("hold no code but those of the documents")
    func noOther() {
        for row in CarrierCodes.rows {
            let isDocumented = CarrierCodeDocument.all.contains {
                $0.carrier == row.carrier && $0.family == row.family && $0.codes.contains(row.code)
            }
            #expect(isDocumented, "\(row.carrier) \(row.family) \(row.code)")
        }
    }

    @Test("have one row a carrier, family and code")
    func keys() {
        let keys = CarrierCodes.rows.map { "\($0.carrier) \($0.family.rawValue) \($0.code)" }
        #expect(Dictionary(grouping: keys) { $0 }.filter { $0.value.count > 1 }.keys.sorted() == [])
        #expect(CarrierCodes.rows.allSatisfy { $0.carrier != .unknown })
    }

    @Test("mean each its own, in both languages")
    func meanings() {
        let rows = CarrierCodes.rows
        for texts in [rows.map(\.meaning.en), rows.map(\.meaning.zhHans)] {
            #expect(Dictionary(grouping: texts) { $0 }.filter { $0.value.count > 1 }.keys.sorted() == [])
        }
        for row in rows {
            for text in [row.meaning, row.advice] {
                #expect(!text.en.isEmpty && !Self.hasHan(text.en), "\(row.code)")
                #expect(Self.hasHan(text.zhHans), "\(row.code)")
            }
        }
    }

    @Test("say what to do about a failure, and which document says so")
    func adviceAndSource() {
        for row in CarrierCodes.rows {
            #expect(!row.source.isEmpty)
            if case .failure = row.kind { #expect(row.advice.en != Self.nothingToDo, "\(row.code)") }
        }
    }

    // MARK: Families

    @Test(
        "of China Unicom: the present SDK before prefixed codes, these before the older SDK",
        arguments: [
            ("100", CarrierCodeRow.Family.current), ("10100", .current), ("101007", .current), ("410004", .prefixed),
            ("510004", .prefixed), ("10004", .older), ("101", .older), ("3011", .older),
        ])
    func unicomFamilies(code: String, family: CarrierCodeRow.Family) {
        #expect(CarrierCodes.row(code, of: .chinaUnicom)?.family == family)
    }

    @Test("of China Unicom: 100 is a success, whatever the older SDK said with it")
    func hundred() {
        #expect(CarrierCodes.row("100", of: .chinaUnicom)?.kind == .success)
        #expect(CarrierCodes.failure("100", of: .chinaUnicom) == nil)
        let older = CarrierCodes.rows.first { $0.carrier == .chinaUnicom && $0.family == .older && $0.code == "100" }
        #expect(older?.kind == .failure(.capabilityNotEnabled))
    }

    @Test("of China Mobile: a number that was reused means what it means now")
    func reused() {
        #expect(code(.chinaMobile, "200062") == .rateLimited)
    }

    @Test("mean the same with and without what aggregators put before them", arguments: ["41", "51"])
    func prefixes(prefix: String) {
        for row in CarrierCodes.rows where row.family == .prefixed && row.code.hasPrefix(prefix) {
            guard let plain = CarrierCodes.row(String(row.code.dropFirst()), of: .chinaUnicom) else {
                #expect(row.code == "510023", "only this one has no plain form")
                continue
            }
            #expect(plain.kind == row.kind, "\(row.code)")
        }
    }

    // MARK: What they mean

    @Test("of a carrier that is not known decide nothing")
    func unknownCarrier() {
        #expect(CarrierCodes.row("103111", of: .unknown) == nil)
        #expect(CarrierCodes.failure("103111", of: .unknown) == nil)
        #expect(CarrierCodes.row("424242", of: .chinaMobile) == nil)
    }

    @Test("BL-05: one number means another thing at another carrier")
    func oneNumber() {
        #expect(code(.chinaUnicom, "-2") == .unsupportedNetwork)
        #expect(code(.chinaTelecom, "-2") == .invalidCredentials)
        #expect(code(.chinaUnicom, "1101") == .proxyOrVPN)
        #expect(CarrierCodes.row("1101", of: .chinaMobile) == nil)
        #expect(CarrierCodes.row("0", of: .chinaMobile) == nil)
    }

    @Test("say what the user decided")
    func decisions() {
        for (carrier, code) in [
            (Carrier.chinaMobile, "200020"), (.chinaUnicom, "10104"), (.chinaUnicom, "101007"),
            (.chinaTelecom, "80200"), (.chinaTelecom, "100005"),
        ] {
            #expect(self.code(carrier, code) == .userCancelled, "\(code)")
        }
        for (carrier, code) in [(Carrier.chinaMobile, "200060"), (.chinaUnicom, "10105"), (.chinaTelecom, "80201")] {
            #expect(self.code(carrier, code) == .userChoseOtherMethod, "\(code)")
        }
    }

    @Test("BL-54: a missing SIM, no network, and cellular data that is off are three things")
    func states() {
        let states: [(PhoneAuthError.Code, [(Carrier, String)])] = [
            (.noSIM, Self.codes("200002 200010 200048", of: .chinaMobile)),
            (
                .noNetwork,
                Self.codes("102101 200022", of: .chinaMobile) + Self.codes("10100", of: .chinaUnicom)
                    + Self.codes("80003 100004", of: .chinaTelecom)
            ),
            (
                .cellularDataOff,
                Self.codes("102103 200027", of: .chinaMobile)
                    + Self.codes("10101 10004 410004 510004", of: .chinaUnicom)
                    + Self.codes("80004", of: .chinaTelecom)
            ),
            (
                .unsupportedCarrier,
                Self.codes("105012 105013 105315 200080", of: .chinaMobile) + Self.codes("3009", of: .chinaUnicom)
            ),
        ]
        for (expected, codes) in states {
            for (carrier, code) in codes { #expect(self.code(carrier, code) == expected, "\(code)") }
        }
    }

    @Test("BL-60: a wrong set-up is the configuration's fault, not the network's")
    func misconfigured() {
        #expect(code(.chinaMobile, "103101") == .signatureInvalid)
        #expect(code(.chinaMobile, "103102") == .bundleMismatch)
        for (carrier, code) in Self.codes("103101 103102 103119 103133 105019 105113 105302", of: .chinaMobile)
            + Self.codes("1106 2101 2201 2202 10102 101004 101006 101 102 105 1002", of: .chinaUnicom)
            + Self.codes("-64 -20005 -20006 -20007 200001", of: .chinaTelecom)
        {
            #expect(self.code(carrier, code)?.usualDisposition == .fixConfiguration, "\(code)")
        }
    }

    @Test("of one situation are one code at every carrier")
    func situations() {
        let situations: [(PhoneAuthError.Code, String, String, String)] = [
            (.proxyOrVPN, "103111", "1101 1102 3011 3051 3052", "-10004 800008"),
            (.timeout, "102507 200023", "10103 101005 10000 410000 510000", "80000 80005 80801 100003"),
            (.clockSkew, "105112", "1001 402", "-10009 -30001"),
            (.rateLimited, "103911 200062", "2206 20101 201001 3063", "-65 -10008"),
            (.quotaExhausted, "105021 105312 105422 105423", "1107 20100 104 108 303 3061", ""),
            (.prefetchExpired, "103902", "10001 10007 410001 410007 3059", "80104"),
            (.networkFailure, "102508 200024", "10003 410003 102001", "80800"),
            (.wrongTokenPurpose, "105018", "1108 203", "-66 51208"),
            (.busy, "200089", "10110 510023", ""),
            (.serviceUnavailable, "200082", "3201 3050 3066", "-20100 -99999"),
        ]
        for (expected, mobile, unicom, telecom) in situations {
            for (carrier, code) in Self.codes(mobile, of: .chinaMobile) + Self.codes(unicom, of: .chinaUnicom)
                + Self.codes(telecom, of: .chinaTelecom)
            {
                #expect(self.code(carrier, code) == expected, "\(code)")
            }
        }
    }

    // MARK: Read as inner codes

    private let table = ReturnCodeTable(
        vendor: .shanyan,
        rows: [
            ReturnCodeRow(
                .shanyan, "1003", .failure(.timeout), meaning: LocalizedText(en: "x", zhHans: "x"), source: "test"),
            ReturnCodeRow(
                .shanyan, "1011", .failure(.userChoseOtherMethod), meaning: LocalizedText(en: "x", zhHans: "x"),
                source: "test"),
        ])

    private func read(_ code: String, inner: String?, _ carrier: Carrier, in stage: Stage = .login) -> PhoneAuthError? {
        let answer = VendorAnswer(code: .found(code), innerCode: inner, carrier: carrier)
        guard case .failure(let error) = table.reading(answer, of: .shanyan, in: stage) else { return nil }
        return error
    }

    @Test("that say nothing about the cause are read by stage, and leave a cause that the vendor knows")
    func generic() {
        #expect(CarrierCodes.row("103211", of: .chinaMobile)?.kind == .genericFailure)
        #expect(read("999", inner: "103211", .chinaMobile, in: .prefetch)?.code == .prefetchFailed)
        #expect(read("999", inner: "103211", .chinaMobile, in: .login)?.code == .carrierFailure)
        #expect(read("1003", inner: "103211", .chinaMobile, in: .prefetch)?.code == .timeout)
        #expect(read("1201", inner: nil, .chinaUnicom, in: .verify)?.code == .carrierFailure)
    }

    @Test("that are a success leave the failure to the vendor")
    func success() {
        for (inner, carrier) in [("100", Carrier.chinaUnicom), ("103000", .chinaMobile), ("200087", .chinaMobile)] {
            let error = read("1003", inner: inner, carrier)
            #expect(error?.code == .timeout)
            #expect(error?.carrierCode == inner)
        }
    }

    @Test("that say what the user did decide, unless the vendor says it too")
    func innerDecisions() {
        #expect(read("1003", inner: "80200", .chinaTelecom)?.code == .userCancelled)
        #expect(read("1003", inner: "80200", .chinaTelecom)?.disposition == .stop)
        #expect(read("1011", inner: "80200", .chinaTelecom)?.code == .userChoseOtherMethod)
    }

    @Test("keep a disposition of their own")
    func disposition() {
        #expect(read("1003", inner: "200089", .chinaMobile)?.disposition == .retry)
        #expect(read("80103", inner: nil, .chinaTelecom)?.disposition == .nextVendor)
    }
}
