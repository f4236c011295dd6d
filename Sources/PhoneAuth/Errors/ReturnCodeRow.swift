/// What one return code of a vendor means: one row of its module's table.
public struct ReturnCodeRow: Hashable, Sendable {
    /// What a code says.
    public enum Kind: Hashable, Sendable {
        /// The call succeeded, in the stage that the row is for.
        case success
        /// The call goes on.
        case progress
        /// Something happened on the page that ends nothing, under the name of the event.
        case event(String)
        /// The call failed.
        case failure(Failure)
    }

    /// How a failure is read.
    public struct Failure: Hashable, Sendable {
        /// The code that the app sees; `nil` for a failure that says nothing about its cause, which is read by stage.
        public let code: PhoneAuthError.Code?
        /// What to do, where it is not the code's usual disposition.
        public let disposition: Disposition?
    }

    /// The cases in which a vendor is repeated by itself, once each.
    public enum Repetition: Hashable, Sendable {
        /// The vendor says that a page is already shown: close through the vendor, open again.
        case closeAndReopen
        /// The prefetch lapsed: prefetch, open again.
        case prefetchAgain
        /// The authentication token was refused: initialise again, with a new one.
        case initializeAgain
    }

    /// The product whose code it is.
    public let product: Product
    /// The stages in which it means this; empty for every stage.
    public let stages: [Stage]
    /// The code as text.
    public let code: String
    /// What the code says.
    public let kind: Kind
    /// What it means, in our words.
    public let meaning: LocalizedText
    /// What to do about it, in our words.
    public let advice: LocalizedText
    /// The document behind the row.
    public let source: String
    /// Which repetition, if any, the client may try by itself, once.
    public let repetition: Repetition?
    /// Where one number means two things in one product: the node whose meaning this is (fusion).
    public let node: String?
    /// Where a number changed its meaning: the SDK versions in which it means this, such as `2.9.1...` or `...2.9.0`.
    public let versions: String?

    /// Makes a row.
    public init(
        _ product: Product, _ code: String, in stages: [Stage] = [], _ kind: Kind, meaning: LocalizedText,
        advice: LocalizedText = .nothingToDo, source: String, repetition: Repetition? = nil, node: String? = nil,
        versions: String? = nil
    ) {
        self.product = product
        self.code = code
        self.stages = stages
        self.kind = kind
        self.meaning = meaning
        self.advice = advice
        self.source = source
        self.repetition = repetition
        self.node = node
        self.versions = versions
    }
}

extension ReturnCodeRow.Kind {
    /// A failure with a code of its own.
    public static func failure(_ code: PhoneAuthError.Code, _ disposition: Disposition? = nil) -> Self {
        .failure(ReturnCodeRow.Failure(code: code, disposition: disposition))
    }

    /// A failure that says nothing about its cause: `prefetchFailed` in a prefetch, `carrierFailure` later.
    public static let genericFailure = Self.failure(ReturnCodeRow.Failure(code: nil, disposition: nil))

    /// Whether the code says what the user decided, which no carrier's code overrules.
    var isDecision: Bool {
        guard case .failure(let failure) = self else { return false }
        return failure.code == .userCancelled || failure.code == .userChoseOtherMethod
    }
}
