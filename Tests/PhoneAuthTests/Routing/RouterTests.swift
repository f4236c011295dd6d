import Foundation
import Testing

@testable import PhoneAuth

@Suite("Routing")
struct RouterTests {
    /// A configuration over three vendors.
    private static func router(
        at place: Double = 0, health: VendorHealth = VendorHealth(),
        _ adjust: (inout PhoneAuthConfiguration.Routing) -> Void = { _ in }
    ) -> Router {
        var configuration = PhoneAuthConfiguration(
            providers: .init(), order: [.aliyunPNVS, .geetest, .shanyan])
        adjust(&configuration.routing)
        return Router(configuration: configuration, health: health, installation: { place })
    }

    private static func decide(
        _ router: Router, _ purpose: Purpose = .login, _ carrier: Carrier = .unknown,
        _ urgency: Router.Urgency = .somebodyWaits, at now: Double = 0
    ) -> RoutingDecision {
        router.decide(purpose, carrier: carrier, urgency, at: now)
    }

    /// The health after a vendor's failures.
    private static func health(
        _ failures: [(vendor: Vendor, isSilent: Bool, at: Double)], coolDown: Double = 60, stage: Stage = .prefetch
    ) -> VendorHealth {
        var failover = PhoneAuthConfiguration.Failover()
        failover.failureThreshold = 1
        failover.coolDown = coolDown
        var health = VendorHealth()
        for failure in failures {
            var error = PhoneAuthError(failure.isSilent ? .timeout : .carrierFailure, stage: stage)
            if !failure.isSilent { error.vendorCode = "1" }
            _ = health.failed(failure.vendor, .login, with: error, under: failover, at: failure.at)
        }
        return health
    }

    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let purpose: Purpose
        let carrier: Carrier
        let expected: [Vendor]
        let rule: RoutingDecision.Rule
    }

    static let orders = [
        Case(
            testDescription: "the common order", purpose: .login, carrier: .unknown,
            expected: [.aliyunPNVS, .geetest, .shanyan], rule: .order),
        Case(
            testDescription: "a carrier without an order of its own", purpose: .login, carrier: .chinaMobile,
            expected: [.aliyunPNVS, .geetest, .shanyan], rule: .order),
        Case(
            testDescription: "a carrier with an order of its own", purpose: .login, carrier: .chinaTelecom,
            expected: [.geetest], rule: .carrier(.chinaTelecom)),
        Case(
            testDescription: "a purpose with an order of its own", purpose: .verification, carrier: .unknown,
            expected: [.shanyan, .geetest], rule: .purpose(.verification)),
        Case(
            testDescription: "a purpose before a carrier", purpose: .verification, carrier: .chinaTelecom,
            expected: [.shanyan, .geetest], rule: .purpose(.verification)),
    ]

    @Test("follows the most particular order", arguments: orders)
    func order(example: Case) {
        let decision = Self.decide(
            Self.router {
                $0.byCarrier = [.chinaTelecom: [.geetest]]
                $0.byPurpose = [.verification: [.shanyan, .geetest]]
            }, example.purpose, example.carrier)
        #expect(decision.vendors == example.expected)
        #expect(decision.rule == example.rule)
        #expect(decision.choices.allSatisfy { $0.reason == .order })
        #expect(decision.leftOut.isEmpty)
    }

    @Test("tries no more vendors than it may, and says which are left")
    func maximumAttempts() {
        let decision = Self.decide(Self.router { $0.failover.maximumAttempts = 2 })
        #expect(decision.vendors == [.aliyunPNVS, .geetest])
        #expect(decision.leftOut == [.init(vendor: .shanyan, reason: .beyondMaximumAttempts)])
    }

    @Test(
        "puts the vendor first to whose share the installation belongs",
        arguments: [
            (0.0, Vendor.aliyunPNVS), (0.69, .aliyunPNVS), (0.71, .geetest), (0.9999, .geetest),
        ])
    func split(place: Double, first: Vendor) {
        let router = Self.router(at: place) { $0.split = [.aliyunPNVS: 70, .geetest: 30] }
        let decision = Self.decide(router)
        #expect(decision.choices.first == .init(vendor: first, reason: .share))
        #expect(Set(decision.vendors) == [.aliyunPNVS, .geetest, .shanyan], "the others follow")
    }

    @Test("gives each vendor its share, whatever the numbers add up to")
    func shares() {
        var counts: [Vendor: Int] = [:]
        for step in 0..<1000 {
            let router = Self.router(at: Double(step) / 1000) { $0.split = [.shanyan: 1, .geetest: 3, .aliyunPNVS: 0] }
            counts[Self.decide(router).vendors[0], default: 0] += 1
        }
        #expect(counts == [.geetest: 750, .shanyan: 250])
    }

    @Test("moves nobody when the order changes, and nobody but the difference when the shares do")
    func stableShares() {
        var moved = 0
        for step in 0..<1000 {
            let place = Double(step) / 1000
            let before = Self.decide(Self.router(at: place) { $0.split = [.aliyunPNVS: 70, .geetest: 30] }).vendors[0]
            let reordered = Self.router(at: place) {
                $0.order = [.shanyan, .geetest, .aliyunPNVS]
                $0.split = [.aliyunPNVS: 70, .geetest: 30]
            }
            #expect(Self.decide(reordered).vendors[0] == before)
            let after = Self.decide(Self.router(at: place) { $0.split = [.aliyunPNVS: 60, .geetest: 40] }).vendors[0]
            if before != after { moved += 1 }
        }
        #expect(moved == 100)
    }

    @Test("leaves an order for a carrier or a purpose as it stands, whatever the shares")
    func splitOfCommonOrderOnly() {
        let router = Self.router(at: 0.9) {
            $0.byCarrier = [.chinaTelecom: [.aliyunPNVS, .geetest]]
            $0.split = [.geetest: 1]
        }
        #expect(Self.decide(router, .login, .chinaTelecom).vendors == [.aliyunPNVS, .geetest])
        #expect(Self.decide(router).vendors.first == .geetest)
    }

    @Test("does not ask where the installation lies unless the traffic is split")
    func asksForInstallationOnlyIfSplit() {
        let router = Router(
            configuration: PhoneAuthConfiguration(providers: .init(), order: [.geetest]), health: VendorHealth(),
            installation: {
                Issue.record("it was asked for")
                return 0
            })
        #expect(Self.decide(router).vendors == [.geetest])
    }

    @Test("leaves a resting vendor out, and says how long it rests and why")
    func resting() {
        let router = Self.router(health: Self.health([(.aliyunPNVS, false, 0)]))
        let decision = Self.decide(router, at: 20)
        #expect(decision.vendors == [.geetest, .shanyan])
        #expect(decision.leftOut == [.init(vendor: .aliyunPNVS, reason: .resting(.prefetch, for: 40))])
        #expect(
            decision.description
                == "login by order: geetest, shanyan; left out: aliyunPNVS (resting 40 s after prefetch)")
    }

    @Test("tries a vendor in its place again when its rest is over")
    func trial() {
        let router = Self.router(health: Self.health([(.aliyunPNVS, false, 0)]))
        #expect(Self.decide(router, at: 60).choices.first == .init(vendor: .aliyunPNVS, reason: .trial))
    }

    @Test(
        "tries a vendor that had not answered in nobody's way: in its place when nobody waits, else behind the others")
    func silentTrial() {
        let router = Self.router(health: Self.health([(.aliyunPNVS, true, 0)]))
        let waiting = Self.decide(router, at: 70)
        #expect(waiting.vendors == [.geetest, .shanyan, .aliyunPNVS])
        #expect(waiting.choices.last?.reason == .trialWhenNobodyWaits)
        let ahead = Self.decide(router, .login, .unknown, .nobodyWaits, at: 70)
        #expect(ahead.choices.first == .init(vendor: .aliyunPNVS, reason: .trial))
    }

    @Test(
        "gets nobody ready where that proves nothing, so that it goes by the order of the login to come",
        arguments: [Stage.availability, .present, .login])
    func unprovenTrial(stage: Stage) {
        let router = Self.router(health: Self.health([(.aliyunPNVS, true, 0)], stage: stage))
        let ahead = Self.decide(router, .login, .unknown, .nobodyWaits, at: 70)
        #expect(ahead.vendors == Self.decide(router, at: 70).vendors)
        #expect(ahead.vendors.first == .geetest)
    }

    @Test("tries it in somebody's way all the same when it has had no trial for ten rests, or when there is no other")
    func overdueTrial() {
        let router = Self.router(health: Self.health([(.aliyunPNVS, true, 0)]))
        #expect(Self.decide(router, at: 599).vendors.first == .geetest)
        #expect(Self.decide(router, at: 601).vendors.first == .aliyunPNVS)
        let alone = Self.router(health: Self.health([(.geetest, true, 0)])) { $0.order = [.geetest] }
        #expect(Self.decide(alone, at: 70).choices == [.init(vendor: .geetest, reason: .trial)])
    }

    @Test("never tries nobody: when all rest, the one that recovers first")
    func allResting() {
        let failures: [(Vendor, Bool, Double)] = [(.aliyunPNVS, true, 20), (.geetest, true, 0), (.shanyan, true, 10)]
        let router = Self.router(health: Self.health(failures.map { (vendor: $0.0, isSilent: $0.1, at: $0.2) }))
        let decision = Self.decide(router, at: 30)
        #expect(decision.choices == [.init(vendor: .geetest, reason: .recoversFirst(after: 30))])
        #expect(decision.leftOut.map(\.vendor) == [.aliyunPNVS, .shanyan])
    }

    @Test("looks at how a vendor did for the purpose in question")
    func healthByPurpose() {
        let router = Self.router(health: Self.health([(.aliyunPNVS, true, 0)]))
        #expect(Self.decide(router, .verification, at: 1).vendors.first == .aliyunPNVS)
    }

    @Test("puts an installation where its number says, the same every time, evenly over the traffic")
    func installation() {
        let id = UUID(uuidString: "00000000-0000-4000-8000-800000000000") ?? UUID()
        #expect(Installation(id: id).place == 0.5)
        let places = (0..<2000).map { _ in Installation(id: UUID()).place }
        #expect(places.allSatisfy { $0 >= 0 && $0 < 1 })
        #expect((800...1200).contains(places.count { $0 < 0.5 }))
    }

    @Test("keeps an installation's number in user defaults")
    func storedInstallation() throws {
        let name = "PhoneAuthTests.\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        let first = Installation.stored(in: defaults)
        #expect(Installation.stored(in: defaults) == first)
    }
}
