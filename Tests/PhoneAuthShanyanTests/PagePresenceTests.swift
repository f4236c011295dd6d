import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone
import Testing
import UIKitShim

/// The SDK says little of its page, and not always in order.
@MainActor @Suite("When Shanyan's page is there")
struct PagePresenceTests: ScriptedSuite {
    let scripted: ScriptedClient

    init() throws {
        scripted = try ScriptedClient()
    }

    @Test("closes a page that opens after the SDK has said that it would not; more answers are counted")
    func openedAfterAll() async {
        let (result, events) = await logIn([{ $0.open(ScriptedSDK.failure(1003)) }, { $0.open() }])
        await phone.clock.idle()
        #expect(result.failure != nil)
        #expect(events.isEmpty, "of what has come since then the app is told below")
        #expect(sdk.calls.suffix(2) == ["close", "close and wait"])
        #expect(client.diagnostics.duplicate + client.diagnostics.late == 1)
    }

    @Test("closes a page that opens when its login is over already")
    func openedTooLate() async {
        let (result, _) = await logIn([{ $0.give(ScriptedSDK.token("t")) }, { $0.open() }])
        await phone.clock.idle()
        #expect(result.failure == nil)
        #expect(sdk.calls.suffix(2) == ["close and wait", "close and wait"])
    }

    @Test("closes a page that opens when its login is over, also where the SDK has refused it before")
    func refusedAndOpenedTooLate() async {
        let (result, _) = await logIn([
            { $0.give(ScriptedSDK.token("t")) }, { $0.open(ScriptedSDK.failure(1009)) }, { $0.open() },
        ])
        await phone.clock.idle()
        #expect(result.failure == nil)
        #expect(sdk.calls.suffix(2) == ["close and wait", "close and wait"])
    }

    @Test("tells of a page that opens after the token that stood for it, once")
    func openedAfterToken() async {
        let (result, events) = await logIn([
            { $0.give(ScriptedSDK.token("t")) }, { $0.open() }, { $0.open() },
        ])
        await phone.clock.idle()
        #expect(result.failure == nil)
        #expect(events.filter { $0 == .pagePresented }.count == 1)
        #expect(sdk.calls.suffix(2) == ["close and wait", "close and wait"])
    }

    @Test("closes a page of which only its token tells, when it was said to be gone before it came")
    func tokenAfterBack() async {
        let (result, _) = await logIn([
            { $0.give(ScriptedSDK.failure(1011)) }, { $0.give(ScriptedSDK.token("t")) },
        ])
        await phone.clock.idle()
        #expect(result.failure?.code == .userCancelled)
        #expect(sdk.calls.last == "close and wait")
    }

    @Test("fails at once when the page does not open, closes through the SDK and waits for nothing")
    func openingFails() async {
        let (result, events) = await logIn([{ $0.open(ScriptedSDK.failure(1003)) }])
        #expect(result.failure?.code == .pagePresentationFailed)
        #expect(result.failure?.stage == .present)
        #expect(events.isEmpty)
        #expect(sdk.calls.last == "close")
    }

    @Test("lets the carrier's code say why the page did not open")
    func openingFailsAtCarrier() async {
        let (result, _) = await logIn([{ $0.open(ScriptedSDK.failure(1003, inner: 103111)) }])
        #expect(result.failure?.code == .proxyOrVPN)
        #expect(result.failure?.vendorCode == "1003")
        #expect(result.failure?.carrierCode == "103111")
    }

    @Test("counts the opening's listener when it speaks twice, and shows one page")
    func openedTwice() async throws {
        let (_, events) = await logIn([{ $0.open() }, { $0.open() }, { $0.give(ScriptedSDK.token("t")) }])
        #expect(events == [.pagePresented, .pageDismissed])
        #expect(client.diagnostics.duplicate == 1)
    }

    @Test("takes back for the user's decision and never closes the page itself", arguments: [nil, 103111] as [Int64?])
    func back(inner: Int64?) async {
        let (result, events) = await logIn([
            { $0.open() }, { $0.give(ScriptedSDK.failure(1011, inner: inner)) },
        ])
        #expect(result.failure?.code == .userCancelled)
        #expect(events == [.pagePresented, .backTapped, .pageDismissed])
        #expect(sdk.calls.last == "open")
    }

    @Test("closes a page that comes up when nobody waits for it any more")
    func lateOpening() async {
        // `present` allows five seconds.
        let (result, events) = await logIn([])
        #expect(result.failure?.code == .timeout)
        #expect(result.failure?.stage == .present)
        #expect(events.isEmpty)
        #expect(sdk.calls.last == "close")
        sdk.open()
        await phone.clock.idle()
        #expect(sdk.calls.last == "close and wait")
    }

    @Test("closes a page that was said to be gone before it had come, when something happens on it")
    func pageAfterBack() async {
        let (result, events) = await logIn([{ $0.give(ScriptedSDK.failure(1011)) }])
        #expect(result.failure?.code == .userCancelled)
        #expect(events == [.pagePresented, .backTapped, .pageDismissed])
        let calls = sdk.calls.count
        sdk.tap(2, 1)
        await phone.clock.idle()
        #expect(sdk.calls.dropFirst(calls) == ["close and wait"])
        sdk.tap(2, 0)
        await phone.clock.idle()
        #expect(sdk.calls.count == calls + 1, "it is closed once")
    }

    @Test("closes a page that was said to be gone before it had come, when an answer without a code may tell of it")
    func malformedOpeningAfterBack() async {
        let (result, _) = await logIn([{ $0.give(ScriptedSDK.failure(1011)) }])
        #expect(result.failure?.code == .userCancelled)
        let calls = sdk.calls.count
        sdk.open([:])
        await phone.clock.idle()
        #expect(sdk.calls.dropFirst(calls) == ["close and wait"])
    }

    @Test("takes nothing for a page that had come, and has gone")
    func tapAfterBack() async {
        let (result, _) = await logIn([{ $0.open() }, { $0.give(ScriptedSDK.failure(1011)) }])
        #expect(result.failure?.code == .userCancelled)
        let calls = sdk.calls
        sdk.tap(2, 1)
        await phone.clock.idle()
        #expect(sdk.calls == calls)
    }

    @Test("tells that the page has gone, where the SDK has nothing to close any more")
    func closingWithoutAnswer() async throws {
        sdk.isSilentOnClosing = true
        var events: [AuthPageEvent] = []
        phone.schedule(after: 0.5) { [sdk] in sdk.open() }
        phone.schedule(after: 0.7) { [sdk] in sdk.give(ScriptedSDK.token("t")) }
        let credential = try await client.login(from: UIViewController(), events: EventSink { events.append($0) })
        await phone.clock.idle()
        #expect(credential.vendor == .shanyan)
        #expect(events == [.pagePresented, .pageDismissed])
    }
}
