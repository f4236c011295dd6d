public import Foundation
public import PhoneAuthModel

extension PhoneAuthConfiguration {
    /// The vendors, and what they need to know. A vendor that is `nil` is not used.
    public struct Providers: Hashable, Sendable {
        /// Geetest.
        public var geetest: Geetest?
        /// Shanyan.
        public var shanyan: Shanyan?
        /// Aliyun phone number verification service.
        public var aliyunPNVS: AliyunPNVS?
        /// Aliyun fusion authentication.
        public var aliyunFusion: AliyunFusion?
        /// Vendors that the app brings itself, with what the file says about them.
        package var others: [Vendor: [String: JSONValue]] = [:]

        /// Makes a set of vendors.
        public init(
            geetest: Geetest? = nil, shanyan: Shanyan? = nil, aliyunPNVS: AliyunPNVS? = nil,
            aliyunFusion: AliyunFusion? = nil
        ) {
            self.geetest = geetest
            self.shanyan = shanyan
            self.aliyunPNVS = aliyunPNVS
            self.aliyunFusion = aliyunFusion
        }

        /// The vendors that are configured, in the order in which reports list them.
        public var vendors: [Vendor] {
            var vendors: [Vendor] = []
            if geetest != nil { vendors.append(.geetest) }
            if shanyan != nil { vendors.append(.shanyan) }
            if aliyunPNVS != nil { vendors.append(.aliyunPNVS) }
            if aliyunFusion != nil { vendors.append(.aliyunFusion) }
            return vendors + others.keys.sorted { $0.rawValue < $1.rawValue }
        }

        /// The section of a vendor that the app brings itself, as JSON for a `Decodable` of the app's own. `nil` for a vendor that is
        /// not configured, and for those that have a property here.
        public func section(of vendor: Vendor) -> Data? {
            others[vendor].map { Data(JSONValue.object($0).serialized(pretty: false).utf8) }
        }
    }

    /// Geetest: OneLogin for login, OnePass for number verification. At least one of them.
    public struct Geetest: Hashable, Sendable {
        /// OneLogin.
        public var oneLogin: OneLogin?
        /// OnePass.
        public var onePass: OnePass?
        /// How long the SDKs wait: 8, 8 and 10 seconds unless set. OneLogin takes them at registration.
        public var timeouts = StageTimeouts(prefetch: 8, token: 8, verify: 10)

        /// Makes an entry.
        public init(oneLogin: OneLogin? = nil, onePass: OnePass? = nil) {
            self.oneLogin = oneLogin
            self.onePass = onePass
        }
    }

    /// Geetest's one-click login.
    public struct OneLogin: Hashable, Sendable {
        /// The app id of the console.
        public var appID: Secret

        /// Makes an entry.
        public init(appID: Secret) {
            self.appID = appID
        }
    }

    /// Geetest's number verification.
    public struct OnePass: Hashable, Sendable {
        /// The app id of the console; another one than OneLogin's.
        public var appID: Secret
        /// Whether the SDK may keep verified numbers on the phone's disk.
        public var cachesNumbers: Bool

        /// Makes an entry.
        public init(appID: Secret, cachesNumbers: Bool = false) {
            self.appID = appID
            self.cachesNumbers = cachesNumbers
        }
    }

    /// Shanyan.
    public struct Shanyan: Hashable, Sendable {
        /// The app id of the console.
        public var appID: Secret
        /// How long the SDK waits for a prefetch; it takes no other time-out.
        public var timeouts = PrefetchTimeout(prefetch: 4)

        /// Makes an entry.
        public init(appID: Secret) {
            self.appID = appID
        }
    }

    /// Aliyun phone number verification service.
    public struct AliyunPNVS: Hashable, Sendable {
        /// The SDK secret of the console's scheme.
        public var secret: Secret
        /// How long the SDK waits: 5 seconds each unless set. Less counts as 5, inside the SDK.
        public var timeouts = StageTimeouts(prefetch: 5, token: 5, verify: 5)

        /// Makes an entry.
        public init(secret: Secret) {
            self.secret = secret
        }
    }

    /// Aliyun fusion authentication. Its time-outs are fixed.
    public struct AliyunFusion: Hashable, Sendable {
        /// The code of the console's scheme, such as `FA000000000001`.
        public var schemeCode: String
        /// Whether the SDK may start the Umeng statistics that it bundles.
        public var usesBundledUmeng: Bool

        /// Makes an entry.
        public init(schemeCode: String, usesBundledUmeng: Bool = true) {
            self.schemeCode = schemeCode
            self.usesBundledUmeng = usesBundledUmeng
        }
    }

    /// How long a vendor's SDK itself waits, in seconds, above 0 and at most 600.
    public struct StageTimeouts: Hashable, Sendable {
        /// For the masked number.
        public var prefetch: TimeInterval
        /// For the token, after the tap.
        public var token: TimeInterval
        /// For number verification.
        public var verify: TimeInterval

        /// Makes time-outs.
        public init(prefetch: TimeInterval, token: TimeInterval, verify: TimeInterval) {
            self.prefetch = prefetch
            self.token = token
            self.verify = verify
        }
    }

    /// How long a vendor's SDK waits, where only the prefetch can be set, in seconds, above 0 and at most 600.
    public struct PrefetchTimeout: Hashable, Sendable {
        /// For the masked number.
        public var prefetch: TimeInterval

        /// Makes a time-out.
        public init(prefetch: TimeInterval) {
            self.prefetch = prefetch
        }
    }
}
