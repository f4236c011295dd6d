/// Names of an open set, of which only so many are told apart: for counters whose memory must not grow.
package struct BoundedNames: Sendable {
    /// How many names are told apart.
    package let limit: Int
    private var seen: Set<String> = []

    /// Knows no name yet.
    package init(limit: Int) {
        self.limit = limit
    }

    /// The name itself, or `other` where there are too many already.
    package mutating func name(_ raw: String) -> String {
        if seen.contains(raw) { return raw }
        let name = EventText.name(raw)
        if seen.contains(name) { return name }
        guard seen.count < limit else { return EventText.other }
        seen.insert(name)
        return name
    }
}
