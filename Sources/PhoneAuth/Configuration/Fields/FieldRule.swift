import Foundation
import PhoneAuthModel

/// What must hold for one value in a file, whatever else is in it.
struct FieldRule<Value> {
    /// Looks at a value, and tells the log what is wrong with it.
    let check: (_ value: Value, _ path: String, _ log: inout ProblemLog) -> Void

    /// Makes a rule.
    init(_ check: @escaping (_ value: Value, _ path: String, _ log: inout ProblemLog) -> Void) {
        self.check = check
    }
}

extension FieldRule where Value == Double {
    /// A number in a range. What is not finite is in none.
    static func within(_ range: ClosedRange<Double>) -> FieldRule {
        FieldRule { value, path, log in
            guard !range.contains(value) else { return }
            log.reject(.outOfRange, at: path, "must be from \(range.lowerBound.plain) to \(range.upperBound.plain)")
        }
    }

    /// A number above zero.
    static func positive(upTo limit: Double) -> FieldRule {
        FieldRule { value, path, log in
            guard !(value > 0 && value <= limit) else { return }
            log.reject(.outOfRange, at: path, "must be more than 0 and at most \(limit.plain)")
        }
    }

    /// A time-out in seconds: more than none, at most ten minutes. A greater one is a value in milliseconds.
    static var seconds: FieldRule {
        FieldRule { value, path, log in
            guard !(value > 0 && value <= 600) else { return }
            log.reject(.outOfRange, at: path, "must be more than 0 and at most 600 seconds")
        }
    }
}

extension FieldRule where Value == Int {
    /// A whole number in a range.
    static func within(_ range: ClosedRange<Int>) -> FieldRule {
        FieldRule { value, path, log in
            guard !range.contains(value) else { return }
            log.reject(.outOfRange, at: path, "must be from \(range.lowerBound) to \(range.upperBound)")
        }
    }
}

extension FieldRule where Value == String {
    /// A text with something to see in it.
    static var notBlank: FieldRule {
        FieldRule { value, path, log in
            if value.isBlank { log.reject(.emptyValue, at: path, "must not be empty") }
        }
    }

    /// A name or number that a vendor's console shows: not blank, and nothing of a line break or blank around it.
    static var copied: FieldRule {
        FieldRule { value, path, log in
            if value.isBlank {
                log.reject(.emptyValue, at: path, "must not be empty")
            } else if value.hasStrayBlanks {
                log.reject(.invalidValue, at: path, "has a blank or line break in it; copy it again without")
            }
        }
    }

    /// A web address with a host, as the vendors' pages open it: `http` or `https`, escaped where necessary.
    static var webAddress: FieldRule {
        FieldRule { value, path, log in
            if value.isBlank {
                log.reject(.emptyValue, at: path, "must not be empty")
            } else if !value.isWebAddress {
                log.reject(
                    .invalidURL, at: path,
                    "must be an http or https address with a host, such as https://example.com/terms")
            }
        }
    }
}

extension FieldRule where Value == Secret {
    /// An app id or secret as a vendor's console shows it. The message never shows it.
    static var copied: FieldRule {
        FieldRule { value, path, log in FieldRule<String>.copied.check(value.reveal(), path, &log) }
    }
}

extension FieldRule {
    /// A list that names nothing twice.
    static func distinct<Element: Hashable>() -> FieldRule where Value == [Element] {
        FieldRule { values, path, log in
            var seen: Set<Element> = []
            for (index, value) in values.enumerated() {
                let place = JSONPath.element(index, of: path)
                guard log.wasRead(place), !seen.insert(value).inserted else { continue }
                log.reject(.duplicate, at: place, "is in the list already")
            }
        }
    }

    /// A list that names something, and nothing twice.
    static func filled<Element: Hashable>() -> FieldRule where Value == [Element] {
        FieldRule { values, path, log in
            if values.isEmpty { log.reject(.emptyValue, at: path, "must not be empty") }
            FieldRule.distinct().check(values, path, &log)
        }
    }
}

extension FieldRule {
    /// A list that is not too long.
    static func upTo<Element>(_ limit: Int) -> FieldRule where Value == [Element] {
        FieldRule { values, path, log in
            guard values.count > limit else { return }
            log.reject(.outOfRange, at: path, "at most \(limit), not \(values.count)")
        }
    }
}

extension ProblemLog {
    /// Notes what several objects of a list have under a key and must not share. Blank texts do not count.
    mutating func rejectRepeated(_ values: [String], in path: String, key: String) {
        var seen: Set<String> = []
        for (index, value) in values.enumerated() {
            let place = JSONPath.member(key, of: JSONPath.element(index, of: path))
            guard wasRead(place), !value.isBlank, !seen.insert(value).inserted else { continue }
            reject(.duplicate, at: place, "“\(value)” is in the list already")
        }
    }
}

extension Double {
    /// `8` for a whole number, else `0.5`.
    fileprivate var plain: String { Int(exactly: self).map { String($0) } ?? String(self) }
}

extension String {
    /// Whether there is nothing to see in the text.
    var isBlank: Bool { allSatisfy { $0.isWhitespace || $0.isNewline } }

    /// Whether there are blanks around the text, or a line break or control character in it.
    fileprivate var hasStrayBlanks: Bool {
        first?.isWhitespace == true || last?.isWhitespace == true
            || unicodeScalars.contains {
                $0.properties.generalCategory == .control || $0.properties.generalCategory == .format
            }
            || contains(where: \.isNewline)
    }

    /// Whether the text is an absolute `http` or `https` address with a host.
    ///
    /// Newer Foundations repair an address with blanks or Chinese in it, iOS 16's does not: it must be escaped already.
    fileprivate var isWebAddress: Bool {
        let forbidden: Set<UInt8> = Set("<>\"{}|\\^`".utf8)
        guard utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !forbidden.contains($0) }),
            let parts = URLComponents(string: self), let scheme = parts.scheme?.lowercased()
        else { return false }
        return (scheme == "http" || scheme == "https") && parts.host?.isEmpty == false
    }
}
