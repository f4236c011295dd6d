/// Holds the package's arrows to the design: nothing that an app ships reaches a stand-in or the simulated phone, and
/// every layer depends on the layers below it alone.
struct ReachCheck {
    private(set) var faults: [String] = []
    private(set) var count = 0
    private let targets: [String: PackageDescription.Target]

    /// The library products that are for tests.
    private static let forTests: Set = ["PhoneAuthTesting", "PhoneAuthSimulation"]

    /// What each layer may depend on. Executables and tests may see more; a target of another name is held to the rule
    /// on products only.
    private static let layers: [String: Set<String>] = [
        "PhoneAuthModel": [],
        "UIKitShim": [],
        "PhoneAuth": ["PhoneAuthModel", "UIKitShim"],
        // Its pages are read off the vendors' page models, which hold UIKit's types.
        "SimulatedPhone": ["PhoneAuthModel", "UIKitShim"],
        "PhoneAuthTesting": ["PhoneAuth", "PhoneAuthModel", "SimulatedPhone", "UIKitShim"],
        "PhoneAuthServer": ["PhoneAuthModel"],
        // What tools share; they see more.
        "CommandLineInterface": ["PhoneAuthModel"],
    ]

    init(package: PackageDescription) {
        targets = Dictionary(package.targets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        if !package.dependencies.isEmpty { faults.append("the package depends on another package") }
        for name in Self.layers.keys.sorted() where targets[name] == nil && name != "PhoneAuthServer" {
            faults.append("\(name): no such target")
        }
        if !targets.keys.contains(where: isStandIn) { faults.append("no stand-in target found") }
        checkProducts(package.products)
        for target in package.targets { checkLayer(of: target) }
        for tool in ["PhoneAuthTool", "Benchmarks"]
        where targets[tool]?.dependencies.contains("PhoneAuthServer") == true {
            faults.append("\(tool): depends on PhoneAuthServer")
        }
    }

    private mutating func checkProducts(_ products: [PackageDescription.Product]) {
        let libraries = products.filter { $0.isLibrary && !Self.forTests.contains($0.name) }
        if libraries.isEmpty { faults.append("no library products found") }
        for product in libraries {
            count += 1
            for start in product.targets {
                for path in paths(from: start) where isForTests(path[path.count - 1]) {
                    faults.append("product \(product.name): reaches " + path.joined(separator: " → "))
                }
            }
        }
    }

    private mutating func checkLayer(of target: PackageDescription.Target) {
        guard let allowed = allowedDependencies(of: target) else { return }
        count += 1
        for dependency in target.dependencies where !allowed.contains(dependency) {
            if target.name == "PhoneAuthServer", targets[dependency]?.type == "system" { continue }
            faults.append("\(target.name): may not depend on \(dependency)")
        }
    }

    /// What the design lets the target depend on; nil where it says nothing.
    private func allowedDependencies(of target: PackageDescription.Target) -> Set<String>? {
        if let allowed = Self.layers[target.name] { return allowed }
        guard let components = target.path?.split(separator: "/").map(String.init), components.count == 3,
            components[0] == "Vendors"
        else { return nil }
        let core: Set = ["PhoneAuth", "PhoneAuthModel", "UIKitShim"]
        switch components[2] {
        // Two SDKs of one company with nearly the same page model: the rules are written once.
        case "Sources": return components[1] == "AliyunFusion" ? core.union(["PhoneAuthAliyunPNVS"]) : core
        case "StandIn": return ["SimulatedPhone", "PhoneAuthModel", "UIKitShim"]
        case "Binding":
            let own = targets.values.filter { $0.path?.hasPrefix("Vendors/\(components[1])/") == true }.map(\.name)
            return core.union(own)
        default: return []
        }
    }

    /// A way to each target that can be reached, the start included.
    private func paths(from start: String) -> [[String]] {
        var result = [[start]]
        var seen: Set = [start]
        var next = 0
        while next < result.count {
            let path = result[next]
            next += 1
            for dependency in targets[path[path.count - 1]]?.dependencies ?? []
            where seen.insert(dependency).inserted {
                result.append(path + [dependency])
            }
        }
        return result
    }

    private func isStandIn(_ name: String) -> Bool { name.hasSuffix("StandIn") }

    private func isForTests(_ name: String) -> Bool {
        isStandIn(name) || name == "SimulatedPhone" || name.hasSuffix("Simulation") || name == "PhoneAuthTesting"
    }
}
