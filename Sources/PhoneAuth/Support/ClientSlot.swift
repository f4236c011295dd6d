/// The place that one client at a time may take. The vendors' SDKs are singletons with one delegate slot each, so two living
/// clients would steal each other's callbacks.
public final class ClientSlot: Sendable {
    private struct Holder {
        weak var client: PhoneAuthClient?
    }

    private let holder = Locked(Holder())

    /// An empty place.
    public init() {}

    /// Takes the place for a client, unless another living one has it.
    @MainActor func claim(for client: PhoneAuthClient) -> Bool {
        holder.withLock { holder in
            if let current = holder.client { return current === client }
            holder.client = client
            return true
        }
    }
}
