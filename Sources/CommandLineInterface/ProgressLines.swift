import Foundation

/// How far a command has got, on standard error: a line now and then, which a terminal and a log show alike.
@MainActor package final class ProgressLines {
    private let total: Int
    private let unit: String
    private let console: Console
    private let start = Date()
    private var told = Date()

    /// Seconds between two lines.
    private static let interval = 2.0

    /// Begins.
    ///
    /// - Parameters:
    ///   - total: How much there is to do.
    ///   - unit: Of what.
    package init(of total: Int, _ unit: String, console: Console) {
        self.total = total
        self.unit = unit
        self.console = console
    }

    /// Says how much is done, unless something was said a moment ago; the end is always said.
    package func tell(_ done: Int) {
        let now = Date()
        guard done > 0, done >= total || now.timeIntervalSince(told) >= Self.interval else { return }
        told = now
        console.error(Self.line(done, of: total, unit, after: now.timeIntervalSince(start)))
    }

    /// The line.
    ///
    /// - Parameter seconds: Since the beginning.
    static func line(_ done: Int, of total: Int, _ unit: String, after seconds: Double) -> String {
        let rate = Double(done) / max(seconds, 0.001)
        guard done < total else { return "\(done) of \(total) \(unit) in \(Int(seconds.rounded())) s" }
        let left = Double(total - done) / rate
        return "\(done) of \(total) \(unit), \(Int(rate.rounded())) a second, \(Int(left.rounded(.up))) s left"
    }
}
