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
    /// Where a number changed its meaning: the SDK versions in which it means this: `2.9.1...`, `...2.9.0`,
    /// `2.11.1..<2.12.0, 2.12.9..<2.12.11`.
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

extension ReturnCodeRow {
    /// Whether the row holds in a version of the SDK: in every one where it tells none.
    func holds(in version: String) -> Bool {
        guard let versions else { return true }
        return versions.split(separator: ",").contains { range in
            let isHalfOpen = range.contains("..<")
            let ends = String(range).split(separator: isHalfOpen ? "..<" : "...", omittingEmptySubsequences: false)
                .map { $0.filter { !$0.isWhitespace } }
            guard ends.count == 2 else { return ends.first == version }
            let isOldEnough = ends[1].isEmpty || SDKVersion(version) < SDKVersion(ends[1])
            return (ends[0].isEmpty || SDKVersion(version) >= SDKVersion(ends[0]))
                && (isOldEnough || !isHalfOpen && SDKVersion(version) == SDKVersion(ends[1]))
        }
    }
}
