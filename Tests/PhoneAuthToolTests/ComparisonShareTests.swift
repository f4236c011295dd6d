import CommandLineInterface
import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone
import Testing

@testable import PhoneAuthTool

@Suite("A comparison that processes share")
@MainActor struct ComparisonShareTests {
    private static let plan = Comparison.Plan(
        situations: ["normal", "noSIM", "userCancels"].compactMap(Situation.named), vendors: [.geetest, .shanyan],
        carriers: [.chinaMobile, .chinaTelecom], runs: 2)

    private func comparison() async throws -> Comparison {
        Comparison(Self.plan, configuration: try await Files.configuration(nil), vendors: Vendors.simulated)
    }

    @Test("A cell that another process prints is read as it was, with every time")
    func cells() async throws {
        let cells = try await comparison().cells()
        #expect(cells.count == 12)
        #expect(cells.contains { $0.timesToPage.count > 0 && $0.timesToToken.count > 0 })
        for cell in cells {
            let printed = try JSONReader.read(.init(cell.json(withTimes: true).serialized().utf8)).value
            let read = try #require(Comparison.Cell(json: printed))
            #expect(read.json(withTimes: true) == cell.json(withTimes: true))
            #expect(read.timesToPage == cell.timesToPage)
        }
    }

    @Test("Parts of its runs add up to the whole, in any order", arguments: [2, 3, 7])
    func parts(count: Int) async throws {
        var plan = Self.plan
        plan.runs = 7
        let whole = try await comparison().with(plan).cells()
        let parts = plan.split(into: count)
        #expect(parts.map(\.runs).reduce(0, +) == 7 && parts.count == count)
        var sum: [Comparison.Cell] = []
        for part in parts.reversed() {
            let cells = try await comparison().with(part).cells()
            if sum.isEmpty { sum = cells } else { for index in sum.indices { sum[index].add(cells[index]) } }
        }
        #expect(sum.map { $0.json(withTimes: true) } == whole.map { $0.json(withTimes: true) })
        #expect(whole.contains { $0.timesToPage.sorted.count > 3 })
    }

    @Test("What no process gives is run here", arguments: [1, 2, 3])
    func without(processes: Int) async throws {
        let silent = Console(output: { _ in }, error: { _ in })
        // A tool that prints nothing of use, as one that was stopped.
        let cells = try await comparison().cells(
            inProcesses: processes, configuration: nil, executable: .init(fileURLWithPath: "/bin/echo"), console: silent
        )
        #expect(
            cells.map { $0.json(withTimes: true) } == (try await comparison().cells()).map { $0.json(withTimes: true) })
    }
}
