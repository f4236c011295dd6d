import Foundation
import PhoneAuth
import PhoneAuthModel
import SimulatedPhone

/// Looks for invariants that do not hold, in what was seen of a run.
@MainActor struct ChaosCheck {
    let plan: ChaosPlan
    let phone: SimulatedPhone
    let log: ChaosLog
    let entries: [PhoneJournal.Entry]
    /// The configuration in force at the end.
    let inForce: PhoneAuthConfiguration
    private(set) var faults: [ChaosReport.Fault] = []

    init(
        plan: ChaosPlan, phone: SimulatedPhone, log: ChaosLog, entries: [PhoneJournal.Entry],
        inForce: PhoneAuthConfiguration? = nil
    ) {
        self.inForce = inForce ?? plan.configuration
        self.plan = plan
        self.phone = phone
        self.log = log
        self.entries = entries
    }

    mutating func fault(_ invariant: ChaosInvariant, _ detail: String) {
        faults.append(ChaosReport.Fault(invariant: invariant, detail: detail))
    }

    /// Checks everything but what comes after.
    mutating func run() {
        faults += log.faults
        for (number, operation) in log.operations.enumerated() {
            checkOutcome(operation, number)
            checkTime(operation, number)
            checkEvents(operation, number)
            if operation.kind == .login { checkLogin(operation, number) }
        }
        checkCalls()
        checkPages()
        checkSecrets()
        checkObserved()
        checkChanges()
    }

    /// Checks the login after the run.
    mutating func nextLogin(_ login: ChaosLog.Operation?) {
        if login?.outcome != "success" { fault(.nextLogin, login?.outcome ?? "none") }
        if phone.isPageUp || phone.pagesShown != phone.pagesClosed { fault(.pageGone, "after the next login") }
    }

    /// How far the run got.
    var depth: ChaosReport.Depth {
        let logins = log.operations.filter { $0.kind == .login || $0.kind == .scene }
        let tokens = logins.filter(\.hasToken)
        let pages = logins.filter { $0.events.contains { $0.event == .pagePresented } }
        if tokens.contains(where: { $0.attempts.count > 1 }) { return .tokenAfterFailover }
        if !tokens.isEmpty { return .token }
        if pages.contains(where: { $0.attempts.count > 1 }) { return .pageAfterFailover }
        if !pages.isEmpty { return .page }
        return phone.vendorCalls.isEmpty ? .nothing : .vendor
    }

    // MARK: Operations

    private mutating func checkOutcome(_ operation: ChaosLog.Operation, _ number: Int) {
        let name = "#\(number) \(operation.kind.rawValue)"
        guard operation.end != nil else { return fault(.oneOutcome, "\(name) has none") }
        guard operation.waitedForUser else { return }
        // What a login is waited for by waits with it.
        if operation.kind == .apply, log.operations.contains(where: { $0.waitedForUser && $0.kind != .apply }) {
            return
        }
        let presented = operation.events.last { $0.event == .pagePresented || $0.event == .pageDismissed }
        let hadPage = presented != nil && (operation.kind == .login || operation.kind == .scene)
        if !hadPage || configuration(of: operation).pageIdleTimeout != nil {
            fault(.oneOutcome, "\(name) had none when nothing was left to happen")
        }
    }

    /// The configuration that an operation goes by.
    private func configuration(of operation: ChaosLog.Operation) -> PhoneAuthConfiguration {
        operation.configuration ?? plan.configuration
    }

    private mutating func checkTime(_ operation: ChaosLog.Operation, _ number: Int) {
        guard let end = operation.end, let last = operation.lastEntry, !operation.waitedForUser else { return }
        let name = "#\(number) \(operation.kind.rawValue)"
        let slack = 0.01
        let lastMove = entries[..<min(last, entries.count)].last { entry in
            switch entry.moment {
            case .delivery, .app: true
            case .call, .page, .seen: false
            }
        }
        let since = max(operation.begin, lastMove?.at ?? 0)
        let most = longestWait(of: operation.kind, under: configuration(of: operation))
        let wait = log.seconds(from: since, to: end)
        if wait > most + slack { fault(.noHang, "\(name) ends \(wait) s after the last move") }
        let wholeLogin = configuration(of: operation).deadlines.wholeLogin + 2
        let duration = log.seconds(from: operation.begin, to: end)
        switch operation.kind {
        case .login:
            let page = operation.events.first { $0.event == .pagePresented && !$0.isAfterEnd }?.at ?? end
            let toPage = log.seconds(from: operation.begin, to: page)
            if toPage > wholeLogin + slack { fault(.noHang, "\(name) has neither page nor end for \(toPage) s") }
        case .prepare, .loginPageAppeared, .prefetch, .checkAvailability, .verify, .logOut:
            if duration > most + slack { fault(.noHang, "\(name) takes \(duration) s") }
        case .scene, .dismissPage, .stopScene, .apply: break
        }
    }

