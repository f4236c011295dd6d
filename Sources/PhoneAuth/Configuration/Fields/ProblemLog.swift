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
    private var hintsLeft = 100

    /// Starts an empty log.
    init(linkedVendors: [Vendor]? = nil, pageTables: [Vendor: PageTable] = [:]) {
        self.linkedVendors = linkedVendors
        self.pageTables = pageTables
        knownVendors = Vendor.known + (linkedVendors ?? []).filter { !Vendor.known.contains($0) }
    }

    /// Every problem, ordered by path; list elements by number.
    var problems: [ConfigurationProblem] {
        found.enumerated().map { (key: Array($1.path.utf8), offset: $0, problem: $1) }.sorted { one, other in
            let order = one.key.compareNaturally(to: other.key)
            return order == 0 ? one.offset < other.offset : order < 0
        }.map(\.problem)
    }

    /// What a misspelt name may have been meant to be, or nothing. Only the first hundred names are worth the search.
    mutating func hint(for text: String, in names: @autoclosure () -> [String]) -> String {
        guard hintsLeft > 0 else { return "" }
        hintsLeft -= 1
        return Nearest.hint(for: text, in: names())
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
        guard !unreadPaths.isEmpty else { return true }
        var place = path[...]
        while !unreadPaths.contains(String(place)) {
            guard let end = place.utf8.lastIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "[") }) else {
                return place.isEmpty || !unreadPaths.contains("")
            }
            place = place[..<end]
        }
        return false
    }
}

extension [UInt8] {
    /// Compares paths with numbers in them as people do: negative, zero or positive; `items[2]` before `items[10]`.
    fileprivate func compareNaturally(to other: [UInt8]) -> Int {
        var (mine, theirs) = (startIndex, other.startIndex)
        while mine < endIndex, theirs < other.endIndex {
            let (left, right) = (endOfDigits(from: mine), other.endOfDigits(from: theirs))
            if left > mine, right > theirs {
                let (length, otherLength) = (left - mine, right - theirs)
                if length != otherLength { return length - otherLength }
                while mine < left {
                    if self[mine] != other[theirs] { return Int(self[mine]) - Int(other[theirs]) }
                    mine += 1
                    theirs += 1
                }
            } else {
                if self[mine] != other[theirs] { return Int(self[mine]) - Int(other[theirs]) }
                mine += 1
                theirs += 1
            }
        }
        return (endIndex - mine) - (other.endIndex - theirs)
    }

    private func endOfDigits(from start: Int) -> Int {
        var end = start
        while end < endIndex, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self[end]) { end += 1 }
        return end
    }
}
