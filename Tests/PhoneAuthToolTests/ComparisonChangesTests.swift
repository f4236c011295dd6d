import Foundation
import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone
import Testing

@testable import PhoneAuthTool

@Suite("What has changed since an earlier comparison")
@MainActor struct ComparisonChangesTests {
    private static let arguments = [
        "compare", "--situations", "normal,noSIM", "--vendors", "geetest,shanyan", "--carriers",
        "chinaMobile,chinaTelecom", "--runs", "2", "--json",
    ]

    /// A comparison, as it is printed.
    private func printed(_ more: String...) async -> String { await ToolRun(Self.arguments + more).output }

    /// What the tool says of a comparison since an earlier one, which is as it was printed but for an edit.
    private func changes(_ edit: (inout String) -> Void, _ more: String...) async throws -> ToolRun {
        var text = await printed()
        let before = text
        edit(&text)
        try #require(text != before || more.count > 0)
        let path = FileManager.default.temporaryDirectory.appending(path: "earlier-\(UUID().uuidString).json").path
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let run = await ToolRun(Self.arguments + more + ["--against", path])
        #expect(run.status == 0)
        return run
    }

    private static func replaceFirst(_ one: String, _ other: String) -> (inout String) -> Void {
        { text in
            if let range = text.range(of: one) { text.replaceSubrange(range, with: other) }
        }
    }

    @Test("Nothing, where nothing has; standard output is the comparison alone")
    func none() async throws {
        let run = try await changes({ _ in }, "--processes", "1")
        #expect(run.output == (await printed()))
        #expect(run.error.contains("Nothing has changed since the earlier comparison (the same seeds"))
    }

