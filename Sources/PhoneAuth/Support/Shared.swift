/// A large value that copies of what holds it share. Setting it leaves the others with theirs.
struct Shared<Value: Hashable & Sendable>: Hashable, Sendable {
    private final class Box: Sendable {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private let box: Box

    init(_ value: Value) {
        box = Box(value)
    }

    var value: Value { box.value }

    static func == (one: Shared, other: Shared) -> Bool {
        one.box === other.box || one.value == other.value
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}
