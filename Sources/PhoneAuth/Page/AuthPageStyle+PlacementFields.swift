import PhoneAuthModel

// How placements look in a file: eight flat anchors, and those for landscape beside them.

extension AuthPageStyle.Anchors: FieldObject {
    /// No anchors.
    public init() { self.init(top: nil) }

    static var fields: [Field<Self>] {
        let distance = FieldRule<Double>.within(-5000...5000)
        return [
            Field("top", \.top, distance), Field("bottom", \.bottom, distance),
            Field("left", \.left, distance), Field("right", \.right, distance),
            Field("centerX", \.centerX, distance), Field("centerY", \.centerY, distance),
            Field("width", \.width), Field("height", \.height, .positive(upTo: 5000)),
        ]
    }

    var fieldJSON: JSONValue { givenFields }
}

extension AuthPageStyle.Placement: FieldObject {
    /// A placement that leaves everything to the vendor.
    public init() { self.init(AuthPageStyle.Anchors()) }

    static var fields: [Field<Self>] {
        AuthPageStyle.Anchors.fields.map { $0.flattened(into: \Self.anchors) } + [Field("landscape", \.landscape)]
    }

    var fieldJSON: JSONValue { givenFields }

    static func read(_ value: JSONValue, over base: Self, at path: String, into log: inout ProblemLog) -> Self? {
        readFields(value, over: Self(), at: path, into: &log)
    }
}

extension AuthPageStyle.Landscape: FieldValue {
    static var fallback: Self { .hidden }

    static func read(_ value: JSONValue, over base: Self, at path: String, into log: inout ProblemLog) -> Self? {
        switch value {
        case .string("hidden"):
            return .hidden
        case .string(let text):
            log.unreadable(.invalidValue, at: path, "“\(text)” is neither a placement nor hidden")
            return nil
        case .object:
            let anchors = AuthPageStyle.Anchors.read(value, over: AuthPageStyle.Anchors(), at: path, into: &log)
            return anchors.map { .anchors($0) }
        default:
            log.wrongType(value, at: path, expected: "a placement or hidden")
            return nil
        }
    }

    func check(at path: String, into log: inout ProblemLog) {
        if case .anchors(let anchors) = self { anchors.check(at: path, into: &log) }
    }

    var fieldJSON: JSONValue {
        switch self {
        case .hidden: "hidden"
        case .anchors(let anchors): anchors.fieldJSON
        }
    }

    func leaves(at path: String) -> [String] {
        switch self {
        case .hidden: [path]
        case .anchors(let anchors): anchors.leaves(at: path)
        }
    }
}

extension AuthPageStyle.Length: FieldValue {
    static var fallback: Self { .points(0) }

    static func read(_ value: JSONValue, over base: Self, at path: String, into log: inout ProblemLog) -> Self? {
        if let points = value.double { return .points(points) }
        guard case .string(let text) = value else {
            log.wrongType(value, at: path, expected: "a number or a share such as 85%")
            return nil
        }
        let digits = text.dropLast()
        let isPlain = digits.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
        guard text.last == "%", isPlain, let percent = Double(digits), percent.isFinite else {
            log.unreadable(.invalidValue, at: path, "“\(text)” is neither a number nor a share such as 85%")
            return nil
        }
        return .share(percent / 100)
    }

    func check(at path: String, into log: inout ProblemLog) {
        switch self {
        case .points(let points): FieldRule.positive(upTo: 5000).check(points, path, &log)
        case .share(let share) where share > 0 && share <= 1: break
        case .share: log.reject(.outOfRange, at: path, "must be more than 0% and at most 100%")
        }
    }

    var fieldJSON: JSONValue {
        switch self {
        case .points(let points): points.fieldJSON
        case .share(let share):
            .string("\(JSONValue(seconds: share * 100).serialized(pretty: false))%")
        }
    }
}
