import Dispatch
import Foundation
import PhoneAuthModel

/// A file of lines that rotates: never a split line, never an error for whoever writes.
///
/// All such files of a process share one serial queue, and a file is opened anew for every batch. So it does not matter who else
/// removes or renames the file meanwhile, nor how many observers write to it.
final class LineFile: Sendable {
    /// When a file is full, and how many full ones are kept.
    struct Limits: Hashable, Sendable {
        /// A line that would make the file longer goes into a new one.
        var bytes: Int
        /// How many full files are kept.
        var keptFiles: Int
    }

    private struct State {
        var waiting: [@Sendable () -> Data] = []
        var lost = 0
    }

    /// So many lines may wait for a disk that does not answer.
    static let mostWaiting = 10_000

    private static let queue = DispatchQueue(label: "PhoneAuth.LineFile", qos: .utility)

    private let url: URL
    private let limits: Limits
    private let state = Locked(State())

    init(at url: URL, limits: Limits) {
        self.url = url
        self.limits = limits
    }

    /// The lines that could not be written.
    var lost: Int { state.withLock { $0.lost } }

    /// Writes a line soon. It is made on the queue, and must end with a line end.
    func append(_ line: @escaping @Sendable () -> Data) {
        let mustPost = state.withLock { state in
            guard state.waiting.count < Self.mostWaiting else {
                state.lost += 1
                return false
            }
            state.waiting.append(line)
            return state.waiting.count == 1
        }
        if mustPost { Self.queue.async { self.writeWaiting() } }
    }

    /// Returns when everything appended before has been written or lost.
    func flush() async {
        await withCheckedContinuation { continuation in
            Self.queue.async { continuation.resume() }
        }
    }

    // MARK: On the queue

    private func writeWaiting() {
        let lines = state.withLock { state in
            defer { state.waiting = [] }
            return state.waiting
        }
        var rest = lines[...]
        do {
            var page = try open()
            while let line = rest.first?() {
                if page.length > 0, page.length + line.count > limits.bytes {
                    try? page.handle.close()
                    try rotate()
                    page = try open()
                }
                try page.write(line)
                rest.removeFirst()
            }
            try? page.handle.close()
        } catch {
            // A login must not notice. The next line opens the file anew, and so tries again.
            let lost = rest.count
            state.withLock { $0.lost += lost }
        }
    }

    /// The file as it is being written.
    private struct Page {
        let handle: FileHandle
        /// Bytes of whole lines.
        var length: Int

        mutating func write(_ line: Data) throws {
            do {
                try handle.write(contentsOf: line)
                length += line.count
            } catch {
                // A disk that became full in the middle of a line: take the part back.
                try? handle.truncate(atOffset: UInt64(length))
                throw error
            }
        }
    }

    private func open() throws -> Page {
        let files = FileManager.default
        if !files.fileExists(atPath: url.path) {
            try files.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            guard files.createFile(atPath: url.path, contents: nil) else { throw CocoaError(.fileWriteUnknown) }
            #if canImport(Darwin)
                Self.keepOnPhone(url)
            #endif
        }
        let handle = try FileHandle(forUpdating: url)
        var page = Page(handle: handle, length: Int(try handle.seekToEnd()))
        guard page.length > 0 else { return page }
        // A process that died in the middle of a line leaves it without an end: the next one must not be glued to it.
        try handle.seek(toOffset: UInt64(page.length - 1))
        let last = try handle.read(upToCount: 1)
        try handle.seek(toOffset: UInt64(page.length))
        if last != Data("\n".utf8) { try page.write(Data("\n".utf8)) }
        return page
    }

    private func rotate() throws {
        let files = FileManager.default
        guard limits.keptFiles > 0 else { return try files.removeItem(at: url) }
        // A gap, which a file leaves that somebody has removed, is filled before anything is thrown away.
        let free = (1...limits.keptFiles).first { !files.fileExists(atPath: kept($0).path) }
        if free == nil { try files.removeItem(at: kept(limits.keptFiles)) }
        for number in stride(from: free ?? limits.keptFiles, to: 1, by: -1) {
            try files.moveItem(at: kept(number - 1), to: kept(number))
        }
        try files.moveItem(at: url, to: kept(1))
    }

    private func kept(_ number: Int) -> URL {
        url.deletingLastPathComponent().appendingPathComponent("\(url.lastPathComponent).\(number)")
    }
}
