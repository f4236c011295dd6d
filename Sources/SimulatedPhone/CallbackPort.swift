import Dispatch
package import PhoneAuthModel

/// Where a stand-in's answers to one vendor call go out: timed, recorded, on the right thread, as often as the situation says.
///
/// A stand-in opens a port when it is called. What it then sends is turned by the port's receiver into the vendor's own form
/// and handed to the app's closure or delegate. With a transcript, the port plays the script's deliveries by itself.
package struct CallbackPort: Sendable {
    /// Who decides what is sent.
    package enum Mode: Sendable {
        /// The stand-in, from the phone's settings.
        case live
        /// The transcript. The stand-in sends nothing.
        case scripted
        /// The transcript says nothing of this call: the stand-in sends success at once.
        case implicitSuccess
    }

    /// Who decides.
    package let mode: Mode

    private let phone: SimulatedPhone
    private let vendor: Vendor
    private let base: Double
    private let numbers: [String: Int]
    private let fromOperationStart: Set<String>
    private let receiver: Receiver

    /// Opens a port.
    ///
    /// - Parameters:
    ///   - vendor: Whose call it is.
    ///   - phone: The phone that it is made on.
    ///   - callbacks: The names of the callbacks that this vendor call leads to, as transcripts write them.
    ///   - timedFromStart: Those whose deliveries are timed from the start of the operation, not from this call.
    ///   - isBeforePage: Whether the call is one of the stages before the page, which a transcript may leave out.
    ///   - receive: Hands one payload to the app's side. Called on the delivery's thread with the phone as current.
    package init(
        of vendor: Vendor, on phone: SimulatedPhone, callbacks: [String], timedFromStart: Set<String> = [],
        isBeforePage: Bool = false,
        receive: @escaping @Sendable (_ callback: String, _ payload: JSONValue) -> Void
    ) {
        self.phone = phone
        self.vendor = vendor
        receiver = Receiver(receive)
        phone.keep(receiver)
        base = phone.clock.now
        fromOperationStart = timedFromStart
        var numbers: [String: Int] = [:]
        for callback in callbacks {
            numbers[callback] = phone.nextCallNumber(of: callback)
        }
        self.numbers = numbers
        guard let transcript = phone.transcript else {
            mode = .live
            for delivery in phone.chaos?.uninvited(from: vendor, by: callbacks) ?? [] { deliver(delivery) }
            return
        }
        let deliveries = transcript.deliveries.enumerated().filter { numbers[$0.element.callback] == $0.element.call }
        mode = deliveries.isEmpty && isBeforePage && transcript.hasImplicitSuccess ? .implicitSuccess : .scripted
        for (index, delivery) in deliveries {
            phone.claim(index)
            let start = timedFromStart.contains(delivery.callback) ? phone.operationStart : base
            deliver(
                delivery.callback, delivery.payload, after: start + delivery.after - phone.clock.now,
                offMain: delivery.isOffMain)
        }
    }

    /// Sends one payload.
    ///
    /// - Parameters:
    ///   - callback: Which of the port's callbacks.
    ///   - payload: What is handed over.
    ///   - seconds: From now.
    ///   - isResult: Whether it answers a call, so that the situation may double it; `false` for what happens on a page.
    ///   - offMain: Whether it comes from another thread; as the situation says when left out.
    package func send(
        _ callback: String, _ payload: JSONValue, after seconds: Double = 0, isResult: Bool = true, offMain: Bool? = nil
    ) {
        let isOffMain = offMain ?? (phone.transcript == nil && phone.settings.deliversOffMain)
        if phone.transcript == nil, let chaos = phone.chaos {
            let meant = Transcript.Delivery(callback: callback, after: seconds, payload: payload, isOffMain: isOffMain)
            for delivery in chaos.deliveries(from: vendor, inPlaceOf: meant) { deliver(delivery) }
            return
        }
        deliver(callback, payload, after: seconds, offMain: isOffMain)
        if isResult, phone.transcript == nil, phone.settings.delivery == .twice {
            deliver(callback, payload, after: seconds + 0.005, offMain: isOffMain)
        }
    }

    private func deliver(_ delivery: Transcript.Delivery) {
        deliver(delivery.callback, delivery.payload, after: delivery.after, offMain: delivery.isOffMain)
    }

    private func deliver(_ callback: String, _ payload: JSONValue, after seconds: Double, offMain: Bool) {
        phone.schedule(after: seconds) {
            if phone.transcript == nil, !phone.isOneOfMany {
                let start = fromOperationStart.contains(callback) ? phone.operationStart : base
                let after = ((phone.clock.now - start) * 1_000_000).rounded() / 1_000_000
                phone.record(
                    Transcript.Delivery(
                        callback: callback, call: numbers[callback] ?? 1, after: after, payload: payload,
                        isOffMain: offMain))
            }
            phone.chaos?.journal.note(.delivery(vendor, callback, payload, isOffMain: offMain), at: phone.clock.now)
            guard offMain else { return receiver.receive(callback, payload) }
            // So that a seed gives the same run to the byte, the main thread waits: what comes of it comes after it.
            if phone.chaos != nil { return onOtherThread { phone.enter { receiver.receive(callback, payload) } } }
            if phone.isOneOfMany {
                return DispatchQueue.global().sync { phone.enter { receiver.receive(callback, payload) } }
            }
            phone.clock.hold()
            DispatchQueue.global().async {
                phone.enter { receiver.receive(callback, payload) }
                phone.clock.release()
            }
        }
    }

    /// Runs something on another thread and waits for its end.
    private func onOtherThread(_ body: @escaping @Sendable () -> Void) {
        let end = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            body()
            end.signal()
        }
        end.wait()
    }
}

extension CallbackPort {
    /// Where a port's payloads go, until the phone forgets its vendors: a stand-in's object may keep the port, whose closure keeps
    /// the object.
    final class Receiver: Sendable {
        typealias Body = @Sendable (_ callback: String, _ payload: JSONValue) -> Void

        private let body: Locked<Body?>

        init(_ body: @escaping Body) {
            self.body = Locked(body)
        }

        func receive(_ callback: String, _ payload: JSONValue) {
            body.withLock { $0 }?(callback, payload)
        }

        func close() {
            // What it held ends outside the lock.
            _ = body.withLock { body in
                defer { body = nil }
                return body
            }
        }
    }
}
