import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone
import Testing

@testable import PhoneAuthTool

@Suite("A comparison")
@MainActor struct ComparisonTests {
    /// Phones, for as long as something else holds them.
    private final class Phones {
        struct Phone {
            weak var phone: SimulatedPhone?
        }
        var all: [Phone] = []
    }

    @Test(
        "keeps nothing of a run that is over, however it ended", arguments: Vendor.known, Situation.all.map(\.name))
    func memory(vendor: Vendor, situation: String) async throws {
        let phones = Phones()
        let comparison = Comparison(
            Comparison.Plan(
                situations: [try #require(Situation.named(situation))], vendors: [vendor], carriers: [.chinaMobile],
                runs: 6), configuration: try await Files.configuration(nil),
            vendors: {
                phones.all.append(Phones.Phone(phone: SimulatedPhone.current))
                return Vendors.simulated()
            })
        _ = try await comparison.cells()
        // The tasks that knew of the last one end a little later.
        for _ in 0..<1000 { await Task.yield() }
        #expect(phones.all.count == 6)
        #expect(phones.all.count { $0.phone != nil } <= 1)
    }

    @Test("tells how far it has come, in runs")
    func progress() async throws {
        var told: [String] = []
        let comparison = Comparison(
            Comparison.Plan(
                situations: [.normal, .noSIM], vendors: [.geetest], carriers: [.chinaMobile, .chinaTelecom], runs: 5),
            configuration: try await Files.configuration(nil), vendors: Vendors.simulated)
        _ = try await comparison.cells { told.append("\($0) of \($1)") }
        #expect(told == ["5 of 20", "10 of 20", "15 of 20", "20 of 20"])
    }
}

@Suite("Counted durations")
struct DurationCountsTests {
    private static let durations = [0.25, 0.5, 0.1, 0.25, 3, 0.000_001, 0.25]

    private static func counts(_ durations: [Double]) -> DurationCounts {
        var counts = DurationCounts()
        for duration in durations { counts.add(duration) }
        return counts
    }

    @Test(
        "give percentiles by the nearest rank",
        arguments: zip(
            [0.0, 1, 14, 15, 50, 72, 86, 95, 100], [0.000_001, 0.000_001, 0.000_001, 0.1, 0.25, 0.5, 3, 3, 3]))
    func percentiles(percent: Double, expected: Double) {
        #expect(Self.counts(Self.durations).percentile(percent) == expected)
        #expect(DurationCounts().percentile(percent) == nil)
    }

    @Test("add up to the same, whatever the parts and the order")
    func sums() {
        let whole = Self.counts(Self.durations)
        #expect(whole.count == 7)
        #expect(whole.sorted.map(\.seconds) == [0.000_001, 0.1, 0.25, 0.5, 3])
        #expect(whole.sorted.map(\.times) == [1, 1, 3, 1, 1])
        for cut in 0...7 {
            var sum = Self.counts(Array(Self.durations[cut...].reversed()))
            sum.add(Self.counts(Array(Self.durations[..<cut])))
            #expect(sum == whole)
        }
    }

    @Test(
        "take no duration below zero, none without an end, and none that is no number",
        arguments: [-1.0, -Double.infinity, Double.nan])
    func strange(duration: Double) {
        #expect(Self.counts([duration, .infinity]).sorted.first?.seconds == 0)
        #expect(Self.counts([.infinity]).percentile(50) == 3_155_760_000)
    }
}
