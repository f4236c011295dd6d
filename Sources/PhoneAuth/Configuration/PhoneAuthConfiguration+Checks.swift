package import PhoneAuthModel

// What concerns several parts of a configuration: the routing names vendors, the providers describe them, the app links
// them.

extension Vendor {
    /// The name of the folder under `Vendors`, with which the names of its types begin too.
    package var folder: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

extension PhoneAuthConfiguration {
    func checkRouting(into log: inout ProblemLog) {
        for (path, order) in orders {
            FieldRule<[Vendor]>.filled().check(order, path, &log)
            checkNeighbours(in: order, at: path, into: &log)
        }
        checkSplit(into: &log)
        for (path, vendor) in namedVendors {
            guard log.knownVendors.contains(vendor), log.wasRead(path) else { continue }
            checkProvider(of: vendor, into: &log)
            checkLink(of: vendor, at: path, into: &log)
        }
        checkProducts(into: &log)
    }

    /// Every list of vendors, with its path.
    private var orders: [(path: String, order: [Vendor])] {
        [("routing.order", routing.order)]
            + Carrier.allCases.compactMap { carrier in
                routing.byCarrier[carrier].map { ("routing.byCarrier.\(carrier.rawValue)", $0) }
            }
            + Purpose.allCases.compactMap { purpose in
                routing.byPurpose[purpose].map { ("routing.byPurpose.\(purpose.rawValue)", $0) }
            }
    }

    /// Every vendor that is to be used, at the first place that names it.
    private var namedVendors: [(path: String, vendor: Vendor)] {
        var places = orders.flatMap { path, order in
            order.enumerated().map { (path: JSONPath.element($0, of: path), vendor: $1) }
        }
        places += routing.split.keys.sorted { $0.rawValue < $1.rawValue }.map { ("routing.split.\($0)", $0) }
        if scenes.provider == .aliyunFusion { places.append(("scenes.provider", .aliyunFusion)) }
        var seen: Set<Vendor> = []
        return places.filter { seen.insert($0.vendor).inserted }
    }

    private func checkProvider(of vendor: Vendor, into log: inout ProblemLog) {
        let path = "providers.\(vendor)"
        guard !providers.vendors.contains(vendor) else { return }
        log.reject(.missingKey, at: path, "\(vendor) is to be used, but there is no entry for it")
    }

    private func checkLink(of vendor: Vendor, at path: String, into log: inout ProblemLog) {
        guard let linked = log.linkedVendors, !linked.contains(vendor) else { return }
        let folder = vendor.folder
        log.reject(
            .vendorNotLinked, at: path,
            """
            the app has no binding for \(vendor): add the files of Vendors/\(folder)/Binding to the app's target \
            (`phoneauth binding \(vendor)` prints them) and hand \(folder)Binding() to the client
            """)
    }

    /// Geetest and Shanyan bundle the same carriers' frameworks, in versions of their own; one binary can hold one of them.
    private func checkNeighbours(in order: [Vendor], at path: String, into log: inout ProblemLog) {
        guard order.contains(.geetest), order.contains(.shanyan) else { return }
        log.reject(
            .conflict, at: path,
            "geetest and shanyan bundle the same carrier SDKs in different versions; one app can hold only one of them")
    }

    private func checkSplit(into log: inout ProblemLog) {
        for (vendor, share) in routing.split where !(share >= 0 && share.isFinite) {
            log.reject(.outOfRange, at: "routing.split.\(vendor)", "must be 0 or more")
        }
        guard !routing.split.isEmpty, routing.split.values.allSatisfy({ $0 == 0 }) else { return }
        log.reject(.outOfRange, at: "routing.split", "must not be 0 for every vendor")
    }

    /// Geetest has two products with an id each: the purposes that it serves say which it needs.
    private func checkProducts(into log: inout ProblemLog) {
        guard let geetest = providers.geetest else { return }
        let logins = routing.byPurpose[.login] ?? routing.order + routing.byCarrier.values.flatMap { $0 }
        let needsOneLogin = logins.contains(.geetest)
        let needsOnePass = routing.byPurpose[.verification]?.contains(.geetest) == true
        if geetest.oneLogin == nil, needsOneLogin || geetest.onePass == nil {
            log.reject(
                .missingKey, at: "providers.geetest.oneLogin", "geetest logs in with OneLogin, which has no entry")
        }
        if geetest.onePass == nil, needsOnePass {
            log.reject(
                .missingKey, at: "providers.geetest.onePass",
                "geetest verifies numbers with OnePass, which has no entry")
        }
    }
}
