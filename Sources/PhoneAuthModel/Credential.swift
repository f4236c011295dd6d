public import Foundation

/// Proof of a successful one-click login; the backend exchanges it for the phone's number.
public typealias LoginCredential = Credential<LoginPurpose>
/// Proof for a number verification; the backend asks with it whether the number is the phone's.
public typealias VerificationCredential = Credential<VerificationPurpose>
/// Proof of a fusion scene's node; the backend exchanges it for the number that the scene settled on.
public typealias SceneCredential = Credential<ScenePurpose>

/// What a vendor hands out in place of a phone number, for the app's backend to exchange.
///
/// It encodes as a ``CredentialEnvelope``. Its description shows no secret.
public struct Credential<P: CredentialPurpose>: Hashable, Sendable {
    /// The credential as the backend gets it.
    public let envelope: CredentialEnvelope
    /// The number with its middle digits hidden, where the vendor tells it.
    public let maskedNumber: String?

    /// Makes a credential.
    ///
    /// - Parameters:
    ///   - token: What the vendor handed out.
    ///   - lifetime: How long it is worth anything, in seconds.
    public init(
        vendor: Vendor, product: Product, carrier: Carrier, token: Secret, isSingleUse: Bool = true,
        fields: [String: Secret] = [:], phoneNumber: PhoneNumber? = nil, maskedNumber: String? = nil, issuedAt: Date,
        lifetime: Double
    ) {
        envelope = CredentialEnvelope(
            vendor: vendor, product: product, purpose: P.purpose, carrier: carrier, token: token,
            isSingleUse: isSingleUse, fields: fields, phoneNumber: phoneNumber, issuedAt: issuedAt,
            expiresAt: issuedAt.addingTimeInterval(lifetime))
        self.maskedNumber = maskedNumber.map(PhoneNumber.masking)
    }

    /// Reads a credential of this purpose from an envelope.
    ///
    /// - Throws: ``PhoneAuthError`` with the code ``PhoneAuthError/Code/wrongTokenPurpose`` for any other purpose.
    public init(_ envelope: CredentialEnvelope, maskedNumber: String? = nil) throws(PhoneAuthError) {
        guard envelope.purpose == P.purpose else {
            throw PhoneAuthError(
                .wrongTokenPurpose, stage: .exchange, vendor: envelope.vendor, product: envelope.product,
                carrier: envelope.carrier)
        }
        self.envelope = envelope
        self.maskedNumber = maskedNumber.map(PhoneNumber.masking)
    }

    /// The vendor whose server exchanges it.
    public var vendor: Vendor { envelope.vendor }
    /// The vendor's product.
    public var product: Product { envelope.product }
    /// The carrier that issued it.
    public var carrier: Carrier { envelope.carrier }
    /// The token.
    public var token: Secret { envelope.token }
    /// When it stops being worth anything.
    public var expiresAt: Date { envelope.expiresAt }
    /// How long it was worth anything when issued, in seconds.
    public var lifetime: Double { envelope.expiresAt.timeIntervalSince(envelope.issuedAt) }

    /// Whether it is too old at a given time, or the clock has been set back to before it was issued.
    public func isExpired(at date: Date) -> Bool {
        date >= envelope.expiresAt || date < envelope.issuedAt.addingTimeInterval(-1)
    }
}

extension Credential: Codable {
    /// Reads an envelope of this purpose.
    ///
    /// - Throws: `DecodingError` for a bad envelope, ``PhoneAuthError`` for one of another purpose.
    public init(from decoder: any Decoder) throws {
        try self.init(CredentialEnvelope(from: decoder))
    }

    /// Writes the envelope.
    public func encode(to encoder: any Encoder) throws {
        try envelope.encode(to: encoder)
    }
}

extension Credential: CustomStringConvertible {
    /// Vendor, product, purpose and carrier; never the token.
    public var description: String {
        "\(P.purpose.rawValue) credential of \(vendor) \(product), \(carrier)"
    }
}
