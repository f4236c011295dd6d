package import PhoneAuth
package import PhoneAuthModel
import SimulatedPhone

/// What the linter finds on a page: in the style as such, and on vendors' pages as their stand-ins lay them out.
@MainActor package struct PageReview {
    private let configuration: PhoneAuthConfiguration
    private let vendors: @MainActor () -> [VendorRegistration]
    private let tables: [Vendor: PageTable]

    /// Sets a review up.
    ///
    /// - Parameters:
    ///   - configuration: The page and its overrides, and what logins with the vendors need.
    ///   - vendors: Makes the list of linked vendors.
    package init(_ configuration: PhoneAuthConfiguration, vendors: @escaping @MainActor () -> [VendorRegistration]) {
        self.configuration = configuration
        self.vendors = vendors
        tables = Dictionary(vendors().map { ($0.vendor, $0.pageTable) }, uniquingKeysWith: { first, _ in first })
    }

    /// Everything that is found, on these vendors' pages too. What is found in the style is not repeated for a vendor.
    package func findings(for vendors: [Vendor]) async -> [PageFinding] {
        let common = PageLintSubject(configuration.page).findings
        var found = common
        let told = Set(common.map(\.subject))
        for vendor in vendors {
            found += await findings(on: vendor).filter { !$0.isTold(by: told) }
        }
        return found.inOrder.merged
    }

    /// How a vendor lays the page out on the screens that count; `nil` where its stand-in does not.
    private func layouts(of vendor: Vendor, overriding raw: [String: JSONValue]) async -> [PageLayout]? {
        var configuration = configuration
        configuration.pageOverrides = [vendor: raw]
        var layouts: [PageLayout] = []
        for (screen, isLandscape) in PageLayout.screens(for: configuration.page) {
            // A page that the client refuses is not laid out; what is wrong with it has been told.
            let page = try? await PageSnapshot.take(
                of: vendor, configuration: configuration, isLandscape: isLandscape,
                screen: PhoneSettings.Screen(width: screen.width, height: screen.height), vendors: vendors)
            guard let page else { return nil }
            layouts.append(PageLayout(page, on: screen, inLandscape: isLandscape))
        }
        return layouts
    }

    private func findings(on vendor: Vendor) async -> [PageFinding] {
        guard let table = tables[vendor] else { return [] }
        func judge(_ raw: [String: JSONValue]) async -> [PageFinding] {
            PageLintSubject(
                configuration.page, vendor: vendor, table: table, overrides: table.readable(raw),
                layouts: await layouts(of: vendor, overriding: raw)
            ).findings
        }
        let raw = configuration.pageOverrides[vendor] ?? [:]
        let plain = await judge([:])
        guard !raw.isEmpty else { return plain }
        let all = await judge(raw)
        let style = Set((plain + PageLintSubject(configuration.page).findings).map(\.subject))
        if all.allSatisfy({ style.contains($0.subject) || $0.field.hasPrefix("pageOverrides.") }) { return all }
        // Each override alone, to see which of them does it.
        var culprits: [(property: String, subjects: Set<PageFinding.Subject>)] = []
        for (property, value) in raw.sorted(by: { $0.key < $1.key }) {
            culprits.append((property, Set(await judge([property: value]).map(\.subject))))
        }
        return all.map { finding in
            guard !style.contains(finding.subject), !finding.field.hasPrefix("pageOverrides.") else { return finding }
            let culprit = culprits.first { $0.subjects.contains(finding.subject) }?.property
            var finding = finding
            finding.message = "\(finding.field): \(finding.message)"
            finding.field = (["pageOverrides", vendor.rawValue] + [culprit].compactMap { $0 }).joined(separator: ".")
            return finding
        }
    }
}

extension PageFinding {
    /// Whether findings of the style as such say it already. A vendor may leave out what the style puts off the page.
    fileprivate func isTold(by common: Set<Subject>) -> Bool {
        common.contains(subject)
            || rule == "requiredControlHidden"
                && common.contains(Subject(field: field, rule: "requiredControlOffScreen"))
    }
}

extension [PageFinding] {
    /// One finding for a field, a rule and a vendor: an override may do the same to several controls.
    fileprivate var merged: [PageFinding] {
        var merged: [PageFinding] = []
        var places: [PageFinding.Subject: [Vendor?: Int]] = [:]
        for finding in self {
            if let index = places[finding.subject]?[finding.vendor] {
                merged[index].message += "; \(finding.message)"
                // One that is about all screens makes it about all.
                let screens = merged[index].screens
                merged[index].screens =
                    screens.isEmpty || finding.screens.isEmpty
                    ? [] : screens + finding.screens.filter { !screens.contains($0) }
            } else {
                places[finding.subject, default: [:]][finding.vendor] = merged.count
                merged.append(finding)
            }
        }
        return merged
    }
}
