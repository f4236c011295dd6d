public import PhoneAuthModel

/// One rule of the linter: what a page must be like, who says so, and how to see that it is not.
public struct PageLintRule: Sendable {
    /// A place where a rule is broken.
    public struct Hit: Hashable, Sendable {
        /// The path in the style file, or the override's.
        public var field: String
        /// What is wrong, in English, to be followed by the screens.
        public var detail: String
        /// The screen, where it is a matter of the screen.
        public var screen: String?

        /// Makes a hit.
        public init(_ field: String, _ detail: String, on layout: PageLayout? = nil) {
            self.field = field
            self.detail = detail
            self.screen = layout?.screenName
        }
    }

    /// What the rule is about.
    public enum Matter: Hashable, Sendable {
        /// What the style says, whatever the vendor.
        case style
        /// Where the controls lie, on the style's layout and on every vendor's.
        case layout
        /// One of these vendors' pages.
        case vendors([Vendor])
    }

    /// Its name, which never changes.
    public let id: String
    /// How bad it is to break it.
    public let severity: PageFinding.Severity
    /// What it is about.
    public let matter: Matter
    /// What must be so.
    public let meaning: LocalizedText
    /// The document or fact that it rests on.
    public let source: String
    /// Every place where a page breaks it.
    public let check: @Sendable (PageLintSubject) -> [Hit]

    init(
        _ id: String, _ severity: PageFinding.Severity, _ matter: Matter, en: String, zh: String, source: String,
        _ check: @escaping @Sendable (PageLintSubject) -> [Hit]
    ) {
        self.id = id
        self.severity = severity
        self.matter = matter
        self.meaning = LocalizedText(en: en, zhHans: zh)
        self.source = source
        self.check = check
    }

    /// Every rule.
    public static let all: [PageLintRule] = visibility + sizes + agreements + dialog + rest

    func applies(to subject: PageLintSubject) -> Bool {
        switch matter {
        case .style: subject.vendor == nil || !subject.overrides.isEmpty
        case .layout: subject.vendor == nil || !subject.overrides.isEmpty || !subject.laidOut.isEmpty
        case .vendors(let vendors): subject.vendor.map { vendors.contains($0) } ?? false
        }
    }
}

extension PageLintRule.Matter {
    /// Aliyun's two SDKs, which have one page between them.
    static let aliyun = PageLintRule.Matter.vendors([.aliyunPNVS, .aliyunFusion])
}

extension AuthPageStyle {
    /// The field of a control's placement that counts in a layout: `slogan.placement.landscape`.
    func placementField(of control: PageControl, in layout: PageLayout) -> String {
        let hasOwn = layout.isLandscape && placement(of: control)?.landscape != nil
        return "\(control.rawValue).placement" + (hasOwn ? ".landscape" : "")
    }

    /// The anchors that count in a layout.
    func anchors(of control: PageControl, in layout: PageLayout) -> Anchors? {
        placement(of: control)?.anchors(inLandscape: layout.isLandscape)
    }

    /// Where a control stands; `nil` for those without a placement of their own.
    func placement(of control: PageControl) -> Placement? {
        control.placement.map { self[keyPath: $0] }
    }
}

extension PageControl {
    /// The style's placement.
    var placement: WritableKeyPath<AuthPageStyle, AuthPageStyle.Placement>? {
        switch self {
        case .logo: return \.logo.placement
        case .pageTitle: return \.pageTitle.placement
        case .number: return \.number.placement
        case .slogan: return \.slogan.placement
        case .loginButton: return \.loginButton.placement
        case .switchButton: return \.switchButton.placement
        case .otherNumberButton: return \.otherNumberButton.placement
        case .otherLogins: return \.otherLogins.placement
        case .agreements: return \.agreements.placement
        case .navigationBar, .checkbox: return nil
        }
    }
}
