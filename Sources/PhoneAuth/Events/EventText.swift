package import PhoneAuthModel

/// How events are put into words: short, on one line, and without anything that could be a secret.
///
/// Events hold names and codes. A few of these are open sets (a vendor's own code, the name of a vendor that an app adds, a path
/// in a configuration file): those are cut short, and what looks like a number or token in them is taken out.
package enum EventText {
    /// No name or code is as long.
    package static let longest = 64
    /// What stands in reports for names beyond those that are told apart.
    package static let other = "other"
    /// What stands in reports for no failure.
    package static let success = "success"

    private static let vocabulary = Set(PhoneAuthError.Code.all.map(\.rawValue))

    /// A name of an open set: cut short, on one line, without what looks like a number or token.
    package static func name(_ raw: String) -> String {
        // Redacted before it is cut, or half a token would be too short to be noticed. The first cut only bounds the work.
        let redacted = Redaction.redacting(String(raw.prefix(longest * 16)))
        return String(redacted.map { $0.unicodeScalars.contains(where: \.isInvisible) ? " " : $0 }.prefix(longest))
    }

    /// `success`, or a code's name.
    package static func outcome(_ failure: PhoneAuthError.Code?) -> String {
        guard let failure else { return success }
        return isKnown(failure.rawValue) ? failure.rawValue : name(failure.rawValue)
    }

    /// Whether a code is one of the framework's own.
    package static func isKnown(_ code: String) -> Bool { vocabulary.contains(code) }

    /// `0.42 s`, with at most three decimals.
    package static func seconds(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        guard rounded.isFinite else { return "? s" }
        return abs(rounded) < 1e15 && rounded == rounded.rounded() ? "\(Int(rounded)) s" : "\(rounded) s"
    }
}
