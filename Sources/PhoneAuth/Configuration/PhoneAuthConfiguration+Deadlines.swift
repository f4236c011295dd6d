public import Foundation
public import PhoneAuthModel

extension PhoneAuthConfiguration {
    /// How long the framework waits for each stage, in seconds, above 0 and at most 600.
    ///
    /// What is `nil` follows from the vendor's own time-out: ``PhoneAuthConfiguration/deadline(for:vendor:)``.
    public struct Deadlines: Hashable, Sendable {
        /// For the initialisation.
        public var initialize: TimeInterval? = 6
        /// For the question whether the phone can do it.
        public var availability: TimeInterval? = 6
        /// For the masked number.
        public var prefetch: TimeInterval?
        /// For the page to come up.
        public var present: TimeInterval?
        /// For the token, from the tap that asks for it.
        public var token: TimeInterval?
        /// For number verification.
        public var verify: TimeInterval?
        /// For a whole login, without the user's own time on the page.
        public var wholeLogin: TimeInterval = 30
        /// For the app's exchange of the token.
        public var exchange: TimeInterval = 15

        /// The standard deadlines.
        public init() {}
    }

    /// How long to wait for a stage where neither configuration nor vendor says so, in seconds.
    public static let deadlineWithoutTimeout: TimeInterval = 10

    /// How long the framework waits for a stage of a vendor, in seconds.
    ///
    /// The deadline where one is set. Else a second more than the vendor's own time-out, so that the vendor can speak
    /// first; `present` goes by the prefetch's. Aliyun PNVS waits at least 5 seconds whatever it is told. A vendor without
    /// a time-out for the stage gets ``deadlineWithoutTimeout``.
    public func deadline(for stage: Stage, vendor: Vendor) -> TimeInterval {
        let timeouts = timeouts(of: vendor)
        let (explicit, timeout): (TimeInterval?, TimeInterval?) =
            switch stage {
            case .initialize: (deadlines.initialize, nil)
            case .availability: (deadlines.availability, nil)
            case .prefetch: (deadlines.prefetch, timeouts.prefetch)
            case .present: (deadlines.present, timeouts.prefetch)
            case .login: (deadlines.token, timeouts.token)
            case .verify: (deadlines.verify, timeouts.verify)
            case .scene: (nil, nil)
            case .exchange: (deadlines.exchange, nil)
            }
        return explicit ?? timeout.map { $0 + 1 } ?? Self.deadlineWithoutTimeout
    }

    /// The time-outs in force inside a vendor's SDK.
    private func timeouts(
        of vendor: Vendor
    ) -> (prefetch: TimeInterval?, token: TimeInterval?, verify: TimeInterval?) {
        switch vendor {
        case .geetest:
            let timeouts = providers.geetest?.timeouts ?? Geetest().timeouts
            return (timeouts.prefetch, timeouts.token, timeouts.verify)
        case .shanyan:
            let timeouts = providers.shanyan?.timeouts ?? Shanyan().timeouts
            return (timeouts.prefetch, nil, nil)
        case .aliyunPNVS:
            let timeouts = providers.aliyunPNVS?.timeouts ?? AliyunPNVS().timeouts
            return (max(timeouts.prefetch, 5), max(timeouts.token, 5), max(timeouts.verify, 5))
        default:
            return (nil, nil, nil)
        }
    }
}
