import Dispatch
import SimulatedPhone
import Testing

@Suite("Virtual time")
@MainActor struct VirtualClockTests {
    @MainActor private final class Log {
        var entries: [String] = []
    }

    private let phone = SimulatedPhone()
    private var clock: VirtualClock { phone.clock }
    private let log = Log()

    private func note(_ name: String, after seconds: Double) {
        clock.schedule(after: seconds) { [clock, log] in log.entries.append("\(name)@\(clock.now)") }
    }

    @Test("runs what is scheduled in the order of its time")
    func order() async {
        note("c", after: 3)
        note("a", after: 1)
        note("b", after: 2)
        await clock.idle()
        #expect(log.entries == ["a@1.0", "b@2.0", "c@3.0"])
    }

    @Test("runs what falls on one moment in the order of scheduling")
    func ties() async {
        for number in 0..<20 { note("\(number)", after: 1) }
        await clock.idle()
        #expect(log.entries == (0..<20).map { "\($0)@1.0" })
    }

    @Test("counts what is in the past as now, and never runs back")
    func past() async {
        clock.schedule(after: 5) { [clock, log] in
            clock.schedule(after: -3) { log.entries.append("now@\(clock.now)") }
        }
        await clock.idle()
        #expect(log.entries == ["now@5.0"])
    }

    @Test("adds up to whole microseconds")
    func sums() async {
        for _ in 0..<10 {
            await phone.pause(for: 0.1)
        }
        #expect(clock.now == 1)
    }

    @Test("takes an action back, once and harmlessly")
    func cancel() async {
        let ticket = clock.schedule(after: 1) { [log] in log.entries.append("cancelled") }
        note("kept", after: 1)
        clock.cancel(ticket)
        clock.cancel(ticket)
        await clock.idle()
        clock.cancel(ticket)
        #expect(log.entries == ["kept@1.0"])
    }

    @Test("stands still while anybody holds it", arguments: 0..<20)
    func hold(run: Int) async {
        let (clock, log) = (clock, log)
        note("later", after: 10)
        clock.schedule(after: 1) {
            clock.hold()
            // Round and round: other threads and the main actor in turn.
            DispatchQueue.global().async {
                DispatchQueue.global().async {
                    Task { @MainActor in
                        log.entries.append("held@\(clock.now)")
                        clock.release()
                    }
                }
            }
        }
        await clock.idle()
        #expect(log.entries == ["held@1.0", "later@10.0"])
    }

    @Test("is idle when nothing is scheduled and nothing is held, for all who wait")
    func idle() async {
        let (clock, log) = (clock, log)
        let waiter = Task { @MainActor in
            await clock.idle()
            log.entries.append("idle@\(clock.now)")
        }
        note("last", after: 7)
        await clock.idle()
        await waiter.value
        #expect(log.entries == ["last@7.0", "idle@7.0"])
        await clock.idle()
    }

    @Test("is idle when the last action is taken back")
    func idleAfterCancel() async {
        let clock = clock
        let ticket = clock.schedule(after: 1000) {}
        clock.schedule(after: 1) { clock.cancel(ticket) }
        await clock.idle()
        #expect(clock.now == 1)
    }

    @Test("bounds what cannot be waited for", arguments: [Double.infinity, 1e300, .nan, -.infinity])
    func bounds(seconds: Double) async {
        let ticket = clock.schedule(after: seconds) {}
        clock.cancel(ticket)
        note("a", after: 1)
        await clock.idle()
        #expect(log.entries == ["a@1.0"])
    }

    @Test("passes in a pause outside held work")
    func pause() async {
        note("meanwhile", after: 1)
        await phone.pause(for: 2)
        #expect(log.entries == ["meanwhile@1.0"])
        #expect(clock.now == 2)
        await clock.idle()
    }

    @Test("stands still during held work, but for its pauses")
    func working() async {
        let (phone, log) = (phone, log)
        note("at 1", after: 1)
        note("at 5", after: 5)
        await phone.working {
            await Self.elsewhere()
            log.entries.append("worked@\(phone.clock.now)")
            await phone.pause(for: 2)
            await Self.elsewhere()
            log.entries.append("paused@\(phone.clock.now)")
        }
        await clock.idle()
        #expect(log.entries == ["worked@0.0", "at 1@1.0", "paused@2.0", "at 5@5.0"])
    }

    @Test("passes in pauses side by side, and in one that outlives its work")
    func severalPauses() async {
        let (phone, log) = (phone, log)
        await phone.working {
            async let one: Void = phone.pause(for: 1)
            async let three: Void = phone.pause(for: 3)
            _ = await (one, three)
            log.entries.append("both@\(phone.clock.now)")
            Task { @MainActor in
                await phone.pause(for: 10)
                log.entries.append("left behind@\(phone.clock.now)")
            }
            await phone.pause(for: 1)
        }
        #expect(clock.now == 4)
        await clock.idle()
        #expect(log.entries == ["both@3.0", "left behind@13.0"])
    }

    /// Off the main actor and back, with nothing that the clock could see.
    private nonisolated static func elsewhere() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { DispatchQueue.global().async { continuation.resume() } }
        }
    }
}
