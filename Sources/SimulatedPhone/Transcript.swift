package import PhoneAuthModel

/// What a vendor called back, and when: raw, to be played to a binding and the provider behind it.
package struct Transcript: Hashable, Sendable {
    /// One callback.
    package struct Delivery: Hashable, Sendable {
        /// The callback's name, as the vendor's folder documents it: `login`, `prefetch`, `pageEvent`.
        package var callback: String
        /// Which of the vendor calls with this callback it answers, counted from one.
        package var call: Int
        /// Seconds since that vendor call.
        package var after: Double
        /// What is handed over; `nil` where the payload as a whole is null.
        package var payload: JSONValue
        /// Whether it comes from another thread.
        package var isOffMain: Bool

        package init(callback: String, call: Int = 1, after: Double, payload: JSONValue, isOffMain: Bool = false) {
            self.callback = callback
            self.call = call
            self.after = after
            self.payload = payload
            self.isOffMain = isOffMain
        }
    }

    /// The callbacks, in the order of the file.
    package var deliveries: [Delivery]
    /// Whether calls of the stages before the page that have no scripted delivery are answered with success at once.
    package var hasImplicitSuccess: Bool

    package init(deliveries: [Delivery], hasImplicitSuccess: Bool = true) {
        self.deliveries = deliveries
        self.hasImplicitSuccess = hasImplicitSuccess
    }
}
