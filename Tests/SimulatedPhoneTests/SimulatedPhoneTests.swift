import PhoneAuthModel
import SimulatedPhone
import Testing

@Suite("A simulated phone")
@MainActor struct SimulatedPhoneTests {
    private func draws(of phone: SimulatedPhone) -> [Double] {
        (0..<50).map { phone.latency(Latency("call \($0 % 3)", of: nil, in: 0.1...0.9, "a test")) }
    }

    @Test("draws the same from the same seed, and something else from another", arguments: [UInt64(0), 1, .max])
    func seeds(seed: UInt64) {
        let drawn = draws(of: SimulatedPhone(seed: seed))
        #expect(drawn == draws(of: SimulatedPhone(seed: seed)))
        #expect(drawn != draws(of: SimulatedPhone(seed: seed ^ 0xff)))
        #expect(Set(drawn).count > 30)
        #expect(drawn.allSatisfy { (0.1...0.9).contains($0) && ($0 * 1000).rounded() / 1000 == $0 })
    }

    @Test("draws for one thing whatever was drawn for another")
    func independentDraws() {
        let (one, other) = (SimulatedPhone(), SimulatedPhone())
        let token = Latency("token", of: nil, in: 0...1, "a test")
        _ = one.latency(Latency("noise", of: nil, in: 0...1, "a test"))
        #expect(one.latency(token) == other.latency(token))
    }

    @Test("the generator is the published SplitMix64")
    func generator() {
        var generator = SeededGenerator(seed: 1_234_567)
        #expect(
            (0..<3).map { _ in generator.next() } == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
            ])
    }

    @Test("is apart from every other: time, calls, pages and vendors' objects")
    func isolation() async {
        final class Vendor {}
        let (one, other) = (SimulatedPhone(), SimulatedPhone())
        one.note(call: "a")
        one.showPage { _ in }
        one.schedule(after: 3) {}
        await one.clock.idle()
        #expect(one.clock.now == 3)
        #expect(other.clock.now == 0)
        #expect(one.vendorCalls.map(\.name) == ["a"])
        #expect(other.vendorCalls.isEmpty)
        #expect(one.isPageUp && !other.isPageUp)
        #expect(one.vendorState { Vendor() } === one.vendorState { Vendor() })
        #expect(one.vendorState { Vendor() } !== other.vendorState { Vendor() })
    }

    @Test("is the current one inside, and in what it runs later")
    func current() async {
        let (one, other) = (SimulatedPhone(), SimulatedPhone())
        var seen: [Bool] = []
        one.enter {
            seen.append(SimulatedPhone.current === one)
            other.enter { seen.append(SimulatedPhone.current === other) }
        }
        one.schedule(after: 1) { seen.append(SimulatedPhone.current === one) }
        await one.clock.idle()
        await other.enter { () async in seen.append(SimulatedPhone.current === other) }
        #expect(seen == [true, true, true, true])
        #expect(SimulatedPhone.current !== one)
    }

    @Test("lets its user act on a page while that is up")
    func user() async {
        var settings = PhoneSettings()
        settings.user = [UserStep(after: 1, .tapCheckbox), UserStep(after: 2, .tapLogin), UserStep(after: 5, .tapBack)]
        let phone = SimulatedPhone(settings: settings)
        var taps: [UserStep.Action] = []
        phone.showPage { taps.append($0) }
        phone.showPage { _ in Issue.record("a page is up already") }
        phone.schedule(after: 3) { phone.closePage() }
        phone.schedule(after: 4) {
            phone.closePage()
            phone.showPage { _ in }
        }
        await phone.clock.idle()
        #expect(taps == [.tapCheckbox, .tapLogin])
        #expect(phone.pagesShown == 2)
        #expect(phone.pagesClosed == 1)
    }

    @Test("notes calls with time and queue")
    func calls() async {
        let phone = SimulatedPhone()
        phone.schedule(after: 1.5) { phone.note(call: "login") }
        await phone.clock.idle()
        #expect(phone.vendorCalls.map(\.name) == ["login"])
        #expect(phone.vendorCalls.map(\.at) == [1.5])
        #expect(phone.vendorCalls.map(\.isOnMain) == [true])
    }
}

@Suite("The situations")
struct SituationTests {
    /// The table of the documentation, in its order.
    static let documented = """
        normal noSIM cellularDataOff cellularPermissionDenied noNetwork unsupportedCarrier carrierUnknown vpn clockSkew
        prefetchFailed prefetchTimeout prefetchSilent prefetchExpired pageFailsToShow pageAlreadyShown userCancels
        userSwitches userLeavesUnticked userTicksThenLogsIn carrierChanges tokenFails tokenTimeout tokenSilent
        carrierMaintenance rateLimited quotaExhausted invalidCredentials bundleMismatch accountDisabled deviceRejected
        numberRestricted sdkNotLinked duplicateCallbacks successThenFailure callbackOffMain lateCallback
        malformedPayload
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    @Test("are the 37 of the documentation, each once, in its order")
    func names() {
        #expect(Situation.all.map(\.name) == Self.documented)
        #expect(Set(Situation.all.map(\.name)).count == 37)
    }

    @Test("are found by name", arguments: documented)
    func named(name: String) {
        #expect(Situation.named(name)?.name == name)
    }

    @Test("are not found by what is no name")
    func unnamed() {
        #expect(Situation.named("Normal") == nil)
        #expect(Situation.named("") == nil)
    }

    @Test("that are essential exist, each once")
    func essential() {
        #expect(Situation.essential.count == 19)
        #expect(Set(Situation.essential).count == 19)
    }

    @Test("differ from a phone on which all goes well, but for the normal one", arguments: Situation.all)
    func settings(situation: Situation) {
        #expect((situation.settings == PhoneSettings()) == (situation.name == "normal"))
        #expect(!situation.summary.isEmpty)
    }

    @Test("that are named after a code expect it", arguments: Situation.all)
    func expectations(situation: Situation) {
        let code = PhoneAuthError.Code(rawValue: situation.name)
        if PhoneAuthError.Code.all.contains(code), situation.name != "prefetchExpired" {
            #expect(situation.expectedFailure == code)
        }
    }
}

@Suite("Latencies")
struct LatencyTests {
    @Test("are declared once for each vendor, name and range, in whole milliseconds", arguments: Latency.all)
    func declared(latency: Latency) {
        #expect(Latency.all.count { $0 == latency } == 1)
        for bound in [latency.range.lowerBound, latency.range.upperBound] {
            #expect(bound > 0 && bound < 1 && (bound * 1000).rounded() / 1000 == bound)
        }
        #expect(!latency.meaning.isEmpty)
    }
}
