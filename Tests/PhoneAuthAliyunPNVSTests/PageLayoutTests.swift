import ATAuthSDKStandIn
import AliyunPNVSSimulation
import Foundation
import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone
import Testing
import UIKitShim

@testable import PhoneAuthAliyunPNVS

/// The page of the configuration that names every key.
func exampleStyle() throws -> AuthPageStyle {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("PhoneAuthToolTests/Configurations/complete.json")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let page = try JSONSerialization.data(withJSONObject: json?["page"] as? [String: Any] ?? [:])
    return try AuthPageStyle(data: page)
}

func pnvsConfiguration(_ style: AuthPageStyle = AuthPageStyle()) -> PhoneAuthConfiguration {
    var configuration = PhoneAuthConfiguration(
        providers: .init(aliyunPNVS: .init(secret: Secret("secret"))), order: [.aliyunPNVS])
    configuration.page = style
    return configuration
}

@MainActor @Suite("Aliyun PNVS' page on a simulated phone")
struct PageLayoutTests {
    private func page(
        _ style: AuthPageStyle, overrides: [String: JSONValue] = [:], width: Double = 393, height: Double = 852,
        isLandscape: Bool = false, carrier: Carrier = .chinaMobile
    ) async throws -> SimulatedPage {
        var settings = PhoneSettings()
        settings.screen = .init(width: width, height: height)
        settings.isLandscape = isLandscape
        settings.carrier = carrier
        settings.user = [UserStep(after: 1, .tapBack)]
        let phone = SimulatedPhone(settings: settings)
        var configuration = pnvsConfiguration(style)
        configuration.pageOverrides[.aliyunPNVS] = overrides
        let run = SimulatedRun(.aliyunPNVS, configuration: configuration, on: phone) {
            [.aliyunPNVS(AliyunPNVSBinding())]
        }
        _ = try await run.report()
        return try #require(phone.lastPage)
    }

    private func lines(_ elements: [SimulatedPage.Element]) -> [String] {
        elements.map { element in
            let frame = element.frame
            let numbers = [frame.x, frame.y, frame.width, frame.height].map {
                let number = ($0 * 1000).rounded() / 1000
                return number == number.rounded() ? String(Int(number)) : String(number)
            }
            return "\(element.kind)\(element.id.map { " \($0)" } ?? "") \(numbers.joined(separator: " "))"
        }
    }

