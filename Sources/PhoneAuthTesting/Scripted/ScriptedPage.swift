import PhoneAuth
import PhoneAuthModel
import SimulatedPhone

/// The authorization page of a ``ScriptedVendor``, with the user before it. Nothing is drawn.
@MainActor final class ScriptedPage {
    /// What the vendor's callback says of it.
    enum Message: Sendable {
        case event(AuthPageEvent)
        case credential(LoginCredential)
        case failure(PhoneAuthError)
    }

    /// Where the vendor's callback goes.
    private(set) var receiver: @Sendable (Message) -> Void = { _ in }
    private(set) var isUp = false
    var isChecked: Bool

    private let request: LoginRequest
    private let session: PageSession
    private weak var provider: ScriptedProvider?
    private var isCalledOff = false
    /// Whether the user has touched the box: one who finds it ticked leaves it so.
    private var hasTouchedBox = false
    private var furtherTaps = 0

    init(_ request: LoginRequest, session: PageSession, of provider: ScriptedProvider) {
        self.request = request
        self.session = session
        self.provider = provider
        isChecked = request.style.agreements.checkbox.isChecked
        receiver = provider.receiver { [session] message in
            switch message {
            case .event(let event): session.send(event)
            case .credential(let credential): session.finish(.success(credential))
            case .failure(let error): session.finish(.failure(error))
            }
        }
    }

    func nextToken() async throws(PhoneAuthError) -> LoginCredential { try await session.nextResult() }

    // MARK: On the screen

    func comeUp() {
        guard !isCalledOff, let provider else { return }
        isUp = true
        provider.pageCameUp()
        provider.tell(.event(.pagePresented), to: self)
        for step in provider.user {
            provider.run(after: step.after) { [weak self] in self?.act(step.action) }
        }
    }

    func goAway() {
        guard isUp else { return }
        isUp = false
        provider?.pageWentAway()
    }

    /// It is not to come up any more.
    func callOff() { isCalledOff = true }

    // MARK: The user

    private func act(_ action: UserStep.Action) {
        guard isUp, let provider else { return }
        switch action {
        case .tapCheckbox:
            defer { hasTouchedBox = true }
            guard hasTouchedBox || !isChecked else { return }
            isChecked.toggle()
            provider.tell(.event(.checkboxToggled(isChecked: isChecked)), to: self)
        case .tapLogin:
            provider.tell(.event(.loginTapped(isChecked: isChecked)), to: self)
            guard isChecked, request.hooks.allowsLogin == nil || !provider.holdsToken else { return }
            provider.fetchToken(for: self)
        case .tapBack:
            goAway()
            provider.tell(.event(.backTapped), to: self)
            provider.tell(.event(.pageDismissed), to: self)
            provider.tell(.failure(provider.failure(.userCancelled, at: .login)), to: self)
        case .tapOtherMethod:
            provider.tell(.event(.otherMethodTapped), to: self)
            provider.tell(.failure(provider.failure(.userChoseOtherMethod, at: .login)), to: self)
        case .tapAgreement(let index):
            let items = request.style.agreements.items
            let item = items.indices.contains(index) ? items[index] : nil
            provider.tell(.event(.agreementTapped(index: index, title: item?.name, url: item?.url)), to: self)
        }
    }

    /// The app's backend has refused the credential: the user tries again, and leaves in the end.
    func waitForAnotherTap() {
        furtherTaps += 1
        let action: UserStep.Action = furtherTaps > provider?.furtherTaps ?? 0 ? .tapBack : .tapLogin
        provider?.run(after: 1.5) { [weak self] in self?.act(action) }
    }
}
