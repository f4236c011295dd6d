import Foundation
import PhoneAuth
import PhoneAuthModel
import Testing

@testable import PhoneAuthTesting
@testable import PhoneAuthTool

@MainActor @Suite("Analysing production events")
struct AnalyzeTests {
    /// One line, as an observer writes it.
    nonisolated static func line(
        _ attempt: String, _ stage: String, _ outcome: String = "success", vendor: String = "geetest",
        carrier: String = "chinaMobile", duration: JSONValue = 0.5, second: Int = 0
    ) -> String {
        let json: JSONValue = [
            "time": .string("2026-11-30T10:00:\(second < 10 ? "0" : "")\(second).125Z"), "attempt": .string(attempt),
            "vendor": .string(vendor), "product": "oneLogin", "carrier": .string(carrier), "stage": .string(stage),
            "outcome": .string(outcome), "duration": duration, "appVersion": nil,
        ]
        return json.serialized(pretty: false)
    }

    private func analyze(_ lines: [String], _ more: String...) async throws -> ToolRun {
        try await Fixtures.with(file: lines.joined(separator: "\n")) { await ToolRun(["analyze", $0] + more) }
    }

    private func row(
        _ run: ToolRun, _ vendor: String = "geetest", carrier: JSONValue = nil, stage: JSONValue = nil
    ) throws -> JSONValue? {
        guard case .array(let rows)? = try run.json["rows"] else { return nil }
        return rows.first {
            $0["vendor"] == .string(vendor) && $0["carrier"] == carrier && $0["stage"] == stage
        }
    }

    // MARK: What an attempt is

    @Test(
        "reckons an attempt by its last stage",
        arguments: [
            (["initialize success", "prefetch success", "login success"], "success"),
            (["prefetch success", "login success", "exchange success"], "success"),
            (["login success", "exchange networkFailure", "exchange success"], "success"),
            (["login success", "exchange networkFailure"], "networkFailure"),
            (["verify success"], "success"), (["scene success"], "success"),
            (["prefetch prefetchExpired", "prefetch success", "login success"], "success"),
            (["initialize success", "prefetch timeout"], "timeout"),
            (["present success", "login userCancelled"], "userCancelled"),
            (["initialize success", "availability success", "prefetch success"], "prepared"),
            (["present success"], "prepared"),
        ])
    func attempts(stages: [String], expected: String) async throws {
        let lines = stages.enumerated().map { second, stage in
            let parts = stage.split(separator: " ").map(String.init)
            return Self.line("a", parts[0], parts[1], second: second)
        }
        // Rotated files may be given in any order: only the times count.
        for lines in [lines, lines.reversed()] {
            let found = try #require(try row(try await analyze(lines, "--json")))
            #expect(found["attempts"] == (expected == "prepared" ? 0 : 1))
            #expect(found["prepared"] == (expected == "prepared" ? 1 : 0))
            #expect(found[path: "success.count"] == (expected == "success" ? 1 : 0))
            let isFailure = expected != "success" && expected != "prepared"
            #expect(found["errors"] == (isFailure ? .object([expected: 1]) : [:]))
        }
    }

    @Test("takes the sum of its stages for an attempt's time, and the last known carrier for its carrier")
    func time() async throws {
        let run = try await analyze(
            [
                Self.line("a", "prefetch", carrier: "unknown", duration: 0.25, second: 1),
                Self.line("a", "login", carrier: "chinaUnicom", duration: 1.5, second: 2),
                Self.line("a", "exchange", carrier: "unknown", duration: 0.75, second: 3),
            ], "--json")
        #expect(try row(run, carrier: "chinaUnicom")?["time"] == ["p50": 2.5, "p95": 2.5])
        #expect(try row(run, carrier: "unknown") == nil)
    }

    @Test("keeps attempts of two vendors apart, also where an app has given them one number")
    func vendors() async throws {
        let run = try await analyze(
            [
                Self.line("a", "prefetch", "timeout"), Self.line("a", "login", vendor: "aliyunPNVS", second: 1),
            ], "--json")
        #expect(try row(run)?["errors"] == ["timeout": 1])
        #expect(try row(run, "aliyunPNVS")?[path: "success.count"] == 1)
    }

