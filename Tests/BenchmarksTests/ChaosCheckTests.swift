import PhoneAuth
import PhoneAuthModel
import SimulatedPhone
import Testing

@testable import Benchmarks
@testable import PhoneAuthTesting

/// A record of a run in which one thing is wrong.
struct WrongRecord: Sendable, CustomTestStringConvertible {
    let invariant: ChaosInvariant
    let name: String
    let write: @MainActor @Sendable (ChaosRecord) async -> Void

    var testDescription: String { "\(invariant.rawValue): \(name)" }

    init(
        _ invariant: ChaosInvariant, _ name: String, _ write: @escaping @MainActor @Sendable (ChaosRecord) async -> Void
    ) {
        self.invariant = invariant
        self.name = name
        self.write = write
    }

    static let all: [WrongRecord] = [
        WrongRecord(.oneOutcome, "a prefetch without an end") { _ = $0.log.begin(.prefetch) },
        WrongRecord(.oneOutcome, "a login that ends twice") { record in
            await record.login()
            record.log.end(0, "success")
        },
        WrongRecord(.oneOutcome, "a login that waits without a page") { record in
            await record.login(page: false)
            record.log.operations[0].waitedForUser = true
        },
        WrongRecord(.noHang, "a login that shows no page for long") { record in
            let number = record.log.begin(.login)
            await record.pass(20)
            record.log.note("something keeps moving")
            await record.pass(20)
            record.log.end(number, "timeout")
        },
        WrongRecord(.noHang, "a login that goes on long after the last move") { record in
            await record.login { await record.pass(300) }
        },
        WrongRecord(.pageGone, "a page that is left up") { record in
            await record.login()
            record.phone.showPage("geetest") { _ in }
        },
        WrongRecord(.pageGone, "a page whose going is not told") { record in
            let number = record.log.begin(.login)
            record.phone.showPage("geetest") { _ in }
            record.log.sink(of: number).send(.pagePresented)
            record.phone.note(call: "dismissAuthViewController")
            record.phone.closePage("geetest")
            record.log.end(number, "timeout")
        },
        WrongRecord(.onePageAtATime, "a vendor asked while a page is up") { record in
            await record.login { record.phone.note(call: "quickAuthLogin") }
        },
        WrongRecord(.onePageAtATime, "two vendors' pages") { record in
            record.phone.showPage("geetest") { _ in }
            record.phone.showPage("shanyan") { _ in }
            await record.pass(5)
            record.phone.closePage("geetest")
            record.phone.closePage("shanyan")
        },
        WrongRecord(.eventOrder, "a tap before the page") { record in
            await record.login(page: false) { record.log.sink(of: 0).send(.backTapped) }
        },
        WrongRecord(.eventOrder, "a page presented twice") { record in
            await record.login {
                record.log.sink(of: 0).send(.pagePresented)
                record.log.sink(of: 0).send(.pageDismissed)
            }
        },
        WrongRecord(.nothingAfterTheEnd, "a vendor's event") { record in
            await record.login()
            record.log.sink(of: 0).send(.vendorEvent(code: "1"))
        },
        WrongRecord(.nothingSecret, "a number in an event") { record in
            await record.login {
                record.log.sink(of: 0).send(.agreementTapped(index: 0, title: "13800000000", url: nil))
            }
        },
        WrongRecord(.nothingSecret, "a token in an error") { record in
            var error = PhoneAuthError(.timeout, stage: .login)
            error.vendorMessage = "chaos-secret-0123456789abcdef"
            record.log.end(record.log.begin(.prefetch), "timeout", error: error)
        },
        WrongRecord(.onMain, "a call on another thread") { record in
            record.journal.note(.call("register", isOnMain: false), at: 0)
        },
        WrongRecord(.pageCalls, "five calls for one login") { record in
            await record.login(page: false) { for _ in 0..<5 { record.phone.note(call: "requestToken") } }
        },
        WrongRecord(.failover, "another vendor after the user has left") { record in
            await record.login(attempts: [.userCancelled, nil])
        },
        WrongRecord(.failover, "more vendors than there are") { record in
            await record.login(attempts: [.timeout, .timeout, .timeout, .timeout, nil])
        },
        WrongRecord(.consentFirst, "a login that does not mind") { record in
            record.log.hasConsent = false
            await record.login()
        },
        WrongRecord(.noHang, "a login without a page, but for a short time in the background") { record in
            record.log.enterBackground()
            await record.pass(5)
            record.log.enterForeground()
            await record.login(page: false) { await record.pass(40) }
        },
        WrongRecord(.observers, "an operation that never ends") { $0.tell(.began(.prepare)) },
        WrongRecord(.observers, "one that ends before it begins") { record in
            record.tell(.ended(.prepare, nil, duration: 1), .began(.prepare), .ended(.prepare, nil, duration: 1))
        },
        WrongRecord(.observers, "one that ends twice") { record in
            record.tell(
                .began(.prepare), .ended(.prepare, nil, duration: 1), .ended(.prepare, .timeout, duration: 1))
        },
        WrongRecord(.observers, "a turn of a vendor that was not chosen") { record in
            let attempt = Attempt(vendor: .geetest, stage: .initialize, failure: nil, duration: 1)
            record.tell(
                .began(.prepare), .attemptBegan(1, .geetest, .oneLogin), .attemptEnded(1, attempt),
                .ended(.prepare, nil, duration: 1))
        },
        WrongRecord(.observers, "a turn that is not over") { record in
            record.tell(.began(.scene), .attemptBegan(1, .geetest, .oneLogin), .ended(.scene, nil, duration: 1))
        },
        WrongRecord(.observers, "a stage outside of a turn") { record in
            let report = ClientEvent.StageReport(
                attempt: 1, vendor: .geetest, product: .oneLogin, carrier: .unknown, stage: .prefetch, failure: nil,
                duration: 1)
            record.tell(.began(.prepare), .stageEnded(report), .ended(.prepare, nil, duration: 1))
        },
        WrongRecord(.observers, "another outcome than the app's") { record in
            let number = record.begin(.prefetch)
            record.tell(.ended(.prefetch, .timeout, duration: 1))
            record.log.end(number, "noSIM")
        },
        WrongRecord(.observers, "a success that nobody is told of") { record in
            record.log.end(record.log.begin(.prefetch), "success")
        },
        WrongRecord(.configuration, "a change without a trace") { record in
            record.apply(.valid, "applied") { $0.deadlines.wholeLogin = 20 }
            record.tell(.configurationApplied, operation: 0)
        },
        WrongRecord(.configuration, "a change that nobody is told of") { record in
            record.apply(.valid, "applied") { _ in }
        },
        WrongRecord(.configuration, "an invalid change that is applied") { record in
            record.apply(.invalid, "applied") { _ in }
            record.tell(.configurationApplied, operation: 0)
        },
        WrongRecord(.configuration, "a valid change that is refused") { record in
            record.apply(.valid, "refused") { _ in }
            record.log.operations[0].problems = [.outOfRange]
            record.tell(.configurationRefused([]), operation: 0)
        },
        WrongRecord(.configuration, "a change that waits for ever") { record in
            record.apply(.valid, "waits") { _ in }
        },
    ]
}

