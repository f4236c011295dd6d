public import PhoneAuth
package import PhoneAuthModel
import SimulatedPhone

/// A day of logins in which the first vendor is silent from noon until six in the evening: one vendor alone, a plain loop over the
/// vendors, and the configuration as it is, side by side.
///
/// The logins run through the real client, providers and bindings over the vendors' stand-ins. Each launch of the app has a simulated phone
/// of its own, whose seed, carrier, moment of the day and user depend on the scenario's seed and the launch's number alone: all
/// strategies meet the same phones and the same users. What a launch is like is this project's assumption, as ``OutageSession``
/// states it; no number here is a measurement of a vendor.
///
/// A login counts to the phase in which it was begun. It succeeds when it gives a credential; a user who leaves the page is
/// counted with those who did not succeed, in every phase alike, so compare phases by their ratio.
@MainActor public struct OutageScenario {
    /// A part of the day.
    public enum Phase: String, Hashable, Sendable, CaseIterable {
        /// From midnight to noon: all vendors answer.
        case before
        /// From noon to six: the first vendor says nothing.
        case during
        /// From six on: all vendors answer again.
        case after

        /// The phase of a moment, in seconds since midnight.
        package init(at moment: Double) {
            self = moment < OutageScenario.noon ? .before : moment < OutageScenario.evening ? .during : .after
        }
    }

    /// A way to use the vendors.
    public enum Strategy: String, Hashable, Sendable, CaseIterable {
        /// The first vendor alone.
        case single
        /// The vendors in their order at each login, without a memory: the plain loop that is written first.
        case inTurn
        /// The configuration as it is.
        case phoneauth
    }

    /// When the outage begins, in seconds since midnight.
    nonisolated static let noon = 43_200.0
    /// When it ends, in seconds since midnight.
    nonisolated static let evening = 64_800.0

    /// How many logins each strategy has.
    public let logins: Int
    /// What everything is drawn from.
    public let seed: UInt64
    /// The vendor that falls silent: the first for login.
    public let silentVendor: Vendor
    private let configuration: PhoneAuthConfiguration
    private let linked: @MainActor () -> [VendorRegistration]

    /// Sets a scenario up.
    ///
    /// - Parameters:
    ///   - logins: How many logins each strategy has, at least 1.
    ///   - seed: What everything is drawn from.
    ///   - configuration: It must name two vendors or more for login; the first of them falls silent.
    ///   - vendors: Makes the list of linked vendors, new bindings for each launch.
    /// - Returns: `nil` where the configuration names fewer than two vendors for login: nobody could take over.
    public init?(
        logins: Int, seed: UInt64 = 1, configuration: PhoneAuthConfiguration,
        vendors: @escaping @MainActor () -> [VendorRegistration]
    ) {
        let order = configuration.order(for: .login)
        guard let first = order.first, Set(order).count > 1 else { return nil }
        self.logins = max(1, logins)
        self.seed = seed
        self.configuration = configuration
        silentVendor = first
        linked = vendors
    }

    /// Runs the day once for each strategy.
    ///
    /// - Parameters:
    ///   - strategies: Which ones, in order.
    ///   - progress: Told of the logins that are done, of all strategies together.
    /// - Throws: ``PhoneAuth/ConfigurationError`` where the client refuses the configuration.
    public func report(
        of strategies: [Strategy] = Strategy.allCases,
        progress: @MainActor (_ done: Int, _ of: Int) -> Void = { _, _ in }
    ) async throws(ConfigurationError) -> OutageReport {
        let outage = Outage(of: silentVendor, from: Self.noon, until: Self.evening)
        var days: [OutageReport.Day] = []
        for strategy in strategies {
            let configuration = configuration(for: strategy)
            // Once for all launches, which share it.
            _ = try PhoneAuthClient(configuration: configuration, vendors: linked())
            var day = OutageReport.Day(strategy: strategy)
            var number: UInt64 = 0
            while day.logins < logins {
                let session = OutageSession(number: number, seed: seed)
                let seen = await session.play(configuration, vendors: linked, outage: outage)
                for login in seen.prefix(logins - day.logins) { day.count(login) }
                number += 1
                progress(days.count * logins + day.logins, strategies.count * logins)
            }
            days.append(day)
        }
        return OutageReport(seed: seed, silentVendor: silentVendor, days: days)
    }

    /// The configuration that a strategy runs with.
    func configuration(for strategy: Strategy) -> PhoneAuthConfiguration {
        guard strategy != .phoneauth else { return configuration }
        let order = configuration.order(for: .login)
        var plain = configuration
        plain.routing = PhoneAuthConfiguration.Routing(order: strategy == .single ? [silentVendor] : order)
        plain.routing.failover.maximumAttempts = configuration.routing.failover.maximumAttempts
        // A loop remembers nothing of the last login.
        plain.routing.failover.coolDown = 0
        plain.prefetch.keepsStandby = false
        return plain
    }
}
