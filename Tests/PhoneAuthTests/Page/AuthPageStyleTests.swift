import Foundation
import PhoneAuthModel
import Testing

@testable import PhoneAuth

@Suite("A page style")
struct AuthPageStyleTests {
    @Test("is the standard page when the file says nothing")
    func empty() throws {
        #expect(try AuthPageStyle(data: Data("{}".utf8)) == AuthPageStyle())
        #expect(AuthPageStyle().problems.isEmpty)
    }

    @Test("reads the sample of the documentation, and writes it again")
    func sample() throws {
        let configuration = try JSONReader.read(ConfigurationSamples.complete()).value
        let page = try #require(configuration["page"])
        let style = try AuthPageStyle(json: page)
        #expect(
            style.presentation.popup.placement.landscape
                == .anchors(.init(centerX: 0, centerY: 0, width: 420, height: 300)))
        #expect(style.loginButton.placement.anchors.width == .share(0.85))
        #expect(style.logo.placement.anchors(inLandscape: true) == nil)
        #expect(style.otherLogins.items.map(\.kind) == [.apple, .wechat, .qq])
        #expect(style.loading.backgroundColor.light == .init(red: 0, green: 0, blue: 0, alpha: 128))
        #expect(try AuthPageStyle(json: style.json) == style)
    }

    @Test("lists the fields that it sets by their paths")
    func fieldPaths() {
        var style = AuthPageStyle()
        style.agreements.items = [.init(name: "Terms", url: "https://example.com")]
        let paths = style.fieldPaths
        #expect(Set(paths).count == paths.count)
        #expect(paths.contains("loginButton.placement.width"))
        #expect(paths.contains("loginButton.placement.landscape.top"))
        #expect(paths.contains("logo.placement.landscape"))
        #expect(paths.contains("agreements.items[0].url"))
        #expect(!paths.contains("logo.image"))
        #expect(!paths.contains("agreements.items[0].color"))
    }

    @Test("replaces a placement as a whole, and of a label only what is given")
    func partialValues() throws {
        let style = try AuthPageStyle(
            json: ["loginButton": ["placement": ["left": 20, "right": 20], "title": ["text": "Go"]]])
        #expect(style.loginButton.placement == .init(.init(left: 20, right: 20)))
        #expect(style.loginButton.title == .init("Go", color: .white, fontSize: 16, isBold: true))
        #expect(style.loginButton.cornerRadius == 8)
    }

    @Test(
        "reads a colour of 3, 6 and 8 digits",
        arguments: [("#0aF", "#00AAFFFF"), ("#0064c8", "#0064C8FF"), ("#00000080", "#00000080")])
    func colors(text: String, full: String) throws {
        let style = try AuthPageStyle(json: ["number": ["color": .string(text)]])
        #expect(style.number.color.light.description == full)
        #expect(style.number.color.dark == nil)
    }

    @Test("tells light from dark")
    func darkColor() throws {
        let style = try AuthPageStyle(json: ["number": ["color": ["light": "#FFF", "dark": "#000"]]])
        #expect(style.number.color.resolved(isDark: false) == .init(0xFFFFFF))
        #expect(style.number.color.resolved(isDark: true) == .init(0x000000))
    }

    @Test("takes corners as an object, a number or Aliyun's list")
    func corners() throws {
        func corners(_ value: JSONValue) throws -> AuthPageStyle.Corners {
            try AuthPageStyle(json: ["presentation": ["popup": ["cornerRadius": value]]]).presentation.popup
                .cornerRadius
        }
        #expect(try corners(4) == .init(4))
        #expect(try corners([1, 2, 3, 4]) == .init(topLeft: 1, topRight: 4, bottomLeft: 2, bottomRight: 3))
        #expect(try corners(["topLeft": 1]) == .init(topLeft: 1, topRight: 8, bottomLeft: 8, bottomRight: 8))
    }

    @Test("has standard texts in each language", arguments: AuthPageStyle.Language.allCases)
    func standardTexts(language: AuthPageStyle.Language) {
        let texts = language.standardTexts
        #expect(Mirror(reflecting: texts).children.compactMap { $0.value as? String }.allSatisfy { !$0.isEmpty })
        #expect(texts.separators.count == 3)
    }
}
