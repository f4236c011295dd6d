/// The prefetches that a login may still use, by purpose: a vendor's one product may prefetch
/// differently for each. A value; the time comes with each call.
struct PrefetchCache {
    private struct Entry {
        let prefetch: Prefetch
        let expiry: Double
    }

    private var entries: [Purpose: Entry] = [:]

    /// Keeps a prefetch that was made now.
    mutating func store(_ prefetch: Prefetch, of purpose: Purpose, at now: Double) {
        entries[purpose] = Entry(prefetch: prefetch, expiry: now + prefetch.lifetime)
    }

    /// The prefetch that is still good at a time.
    func valid(for purpose: Purpose, at now: Double) -> Prefetch? {
        guard let entry = entries[purpose], now < entry.expiry else { return nil }
        return entry.prefetch
    }

    /// Forgets a purpose's prefetch: it was used, or the app asked.
    mutating func drop(_ purpose: Purpose) {
        entries[purpose] = nil
    }

    /// Forgets those of another carrier. A prefetch whose carrier is unknown stays: nothing speaks against it.
    ///
    /// - Returns: whether there was one.
    mutating func drop(notOf carrier: Carrier) -> Bool {
        guard carrier != .unknown else { return false }
        let count = entries.count
        entries = entries.filter { $0.value.prefetch.carrier == carrier || $0.value.prefetch.carrier == .unknown }
        return entries.count < count
    }

    /// Forgets all.
    mutating func dropAll() {
        entries = [:]
    }
}
