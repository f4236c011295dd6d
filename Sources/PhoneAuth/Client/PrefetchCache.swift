/// The prefetches that a login may still use, by product. A value; the time comes with each call.
struct PrefetchCache {
    private struct Entry {
        let prefetch: Prefetch
        let expiry: Double
    }

    private var entries: [Product: Entry] = [:]

    /// Keeps a prefetch that was made now.
    mutating func store(_ prefetch: Prefetch, of product: Product, at now: Double) {
        entries[product] = Entry(prefetch: prefetch, expiry: now + prefetch.lifetime)
    }

    /// The prefetch that is still good at a time.
    func valid(for product: Product, at now: Double) -> Prefetch? {
        guard let entry = entries[product], now < entry.expiry else { return nil }
        return entry.prefetch
    }

    /// Forgets a product's prefetch: it was used, or the app asked.
    mutating func drop(_ product: Product) {
        entries[product] = nil
    }

    /// Forgets those of another carrier. A prefetch whose carrier is unknown stays: nothing speaks against it.
    mutating func drop(notOf carrier: Carrier) {
        guard carrier != .unknown else { return }
        entries = entries.filter { $0.value.prefetch.carrier == carrier || $0.value.prefetch.carrier == .unknown }
    }

    /// Forgets all.
    mutating func dropAll() {
        entries = [:]
    }
}
