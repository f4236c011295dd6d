import PhoneAuth
import PhoneAuthModel
import SimulatedPhone
import UIKitShim

/// The app of a run: does what the plan says, and tells the log.
@MainActor final class ChaosApp {
    private struct Refused: Error {}

    let log: ChaosLog
    private(set) var client: PhoneAuthClient?
    private let plan: ChaosPlan
    private let phone: SimulatedPhone
    private let scheduler: SimulatedScheduler
    private let screen: SimulatedScreen
    private let actions: [ChaosAction]
    private var generator: SeededGenerator
    private var exchanges = 0
    private var verdicts = 0
    private var permissions = 0
    private var consents = 0

    init(
        _ plan: ChaosPlan, _ phone: SimulatedPhone, linked: [VendorRegistration], _ actions: [ChaosAction],
        _ log: ChaosLog
    ) {
        scheduler = SimulatedScheduler(phone: phone)
        let client = PhoneAuthClient(
            checked: plan.configuration, vendors: linked, installation: plan.installation, scheduler: scheduler)
        client.addObserver(ChaosRecorder(of: client, log))
        self.client = client
        self.plan = plan
        self.phone = phone
        self.actions = actions
        self.log = log
        screen = SimulatedScreen(of: phone)
        generator = SeededGenerator(seed: phone.seed, name: "actions")
    }

    /// Puts the plan on the phone's clock.
    func begin() {
        client?.sceneSMS = ChaosSMS(plan.sms, on: phone)
        if plan.consentAt == 0 { grantConsent() }
        for step in plan.steps {
            phone.schedule(after: step.at) { self.perform(step.act) }
        }
        if plan.consentAt > 0 { phone.schedule(after: plan.consentAt) { self.grantConsent() } }
    }

    private func grantConsent() {
        log.noteConsent()
        client?.grantConsent()
    }

    /// Lets go of the client.
    func dropClient() { client = nil }

    // MARK: What the app does

    private func perform(_ act: ChaosPlan.Act) {
        guard let client else { return }
        switch act {
        case .login(let exchanges): logIn(exchanges: exchanges, hooks: hooks)
        case .scene(let scene): play(scene)
        case .prepare: start(.prepare) { client throws(PhoneAuthError) in try await client.prepare() }
        case .loginPageAppeared: start(.loginPageAppeared) { client in await client.loginPageAppeared() }
        case .prefetch: start(.prefetch) { client throws(PhoneAuthError) in try await client.prefetch() }
        case .checkAvailability:
            start(.checkAvailability) { client throws(PhoneAuthError) in try await client.checkAvailability() }
        case .verify: start(.verify) { client throws(PhoneAuthError) in try await self.verify(with: client) }
        case .logOut: start(.logOut) { client in await client.logOut() }
        case .dismissPage: start(.dismissPage) { client in await client.dismissPage() }
        case .stopScene: start(.stopScene) { client in await client.stopScene() }
        case .forgetPrefetches: told("forgetPrefetches") { () throws(PhoneAuthError) in client.forgetPrefetches() }
        case .setChecked(let isChecked):
            told("setAgreementChecked \(isChecked)") { () throws(PhoneAuthError) in
                try client.setAgreementChecked(isChecked)
            }
        case .stopLoading: told("stopLoading") { () throws(PhoneAuthError) in try client.stopLoading() }
        case .closeConsentDialog:
            told("closeConsentDialog") { () throws(PhoneAuthError) in try client.closeConsentDialog() }
        case .continueScene(let isSuccess):
            told("continueScene \(isSuccess)") { () throws(PhoneAuthError) in
                try client.continueScene(isSuccess: isSuccess)
            }
        case .apply(let index): apply(plan.changes[index], index)
        case .enterBackground:
            log.enterBackground()
            client.enterBackground()
        case .enterForeground:
            log.enterForeground()
            client.enterForeground()
        case .cancel(let number):
            guard log.tasks.indices.contains(number) else { return }
            log.note("cancels #\(number)")
            log.tasks[number]?.cancel()
        case .custom(let index):
            log.note(actions[index].name)
            actions[index].perform(client, phone, &generator)
        }
    }

    private func told(_ name: String, _ body: () throws(PhoneAuthError) -> Void) {
        do throws(PhoneAuthError) {
            try body()
            log.note(name)
        } catch {
            log.note("\(name): \(error.code.rawValue)")
        }
    }

    /// Begins an operation.
    @discardableResult
    private func begin(
        _ kind: ChaosLog.Operation.Kind, _ body: @escaping @MainActor (_ number: Int) async -> Void
    ) -> Int {
        let number = log.begin(kind)
        log.tasks[number] = ChaosLog.$operation.withValue(number) {
            scheduler.start { [log, weak client] in
                log.operations[number].configuration = client?.configuration
                await body(number)
            }
        }
        return number
    }

