import PhoneAuth

extension ChaosCheck {
    /// What observers have been told of an operation.
    private struct Flow {
        let operation: ClientEvent.Operation
        var vendors: Set<Vendor> = []
        var lastAttempt = 0
        var openAttempt: Int?
        var end: PhoneAuthError.Code??
    }

    mutating func checkObserved() {
        var flows: [Int: Flow] = [:]
        for event in log.observed where event.operation > 0 {
            let name = "observed #\(event.operation)"
            if case .began(let operation) = event.kind {
                if flows.updateValue(Flow(operation: operation), forKey: event.operation) != nil {
                    fault(.observers, "\(name) begins twice")
                }
            } else if let flow = flows[event.operation] {
                let (next, wrong) = Self.follow(flow, event.kind)
                flows[event.operation] = next
                if let wrong { fault(.observers, "\(name): \(wrong): \(event.kind)") }
            } else {
                fault(.observers, "\(name) has not begun: \(event.kind)")
            }
        }
        for (number, flow) in flows.sorted(by: { $0.key < $1.key }) where flow.end == nil {
            fault(.observers, "observed #\(number) never ends")
        }
        for (number, operation) in log.operations.enumerated() { checkAgreement(operation, number, flows) }
    }

    /// Takes one event in.
    ///
    /// - Returns: what is known then, and what was wrong.
    private static func follow(_ flow: Flow, _ kind: ClientEvent.Kind) -> (Flow, wrong: String?) {
        var flow = flow
        if flow.end != nil {
            if case .pagePresented = kind { return (flow, nil) }
            return (flow, "after the end")
        }
        switch kind {
        case .routed(let decision):
            flow.vendors.formUnion(decision.vendors)
        case .attemptBegan(let number, let vendor, _):
            let before = flow
            (flow.openAttempt, flow.lastAttempt) = (number, number)
            if before.openAttempt != nil { return (flow, "the turn before is not over") }
            if number != before.lastAttempt + 1 { return (flow, "not the next turn") }
            // Fusion's scenes have no other vendor.
            if flow.operation != .scene, !flow.vendors.contains(vendor) {
                return (flow, "a vendor that was not chosen")
            }
        case .stageEnded(let report):
            if flow.openAttempt != report.attempt { return (flow, "a stage outside of its turn") }
        case .attemptEnded(let number, _):
            let isOpen = flow.openAttempt == number
            flow.openAttempt = nil
            if !isOpen { return (flow, "a turn that is not under way") }
        case .ended(let operation, let code, _):
            flow.end = .some(code)
            if operation != flow.operation { return (flow, "another operation") }
            if flow.openAttempt != nil { return (flow, "its turn is not over") }
        default: break
        }
        return (flow, nil)
    }

    private mutating func checkAgreement(_ operation: ChaosLog.Operation, _ number: Int, _ flows: [Int: Flow]) {
        switch operation.kind {
        case .login, .scene, .prepare, .prefetch, .checkAvailability, .verify: break
        // They have no outcome, whatever comes of what they set off.
        case .loginPageAppeared, .logOut, .dismissPage, .stopScene, .apply: return
        }
        let name = "#\(number) \(operation.kind.rawValue)"
        guard let flow = operation.flow.flatMap({ flows[$0] }) else {
            if operation.outcome == "success" { fault(.observers, "\(name) has success, and nobody was told of it") }
            return
        }
        guard let end = flow.end else { return }
        let told = end?.rawValue ?? "success"
        let isSame =
            told == operation.outcome
            || (operation.outcome == "exchangeFailed" && end == .serviceUnavailable)
        if !isSame { fault(.observers, "\(name) ends with \(operation.outcome), and \(told) was told") }
    }

    // MARK: The configuration

    mutating func checkChanges() {
        for (number, operation) in log.operations.enumerated() where operation.kind == .apply {
            guard let change = operation.change.map({ plan.changes[$0] }) else { continue }
            let name = "#\(number) \(change.name)"
            switch operation.outcome {
            case "applied", "waits":
                if operation.outcome == "applied", !log.applied.contains(change.configuration) {
                    fault(.configuration, "\(name) is applied, and was never in force")
                }
                if change.kind == .invalid { fault(.configuration, "\(name): \(operation.outcome)") }
            default:
                guard change.kind != .invalid else { continue }
                let isAboutIDs = operation.problems.allSatisfy { $0 == .needsRestart } && otherIDs(change)
                if !isAboutIDs { fault(.configuration, "\(name) is refused: \(operation.problems)") }
            }
        }
        if inForce != log.applied.last ?? plan.configuration {
            fault(.configuration, "what was applied last is not in force")
        }
        var told = (applied: 0, refused: 0)
        for event in log.observed {
            switch event.kind {
            case .configurationApplied: told.applied += 1
            case .configurationRefused: told.refused += 1
            default: break
            }
        }
        let answers = log.operations.filter { $0.kind == .apply }.map(\.outcome)
        func count(_ answer: String) -> Int { answers.count { $0 == answer } }
        let atOnce = count("applied") + count("refused")
        let toldInAll = told.applied + told.refused
        if told.applied < count("applied") || told.refused < count("refused") || toldInAll > atOnce + count("waits")
            || (count("waits") > 0 && toldInAll == atOnce)
        {
            fault(.configuration, "observers are told otherwise: \(told.applied) applied, \(told.refused) refused")
        }
    }

    /// Whether another configuration of the run has another app id.
    private func otherIDs(_ change: ChaosChange) -> Bool {
        plan.configurations.contains { other in
            other.providers.vendors.contains { other.appID(of: $0) != change.configuration.appID(of: $0) }
        }
    }
}
