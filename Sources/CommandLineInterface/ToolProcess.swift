package import Foundation
import PhoneAuthModel

/// A part of some work, which another process does.
package protocol ToolShare {
    /// The process.
    var process: ToolProcess { get }
}

/// Another process of the same tool, which does a part of the work: all that is simulated happens on one main actor, so that other
/// cores are for other processes. What it gives comes through a pipe; no file is left anywhere.
package struct ToolProcess {
    private let process = Process()
    private let output = Locked(Data())
    private let isOver = DispatchSemaphore(value: 0)

    /// Starts the process.
    ///
    /// - Parameters:
    ///   - executable: The tool's own file.
    ///   - arguments: Its command and options.
    ///   - showsErrors: Whether what it writes to standard error is seen.
    /// - Returns: `nil` where that cannot be done.
    package init?(_ executable: URL, _ arguments: [String], showsErrors: Bool = false) {
        let pipe = Pipe()
        process.executableURL = executable
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        if !showsErrors { process.standardError = FileHandle.nullDevice }
        guard (try? process.run()) != nil else { return nil }
        // Read all the while: a pipe that is full would stop the process.
        DispatchQueue.global().async { [output, isOver] in
            let data = (try? pipe.fileHandleForReading.readToEnd()) ?? nil
            output.withLock { $0 = data ?? Data() }
            isOver.signal()
        }
    }

    /// Waits for its end. Call it once.
    ///
    /// - Returns: what it wrote to standard output, as far as it came.
    package func wait() -> Data {
        isOver.wait()
        process.waitUntilExit()
        return output.withLock { $0 }
    }

    /// Ends it, if it still runs.
    package func stop() { process.terminate() }

    /// Runs the parts of some work, a few at a time, and takes what they give in the parts' order.
    ///
    /// - Parameters:
    ///   - count: How many run at once.
    ///   - start: Starts the process of a part; `nil` where that cannot be done.
    ///   - take: Waits for a part's process, and takes what it gives.
    @MainActor package static func run<Part, Share: ToolShare, Failure: Error>(
        _ parts: [Part], atOnce count: Int, start: (Part) -> Share?,
        take: @MainActor (Part, Share?) async throws(Failure) -> Void
    ) async throws(Failure) {
        var rest = parts[...]
        var running: [(part: Part, share: Share?)] = []
        // Where one cannot be taken, nobody waits for those behind it.
        defer { for share in running.compactMap(\.share) { share.process.stop() } }
        while true {
            while running.count < max(count, 1), let part = rest.popFirst() { running.append((part, start(part))) }
            guard !running.isEmpty else { return }
            let first = running.removeFirst()
            try await take(first.part, first.share)
        }
    }

    /// More simulated runs than these in one process would need more memory than many machines have: Foundation keeps some of
    /// what a run made.
    package static let mostRuns = 20_000

    /// How many processes some work is worth, where nothing else is said.
    ///
    /// - Parameter runs: How many simulated runs there are.
    /// - Returns: one for each core where there are very many, else one.
    package static func usualCount(for runs: Int) -> Int {
        runs < mostRuns ? 1 : ProcessInfo.processInfo.activeProcessorCount
    }
}
