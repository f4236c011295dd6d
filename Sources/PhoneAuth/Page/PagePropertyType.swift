package import PhoneAuthModel

/// The type of a property of a vendor's page model: how `pageOverrides` write it.
public enum PagePropertyType: Hashable, Sendable {
    /// `true` or `false`.
    case flag
    /// A number.
    case number
    /// A whole number.
    case integer
    /// The orientations that a page may take: `UIInterfaceOrientationMask`, by a name that UIKit has for a mask, a list of
    /// names, or its number.
    case orientations
    /// One of the vendor's enum cases, by its name or its number.
    case choice([String: Int])
    /// A list of numbers.
    case numbers
    /// A list of whole numbers, none of them negative.
    case integers
    /// A text.
    case text
    /// A list of texts.
    case texts
    /// A text, or an object with `text`, `color`, `fontSize`, `bold`.
    case label
    /// A colour, as in a style.
    case color
    /// A list of colours.
    case colors
    /// A size in points, or an object with `size` and `bold`.
    case font
    /// The name of an image of the app.
    case image
    /// A list of names of images.
    case images
    /// One agreement: an object with `name` and `url`.
    case agreement
    /// A list of agreements.
    case agreements
    /// An object with `width` and `height`.
    case size
    /// An object with `top`, `left`, `bottom`, `right`.
    case insets
    /// A placement, as in a style.
    case placement
    /// An object with `portrait` and `landscape`, each with `top`, `centerX`, `left`; and `width`, `height`.
    case offsets
    /// An object of numbers with these names.
    case members([String])
    /// A closure, a view or an animation: set in code, by the binding.
    case code

    /// Reads an override.
    ///
    /// - Returns: the value; `nil` when it is of another type, and the log says so.
    func read(_ value: JSONValue, at path: String, into log: inout ProblemLog) -> PageProperty? {
        switch self {
        case .flag: Bool.read(value, over: false, at: path, into: &log).map { .flag($0) }
        case .number: Double.read(value, over: 0, at: path, into: &log).map { .number($0) }
        case .integer: Int.read(value, over: 0, at: path, into: &log).map { .number(Double($0)) }
        case .orientations: orientations(value, at: path, into: &log)
        case .choice(let cases): choice(value, of: cases, at: path, into: &log)
        case .numbers: [Double].read(value, over: [], at: path, into: &log).map { .numbers($0) }
        case .integers: integers(value, at: path, into: &log)
        case .text: String.read(value, over: "", at: path, into: &log).map { .text($0) }
        case .texts: [String].read(value, over: [], at: path, into: &log).map { .texts($0) }
        case .label: label(value, at: path, into: &log)
        case .color: AuthPageStyle.Color.read(value, over: .black, at: path, into: &log).map { .color($0) }
        case .colors: [AuthPageStyle.Color].read(value, over: [], at: path, into: &log).map { .colors($0) }
        case .font: font(value, at: path, into: &log)
        case .image: String.read(value, over: "", at: path, into: &log).map { .image($0) }
        case .images: [String].read(value, over: [], at: path, into: &log).map { .images($0) }
        case .agreement:
            checked(AuthPageStyle.Agreement.read(value, over: .init(), at: path, into: &log), at: path, into: &log)
                .map { .agreements([$0]) }
        case .agreements:
            checked([AuthPageStyle.Agreement].read(value, over: [], at: path, into: &log), at: path, into: &log)
                .map { .agreements($0) }
        case .size:
            SizeFields.read(value, over: SizeFields(), at: path, into: &log)
                .map { .size(width: $0.width, height: $0.height) }
        case .insets: AuthPageStyle.Insets.read(value, over: .init(), at: path, into: &log).map { .insets($0) }
        case .placement:
            checked(AuthPageStyle.Placement.read(value, over: .init(), at: path, into: &log), at: path, into: &log)
                .map { .placement(PagePlacement($0)) }
        case .offsets: PageOffsets.read(value, over: .init(), at: path, into: &log).map { .offsets($0, frame: nil) }
        case .members(let names): members(value, named: names, at: path, into: &log)
        case .code:
            refused(at: path, into: &log)
        }
    }

    private func refused(at path: String, into log: inout ProblemLog) -> PageProperty? {
        log.unreadable(.wrongType, at: path, "is a closure, a view or an animation; set it in code, in the binding")
        return nil
    }

    private func checked<Value: FieldValue>(
        _ value: Value?, at path: String, into log: inout ProblemLog
    ) -> Value? {
        value?.check(at: path, into: &log)
        return value
    }

    private func choice(
        _ value: JSONValue, of cases: [String: Int], at path: String, into log: inout ProblemLog
    ) -> PageProperty? {
        if case .string(let name) = value {
            if let number = cases[name] { return .number(Double(number)) }
            let names = cases.sorted { $0.value < $1.value }.map(\.key).joined(separator: ", ")
            log.unreadable(.invalidValue, at: path, "“\(name)” is none of \(names)")
            return nil
        }
        guard let number = Int.read(value, over: 0, at: path, into: &log) else { return nil }
        guard cases.values.contains(number) else {
            log.unreadable(.invalidValue, at: path, "no case has the number \(number)")
            return nil
        }
        return .number(Double(number))
    }

