import PhoneAuthModel

// How a configuration looks in a file: one row a key.

extension PhoneAuthConfiguration: FieldObject {
    init() { self.init(providers: Providers(), order: []) }

    static var fields: [Field<Self>] {
        [
            Field("schemaVersion", \.schemaVersion, isRequired: true, .onlyVersion(currentSchemaVersion)),
            Field("providers", \.providers, isRequired: true),
            Field("routing", \.routing, isRequired: true),
            Field("deadlines", \.deadlines),
            Field("prefetch", \.prefetch),
            Field("scenes", \.scenes),
            Field("consent", \.consent),
            Field("pageDismissal", \.pageDismissal),
            Field("pageIdleTimeout", \.pageIdleTimeout, .seconds),
            Field("diagnostics", \.diagnostics),
            Field("page", \.page),
            Field("pageOverrides", \.pageOverrides),
        ]
    }

    func checkTogether(at path: String, into log: inout ProblemLog) {
        checkRouting(into: &log)
        for (vendor, overrides) in pageOverrides.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            _ = log.pageTables[vendor]?.read(overrides, at: "pageOverrides.\(vendor)", into: &log)
        }
    }
}

extension FieldRule where Value == Int {
    /// The one version of the format that there is.
    fileprivate static func onlyVersion(_ version: Int) -> FieldRule {
        FieldRule { value, path, log in
            if value != version { log.reject(.invalidValue, at: path, "must be \(version)") }
        }
    }
}

extension PhoneAuthConfiguration.Providers: FieldObject {
    init() { self.init(geetest: nil) }

    static var fields: [Field<Self>] {
        [
            Field(Vendor.geetest.rawValue, \.geetest),
            Field(Vendor.shanyan.rawValue, \.shanyan),
            Field(Vendor.aliyunPNVS.rawValue, \.aliyunPNVS),
            Field(Vendor.aliyunFusion.rawValue, \.aliyunFusion),
        ]
    }

    /// Takes a vendor that the app brings itself; any other name is no vendor.
    mutating func take(_ value: JSONValue, unknownKey key: String, at path: String, into log: inout ProblemLog) {
        let vendor = Vendor(rawValue: key)
        guard log.knownVendors.contains(vendor) else { return vendor.check(at: path, into: &log) }
        others[vendor] = [String: JSONValue].read(value, over: [:], at: path, into: &log)
    }
}

extension PhoneAuthConfiguration.Geetest: FieldObject {
    /// An entry without products.
    init() { self.init(oneLogin: nil) }

    static var fields: [Field<Self>] {
        [Field("oneLogin", \.oneLogin), Field("onePass", \.onePass), Field("timeouts", \.timeouts)]
    }
}

extension PhoneAuthConfiguration.OneLogin: FieldObject {
    init() { self.init(appID: Secret("")) }

    static var fields: [Field<Self>] { [Field("appID", \.appID, isRequired: true, .copied)] }
}

extension PhoneAuthConfiguration.OnePass: FieldObject {
    init() { self.init(appID: Secret("")) }

    static var fields: [Field<Self>] {
        [Field("appID", \.appID, isRequired: true, .copied), Field("cachesNumbers", \.cachesNumbers)]
    }
}

extension PhoneAuthConfiguration.Shanyan: FieldObject {
    init() { self.init(appID: Secret("")) }

    static var fields: [Field<Self>] {
        [Field("appID", \.appID, isRequired: true, .copied), Field("timeouts", \.timeouts)]
    }
}

extension PhoneAuthConfiguration.AliyunPNVS: FieldObject {
    init() { self.init(secret: Secret("")) }

    static var fields: [Field<Self>] {
        [Field("secret", \.secret, isRequired: true, .copied), Field("timeouts", \.timeouts)]
    }
}

extension PhoneAuthConfiguration.AliyunFusion: FieldObject {
    init() { self.init(schemeCode: "") }

    static var fields: [Field<Self>] {
        [
            Field("schemeCode", \.schemeCode, isRequired: true, .copied),
            Field("usesBundledUmeng", \.usesBundledUmeng),
        ]
    }
}

extension PhoneAuthConfiguration.StageTimeouts: FieldObject {
    init() { self.init(prefetch: 0, token: 0, verify: 0) }

    static var fields: [Field<Self>] {
        [
            Field("prefetch", \.prefetch, .seconds), Field("token", \.token, .seconds),
            Field("verify", \.verify, .seconds),
        ]
    }
}

extension PhoneAuthConfiguration.PrefetchTimeout: FieldObject {
    init() { self.init(prefetch: 0) }

    static var fields: [Field<Self>] { [Field("prefetch", \.prefetch, .seconds)] }
}

extension PhoneAuthConfiguration.Routing: FieldObject {
    init() { self.init(order: []) }

    static var fields: [Field<Self>] {
        [
            Field("order", \.order, isRequired: true),
            Field("byCarrier", \.byCarrier),
            Field("byPurpose", \.byPurpose),
            Field("split", \.split),
            Field("failover", \.failover),
        ]
    }
}

extension PhoneAuthConfiguration.Failover: FieldObject {
    static var fields: [Field<Self>] {
        [
            Field("maximumAttempts", \.maximumAttempts, .within(1...10)),
            Field("failureThreshold", \.failureThreshold, .within(1...100)),
            Field("coolDown", \.coolDown, .within(0...86_400)),
        ]
    }
}

extension PhoneAuthConfiguration.Deadlines: FieldObject {
    static var fields: [Field<Self>] {
        [
            Field("initialize", \.initialize, .seconds),
            Field("availability", \.availability, .seconds),
            Field("prefetch", \.prefetch, .seconds),
            Field("present", \.present, .seconds),
            Field("token", \.token, .seconds),
            Field("verify", \.verify, .seconds),
            Field("wholeLogin", \.wholeLogin, .seconds),
            Field("exchange", \.exchange, .seconds),
        ]
    }
}

extension PhoneAuthConfiguration.PrefetchPolicy: FieldObject {
    static var fields: [Field<Self>] {
        [Field("when", \.moments, .distinct()), Field("standby", \.keepsStandby)]
    }
}

extension PhoneAuthConfiguration.Scenes: FieldObject {
    init() { self.init(provider: nil) }

    static var fields: [Field<Self>] { [Field("provider", \.provider)] }
}

extension PhoneAuthConfiguration.Consent: FieldObject {
    static var fields: [Field<Self>] { [Field("required", \.isRequired)] }
}

extension PhoneAuthConfiguration.Diagnostics: FieldObject {
    static var fields: [Field<Self>] {
        [Field("vendorLogs", \.vendorLogs), Field("vendorUploads", \.vendorUploads)]
    }
}
