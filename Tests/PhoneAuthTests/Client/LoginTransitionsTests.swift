import Testing

@testable import PhoneAuth

/// Every state that a login's machine can reach, and every input in each of them: the inputs that the world can give there.
@Suite("Every transition of a login")
struct LoginTransitionsTests {
    /// The machine with as much of the world around it as decides which inputs can come, and what is a fault.
    private struct World: Hashable {
        var machine: LoginMachine
        var timers: Set<LoginMachine.Timer> = []
        var openCloses = 0
        var asked: Set<LoginMachine.Question> = []
        var isPageShown = false
        var settles = 0
        var finishes = 0

        /// Takes an input; returns the fault that it shows, if any.
        mutating func take(_ input: LoginMachine.Input) -> String? {
            var fault: String?
            func check(_ holds: Bool, _ text: String) { if !holds { fault = fault ?? text } }
            switch input {
            case .closed: openCloses -= 1
            case .timer(let timer): timers.remove(timer)
            case .answered(let question, _): asked.remove(question)
            default: break
            }
            for action in machine.handle(input, at: 0) {
                check(finishes == 0, "acted after the finish")
                switch action {
                case .startTimer(let timer, _):
                    check(settles == 0, "started a clock after the outcome")
                    timers.insert(timer)
                case .stopTimer(let timer): timers.remove(timer)
                case .close: openCloses += 1
                case .abandon: asked = []
                case .prepare, .open:
                    check(settles == 0, "went on after the outcome")
                    check(openCloses == 0, "went on while a page was being closed")
                    check(!isPageShown, "went on with a page up")
                case .emit(.pagePresented):
                    check(!isPageShown, "presented twice")
                    isPageShown = true
                case .emit(.pageDismissed):
                    check(isPageShown, "dismissed without a page")
                    isPageShown = false
                case .ask(let question): asked.insert(question)
                case .settle: settles += 1
                case .finish: finishes += 1
                case .emit, .exchange, .tick, .fetchToken, .stopLoading, .waitForAnotherTap:
                    check(settles == 0, "acted after the outcome")
                case .report: break
                }
            }
            check(settles <= 1, "settled twice")
            check(finishes <= settles, "finished before the outcome")
            check(finishes == (machine.phase == .ended ? 1 : 0), "ended without saying so")
            check(machine.phase != .ended || (openCloses == 0 && timers.isEmpty), "ended with something left to do")
            check(settles == 0 || machine.phase == .closing || machine.phase == .ended, "went on after the outcome")
            check(
                settles == 1 || openCloses > 0 || !timers.isEmpty || !asked.isEmpty || awaitsSomebody,
                "waits for nothing")
            return fault
        }

        /// Whether a vendor call, the user or the app is what it waits for.
        private var awaitsSomebody: Bool {
            switch machine.phase {
            case .idle, .preparing, .opening, .choosing, .asking, .fetching, .exchanging: true
            case .reopening, .leaving, .closing, .ended: false
            }
        }

        /// The inputs that can come.
        var inputs: [(name: String, input: LoginMachine.Input)] {
            var inputs: [(String, LoginMachine.Input)] = [
                ("begin", .begin), ("entered", .entered(.prefetch)), ("prepared", .prepared),
                ("rerouted", .rerouted(machine.vendors.plans.reversed(), mayMove: true)),
                ("dismissed", .event(.pageDismissed)), ("tap", .event(.loginTapped(isChecked: true))),
                ("untickedTap", .event(.loginTapped(isChecked: false))),
                ("dialogConfirmed", .event(.consentDialogConfirmed)),
                ("token", .credential(.sample())), ("vendorFails", .failed(.carrierFailure, at: .login)),
                ("userLeaves", .failed(.userCancelled, at: .login)),
                ("closeFirst", .failed(.busy, at: .present, repetition: .closeAndReopen)),
                ("prefetchLapsed", .failed(.prefetchExpired, at: .present, repetition: .prefetchAgain)),
                ("cancel", .cancel),
            ]
            // A tap that has been told is told no more, which doubles the states and changes no phase after the first.
            if machine.phase == .opening { inputs.append(("back", .event(.backTapped))) }
            // Each comes up once more at the most: a page that comes again and again would be no end of closings.
            if openCloses < 2 { inputs.append(("presented", .event(.pagePresented))) }
            if machine.phase == .exchanging {
                inputs += [("exchanged", .exchanged), ("exchangeFails", .exchangeFailed)]
            }
            if openCloses > 0 {
                inputs += [("closed", .closed(isConfirmed: true)), ("notClosed", .closed(isConfirmed: false))]
            }
            for question in asked.sorted(by: { "\($0)" < "\($1)" }) {
                inputs += [
                    ("\(question)Yes", .answered(question, true)), ("\(question)No", .answered(question, false)),
                ]
            }
            for timer in LoginMachine.Timer.allCases where timers.contains(timer) {
                inputs.append(("\(timer)Due", .timer(timer)))
            }
            return inputs
        }
    }