    private func integers(_ value: JSONValue, at path: String, into log: inout ProblemLog) -> PageProperty? {
        guard let numbers = [Int].read(value, over: [], at: path, into: &log) else { return nil }
        for (index, number) in numbers.enumerated() where number < 0 {
            log.reject(.outOfRange, at: "\(path)[\(index)]", "must not be negative")
        }
        return .numbers(numbers.map(Double.init))
    }

    private static let masks = [
        "portrait": 2, "portraitUpsideDown": 4, "landscapeRight": 8, "landscapeLeft": 16, "landscape": 24,
        "allButUpsideDown": 26, "all": 30,
    ]

    private func orientations(_ value: JSONValue, at path: String, into log: inout ProblemLog) -> PageProperty? {
        switch value {
        case .string:
            return choice(value, of: Self.masks, at: path, into: &log)
        case .array(let names):
            guard !names.isEmpty else {
                log.unreadable(.emptyValue, at: path, "must not be empty")
                return nil
            }
            var mask = 0
            for (index, name) in names.enumerated() {
                let place = "\(path)[\(index)]"
                guard case .string = name else {
                    log.wrongType(name, at: place, expected: "the name of an orientation")
                    return nil
                }
                guard let number = choice(name, of: Self.masks, at: place, into: &log)?.number else { return nil }
                mask |= Int(number)
            }
            return .number(Double(mask))
        default:
            guard let mask = Int.read(value, over: 0, at: path, into: &log) else { return nil }
            guard mask > 0, mask & ~30 == 0 else {
                log.unreadable(.invalidValue, at: path, "\(mask) is no sum of 2, 4, 8 and 16")
                return nil
            }
            return .number(Double(mask))
        }
    }

    private func label(_ value: JSONValue, at path: String, into log: inout ProblemLog) -> PageProperty? {
        if case .string(let text) = value { return .label(AuthPageStyle.Label(text)) }
        let label = AuthPageStyle.Label.read(value, over: AuthPageStyle.Label(), at: path, into: &log)
        return checked(label, at: path, into: &log).map { .label($0) }
    }

    private func font(_ value: JSONValue, at path: String, into log: inout ProblemLog) -> PageProperty? {
        if let size = value.double {
            FieldRule.fontSize.check(size, path, &log)
            return .font(size: size, isBold: false)
        }
        let font = FontFields.read(value, over: FontFields(), at: path, into: &log)
        return checked(font, at: path, into: &log).map { .font(size: $0.size, isBold: $0.isBold) }
    }

    private func members(
        _ value: JSONValue, named names: [String], at path: String, into log: inout ProblemLog
    ) -> PageProperty? {
        guard case .object(let members) = value else {
            log.wrongType(value, at: path, expected: "an object of numbers")
            return nil
        }
        var numbers: [String: Double] = [:]
        for (name, member) in members.sorted(by: { $0.key < $1.key }) {
            let place = JSONPath.member(name, of: path)
            guard names.contains(name) else {
                log.note(.unknownKey, at: place, "nothing has the name “\(name)”\(Nearest.hint(for: name, in: names))")
                continue
            }
            numbers[name] = Double.read(member, over: 0, at: place, into: &log)
        }
        return .members(numbers)
    }
}

private struct SizeFields: FieldObject {
    var width = 0.0
    var height = 0.0

    static var fields: [Field<Self>] {
        [Field("width", \.width, isRequired: true), Field("height", \.height, isRequired: true)]
    }
}

private struct FontFields: FieldObject {
    var size = 16.0
    var isBold = false

    static var fields: [Field<Self>] {
        [Field("size", \.size, isRequired: true, .fontSize), Field("bold", \.isBold)]
    }
}

extension PageOffsets: FieldObject {
    /// No offsets.
    public init() { self.init(portrait: Offsets()) }

    static var fields: [Field<Self>] {
        [
            Field("portrait", \.portrait), Field("landscape", \.landscape), Field("width", \.width),
            Field("height", \.height),
        ]
    }
}

extension PageOffsets.Offsets: FieldObject {
    /// No offsets.
    public init() { self.init(top: 0) }

    static var fields: [Field<Self>] {
        [Field("top", \.top), Field("centerX", \.centerX), Field("left", \.left)]
    }
}

extension PageTable {
    /// Reads the vendor's part of `pageOverrides`.
    ///
    /// - Parameters:
    ///   - overrides: Raw values by property name.
    ///   - path: Their place in the configuration.
    ///   - log: Takes what is wrong: names that the model does not have, values of another type.
    func read(
        _ overrides: [String: JSONValue], at path: String, into log: inout ProblemLog
    ) -> [String: PageProperty] {
        var values: [String: PageProperty] = [:]
        for (name, value) in overrides.sorted(by: { $0.key < $1.key }) {
            let place = JSONPath.member(name, of: path)
            guard let type = properties[name] else {
                let hint = Nearest.hint(for: name, in: properties.keys.sorted())
                log.note(.unknownKey, at: place, "\(model) has no property “\(name)”\(hint)")
                continue
            }
            values[name] = type.read(value, at: place, into: &log)
        }
        return values
    }

    /// Reads the vendor's part of `pageOverrides`.
    ///
    /// - Throws: ``ConfigurationError`` with every problem.
    package func overrides(
        _ overrides: [String: JSONValue], at path: String
    ) throws(ConfigurationError) -> [String: PageProperty] {
        var log = ProblemLog()
        let values = read(overrides, at: path, into: &log)
        guard log.problems.isEmpty else { throw ConfigurationError(problems: log.problems) }
        return values
    }
}
