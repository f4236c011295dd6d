import PhoneAuth
import PhoneAuthGeetest
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone
import Testing
import UIKitShim

@MainActor @Suite("What happens on Geetest's page")
struct PageEventTests: ScriptedSuite {
    let scripted: ScriptedClient

    init() throws {
        scripted = try ScriptedClient()
    }

    @Test("asks for the box at a login tap, and tells one tap once where two blocks speak of it")
    func loginTaps() async {
        let (_, events) = await logIn([
            { $0.tell("viewDidLoad") }, { $0.tell("viewDidAppear:") },
            { $0.tell("clickAuthButton") }, { $0.tell("hint") },
            { $0.tell("hint") }, { $0.tell("clickAuthButton") },
            { $0.tell("clickAuthButton") }, { $0.tell("clickAuthButton") },
            {
                $0.isCheckboxChecked = true
                $0.tell("clickCheckbox", .init(isChecked: true))
            },
            { $0.tell("clickAuthButton") }, { $0.succeed() },
        ])
        let unticked = AuthPageEvent.loginTapped(isChecked: false)
        #expect(
            events == [
                .pagePresented, unticked, unticked, unticked, unticked, .checkboxToggled(isChecked: true),
                .loginTapped(isChecked: true), .pageDismissed,
            ])
    }

    @Test("tells the rest of the page's blocks, and hands on what it does not know")
    func otherEvents() async {
        let (_, events) = await logIn([
            { $0.tell("viewDidAppear:") }, { $0.tell("dialogDisagree") }, { $0.tell("dialogBackground") },
            { $0.tell("tapAuthBackground") }, { $0.tell("somethingNew") }, { $0.succeed() },
        ])
        #expect(
            events == [
                .pagePresented, .consentDialogDismissed, .consentDialogDismissed, .maskTapped,
                .vendorEvent(code: "somethingNew"), .pageDismissed,
            ])
    }

    /// The page is covered by another one for some time; then the user logs in.
    private static func coveredForAWhile(_ page: UIViewController) -> [@MainActor (ScriptedSDK) -> Void] {
        [
            { $0.tell("viewDidAppear:") },
            {
                page.present(UIViewController(), animated: false)
                $0.tell("viewDidDisappear:")
            },
            { _ in }, { _ in }, { _ in }, { _ in }, { _ in }, { _ in },
            {
                page.dismiss(animated: false)
                $0.tell("viewDidAppear:")
            },
            { $0.succeed() },
        ]
    }

    @Test("takes a page that is covered for an opened agreement, not for a page that went away")
    func coveredPage() async throws {
        let page = UIViewController()
        sdk.pageController = page
        let (result, events) = await logIn(Self.coveredForAWhile(page))
        #expect(try result.get().token.reveal() == "tok-A1")
        #expect(events == [.pagePresented, .agreementTapped(index: -1, title: nil, url: nil), .pageDismissed])
    }

    @Test(
        "tells no agreement of a page that something else may cover: the SDK opens none, or the app holds the tap back",
        arguments: [true, false])
    func coveredByTheApp(_ opensAgreements: Bool) async throws {
        let page = UIViewController()
        sdk.pageController = page
        var style = AuthPageStyle()
        style.agreementPage.openedBy = opensAgreements ? .app : .vendor
        var hooks = PageHooks()
        var opened = 0
        if opensAgreements {
            hooks.opensAgreement = { _, _ in opened += 1 }
        } else {
            hooks.allowsLogin = { true }
        }
        let (result, events) = await logIn(
            style: style, hooks: hooks, Self.coveredForAWhile(page))
        #expect(try result.get().token.reveal() == "tok-A1")
        #expect(events == [.pagePresented, .pageDismissed])
        #expect(opened == 0)
    }

    @Test("ends as cancelled when the page goes away without a word")
    func pageGone() async {
        let (result, events) = await logIn([{ $0.tell("viewDidAppear:") }, { $0.tell("viewDidDisappear:") }])
        #expect(result.failure?.code == .userCancelled)
        #expect(events == [.pagePresented, .pageDismissed])
        // The SDK may still think that it is there.
        #expect(sdk.calls.last == "dismiss")
    }

    @Test("has agreements report their taps only where the SDK is not to open them")
    func agreementTaps() async {
        var style = AuthPageStyle()
        style.agreements.items = [.init(name: "Terms", url: "https://example.com/terms")]
        style.agreements.carrierPosition = 1
        style.agreementPage.openedBy = .app
        let (_, events) = await logIn(
            style: style, [{ $0.tell("clickAgreement", .init(index: 0)) }, { $0.succeed() }])
        #expect(
            events == [
                .pagePresented, .agreementTapped(index: 0, title: "Terms", url: "https://example.com/terms"),
                .pageDismissed,
            ])
        #expect(sdk.hooks?.reportsAgreements == true)
        #expect(sdk.page?["additionalPrivacyTerms.carrierPosition"] == .number(1))
    }
}
