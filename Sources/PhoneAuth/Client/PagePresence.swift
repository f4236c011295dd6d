/// What a login knows of its attempt's page: whether it was asked for, has come, has gone, and is being closed. A value.
struct PagePresence: Hashable {
    /// The vendor was asked for it.
    private(set) var wasAsked = false
    /// It has come up.
    private(set) var isShown = false
    /// It has gone again.
    private(set) var isGone = false
    /// Closings that the vendor has not answered yet.
    private(set) var closesUnderWay = 0
    /// It was taken to be up for what happened; the vendor has not said so yet.
    private var isImplied = false

    /// The next vendor's turn: nothing is known of its page.
    mutating func reset() {
        (wasAsked, isShown, isGone, isImplied) = (false, false, false, false)
    }

    mutating func ask() { wasAsked = true }

    /// It has come up, or is in sight again.
    mutating func come() { (isShown, isGone) = (true, false) }

    /// It must be up, although the vendor has not said so.
    mutating func imply() { isImplied = true }

    /// The vendor says that it is up.
    ///
    /// - Returns: whether it had been taken to be up before for what happened on it.
    mutating func confirm() -> Bool {
        defer { isImplied = false }
        return isImplied && !isGone
    }

    /// It has gone.
    ///
    /// - Returns: whether it was there.
    mutating func go() -> Bool {
        guard isShown, !isGone else { return false }
        isGone = true
        return true
    }

    mutating func close() { closesUnderWay += 1 }

    /// The vendor has answered a closing.
    mutating func closed() { closesUnderWay = max(0, closesUnderWay - 1) }
}