    @Test("tells what users decided from what a vendor failed at")
    func undecided() async throws {
        let outcomes = ["success", "userCancelled", "userChoseOtherMethod", "cancelled", "timeout"]
        let run = try await analyze(outcomes.map { Self.line($0, "login", $0) }, "--json")
        let found = try #require(try row(run))
        #expect(found[path: "success.of"] == 5)
        #expect(found[path: "success.share"] == 0.2)
        #expect(found[path: "successUndecided.of"] == 2)
        #expect(found[path: "successUndecided.share"] == 0.5)
    }

    @Test("gives every stage its own rows when asked, and puts rows into order")
    func stages() async throws {
        let lines = [
            Self.line("a", "prefetch", duration: 0.3, second: 1), Self.line("a", "login", duration: 1, second: 2),
            Self.line("b", "prefetch", "timeout", carrier: "chinaTelecom", duration: 9),
            Self.line("c", "login", vendor: "aliyunPNVS"),
        ]
        let plain = try #require(try await analyze(lines, "--json").json["rows"])
        #expect(plain.each("vendor") == ["aliyunPNVS", "aliyunPNVS", "geetest", "geetest", "geetest"])
        #expect(plain.each("carrier") == [nil, "chinaMobile", nil, "chinaMobile", "chinaTelecom"])
        #expect(plain.each("stage") == [nil, nil, nil, nil, nil])
        let run = try await analyze(lines, "--json", "--stage")
        let prefetch = try #require(try row(run, stage: "prefetch"))
        #expect(prefetch["attempts"] == 2)
        #expect(prefetch["time"] == ["p50": 0.3, "p95": 0.3])
        #expect(prefetch["errors"] == ["timeout": 1])
        #expect(prefetch["prepared"] == .null)
        #expect(try row(run, carrier: "chinaMobile", stage: "login")?[path: "success.share"] == 1)
    }

    // MARK: Files

    @Test("reads several files as one, also rotated ones in any order")
    func severalFiles() async throws {
        let newer = [Self.line("a", "login", second: 5), Self.line("b", "login", "timeout", second: 6)]
        let older = [Self.line("a", "prefetch", second: 1)]
        let run = try await Fixtures.with(file: newer.joined(separator: "\n")) { newer in
            try await Fixtures.with(file: older.joined(separator: "\n")) { older in
                await ToolRun("analyze", newer, older, "--json")
            }
        }
        #expect(try run.json["lines"] == 3)
        #expect(try row(run)?["attempts"] == 2)
        #expect(try row(run)?["prepared"] == 0)
    }

