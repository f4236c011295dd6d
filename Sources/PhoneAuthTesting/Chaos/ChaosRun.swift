public import PhoneAuth
import PhoneAuthModel
import SimulatedPhone

/// One run of a client whose vendors, user and app do anything, all of it drawn from one seed.
///
/// ```swift
/// let run = ChaosRun(seed: 7, configuration: configuration, palette: palette) { [.geetest(GeetestBinding())] }
/// let report = try await run.report()
/// for fault in report.faults { print(fault) }
/// ```
///
/// The vendors' bindings are those for simulation. The configuration's routing, deadlines and policies are drawn anew in each
/// run; its vendors, page and everything else stay.
@MainActor public struct ChaosRun {
    /// What everything is drawn from.
    public let seed: UInt64
    /// What else the app does at random moments.
    public var actions: [ChaosAction] = []
    /// Pages of which one is drawn; the configuration's own where there are none.
    public var styles: [AuthPageStyle] = []

    private let configuration: PhoneAuthConfiguration
    private let palette: ChaosPalette
    private let vendors: @MainActor () -> [VendorRegistration]

    /// Sets a run up.
    ///
    /// - Parameters:
    ///   - seed: What everything is drawn from.
    ///   - configuration: The vendors, the page, and what else is not drawn.
    ///   - palette: What the vendors answer with.
    ///   - vendors: Makes the list of linked vendors, new bindings for each run.
    public init(
        seed: UInt64, configuration: PhoneAuthConfiguration, palette: ChaosPalette,
        vendors: @escaping @MainActor () -> [VendorRegistration]
    ) {
        self.seed = seed
        self.configuration = configuration
        self.palette = palette
        self.vendors = vendors
    }

    /// Runs it to the end of everything that it sets off, and looks at what there was to see.
    ///
    /// - Parameter isTracing: Whether the report tells what happened; a report with faults tells it in any case.
    /// - Throws: ``PhoneAuth/ConfigurationError`` where the configuration cannot be used.
    public func report(isTracing: Bool = false) async throws(ConfigurationError) -> ChaosReport {
        let linked = vendors()
        let plan = ChaosPlan(
            seed: seed, configuration: configuration, styles: styles, linked: linked.map(\.vendor), actions: actions)
        let palette = palette
        let chaos = VendorChaos(seed: seed, wildness: plan.wildness) { palette.payload($0, $1, &$2) }
        let phone = SimulatedPhone(settings: plan.settings, seed: seed, transcript: nil, chaos: chaos)
        // Nobody but the app holds the client.
        let app = try ChaosApp(plan, phone, linked: linked, actions, ChaosLog(phone, chaos.journal))
        return await phone.enter { await play(app, plan, phone, chaos, isTracing) }
    }

    private func play(
        _ app: ChaosApp, _ plan: ChaosPlan, _ phone: SimulatedPhone, _ chaos: VendorChaos, _ isTracing: Bool
    ) async -> ChaosReport {
        let log = app.log
        phone.markOperationStart()
        app.begin()
        await phone.clock.idle()
        for number in log.operations.indices where log.operations[number].end == nil {
            log.operations[number].waitedForUser = true
            log.note("nothing is left to happen: cancels #\(number)")
            log.tasks[number]?.cancel()
        }
        await phone.clock.idle()
        var check = ChaosCheck(plan: plan, phone: phone, log: log, entries: chaos.journal.entries)
        check.run()
        let depth = check.depth
        log.note("vendors and user behave from here on")
        chaos.calm()
        app.logIn(exchanges: false, hooks: PageHooks())
        await phone.clock.idle()
        log.tasks.last??.cancel()
        await phone.clock.idle()
        check.nextLogin(log.operations.last)
        weak let client = app.client
        app.dropClient()
        log.tasks = []
        await phone.clock.idle()
        if client != nil { check.fault(.clientFreed, "it is kept") }
        var report = ChaosReport(seed: seed)
        report.faults = check.faults
        report.outcomes = log.operations.dropLast().map { ($0.kind.rawValue, $0.outcome) }
        report.depth = depth
        let entries = chaos.journal.entries
        for case .delivery in entries.map(\.moment) { report.deliveries += 1 }
        report.duration = phone.clock.now
        if isTracing || !report.faults.isEmpty { report.trace = ChaosTrace.lines(of: entries, plan: plan) }
        return report
    }
}
