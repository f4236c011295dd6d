import PhoneAuthModel
import Testing

@testable import PhoneAuth

@MainActor @Suite("Counting what a client does")
struct CountingObserverTests {
    private let observer = CountingObserver()

    @Test("counts stages by vendor, carrier and stage, with outcomes and durations")
    func stages() throws {
        observer.observe(EventSamples.stage(duration: 0.1))
        observer.observe(EventSamples.stage(duration: 0.11))
        observer.observe(EventSamples.stage(failure: .timeout, duration: 61))
        observer.observe(EventSamples.stage(carrier: .unknown))
        observer.observe(EventSamples.stage(.login, vendor: .shanyan))
        #expect(observer.snapshot.stages.count == 3)
        let place = CountingObserver.Place(vendor: .geetest, carrier: .chinaMobile, stage: .prefetch)
        let tally = try #require(observer.snapshot.stages[place])
        #expect(tally.count == 3)
        #expect(tally.successes == 2)
        #expect(tally.outcomes == ["success": 2, "timeout": 1])
        #expect(tally.durations.buckets == [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
        #expect(tally.durations.count == 3)
        #expect(abs(tally.durations.sum - 61.21) < 1e-9)
    }

    @Test("counts operations, pages, odd callbacks, rests, misconfigurations and configurations")
    func others() throws {
        for event in EventSamples.every(of: PhoneAuthError(.signatureInvalid, stage: .initialize, vendor: .geetest)) {
            observer.observe(event)
        }
        observer.observe(EventSamples.event(.ended(.login, nil, duration: 2)))
        let snapshot = observer.snapshot
        let login = try #require(snapshot.operations[.login])
        #expect(login.outcomes == ["success": 1, "signatureInvalid": 1])
        #expect(login.durations.sum == 5.25)
        #expect(snapshot.timesToPage[.geetest]?.mean == 1.2)
        #expect(snapshot.oddCallbacks == [.geetest: [.late: 1]])
        #expect(snapshot.rests == [.geetest: [.prefetch: 1]])
        #expect(snapshot.recoveries == [.geetest: [.prefetch: 1]])
        #expect(snapshot.misconfigurations == [.geetest: ["signatureInvalid": 1]])
        #expect(snapshot.configurationsApplied == 1)
        #expect(snapshot.configurationsRefused == 1)
    }

    @Test("hands over what it had when it begins anew")
    func reset() {
        observer.observe(EventSamples.stage())
        let before = observer.snapshot
        #expect(before != CountingObserver.Snapshot())
        #expect(observer.reset() == before)
        #expect(observer.snapshot == CountingObserver.Snapshot())
    }

    @Test("keeps its size, whatever vendors and codes come, and still counts each")
    func bounded() {
        for number in 0..<1_000 {
            let code = PhoneAuthError.Code(rawValue: "foreign \(number)")
            let vendor = Vendor(rawValue: "vendor \(number)")
            observer.observe(EventSamples.stage(vendor: vendor, failure: code))
            observer.observe(EventSamples.stage(failure: code))
            observer.observe(EventSamples.event(.oddCallback(vendor, .late)))
            observer.observe(EventSamples.event(.ended(.login, code, duration: 1)))
        }
        observer.observe(EventSamples.stage(vendor: .aliyunFusion, failure: .timeout))
        let snapshot = observer.snapshot
        #expect(snapshot.stages.count == CountingObserver.mostVendors + 3)
        #expect(snapshot.stages.values.reduce(0) { $0 + $1.count } == 2_001)
        let codes = Set(snapshot.stages.values.flatMap(\.outcomes.keys))
        #expect(codes.count == CountingObserver.mostForeignCodes + 2)
        #expect(codes.isSuperset(of: ["foreign 0", "foreign 15", "other", "timeout"]))
        #expect(snapshot.oddCallbacks.count == CountingObserver.mostVendors + 1)
        #expect(snapshot.oddCallbacks[Vendor(rawValue: "other")]?[.late] == 1_000 - CountingObserver.mostVendors)
        #expect(snapshot.operations[.login]?.outcomes["other"] == 1_000 - CountingObserver.mostForeignCodes)
    }

    @Test(
        "puts a duration at a bound into that bound's bucket, and the next longer one into the next",
        arguments: Array(DurationHistogram.bounds.enumerated()))
    func bounds(index: Int, bound: Double) {
        var histogram = DurationHistogram()
        histogram.add(bound)
        histogram.add(bound.nextUp)
        #expect(histogram.buckets[index] == 1)
        #expect(histogram.buckets[index + 1] == 1)
        #expect(histogram.buckets.reduce(0, +) == histogram.count)
        #expect(histogram.sum == bound + bound.nextUp)
    }

    @Test("leaves out a duration that cannot be one", arguments: [Double.nan, .infinity, -1])
    func noDuration(seconds: Double) throws {
        observer.observe(EventSamples.stage(duration: seconds))
        let tally = try #require(observer.snapshot.stages.values.first)
        #expect(tally.count == 1)
        #expect(tally.durations == DurationHistogram())
        #expect(tally.durations.mean == nil)
    }
}