/// What was seen of a run, written by hand.
@MainActor final class ChaosRecord {
    let phone: SimulatedPhone
    let journal: PhoneJournal
    let log: ChaosLog
    private(set) var plan: ChaosPlan

    init() {
        var configuration = SimulatedVendors.configuration
        configuration.deadlines.wholeLogin = 30
        var plan = ChaosPlan(
            seed: 1, configuration: configuration, styles: [], linked: [.geetest, .shanyan], actions: [])
        plan.configuration.deadlines.wholeLogin = 30
        plan.configuration.routing = PhoneAuthConfiguration.Routing(order: [.geetest, .shanyan])
        plan.changes = []
        self.plan = plan
        let chaos = VendorChaos(seed: 1, wildness: [:]) { _, _, _ in .null }
        chaos.calm()
        phone = SimulatedPhone(settings: PhoneSettings(), seed: 1, transcript: nil, chaos: chaos)
        journal = chaos.journal
        log = ChaosLog(phone, chaos.journal)
        log.hasConsent = true
        log.note("consent")
    }

    /// Time goes on.
    func pass(_ seconds: Double) async {
        phone.schedule(after: seconds) {}
        await phone.clock.idle()
    }

    /// An operation begins, and observers are told.
    func begin(_ kind: ChaosLog.Operation.Kind) -> Int {
        let number = log.begin(kind)
        guard let operation = kind.observed else { return number }
        ChaosLog.$operation.withValue(number) { tell(.began(operation), operation: number + 1) }
        return number
    }

