import Foundation

/// The five scenes over any one-click vendor and the app's own SMS verification.
///
/// The graph is that of Aliyun's engine without what only its servers can know: there is no look at the device or the number,
/// no puzzle, no SMS that the user sends, no score. So where that engine turns to an SMS that the user sends, this one ends.
///
/// | scene | nodes |
/// | --- | --- |
/// | login or register | number auth; where it fails, SMS |
/// | change number | SMS to the present number, half-way; SMS to the new one |
/// | reset password | SMS to the present number, which the user types |
/// | bind a new number | SMS |
/// | verify the bound number | SMS to the present number |
@MainActor final class PortableScenes: SceneProvider {
    /// What the client lends.
    struct Surroundings {
        let scheduler: any Scheduler
        let sms: any SceneSMS
        /// Seconds that the app's server may take to send or check a code.
        let timeout: Double
        /// Runs the one-tap node over the vendors of the configuration.
        let login: @MainActor (LoginRequest, EventSink) async throws(PhoneAuthError) -> LoginCredential
    }

    /// What the client has said.
    private enum Move: Sendable {
        case goOn(isSuccess: Bool)
        case halfway(isPassed: Bool)
        case again
    }

    /// How a node came out.
    private enum Exit: Sendable {
        case passed
        case failed(PhoneAuthError)
        case left
        case stopped
    }

    /// The name under which these scenes' SMS credentials go.
    static let vendor = Vendor(rawValue: "portable")
    /// The lifetime that is assumed of an SMS token, in seconds.
    static let tokenLifetime = 300.0

    private let surroundings: Surroundings
    private var play: Task<Void, Never>?
    private var hasEnded: OneShot<Void>?
    private var move: OneShot<Move>?
    private var isPageUp = false
    /// The client goes on without this node, whose half-way question it has just answered with no.
    private var goesOn = false
    private var receive: @MainActor (SceneMessage) -> Void = { _ in }

    init(_ surroundings: Surroundings) {
        self.surroundings = surroundings
    }

    // MARK: The client's side

    func startScene(_ request: SceneRequest, receive: @escaping @MainActor (SceneMessage) -> Void) {
        self.receive = receive
        let ended = OneShot<Void>(scheduler: surroundings.scheduler)
        hasEnded = ended
        play = surroundings.scheduler.start { [weak self] in
            await self?.run(request)
            ended.resolve(())
        }
    }

    func continueScene(isSuccess: Bool) {
        if move?.resolve(.goOn(isSuccess: isSuccess)) == false { goesOn = true }
    }
    func answerHalfway(isPassed: Bool) { move?.resolve(.halfway(isPassed: isPassed)) }
    func tryAgain() { move?.resolve(.again) }

    func stopScene() async throws(PhoneAuthError) {
        play?.cancel()
        _ = await hasEnded?.valueInAnyCase()
        play = nil
    }

    // MARK: The graph

    private func run(_ request: SceneRequest) async {
        let exit: Exit =
            switch request.scene {
            case .loginOrRegister: await loginOrRegister(request)
            case .changeNumber: await changeNumber(request)
            case .resetPassword: await sms(request, .presentTyped)
            case .verifyBoundNumber: await sms(request, .present)
            case .bindNewNumber: await sms(request, .any)
            default: .failed(PhoneAuthError(.sceneNotFound, stage: .scene))
            }
        await closePage()
        switch exit {
        case .passed: receive(.ended(.over))
        case .failed(let error): receive(.ended(.failed(error)))
        case .left: receive(.ended(.left))
        case .stopped: receive(.ended(.over))
        }
    }

    private func loginOrRegister(_ request: SceneRequest) async -> Exit {
        let exit = await numberAuth(request)
        guard case .failed = exit else { return exit }
        return await sms(request, .any)
    }

    private func changeNumber(_ request: SceneRequest) async -> Exit {
        let exit = await sms(request, .present, isHalfway: true)
        guard case .passed = exit else { return exit }
        return await sms(request, .new)
    }

    // MARK: Nodes

    private func numberAuth(_ request: SceneRequest) async -> Exit {
        receive(.entered(.numberAuth))
        let receive = receive
        do throws(PhoneAuthError) {
            let login = try await surroundings.login(request.page, EventSink { receive(.event($0)) })
            let shot = expectMove()
            receive(.credential(SceneCredential(login), node: .numberAuth, isHalfway: false))
            guard case .goOn(let isSuccess) = await shot.value() else { return .stopped }
            return isSuccess ? .passed : .failed(PhoneAuthError(.sceneNodeFailed, stage: .scene))
        } catch {
            switch error.code {
            case .userCancelled: return .left
            case .cancelled: return .stopped
            case .userChoseOtherMethod:
                receive(.refused(error, repetition: nil))
                return .stopped
            default: return await fail(.numberAuth, error)
            }
        }
    }

