import Foundation
import GeetestSimulation
import OneLoginSDKStandIn
import PhoneAuth
import PhoneAuthGeetest
import PhoneAuthTesting
import SimulatedPhone
import Testing
import UIKitShim

@MainActor @Suite("What an app adds to Geetest's page")
struct PageHooksTests {
    /// A user who looks on for a while, and goes back.
    private func waiting() -> PhoneSettings {
        var settings = PhoneSettings()
        settings.user = [UserStep(after: 4, .tapBack)]
        return settings
    }

    @Test("is drawn in the SDK's view, with the frames of the page's controls in that view")
    func customViews() async throws {
        let run = try PageRun()
        var frames: PageFrames?
        var hooks = PageHooks()
        hooks.customViews = { canvas in
            frames = canvas.frames
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            view.accessibilityIdentifier = "badge"
            canvas.view.addSubview(view)
        }
        await run.logIn(try Repository.sampleStyle(), hooks: hooks)
        let login = try #require(frames?.controls[.loginButton])
        #expect(abs(login.x - 29.475) < 0.001 && login.y == 240 && login.height == 48)
        #expect(frames?.controls[.agreements] == PageFrame(x: 28, y: 615, width: 337, height: 60))
        #expect(frames?.controls[.checkbox] == PageFrame(x: 28, y: 636, width: 18, height: 18))
        #expect(frames?.controls[.otherNumberButton] == nil)
        let badge = run.phone.lastPage?.elements.first { $0.id == "badge" }
        #expect(badge?.frame == SimulatedPage.Frame(x: 10, y: 123, width: 30, height: 40))
    }