    private func apply(_ change: ChaosChange, _ index: Int) {
        guard let client else { return }
        let number = begin(.apply) { [log] number in
            do throws(ConfigurationError) {
                let answer = try client.apply(change.configuration)
                log.end(number, answer == .applied ? "applied" : "waits")
            } catch {
                log.operations[number].problems = error.problems.map(\.code)
                log.texts.append("\(error)")
                log.end(number, "refused")
            }
        }
        log.note("#\(number) applies: \(change.name)")
        log.operations[number].change = index
    }

    private func start(
        _ kind: ChaosLog.Operation.Kind,
        _ body: @escaping @MainActor (PhoneAuthClient) async throws(PhoneAuthError) -> Void
    ) {
        guard let client else { return }
        begin(kind) { [log] number in
            do throws(PhoneAuthError) {
                try await body(client)
                log.end(number, "success", attempts: client.attempts)
            } catch {
                log.end(number, error.code.rawValue, error: error, attempts: client.attempts)
            }
        }
    }

    /// Logs in.
    ///
    /// - Parameters:
    ///   - exchanges: Whether a backend exchanges the credential.
    ///   - hooks: What the app adds in code.
    func logIn(exchanges: Bool, hooks: PageHooks) {
        guard let client else { return }
        let controller = screen.controller
        begin(.login) { [log] number in
            let events = log.sink(of: number)
            do {
                if exchanges {
                    try await client.login(from: controller, hooks: hooks, events: events) { credential in
                        try await self.exchange(credential, number)
                    }
                } else {
                    self.take(try await client.login(from: controller, hooks: hooks, events: events), number)
                }
                log.end(number, "success", attempts: client.attempts)
            } catch let error as PhoneAuthError {
                log.end(number, error.code.rawValue, error: error, attempts: client.attempts)
            } catch {
                log.end(number, "exchangeFailed", attempts: client.attempts)
            }
        }
    }

    private func play(_ scene: AuthScene) {
        guard let client else { return }
        let controller = screen.controller
        begin(.scene) { [log, hooks] number in
            do throws(PhoneAuthError) {
                let result = try await client.scene(
                    scene, from: controller, phoneNumber: PhoneNumber(ChaosPalette.number), hooks: hooks,
                    events: log.sink(of: number)
                ) { verification in
                    try await self.judge(verification, number)
                }
                log.texts.append("\(result)")
                log.end(number, "success", attempts: client.attempts)
            } catch {
                log.end(number, error.code.rawValue, error: error, attempts: client.attempts)
            }
        }
    }

    private func verify(with client: PhoneAuthClient) async throws(PhoneAuthError) {
        let credential = try await client.verificationCredential(for: PhoneNumber(ChaosPalette.number))
        log.texts += ["\(credential)", String(reflecting: credential)]
    }

    // MARK: The app's own code

    private func take(_ credential: LoginCredential, _ number: Int) {
        log.operations[number].hasToken = true
        log.texts += ["\(credential)", String(reflecting: credential)]
    }

    private func exchange(_ credential: LoginCredential, _ number: Int) async throws {
        take(credential, number)
        log.note("#\(number) exchange begins")
        try await answer("#\(number) exchange", plan.exchanges[exchanges % plan.exchanges.count]) {
            self.exchanges += 1
        }
    }

    private func judge(_ verification: SceneVerification, _ number: Int) async throws -> SceneVerdict {
        log.operations[number].hasToken = true
        log.texts.append("\(verification)")
        let verdict = plan.verdicts[verdicts % plan.verdicts.count]
        verdicts += 1
        try await answer("#\(number) verdict \(verdict)", plan.exchanges[exchanges % plan.exchanges.count]) {
            self.exchanges += 1
        }
        return verdict
    }

    private func answer(_ name: String, _ answer: ChaosPlan.Answer, _ count: () -> Void) async throws {
        count()
        await phone.pause(for: answer.delay)
        log.note("\(name) \(answer)")
        if case .no = answer { throw Refused() }
    }

    private var hooks: PageHooks {
        var hooks = PageHooks()
        if let permissions = plan.permissions {
            hooks.allowsLogin = { [weak self] in
                guard let self else { return false }
                self.permissions += 1
                return await says("may log in", permissions[self.permissions % permissions.count])
            }
        }
        if let consents = plan.consents {
            hooks.asksForConsent = { [weak self] _ in
                guard let self else { return false }
                self.consents += 1
                return await says("agrees", consents[self.consents % consents.count])
            }
        }
        return hooks
    }

    private func says(_ name: String, _ answer: ChaosPlan.Answer) async -> Bool {
        await phone.pause(for: answer.delay)
        log.note("\(name) \(answer)")
        if case .yes = answer { return true }
        return false
    }
}