    /// How long an operation may wait for something that does not come, in seconds.
    private func longestWait(
        of kind: ChaosLog.Operation.Kind, under configuration: PhoneAuthConfiguration
    ) -> Double {
        let vendors = configuration.providers.vendors
        func longest(_ stage: Stage) -> Double {
            vendors.map { configuration.deadline(for: stage, vendor: $0) }.max() ?? 0
        }
        let turns = Double(max(1, configuration.routing.order.count))
        let (closing, goneForGood, stopping) = (2.0, 1.0, 10.0)
        // The user's own time on the app's two SMS pages, which is no move that is seen.
        let typing = 2 * 30.0
        let initialize = 2 * longest(.initialize)
        let wholeLogin = configuration.deadlines.wholeLogin
        let exchange = configuration.deadlines.exchange
        let idle = configuration.pageIdleTimeout ?? 0
        switch kind {
        case .login: return max(wholeLogin, exchange, idle) + goneForGood + closing
        case .scene:
            let node = wholeLogin + 2 * exchange + typing
            return node + max(idle, longest(.login)) + initialize + closing + stopping
        case .prepare, .loginPageAppeared, .prefetch, .logOut: return turns * (initialize + longest(.prefetch))
        case .checkAvailability: return turns * (initialize + longest(.availability))
        case .verify: return turns * (initialize + longest(.availability) + longest(.verify))
        case .dismissPage, .stopScene: return closing + stopping
        // It waits for what is under way, which has its own limits.
        case .apply: return .infinity
        }
    }

    private mutating func checkEvents(_ operation: ChaosLog.Operation, _ number: Int) {
        let name = "#\(number) \(operation.kind.rawValue)"
        var up = 0
        var hasCome = false
        for event in operation.events {
            switch event.event {
            case .pagePresented:
                up += 1
                hasCome = true
                if up > 1, operation.kind == .login { fault(.eventOrder, "\(name): a page is presented twice") }
            case .pageDismissed:
                up -= 1
                if up < 0 { fault(.eventOrder, "\(name): a page is dismissed that was not there") }
            default:
                if event.isAfterEnd { fault(.nothingAfterTheEnd, "\(name): \(event.event.name)") }
                if operation.kind == .login, !hasCome, event.event.happensOnPage {
                    fault(.eventOrder, "\(name): \(event.event.name) before a page")
                }
            }
        }
        if up > 0, !mayBeUnconfirmed(operation) {
            fault(.pageGone, "\(name): the app is told of \(up) pages that have not gone")
        }
    }

    /// Whether nothing may have said that the last page has gone: there was none when it was to be closed, whatever the vendor
    /// had said; or fusion's callback for it was lost.
    private func mayBeUnconfirmed(_ operation: ChaosLog.Operation) -> Bool {
        if (plan.wildness[.aliyunFusion] ?? 0) > 0 { return true }
        guard let last = operation.events.last(where: { $0.event == .pagePresented }) else { return false }
        // The next login's page has its own closing.
        let next = log.operations.first { ($0.kind == .login || $0.kind == .scene) && $0.firstEntry > last.entry }
        let limit = min(next?.firstEntry ?? entries.count, entries.count)
        // Its own vendor's closing is the first after its coming.
        var vendor: String?
        var closing: Double?
        for entry in entries[min(last.entry, limit)..<limit] {
            switch entry.moment {
            case .call(let name, _):
                guard let called = Self.closingCalls[name], vendor == nil || vendor == called else { continue }
                (vendor, closing) = (called, entry.at)
            case .page(vendor, isUp: false): if let closing, entry.at - closing < 0.3 { return false }
            default: break
            }
            if log.seconds(from: max(last.at, operation.end ?? 0), to: entry.at) > 2.5 { break }
        }
        return true
    }

