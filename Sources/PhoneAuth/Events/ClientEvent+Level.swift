import PhoneAuthModel

extension ClientEvent {
    /// How much an event matters to whoever reads a log.
    public enum Level: Int, Hashable, Sendable, CaseIterable, Comparable {
        /// What happens in every login.
        case debug
        /// An outcome: a success, or what the user or the app decided.
        case info
        /// Worth knowing: a stage that failed, an odd callback, a vendor that works again, a changed configuration.
        case notice
        /// An operation that failed, a vendor that is left alone, a configuration that was refused.
        case error
        /// A vendor's configuration or console is wrong: the app's makers must do something.
        case fault

        /// The one that matters less comes first.
        public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }

    /// How much it matters.
    public var level: Level {
        switch kind {
        case .began, .routed, .attemptBegan, .pagePresented, .attemptEnded, .enteredBackground, .enteredForeground:
            .debug
        case .stageEnded(let report): report.failure.map { $0.isDecided ? .info : .notice } ?? .debug
        case .ended(_, let failure, _): failure.map { $0.isDecided ? .info : .error } ?? .info
        case .oddCallback, .recovered, .configurationApplied: .notice
        case .restBegan, .configurationRefused: .error
        case .misconfigured: .fault
        }
    }
}

extension PhoneAuthError.Code {
    /// Whether the user or the app decided it, so that it says nothing about a vendor.
    package var isDecided: Bool { usualDisposition == .stop }
}
