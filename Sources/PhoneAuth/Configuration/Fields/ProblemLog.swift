import PhoneAuthModel

/// The problems found so far while a file is read and checked.
///
/// Reading comes first and settles types; checking follows and looks at values. What reading could not make sense of is
/// remembered, so that checking does not complain about the default that stands in its place.
struct ProblemLog {
    /// The vendors whose names are known: this package's, and those that the app brings.
    let knownVendors: [Vendor]
    /// The vendors whose bindings the app has; `nil` where nobody said.
    let linkedVendors: [Vendor]?

    /// How the linked vendors make their pages; empty where nobody said.
    let pageTables: [Vendor: PageTable]

    private var found: [ConfigurationProblem] = []
    private var foundPaths: [ConfigurationProblem.Code: Set<String>] = [:]
    private var unreadPaths: Set<String> = []

    /// Starts an empty log.
    init(linkedVendors: [Vendor]? = nil, pageTables: [Vendor: PageTable] = [:]) {
        self.linkedVendors = linkedVendors
        self.pageTables = pageTables
        knownVendors = Vendor.known + (linkedVendors ?? []).filter { !Vendor.known.contains($0) }
    }

    /// Every problem, ordered by path; list elements by number.
    var problems: [ConfigurationProblem] {
        found.enumerated().sorted { one, other in
            let order = one.element.path.compareNaturally(to: other.element.path)
            return order == 0 ? one.offset < other.offset : order < 0
        }.map(\.element)
    }

    /// Notes something about a value that stays readable.
    mutating func note(_ code: ConfigurationProblem.Code, at path: String, _ message: String) {
        guard foundPaths[code, default: []].insert(path).inserted else { return }
        found.append(ConfigurationProblem(path: path, code: code, message: message))
    }

    /// Notes a value that could not be read: what is in its place means nothing.
    mutating func unreadable(_ code: ConfigurationProblem.Code, at path: String, _ message: String) {
        unreadPaths.insert(path)
        note(code, at: path, message)
    }

    /// Notes that a value is of another type.
    mutating func wrongType(_ value: JSONValue, at path: String, expected: String) {
        unreadable(.wrongType, at: path, "expected \(expected), found \(value.kind)")
    }

    /// Notes what a check found, unless the value, or something that holds it, was never read.
    mutating func reject(_ code: ConfigurationProblem.Code, at path: String, _ message: String) {
        guard wasRead(path) else { return }
        note(code, at: path, message)
    }

    /// Whether the value at a path was read, or left out where it may be.
    func wasRead(_ path: String) -> Bool {
        if unreadPaths.contains(path) { return false }
        guard let end = path.lastIndex(where: { $0 == "." || $0 == "[" }) else { return !unreadPaths.contains("") }
        return wasRead(String(path[..<end]))
    }
}

extension String {
    /// Compares texts with numbers in them as people do: negative, zero or positive; `items[2]` before `items[10]`.
    fileprivate func compareNaturally(to other: String) -> Int {
        var mine = self[...]
        var theirs = other[...]
        while let one = mine.first, let two = theirs.first {
            let (left, right) = (mine.prefix(while: \.isASCIIDigit), theirs.prefix(while: \.isASCIIDigit))
            if !left.isEmpty, !right.isEmpty {
                if left != right {
                    return left.count == right.count ? (left < right ? -1 : 1) : left.count - right.count
                }
                mine.removeFirst(left.count)
                theirs.removeFirst(right.count)
            } else {
                if one != two { return one < two ? -1 : 1 }
                mine.removeFirst()
                theirs.removeFirst()
            }
        }
        return mine.count - theirs.count
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
