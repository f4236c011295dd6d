public import PhoneAuth
public import PhoneAuthModel
public import SimulatedPhone
import UIKitShim

/// One operation of a client with one vendor on a simulated phone, run to the end of everything that it set off.
@MainActor public struct SimulatedRun {
    /// What is asked for.
    public enum Operation: String, Hashable, Sendable, CaseIterable {
        /// One-click login.
        case login
        /// Number verification.
        case verify
        /// A prefetch for login.
        case prefetch
        /// Initialisation.
        case initialize
        /// A fusion scene.
        case scene

        /// The vendor's product that serves it. All vendors but Geetest have one, of the vendor's name.
        func product(of vendor: Vendor) -> Product {
            guard vendor == .geetest else { return Product(rawValue: vendor.rawValue) }
            return self == .verify ? .onePass : .oneLogin
        }
    }

    /// Something that the app does while the operation runs.
    public struct AppAction: Hashable, Sendable {
        /// What can be done.
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            /// Dismisses the page.
            case dismiss
            /// Cancels the task that waits for the operation.
            case cancelTask
            /// Logs in once more.
            case loginAgain
            /// Prefetches once more.
            case prefetchAgain
            /// Ticks the agreement.
            case setChecked
            /// Tells a scene that the server accepted.
            case markVerified
            /// Tells a scene that the server refused.
            case markFailed
        }

        /// Seconds since the operation began.
        public var after: Double
        /// What is done.
        public var kind: Kind