    struct Setup: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let rules: LoginMachine.Rules
    }

    private static func setup(
        _ name: String, vendors: Int = 2, holdsToken: Bool = false,
        _ adjust: (inout LoginMachine.Rules) -> Void = { _ in }
    ) -> Setup {
        let plans = [Vendor.geetest, .aliyunPNVS].prefix(vendors).map {
            LoginMachine.Plan(
                vendor: $0, product: .oneLogin, present: 9, token: 9, holdsToken: holdsToken, canTick: true)
        }
        var rules = LoginMachine.Rules(
            plans: plans, wholeLogin: 30, exchange: 15, pageIdle: 60, exchanges: false, closesAtToken: false,
            confirmingLogsIn: true)
        adjust(&rules)
        return Setup(testDescription: name, rules: rules)
    }

    private static let plain = setup("a credential, over two vendors")
    static let setups = [
        plain,
        setup("an exchange, the page closing after it", vendors: 1) { $0.exchanges = true },
        setup("an exchange, the page closing at the token", vendors: 1) {
            $0.exchanges = true
            $0.closesAtToken = true
        },
        setup("the app's own check, the vendor holding the token", vendors: 1, holdsToken: true) {
            $0.asksBeforeLogin = true
            $0.asksForConsent = true
        },
        setup("the app's own check, the framework holding the token", vendors: 1) {
            $0.asksBeforeLogin = true
            $0.exchanges = true
        },
    ]

    /// Goes everywhere, telling each transition.
    private static func explore(
        _ setup: Setup, _ visit: (_ from: World, _ name: String, _ to: World, _ fault: String?) -> Void
    ) -> Int {
        let start = World(machine: LoginMachine(rules: setup.rules))
        var seen: Set<World> = [start]
        var open = [start]
        while let world = open.popLast() {
            for (name, input) in world.inputs {
                var next = world
                let fault = next.take(input)
                visit(world, name, next, fault)
                guard fault == nil, next.finishes == 0, seen.insert(next).inserted else { continue }
                open.append(next)
            }
        }
        return seen.count
    }

    @Test("keeps the rules, and leaves a way to the end", arguments: setups)
    func rules(setup: Setup) {
        var faults: Set<String> = []
        let states = Self.explore(setup) { from, name, to, fault in
            if let fault { faults.insert("\(from.machine.phase), \(name): \(fault)") }
            // From everywhere: the app cancels, the vendor confirms what is being closed.
            var end = to
            var steps = [end.take(.cancel)]
            while end.openCloses > 0 { steps.append(end.take(.closed(isConfirmed: true))) }
            if end.finishes != 1 { faults.insert("\(to.machine.phase), after \(name): cancelling does not end it") }
            for fault in steps.compactMap({ $0 }) { faults.insert("cancelled after \(name): \(fault)") }
        }
        #expect(faults.sorted().prefix(5) == [])
        #expect(states > 100, "\(states) states")
    }

    /// From where, on what, to where: all of a plain login's ways that change the phase.
    private static let table: [String: [String: Set<String>]] = [
        "choosing": [
            "cancel": ["closing"],
            "closeFirst": ["closing"],
            "dialogConfirmed": ["fetching"],
            "pageGoneDue": ["closing"],
            "pageIdleDue": ["closing"],
            "prefetchLapsed": ["closing"],
            "tap": ["fetching"],
            "token": ["closing"],
            "userLeaves": ["closing"],
            "vendorFails": ["closing"],
        ],
        "closing": [
            "closed": ["ended"],
            "notClosed": ["ended"],
        ],
        "fetching": [
            "cancel": ["closing"],
            "closeFirst": ["closing"],
            "pageGoneDue": ["closing"],
            "prefetchLapsed": ["closing"],
            "token": ["closing"],
            "tokenDue": ["closing"],
            "userLeaves": ["closing"],
            "vendorFails": ["closing"],
            "wholeLoginDue": ["closing"],
        ],
        "idle": [
            "begin": ["preparing"],
            "cancel": ["ended"],
        ],
        "leaving": [
            "cancel": ["closing"],
            "closed": ["preparing"],
            "notClosed": ["preparing"],
            "wholeLoginDue": ["closing"],
        ],
        "opening": [
            "back": ["choosing"],
            "cancel": ["closing"],
            "closeFirst": ["closing", "reopening"],
            "dialogConfirmed": ["fetching"],
            "prefetchLapsed": ["closing", "leaving", "preparing"],
            "presentDue": ["closing", "leaving"],
            "presented": ["choosing"],
            "tap": ["fetching"],
            "token": ["closing"],
            "untickedTap": ["choosing"],
            "userLeaves": ["closing"],
            "vendorFails": ["closing", "leaving"],
            "wholeLoginDue": ["closing"],
        ],
        "preparing": [
            "cancel": ["closing", "ended"],
            "closeFirst": ["closing", "ended"],
            "prefetchLapsed": ["closing", "ended", "leaving"],
            "prepared": ["opening"],
            "userLeaves": ["closing", "ended"],
            "vendorFails": ["closing", "ended", "leaving"],
            "wholeLoginDue": ["closing", "ended"],
        ],
        "reopening": [
            "cancel": ["closing"],
            "closed": ["opening"],
            "notClosed": ["opening"],
            "wholeLoginDue": ["closing"],
        ],
    ]

    @Test("changes the phase as the table says, and in no other case")
    func phases() {
        var seen: [String: [String: Set<String>]] = [:]
        _ = Self.explore(Self.plain) { from, name, to, _ in
            let (before, after) = ("\(from.machine.phase)", "\(to.machine.phase)")
            if before != after { seen[before, default: [:]][name, default: []].insert(after) }
        }
        for phase in Set(seen.keys).union(Self.table.keys).sorted() {
            #expect(seen[phase] == Self.table[phase], "from \(phase)")
        }
    }
}
