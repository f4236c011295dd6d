/// Carrier and network as a vendor's utilities see them. What a vendor does not tell is `nil`.
public struct NetworkEnvironment: Hashable, Sendable {
    /// The data SIM's carrier.
    public var carrier: Carrier
    /// Whether a SIM is in the phone.
    public var hasSIM: Bool?
    /// Whether cellular data is on.
    public var isCellularDataOn: Bool?
    /// Whether there is any network path.
    public var isConnected: Bool?
    /// The kind of network in the vendor's words: `WiFi`, `4G`.
    public var networkType: String?

    /// Makes one.
    public init(
        carrier: Carrier = .unknown, hasSIM: Bool? = nil, isCellularDataOn: Bool? = nil, isConnected: Bool? = nil,
        networkType: String? = nil
    ) {
        self.carrier = carrier
        self.hasSIM = hasSIM
        self.isCellularDataOn = isCellularDataOn
        self.isConnected = isConnected
        self.networkType = networkType
    }
}
