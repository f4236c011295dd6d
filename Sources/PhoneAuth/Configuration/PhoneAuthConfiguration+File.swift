public import Foundation
public import PhoneAuthModel

extension PhoneAuthConfiguration {
    /// Reads a configuration file: JSON or a property list, which the content tells.
    ///
    /// `schemaVersion`, `providers` and `routing.order` must be there; everything else has a standard value. Keys that
    /// nothing reads and keys given twice are errors, so that a misspelt key cannot go unnoticed.
    ///
    /// - Parameters:
    ///   - data: The file.
    ///   - linkedVendors: The vendors whose bindings the app has; `nil` leaves that question alone.
    ///   - pageTables: How these vendors make their pages: ``VendorRegistration/pageTable``. `pageOverrides` of vendors without
    ///     one are not looked at.
    /// - Throws: ``ConfigurationError`` with every problem of the file, each with its path.
    public init(data: Data, linkedVendors: [Vendor]? = nil, pageTables: [Vendor: PageTable] = [:])
        throws(ConfigurationError)
    {
        var log = ProblemLog(linkedVendors: linkedVendors, pageTables: pageTables)
        let configuration = ConfigurationFile.read(PhoneAuthConfiguration.self, from: data, into: &log)
        let problems = log.problems
        guard let configuration, !problems.contains(where: { $0.severity == .error }) else {
            throw ConfigurationError(problems: problems)
        }
        self = configuration
        self.warnings = problems
    }

    /// Everything that is wrong with a file, warnings too. The file is valid when none of them is an error.
    public static func problems(in data: Data, linkedVendors: [Vendor]? = nil, pageTables: [Vendor: PageTable] = [:])
        -> [ConfigurationProblem]
    {
        var log = ProblemLog(linkedVendors: linkedVendors, pageTables: pageTables)
        _ = ConfigurationFile.read(PhoneAuthConfiguration.self, from: data, into: &log)
        return log.problems
    }

    /// Everything that is wrong with this configuration, which code may have set up, warnings too.
    public func problems(linkedVendors: [Vendor]? = nil, pageTables: [Vendor: PageTable] = [:])
        -> [ConfigurationProblem]
    {
        var log = ProblemLog(linkedVendors: linkedVendors, pageTables: pageTables)
        check(at: "", into: &log)
        return log.problems
    }
}
