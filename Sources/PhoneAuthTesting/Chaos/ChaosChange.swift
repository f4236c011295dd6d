import PhoneAuth
import PhoneAuthModel
import SimulatedPhone

/// Another configuration, which the app puts in force while the client lives.
struct ChaosChange {
    /// What may become of it.
    enum Kind: Hashable {
        /// It is refused only where an earlier one has put another app id in force.
        case valid
        /// It has another app id of a vendor's: it is refused once that vendor's SDK has been told the one before.
        case otherID(Vendor)
        /// It is always refused.
        case invalid
    }

    let kind: Kind
    let configuration: PhoneAuthConfiguration
    /// What is changed, as the trace writes it.
    let name: String

    /// Draws some, each made of the one before.
    static func draw(
        _ count: Int, after plan: ChaosPlan, _ generator: inout SeededGenerator
    ) -> [ChaosChange] {
        var plan = plan
        return (0..<count).map { _ in
            let change = draw(&plan, &generator)
            if change.kind == .valid { plan.configuration = change.configuration }
            return change
        }
    }

    private static func draw(_ plan: inout ChaosPlan, _ generator: inout SeededGenerator) -> ChaosChange {
        var changed = plan.configuration
        let vendors = changed.routing.order
        var kind = Kind.valid
        let name: String
        switch Int.random(in: 0..<10, using: &generator) {
        case 0, 1:
            name = "order reversed"
            changed.routing.order = vendors.reversed()
        case 2:
            name = "deadlines"
            var other = plan
            other.drawDeadlines(&generator)
            changed.deadlines = other.configuration.deadlines
            changed.pageIdleTimeout = other.configuration.pageIdleTimeout
        case 3:
            name = "split"
            changed.routing.split = Dictionary(
                uniqueKeysWithValues: vendors.map { ($0, generator.seconds(0.001...1)) })
        case 4:
            name = "failover"
            changed.routing.failover.coolDown = generator.pick([0, 5, 60, 600])
            changed.routing.failover.failureThreshold = Int.random(in: 1...3, using: &generator)
            changed.routing.failover.maximumAttempts = Int.random(in: 1...3, using: &generator)
        case 5:
            name = "page dismissal"
            changed.pageDismissal = changed.pageDismissal == .onToken ? .afterExchange : .onToken
        case 6:
            name = "standby"
            changed.prefetch.keepsStandby.toggle()
        case 7, 8:
            let vendor = generator.pick(vendors)
            name = "app id of \(vendor)"
            kind = .otherID(vendor)
            changed.renameApp(of: vendor)
        default:
            name = "something invalid"
            kind = .invalid
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: changed.routing.failover.maximumAttempts = 0
            case 1: changed.routing.order = []
            case 2: changed.deadlines.wholeLogin = -1
            default: changed.routing.split = [vendors[0]: .nan]
            }
        }
        return ChaosChange(kind: kind, configuration: changed, name: name)
    }
}

extension PhoneAuthConfiguration {
    /// The id by which a vendor's SDK knows the app at a login; it takes that once.
    func appID(of vendor: Vendor) -> String? {
        switch vendor {
        case .geetest: providers.geetest?.oneLogin?.appID.reveal()
        case .shanyan: providers.shanyan?.appID.reveal()
        case .aliyunPNVS: providers.aliyunPNVS?.secret.reveal()
        case .aliyunFusion: providers.aliyunFusion?.schemeCode
        default: nil
        }
    }

    /// Another app of a vendor's console.
    fileprivate mutating func renameApp(of vendor: Vendor) {
        guard let id = appID(of: vendor) else { return }
        switch vendor {
        case .geetest: providers.geetest?.oneLogin?.appID = Secret("\(id)-2")
        case .shanyan: providers.shanyan?.appID = Secret("\(id)-2")
        case .aliyunPNVS: providers.aliyunPNVS?.secret = Secret("\(id)-2")
        case .aliyunFusion: providers.aliyunFusion?.schemeCode = "\(id.dropLast())2"
        default: break
        }
    }
}
