package import PhoneAuthModel

/// Something on a page that a vendor, a carrier, the regulator or App Review does not put up with.
///
/// `phoneauth lint --json` prints it as `field`, `vendor`, `rule`, `severity`, `message`.
public struct PageFinding: Hashable, Sendable, CustomStringConvertible {
    /// How bad it is.
    public enum Severity: String, Hashable, Sendable, CaseIterable {
        /// The page is refused, or the vendor does not do what the style asks for.
        case error
        /// The page works; read the message.
        case warning
    }

    /// Where it is: the path in the style file, or `pageOverrides.<vendor>.<property>`.
    public var field: String
    /// On whose page; `nil` for a rule that holds on everyone's.
    public var vendor: Vendor?
    /// The rule: the ``PageLintRule/id`` of one of ``PageLintRule/all``, or the code of a problem of the file.
    public var rule: String
    /// How bad it is.
    public var severity: Severity
    /// What is wrong and on which screens, in English.
    public var message: String
    /// The style's field that it is about, such as the one that an override does the work of; else the ``field``.
    public var styleField: String
    /// The screens that it is about, as they lie: `393×852`. Empty for all.
    public var screens: [String]

    /// Makes a finding.
    ///
    /// - Parameters:
    ///   - field: Where it is.
    ///   - vendor: On whose page.
    ///   - rule: The rule's name.
    ///   - severity: How bad it is.
    ///   - message: What is wrong.
    ///   - styleField: The style's field that it is about; the same as `field` when `nil`.
    ///   - screens: The screens that it is about; empty for all.
    public init(
        field: String, vendor: Vendor?, rule: String, severity: Severity, message: String, styleField: String? = nil,
        screens: [String] = []
    ) {
        self.field = field
        self.vendor = vendor
        self.rule = rule
        self.severity = severity
        self.message = message
        self.styleField = styleField ?? field
        self.screens = screens
    }

    /// Makes a finding of a problem that a file has.
    ///
    /// - Parameter page: The path of the style in the file, which the finding's field does without.
    public init(_ problem: ConfigurationProblem, page: String = "") {
        var field = problem.path
        if !page.isEmpty, field.hasPrefix("\(page).") { field.removeFirst(page.count + 1) }
        let steps = field.split(separator: ".")
        let vendor = steps.first == "pageOverrides" && steps.count > 1 ? Vendor(rawValue: String(steps[1])) : nil
        self.init(
            field: field, vendor: vendor.flatMap { Vendor.known.contains($0) ? $0 : nil }, rule: problem.code.rawValue,
            severity: problem.severity == .error ? .error : .warning, message: problem.message)
    }

    /// `error: loginButton.hidden: requiredControlHidden: …` on one line.
    public var description: String {
        let place = field.isEmpty ? "" : "\(field): "
        return "\(severity.rawValue): \(place)\(rule): \(vendor.map { "\($0): " } ?? "")\(message)"
    }

    /// What is told once, of many screens and in however many ways.
    package var subject: Subject { Subject(field: field, rule: rule) }

    /// A field and what is wrong with it.
    package struct Subject: Hashable, Sendable {
        let field: String
        let rule: String

        /// Makes a subject.
        package init(field: String, rule: String) {
            self.field = field
            self.rule = rule
        }
    }

    /// As `phoneauth lint --json` prints it.
    package var json: JSONValue {
        [
            "field": .string(field), "vendor": JSONValue(vendor?.rawValue), "rule": .string(rule),
            "severity": .string(severity.rawValue), "message": .string(message),
        ]
    }
}

extension [PageFinding] {
    /// Findings in the order of their fields, the common ones of a field first.
    package var inOrder: [PageFinding] {
        sorted { one, other in
            for (left, right) in [
                (one.field, other.field), (one.rule, other.rule),
                (one.vendor?.rawValue ?? "", other.vendor?.rawValue ?? ""),
            ] where left != right {
                return left < right
            }
            return one.message < other.message
        }
    }
}
