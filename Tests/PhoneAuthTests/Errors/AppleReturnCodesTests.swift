import PhoneAuth
import Testing

@Suite("Sign in with Apple's codes")
struct AppleReturnCodesTests {
    /// The cases of the guide to other logins (didCompleteWithError), with the numbers that `ASAuthorizationError` gives them:
    /// unknown, canceled, invalidResponse, notHandled, failed.
    static let documented = ["1000", "1001", "1002", "1003", "1004"]

    private static let table = ReturnCodeTable.apple

    @Test("have a row each, and no more")
    func total() {
        #expect(Self.table.vendor.rawValue == "apple")
        #expect(Self.table.rows.map(\.code) == Self.documented)
        #expect(Set(Self.table.rows.map(\.product)).count == 1)
    }

    @Test("have a meaning of their own, advice and a source", arguments: table.rows)
    func texts(row: ReturnCodeRow) {
        func isHan(_ character: Character) -> Bool {
            character.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
        }
        for text in [row.meaning, row.advice] {
            #expect(text.zhHans.contains(where: isHan))
            #expect(!text.en.isEmpty && !text.en.contains(where: isHan))
        }
        #expect(!row.source.isEmpty)
        #expect(Self.table.rows.filter { $0.meaning.en == row.meaning.en }.count == 1)
        #expect(Self.table.rows.filter { $0.meaning.zhHans == row.meaning.zhHans }.count == 1)
    }

    @Test(
        "are read in the words of the one taxonomy: a closed sheet is a cancel, and no failure leads to another vendor")
    func reading() throws {
        let product = try #require(Self.table.rows.first?.product)
        var codes: [PhoneAuthError.Code] = []
        for code in Self.documented {
            let reading = Self.table.reading(VendorAnswer(code: .found(code)), of: product, in: .login)
            guard case .failure(let error) = reading else {
                Issue.record("\(code) is no failure")
                continue
            }
            codes.append(error.code)
            #expect(error.disposition != .nextVendor, "\(code)")
            #expect(error.vendorCode == code)
        }
        #expect(codes == [.unknown, .userCancelled, .malformedResponse, .integrationFault, .internalFailure])
    }
}
