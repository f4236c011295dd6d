import PhoneAuthModel

extension PhoneAuthConfiguration.Providers {
    /// The vendors whose sections are not the same in both.
    func vendors(differingFrom other: Self) -> Set<Vendor> {
        var vendors: Set<Vendor> = []
        if geetest != other.geetest { vendors.insert(.geetest) }
        if shanyan != other.shanyan { vendors.insert(.shanyan) }
        if aliyunPNVS != other.aliyunPNVS { vendors.insert(.aliyunPNVS) }
        if aliyunFusion != other.aliyunFusion { vendors.insert(.aliyunFusion) }
        return vendors.union(
            Set(others.keys).union(other.others.keys).filter { others[$0] != other.others[$0] })
    }

    /// Takes over what concerns one product of a vendor: what its SDK has been told.
    mutating func take(_ product: Product, of vendor: Vendor, from other: Self) {
        switch (vendor, product) {
        case (.geetest, .onePass):
            geetest = geetest ?? PhoneAuthConfiguration.Geetest()
            geetest?.onePass = other.geetest?.onePass
            if geetest?.oneLogin == nil { geetest?.timeouts = (other.geetest ?? .init()).timeouts }
        case (.geetest, _):
            geetest = geetest ?? PhoneAuthConfiguration.Geetest()
            geetest?.oneLogin = other.geetest?.oneLogin
            geetest?.timeouts = (other.geetest ?? .init()).timeouts
        case (.shanyan, _): shanyan = other.shanyan
        case (.aliyunPNVS, _): aliyunPNVS = other.aliyunPNVS
        case (.aliyunFusion, _): aliyunFusion = other.aliyunFusion
        default: others[vendor] = other.others[vendor]
        }
    }
}

extension PhoneAuthConfiguration {
    /// What of this configuration cannot take effect while the process runs with another one.
    ///
    /// The vendors' SDKs are singletons that take their ids, and Geetest's its time-outs, once. Each change is a problem
    /// with the code ``ConfigurationProblem/Code/needsRestart``; a vendor that comes or goes needs none.
    public func problems(replacing running: PhoneAuthConfiguration) -> [ConfigurationProblem] {
        var log = ProblemLog()
        func compare<Value: Equatable>(_ path: String, _ value: (Providers) -> Value?) {
            guard let old = value(running.providers), let new = value(providers), old != new else { return }
            log.note(
                .needsRestart, at: path, "the vendor's SDK takes this once; it changes with the next start of the app")
        }
        compare("providers.geetest.oneLogin.appID") { $0.geetest?.oneLogin?.appID }
        compare("providers.geetest.onePass.appID") { $0.geetest?.onePass?.appID }
        compare("providers.geetest.timeouts") { $0.geetest?.timeouts }
        compare("providers.shanyan.appID") { $0.shanyan?.appID }
        compare("providers.aliyunPNVS.secret") { $0.aliyunPNVS?.secret }
        compare("providers.aliyunFusion.schemeCode") { $0.aliyunFusion?.schemeCode }
        compare("providers.aliyunFusion.usesBundledUmeng") { $0.aliyunFusion?.usesBundledUmeng }
        for vendor in running.providers.others.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
            compare("providers.\(vendor)") { $0.others[vendor] }
        }
        return log.problems
    }
}
