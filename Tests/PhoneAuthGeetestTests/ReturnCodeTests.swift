import PhoneAuth
import PhoneAuthGeetest
import PhoneAuthModel
import Testing

@MainActor @Suite("Geetest's return codes")
struct ReturnCodeTests {
    private let table = GeetestProvider.returnCodes

    @Test("mean by product what they mean there")
    func byProduct() {
        let back = VendorAnswer(code: .found("-20302"))
        #expect(table.reading(back, of: .oneLogin, in: .login).failure?.code == .userCancelled)
        #expect(table.reading(back, of: .onePass, in: .verify).failure?.code == .unsupportedNetwork)
    }

    @Test("say each its own, in both languages, once")
    func meanings() {
        for product in [Product.oneLogin, .onePass] {
            let rows = table.rows.filter { $0.product == product }
            #expect(Set(rows.map(\.code)).count == rows.count)
            #expect(Set(rows.map(\.meaning.en)).count == rows.count)
            #expect(Set(rows.map(\.meaning.zhHans)).count == rows.count)
            #expect(rows.allSatisfy { !$0.advice.en.isEmpty && !$0.advice.zhHans.isEmpty && !$0.source.isEmpty })
        }
    }

    @Test("keep a decision of the user's against any carrier's code")
    func decisions() {
        let answer = VendorAnswer(code: .found("-20303"), innerCode: "103111", carrier: .chinaMobile)
        #expect(table.reading(answer, of: .oneLogin, in: .login).failure?.code == .userChoseOtherMethod)
    }
}

extension ReturnCodeTable.Reading {
    fileprivate var failure: PhoneAuthError? {
        if case .failure(let error) = self { error } else { nil }
    }
}
