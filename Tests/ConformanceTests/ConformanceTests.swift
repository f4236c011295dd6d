import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import Testing

@MainActor @Suite("Conformance")
struct ConformanceTests {
    @Test("Every vendor keeps every obligation", arguments: Vendor.known)
    func vendors(vendor: Vendor) async throws {
        let harness = try #require(VendorHarness.of(vendor))
        let report = await ConformanceSuite(harness).report()
        print(report)
        #expect(report.broken.isEmpty, "\(report)")
        #expect(report.skipped.map(\.name) == Skipped.by(vendor))
    }

    @Test("Obligations have names of their own, and say what they require")
    func names() {
        #expect(Set(Obligation.all.map(\.name)).count == Obligation.all.count)
        #expect(Obligation.all.allSatisfy { $0.sentence.hasSuffix(".") })
    }
}

/// The obligations to which each vendor is not held: since it does not declare the ability, or declares it where the
/// obligation is for who does not.
private enum Skipped {
    private static let scenes = Obligation.all.filter { $0.group == .scene }.map(\.name)

    static func by(_ vendor: Vendor) -> [String] {
        switch vendor {
        case .geetest: ["lateInitializationsCount", "tokenOnDemandIsDeclared", "verificationIsDeclared"] + scenes
        case .shanyan: ["otherProductsAreLeftAlone", "verificationIsDeclared"] + scenes
        case .aliyunPNVS: ["otherProductsAreLeftAlone", "refusalMayBeFollowed", "verificationIsDeclared"] + scenes
        default:
            [
                "otherProductsAreLeftAlone", "silenceEndsWhenCancelled", "prefetchHasALifetime", "latePrefetchesCount",
                "anotherTapGivesAnotherToken", "verificationGivesACredential", "verificationOpensNoPage",
                "silentVerificationEndsWhenCancelled", "lateVerificationsCount",
            ]
        }
    }
}

@MainActor @Suite("Conformance of what is not a vendor's")
struct ScriptConformanceTests {
    @Test("The vendor that ships with the library keeps every obligation")
    func script() async {
        let report = await ConformanceSuite(ScriptHarness(nil)).report()
        print("scripted", report)
        #expect(report.broken.isEmpty, "\(report)")
    }

    @Test("The portable scenes keep every obligation")
    func portableScenes() async {
        let report = await ConformanceSuite(PortableHarness()).report()
        print("portable scenes over", report)
        #expect(report.broken.isEmpty, "\(report)")
        #expect(report.verdicts.contains { $0.obligation.group == .scene && $0.verdict == .kept })
    }

    @Test("The failover client keeps every obligation that a client has")
    func failover() async {
        let report = await ConformanceSuite(FailoverHarness()).report()
        print("failover client over", report)
        #expect(report.broken.isEmpty, "\(report)")
    }

    @Test(
        "A broken player of scenes breaks exactly the obligations that it is said to break",
        arguments: PortablePlayer.Fault.allCases)
    func brokenScenes(fault: PortablePlayer.Fault) async {
        let suite = ConformanceSuite(PortableHarness(fault: fault))
        var broken: [String] = []
        for obligation in Obligation.all where obligation.group == .scene {
            if case .broken = await suite.check(obligation) { broken.append(obligation.name) }
        }
        #expect(Set(broken) == Set(fault.breaks))
    }

    @Test(
        "A broken provider breaks exactly the obligations that it is said to break", arguments: Fault.allCases)
    func broken(fault: Fault) async {
        let report = await ConformanceSuite(ScriptHarness(fault)).report()
        #expect(Set(report.broken.map(\.name)) == Set(fault.breaks), "\(report)")
    }

    @Test("A situation that a vendor cannot have is skipped with its reason; one that it can have is no exemption")
    func situations() async throws {
        let exempt: [Situation] = [.noSIM, .duplicateCallbacks, .tokenFails, .callbackOffMain, .normal]
        let harness = BlindHarness(
            exemptions: exempt.map { Exemption(fromSituation: $0, because: "It does not see \($0).") })
        let report = await ConformanceSuite(harness).report()
        func verdict(_ name: String) -> ConformanceReport.Verdict? {
            report.verdicts.first { $0.obligation.name == name }?.verdict
        }
        #expect(verdict("situation noSIM") == .skipped("It does not see noSIM."))
        #expect(verdict("situation duplicateCallbacks") == .skipped("It does not see duplicateCallbacks."))
        #expect(report.description.contains("skipped  situation noSIM: It does not see noSIM."))
        // These it does see, though one of them ends as if all were well; and from the normal one nobody is exempt.
        #expect(
            report.broken.map(\.name) == ["situation tokenFails", "situation callbackOffMain", "situation normal"])
        // What needs the situation is not looked at.
        #expect(verdict("vendorCodesAreKept") == .skipped("it cannot have tokenFails: It does not see tokenFails."))
    }

    @Test(
        "A vendor that hangs in a situation, or cannot name what it saw there, is not exempt from it",
        arguments: [
            (Fault.swallowsCancel, Situation.tokenSilent, "there it did not end when its task was cancelled"),
            (.mapsNothing, .tokenFails, "a login ends there, and nobody knows with what"),
        ])
    func situationOfABrokenOne(fault: Fault, situation: Situation, seen: String) async {
        var harness = ScriptHarness(fault)
        harness.exemptions = [Exemption(fromSituation: situation, because: "It would be easier so.")]
        let report = await ConformanceSuite(harness).report()
        #expect(report.verdicts.last?.verdict == .broken(seen))
    }

    @Test("Every obligation is broken by somebody")
    func total() {
        let broken = Set(Fault.allCases.flatMap(\.breaks) + PortablePlayer.Fault.allCases.flatMap(\.breaks))
        #expect(Obligation.all.map(\.name).filter { !broken.contains($0) } == [])
    }
}
