import PhoneAuthModel
import Testing
import UIKitShim

@testable import PhoneAuth

@MainActor @Suite("What the framework draws on a page")
struct PageAdditionsTests {
    /// A login's button, as it is drawn.
    private func button(
        _ item: AuthPageStyle.OtherLogin, in language: AuthPageStyle.Language = .simplifiedChinese
    ) throws -> UIButton {
        var style = AuthPageStyle()
        style.language = language
        style.otherLogins.items = [item]
        let request = LoginRequest(
            presenter: UIViewController(), style: style, page: VendorPage(properties: [:]), carrier: .chinaMobile)
        let area = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        PageAdditions(request, drawing: [.otherLogins], tapped: { _ in }).draw(in: area)
        return try #require(area.subviews.first?.subviews.first as? UIButton)
    }

    @Test(
        "shows Apple's button in Apple's colours, with a line around it where asked for",
        arguments: AuthPageStyle.OtherLogin.AppleStyle.allCases)
    func appleStyles(_ appleStyle: AuthPageStyle.OtherLogin.AppleStyle) throws {
        var item = AuthPageStyle.OtherLogin(.apple)
        item.appleStyle = appleStyle
        let button = try button(item)
        #expect(button.backgroundColor == (appleStyle == .black ? .black : .white))
        #expect(button.layer.borderWidth == (appleStyle == .whiteOutline ? 1 : 0))
        #expect((button.layer.borderColor != nil) == (appleStyle == .whiteOutline))
    }

    @Test("draws no picture on Apple's button, and one on the others")
    func pictures() throws {
        let apple = try button(.init(.apple, image: "logo"))
        #expect(apple.image(for: .normal) == nil)
        #expect(apple.attributedTitle(for: .normal)?.string == "\u{F8FF}")
        #expect(try button(.init(.qq, image: "logo")).image(for: .normal) != nil)
        var style = AuthPageStyle()
        style.otherLogins.items = [.init(.apple, image: "logo"), .init(.qq, image: "logo")]
        let fields = ["otherLogins.items[0].image", "otherLogins.items[1].image"]
        let report = PageTable(
            model: "Sample", properties: [:], rules: [PageRule(["otherLogins"], "sample") { _ in nil }], limits: []
        ).translate(style, reporting: fields).report
        #expect(report.inactive == [fields[0]] && report.applied == [fields[1]])
    }

    @Test(
        "lets a screen reader say the words of Apple's button, in the page's language",
        arguments: zip(
            AuthPageStyle.OtherLogin.AppleType.allCases,
            [
                ["通过 Apple 登录", "透過 Apple 登入", "Sign in with Apple"],
                ["通过 Apple 继续", "透過 Apple 繼續", "Continue with Apple"],
                ["通过 Apple 注册", "透過 Apple 註冊", "Sign up with Apple"],
            ]))
    func words(_ appleType: AuthPageStyle.OtherLogin.AppleType, _ words: [String]) throws {
        var item = AuthPageStyle.OtherLogin(.apple)
        item.appleType = appleType
        let languages: [AuthPageStyle.Language] = [.simplifiedChinese, .traditionalChinese, .english]
        for (language, word) in zip(languages, words) {
            #expect(try button(item, in: language).accessibilityLabel == word)
        }
        item.title = "With the fruit"
        #expect(try button(item).accessibilityLabel == "With the fruit")
    }
}