    @Test("lies upright where the style asks for it")
    func portrait() async throws {
        let page = try await page(try exampleStyle())
        #expect(
            lines(page.elements) == [
                "background 0 0 393 852",
                "navigationBar 0 0 393 103",
                "title 160.5 70 72 22",
                "backButton 12 59 44 44",
                "rightItem help 333 59 48 44",
                "logo 160.5 143 72 72",
                "slogan 136.5 293 120 15",
                "number 123.5 253 146 29",
                "loginButton 29.475 343 334.05 48",
                "switchButton 116.5 407 160 24",
                "checkbox 28 725 18 18",
                "agreements 51 718 314 32",
                "otherLogin apple 114.5 483 44 44",
                "otherLogin wechat 174.5 483 44 44",
                "otherLogin qq 234.5 483 44 44",
                "pageTitle 172.5 219 48 30",
            ])
        #expect(
            lines(page.dialog) == [
                "mask 0 0 393 852",
                "dialog 46.5 326 300 200",
                "dialogTitle 46.5 326 300 20",
                "dialogContent 46.5 346 300 34",
                "agreeButton 121.5 466 150 50",
                "dialogCloseButton 287.5 326 44 44",
            ])
    }

    @Test("lies in landscape where the style asks for it, without what is hidden there")
    func landscape() async throws {
        let page = try await page(try exampleStyle(), isLandscape: true)
        #expect(
            lines(page.elements) == [
                "background 0 0 852 393",
                "navigationBar 0 0 852 32",
                "title 390 5 72 22",
                "backButton 12 0 32 32",
                "rightItem help 792 0 48 32",
                "slogan 366 88 120 15",
                "number 353 52 146 29",
                "loginButton 170.4 122 511.2 44",
                "switchButton 346 174 160 24",
                "checkbox 80 304 18 18",
                "agreements 103 304 669 18",
                "otherLogin apple 350 208 40 40",
                "otherLogin wechat 406 208 40 40",
                "otherLogin qq 462 208 40 40",
            ])
    }

    @Test("stands upright on an upright screen where the style knows no landscape, and lies where it knows no other")
    func orientations() async throws {
        var style = try exampleStyle()
        style.orientations = [.portrait]
        #expect(try await page(style, isLandscape: true).width == 393)
        style.orientations = [.landscapeRight]
        #expect(try await page(style).width == 852)
    }

    @Test("fits on the smallest screen, upright and in landscape", arguments: [false, true])
    func small(_ isLandscape: Bool) async throws {
        let page = try await page(try exampleStyle(), width: 375, height: 667, isLandscape: isLandscape)
        for element in page.elements + page.dialog {
            let frame = element.frame
            #expect(frame.x >= 0 && frame.y >= 0, "\(element.kind)")
            #expect(frame.x + frame.width <= page.width && frame.y + frame.height <= page.height, "\(element.kind)")
        }
    }

    @Test("is a popup with a bar, corners and what dims the app behind it")
    func popup() async throws {
        var style = try exampleStyle()
        style.presentation.mode = .popup
        let page = try await page(style)
        #expect(
            lines(page.elements) == [
                "mask 0 0 393 852",
                "popup 46.5 256 300 340",
                "navigationBar 46.5 256 300 44",
                "title 164.5 268 64 20",
                "closeButton 300.5 259 38 38",
                "logo 160.5 340 72 72",
                "slogan 136.5 490 120 15",
                "number 123.5 450 146 29",
                "loginButton 69 540 255 48",
                "switchButton 116.5 604 160 24",
                "checkbox 74.5 511.5 18 18",
                "agreements 97.5 496 221 49",
                "otherLogin apple 114.5 680 44 44",
                "otherLogin wechat 174.5 680 44 44",
                "otherLogin qq 234.5 680 44 44",
                "pageTitle 172.5 416 48 30",
            ])
        #expect(page.dialog.isEmpty, "the SDK has no second dialog there")
        #expect(page["popup"]?.corners == [8, 8, 8, 8])
        #expect(page["mask"]?.alpha == 0.5)
        #expect(page["title"]?.text == "一键登录")
    }

    @Test("counts the middle from the page's, with and without a bar", arguments: [false, true])
    func middle(_ isHidden: Bool) async throws {
        var style = AuthPageStyle()
        style.navigationBar.isHidden = isHidden
        style.loginButton.placement = .init(.init(centerX: 0, centerY: 10, width: 300, height: 40))
        let frame = try #require(try await page(style)["loginButton"]?.frame)
        #expect(frame.y + frame.height / 2 == 436)
    }

    @Test("counts the middle of a popup from the popup's, with its title bar")
    func middleOfPopup() async throws {
        var style = AuthPageStyle()
        style.presentation.mode = .popup
        style.loginButton.placement = .init(.init(centerX: 0, centerY: 10, width: 200, height: 40))
        let page = try await page(style)
        #expect(page["loginButton"]?.frame == .init(x: 96.5, y: 416, width: 200, height: 40))
    }

    @Test("begins below the status bar where the bar is hidden")
    func withoutBar() async throws {
        var style = AuthPageStyle()
        style.navigationBar.isHidden = true
        let page = try await page(style)
        #expect(page["number"]?.frame.y == 209)
        #expect(page["navigationBar"] == nil)
        let agreements = try #require(page["agreements"]?.frame)
        #expect(agreements.y == 718)
    }

    @Test("ignores what the SDK ignores")
    func ignored() async throws {
        let page = try await page(
            AuthPageStyle(),
            overrides: [
                "loginBtnFrameBlock": ["top": 240, "centerX": 0, "width": 100, "height": 44],
                "numberFont": 12, "privacyFont": 9, "loginBtnBgImgs": ["one"], "privacyAlertIsNeedShow": true,
                "privacyAlertCornerRadiusArray": [5, 5], "privacyAlertAlpha": 0.1,
            ])
        #expect(page["loginButton"]?.frame.width == 357, "narrower than half the page")
        #expect(page["number"]?.fontSize == 16)
        #expect(page["agreements"]?.fontSize == 12)
        #expect(page["loginButton"]?.image == nil)
        #expect(page["dialog"]?.corners == [0, 0, 0, 0])
        #expect(page["dialog"]?.alpha == 1)
    }

    @Test("shows the style's colours, light and dark, and the texts around the carrier's agreement")
    func looks() async throws {
        var style = try exampleStyle()
        style.agreements.carrierPosition = 1
        let page = try await page(style, carrier: .chinaUnicom)
        #expect(page["navigationBar"]?.background == .init(light: "#EFF3F2FF", dark: "#1C1C1EFF"))
        #expect(page["loginButton"]?.background == .init(light: "#0064C8FF", dark: "#0064C8FF"))
        #expect(page["loginButton"]?.corners == [8, 8, 8, 8])
        #expect(page["agreements"]?.text == "我已阅读并同意用户协议和《中国联通认证服务条款》、隐私政策并使用本机号码登录")
        #expect(page["checkbox"]?.image == "unchecked")
        #expect(page["slogan"]?.text == "中国联通提供认证服务")
    }

    @Test("asks its frames of closures that answer on any thread, for any screen, the same")
    func threads() async throws {
        let page = PageTable.aliyunPNVS.translate(try exampleStyle()).page
        let binding = AliyunPNVSBinding()
        var shown: TXCustomModel?
        binding.willShowPage = { shown = $0 }
        SimulatedPhone().enter {
            binding.loginToken(
                timeout: 5, presenter: UIViewController(), page: page, painting: nil, reply: { @Sendable _ in })
        }
        let model = try #require(shown)
        nonisolated(unsafe) let blocks = [
            model.logoFrameBlock, model.numberFrameBlock, model.loginBtnFrameBlock, model.changeBtnFrameBlock,
            model.privacyFrameBlock, model.privacyAlertFrameBlock,
        ]
        let ask: @Sendable () -> [CGRect] = {
            [CGSize(width: 320, height: 568), CGSize(width: 1366, height: 1024)].flatMap { screen in
                blocks.map { $0(screen, screen, CGRect(x: 1, y: 2, width: 100, height: 20)) }
            }
        }
        let here = ask()
        let elsewhere = await withCheckedContinuation { done in
            DispatchQueue.global().async { done.resume(returning: ask()) }
        }
        #expect(elsewhere == here)
        #expect(here[2] == CGRect(x: 24, y: 240, width: 272, height: 48))
        #expect(here[6] == .zero, "the logo is hidden in landscape")
    }
}