        /// Makes an action.
        public init(after: Double, _ kind: Kind) {
            self.after = after
            self.kind = kind
        }
    }

    /// The vendor that is used, alone: there is no failover.
    public var vendor: Vendor
    /// What is asked for.
    public var operation = Operation.login
    /// The situation's name, for the report.
    public var situation: String?
    /// The scene, for ``Operation/scene``.
    public var scene = AuthScene.loginOrRegister.rawValue
    /// Whether the app's server says what the app actions say, `markVerified` or `markFailed`, and nothing else.
    public var isReplay = false
    /// The number to verify; in a scene the user's present number.
    public var phoneNumber = "13800000000"
    /// What the app adds to the page in code.
    public var hooks = PageHooks()
    /// What the app does meanwhile.
    public var appActions: [AppAction] = []

    /// The transcript's deliveries, by index, that no vendor call asked for: after ``report()``.
    package var unclaimedDeliveries: [Int] { phone.unclaimedDeliveries }

    private let configuration: PhoneAuthConfiguration
    private let vendors: @MainActor () -> [VendorRegistration]
    /// What the runs on other phones know of the configuration, which is the same for all.
    private let check = Check()
    private(set) var phone: SimulatedPhone

    private final class Check {
        var isDone = false
    }

    /// Sets a run up.
    ///
    /// - Parameters:
    ///   - vendor: The vendor to use. The configuration must have its section.
    ///   - configuration: Everything else of it stays in force.
    ///   - vendors: Makes the list of linked vendors, new bindings for each run.
    ///   - phone: The phone. It serves one run; ``again(on:)`` is for the next.
    public init(
        _ vendor: Vendor, configuration: PhoneAuthConfiguration, on phone: SimulatedPhone,
        vendors: @escaping @MainActor () -> [VendorRegistration]
    ) {
        self.vendor = vendor
        self.phone = phone
        self.vendors = vendors
        var configuration = configuration
        configuration.routing = PhoneAuthConfiguration.Routing(order: [vendor])
        configuration.routing.failover.maximumAttempts = 1
        // The other vendors need not be linked for this run, so nothing may name them.
        configuration.scenes.provider = vendor == .aliyunFusion ? .aliyunFusion : .portable
        self.configuration = configuration
    }

    /// The same run on another phone. The configuration is not checked again, which takes longer than a login.
    public func again(on phone: SimulatedPhone) -> SimulatedRun {
        var run = self
        run.phone = phone
        return run
    }

    /// Runs the operation, and everything that it set off, to the end.
    ///
    /// - Throws: ``PhoneAuth/ConfigurationError`` where the configuration lacks the vendor.
    public func report() async throws(ConfigurationError) -> RunReport {
        let scheduler = SimulatedScheduler(phone: phone)
        let linked = phone.enter { vendors() }
        let client =
            check.isDone
            ? PhoneAuthClient(
                checked: configuration, vendors: linked, installation: Installation(of: phone), scheduler: scheduler)
            : try PhoneAuthClient(
                configuration: configuration, vendors: linked, installation: Installation(of: phone),
                scheduler: scheduler)
        check.isDone = true
        return await phone.enter { await run(client, scheduler) }
    }

    private func run(_ client: PhoneAuthClient, _ scheduler: SimulatedScheduler) async -> RunReport {
        client.grantConsent()
        phone.markOperationStart()
        let start = phone.clock.now
        let log = Log()
        let sink = EventSink { [phone] event in
            log.events.append(RunReport.TimedEvent(at: phone.clock.now - start, event: event))
        }
        let operation = operation
        let number = phoneNumber
        let hooks = hooks
        let screen = SimulatedScreen(of: phone)
        let task = scheduler.start {
            let outcome =
                operation == .scene
                ? await playScene(with: client, from: screen.controller, sink, log)
                : await Self.perform(operation, number, with: client, screen.controller, hooks, sink)
            log.outcome = outcome
            log.attempts = client.attempts
            // A login's outcome is taken before its page closes; the others return with it.
            let end =
                switch operation {
                case .login: client.lastLoginOutcome
                case .scene: client.lastSceneOutcome
                default: nil as Double?
                }
            log.elapsed = (end ?? scheduler.now) - start
        }
        for action in appActions {
            phone.schedule(after: action.after) {
                Self.perform(action.kind, with: client, screen.controller, scheduler, log, task)
            }
        }
        await phone.clock.idle()
        let report = makeReport(log, client, elapsed: log.elapsed ?? phone.clock.now - start)
        // A run whose page still waits for its user is over all the same.
        task.cancel()
        await phone.clock.idle()
        return report
    }

    @MainActor final class Log {
        var outcome: RunReport.Outcome?
        var attempts: [Attempt] = []
        var elapsed: Double?
        var events: [RunReport.TimedEvent] = []
        var verdicts: [(at: Double, isPass: Bool)] = []
        var further: [(operation: Operation, outcome: RunReport.Outcome)] = []
    }

    private static func perform(
        _ operation: Operation, _ number: String, with client: PhoneAuthClient, _ presenter: UIViewController,
        _ hooks: PageHooks = PageHooks(), _ sink: EventSink = .none
    ) async -> RunReport.Outcome {
        do throws(PhoneAuthError) {
            switch operation {
            case .login: return .login(try await client.login(from: presenter, hooks: hooks, events: sink))
            case .verify: return .verification(try await client.verificationCredential(for: PhoneNumber(number)))
            case .prefetch:
                try await client.prefetch()
                return .success
            case .initialize:
                try await client.initialize()
                return .success
            case .scene:
                throw PhoneAuthError(.unsupportedOperation, stage: .scene)
            }
        } catch {
            return .failure(error)
        }
    }

    private static func perform(
        _ action: AppAction.Kind, with client: PhoneAuthClient, _ presenter: UIViewController,
        _ scheduler: SimulatedScheduler, _ log: Log, _ task: Task<Void, Never>
    ) {
        switch action {
        case .cancelTask: task.cancel()
        case .dismiss: scheduler.start { await client.dismissPage() }
        case .setChecked: try? client.setAgreementChecked(true)
        case .loginAgain, .prefetchAgain:
            let operation: Operation = action == .loginAgain ? .login : .prefetch
            scheduler.start {
                let outcome = await perform(operation, "", with: client, presenter)
                log.further.append((operation, outcome))
            }
        case .markVerified, .markFailed:
            let isPass = action == .markVerified
            do throws(PhoneAuthError) {
                try client.continueScene(isSuccess: isPass)
            } catch {
                log.further.append((.scene, .failure(error)))
            }
        }
    }

    private func makeReport(_ log: Log, _ client: PhoneAuthClient, elapsed: Double) -> RunReport {
        let outcome = log.outcome ?? .pending
        var attempts = log.attempts
        switch (operation, outcome) {
        case (.initialize, .success), (.prefetch, .success):
            let stage: Stage = operation == .initialize ? .initialize : .prefetch
            attempts = [Attempt(vendor: vendor, stage: stage, failure: nil, duration: elapsed)]
        case (.initialize, .failure(let error)), (.prefetch, .failure(let error)):
            attempts = [Attempt(vendor: vendor, stage: error.stage, failure: error.code, duration: elapsed)]
        default: break
        }
        return RunReport(
            vendor: vendor, product: operation.product(of: vendor), operation: operation,
            scene: operation == .scene ? scene : nil, situation: situation,
            seed: situation == nil ? nil : phone.seed, outcome: outcome, attempts: attempts, events: log.events,
            vendorCalls: phone.vendorCalls.map(\.name), pageCloses: phone.pagesClosed, diagnostics: client.diagnostics,
            elapsed: elapsed, verdicts: log.verdicts, further: log.further)
    }
}
