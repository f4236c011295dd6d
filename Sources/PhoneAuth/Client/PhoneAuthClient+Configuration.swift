public import Foundation

/// What a client keeps of changes of its configuration.
struct ConfigurationDesk {
    /// The operations under way.
    var flows = 0
    /// The change that waits for them to end.
    var pending: PhoneAuthConfiguration?
}

extension PhoneAuthClient {
    /// What has become of a changed configuration.
    public enum ConfigurationChange: Hashable, Sendable {
        /// It is in force.
        case applied
        /// It will be in force as soon as nothing is under way any more, unless another one is given before. Observers are told by
        /// ``ClientEvent/Kind/configurationApplied``, or by ``ClientEvent/Kind/configurationRefused(_:)`` where what was under way
        /// has told an SDK what it takes only once.
        case waits
    }

    /// The configuration that waits for what is under way; `nil` where none does.
    public var pendingConfiguration: PhoneAuthConfiguration? { changes.pending }

    /// Puts another configuration in force, as one that has come from the app's server.
    ///
    /// It is checked as a whole. What is under way goes on with the configuration that it began with; the new one is applied when
    /// nothing is under way any more, at once where nothing is. It may be called at any time, also from the app's own exchange.
    ///
    /// Vendors' SDKs take some things, such as an app id, only once: to change one after the SDK has been initialised is the
    /// problem ``ConfigurationProblem/Code/needsRestart``, and the whole is refused. Store it then, and make the next launch's
    /// client with it.
    ///
    /// - Throws: ``ConfigurationError`` where it is refused; the one in force stays, and one that waits goes on waiting.
    @discardableResult
    public func apply(_ configuration: PhoneAuthConfiguration) throws(ConfigurationError) -> ConfigurationChange {
        if let error = refusal(of: configuration) { throw error }
        changes.pending = configuration
        applyPendingChange()
        return changes.pending == nil ? .applied : .waits
    }

    /// Reads a configuration file and puts it in force: JSON or a property list.
    ///
    /// - Throws: ``ConfigurationError`` with every problem of the file; the configuration in force stays.
    @discardableResult
    public func apply(data: Data) throws(ConfigurationError) -> ConfigurationChange {
        let configuration: PhoneAuthConfiguration
        do throws(ConfigurationError) {
            configuration = try PhoneAuthConfiguration(
                data: data, linkedVendors: Array(registrations.keys), pageTables: registrations.mapValues(\.pageTable))
        } catch {
            journal.note(.configurationRefused(error.problems))
            throw error
        }
        return try apply(configuration)
    }

    /// Applies the change that waits, unless something is under way.
    func applyPendingChange() {
        guard changes.flows == 0, let configuration = changes.pending else { return }
        changes.pending = nil
        // What was under way may have initialised an SDK since the change was checked.
        guard refusal(of: configuration) == nil else { return }
        let changed = configuration.providers.vendors(differingFrom: current.value.providers)
        current.value = configuration
        for vendor in changed {
            health.forget(vendor)
            misconfigured = misconfigured.filter { $0.key.vendor != vendor }
        }
        for lane in lanes.values { lane.configurationChanged() }
        journal.note(.configurationApplied)
    }

    private func refusal(of configuration: PhoneAuthConfiguration) -> ConfigurationError? {
        var running = current.value
        running.providers = PhoneAuthConfiguration.Providers()
        for lane in lanes.values {
            for (product, told) in lane.told { running.providers.take(product, of: lane.vendor, from: told) }
        }
        let problems = configuration.problems(
            linkedVendors: Array(registrations.keys), pageTables: registrations.mapValues(\.pageTable))
        let errors = (problems + configuration.problems(replacing: running)).filter { $0.severity == .error }
        guard !errors.isEmpty else { return nil }
        journal.note(.configurationRefused(errors))
        return ConfigurationError(problems: errors)
    }
}