    /// A login with its page.
    func login(
        page: Bool = true, attempts: [PhoneAuthError.Code?] = [nil], _ meanwhile: @MainActor () async -> Void = {}
    ) async {
        let number = begin(.login)
        if page { phone.showPage("geetest") { _ in } }
        if page { log.sink(of: number).send(.pagePresented) }
        await meanwhile()
        if page { phone.closePage("geetest") }
        if page { log.sink(of: number).send(.pageDismissed) }
        tell(.ended(.login, nil, duration: 1), operation: number + 1)
        log.end(
            number, "success",
            attempts: attempts.map { Attempt(vendor: .geetest, stage: .login, failure: $0, duration: 1) })
    }

    /// What an observer is told.
    func tell(_ kinds: ClientEvent.Kind..., operation: Int = 1) {
        for kind in kinds {
            log.observe(ClientEvent(date: SimulatedScheduler.start, operation: operation, kind: kind))
        }
    }

    /// A changed configuration, and the answer to it. What the client would have in force is the plan's own still.
    func apply(_ kind: ChaosChange.Kind, _ answer: String, _ change: (inout PhoneAuthConfiguration) -> Void) {
        var configuration = plan.configuration
        change(&configuration)
        plan.changes.append(ChaosChange(kind: kind, configuration: configuration, name: "a change"))
        let number = log.begin(.apply)
        log.operations[number].change = plan.changes.count - 1
        log.end(number, answer)
    }

    /// The faults that are found.
    var faults: [ChaosReport.Fault] {
        var check = ChaosCheck(plan: plan, phone: phone, log: log, entries: journal.entries)
        check.run()
        return check.faults
    }
}

@MainActor @Suite("What is looked at after a run")
struct ChaosCheckTests {
    @Test("is in order where all went well")
    func good() async {
        let record = ChaosRecord()
        await record.login()
        let prefetch = record.begin(.prefetch)
        record.tell(.ended(.prefetch, nil, duration: 1), operation: prefetch + 1)
        record.log.end(prefetch, "success")
        record.apply(.invalid, "refused") { $0.routing.order = [] }
        record.tell(.configurationRefused([]), operation: 0)
        #expect(record.faults.isEmpty)
        #expect(!record.phone.isPageUp && record.phone.pagesShown == 1)
    }

    @Test("shows what was wrong, and nothing else", arguments: WrongRecord.all)
    func wrong(record test: WrongRecord) async {
        let record = ChaosRecord()
        await test.write(record)
        #expect(Set(record.faults.map(\.invariant)) == [test.invariant], "\(record.faults)")
    }

    @Test("counts a next login that fails, or that there is none of")
    func nextLogin() async {
        let record = ChaosRecord()
        let number = record.log.begin(.login)
        record.log.end(number, "busy")
        var check = ChaosCheck(plan: record.plan, phone: record.phone, log: record.log, entries: [])
        check.nextLogin(record.log.operations.last)
        check.nextLogin(nil)
        #expect(check.faults.map(\.invariant) == [.nextLogin, .nextLogin])
    }

    @Test("has a proof for every invariant")
    func total() {
        let elsewhere: Set<ChaosInvariant> = [.nextLogin, .clientFreed]
        #expect(Set(WrongRecord.all.map(\.invariant)).union(elsewhere) == Set(ChaosInvariant.allCases))
        #expect(ChaosInvariant.allCases.allSatisfy { $0.sentence.hasSuffix(".") })
    }
}
