import Foundation
import PhoneAuth
import PhoneAuthModel
import SimulatedPhone
import Testing

@testable import PhoneAuthTesting

@Suite("The arithmetic of an analysis")
struct AnalysisTests {
    /// Wilson's intervals, as they are published.
    @Test(
        "gives Wilson's interval of a share",
        arguments: [
            (81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611), (1, 29, 0.0061, 0.1718),
            (29, 29, 0.8830, 1), (1, 1, 0.2065, 1),
        ])
    func wilson(count: Int, total: Int, low: Double, high: Double) throws {
        let interval = try #require(Proportion(count, of: total).interval)
        #expect(abs(interval.lowerBound - low) < 0.000_05)
        #expect(abs(interval.upperBound - high) < 0.000_05)
    }

    @Test("has no share of nothing")
    func nothing() {
        #expect(Proportion(0, of: 0).interval == nil)
        #expect(Proportion(0, of: 0).text == "–")
        #expect(Proportion(0, of: 0).json["share"] == .null)
    }

    @Test(
        "never rounds almost all to all",
        arguments: [(1.0, "100.0"), (0.9999, "99.9"), (0.0001, "0.1"), (0, "0.0"), (0.5, "50.0")])
    func percent(share: Double, text: String) {
        #expect(Proportion.percent(share) == text)
    }

    @Test(
        "gives every percentile within 1 % of the true one",
        arguments: ["even", "steep", "two heaps", "long"], [1, 10, 999, 20_000])
    func percentiles(shape: String, count: Int) throws {
        var generator = SeededGenerator(seed: UInt64(count))
        let values = (0..<count).map { _ in
            let random = Double.random(in: 0..<1, using: &generator)
            return switch shape {
            case "even": 0.05 + random * 8
            case "steep": 0.002 * exp(random * 15)
            case "two heaps": random < 0.9 ? 0.3 + random / 10 : 8 + random
            default: 20_000 + random * 70_000
            }
        }
        var sketch = QuantileSketch()
        for value in values { sketch.add(value) }
        let sorted = values.sorted()
        for percent in [0.1, 1, 5, 25, 50, 75, 90, 95, 99, 99.9, 100] {
            let rank = max(Int((percent / 100 * Double(count)).rounded(.up)), 1)
            let found = try #require(sketch.percentile(percent))
            let expected = sorted[rank - 1]
            #expect(abs(found - expected) <= expected * QuantileSketch.relativeError * 1.000_001, "\(percent)")
        }
    }

    @Test("takes durations of any size", arguments: [0, 1e-9, 0.001, 1e5, 1e300])
    func extremes(seconds: Double) {
        var sketch = QuantileSketch()
        #expect(sketch.percentile(50) == nil)
        for _ in 0..<3 { sketch.add(seconds) }
        #expect(sketch.percentile(50) == seconds)
    }

    @Test("keeps its size, and counts every attempt once, with more attempts than it keeps open")
    func manyAttempts() throws {
        var analysis = EventAnalysis(openAttempts: 100)
        let count = 1_000
        let start = Date(timeIntervalSince1970: 1_796_000_000)
        for number in 0..<count {
            for stage in [Stage.prefetch, .login] {
                let report = ClientEvent.StageReport(
                    attempt: 1, vendor: Vendor(rawValue: "v\(number % 100)"), product: .oneLogin,
                    carrier: .chinaMobile, stage: stage,
                    failure: stage == .login && number % 4 == 0
                        ? PhoneAuthError.Code(rawValue: "foreign \(number)") : nil, duration: 0.5)
                analysis.add(ProductionEvent(report, at: start, attempt: "\(number)", appVersion: nil))
            }
        }
        let places = analysis.places(byStage: false).filter { $0.place.carrier == nil }
        #expect(places.count == EventAnalysis.mostVendors + 1)
        #expect(places.reduce(0) { $0 + $1.tally.count } == count)
        #expect(places.reduce(0) { $0 + $1.tally.success.count } == count * 3 / 4)
        #expect(places.reduce(0) { $0 + $1.tally.prepared } == 0)
        let codes = Set(places.flatMap { $0.tally.outcomes.keys })
        #expect(codes.count == EventAnalysis.mostForeignCodes + 2)
    }

    @Test("goes on with an attempt while not too many others have come between")
    func generations() {
        var open = OpenAttempts(most: 100)
        let start = Date(timeIntervalSince1970: 1_796_000_000)
        func event(_ attempt: String, _ stage: Stage) -> ProductionEvent {
            let report = ClientEvent.StageReport(
                attempt: 1, vendor: .geetest, product: .oneLogin, carrier: .chinaMobile, stage: stage, failure: nil,
                duration: 0.5)
            return ProductionEvent(report, at: start, attempt: attempt, appVersion: nil)
        }
        _ = open.add(event("first", .prefetch))
        for number in 0..<(open.most / 2 - 1) {
            #expect(open.add(event("\(number)", .login)).isEmpty)
        }
        _ = open.add(event("first", .login))
        #expect(open.all.count == open.most / 2)
        #expect(open.all.allSatisfy { $0.stage == .login })
        #expect(open.all.count { $0.seconds == 1 } == 1)
    }
}
