import PhoneAuth
import PhoneAuthModel
import Testing

@testable import PhoneAuthGeetest

@Suite("A number that changed its meaning with a version of the SDK")
struct VersionTests {
    private func read(_ code: String, _ version: String?) -> PhoneAuthError.Code? {
        let payload = VendorPayload(fields: ["status": .integer(500), "errorCode": .text(code)])
        let answer = VendorAnswer(oneLogin: payload, carrier: .chinaMobile, sdkVersion: version)
        guard case .failure(let error) = ReturnCodeTable.geetest.reading(answer, of: .oneLogin, in: .login) else {
            return nil
        }
        #expect(error.vendorCode == code, "the raw code is kept")
        return error.code
    }

    @Test(
        "is read as the version meant it (BL-40)",
        arguments: [
            ("2.9.1", PhoneAuthError.Code.cellularPermissionDenied), ("2.9.9", .cellularPermissionDenied),
            ("2.10.0", .cellularPermissionDenied), (nil, .cellularPermissionDenied),
        ] as [(String?, PhoneAuthError.Code)])
    func presentMeaning(version: String?, code: PhoneAuthError.Code) {
        #expect(read("-20204", version) == code)
    }

    @Test("is something else before", arguments: ["2.9.0", "2.4.1", "1.8"])
    func formerMeaning(version: String) throws {
        let code = try #require(read("-20204", version))
        #expect(code != .cellularPermissionDenied)
    }

    @Test("of every version means the same in all", arguments: ["2.4.1", "2.9.9"])
    func otherCodes(version: String) {
        #expect(read("-20302", version) == .userCancelled)
        #expect(read("-20202", version) == .cellularDataOff)
    }
}
