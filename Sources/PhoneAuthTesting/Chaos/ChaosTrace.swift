import Foundation
import PhoneAuth
import PhoneAuthModel
import SimulatedPhone

/// A run as text.
enum ChaosTrace {
    /// A line for the configuration, then one for each thing that happened.
    static func lines(of entries: [PhoneJournal.Entry], plan: ChaosPlan) -> [String] {
        [summary(of: plan)] + entries.map { String(format: "%9.3f  ", $0.at) + text($0.moment) }
    }

    private static func summary(of plan: ChaosPlan) -> String {
        let configuration = plan.configuration
        let vendors = configuration.routing.order.map { "\($0) (\(plan.wildness[$0] ?? 0) wild)" }
        let deadlines = configuration.deadlines
        func text(_ seconds: Double?) -> String { seconds.map { "\($0)" } ?? "null" }
        return """
            \(vendors.joined(separator: ", ")); at most \(configuration.routing.failover.maximumAttempts) attempts; \
            deadlines initialize \(text(deadlines.initialize)), availability \(text(deadlines.availability)), \
            prefetch \(text(deadlines.prefetch)), present \(text(deadlines.present)), token \(text(deadlines.token)), \
            verify \(text(deadlines.verify)), wholeLogin \(deadlines.wholeLogin), exchange \(deadlines.exchange), \
            pageIdle \(text(configuration.pageIdleTimeout)); \(configuration.pageDismissal.rawValue); \
            scenes \(configuration.sceneProvider.rawValue); \(plan.settings.carrier)
            """
    }

    private static func text(_ moment: PhoneJournal.Moment) -> String {
        switch moment {
        case .call(let name, let isOnMain): "call     \(name)\(isOnMain ? "" : " on another thread")"
        case .delivery(let vendor, let callback, let payload, let isOffMain):
            "deliver  \(vendor) \(callback) \(payload.serialized(pretty: false))\(isOffMain ? " on another thread" : "")"
        case .page(let name, let isUp): "page     \(name) \(isUp ? "comes up" : "goes")"
        case .app(let text): "app      \(text)"
        case .seen(let text): "seen     \(text)"
        }
    }
}