    @Test("reads what the observer wrote, rotated")
    func observed() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("phoneauth-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("events.jsonl")
        let observer = JSONLinesObserver(file: file, maximumBytes: 2_000, keptFiles: 9)
        for operation in 1...20 {
            for stage in [Stage.prefetch, .login] {
                let report = ClientEvent.StageReport(
                    attempt: 1, vendor: .geetest, product: .oneLogin, carrier: .chinaMobile, stage: stage,
                    failure: stage == .login && operation > 15 ? .timeout : nil, duration: 0.5)
                let date = Date(timeIntervalSince1970: 1_796_000_000 + Double(operation))
                observer.observe(ClientEvent(date: date, operation: operation, kind: .stageEnded(report)))
            }
        }
        await observer.flush()
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names.count > 3)
        let run = await ToolRun(["analyze", "--json"] + names.map { folder.appendingPathComponent($0).path })
        #expect(run.status == 0)
        let found = try #require(try row(run))
        #expect(found[path: "success.count"] == 15)
        #expect(found["errors"] == ["timeout": 5])
        #expect(found["prepared"] == 0)
        #expect(found["time"] == ["p50": 1, "p95": 1])
    }

    nonisolated static let badLines: [(line: String, reason: String)] = [
        ("{", "column 2: expected a key in double quotes, found the end of the file"),
        ("17", "expected an object, found a whole number"), ("{}", "time: it is missing"),
        (line("", "login"), "attempt: it is missing"), (line("a", "dance"), "stage: “dance” is none of initialize"),
        (line("a", "login", carrier: "acme"), "carrier: “acme” is none of chinaMobile"),
        (line("a", "login", duration: "1"), "duration: expected a number, found a text"),
        (line("a", "login", duration: -1), "duration: it is out of range"),
        (line("a", "login", duration: .number(.infinity)), "duration: expected a number, found a text"),
        (line(String(repeating: "a", count: 129), "login"), "attempt: it is longer than 128 bytes"),
        (line("a", "login").replacingOccurrences(of: "2026-", with: "day "), "time: this is no ISO 8601 time"),
        (line("a", "login", String(repeating: "x", count: 70_000)), "the line is longer than 65536 bytes"),
    ]

    @Test("counts a bad line, and says where it is and what is wrong", arguments: badLines)
    func badLine(line: String, reason: String) async throws {
        let text = [Self.line("a", "login"), "", line, Self.line("b", "login"), "\r"].joined(separator: "\n")
        let (run, path) = try await Fixtures.with(file: text) { (await ToolRun("analyze", $0, "--json"), $0) }
        #expect(run.status == 0)
        #expect(try run.json["lines"] == 2)
        #expect(try run.json[path: "badLines.count"] == 1)
        #expect(try run.json[path: "badLines.first.0.line"] == 3)
        #expect(run.error.hasPrefix("\(path):3: \(reason)"), "\(run.error)")
    }

    @Test("names only the first bad lines")
    func manyBadLines() async throws {
        let run = try await analyze(Array(repeating: "x", count: 100) + [Self.line("a", "login")], "--json")
        #expect(try run.json[path: "badLines.count"] == 100)
        #expect(try run.json[path: "badLines.first"]?.each("line") == [1, 2, 3, 4, 5])
        #expect(run.error.hasSuffix("and 95 more lines like these"))
    }

    @Test("is not stopped by bytes that are no text, nor by a line cut off by a crash")
    func noText() throws {
        var lines = EventLines()
        lines.begin("f")
        lines.add(Data([0xFF, 0xFE, 0x00, 0x0A]))
        for byte in Data(Self.line("a", "login").utf8) { lines.add(Data([byte])) }
        lines.add(Data("\n{\"time\":\"20".utf8))
        lines.end()
        #expect(lines.good == 1)
        #expect(lines.named.map(\.line) == [1, 3])
    }

    @Test("has nothing to say where no line is an event", arguments: ["", "\n\n", "x\n"])
    func nothing(text: String) async throws {
        let run = try await analyze([text], "--json")
        #expect(run.status == 1)
        #expect(try run.json["rows"] == [])
        #expect(run.error.hasSuffix("no line is a production event"))
    }

    @Test("names a file that it cannot open, before it reads any")
    func missingFile() async throws {
        try await Fixtures.with(file: Self.line("a", "login")) { path in
            for bad in ["/no/such/file", "/tmp", ""] {
                let run = await ToolRun("analyze", path, bad)
                #expect(run.status == 2)
                #expect(run.output.isEmpty)
                #expect(run.error.split(separator: "\n").count == 1)
            }
        }
        #expect(await ToolRun("analyze").status == 2)
    }

    @Test("counts no file twice, by whatever path it is given")
    func repeatedFile() async throws {
        try await Fixtures.with(file: Self.line("a", "login")) { path in
            let file = URL(fileURLWithPath: path)
            let detour = file.deletingLastPathComponent().path + "/./" + file.lastPathComponent
            for again in [path, detour] {
                let run = await ToolRun("analyze", path, again)
                #expect(run.status == 2 && run.output.isEmpty)
                #expect(run.error.contains("\(again): the file is given twice"))
            }
        }
    }

    // MARK: What is printed

    @Test("prints a table, and a page that needs nothing else")
    func forms() async throws {
        let lines =
            (1...98).map { Self.line("s\($0)", "login") } + [
                Self.line("t", "login", "timeout"), Self.line("x", "login", "<script>"), "bad",
            ]
        let report = FileManager.default.temporaryDirectory.appendingPathComponent(
            "phoneauth-\(UUID().uuidString).html")
        defer { try? FileManager.default.removeItem(at: report) }
        let run = try await analyze(lines, "--stage", "--html", report.path)
        #expect(run.status == 0)
        #expect(run.output.contains("98.0 % (93.0–99.4)"), "\(run.output)")
        #expect(run.output.contains("100 events; 1 line is none. Intervals: Wilson, 95 %."))
        let html = String(decoding: try Data(contentsOf: report), as: UTF8.self)
        #expect(html.hasPrefix("<!DOCTYPE html>"))
        #expect(html.contains("98.0 % (93.0–99.4)"))
        #expect(html.contains("<h2>Stages</h2>"))
        #expect(html.contains("&lt;script&gt;"))
        for outside in ["<script", "http:", "https:", "src=", "@import", "url("] { #expect(!html.contains(outside)) }
    }
}
