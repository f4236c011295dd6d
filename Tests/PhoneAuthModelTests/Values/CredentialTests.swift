import Foundation
import PhoneAuthModel
import Testing

@Suite("Credentials")
struct CredentialTests {
    private let issuedAt = Date(timeIntervalSince1970: 1_796_032_800)

    private func credential<P>(singleUse: Bool = true, lifetime: Double = 120) throws -> Credential<P> {
        Credential(
            vendor: .geetest, product: .oneLogin, carrier: .chinaUnicom, token: Secret("tok-A1"),
            isSingleUse: singleUse, fields: ["processID": Secret("p1"), "authcode": Secret("0000")],
            phoneNumber: P.purpose == .verification ? try PhoneNumber("13800138000") : nil, issuedAt: issuedAt,
            lifetime: lifetime)
    }

    @Test("come back from their envelope as they went", arguments: [true, false])
    func roundTrip(singleUse: Bool) throws {
        let encoder = JSONEncoder()
        let login: LoginCredential = try credential(singleUse: singleUse)
        let verification: VerificationCredential = try credential(singleUse: singleUse)
        let scene: SceneCredential = try credential(singleUse: singleUse)
        let decoder = JSONDecoder()
        #expect(try decoder.decode(LoginCredential.self, from: encoder.encode(login)) == login)
        #expect(try decoder.decode(VerificationCredential.self, from: encoder.encode(verification)) == verification)
        #expect(try decoder.decode(SceneCredential.self, from: encoder.encode(scene)) == scene)
    }

    @Test("are written as the documentation says")
    func form() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let login: LoginCredential = try credential()
        #expect(
            String(decoding: try encoder.encode(login), as: UTF8.self) == """
                {"carrier":"chinaUnicom","expiresAt":"2026-11-30T10:02:00Z","fields":{"authcode":"0000","processID":"p1"},\
                "issuedAt":"2026-11-30T10:00:00Z","phoneNumber":null,"product":"oneLogin","purpose":"login",\
                "singleUse":true,"token":"tok-A1","vendor":"geetest","version":1}
                """)
    }

    @Test("of one purpose are refused for another", arguments: Purpose.allCases)
    func wrongPurpose(purpose: Purpose) throws {
        var envelope = try credential().envelope as CredentialEnvelope
        envelope.purpose = purpose
        let data = try JSONEncoder().encode(envelope)
        func refuses<P>(_ type: Credential<P>.Type) {
            if purpose == P.purpose {
                #expect(throws: Never.self) { try Credential<P>(envelope) }
                #expect(throws: Never.self) { try JSONDecoder().decode(type, from: data) }
            } else {
                #expect(throws: PhoneAuthError(.wrongTokenPurpose, of: envelope)) { try Credential<P>(envelope) }
                #expect(throws: PhoneAuthError(.wrongTokenPurpose, of: envelope)) {
                    try JSONDecoder().decode(type, from: data)
                }
            }
        }
        refuses(LoginCredential.self)
        refuses(VerificationCredential.self)
        refuses(SceneCredential.self)
    }

    private func credential() throws -> LoginCredential { try credential(singleUse: true) }

    struct Age: CustomTestStringConvertible {
        let seconds: Double
        let isExpired: Bool
        var testDescription: String { "\(seconds) s after" }
    }

    @Test(
        "are expired when their life is over, or the clock has been set back",
        arguments: [
            Age(seconds: 0, isExpired: false), Age(seconds: 119, isExpired: false), Age(seconds: 120, isExpired: true),
            Age(seconds: 121, isExpired: true), Age(seconds: -0.5, isExpired: false), Age(seconds: -2, isExpired: true),
            Age(seconds: -86_400, isExpired: true),
        ])
    func expiry(age: Age) throws {
        let login: LoginCredential = try credential()
        #expect(login.lifetime == 120)
        #expect(login.isExpired(at: issuedAt.addingTimeInterval(age.seconds)) == age.isExpired)
    }

    @Test(
        "are not read from a broken envelope",
        arguments: [
            #""version":2"#, #""version":"1""#, #""singleUse":1"#, #""issuedAt":"yesterday""#,
            #""issuedAt":1796032800"#,
            #""purpose":"payment""#, #""carrier":"orange""#, #""fields":null"#, #""phoneNumber":"12345""#,
            #""token":null"#,
        ])
    func brokenEnvelope(change: String) throws {
        let good = [
            "version": "1", "vendor": "\"geetest\"", "product": "\"oneLogin\"", "purpose": "\"login\"",
            "carrier": "\"unknown\"", "token": "\"t\"", "singleUse": "true", "fields": "{}", "phoneNumber": "null",
            "issuedAt": "\"2026-11-30T10:00:00Z\"", "expiresAt": "\"2026-11-30T10:02:00Z\"",
        ]
        func json(_ members: [String: String]) -> Data {
            Data(("{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}").utf8)
        }
        #expect(throws: Never.self) { try JSONDecoder().decode(LoginCredential.self, from: json(good)) }
        let parts = change.split(separator: ":", maxSplits: 1).map(String.init)
        var broken = good
        broken[parts[0].replacingOccurrences(of: "\"", with: "")] = parts[1]
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(LoginCredential.self, from: json(broken)) }
    }

    @Test(
        "are not read from an envelope that lacks a key",
        arguments: ["version", "token", "purpose", "fields", "expiresAt"])
    func missingKey(key: String) throws {
        let login: LoginCredential = try credential()
        var object = try #require(
            try JSONSerialization.jsonObject(with: JSONEncoder().encode(login)) as? [String: Any])
        object[key] = nil
        let data = try JSONSerialization.data(withJSONObject: object)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(LoginCredential.self, from: data) }
    }
}

extension PhoneAuthError {
    fileprivate init(_ code: Code, of envelope: CredentialEnvelope) {
        self.init(
            code, stage: .exchange, vendor: envelope.vendor, product: envelope.product, carrier: envelope.carrier)
    }
}

@Suite("Phone numbers and carriers")
struct PhoneNumberTests {
    @Test(
        "a mainland mobile number is read in the forms that people write",
        arguments: ["13800138000", "+8613800138000", "+86 138 0013 8000", "138-0013-8000"])
    func read(text: String) throws {
        let number = try PhoneNumber(text)
        #expect(number.reveal() == "13800138000")
        #expect("\(number)" == "138****8000")
    }

    @Test(
        "anything else is refused",
        arguments: ["", "12800138000", "1380013800", "138001380000", "１３８００１３８０００", "1380013800a"])
    func refused(text: String) {
        #expect(throws: PhoneAuthError(.invalidPhoneNumber, stage: .verify)) { try PhoneNumber(text) }
    }

    @Test(
        "a carrier is read in the vendors' spellings",
        arguments: zip(
            ["CM", "cmcc", "中国移动", " 移动 ", "CUCC", "中国联通", "CT", "中国电信", "UNKNOW", "--", "65535", ""],
            [
                Carrier.chinaMobile, .chinaMobile, .chinaMobile, .chinaMobile, .chinaUnicom, .chinaUnicom,
                .chinaTelecom,
                .chinaTelecom, .unknown, .unknown, .unknown, .unknown,
            ]))
    func carrier(text: String, carrier: Carrier) {
        #expect(Carrier(vendorText: text) == carrier)
        #expect(Carrier(vendorText: nil) == .unknown)
    }
}
