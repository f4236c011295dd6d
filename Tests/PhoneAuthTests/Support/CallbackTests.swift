import Dispatch
import Foundation
import PhoneAuthTesting
import SimulatedPhone
import Testing

@testable import PhoneAuth

@Suite("A value that arrives once")
@MainActor struct OneShotTests {
    private let phone = SimulatedPhone()
    private var scheduler: SimulatedScheduler { SimulatedScheduler(phone: phone) }

    @Test("is the first to come; later ones are refused")
    func first() async {
        let shot = OneShot<Int>(scheduler: scheduler)
        #expect(!shot.isResolved)
        #expect(shot.resolve(1))
        #expect(!shot.resolve(2))
        #expect(await shot.value() == 1)
        #expect(await shot.valueInAnyCase() == 1)
        await phone.clock.idle()
    }

    @Test("comes to all who wait, in their order")
    func waiters() async {
        for _ in 0..<300 {
            let shot = OneShot<Int>(scheduler: scheduler)
            var seen: [String] = []
            for name in ["a", "b", "c", "d", "e"] {
                scheduler.start { seen.append("\(name)\(await shot.value() ?? 0)") }
            }
            phone.schedule(after: 1) { shot.resolve(7) }
            await phone.clock.idle()
            #expect(seen == ["a7", "b7", "c7", "d7", "e7"])
        }
    }

    @Test("comes to who waits in any case too, in turn; a cancellation is then too late")
    func mixedWaiters() async {
        let shot = OneShot<Int>(scheduler: scheduler)
        var seen: [String] = []
        scheduler.start { seen.append("a\(await shot.valueInAnyCase())") }
        let late = scheduler.start { seen.append("b\(await shot.value() ?? 0)") }
        scheduler.start { seen.append("c\(await shot.value() ?? 0)") }
        phone.schedule(after: 1) {
            shot.resolve(7)
            late.cancel()
        }
        await phone.clock.idle()
        #expect(seen == ["a7", "b7", "c7"])
    }

    @Test("is missed by who is cancelled, while the others wait on")
    func cancelled() async {
        let shot = OneShot<Int>(scheduler: scheduler)
        var seen: [Int?] = []
        let leaving = scheduler.start { seen.append(await shot.value()) }
        scheduler.start { seen.append(await shot.value()) }
        phone.schedule(after: 1) { leaving.cancel() }
        phone.schedule(after: 2) { shot.resolve(7) }
        await phone.clock.idle()
        #expect(seen == [nil, 7])
        #expect(!shot.isAbandoned)
    }

    @Test("is abandoned when the last who waited is cancelled")
    func abandoned() async {
        let shot = OneShot<Int>(scheduler: scheduler)
        let waiter = scheduler.start { _ = await shot.value() }
        phone.schedule(after: 1) { waiter.cancel() }
        await phone.clock.idle()
        #expect(shot.isAbandoned)
        #expect(shot.resolve(1))
    }

    @Test("is not waited for by a task that is cancelled beforehand, unless it is there")
    func cancelledBeforehand() async {
        let empty = OneShot<Int>(scheduler: scheduler)
        let full = OneShot<Int>(scheduler: scheduler)
        full.resolve(3)
        var seen: [Int?] = []
        let task = scheduler.start {
            seen.append(await empty.value())
            seen.append(await full.value())
        }
        task.cancel()
        await phone.clock.idle()
        #expect(seen == [nil, 3])
    }

    @Test("is waited for in any case where that is asked")
    func inAnyCase() async {
        let shot = OneShot<Int>(scheduler: scheduler)
        var seen: Int?
        let task = scheduler.start { seen = await shot.valueInAnyCase() }
        task.cancel()
        phone.schedule(after: 1) { shot.resolve(5) }
        await phone.clock.idle()
        #expect(seen == 5)
    }
}

@Suite("The inbox")
@MainActor struct InboxTests {
    @Test("keeps the order in which many threads took its lock")
    func order() async {
        let phone = SimulatedPhone()
        let inbox = Inbox(scheduler: SimulatedScheduler(phone: phone))
        let next = Locked(0)
        let log = Log()
        phone.clock.hold()
        DispatchQueue.global().async {
            DispatchQueue.concurrentPerform(iterations: 64) { _ in
                for _ in 0..<50 {
                    // The number is drawn and the entry posted as one step, so that the order is known.
                    next.withLock { number in
                        let mine = number
                        inbox.post { log.numbers.append(mine) }
                        number += 1
                    }
                }
            }
            phone.clock.release()
        }
        await phone.clock.idle()
        #expect(log.numbers == Array(0..<3200))
    }

    @Test("puts what an entry posts behind what is there")
    func nested() async {
        let phone = SimulatedPhone()
        let inbox = Inbox(scheduler: SimulatedScheduler(phone: phone))
        let log = Log()
        inbox.post {
            log.numbers.append(1)
            inbox.post { log.numbers.append(3) }
        }
        inbox.post { log.numbers.append(2) }
        await phone.clock.idle()
        #expect(log.numbers == [1, 2, 3])
    }

