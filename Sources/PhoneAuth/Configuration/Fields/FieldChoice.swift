import PhoneAuthModel

/// A type whose values are a few names in a file.
protocol FieldChoice: FieldValue, RawRepresentable, CaseIterable where RawValue == String {}

extension FieldChoice {
    static var fallback: Self { allCases[allCases.startIndex] }

    static func read(_ value: JSONValue, over base: Self, at path: String, into log: inout ProblemLog) -> Self? {
        guard let text = String.read(value, over: "", at: path, into: &log) else { return nil }
        guard let choice = Self(rawValue: text) else {
            let names = allCases.map(\.rawValue)
            log.unreadable(
                .invalidValue, at: path,
                "“\(text)” is none of \(names.joined(separator: ", "))\(Nearest.hint(for: text, in: names))")
            return nil
        }
        return choice
    }

    var fieldJSON: JSONValue { .string(rawValue) }
}

extension FieldChoice where Self: Hashable {
    /// Reads the key of an object whose keys are these choices, some of them perhaps not allowed there.
    static func choiceKey(
        _ text: String, among choices: [Self], at path: String, into log: inout ProblemLog
    ) -> Self? {
        if let choice = Self(rawValue: text), choices.contains(choice) { return choice }
        let names = choices.map(\.rawValue)
        log.unreadable(
            .unknownKey, at: path,
            "“\(text)” is none of \(names.joined(separator: ", "))\(Nearest.hint(for: text, in: names))")
        return nil
    }
}

extension Carrier: FieldChoice, FieldKey {
    /// Any carrier but ``Carrier/unknown``, for which there can be no rule.
    static func key(_ text: String, at path: String, into log: inout ProblemLog) -> Carrier? {
        choiceKey(text, among: allCases.filter { $0 != .unknown }, at: path, into: &log)
    }

    var keyText: String { rawValue }
}

extension Purpose: FieldChoice, FieldKey {
    static func key(_ text: String, at path: String, into log: inout ProblemLog) -> Purpose? {
        choiceKey(text, among: allCases, at: path, into: &log)
    }

    var keyText: String { rawValue }
}

extension Vendor: FieldValue, FieldKey {
    static var fallback: Vendor { Vendor(rawValue: "") }

    static func read(
        _ value: JSONValue, over base: Vendor, at path: String, into log: inout ProblemLog
    ) -> Vendor? {
        String.read(value, over: "", at: path, into: &log).map { Vendor(rawValue: $0) }
    }

    static func key(_ text: String, at path: String, into log: inout ProblemLog) -> Vendor? {
        Vendor(rawValue: text)
    }

    /// A name that is no vendor's is kept while reading, so that the list around it keeps its order, and refused here.
    func check(at path: String, into log: inout ProblemLog) {
        guard !log.knownVendors.contains(self) else { return }
        let names = log.knownVendors.map(\.rawValue)
        log.reject(
            .unknownVendor, at: path,
            "“\(rawValue)” is no vendor; known are \(names.joined(separator: ", "))\(Nearest.hint(for: rawValue, in: names))"
        )
    }

    func checkKey(at path: String, into log: inout ProblemLog) {
        check(at: path, into: &log)
    }

    var fieldJSON: JSONValue { .string(rawValue) }

    var keyText: String { rawValue }
}