    @Test("is drawn again when the page is turned, after the app has been told")
    func turns() async throws {
        let run = try PageRun(waiting())
        var log: [String] = []
        var hooks = PageHooks()
        hooks.turns = { size, _ in log.append("turns \(Int(size.width))") }
        hooks.customViews = { log.append($0.frames.isLandscape ? "landscape" : "portrait") }
        await run.logIn(try Repository.sampleStyle(), hooks: hooks) { run in
            let area = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 749))
            run.model?.authVCTransitionBlock?(CGSize(width: 852, height: 393), Coordinator(), area)
            let row = area.subviews.first { $0.accessibilityIdentifier == PageAdditions.identifier("otherLogins") }
            #expect(row?.frame.minY == 176)
        }
        #expect(log == ["portrait", "turns 852", "landscape"])
    }

    @Test("leaves the SDK's hooks alone where there is nothing to draw")
    func nothing() async throws {
        let run = try PageRun()
        await run.logIn(AuthPageStyle())
        let model = try #require(run.model)
        #expect(model.customUIHandler == nil && model.authVCTransitionBlock == nil)
        #expect(model.loadingViewBlock == nil && model.customAuthActionBlock == nil && model.naviRightControl == nil)
    }

    @Test(
        "ends the login once when another login is tapped",
        arguments: [("apple", "apple"), ("wechat", "wechat"), ("mail", "mail")])
    func otherLogins(_ id: String, _ kind: String) async throws {
        var style = AuthPageStyle()
        style.otherLogins.items = [
            .init(.apple), .init(.wechat, image: "wechat"), .init(.custom, id: "mail", image: "mail"),
        ]
        let run = try PageRun(waiting())
        await run.logIn(style) { run in
            run.control("phoneauth.otherLogin.\(id)")?.sendActions(for: .touchUpInside)
            run.control("phoneauth.otherLogin.\(id)")?.sendActions(for: .touchUpInside)
        }
        #expect(run.result?.failure?.code == .userChoseOtherMethod)
        #expect(run.result?.failure?.vendor == .geetest)
        #expect(run.events.first == .pagePresented)
        #expect(run.events.contains(.otherLoginTapped(kind: kind)))
        #expect(run.events.last == .pageDismissed)
        #expect(run.phone.pagesClosed == 1)
    }

    @Test("tells a tap on the bar's own item, and goes on")
    func rightItem() async throws {
        var style = AuthPageStyle()
        style.navigationBar.rightItem = .init(id: "help", title: "帮助")
        let run = try PageRun()
        await run.logIn(style) { $0.control("phoneauth.rightItem.help")?.sendActions(for: .touchUpInside) }
        #expect(run.events.contains(.customControlTapped(id: "help")))
        #expect(try run.result?.get() != nil)
    }

    // MARK: Between tap and token

    @Test("holds a ticked tap's token back for good where the app says no, and tells the tap once")
    func held() async throws {
        var settings = PhoneSettings()
        settings.user = UserStep.ticksAndLogsIn + [UserStep(after: 5, .tapBack)]
        let run = try PageRun(settings)
        var hooks = PageHooks()
        hooks.allowsLogin = { false }
        await run.logIn(AuthPageStyle(), hooks: hooks)
        #expect(
            run.events == [
                .pagePresented, .checkboxToggled(isChecked: true), .loginTapped(isChecked: true), .backTapped,
                .pageDismissed,
            ])
        #expect(run.result?.failure?.code == .userCancelled)
        #expect(run.model?.clickAuthButtonBlock == nil)
    }

    @Test("fetches the token that was held back when it is asked for")
    func gate() async throws {
        let run = try PageRun()
        var hooks = PageHooks()
        hooks.allowsLogin = { true }
        await run.logIn(AuthPageStyle(), hooks: hooks, after: 4) { _ in OneLoginPro.startRequestToken() }
        #expect(try run.result?.get() != nil)
        #expect(run.events.filter { $0 == .loginTapped(isChecked: true) }.count == 1)
        #expect(run.phone.vendorCalls.contains { $0.name == "startRequestToken" })
    }

    @Test("does not take an unticked tap over, which stays the SDK's")
    func untickedGate() async throws {
        var settings = PhoneSettings()
        settings.user = [UserStep(after: 1, .tapLogin), UserStep(after: 2, .tapBack)]
        let run = try PageRun(settings)
        var hooks = PageHooks()
        hooks.allowsLogin = { true }
        await run.logIn(AuthPageStyle(), hooks: hooks)
        #expect(
            run.events == [.pagePresented, .loginTapped(isChecked: false), .backTapped, .pageDismissed])
        #expect(!run.phone.vendorCalls.contains { $0.name == "startRequestToken" })
    }

    @Test("keeps the SDK's own hint, unless the app has a dialog of its own", arguments: [false, true])
    func hint(_ hasDialog: Bool) async throws {
        let run = try PageRun(waiting())
        var hooks = PageHooks()
        if hasDialog { hooks.asksForConsent = { _ in false } }
        var isTakenOver: Bool?
        await run.logIn(AuthPageStyle(), hooks: hooks) { run in
            isTakenOver = run.model?.customDisabledAuthActionBlock?()
        }
        #expect(isTakenOver == hasDialog)
        #expect(run.events.contains(.loginTapped(isChecked: false)))
    }

    // MARK: Loading

    @Test("shows the app's loading while the token is fetched, only for a ticked tap, and takes it away when told to")
    func loading() async throws {
        var settings = PhoneSettings()
        settings.user = [
            UserStep(after: 1, .tapLogin), UserStep(after: 1.5, .tapCheckbox), UserStep(after: 2, .tapLogin),
        ]
        let run = try PageRun(settings)
        var log: [String] = []
        var hooks = PageHooks()
        hooks.showsLoading = { container in
            log.append("shows \(Int(container.bounds.width))")
            run.phone.schedule(after: 0.1) { OneLoginPro.stopLoading() }
        }
        hooks.hidesLoading = { log.append("hides") }
        await run.logIn(AuthPageStyle(), hooks: hooks)
        #expect(log == ["shows 393", "hides"])
        #expect(run.events.filter { $0 == .loadingStarted }.count == 1)
        #expect(run.events.contains(.loadingEnded))
    }

    @Test("takes no loading away that was not shown: the SDK asks at every stop, also after an unticked tap")
    func stopWithoutLoading() async throws {
        let run = try PageRun(waiting())
        var hides = 0
        var hooks = PageHooks()
        hooks.showsLoading = { _ in }
        hooks.hidesLoading = { hides += 1 }
        await run.logIn(AuthPageStyle(), hooks: hooks) { run in
            let container = UIView(frame: .zero)
            run.model?.loadingViewBlock?(container)
            run.model?.stopLoadingViewBlock?(container)
            OneLoginPro.setProtocolCheckState(true)
            run.model?.loadingViewBlock?(container)
            run.model?.stopLoadingViewBlock?(container)
            run.model?.stopLoadingViewBlock?(container)
        }
        #expect(hides == 1)
        let told = run.events.filter { $0 == .loadingStarted || $0 == .loadingEnded }
        #expect(told == [.loadingStarted, .loadingEnded])
    }

    @Test("takes a loading away with the page")
    func loadingGoes() async throws {
        let run = try PageRun()
        var log: [String] = []
        var hooks = PageHooks()
        hooks.showsLoading = { _ in log.append("shows") }
        hooks.hidesLoading = { log.append("hides") }
        await run.logIn(AuthPageStyle(), hooks: hooks)
        #expect(try run.result?.get() != nil)
        #expect(log == ["shows", "hides"])
    }

    @Test("is let go with the page, though the SDK keeps its model", arguments: [false, true])
    func lifetime(_ isCancelled: Bool) async throws {
        let run = try PageRun(isCancelled ? waiting() : PhoneSettings())
        weak var kept: Owner?
        func logIn() async {
            let owner = Owner()
            kept = owner
            var hooks = PageHooks()
            hooks.customViews = { _ in owner.calls += 1 }
            hooks.turns = { _, _ in owner.calls += 1 }
            hooks.showsLoading = { _ in owner.calls += 1 }
            hooks.hidesLoading = { owner.calls += 1 }
            await run.logIn(AuthPageStyle(), hooks: hooks)
            #expect(owner.calls > 0)
        }
        await logIn()
        let model = try #require(run.model)
        #expect(kept == nil)
        let view = UIView(frame: .zero)
        model.customUIHandler?(view)
        model.authVCTransitionBlock?(CGSize(width: 852, height: 393), Coordinator(), view)
        model.loadingViewBlock?(view)
        model.stopLoadingViewBlock?(view)
        #expect(view.subviews.isEmpty)
    }

    @Test("draws the style's own wheel where the style asks for another than the standard one")
    func wheel() async throws {
        var style = AuthPageStyle()
        style.loading.size = 80
        let run = try PageRun(waiting())
        await run.logIn(style) { run in
            let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            run.model?.loadingViewBlock?(container)
            #expect(container.subviews.isEmpty)
            OneLoginPro.setProtocolCheckState(true)
            run.model?.loadingViewBlock?(container)
            #expect(container.subviews.map(\.frame) == [CGRect(x: 60, y: 110, width: 80, height: 80)])
            run.model?.stopLoadingViewBlock?(container)
            #expect(container.subviews.isEmpty)
        }
    }

    // MARK: Presentation

    @Test("is presented from the app's controller, and gone from it afterwards")
    func presented() async throws {
        let run = try PageRun()
        await run.logIn(AuthPageStyle()) { run in
            #expect(run.screen.controller.presentedViewController === run.binding.pageController)
        }
        #expect(run.screen.controller.presentedViewController == nil)
    }

    @Test("leaves the host's bar as it was after a pushed page", arguments: [false, true])
    func push(_ isBarHidden: Bool) async throws {
        var style = AuthPageStyle()
        style.presentation.mode = .push
        let run = try PageRun()
        let host = UIViewController()
        let navigation = UINavigationController(rootViewController: host)
        navigation.isNavigationBarHidden = isBarHidden
        await run.logIn(style, from: host) { _ in
            #expect(navigation.viewControllers.count == 2)
            #expect(navigation.isNavigationBarHidden)
        }
        #expect(try run.result?.get() != nil)
        #expect(navigation.viewControllers.count == 1)
        #expect(navigation.isNavigationBarHidden == isBarHidden)
    }

    @Test("tells an opened agreement in every case", arguments: AuthPageStyle.Opener.allCases)
    func agreements(_ opener: AuthPageStyle.Opener) async throws {
        var settings = PhoneSettings()
        settings.user = [UserStep(after: 1, .tapAgreement(0)), UserStep(after: 2, .tapBack)]
        var style = AuthPageStyle()
        style.agreements.items = [.init(name: "Terms", url: "https://example.com/terms")]
        style.agreementPage.openedBy = opener
        let run = try PageRun(settings)
        await run.logIn(style)
        let tapped = run.events.filter { if case .agreementTapped = $0 { true } else { false } }
        #expect(
            tapped == [
                opener == .vendor
                    ? .agreementTapped(index: nil, title: nil, url: nil)
                    : .agreementTapped(index: 0, title: "Terms", url: "https://example.com/terms")
            ])
    }

    @MainActor private final class Owner {
        var calls = 0
    }

    private final class Coordinator: NSObject, UIViewControllerTransitionCoordinator {
        let isAnimated = true
        let transitionDuration = 0.3

        func animate(
            alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
            completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
        ) -> Bool { true }
    }
}
