import PhoneAuthModel

extension ClientEvent: CustomStringConvertible {
    /// One short line without any secret, for logs: `#3 attempt 1: geetest prefetch success on chinaMobile, 0.42 s`.
    ///
    /// It begins with the operation's number, where the event belongs to one. The wall clock is not in it: a log has its own.
    public var description: String { operation > 0 ? "#\(operation) \(kind)" : "\(kind)" }
}

extension ClientEvent.Kind: CustomStringConvertible {
    /// One short line without any secret, for logs.
    public var description: String {
        switch self {
        case .began(let operation): "\(operation.rawValue) began"
        case .routed(let decision): "routed: \(decision)"
        case .attemptBegan(let number, let vendor, let product):
            "attempt \(number): \(name(vendor)) (\(EventText.name(product.rawValue))) began"
        case .stageEnded(let report): "\(report)"
        case .pagePresented(let vendor, let seconds):
            "page of \(name(vendor)) shown after \(EventText.seconds(seconds))"
        case .attemptEnded(let number, let attempt):
            "attempt \(number): \(name(attempt.vendor)) ended with \(EventText.outcome(attempt.failure)) at "
                + "\(attempt.stage.rawValue), \(EventText.seconds(attempt.duration))"
        case .misconfigured(let finding): "\(finding)"
        case .ended(let operation, let failure, let seconds):
            "\(operation.rawValue) ended with \(EventText.outcome(failure)), \(EventText.seconds(seconds))"
        case .oddCallback(let vendor, let oddity): "\(name(vendor)): odd callback, \(oddity.rawValue)"
        case .restBegan(let vendor, let purpose, let stage, let seconds):
            "\(name(vendor)) is left alone for \(EventText.seconds(seconds)): \(purpose.rawValue) failed at \(stage.rawValue)"
        case .recovered(let vendor, let purpose, let stage):
            "\(name(vendor)) works again: \(purpose.rawValue) at \(stage.rawValue)"
        case .configurationApplied: "configuration applied"
        case .configurationRefused(let problems): "configuration refused: \(Self.list(problems))"
        case .enteredBackground: "background"
        case .enteredForeground(let seconds): "foreground after \(EventText.seconds(seconds))"
        }
    }

    private func name(_ vendor: Vendor) -> String { EventText.name(vendor.rawValue) }

    /// The first problems' places and codes. Their messages quote what a file holds, so they stay out.
    private static func list(_ problems: [ConfigurationProblem]) -> String {
        let most = 3
        let first = problems.prefix(most).map { problem in
            (problem.path.isEmpty ? "" : "\(EventText.name(problem.path)): ") + problem.code.rawValue
        }
        let more = problems.count > most ? ["and \(problems.count - most) more"] : []
        return first.isEmpty ? "no reason given" : (first + more).joined(separator: "; ")
    }
}

extension ClientEvent.StageReport: CustomStringConvertible {
    /// `attempt 1: geetest prefetch success on chinaMobile, 0.42 s`.
    public var description: String {
        "attempt \(attempt): \(EventText.name(vendor.rawValue)) \(stage.rawValue) \(EventText.outcome(failure)) on "
            + "\(carrier.rawValue), \(EventText.seconds(duration))"
    }
}

extension Misconfiguration: CustomStringConvertible {
    /// `geetest (oneLogin) is misconfigured: invalidCredentials at initialize, code -20101`.
    public var description: String {
        let product = product.map { " (\(EventText.name($0.rawValue)))" } ?? ""
        let code = vendorCode.map { ", code \(EventText.name($0))" } ?? ""
        return "\(EventText.name(vendor.rawValue))\(product) is misconfigured: \(EventText.outcome(self.code)) at "
            + stage.rawValue + code
    }
}
