/// Where events go, in order, each once.
@MainActor public struct EventSink: Sendable {
    private let receive: @MainActor @Sendable (AuthPageEvent) -> Void

    /// A sink that hands every event to a closure.
    public init(_ receive: @escaping @MainActor @Sendable (AuthPageEvent) -> Void) {
        self.receive = receive
    }

    /// A sink that nobody looks into.
    public static let none = EventSink { _ in }

    /// Hands an event over, without what must not be seen in a vendor's own words.
    public func send(_ event: AuthPageEvent) {
        receive(event.redacted)
    }
}
