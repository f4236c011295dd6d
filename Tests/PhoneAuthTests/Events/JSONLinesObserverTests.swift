import Foundation
import PhoneAuthModel
import Testing

@testable import PhoneAuth

@MainActor @Suite("Writing production events to a file")
struct JSONLinesObserverTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// The bytes of each sample line: they differ in the operation's number alone.
    private static let lineLength = ProductionEvent(
        ClientEvent.StageReport(
            attempt: 1, vendor: .geetest, product: .oneLogin, carrier: .chinaMobile, stage: .prefetch, failure: nil,
            duration: 0.42),
        at: EventSamples.date, attempt: "test-10-1", appVersion: nil
    ).line.count

    private func text(_ url: URL) throws -> String { String(decoding: try Data(contentsOf: url), as: UTF8.self) }

    /// The operations whose lines a file holds, each line read back as an event.
    private func operations(_ url: URL) throws -> [Int] {
        let text = try text(url)
        #expect(text.hasSuffix("\n"))
        return try text.split(separator: "\n").map { line in
            let parts = try ProductionEvent(line: Data(line.utf8)).attempt.split(separator: "-")
            return try #require(Int(parts[parts.count - 2]))
        }
    }

    private func write(_ operations: some Sequence<Int>, to observer: JSONLinesObserver) {
        for operation in operations { observer.observe(EventSamples.stage(operation: operation)) }
    }

    @Test("writes the documented line for a stage that ended, and nothing for other events")
    func line() async throws {
        let file = folder.url.appendingPathComponent("events.jsonl")
        let observer = JSONLinesObserver(file: file, appVersion: "2.1.0", id: "5f0c")
        for event in EventSamples.every(of: PhoneAuthError(.timeout, stage: .login)) { observer.observe(event) }
        observer.observe(EventSamples.stage(duration: 1.23456, operation: 13, attempt: 2, carrier: .unknown))
        await observer.flush()
        #expect(
            try text(file) == """
                {"appVersion":"2.1.0","attempt":"5f0c-12-1","carrier":"unknown","duration":0.42,"outcome":"timeout",\
                "product":"oneLogin","stage":"login","time":"2025-11-30T10:00:00.125Z","vendor":"geetest"}
                {"appVersion":"2.1.0","attempt":"5f0c-13-2","carrier":"unknown","duration":1.235,"outcome":"success",\
                "product":"oneLogin","stage":"prefetch","time":"2025-11-30T10:00:00.125Z","vendor":"geetest"}

                """)
        #expect(observer.lostLines == 0)
    }

    @Test("writes null for what is missing, and for a duration that is no number")
    func null() async throws {
        let file = folder.url.appendingPathComponent("events.jsonl")
        let observer = JSONLinesObserver(file: file, appVersion: nil, id: "5f0c")
        observer.observe(EventSamples.stage(duration: .nan))
        await observer.flush()
        let json = try JSONReader.read(Data(contentsOf: file)).value
        #expect(json["appVersion"] == .null)
        #expect(json["duration"] == .null)
    }

    @Test("gives every observer another id of 20 hexadecimal digits")
    func id() {
        let ids = (0..<100).map { _ in JSONLinesObserver.randomID() }
        #expect(Set(ids).count == 100)
        #expect(ids.allSatisfy { $0.count == 20 && $0.allSatisfy(\.isHexDigit) })
    }

    @Test("makes the folder, and begins a file anew that somebody has removed or renamed", arguments: [true, false])
    func missing(isRenamed: Bool) async throws {
        let file = folder.url.appendingPathComponent("a/b/events.jsonl")
        let observer = JSONLinesObserver(file: file, id: "test")
        write([10], to: observer)
        await observer.flush()
        #expect(try operations(file) == [10])
        let other = folder.url.appendingPathComponent("taken.jsonl")
        if isRenamed {
            try FileManager.default.moveItem(at: file, to: other)
        } else {
            try FileManager.default.removeItem(at: folder.url.appendingPathComponent("a"))
        }
        write([11], to: observer)
        await observer.flush()
        #expect(try operations(file) == [11])
        if isRenamed { #expect(try operations(other) == [10]) }
        #expect(observer.lostLines == 0)
    }

    @Test(
        "begins a new file with the line that would make the old one too long, not before",
        arguments: [0, 1, -1])
    func exactSize(beyond: Int) async throws {
        let file = folder.url.appendingPathComponent("events.jsonl")
        let observer = JSONLinesObserver(
            file: file, maximumBytes: 3 * Self.lineLength + beyond, appVersion: nil, id: "test")
        write(10..<14, to: observer)
        await observer.flush()
        let full = file.path + ".1"
        #expect(try operations(URL(fileURLWithPath: full)) == (beyond < 0 ? [10, 11] : [10, 11, 12]))
        #expect(try operations(file) == (beyond < 0 ? [12, 13] : [13]))
    }

    @Test("keeps as many full files as asked and removes the oldest", arguments: [0, 1, 3])
    func rotation(kept: Int) async throws {
        let file = folder.url.appendingPathComponent("events.jsonl")
        let observer = JSONLinesObserver(
            file: file, maximumBytes: 2 * Self.lineLength, keptFiles: kept, appVersion: nil, id: "test")
        for operation in 10..<31 {
            write([operation], to: observer)
            if operation.isMultiple(of: 3) { await observer.flush() }
        }
        await observer.flush()
        #expect(try operations(file) == [30])
        for number in 1...3 where number <= kept {
            let last = 30 - 2 * number
            #expect(try operations(URL(fileURLWithPath: "\(file.path).\(number)")) == [last, last + 1])
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == kept + 1)
        #expect(observer.lostLines == 0)
    }

    @Test("fills the place of a full file that somebody has taken before it removes another")
    func gap() async throws {
        let file = folder.url.appendingPathComponent("events.jsonl")
        let observer = JSONLinesObserver(file: file, maximumBytes: 1, appVersion: nil, id: "test")
        write(10..<14, to: observer)
        await observer.flush()
        try FileManager.default.removeItem(atPath: file.path + ".2")
        write([14], to: observer)
        await observer.flush()
        let found = try ["", ".1", ".2", ".3"].flatMap { try operations(URL(fileURLWithPath: file.path + $0)) }
        #expect(found == [14, 13, 12, 10])
    }

    @Test("writes a line that is longer than a file may be as a whole")
    func longLine() async throws {
        let file = folder.url.appendingPathComponent("events.jsonl")
        let observer = JSONLinesObserver(file: file, maximumBytes: 1, keptFiles: 1, appVersion: nil, id: "test")
        write(10..<12, to: observer)
        await observer.flush()
        #expect(try operations(file) == [11])
        #expect(try operations(URL(fileURLWithPath: file.path + ".1")) == [10])
    }

    @Test("begins a new line in a file that ends within one", arguments: [#"{"time":"2025"#, "x"])
    func crashed(rest: String) async throws {
        let file = folder.url.appendingPathComponent("events.jsonl")
        try Data(rest.utf8).write(to: file)
        let observer = JSONLinesObserver(file: file, appVersion: nil, id: "test")
        write(10..<12, to: observer)
        await observer.flush()
        let lines = try text(file).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 4)
        #expect(lines.first.map(String.init) == rest)
        #expect(try ProductionEvent(line: Data(lines[1].utf8)).attempt == "test-10-1")
        #expect(lines.last == "")
    }

    @Test("counts the lines that it cannot write, and goes on when the place can be written again")
    func unwritable() async throws {
        let obstacle = folder.url.appendingPathComponent("obstacle")
        try Data("not a folder".utf8).write(to: obstacle)
        let file = obstacle.appendingPathComponent("events.jsonl")
        let observer = JSONLinesObserver(file: file, id: "test")
        write(10..<13, to: observer)
        await observer.flush()
        #expect(observer.lostLines == 3)
        try FileManager.default.removeItem(at: obstacle)
        write([13], to: observer)
        await observer.flush()
        #expect(try operations(file) == [13])
        #expect(observer.lostLines == 3)
    }

    @Test("counts a line where a folder stands in the file's place")
    func folderInPlace() async throws {
        let observer = JSONLinesObserver(file: folder.url, id: "test")
        write([10], to: observer)
        await observer.flush()
        #expect(observer.lostLines == 1)
    }

    #if os(Linux)
        @Test("counts the lines that a full disk does not take")
        func fullDisk() async {
            let observer = JSONLinesObserver(file: URL(fileURLWithPath: "/dev/full"), id: "test")
            write(10..<12, to: observer)
            await observer.flush()
            #expect(observer.lostLines == 2)
        }
    #endif

    @Test("counts what it cannot write when a full file cannot be put away, and keeps what is there")
    func stuckRotation() async throws {
        let limits = LineFile.Limits(bytes: 4, keptFiles: 1)
        // A name so long that no suffix fits behind it.
        let long = folder.url.appendingPathComponent(String(repeating: "n", count: 254))
        let lines = LineFile(at: long, limits: limits)
        for text in ["abc\n", "def\n", "ghi\n"] { lines.append { Data(text.utf8) } }
        await lines.flush()
        #expect(try text(long) == "abc\n")
        #expect(lines.lost == 2)
    }

    @Test("writes whole lines, none twice, when two observers have one file")
    func twoObservers() async throws {
        let file = folder.url.appendingPathComponent("events.jsonl")
        let observers = ["one", "two"].map { id in
            JSONLinesObserver(
                file: file, maximumBytes: 10 * Self.lineLength, keptFiles: 50, appVersion: nil, id: id)
        }
        for operation in 100..<200 {
            for observer in observers { observer.observe(EventSamples.stage(operation: operation)) }
            if operation.isMultiple(of: 7) { await observers[0].flush() }
        }
        for observer in observers { await observer.flush() }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        let lines = try names.flatMap { name in
            try text(folder.url.appendingPathComponent(name)).split(separator: "\n").map { Data($0.utf8) }
        }
        let attempts = try lines.map { try ProductionEvent(line: $0).attempt }
        #expect(attempts.count == 200)
        #expect(Set(attempts).count == 200)
        #expect(observers.map(\.lostLines) == [0, 0])
    }
}
