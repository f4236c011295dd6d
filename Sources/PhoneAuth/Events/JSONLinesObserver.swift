public import Foundation
import PhoneAuthModel

/// Writes a JSON line for each stage of each attempt to a file, for `phoneauth analyze` or for the app's own upload.
///
/// ```json
/// {"appVersion":"2.1.0","attempt":"5f0c21d84be09a7713c6-12-1","carrier":"chinaMobile","duration":0.42,"outcome":"success","product":"oneLogin","stage":"prefetch","time":"2026-11-30T10:00:00.125Z","vendor":"geetest"}
/// ```
///
/// - **Attempts.** `attempt` is a random id, the operation's number and the attempt's number in it. The id is made with the
///   observer and kept nowhere: lines of one attempt belong together, those of no two installations are mixed up, and nothing
///   in a line tells which installation, device or user wrote it, nor that two launches are the same one's.
/// - **Rotation.** A line that would make the file longer than `maximumBytes` begins a new one; the full file becomes `name.1`,
///   the one before `name.2`, and so on; the oldest is removed. A line is never split, so a line longer than that stands alone.
/// - **Whatever happens** to the file, no login notices. A folder that is missing is made; a file that somebody has taken away is
///   begun anew; one that ends within a line gets a line end first. Lines that cannot be written are lost and counted in
///   ``lostLines``; each new line tries again. Several observers of a process may write to one file.
/// - **Threads.** Files are written on a queue of its own, never on the main actor. Call ``flush()`` when the app goes to the
///   background, or before the file is read.
/// - **On Apple platforms** a new file is excluded from backups and has the protection
///   `completeUntilFirstUserAuthentication`: readable from the first unlock after a start on.
///
/// Put it below the app's `Caches` or `Application Support` folder.
@MainActor public final class JSONLinesObserver: PhoneAuthObserver {
    private let file: LineFile
    private let id: String
    private let appVersion: String?

    /// Makes an observer. Nothing is written before the first event.
    ///
    /// - Parameters:
    ///   - file: Where the newest lines go.
    ///   - maximumBytes: When a file is full; at least 1.
    ///   - keptFiles: How many full files are kept beside the newest; 0 keeps none.
    ///   - appVersion: What to write as the app's version; the main bundle's when left out.
    ///   - id: What begins `attempt`: 80 random bits when left out. Give one only in tests: it must not be used again.
    public init(
        file: URL, maximumBytes: Int = 1_000_000, keptFiles: Int = 3,
        appVersion: String? = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String,
        id: String = JSONLinesObserver.randomID()
    ) {
        let limits = LineFile.Limits(bytes: max(1, maximumBytes), keptFiles: max(0, keptFiles))
        self.file = LineFile(at: file, limits: limits)
        self.id = id
        self.appVersion = appVersion
    }

    /// How many lines could not be written since the observer was made. Callable on any thread.
    public nonisolated var lostLines: Int { file.lost }

    /// Writes a line where a stage has ended; other events leave no line.
    public func observe(_ event: ClientEvent) {
        guard case .stageEnded(let report) = event.kind else { return }
        let attempt = "\(id)-\(event.operation)-\(report.attempt)"
        let (time, appVersion) = (event.date, appVersion)
        file.append { ProductionEvent(report, at: time, attempt: attempt, appVersion: appVersion).line }
    }

    /// Returns when the lines of all events before have been written, or lost.
    public func flush() async {
        await file.flush()
    }

    /// 80 random bits as 20 hexadecimal digits: among a thousand million launches, two the same are a matter of one in a million.
    public nonisolated static func randomID() -> String {
        (0..<10).map { _ in
            let byte = String(UInt8.random(in: .min ... .max), radix: 16)
            return byte.count == 1 ? "0" + byte : byte
        }.joined()
    }
}
