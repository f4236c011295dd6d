/// A dotted version, compared number by number: `2.12.14` is later than `2.12.9`, and `2.9` is `2.9.0`.
struct SDKVersion: Comparable {
    private let numbers: [Int]

    init(_ text: String) {
        var numbers = text.split(separator: ".").map { part in Int(part.prefix { $0.isASCII && $0.isNumber }) ?? 0 }
        while numbers.last == 0 { numbers.removeLast() }
        self.numbers = numbers
    }

    static func < (left: SDKVersion, right: SDKVersion) -> Bool {
        left.numbers.lexicographicallyPrecedes(right.numbers)
    }
}
