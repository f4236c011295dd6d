import PhoneAuthModel

/// One row of the table that says how a type looks in a file: a key, the property that it fills, and what holds for it.
///
/// The table is the only list of keys there is. Reading, checking, writing and listing all walk it, so that a key cannot
/// be spelled in two ways, and a key that no row names is an unknown one.
struct Field<Root> {
    /// The key in the file.
    let name: String
    let isRequired: Bool
    let read: (_ value: JSONValue, _ root: inout Root, _ path: String, _ log: inout ProblemLog) -> Void
    let check: (_ root: Root, _ path: String, _ log: inout ProblemLog) -> Void
    let json: (_ root: Root) -> JSONValue
    let leaves: (_ root: Root, _ path: String) -> [String]

    /// A key, its property, and a rule for its value.
    init<Value: FieldValue>(
        _ name: String, _ property: WritableKeyPath<Root, Value>, isRequired: Bool = false,
        _ rule: FieldRule<Value>? = nil
    ) {
        self.name = name
        self.isRequired = isRequired
        read = { value, root, path, log in
            guard let value = Value.read(value, over: root[keyPath: property], at: path, into: &log) else { return }
            root[keyPath: property] = value
        }
        check = { root, path, log in
            root[keyPath: property].check(at: path, into: &log)
            rule?.check(root[keyPath: property], path, &log)
        }
        json = { $0[keyPath: property].fieldJSON }
        leaves = { $0[keyPath: property].leaves(at: $1) }
    }

    /// A key, its property that may be null, and a rule for its value where there is one.
    init<Value: FieldValue>(
        _ name: String, _ property: WritableKeyPath<Root, Value?>, _ rule: FieldRule<Value>
    ) {
        self.init(
            name, property,
            FieldRule<Value?> { value, path, log in
                if let value { rule.check(value, path, &log) }
            })
    }

    /// The same key for a type that has this one's properties in one of its own.
    func flattened<Outer>(into property: WritableKeyPath<Outer, Root>) -> Field<Outer> {
        Field<Outer>(flattening: self, into: property)
    }

    private init<Inner>(flattening inner: Field<Inner>, into property: WritableKeyPath<Root, Inner>) {
        name = inner.name
        isRequired = inner.isRequired
        read = { inner.read($0, &$1[keyPath: property], $2, &$3) }
        check = { inner.check($0[keyPath: property], $1, &$2) }
        json = { inner.json($0[keyPath: property]) }
        leaves = { inner.leaves($0[keyPath: property], $1) }
    }
}

/// A type that is an object in a file.
protocol FieldObject: FieldValue {
    /// Every key, in the order of the documentation.
    static var fields: [Field<Self>] { get }

    /// The value of an object that leaves everything out.
    init()

    /// Takes a key that no field has. Unless a type says otherwise it is an unknown key.
    mutating func take(_ value: JSONValue, unknownKey key: String, at path: String, into log: inout ProblemLog)

    /// Checks what concerns several fields.
    func checkTogether(at path: String, into log: inout ProblemLog)
}

/// The tables that were made so far, by the type that they are of.
private let tables = Locked<[ObjectIdentifier: AnyObject]>([:])

private final class FieldTable<Root> {
    let fields: [Field<Root>]

    init(_ fields: [Field<Root>]) {
        self.fields = fields
    }
}

extension FieldObject {
    /// ``fields``, made once: to make them takes longer than all that is done with them.
    static var table: [Field<Self>] {
        let key = ObjectIdentifier(Self.self)
        if let made = tables.withLock({ $0[key] as? FieldTable<Self> }) { return made.fields }
        let made = FieldTable(fields)
        tables.withLock { $0[key] = made }
        return made.fields
    }

    static var fallback: Self { Self() }

    static func read(_ value: JSONValue, over base: Self, at path: String, into log: inout ProblemLog) -> Self? {
        readFields(value, over: base, at: path, into: &log)
    }

    /// Reads an object field by field; what it leaves out is as in `base`.
    static func readFields(
        _ value: JSONValue, over base: Self, at path: String, into log: inout ProblemLog
    ) -> Self? {
        guard case .object(let members) = value else {
            log.wrongType(value, at: path, expected: "an object")
            return nil
        }
        var result = base
        for field in table {
            let place = JSONPath.member(field.name, of: path)
            if let member = members[field.name] {
                field.read(member, &result, place, &log)
            } else if field.isRequired {
                log.unreadable(.missingKey, at: place, "the key “\(field.name)” is missing")
            }
        }
        let names = Set(table.map(\.name))
        for (key, member) in members.sorted(by: { $0.key < $1.key }) where !names.contains(key) {
            result.take(member, unknownKey: key, at: JSONPath.member(key, of: path), into: &log)
        }
        return result
    }

    mutating func take(
        _ value: JSONValue, unknownKey key: String, at path: String, into log: inout ProblemLog
    ) {
        let hint = log.hint(for: key, in: Self.table.map(\.name))
        log.note(.unknownKey, at: path, "nothing reads the key “\(key)”\(hint)")
    }

    func check(at path: String, into log: inout ProblemLog) {
        for field in Self.table {
            field.check(self, JSONPath.member(field.name, of: path), &log)
        }
        checkTogether(at: path, into: &log)
    }

    func checkTogether(at path: String, into log: inout ProblemLog) {}

    var fieldJSON: JSONValue {
        .object(Dictionary(Self.table.map { ($0.name, $0.json(self)) }, uniquingKeysWith: { first, _ in first }))
    }

    /// The object without what is null, for objects that name a few of many keys.
    var givenFields: JSONValue {
        let members = Self.table.map { ($0.name, $0.json(self)) }.filter { $0.1 != .null }
        return .object(Dictionary(members, uniquingKeysWith: { first, _ in first }))
    }

    func leaves(at path: String) -> [String] {
        Self.table.flatMap { $0.leaves(self, JSONPath.member($0.name, of: path)) }
    }
}
