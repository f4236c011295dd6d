import Foundation
import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import ShanyanSimulation
import SimulatedPhone
import Testing

@testable import PhoneAuthShanyan

@MainActor @Suite("Shanyan's page lies on the screen")
struct PageGeometryTests {
    /// The page of the configuration that shows every key.
    private static func example() throws -> AuthPageStyle {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../PhoneAuthToolTests/Configurations/complete.json")
        let configuration = try JSONReader.read(Data(contentsOf: file)).value
        return try AuthPageStyle(json: try #require(configuration["page"]))
    }

    @Test("A popup that is to be hidden in landscape stands there as it does upright, and the report says so")
    func hiddenPopup() throws {
        var style = AuthPageStyle()
        style.presentation.mode = .popup
        style.orientations = [.portrait, .landscapeLeft]
        style.presentation.popup.placement.landscape = .hidden
        let frame = PageFrame(x: 276, y: 26.5, width: 300, height: 340)
        #expect(style.popupFrame(on: .medium, inLandscape: true) == frame)
        let translation = PageTable.shanyan.translate(style)
        let layout = try #require(translation.page[ShanyanLayout.landscape]?.members)
        #expect(layout["yjdlShAuthWindowOrientationWidth"] == 300)
        #expect(layout["yjdlShAuthWindowOrientationHeight"] == 340)
        #expect(layout["yjdlShAuthWindowOrientationOrigin.x"] == 276)
        #expect(translation.report.approximated.contains { $0.field == "presentation.popup.placement.landscape" })
    }

    private func page(
        _ style: AuthPageStyle, width: Double = 393, height: Double = 852, isLandscape: Bool = false
    ) async throws -> SimulatedPage {
        var settings = PhoneSettings()
        settings.screen = .init(width: width, height: height)
        settings.isLandscape = isLandscape
        let phone = SimulatedPhone(settings: settings)
        var configuration = PhoneAuthConfiguration(
            providers: .init(shanyan: .init(appID: Secret("app-id"))), order: [.shanyan])
        configuration.page = style
        let report = try await SimulatedRun(.shanyan, configuration: configuration, on: phone) {
            [.shanyan(ShanyanBinding())]
        }.report()
        #expect(report.outcomeName == "success")
        return try #require(phone.lastPage)
    }

    private func rounded(_ frame: SimulatedPage.Frame?) -> [Double]? {
        frame.map { [$0.x, $0.y, $0.width, $0.height].map { ($0 * 10).rounded() / 10 } }
    }

    @Test("where the example style wants it, upright: below 59 points of status bar and 44 of navigation bar")
    func portrait() async throws {
        let page = try await page(Self.example())
        #expect((page.width, page.height) == (393, 852))
        let expected: [String: [Double]] = [
            "background": [0, 0, 393, 852], "navigationBar": [0, 0, 393, 103], "title": [64, 59, 265, 44],
            "backButton": [8, 59, 44, 44], "logo": [160.5, 143, 72, 72], "pageTitle": [172.5, 219, 48, 30],
            "number": [0, 253, 393, 29], "slogan": [0, 293, 393, 15], "loginButton": [29.5, 343, 334.1, 48],
            "switchButton": [116.5, 407, 160, 24], "agreements": [51, 718, 314, 60], "checkbox": [28, 739, 18, 18],
        ]
        for (kind, frame) in expected { #expect(rounded(page[kind]?.frame) == frame, "\(kind)") }
        #expect(page["rightItem"]?.frame.y == 59)
        #expect(page.dialog.isEmpty)
        #expect(page["otherNumberButton"] == nil)
    }

    @Test("where the example style wants it, in landscape: below a navigation bar of 32 points, the logo gone")
    func landscape() async throws {
        let page = try await page(Self.example(), isLandscape: true)
        #expect((page.width, page.height) == (852, 393))
        let expected: [String: [Double]] = [
            "background": [0, 0, 852, 393], "navigationBar": [0, 0, 852, 32], "number": [0, 52, 852, 29],
            "slogan": [0, 88, 852, 15], "loginButton": [170.4, 122, 511.2, 44], "switchButton": [346, 174, 160, 24],
            "agreements": [103, 304, 669, 44], "checkbox": [80, 317, 18, 18],
        ]
        for (kind, frame) in expected { #expect(rounded(page[kind]?.frame) == frame, "\(kind)") }
        #expect(page["logo"] == nil)
        #expect(page["pageTitle"] == nil)
    }

    @Test(
        "all on the screen, the agreements uncovered",
        arguments: [(375.0, 667.0), (393, 852), (430, 932)], [false, true])
    func inside(size: (Double, Double), isLandscape: Bool) async throws {
        let page = try await page(Self.example(), width: size.0, height: size.1, isLandscape: isLandscape)
        #expect(page.elements.count > 8)
        for element in page.elements {
            let frame = element.frame
            #expect(frame.x >= 0 && frame.x + frame.width <= page.width, "\(element.kind)")
            #expect(frame.y >= 0 && frame.y + frame.height <= page.height, "\(element.kind)")
        }
        let agreements = try #require(page["agreements"]?.frame.rect)
        for element in page.elements where !["agreements", "background"].contains(element.kind) {
            #expect(!element.frame.rect.intersects(agreements), "\(element.kind)")
        }
    }

    @Test("as the style says: texts, colours, fonts, pictures, the tick")
    func looks() async throws {
        var style = try Self.example()
        style.agreements.carrierPosition = 2
        let page = try await page(style)
        let button = try #require(page["loginButton"])
        #expect(button.text == "本机号码一键登录")
        #expect(button.isBold)
        #expect(button.background?.light == "#0064C8FF")
        #expect(button.corners == [8, 8, 8, 8])
        #expect(page["title"]?.color?.dark == "#F2F2F2FF")
        #expect(page["logo"]?.image == "logo")
        #expect(page["checkbox"]?.image == "checked")
        #expect(page["checkbox"]?.isChecked == true)
        let agreements = try #require(page["agreements"])
        #expect(agreements.text == "我已阅读并同意用户协议和隐私政策、《中国移动认证服务条款》并使用本机号码登录")
        #expect(agreements.linkColor?.light == "#0064C8FF")
        #expect(agreements.alignment == "left")
        #expect(page.isDark == nil)
        #expect(page.elements.filter { $0.kind == "otherLogin" }.map(\.id) == ["apple", "wechat", "qq"])
    }

    @Test(
        "upright on a phone on its side where the style wants no landscape, and on its side where it wants nothing else"
    )
    func orientations() async throws {
        var style = try Self.example()
        style.orientations = [.portrait]
        #expect(try await page(style, isLandscape: true).width == 393)
        style.orientations = [.landscapeRight]
        let page = try await page(style)
        #expect(page.width == 852)
        #expect(rounded(page["loginButton"]?.frame) == [170.4, 122, 511.2, 44])
    }

    @Test("in a popup, dimmed around, with the bar as its title and the button to close on the right")
    func popup() async throws {
        var style = try Self.example()
        style.presentation.mode = .popup
        style.presentation.popup.maskAlpha = 0.4
        let page = try await page(style)
        #expect(page.elements.map(\.kind).prefix(2) == ["mask", "popup"])
        let expected: [String: [Double]] = [
            "mask": [0, 0, 393, 852], "popup": [46.5, 256, 300, 340], "navigationBar": [46.5, 256, 300, 44],
            "closeButton": [294.5, 256, 44, 44], "loginButton": [69, 540, 255, 48],
            "agreements": [97.5, 496, 221, 60], "switchButton": [116.5, 604, 160, 24],
        ]
        for (kind, frame) in expected { #expect(rounded(page[kind]?.frame) == frame, "\(kind)") }
        #expect(page["mask"]?.background?.light == "#00000066")
        // A clear view would take no taps.
        #expect(page["mask"]?.alpha == 1)
        #expect(page["popup"]?.corners == [8, 8, 8, 8])
        #expect(page["title"]?.text == "一键登录")
        #expect(page["backButton"] == nil)
        #expect(page["rightItem"] == nil)
        let landscape = try await self.page(style, isLandscape: true)
        #expect(rounded(landscape["popup"]?.frame) == [216, 46.5, 420, 300])
    }

    @Test("upright in a popup that is wider than high, on an upright screen")
    func widePopup() async throws {
        var style = try Self.example()
        style.presentation.mode = .popup
        style.presentation.popup.placement = .init(.init(centerX: 0, centerY: 0, width: 340, height: 300))
        style.switchButton.placement = .init(.init(top: 150, centerX: 0, width: 160, height: 24), landscape: .hidden)
        let upright = try await page(style)
        #expect(rounded(upright["switchButton"]?.frame) == [116.5, 470, 160, 24])
        #expect(try await page(style, isLandscape: true)["switchButton"] == nil)
    }

    @Test("by signed edges: what keeps a distance from the right or lower edge has it negative")
    func signs() throws {
        var style = AuthPageStyle()
        style.navigationBar.isHidden = true
        style.logo.placement = .init(.init(bottom: 10, right: 20, width: 30, height: 40))
        style.number.placement = .init(.init(top: 5, left: 6))
        style.slogan.placement = .init(.init(top: 7, right: 8), landscape: .anchors(.init(top: 7, left: 8)))
        style.loginButton.placement = .init(.init(top: 1, bottom: 2, left: 3, right: 4))
        style.agreements.placement = .init(.init(centerX: 2, centerY: -3, width: 100, height: 50))
        style.orientations = [.portrait, .landscapeLeft]
        let page = PageTable.shanyan.translate(style, on: .small).page
        let members = try #require(page[ShanyanLayout.portrait]?.members)
        let expected: [String: Double] = [
            "LogoRight": -20, "LogoWidth": 30, "LogoBottom": -10, "LogoHeight": 40,
            "PhoneLeft": 6, "PhoneRight": 0, "PhoneTop": 25, "PhoneHeight": 29,
            "SloganLeft": 0, "SloganRight": -8, "SloganTop": 27, "SloganHeight": 15,
            "LoginBtnLeft": 3, "LoginBtnRight": -4, "LoginBtnTop": 21, "LoginBtnBottom": -2,
            // The box of 18 points and its gap of 5 stand on the left.
            "AppPrivacyCenterX": 13.5, "AppPrivacyWidth": 77, "AppPrivacyCenterY": -3, "AppPrivacyHeight": 50,
        ]
        #expect(members == Dictionary(uniqueKeysWithValues: expected.map { ("yjdlShLayout\($0.key)", $0.value) }))
        #expect(page["yjdlShPhoneNumberTextAlignment"] == .number(0))
        #expect(page["yjdlShSlogaTextAlignment"] == .number(2))
        // One alignment serves both: in landscape the slogan is as wide as its text, so that it begins where it should.
        let landscape = try #require(page[ShanyanLayout.landscape]?.members)
        #expect(landscape["yjdlShLayoutSloganLeft"] == 8)
        #expect(landscape["yjdlShLayoutSloganWidth"] == 132)
    }

    @Test("with a layout for each orientation that it may take, and for no other")
    func layouts() {
        var style = AuthPageStyle()
        #expect(PageTable.shanyan.translate(style).page[ShanyanLayout.landscape] == nil)
        style.orientations = [.landscapeLeft, .landscapeRight]
        let page = PageTable.shanyan.translate(style).page
        #expect(page[ShanyanLayout.portrait] == nil)
        #expect(page[ShanyanLayout.landscape] != nil)
        #expect(page["supportedInterfaceOrientations"] == .number(24))
    }
}
