import PhoneAuthModel

extension AuthPageStyle.Corners: FieldObject {
    /// Four square corners.
    public init() { self.init(0) }

    static var fields: [Field<Self>] {
        [
            Field("topLeft", \.topLeft, .cornerRadius),
            Field("topRight", \.topRight, .cornerRadius),
            Field("bottomLeft", \.bottomLeft, .cornerRadius),
            Field("bottomRight", \.bottomRight, .cornerRadius),
        ]
    }

    static func read(_ value: JSONValue, over base: Self, at path: String, into log: inout ProblemLog) -> Self? {
        if let radius = value.double { return Self(radius) }
        guard case .array(let values) = value else { return readFields(value, over: base, at: path, into: &log) }
        guard let radii = [Double].read(value, over: [], at: path, into: &log) else { return nil }
        guard radii.count == 4 else {
            log.unreadable(.invalidValue, at: path, "a list of corners has four numbers, not \(values.count)")
            return nil
        }
        return Self(topLeft: radii[0], topRight: radii[3], bottomLeft: radii[1], bottomRight: radii[2])
    }
}

extension FieldRule where Value == Double {
    /// The radius of a corner in points.
    static var cornerRadius: FieldRule { within(0...500) }

    /// The size of a font in points.
    static var fontSize: FieldRule { positive(upTo: 100) }

    /// The side of a small control in points.
    static var side: FieldRule { positive(upTo: 500) }
}