    @Test(
        "An outcome, a promise or a time that was another is named with its cell",
        arguments: [
            (
                #""success" : 2"#, #""timeout" : 2"#,
                "as promised again: normal, geetest, chinaMobile: timeout → success"
            ),
            (
                #""outcome" : "success""#, #""outcome" : "timeout""#,
                "promised: normal, geetest, chinaMobile: timeout → success"
            ),
            (#""p95" : "#, #""p95" : 1"#, "time to page: normal, geetest, chinaMobile: "),
        ])
    func edits(one: String, other: String, expected: String) async throws {
        let run = try await changes(Self.replaceFirst(one, other))
        #expect(run.error.contains(expected))
    }

    @Test("A cell that agreed and does not any more comes first, before times and what is new")
    func order() throws {
        let plan = Comparison.Plan(
            situations: [.normal, .noSIM], vendors: [.geetest], carriers: [.chinaMobile, .chinaUnicom], runs: 2)
        func cell(_ situation: String, _ carrier: String, _ outcome: String, _ p50: Double) -> JSONValue {
            [
                "situation": .string(situation), "vendor": "geetest", "carrier": .string(carrier),
                "expected": ["outcome": "success", "reason": .null], "outcomes": .object([outcome: .integer(2)]),
                "timesToPage": .array([.array([.number(p50), .integer(2)])]), "timesToToken": [],
                "timeToPage": ["p50": .number(p50), "p95": .number(p50)], "timeToToken": ["p50": .null, "p95": .null],
            ]
        }
        func cells(_ values: [JSONValue]) throws -> [Comparison.Cell] {
            try values.map { try #require(Comparison.Cell(json: $0)) }
        }
        let earlier: JSONValue = [
            "seed": 1, "runs": 2,
            "cells": .array([
                cell("normal", "chinaMobile", "success", 0.4), cell("normal", "chinaUnicom", "success", 0.4),
                cell("userCancels", "chinaMobile", "success", 0.4),
            ]),
        ]
        let present = try cells([
            cell("normal", "chinaMobile", "timeout", 0.5), cell("normal", "chinaUnicom", "timeout", 0.5),
            cell("noSIM", "chinaMobile", "noSIM", 0.4),
        ])
        let changes = ComparisonChanges(
            plan, cells: present, since: try ComparisonRecord(json: Data(earlier.serialized().utf8)))
        #expect(
            changes.changes.map(\.text) == [
                "not as promised any more: normal, geetest, chinaMobile, chinaUnicom: success → timeout",
                "time to page: normal, geetest, chinaMobile, chinaUnicom: 0.4 s (p95 0.4 s) → 0.5 s (p95 0.5 s)",
                "new: noSIM, geetest, chinaMobile: noSIM", "gone: userCancels, geetest, chinaMobile: success",
            ])
    }

    /// What has changed between two comparisons of one cell that have other seeds.
    ///
    /// - Parameter other: How many of the earlier one's runs, and of the present one's, timed out.
    private func changes(
        of runs: Int, timeouts other: (before: Int, after: Int), p50: (before: Double, after: Double)
    ) throws -> ComparisonChanges {
        func record(_ timeouts: Int, seed: Int, p50: Double) -> JSONValue {
            let outcomes = ["success": runs - timeouts, "timeout": timeouts].filter { $0.value > 0 }
            let times: JSONValue = ["p50": .number(p50), "p95": .number(p50)]
            return [
                "seed": .integer(seed), "runs": .integer(runs),
                "cells": [
                    [
                        "situation": "normal", "vendor": "geetest", "carrier": "chinaMobile",
                        "expected": ["outcome": "success", "reason": .null],
                        "outcomes": .object(outcomes.mapValues { .integer($0) }),
                        "timesToPage": .array([.array([.number(p50), .integer(runs)])]),
                        "timesToToken": .array([.array([.number(p50), .integer(runs - timeouts)])]),
                        "timeToPage": times, "timeToToken": times,
                    ]
                ],
            ]
        }
        let earlier = record(other.before, seed: 9, p50: p50.before)
        guard case .array(let items) = record(other.after, seed: 1, p50: p50.after)["cells"] else {
            preconditionFailure()
        }
        let plan = Comparison.Plan(
            situations: [.normal], vendors: [.geetest], carriers: [.chinaMobile], runs: runs, seed: 1)
        return ComparisonChanges(
            plan, cells: try items.map { try #require(Comparison.Cell(json: $0)) },
            since: try ComparisonRecord(json: Data(earlier.serialized().utf8)))
    }

    @Test(
        "Of other seeds nothing counts that chance can do",
        arguments: [
            (40, 38, false), (400, 300, true), (3, 2, false), (400, 396, false), (400, 400, false), (40, 40, false),
        ])
    func chance(runs: Int, successes: Int, isChange: Bool) throws {
        let changes = try changes(of: runs, timeouts: (1, runs - successes), p50: (0.405, 0.4))
        #expect(changes.changes.map(\.kind) == (isChange ? [.outcomes] : []))
        #expect(changes.text.contains("seed 9, \(runs) runs"))
    }

    @Test(
        "Of other seeds times are compared where enough runs gave one: of the page any run may, of the token a success",
        arguments: [
            (29, 29, []), (30, 30, [.timeToPage, .timeToToken]), (40, 29, [.timeToPage]),
        ] as [(Int, Int, [ComparisonChanges.Kind])])
    func times(runs: Int, successes: Int, expected: [ComparisonChanges.Kind]) throws {
        let timeouts = runs - successes
        let changes = try changes(of: runs, timeouts: (timeouts, timeouts), p50: (0.6, 0.4))
        #expect(changes.changes.map(\.kind) == expected)
    }

    @Test(
        "What is no comparison gives one error with its place, and no comparison",
        arguments: [
            ("{", "1:2"), ("[]", "must be an object"), ("{\"strategies\":[]}", "no list “cells”"),
            (
                "{\"seed\":1,\"runs\":2,\"cells\":[{\"situation\":\"normal\",\"vendor\":3}]}",
                "cells[0].vendor: must be a text"
            ),
            ("{\"seed\":-1,\"runs\":2,\"cells\":[]}", "seed: must be a whole number"),
            ("{\"seed\":1,\"runs\":2.5,\"cells\":[]}", "runs: must be a whole number"),
            ("{\"seed\":1,\"runs\":9223372036854775807,\"cells\":[]}", "runs: must be a whole number from 0 to"),
            ("{\"seed\":1,\"runs\":2,\"cells\":[7]}", "cells[0]: must be an object"),
            ("{\"seed\":1,\"seed\":2,\"runs\":2,\"cells\":[]}", "seed: the key is given more than once"),
            (
                #"{"seed":1,"runs":2,"cells":[{"situation":"normal\u001b[2J"}]}"#,
                "cells[0].situation: must have no control characters"
            ),
            (
                #"{"seed":1,"runs":2,"cells":[{"situation":"a","vendor":"b","carrier":"c","outcomes":{"\u202e":1}}]}"#,
                "cells[0].outcomes: a key must have no control characters"
            ),
        ])
    func broken(text: String, expected: String) async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "broken-\(UUID().uuidString).json").path
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let run = await ToolRun(Self.arguments + ["--against", path])
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.error.contains(path) && run.error.contains(expected))
    }
}
