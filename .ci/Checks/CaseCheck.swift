/// Finds names that differ only by case: most Macs cannot hold both.
struct CaseCheck {
    private(set) var faults: [String] = []
    private(set) var count = 0

    /// The one pair that is meant: the command `phoneauth` of the library `PhoneAuth`. A build writes the command's
    /// file `phoneauth` and the module's `PhoneAuth.build` and `PhoneAuth.swiftmodule`, so nothing meets on disk.
    private static let meant: Set = ["PhoneAuth", "phoneauth"]

    init(paths: [String], package: PackageDescription) {
        var entries: Set<String> = []
        for path in paths {
            let components = path.split(separator: "/")
            for length in components.indices {
                entries.insert(components[...length].joined(separator: "/"))
            }
        }
        if paths.isEmpty { faults.append("no tracked paths found") }
        compare(entries, kind: "paths")
        let names = Set(package.targets.map(\.name) + package.products.map(\.name))
        if names.isEmpty { faults.append("no targets found") }
        compare(names, kind: "targets or products")
    }

    private mutating func compare(_ names: Set<String>, kind: String) {
        count += names.count
        for (_, same) in Dictionary(grouping: names, by: { $0.lowercased() }) where same.count > 1 {
            if kind != "paths", Set(same) == Self.meant { continue }
            faults.append("\(kind) that differ only by case: " + same.sorted().joined(separator: ", "))
        }
        faults.sort()
    }
}
