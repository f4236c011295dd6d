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
            record.log.end(0, "timeout")
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
            record.log.end(number, "success")
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
    ]
}

/// What was seen of a run, written by hand.
@MainActor final class ChaosRecord {
    let phone: SimulatedPhone
    let journal: PhoneJournal
    let log: ChaosLog
    let plan: ChaosPlan

    init() {
        var configuration = SimulatedVendors.configuration
        configuration.deadlines.wholeLogin = 30
        var plan = ChaosPlan(
            seed: 1, configuration: configuration, styles: [], linked: [.geetest, .shanyan], actions: [])
        plan.configuration.deadlines.wholeLogin = 30
        plan.configuration.routing = PhoneAuthConfiguration.Routing(order: [.geetest, .shanyan])
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

    /// A login with its page.
    func login(
        page: Bool = true, attempts: [PhoneAuthError.Code?] = [nil], _ meanwhile: @MainActor () async -> Void = {}
    ) async {
        let number = log.begin(.login)
        if page { phone.showPage("geetest") { _ in } }
        if page { log.sink(of: number).send(.pagePresented) }
        await meanwhile()
        if page { phone.closePage("geetest") }
        if page { log.sink(of: number).send(.pageDismissed) }
        log.end(
            number, "success",
            attempts: attempts.map { Attempt(vendor: .geetest, stage: .login, failure: $0, duration: 1) })
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
        record.log.end(record.log.begin(.prefetch), "success")
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
