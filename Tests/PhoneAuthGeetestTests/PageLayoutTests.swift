import Foundation
import OneLoginSDKStandIn
import PhoneAuth
import PhoneAuthGeetest
import PhoneAuthTesting
import SimulatedPhone
import Testing
import UIKitShim

@MainActor @Suite("Geetest's page as it lies on the phone")
struct PageLayoutTests {
    private func page(
        _ style: AuthPageStyle, on screen: PhoneSettings.Screen = .init(width: 393, height: 852),
        inLandscape isLandscape: Bool = false
    ) async throws -> SimulatedPage {
        var settings = PhoneSettings()
        settings.screen = screen
        settings.isLandscape = isLandscape
        let run = try PageRun(settings)
        await run.logIn(style)
        return try #require(run.phone.lastPage)
    }

    private func expect(
        _ page: SimulatedPage, _ kind: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard let frame = page[kind]?.frame else {
            Issue.record("no \(kind)", sourceLocation: sourceLocation)
            return
        }
        let differences = zip([frame.x, frame.y, frame.width, frame.height], [x, y, width, height]).map { abs($0 - $1) }
        // What is 0 becomes a tenth of a point.
        #expect(differences.allSatisfy { $0 <= 0.11 }, "\(kind): \(frame)", sourceLocation: sourceLocation)
    }

    @Test("stands upright where the sample style says")
    func portrait() async throws {
        let page = try await page(Repository.sampleStyle())
        #expect(page.width == 393 && page.height == 852)
        expect(page, "navigationBar", 0, 0, 393, 103)
        expect(page, "logo", 160.5, 143, 72, 72)
        expect(page, "pageTitle", 172.5, 219, 48, 30)
        expect(page, "number", 123.5, 253, 146, 29)
        expect(page, "slogan", 136.5, 293, 120, 15)
        expect(page, "loginButton", 29.475, 343, 334.05, 48)
        expect(page, "switchButton", 116.5, 407, 160, 24)
        expect(page, "otherLogin", 114.5, 483, 44, 44)
        expect(page, "checkbox", 28, 739, 18, 18)
        expect(page, "agreements", 48, 718, 317, 60)
        expect(page, "dialog", 46.5, 326, 300, 200)
        #expect(page["rightItem"]?.id == "help")
        #expect(page["otherNumberButton"] == nil)
        #expect(page["loginButton"]?.background?.light == "#0064C8FF")
        #expect(page["agreements"]?.text == "我已阅读并同意《中国移动认证服务条款》和用户协议、隐私政策并使用本机号码登录")
        #expect(page.isDark == nil)
    }

    @Test("lies in landscape with the upright sizes, in the middle of what the sample style asks for")
    func landscape() async throws {
        let page = try await page(Repository.sampleStyle(), inLandscape: true)
        #expect(page.width == 852 && page.height == 393)
        #expect(page["logo"] == nil && page["pageTitle"] == nil)
        expect(page, "number", 353, 52, 146, 29)
        expect(page, "slogan", 366, 88, 120, 15)
        expect(page, "loginButton", 258.975, 122, 334.05, 48)
        expect(page, "switchButton", 346, 174, 160, 24)
        expect(page, "otherLogin", 350, 208, 40, 40)
        expect(page, "agreements", 277.5, 288, 317, 60)
        expect(page, "checkbox", 257.5, 309, 18, 18)
        expect(page, "dialog", 276, 96.5, 300, 200)
    }

