/// One line of a vendor's page translation: which fields of the style make which property of the vendor's model.
public struct PageRule: Sendable {
    /// The style's fields that it reads, as paths in the style file; a path stands for all below it.
    public let fields: [String]
    /// The vendor's property that it sets.
    public let property: String
    /// The property's value; `nil` leaves the vendor's default.
    public let value: @Sendable (AuthPageStyle, PageScreen) -> PageProperty?

    /// Makes a rule for which the screen does not matter.
    public init(
        _ fields: [String], _ property: String, _ value: @escaping @Sendable (AuthPageStyle) -> PageProperty?
    ) {
        self.init(fields, property, on: { style, _ in value(style) })
    }

    /// Makes a rule for which the screen matters.
    public init(
        _ fields: [String], _ property: String,
        on value: @escaping @Sendable (AuthPageStyle, PageScreen) -> PageProperty?
    ) {
        self.fields = fields
        self.property = property
        self.value = value
    }

    /// The rule for one of the style's agreements, for vendors with a property for each: name and address, without the
    /// colour.
    ///
    /// - Parameter index: Its place in the style's list, from 0.
    public static func agreement(_ index: Int, _ property: String) -> PageRule {
        PageRule(["agreements.items[\(index)].name", "agreements.items[\(index)].url"], property) { style in
            guard style.agreements.items.indices.contains(index) else { return nil }
            let item = style.agreements.items[index]
            return .agreements([.init(name: item.name, url: item.url)])
        }
    }
}

/// What a vendor cannot do with a field of the style, or only nearly.
public struct PageLimit: Sendable {
    /// What becomes of the field.
    public enum Kind: Hashable, Sendable {
        /// It is done in another way than asked, or by the framework.
        case approximated
        /// It is not done.
        case unsupported
        /// It belongs to a mode that is not in force.
        case inactive
        /// It is so without being asked for: applied.
        case given
    }

    /// The style's fields, as paths in the style file; a path stands for all below it.
    public let fields: [String]
    /// What becomes of them.
    public let kind: Kind
    /// Why, in one sentence for the app's developers.
    public let reason: String
    /// For which styles, and on which screens, that is so.
    public let applies: @Sendable (AuthPageStyle, PageScreen) -> Bool

    /// Makes a limit for which the screen does not matter.
    public init(
        _ fields: [String], _ kind: Kind, _ reason: String,
        when applies: @escaping @Sendable (AuthPageStyle) -> Bool = { _ in true }
    ) {
        self.init(fields, kind, reason, on: { style, _ in applies(style) })
    }

    /// Makes a limit for which the screen matters.
    public init(
        _ fields: [String], _ kind: Kind, _ reason: String,
        on applies: @escaping @Sendable (AuthPageStyle, PageScreen) -> Bool
    ) {
        self.fields = fields
        self.kind = kind
        self.reason = reason
        self.applies = applies
    }
}

extension String {
    /// Whether this is the path, or one that stands for it.
    func covers(path: String) -> Bool {
        guard path.hasPrefix(self) else { return false }
        let rest = path.dropFirst(count)
        return isEmpty || rest.isEmpty || rest.first == "." || rest.first == "["
    }
}