    @Test("is drained before time goes on")
    func time() async {
        let phone = SimulatedPhone()
        let inbox = Inbox(scheduler: SimulatedScheduler(phone: phone))
        let log = Log()
        phone.schedule(after: 1) {
            phone.clock.hold()
            DispatchQueue.global().async {
                inbox.post { log.numbers.append(Int(phone.clock.now)) }
                phone.clock.release()
            }
        }
        phone.schedule(after: 5) { log.numbers.append(Int(phone.clock.now)) }
        await phone.clock.idle()
        #expect(log.numbers == [1, 5])
    }

    @MainActor private final class Log {
        var numbers: [Int] = []
    }
}

@Suite("A vendor's line")
@MainActor struct VendorLineTests {
    private let phone = SimulatedPhone()
    private let counter = CallbackCounter()
    private let scheduler: SimulatedScheduler
    private let line: VendorLine

    init() {
        scheduler = SimulatedScheduler(phone: phone)
        line = VendorLine(
            vendor: .geetest, scheduler: scheduler, inbox: Inbox(scheduler: scheduler), counter: counter)
    }

    @Test("gives the first answer and counts the second as a duplicate")
    func duplicate() async {
        counter.begin()
        var answers: [Int] = []
        scheduler.start { [line, phone] in
            let answer = try? await line.answer { (reply: @escaping @Sendable (Int) -> Void) in
                phone.schedule(after: 1) {
                    reply(1)
                    reply(2)
                }
            }
            answers.append(answer ?? -1)
        }
        await phone.clock.idle()
        #expect(answers == [1])
        #expect(counter.counts.duplicate == 1)
        counter.end()
    }

    @Test("counts what comes when the task has been cancelled as late")
    func late() async {
        counter.begin()
        var code: PhoneAuthError.Code?
        let task = scheduler.start { [line, phone] in
            do throws(PhoneAuthError) {
                try await line.completion { done in phone.schedule(after: 5) { done() } }
            } catch {
                code = error.code
                #expect(phone.clock.now == 1)
            }
        }
        phone.schedule(after: 1) { task.cancel() }
        await phone.clock.idle()
        #expect(code == .cancelled)
        #expect(counter.counts.late == 1)
        #expect(counter.counts.duplicate == 0)
        counter.end()
    }

    @Test("counts a repeated answer after the outcome as late")
    func repeatedAfterOutcome() async {
        var answer: Int?
        scheduler.start { [line, phone] in
            answer = try? await line.answer { (reply: @escaping @Sendable (Int) -> Void) in
                reply(1)
                phone.schedule(after: 1) { reply(1) }
            }
        }
        await phone.clock.idle()
        #expect(answer == 1)
        #expect(counter.counts.late == 1)
        #expect(counter.counts.duplicate == 0)
    }

    @Test("handles a message on the main actor, in order, and counts those from other threads")
    func threads() async {
        var messages: [Int] = []
        let receive = line.receiver { (message: Int) in
            MainActor.assertIsolated()
            messages.append(message)
        }
        receive(0)
        phone.clock.hold()
        DispatchQueue.global().async { [phone] in
            for number in 1...100 { receive(number) }
            phone.clock.release()
        }
        await phone.clock.idle()
        #expect(messages == Array(0...100))
        #expect(counter.counts.offMain == 100)
    }
}

@Suite("Small parts of the support")
struct SupportTests {
    @Test("a snapshot is read at once from any thread")
    func snapshot() {
        let snapshot = Snapshot("old")
        #expect(snapshot.current == "old")
        snapshot.update("new")
        let seen = Locked<[String]>([])
        DispatchQueue.concurrentPerform(iterations: 100) { _ in
            seen.withLock { $0.append(snapshot.current) }
        }
        #expect(seen.withLock { $0 } == Array(repeating: "new", count: 100))
    }

    @Test("the counter tells a duplicate from a late callback by whether an operation is open")
    func counter() {
        let counter = CallbackCounter()
        counter.noteRepeated()
        counter.begin()
        counter.begin()
        counter.end()
        counter.noteRepeated()
        counter.end()
        counter.noteRepeated()
        counter.note(.malformed)
        var expected = CallbackDiagnostics()
        expected.duplicate = 1
        expected.late = 2
        expected.malformed = 1
        #expect(counter.counts == expected)
    }

    @Test("the app's scheduler runs on the main actor and takes an action back")
    @MainActor func mainScheduler() async {
        let scheduler = MainScheduler.shared
        var seen: [String] = []
        let taken = scheduler.run(after: 0) { seen.append("cancelled") }
        taken.cancel()
        let before = scheduler.now
        await withCheckedContinuation { continuation in
            _ = scheduler.run(after: 0.001) {
                MainActor.assertIsolated()
                seen.append("run")
                scheduler.hop {
                    seen.append("hopped")
                    continuation.resume()
                }
            }
        }
        #expect(seen == ["run", "hopped"])
        #expect(scheduler.now > before)
        #expect(await scheduler.working { 7 } == 7)
    }
}