    @Test("stays on the smallest screen, either way", arguments: [false, true])
    func small(_ isLandscape: Bool) async throws {
        let page = try await page(
            Repository.sampleStyle(), on: .init(width: 375, height: 667), inLandscape: isLandscape)
        for element in page.elements + page.dialog {
            let frame = element.frame
            #expect(
                frame.x >= 0 && frame.y >= 0 && frame.x + frame.width <= page.width + 0.001
                    && frame.y + frame.height <= page.height + 0.001, "\(element.kind)")
        }
        let controls = ["number", "slogan", "loginButton", "switchButton", "otherLogin", "checkbox"].compactMap {
            page[$0]?.frame.rect
        }
        let terms = try #require(page["agreements"]?.frame.rect)
        #expect(controls.count == 6 && !controls.contains { $0.intersects(terms) })
    }

    @Test("stays upright on a phone that lies on its side where the style says so")
    func upright() async throws {
        let page = try await page(AuthPageStyle(), inLandscape: true)
        #expect(page.width == 393 && page.height == 852)
    }

    @Test("is nothing but landscape where the style says so, with the landscape sizes")
    func onlyLandscape() async throws {
        var style = try Repository.sampleStyle()
        style.orientations = [.landscapeRight]
        let page = try await page(style)
        #expect(page.width == 852)
        expect(page, "loginButton", 170.4, 122, 511.2, 44)
        expect(page, "agreements", 100, 304, 672, 44)
        #expect(page["logo"] == nil)
    }

    @Test("lies in a popup with the popup's edge as zero, dimmed and rounded as the style says")
    func popup() async throws {
        var style = try Repository.sampleStyle()
        style.presentation.mode = .popup
        style.presentation.popup.placement = .init(.init(bottom: 0, left: 0, right: 0, height: 400))
        style.presentation.popup.cornerRadius = .init(topLeft: 12, topRight: 12, bottomLeft: 0, bottomRight: 0)
        let page = try await page(style)
        #expect(page["navigationBar"] == nil)
        expect(page, "popup", 0, 418, 393, 400)
        #expect(page["popup"]?.corners == [12, 12, 0, 0])
        #expect(page["mask"]?.background?.light == "#00000080")
        expect(page, "closeButton", 355, 421, 30, 30)
        expect(page, "number", 123.5, 568, 146, 29)
        expect(page, "loginButton", 29.475, 658, 334.05, 48)
        expect(page, "agreements", 48, 718, 317, 60)
        expect(page, "otherLogin", 114.5, 798, 44, 44)
    }

    @Test("keeps a popup's width when the phone is turned")
    func popupInLandscape() async throws {
        var style = try Repository.sampleStyle()
        style.presentation.mode = .popup
        let page = try await page(style, inLandscape: true)
        expect(page, "popup", 276, 26.5, 300, 340)
        expect(page, "loginButton", 298.5, 116.5, 255, 48)
    }

    @Test(
        "puts a control where its anchors say, whatever edge they count from",
        arguments: [
            (AuthPageStyle.Anchors(bottom: 300, right: 20, width: 100, height: 30), 273.0, 488.0, 100.0, 30.0),
            (.init(top: 0, left: 0, width: 120, height: 30), 0, 103, 120, 30),
            (.init(top: 9, centerX: -50, width: 120, height: 30), 86.5, 112, 120, 30),
            (.init(top: 9, centerX: 50, width: 120, height: 30), 186.5, 112, 120, 30),
            (.init(centerY: 10, width: .share(0.5), height: 30), 98.25, 421, 196.5, 30),
            (.init(top: 9, left: 10, right: 30, height: 30), 10, 112, 353, 30),
        ])
    func anchors(
        _ anchors: AuthPageStyle.Anchors, _ x: Double, _ y: Double, _ width: Double, _ height: Double
    ) async throws {
        var style = AuthPageStyle()
        style.switchButton.placement = .init(anchors)
        expect(try await page(style), "switchButton", x, y, width, height)
    }

    @Test("takes a control that landscape hides out of sight, and leaves there what has to be seen")
    func hiddenInLandscape() async throws {
        var style = try Repository.sampleStyle()
        style.switchButton.placement.landscape = .hidden
        style.loginButton.placement.landscape = .hidden
        let page = try await page(style, inLandscape: true)
        #expect(page["switchButton"] == nil)
        expect(page, "loginButton", 258.975, 272, 334.05, 48)
        let report = PageTable.geetest.translate(style).report
        #expect(report.approximated.contains { $0.field == "switchButton.placement.landscape" })
        #expect(report.unsupported.contains { $0.field == "loginButton.placement.landscape" })
    }

    @Test("lays the back button out in the bar, no larger than the SDK allows")
    func backButton() async throws {
        var style = AuthPageStyle()
        style.navigationBar.backPlacement = .init(.init(left: 20, centerY: 0, width: 60, height: 60))
        let page = try await page(style)
        expect(page, "backButton", 20, 61, 40, 40)
    }

    @Test("tells the frame of each rectangle on the screen of the translation")
    func reportedFrames() throws {
        let style = try Repository.sampleStyle()
        let page = PageTable.geetest.translate(style, on: .medium).page
        guard case .offsets(let offsets, let frame) = page["authButtonRect"] else {
            Issue.record("no offsets")
            return
        }
        #expect(frame == PageFrame(x: 29.474999999999994, y: 343, width: 334.05, height: 48))
        #expect(offsets.portrait == .init(top: 240))
        #expect(offsets.landscape == .init(top: 90))
    }
}
