/// A mainland China mobile number. It prints masked.
public struct PhoneNumber: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
    private let digits: Secret

    /// Reads a number: eleven digits that begin with 13 to 19, with or without `+86`, spaces and dashes.
    ///
    /// - Throws: ``PhoneAuthError`` with the code ``PhoneAuthError/Code/invalidPhoneNumber`` for anything else.
    public init(_ text: String) throws(PhoneAuthError) {
        var digits = text.filter { !$0.isWhitespace && $0 != "-" }
        if digits.hasPrefix("+86") { digits.removeFirst(3) }
        let second = digits.dropFirst().first
        guard digits.utf8.count == 11, digits.utf8.allSatisfy({ (48...57).contains($0) }), digits.first == "1",
            let second, ("3"..."9").contains(second)
        else {
            throw PhoneAuthError(.invalidPhoneNumber, stage: .verify)
        }
        self.digits = Secret(digits)
    }

    /// The eleven digits. Keep them out of logs, errors and reports.
    public func reveal() -> String {
        digits.reveal()
    }

    /// The number with its middle four digits hidden, as carriers print it.
    public var masked: String { PhoneNumber.masking(digits.reveal()) }

    /// The masked number.
    public var description: String { masked }
    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }

    /// Hides the middle four of a number's eleven digits, also with `+86`, blanks or dashes in it; leaves any other text, such
    /// as an already masked number, alone.
    public static func masking(_ text: String) -> String {
        var digits = text.filter { !$0.isWhitespace && $0 != "-" }
        for prefix in ["+86", "0086", "86"]
        where digits.utf8.count == prefix.utf8.count + 11 && digits.hasPrefix(prefix) {
            digits.removeFirst(prefix.count)
            break
        }
        guard digits.utf8.count == 11, digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return text }
        return digits.prefix(3) + "****" + digits.suffix(4)
    }
}
