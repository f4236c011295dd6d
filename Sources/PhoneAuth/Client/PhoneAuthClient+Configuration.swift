public import Foundation

/// What a client keeps of changes of its configuration.
struct ConfigurationDesk {
    /// The operations under way.
    var flows = 0
    /// The change that waits for them to end.
    var pending: (configuration: PhoneAuthConfiguration, shot: OneShot<ConfigurationVerdict>)?
}

typealias ConfigurationVerdict = Result<PhoneAuthClient.ConfigurationChange, ConfigurationError>

extension PhoneAuthClient {
    /// What has become of a changed configuration.
    public enum ConfigurationChange: Hashable, Sendable {
        /// It is in force.
        case applied
        /// A later one was given before this one could be applied.
        case superseded
    }

    /// Puts another configuration in force, as one that has come from the app's server.
    ///
    /// It is checked as a whole. What is under way goes on with the configuration that it began with; the new one is applied when
    /// nothing is under way any more, which this waits for. Vendors' SDKs take some things, such as an app id, only once:
    /// to change one after the SDK has been initialised is the problem ``ConfigurationProblem/Code/needsRestart``, and the whole is
    /// refused. Store it then, and make the next launch's client with it.
    ///
    /// Cancelling the task that waits takes nothing back.
    ///
    /// - Throws: ``ConfigurationError`` where it is refused; the one in force stays.
    @discardableResult
    public func apply(_ configuration: PhoneAuthConfiguration) async throws(ConfigurationError) -> ConfigurationChange {
        if let error = refusal(of: configuration) { throw error }
        changes.pending?.shot.resolve(.success(.superseded))
        let shot = OneShot<ConfigurationVerdict>(scheduler: scheduler)
        changes.pending = (configuration, shot)
        applyPendingChange()
        return try await shot.valueInAnyCase().get()
    }

    /// Reads a configuration file and puts it in force: JSON or a property list.
    ///
    /// - Throws: ``ConfigurationError`` with every problem of the file; the configuration in force stays.
    @discardableResult
    public func apply(data: Data) async throws(ConfigurationError) -> ConfigurationChange {
        let configuration: PhoneAuthConfiguration
        do throws(ConfigurationError) {
            configuration = try PhoneAuthConfiguration(
                data: data, linkedVendors: Array(registrations.keys), pageTables: registrations.mapValues(\.pageTable))
        } catch {
            journal.note(.configurationRefused(error.problems))
            throw error
        }
        return try await apply(configuration)
    }

    /// Applies the change that waits, unless something is under way.
    func applyPendingChange() {
        guard changes.flows == 0, let (configuration, shot) = changes.pending else { return }
        changes.pending = nil
        // What was under way may have initialised an SDK since the change was checked.
        if let error = refusal(of: configuration) {
            shot.resolve(.failure(error))
            return
        }
        let changed = configuration.providers.vendors(differingFrom: current.value.providers)
        current.value = configuration
        for vendor in changed {
            health.forget(vendor)
            misconfigured[vendor] = nil
        }
        for lane in lanes.values { lane.configurationChanged() }
        journal.note(.configurationApplied)
        shot.resolve(.success(.applied))
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