    /// One number, its code, and the server's word.
    private func sms(_ request: SceneRequest, _ subject: ScenePrompt.Subject, isHalfway: Bool = false) async -> Exit {
        receive(.entered(.smsCode))
        var prompt = ScenePrompt(scene: request.scene, subject: subject)
        guard let number = await number(request, prompt) else { return Task.isCancelled ? .stopped : .left }
        if subject == .presentTyped, let present = request.phoneNumber, present != number {
            receive(.nodeFailed(.smsCode, PhoneAuthError(.numberMismatch, stage: .scene), move: .stop))
            return .stopped
        }
        let sms = surroundings.sms
        if case .failure(let error) = await ask({ try await sms.sendCode(to: number) }) {
            return await fail(.smsCode, error)
        }
        while !Task.isCancelled {
            showPage()
            let asked = prompt
            let code = await surroundings.scheduler.working { await sms.askForCode(sentTo: number, asked) }
            guard let code, !Task.isCancelled else { break }
            prompt.attempt += 1
            switch await ask({ try await sms.token(for: code, sentTo: number) }) {
            case .failure(let error): return await fail(.smsCode, error)
            case .success(nil): continue
            case .success(let token?):
                let shot = expectMove()
                receive(.credential(credential(token, of: number), node: .smsCode, isHalfway: isHalfway))
                switch await shot.value() {
                case .goOn(isSuccess: true), .halfway(isPassed: true): return .passed
                case .goOn(isSuccess: false): return .failed(PhoneAuthError(.smsCodeRejected, stage: .scene))
                case .halfway(isPassed: false) where goesOn:
                    return .failed(PhoneAuthError(.smsCodeRejected, stage: .scene))
                case .halfway(isPassed: false), .again: continue
                case nil: return .stopped
                }
            }
        }
        return Task.isCancelled ? .stopped : .left
    }

    /// Runs a request of the app's to its server, within the time that there is for it.
    private func ask<Value: Sendable>(
        _ request: @escaping @MainActor () async throws -> Value
    ) async -> Result<Value, PhoneAuthError> {
        let scheduler = surroundings.scheduler
        let answer = OneShot<Result<Value, PhoneAuthError>>(scheduler: scheduler)
        let deadline = scheduler.run(after: surroundings.timeout) {
            answer.resolve(.failure(PhoneAuthError(.timeout, stage: .scene)))
        }
        let task = scheduler.start {
            let result = await scheduler.working { () async -> Result<Value, PhoneAuthError> in
                do {
                    return .success(try await request())
                } catch {
                    return .failure(error as? PhoneAuthError ?? PhoneAuthError(.networkFailure, stage: .scene))
                }
            }
            answer.resolve(result)
        }
        let result = await answer.value()
        deadline.cancel()
        task.cancel()
        return result ?? .failure(PhoneAuthError(.cancelled, stage: .scene))
    }

    private func number(_ request: SceneRequest, _ prompt: ScenePrompt) async -> PhoneNumber? {
        if prompt.subject == .present, let present = request.phoneNumber { return present }
        showPage()
        let sms = surroundings.sms
        return await surroundings.scheduler.working { await sms.askForNumber(prompt) }
    }

    /// Reports a failed node and waits for what the client makes of it.
    private func fail(_ node: SceneNode, _ error: PhoneAuthError) async -> Exit {
        let shot = expectMove()
        receive(.nodeFailed(node, error, move: .goOn))
        guard case .goOn(let isSuccess) = await shot.value() else { return .stopped }
        return isSuccess ? .passed : .failed(error)
    }

    private func expectMove() -> OneShot<Move> {
        let shot = OneShot<Move>(scheduler: surroundings.scheduler)
        goesOn = false
        move = shot
        return shot
    }

    private func credential(_ token: Secret, of number: PhoneNumber) -> SceneCredential {
        SceneCredential(
            vendor: Self.vendor, product: Product(rawValue: "sms"), carrier: .unknown, token: token, phoneNumber: nil,
            maskedNumber: number.masked, issuedAt: surroundings.scheduler.date, lifetime: Self.tokenLifetime)
    }

    // MARK: The app's page

    private func showPage() {
        guard !isPageUp else { return }
        isPageUp = true
        receive(.event(.pagePresented))
    }

    private func closePage() async {
        guard isPageUp else { return }
        isPageUp = false
        let sms = surroundings.sms
        await surroundings.scheduler.working { await sms.close() }
        receive(.event(.pageDismissed))
    }
}

extension SceneCredential {
    /// A login's credential as that of a scene's node; the backend exchanges it as the vendor's login token.
    fileprivate init(_ login: LoginCredential) {
        let envelope = login.envelope
        self.init(
            vendor: envelope.vendor, product: envelope.product, carrier: envelope.carrier, token: envelope.token,
            isSingleUse: envelope.isSingleUse, fields: envelope.fields, maskedNumber: login.maskedNumber,
            issuedAt: envelope.issuedAt, lifetime: login.lifetime)
    }
}
