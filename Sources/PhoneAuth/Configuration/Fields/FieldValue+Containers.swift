import PhoneAuthModel

extension Optional: FieldValue where Wrapped: FieldValue {
    static var fallback: Wrapped? { nil }

    static func read(
        _ value: JSONValue, over base: Wrapped?, at path: String, into log: inout ProblemLog
    ) -> Wrapped?? {
        if case .null = value { return .some(nil) }
        guard let value = Wrapped.read(value, over: base ?? Wrapped.fallback, at: path, into: &log) else { return nil }
        return .some(value)
    }

    func check(at path: String, into log: inout ProblemLog) {
        self?.check(at: path, into: &log)
    }

    var fieldJSON: JSONValue { self?.fieldJSON ?? .null }

    func leaves(at path: String) -> [String] { self?.leaves(at: path) ?? [] }
}

extension Array: FieldValue where Element: FieldValue {
    static var fallback: [Element] { [] }

    static func read(
        _ value: JSONValue, over base: [Element], at path: String, into log: inout ProblemLog
    ) -> [Element]? {
        guard case .array(let values) = value else {
            log.wrongType(value, at: path, expected: "a list")
            return nil
        }
        return values.enumerated().map { index, value in
            let place = JSONPath.element(index, of: path)
            return Element.read(value, over: Element.fallback, at: place, into: &log) ?? Element.fallback
        }
    }

    func check(at path: String, into log: inout ProblemLog) {
        for (index, element) in enumerated() {
            element.check(at: JSONPath.element(index, of: path), into: &log)
        }
    }

    var fieldJSON: JSONValue { .array(map(\.fieldJSON)) }

    func leaves(at path: String) -> [String] {
        enumerated().flatMap { $1.leaves(at: JSONPath.element($0, of: path)) }
    }
}

extension Dictionary: FieldValue where Key: FieldKey, Value: FieldValue {
    static var fallback: [Key: Value] { [:] }

    static func read(
        _ value: JSONValue, over base: [Key: Value], at path: String, into log: inout ProblemLog
    ) -> [Key: Value]? {
        guard case .object(let members) = value else {
            log.wrongType(value, at: path, expected: "an object")
            return nil
        }
        var result: [Key: Value] = [:]
        for (text, member) in members.sorted(by: { $0.key < $1.key }) {
            let place = JSONPath.member(text, of: path)
            guard let key = Key.key(text, at: place, into: &log),
                let value = Value.read(member, over: Value.fallback, at: place, into: &log)
            else { continue }
            result[key] = value
        }
        return result
    }

    func check(at path: String, into log: inout ProblemLog) {
        for (key, value) in self {
            let place = JSONPath.member(key.keyText, of: path)
            key.checkKey(at: place, into: &log)
            value.check(at: place, into: &log)
        }
    }

    var fieldJSON: JSONValue {
        .object(
            Dictionary<String, JSONValue>(map { ($0.keyText, $1.fieldJSON) }, uniquingKeysWith: { first, _ in first }))
    }

    func leaves(at path: String) -> [String] {
        sorted { $0.key.keyText < $1.key.keyText }
            .flatMap { $1.leaves(at: JSONPath.member($0.keyText, of: path)) }
    }
}
