/// What one of a carrier's own codes means.
///
/// Vendors hand carriers' codes on as inner codes. The carriers' ranges collide, and so do those of the SDKs that China
/// Unicom has had, so the key is carrier, family and code.
public struct CarrierCodeRow: Hashable, Sendable {
    /// The SDKs of one carrier, where it has had several whose numbers mean different things.
    ///
    /// No vendor says which SDK a code comes from, so the first family that has the number counts, in the order of the
    /// cases.
    public enum Family: String, Hashable, Sendable, CaseIterable {
        /// The carrier's present SDK.
        case current
        /// An older SDK's codes with a digit before them, as aggregators send them: China Unicom's 4xxxxx and 5xxxxx.
        case prefixed
        /// An SDK that vendors no longer bring, but old versions of theirs did; also what a reused number meant before.
        case older
    }

    /// The carrier.
    public let carrier: Carrier
    /// Which of the carrier's SDKs.
    public let family: Family
    /// The code as text.
    public let code: String
    /// Whether it is a success, or which failure; `nil` in a failure stands for one that says nothing about its cause.
    public let kind: ReturnCodeRow.Kind
    /// What it means, in our words.
    public let meaning: LocalizedText
    /// What to do about it, in our words.
    public let advice: LocalizedText
    /// The document behind the row.
    public let source: String

    /// Makes a row.
    public init(
        _ carrier: Carrier, _ code: String, in family: Family = .current, _ kind: ReturnCodeRow.Kind,
        meaning: LocalizedText, advice: LocalizedText, source: String
    ) {
        self.carrier = carrier
        self.family = family
        self.code = code
        self.kind = kind
        self.meaning = meaning
        self.advice = advice
        self.source = source
    }
}
