import PhoneAuthModel
import Testing

@testable import PhoneAuth

@Suite("The texts of error codes")
struct ErrorTextTests {
    @Test("say for every code what happened and what to do", arguments: PhoneAuthError.Code.all)
    func everyCode(code: PhoneAuthError.Code) {
        #expect(code.hasTexts, "\(code.rawValue)")
        for text in [code.explanation, code.advice] {
            #expect(!text.en.isEmpty && !text.zhHans.isEmpty, "\(code.rawValue)")
        }
    }

    @Test("tell the user something exactly where the user can put it right", arguments: PhoneAuthError.Code.all)
    func prompts(code: PhoneAuthError.Code) {
        #expect((code.prompt != nil) == (code.usualDisposition == .askUser), "\(code.rawValue)")
    }

    @Test("of a code that is not known here ask to report it")
    func unknownCode() {
        let code = PhoneAuthError.Code(rawValue: "ofTomorrow")
        #expect(!code.hasTexts)
        #expect(code.advice.en == "Report the code.")
        #expect(code.prompt == nil)
    }
}
