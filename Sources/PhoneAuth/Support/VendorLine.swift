/// A provider's way to its vendor's callbacks: they arrive on the main actor, in order, each answered exactly once.
///
/// A provider never hands a closure of its own to its SDK. It asks its line for one: ``answer(to:)`` for a call with one
/// answer, ``receiver(_:)`` for a callback that comes many times. The line counts what is odd.
@MainActor public final class VendorLine {
    private let vendor: Vendor
    private let scheduler: any Scheduler
    private let inbox: Inbox
    private let counter: CallbackCounter

    init(vendor: Vendor, scheduler: any Scheduler, inbox: Inbox, counter: CallbackCounter) {
        self.vendor = vendor
        self.scheduler = scheduler
        self.inbox = inbox
        self.counter = counter
    }

    /// Makes a vendor call and waits for its one answer.
    ///
    /// What the vendor says a second time is counted and dropped. The wait ends when the task is cancelled, as the client does
    /// at its deadline.
    ///
    /// - Parameter call: Calls the vendor's SDK, and hands it the closure to answer with. The closure may be called on any
    ///   thread.
    /// - Throws: ``PhoneAuthError/Code/cancelled`` when the task is cancelled first; its stage says nothing, since the client
    ///   knows which call it gave up. What the vendor answers later counts as late.
    public func answer<Answer: Sendable>(
        to call: (_ reply: @escaping @Sendable (Answer) -> Void) -> Void
    ) async throws(PhoneAuthError) -> Answer {
        let shot = OneShot<Answer>(scheduler: scheduler)
        call(
            receiver { answer in
                if !shot.resolve(answer) {
                    self.counter.noteRepeated(by: self.vendor)
                } else if shot.isAbandoned {
                    self.counter.note(.late, by: self.vendor)
                }
            })
        guard let answer = await shot.value() else {
            throw PhoneAuthError(.cancelled, stage: .initialize, vendor: vendor)
        }
        return answer
    }

    /// Makes a vendor call whose callback carries nothing, such as the end of an animation, and waits for it.
    public func completion(
        of call: (_ done: @escaping @Sendable () -> Void) -> Void
    ) async throws(PhoneAuthError) {
        _ = try await answer { (reply: @escaping @Sendable (Bool) -> Void) in
            call { reply(true) }
        }
    }

    /// A closure for a callback that comes many times. Each call enters the line's inbox, from any thread, and is handled on
    /// the main actor in the order of the calls.
    public func receiver<Message: Sendable>(
        _ handle: @escaping @MainActor (Message) -> Void
    ) -> @Sendable (Message) -> Void {
        { [inbox, counter, vendor] message in
            if !MainQueue.isCurrent { counter.note(.offMain, by: vendor) }
            inbox.post { handle(message) }
        }
    }

    /// A closure for a vendor's hook that lets the app draw: run at once where the vendor calls it on the main thread, where
    /// such calls belong, and soon on the main actor from any other.
    public func painter<Message: Sendable>(
        _ paint: @escaping @MainActor (Message) -> Void
    ) -> @Sendable (Message) -> Void {
        { [scheduler, counter, vendor] message in
            let action: @MainActor @Sendable () -> Void = { paint(message) }
            guard MainQueue.isCurrent else {
                counter.note(.offMain, by: vendor)
                return scheduler.hop(action)
            }
            MainActor.assumeIsolated(action)
        }
    }

    /// A closure for a callback that comes once and that nobody waits for. What is said a second time is counted and dropped.
    public func onceReceiver<Message: Sendable>(
        _ handle: @escaping @MainActor (Message) -> Void
    ) -> @Sendable (Message) -> Void {
        var isHandled = false
        return receiver { message in
            if isHandled { return self.counter.noteRepeated(by: self.vendor) }
            isHandled = true
            handle(message)
        }
    }

    /// Counts a page's result that came before.
    func noteRepeatedResult() { counter.noteRepeated(by: vendor) }
    /// Counts a page's result that nobody waits for.
    public func noteLateResult() { counter.note(.late, by: vendor) }

    /// A value to wait for on the line's time.
    func makeShot<Value: Sendable>() -> OneShot<Value> {
        OneShot(scheduler: scheduler)
    }
}
