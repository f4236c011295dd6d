import Foundation
import PhoneAuth
import PhoneAuthModel
import SimulatedPhone

/// Everything of a run that is drawn before it begins.
struct ChaosPlan {
    /// Something that the app does, and when.
    struct Step {
        var at: Double
        var act: Act
    }

    /// What an app can do.
    enum Act: Hashable {
        case login(exchanges: Bool)
        case scene(AuthScene)
        case prepare, loginPageAppeared, prefetch, checkAvailability, verify, logOut, forgetPrefetches
        case dismissPage, setChecked(Bool), stopLoading, closeConsentDialog
        case continueScene(isSuccess: Bool), stopScene
        /// Puts one of the plan's other configurations in force, by index.
        case apply(Int)
        case enterBackground, enterForeground
        /// Cancels the task of the operation that began as this one.
        case cancel(Int)
        /// One of the run's own actions, by index.
        case custom(Int)
    }

    /// What a piece of the app's own code does when it is called.
    enum Answer: Hashable {
        case yes(after: Double)
        case no(after: Double)

        var delay: Double {
            switch self {
            case .yes(let seconds), .no(let seconds): seconds
            }
        }
    }

    var configuration: PhoneAuthConfiguration
    var settings = PhoneSettings()
    var wildness: [Vendor: Double] = [:]
    var steps: [Step] = []
    /// What becomes of the configuration while the client lives.
    var changes: [ChaosChange] = []
    /// Which part of a split traffic the phone belongs to.
    var installation = Installation(id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 0)))
    var consentAt = 0.0
    /// What the app's own code says, one call after the other and then from the start again.
    var exchanges: [Answer] = []
    var verdicts: [SceneVerdict] = []
    var permissions: [Answer]?
    var consents: [Answer]?
    var sms: [Answer] = []

    /// Draws a plan over the vendors of a configuration.
    init(
        seed: UInt64, configuration base: PhoneAuthConfiguration, styles: [AuthPageStyle], linked: [Vendor],
        actions: [ChaosAction]
    ) {
        var generator = SeededGenerator(seed: seed, name: "plan")
        configuration = base
        let all = base.providers.vendors.filter { linked.contains($0) }.shuffled(using: &generator)
        let count = [1, 2, 2, 2, 2, 2, 2, 3][Int.random(in: 0..<8, using: &generator)]
        let vendors = Array(all.prefix(count))
        if !styles.isEmpty { configuration.page = generator.pick(styles) }
        drawRouting(vendors, &generator)
        drawDeadlines(&generator)
        configuration.scenes.provider =
            vendors.contains(.aliyunFusion) && generator.chance(0.7) ? .aliyunFusion : .portable
        settings.carrier = generator.pick([.chinaMobile, .chinaUnicom, .chinaTelecom])
        for vendor in vendors { wildness[vendor] = generator.pick([0, 0.03, 0.1, 0.1, 0.3, 0.6]) }
        drawApp(&generator)
        drawSteps(actions, &generator)
        var later = SeededGenerator(seed: seed, name: "later")
        drawChanges(&later)
        drawAbsences(&later)
    }

    /// Every configuration that may be in force at some time.
    var configurations: [PhoneAuthConfiguration] {
        [configuration] + changes.filter { $0.kind != .invalid }.map(\.configuration)
    }

    private mutating func drawRouting(_ vendors: [Vendor], _ generator: inout SeededGenerator) {
        configuration.routing = PhoneAuthConfiguration.Routing(order: vendors)
        configuration.routing.failover.maximumAttempts = Int.random(in: 1...3, using: &generator)
        configuration.routing.failover.coolDown = generator.pick([0, 5, 60])
        configuration.routing.failover.failureThreshold = Int.random(in: 1...3, using: &generator)
        if generator.chance(0.3) {
            configuration.routing.byCarrier[generator.pick([.chinaMobile, .chinaUnicom, .chinaTelecom])] =
                vendors.reversed()
        }
        if generator.chance(0.2) { configuration.routing.byPurpose[.verification] = vendors.reversed() }
    }

    /// None so short that vendors who behave could not keep it: the last login of a run must succeed.
    mutating func drawDeadlines(_ generator: inout SeededGenerator) {
        func deadline() -> Double? { generator.chance(0.5) ? nil : generator.seconds(2...10) }
        configuration.deadlines.initialize = deadline() ?? 6
        configuration.deadlines.availability = deadline() ?? 6
        configuration.deadlines.prefetch = deadline()
        configuration.deadlines.present = deadline()
        configuration.deadlines.token = deadline()
        configuration.deadlines.verify = deadline()
        configuration.deadlines.wholeLogin = generator.pick([8, 15, 30])
        configuration.deadlines.exchange = generator.pick([3, 15])
        configuration.pageIdleTimeout = generator.chance(0.5) ? generator.seconds(6...60) : nil
        configuration.pageDismissal = generator.chance(0.7) ? .afterExchange : .onToken
        configuration.prefetch.keepsStandby = generator.chance(0.2)
        configuration.prefetch.moments = PhoneAuthConfiguration.PrefetchPolicy.Moment.allCases.filter { _ in
            generator.chance(0.7)
        }
    }

    private mutating func drawApp(_ generator: inout SeededGenerator) {
        func answers(_ yes: Double, upTo seconds: Double) -> [Answer] {
            (0..<3).map { _ in
                let after = generator.seconds(generator.chance(0.8) ? 0...2 : 0...seconds)
                return generator.chance(yes) ? .yes(after: after) : .no(after: after)
            }
        }
        exchanges = answers(0.6, upTo: 40)
        sms = answers(0.85, upTo: 30)
        if generator.chance(0.15) { permissions = answers(0.7, upTo: 30) }
        if generator.chance(0.15) { consents = answers(0.6, upTo: 30) }
        verdicts = (0..<3).map { _ in generator.pick([.pass, .pass, .reject, .mismatch, .unknown]) }
        if generator.chance(0.1) { consentAt = generator.seconds(0...5) }
    }

    private mutating func drawSteps(_ actions: [ChaosAction], _ generator: inout SeededGenerator) {
        let share = Double.random(in: 0..<1, using: &generator)
        let main: Act =
            switch share {
            case ..<0.5: .login(exchanges: true)
            case ..<0.78: .login(exchanges: false)
            case ..<0.92: .scene(generator.pick(AuthScene.all))
            default: .verify
            }
        steps = [Step(at: generator.chance(0.5) ? 0 : generator.seconds(0...3), act: main)]
        for _ in 0..<Int.random(in: 0...6, using: &generator) {
            let at = generator.chance(0.5) ? generator.seconds(0...4) : generator.seconds(0...60)
            let operations = steps.count
            let act: Act
            switch Int.random(in: 0..<20, using: &generator) {
            case 0, 1: act = .login(exchanges: generator.chance(0.5))
            case 2: act = .prepare
            case 3: act = .loginPageAppeared
            case 4, 5: act = .prefetch
            case 6: act = .checkAvailability
            case 7: act = .verify
            case 8: act = .logOut
            case 9: act = .forgetPrefetches
            case 10, 11: act = .dismissPage
            case 12: act = .setChecked(generator.chance(0.8))
            case 13: act = generator.pick([.stopLoading, .closeConsentDialog])
            case 14:
                act = generator.pick([.continueScene(isSuccess: true), .continueScene(isSuccess: false), .stopScene])
            case 15: act = .scene(generator.pick(AuthScene.all))
            default: act = .cancel(Int.random(in: 0..<operations, using: &generator))
            }
            steps.append(Step(at: at, act: act))
        }
        for (index, action) in actions.enumerated() where generator.chance(action.share) {
            steps.append(Step(at: generator.seconds(0...30), act: .custom(index)))
        }
    }

    /// Another configuration, now and then a second one at once or soon.
    private mutating func drawChanges(_ generator: inout SeededGenerator) {
        let place = UInt8.random(in: 0...255, using: &generator)
        installation = Installation(id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, place, 0, 0, 0, 0, 0)))
        guard generator.chance(0.3) else { return }
        changes = ChaosChange.draw(Int.random(in: 1...3, using: &generator), after: self, &generator)
        var at = generator.seconds(generator.chance(0.6) ? 0...4 : 0...40)
        for index in changes.indices {
            steps.append(Step(at: at, act: .apply(index)))
            if generator.chance(0.6) { at += generator.seconds(0...5) }
        }
    }

    /// The app goes to the background, and comes back; now and then it says so once too often.
    private mutating func drawAbsences(_ generator: inout SeededGenerator) {
        guard generator.chance(0.25) else { return }
        for _ in 0..<Int.random(in: 1...2, using: &generator) {
            let at = generator.seconds(generator.chance(0.6) ? 0...4 : 0...40)
            let back = at + generator.seconds(generator.chance(0.5) ? 0...3 : 0...90)
            steps += [Step(at: at, act: .enterBackground), Step(at: back, act: .enterForeground)]
            if generator.chance(0.1) { steps.append(Step(at: at, act: .enterBackground)) }
            if generator.chance(0.1) { steps.append(Step(at: back, act: .enterForeground)) }
        }
    }
}
