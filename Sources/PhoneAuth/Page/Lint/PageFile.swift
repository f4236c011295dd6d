package import Foundation
package import PhoneAuthModel

/// A page as tools read it: from a style file or a configuration, with whatever is wrong with it.
///
/// An app refuses a file with a problem. The linter looks at the rest of it too, so that all there is to mend is told at once.
package struct PageFile: Sendable {
    /// The style. What could not be read in it is as in `AuthPageStyle()`.
    package var style: AuthPageStyle
    /// The style as the file has it.
    package var json: JSONValue
    /// What a configuration overrides.
    package var overrides: [Vendor: [String: JSONValue]] = [:]
    /// The vendors that a configuration would log in with; empty for a style file.
    package var vendors: [Vendor] = []
    /// What is wrong with the file.
    package var problems: [ConfigurationProblem]
    /// Where the style stands in the file.
    package var path = ""

    /// Reads a style file.
    ///
    /// - Throws: ``ConfigurationError`` where it has no style at all: it is broken, or no object.
    package init(style data: Data) throws(ConfigurationError) {
        var log = ProblemLog()
        guard let root = ConfigurationFile.root(of: data, into: &log),
            let style = ConfigurationFile.value(AuthPageStyle.self, from: root, into: &log)
        else { throw ConfigurationError(problems: log.problems) }
        self.style = style
        json = root
        problems = log.problems
    }

    /// Reads a configuration.
    ///
    /// - Parameters:
    ///   - data: The file.
    ///   - pageTables: How vendors make their pages: what its overrides are checked against.
    /// - Throws: ``ConfigurationError`` where it is broken, or no object.
    package init(configuration data: Data, pageTables: [Vendor: PageTable]) throws(ConfigurationError) {
        var log = ProblemLog(pageTables: pageTables)
        guard let root = ConfigurationFile.root(of: data, into: &log),
            let configuration = ConfigurationFile.value(PhoneAuthConfiguration.self, from: root, into: &log)
        else { throw ConfigurationError(problems: log.problems) }
        style = configuration.page
        json = root["page"] ?? [:]
        overrides = configuration.pageOverrides
        vendors = configuration.loginVendors
        problems = log.problems
        path = "page"
    }

    /// The paths of what the file sets in the style.
    package var fields: [String] { style.fields(setIn: json) }

    /// What is wrong with the file, as findings.
    package var findings: [PageFinding] { problems.map { PageFinding($0, page: path) } }

    /// Why an app would refuse the file; `nil` when it would not.
    package var refusal: ConfigurationError? {
        problems.contains { $0.severity == .error } ? ConfigurationError(problems: problems) : nil
    }
}

extension PhoneAuthConfiguration {
    /// Every vendor that a login may come to, each once, in the order in which they are asked.
    fileprivate var loginVendors: [Vendor] {
        var seen: Set<Vendor> = []
        let orders = [routing.byPurpose[.login] ?? routing.order] + Carrier.allCases.map { routing.byCarrier[$0] ?? [] }
        let split = routing.split.keys.sorted { $0.rawValue < $1.rawValue }
        return (orders + [split]).joined().filter { Vendor.known.contains($0) && seen.insert($0).inserted }
    }
}

extension PageTable {
    /// The overrides that can be read; the others are problems of the configuration.
    package func readable(_ overrides: [String: JSONValue]) -> [String: PageProperty] {
        var log = ProblemLog()
        return read(overrides, at: "", into: &log)
    }
}