    private mutating func checkLogin(_ operation: ChaosLog.Operation, _ number: Int) {
        let name = "#\(number)"
        if !operation.hasConsent, operation.outcome != "consentRequired" {
            fault(.consentFirst, "\(name) ends with \(operation.outcome) without consent")
        }
        // What was refused at once tried nobody; the client's attempts are an earlier login's.
        guard operation.outcome != "busy", operation.outcome != "consentRequired" else { return }
        let routing = configuration(of: operation).routing
        if operation.attempts.count > min(routing.failover.maximumAttempts, routing.order.count) {
            fault(.failover, "\(name) tries \(operation.attempts.count) vendors")
        }
        let decisions: Set<String> = ["userCancelled", "userChoseOtherMethod", "cancelled", "success"]
        for attempt in operation.attempts.dropLast() where decisions.contains(attempt.outcome) {
            fault(.failover, "\(name) goes on after \(attempt.outcome)")
        }
        if let error = operation.error, error.attempts != operation.attempts {
            fault(.failover, "\(name): the error tells of other attempts than the client")
        }
        guard let last = operation.lastEntry else { return }
        var calls: [Vendor: Int] = [:]
        for entry in entries[operation.firstEntry..<min(last, entries.count)] {
            guard case .call(let call, _) = entry.moment, let vendor = Self.pageCalls[call] else { continue }
            calls[vendor, default: 0] += 1
        }
        for (vendor, count) in calls.sorted(by: { $0.key.rawValue < $1.key.rawValue }) where count > 4 {
            fault(.pageCalls, "\(name): \(vendor) is asked \(count) times")
        }
    }

    /// The calls that ask a vendor for its page.
    private static let pageCalls: [String: Vendor] = [
        "requestToken": .geetest, "getLoginToken": .aliyunPNVS, "quickAuthLogin": .shanyan,
        "startSceneUI": .aliyunFusion,
    ]

    /// The calls that close a page, and say in a block of their own when it has gone.
    private static let closingCalls = [
        "dismissAuthViewController": "geetest", "cancelLoginVC": "aliyunPNVS", "finishAuthController": "shanyan",
    ]

    // MARK: The phone

    private mutating func checkCalls() {
        var hasConsent = false
        for (index, entry) in entries.enumerated() {
            switch entry.moment {
            case .app(ChaosLog.consent): hasConsent = true
            case .call(let name, let isOnMain):
                if !isOnMain { fault(.onMain, name) }
                if !hasConsent { fault(.consentFirst, "\(name) is called before consent") }
                guard Self.pageCalls[name] != nil else { continue }
                for (number, login) in log.operations.enumerated()
                where login.kind == .login && index < login.lastEntry ?? 0 && login.isTold(ofPageAt: index) {
                    fault(.onePageAtATime, "\(name) is called while #\(number) has a page")
                }
            default: break
            }
        }
    }

    private mutating func checkPages() {
        if phone.isPageUp { fault(.pageGone, "\(phone.pagesUp.joined(separator: ", ")) is up") }
        if phone.pagesShown != phone.pagesClosed {
            fault(.pageGone, "\(phone.pagesShown) pages were shown, \(phone.pagesClosed) closed")
        }
        var up: [String: Int] = [:]
        var together: Double?
        for entry in entries {
            guard case .page(let name, let isUp) = entry.moment, name != ChaosSMS.pageName else { continue }
            up[name.contains("#") ? Vendor.aliyunFusion.rawValue : name, default: 0] += isUp ? 1 : -1
            let vendors = up.filter { $0.value > 0 }.count
            if vendors > 1, together == nil { together = entry.at }
            guard vendors < 2, let since = together else { continue }
            together = nil
            let overlap = log.seconds(from: since, to: entry.at)
            if overlap > 2.6 { fault(.onePageAtATime, "two vendors' pages for \(overlap) s") }
        }
    }

    private mutating func checkSecrets() {
        var secrets: Set = [
            ChaosPalette.token, ChaosPalette.number, "simulated-login-token", "simulated-verify-token",
        ]
        for configuration in plan.configurations {
            let providers = configuration.providers
            let keys = [
                providers.geetest?.oneLogin?.appID, providers.geetest?.onePass?.appID, providers.shanyan?.appID,
                providers.aliyunPNVS?.secret,
            ]
            secrets.formUnion(keys.compactMap { $0?.reveal() })
        }
        // All of them at once: nearly always there is nothing to be found.
        let all = Data(log.texts.joined(separator: "\n").utf8)
        for secret in secrets.sorted() where all.range(of: Data(secret.utf8)) != nil {
            for text in log.texts where text.contains(secret) { fault(.nothingSecret, "\(secret) in \(text)") }
        }
    }
}

extension ChaosLog.Operation {
    /// Whether the last word of a page, before an entry of the journal, was that one is up.
    fileprivate func isTold(ofPageAt index: Int) -> Bool {
        events.last { $0.entry <= index && ($0.event == .pagePresented || $0.event == .pageDismissed) }?.event
            == .pagePresented
    }
}
