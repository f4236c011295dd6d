public import Foundation

/// A credential as an app sends it to its backend: every purpose in one JSON shape.
///
/// In an app use ``LoginCredential``, ``VerificationCredential`` and ``SceneCredential``, which cannot be mixed up; they
/// encode as this.
public struct CredentialEnvelope: Hashable, Sendable {
    /// The version of the shape that this code writes and reads.
    public static let currentVersion = 1

    /// The vendor whose server exchanges it.
    public var vendor: Vendor
    /// The vendor's product.
    public var product: Product
    /// What it may be used for.
    public var purpose: Purpose
    /// The carrier that issued it, as far as it is known.
    public var carrier: Carrier
    /// The token. Treat it as opaque.
    public var token: Secret
    /// Whether it can be exchanged only once. Only the up-going text message of a fusion scene can be exchanged again.
    public var isSingleUse: Bool
    /// What else the vendor's server asks for, by name: `processID`, `authcode`.
    public var fields: [String: Secret]
    /// The number to verify, for ``Purpose/verification``.
    public var phoneNumber: PhoneNumber?
    /// When it was issued.
    public var issuedAt: Date
    /// When it stops being worth anything.
    public var expiresAt: Date

    /// Makes an envelope.
    public init(
        vendor: Vendor, product: Product, purpose: Purpose, carrier: Carrier, token: Secret, isSingleUse: Bool = true,
        fields: [String: Secret] = [:], phoneNumber: PhoneNumber? = nil, issuedAt: Date, expiresAt: Date
    ) {
        self.vendor = vendor
        self.product = product
        self.purpose = purpose
        self.carrier = carrier
        self.token = token
        self.isSingleUse = isSingleUse
        self.fields = fields
        self.phoneNumber = phoneNumber
        self.issuedAt = issuedAt
        self.expiresAt = expiresAt
    }
}

extension CredentialEnvelope: Codable {
    private enum CodingKeys: String, CodingKey {
        case version, vendor, product, purpose, carrier, token, singleUse, fields, phoneNumber, issuedAt, expiresAt
    }

    /// Reads an envelope.
    ///
    /// - Throws: `DecodingError` where a key is missing or wrong, or the version is one that this code does not know.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let version = try container.decode(Int.self, forKey: .version)
        guard version == Self.currentVersion else {
            throw DecodingError.dataCorruptedError(
                forKey: .version, in: container, debugDescription: "version \(version) is not known here")
        }
        var number: PhoneNumber?
        if let text = try container.decodeIfPresent(String.self, forKey: .phoneNumber) {
            do throws(PhoneAuthError) {
                number = try PhoneNumber(text)
            } catch {
                throw DecodingError.dataCorruptedError(
                    forKey: .phoneNumber, in: container, debugDescription: "not a mainland China mobile number")
            }
        }
        self.init(
            vendor: try container.decode(Vendor.self, forKey: .vendor),
            product: try container.decode(Product.self, forKey: .product),
            purpose: try container.decode(Purpose.self, forKey: .purpose),
            carrier: try container.decode(Carrier.self, forKey: .carrier),
            token: Secret(try container.decode(String.self, forKey: .token)),
            isSingleUse: try container.decode(Bool.self, forKey: .singleUse),
            fields: try container.decode([String: String].self, forKey: .fields).mapValues { Secret($0) },
            phoneNumber: number,
            issuedAt: try Self.date(in: container, forKey: .issuedAt),
            expiresAt: try Self.date(in: container, forKey: .expiresAt))
    }

    /// Writes the envelope, with its secrets: it is meant for the app's own backend, over TLS.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Self.currentVersion, forKey: .version)
        try container.encode(vendor, forKey: .vendor)
        try container.encode(product, forKey: .product)
        try container.encode(purpose, forKey: .purpose)
        try container.encode(carrier, forKey: .carrier)
        try container.encode(token.reveal(), forKey: .token)
        try container.encode(isSingleUse, forKey: .singleUse)
        try container.encode(fields.mapValues { $0.reveal() }, forKey: .fields)
        try container.encode(phoneNumber?.reveal(), forKey: .phoneNumber)
        try container.encode(issuedAt.formatted(.iso8601), forKey: .issuedAt)
        try container.encode(expiresAt.formatted(.iso8601), forKey: .expiresAt)
    }

    private static func date(in container: KeyedDecodingContainer<CodingKeys>, forKey key: CodingKeys) throws -> Date {
        let text = try container.decode(String.self, forKey: key)
        guard let date = try? Date(text, strategy: .iso8601) else {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: container, debugDescription: "not a time of the form 2026-11-30T10:00:00Z")
        }
        return date
    }
}
