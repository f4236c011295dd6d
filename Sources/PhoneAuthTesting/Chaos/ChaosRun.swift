public import PhoneAuth
import PhoneAuthModel
import SimulatedPhone

/// One run of a client whose vendors, user and app do anything, all of it drawn from one seed.
///
/// ```swift
/// var run = ChaosRun(seed: 1, configuration: configuration, palette: palette) { [.geetest(GeetestBinding())] }
/// for seed in 1...1000 as ClosedRange<UInt64> {
///     run.seed = seed
///     for fault in try await run.report().faults { print("seed \(seed): \(fault)") }
/// }
/// ```
///
/// The vendors' bindings are those for simulation. The configuration's routing, deadlines and policies are drawn anew in each
/// run; its vendors, page and everything else stay.
@MainActor public struct ChaosRun {
    /// What everything is drawn from.
    public var seed: UInt64
    /// What else the app does at random moments.
    public var actions: [ChaosAction] = []
    /// Pages of which one is drawn; the configuration's own where there are none.
    public var styles: [AuthPageStyle] = [] {
        didSet { check = Check() }
    }

    private let configuration: PhoneAuthConfiguration
    private let palette: ChaosPalette
    private let vendors: @MainActor () -> [VendorRegistration]
    private var check = Check()

    /// Whether what all runs share has been looked at: that is the most of what making a client costs.
    @MainActor private final class Check {
        var isDone = false
    }

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
        let report = try await once(isTracing: isTracing)
        guard !isTracing, !report.faults.isEmpty else { return report }
        // What happened is written down only where it is read.
        var traced = try await once(isTracing: true)
        if traced.faults.isEmpty { traced.faults = report.faults }
        return traced
    }

    private func once(isTracing: Bool) async throws(ConfigurationError) -> ChaosReport {
        let linked = vendors()
        try checkOnce(linked)
        let plan = ChaosPlan(
            seed: seed, configuration: configuration, styles: styles, linked: linked.map(\.vendor), actions: actions)
        let palette = palette
        let chaos = VendorChaos(seed: seed, wildness: plan.wildness) { palette.payload($0, $1, &$2) }
        let phone = SimulatedPhone(
            settings: plan.settings, seed: seed, transcript: nil, chaos: chaos, isOneOfMany: true)
        // Nobody but the app holds the client.
        let app = ChaosApp(
            plan, phone, linked: linked, actions, ChaosLog(phone, chaos.journal, isTracing: isTracing))
        return await phone.enter { await play(app, plan, phone, chaos, isTracing) }
    }

    /// What is drawn in a run is valid by itself; the rest is the same in all runs.
    private func checkOnce(_ linked: [VendorRegistration]) throws(ConfigurationError) {
        guard !check.isDone else { return }
        let vendors = linked.map(\.vendor)
        let tables = Dictionary(linked.map { ($0.vendor, $0.pageTable) }, uniquingKeysWith: { first, _ in first })
        var configuration = configuration
        configuration.routing = PhoneAuthConfiguration.Routing(
            order: configuration.providers.vendors.filter { vendors.contains($0) })
        for style in styles.isEmpty ? [configuration.page] : styles {
            configuration.page = style
            let problems = configuration.problems(linkedVendors: vendors, pageTables: tables)
                .filter { $0.severity == .error }
            guard problems.isEmpty else { throw ConfigurationError(problems: problems) }
        }
        check.isDone = true
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
        var check = ChaosCheck(
            plan: plan, phone: phone, log: log, entries: chaos.journal.entries, inForce: app.client?.configuration)
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
        // The vendors' objects and the phone hold each other, as an SDK lives as long as its app.
        phone.forgetVendors()
        var report = ChaosReport(seed: seed)
        report.faults = check.faults
        report.outcomes = log.operations.dropLast().map { ($0.kind.rawValue, $0.outcome) }
        report.depth = depth
        let entries = chaos.journal.entries
        for case .delivery in entries.map(\.moment) { report.deliveries += 1 }
        report.duration = phone.clock.now
        if isTracing { report.trace = ChaosTrace.lines(of: entries, plan: plan) }
        return report
    }
}
