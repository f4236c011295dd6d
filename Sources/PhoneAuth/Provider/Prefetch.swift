public import Foundation

/// What a successful prefetch gave.
public struct Prefetch: Hashable, Sendable {
    /// The carrier, where the vendor tells it.
    public var carrier: Carrier
    /// The number with its middle digits hidden, where the vendor tells it.
    public var maskedNumber: String?
    /// For how many seconds a login can use it.
    public var lifetime: TimeInterval

    /// Makes one.
    public init(carrier: Carrier, maskedNumber: String? = nil, lifetime: TimeInterval) {
        self.carrier = carrier
        self.maskedNumber = maskedNumber.map(PhoneNumber.masking)
        self.lifetime = lifetime
    }
}
