import Foundation
public import PhoneAuth
public import UIKitShim

/// Shanyan in the framework's words.
///
/// Sources: the user's document of `YjdlShSDK` 2.3.4.7, and the dossier of the SDK of which it is a white label.
@MainActor public final class ShanyanProvider: PhoneAuthProvider {
    /// `shanyan`.
    public static var vendor: Vendor { .shanyan }
    /// The outer codes of `YjdlShCompleteResult`.
    public static var returnCodes: ReturnCodeTable { .shanyan }

    /// Everything but scenes. The tick's state is followed from what is tapped: the SDK has no question for it.
    public let capabilities: Capabilities = [
        .prefetch, .maskedNumber, .loginPage, .numberVerification, .agreementState, .agreementControl, .manualDismiss,
        .loadingControl, .networkEnvironment, .agreementPage,
    ]
    /// What the SDK needs in the app.
    public var requirements: SDKRequirements { .shanyan }
    /// `yjdlShSDKVersion`.
    public var sdkVersion: String { sdk.version }
    /// What the delegate handed over when the page was loaded, while that is up.
    public var pageController: UIViewController? { page?.drawing?.controller }

    /// The login button of one page takes so many taps; the next is not reported any more.
    static let mostTaps = 4

    private let sdk: any ShanyanSDK
    private let context: ProviderContext
    /// The SDK's listeners keep it. Its events go to the client's lane, which keeps this provider: kept here too, none of them
    /// would ever end.
    private weak var page: ShanyanPage?
    private var maskedNumber: String?
    /// The cache was cleared: the document wants the SDK initialised again.
    private var isCleared = false

    /// Makes the provider. Touches nothing of the SDK.
    public init(sdk: any ShanyanSDK, context: ProviderContext) {
        self.sdk = sdk
        self.context = context
    }

    /// One product serves all.
    public func product(for purpose: Purpose) -> Product { .shanyan }

    private var carrier: Carrier { Carrier(vendorText: sdk.operatorType) }
    private var settings: PhoneAuthConfiguration.Shanyan {
        context.configuration.providers.shanyan ?? PhoneAuthConfiguration.Shanyan(appID: Secret(""))
    }

    // MARK: Before the page

    /// Sets logs, time-out and delegate, then the app id.
    public func initialize(for purpose: Purpose) async throws(PhoneAuthError) {
        configurationChanged()
        sdk.observePage(
            actions: context.line.receiver { [weak self] action in self?.handle(action) },
            loaded: context.line.painter { [weak self] controller in self?.page?.drawing?.controller = controller },
            appeared: context.line.painter { [weak self] view in self?.page?.drawing?.drawMask(behind: view) })
        try await succeed(in: .initialize) { reply in sdk.initialize(appID: settings.appID.reveal(), reply: reply) }
        isCleared = false
    }

    /// Log switches, and the time-out, which the SDK keeps.
    public func configurationChanged() {
        let diagnostics = context.configuration.diagnostics
        sdk.setLogs(printsLogs: diagnostics.vendorLogs, uploads: diagnostics.vendorUploads)
        sdk.setPrefetchTimeout(settings.timeouts.prefetch)
    }

    /// Returns at once: the prefetch tells more surely than the SDK's own check whether the phone can do it.
    public func checkAvailability(for purpose: Purpose) async throws(PhoneAuthError) {}

    /// `preGetPhonenumber`. What it fetched is good for an hour with every carrier.
    ///
    /// - Throws: `unsupportedOperation` for verification, which has no prefetch.
    public func prefetch(for purpose: Purpose) async throws(PhoneAuthError) -> Prefetch {
        guard purpose == .login else { throw unsupported(.prefetch, for: purpose) }
        if isCleared { try await initialize(for: .login) }
        let (payload, answer) = try await succeed(in: .prefetch) { reply in sdk.prefetch(reply: reply) }
        let prefetch = Prefetch(
            carrier: answer.carrier, maskedNumber: payload.payload("data")?.text("number"), lifetime: 3600)
        maskedNumber = prefetch.maskedNumber
        return prefetch
    }

    /// `clearScripCache`. The next call initialises the SDK again.
    public func forgetPrefetch() {
        maskedNumber = nil
        isCleared = true
        sdk.clearPrefetch()
    }

    // MARK: The page

    /// `quickAuthLogin`.
    public func login(
        _ request: LoginRequest, events: EventSink
    ) async throws(PhoneAuthError) -> LoginCredential {
        let line = context.line
        let session = PageSession(line: line, events: events)
        let drawing = ShanyanPageDrawing(request, tapped: tapReceiver(of: session, request))
        let page = ShanyanPage(session: session, drawing: drawing, style: request.style, carrier: request.carrier)
        self.page = page
        var model = request.page
        // The app shows a dialog of its own, so the SDK need not ask for the tick too.
        if request.hooks.asksForConsent != nil { model.properties["yjdlShCheckBoxTipDisable"] = .flag(true) }
        sdk.openPage(
            presenter: request.presenter, page: model,
            views: ShanyanPageViews(
                customArea: line.painter { [weak drawing] area in drawing?.draw(in: area) },
                loading: request.hooks.showsLoading == nil
                    ? nil : line.painter { [weak drawing] container in drawing?.showLoading(in: container) },
                rightItem: drawing.rightItem),
            opened: line.receiver { [weak self] payload in self?.opened(payload, page) },
            result: line.receiver { [weak self] payload in self?.receive(payload, page) })
        return try await nextToken(of: page)
    }

    private func tapReceiver(
        of session: PageSession, _ request: LoginRequest
    ) -> @Sendable (ShanyanPageDrawing.Tap) -> Void {
        let choice = error(.userChoseOtherMethod, .login, carrier: request.carrier)
        let cancel = error(.userCancelled, .login, carrier: request.carrier)
        let isMaskBack = request.style.presentation.popup.dismissOnMaskTap
        return context.line.receiver { tap in
            switch tap {
            case .control(.otherMethod):
                session.send(.otherMethodTapped)
                session.finish(.failure(choice))
            case .control(.otherLogin(let kind, let id)):
                session.send(.otherLoginTapped(kind: kind == .custom ? id : kind.rawValue))
                session.finish(.failure(choice))
            case .control(.custom(let id)):
                session.send(.customControlTapped(id: id))
            case .mask:
                session.send(.maskTapped)
                if isMaskBack { session.finish(.failure(cancel)) }
            }
        }
    }

    /// The listener of results speaks again after the next tap, up to the fourth.
    ///
    /// - Throws: `rateLimited` where the page's button takes no more taps.
    public func loginAgain() async throws(PhoneAuthError) -> LoginCredential {
        guard let page, page.state == .up else { throw error(.notInitialized, .login) }
        guard page.tokens < Self.mostTaps else {
            var error = error(.rateLimited, .login, carrier: page.carrier)
            error.disposition = .otherMethod
            throw error
        }
        stopLoading()
        return try await nextToken(of: page)
    }

    private func nextToken(of page: ShanyanPage) async throws(PhoneAuthError) -> LoginCredential {
        let credential = try await page.session.nextResult()
        page.tokens += 1
        return credential
    }

    /// The first answer counts. A page that opens after the SDK has said that it would not, when it was to be gone already, or when
    /// a token had stood for it, is a page all the same.
    private func opened(_ payload: VendorPayload, _ page: ShanyanPage) {
        defer { page.isAnswered = true }
        do throws(PhoneAuthError) {
            _ = try check(payload, in: .present, page)
            if page.isAnswered { page.session.noteRepeated() }
            defer { page.hasOpened = true }
            guard !page.hasOpened else { return }
            page.state = .up
            // The SDK has one page. One that comes for a login that is over is the page to close, where no later login has asked.
            if self.page?.state == .gone { self.page = page }
            page.session.send(.pagePresented)
        } catch {
            if page.isAnswered { page.session.noteRepeated() } else { page.session.finish(.failure(error)) }
            // What has no code does not say that there is no page.
            if error.code == .malformedResponse { recover(page) }
        }
    }

    private func receive(_ payload: VendorPayload, _ page: ShanyanPage) {
        do throws(PhoneAuthError) {
            let answer = try check(payload, in: .login, page)
            let credential: LoginCredential = try credential(payload, answer, in: .login, maskedNumber: maskedNumber)
            switch page.state {
            case .asked: page.state = .up
            case .gone where !page.hasOpened:
                // It was said to be gone before it had come; a token comes from a page that is up.
                page.hasOpened = true
                page.state = .up
                page.session.send(.pagePresented)
            case .gone, .up: break
            }
            page.session.finish(.success(credential))
        } catch {
            if error.code == .userCancelled {
                // The page closes itself on back.
                page.isLeftUnseen = !page.hasOpened
                page.state = .gone
                page.removeDrawing()
                page.session.send(.backTapped)
                page.session.send(.pageDismissed)
            }
            page.session.finish(.failure(error))
        }
    }

    /// A page of which the SDK said that it was left before it had come is up all the same, where something happens on it.
    private func recover(_ page: ShanyanPage) {
        guard page.state == .gone, page.isLeftUnseen else { return }
        page.isLeftUnseen = false
        page.state = .up
        if self.page?.state == .gone { self.page = page }
        page.session.send(.pagePresented)
    }

    private func handle(_ action: VendorPayload) {
        guard let page, case .found(let type) = action.code("type") else { return }
        recover(page)
        guard page.state != .gone else { return }
        guard case .event(let name) = ReturnCodeTable.shanyan.row(.shanyan, .login, type)?.kind else {
            return page.session.send(.vendorEvent(code: type))
        }
        var details = AuthPageEvent.Details()
        switch name {
        case "agreementTapped":
            // 0 is the carrier's agreement, 1 to 3 are the app's; the text is name, underscore, carrier.
            details.index = action.number("code").flatMap { (0...3).contains($0) ? Int($0) - 1 : nil }
            details.title = action.text("message").map(Self.agreementName)
        default:
            details.isChecked = action.flag("code")
        }
        guard let event = AuthPageEvent(named: name, details, on: page.style) else { return }
        if case .checkboxToggled(let isChecked) = event { page.isChecked = isChecked }
        page.session.send(event)
    }

    private static func agreementName(_ text: String) -> String {
        guard let underscore = text.lastIndex(of: "_"), underscore != text.startIndex else { return text }
        return String(text[..<underscore])
    }

    /// `finishAuthController`, except after back, where the SDK has closed the page. Its completion comes only where a page
    /// is up, so only then it is waited for.
    public func dismissPage(animated: Bool) async throws(PhoneAuthError) {
        guard let page else { return }
        defer { page.removeDrawing() }
        switch page.state {
        case .gone:
            return
        case .asked:
            sdk.closePage(animated: animated, done: nil)
        case .up:
            page.state = .gone
            do throws(PhoneAuthError) {
                try await context.line.completion { done in sdk.closePage(animated: animated, done: done) }
            } catch {
                // No answer in time: there was no page to close any more, and the SDK had not said so.
                page.session.send(.pageDismissed)
                throw error
            }
        }
    }

    /// `hideLoading`.
    public func stopLoading() {
        page?.drawing?.hideLoading()
        sdk.hideLoading()
    }

    /// What the style, the taps and ``setAgreementChecked(_:)`` have made of the box.
    public func isAgreementChecked() -> Bool { page?.isChecked ?? false }

    /// `setCheckBoxValue`.
    public func setAgreementChecked(_ isChecked: Bool) {
        page?.isChecked = isChecked
        sdk.setCheckboxChecked(isChecked)
    }

    /// `getOperatorType`; the SDK tells nothing else.
    public func networkEnvironment() -> NetworkEnvironment { NetworkEnvironment(carrier: carrier) }

    // MARK: Verification

    /// `mobileCheck`. Its token is good for verification only.
    public func verificationCredential(
        for number: PhoneNumber
    ) async throws(PhoneAuthError) -> VerificationCredential {
        if isCleared { try await initialize(for: .login) }
        let (payload, answer) = try await succeed(in: .verify) { reply in sdk.verificationToken(reply: reply) }
        return try credential(payload, answer, in: .verify, phoneNumber: number)
    }

    // MARK: Translation

    @discardableResult
    private func succeed(
        in stage: Stage, _ call: (@escaping @Sendable (VendorPayload) -> Void) -> Void
    ) async throws(PhoneAuthError) -> (VendorPayload, VendorAnswer) {
        let payload = try await context.line.answer(to: call)
        return (payload, try ReturnCodeTable.shanyan.check(shanyan: payload, carrier: carrier, in: stage))
    }

    /// Reads what the page's listeners say. From iOS 16.4 on the SDK may not know its carrier; the prefetch did.
    private func check(
        _ payload: VendorPayload, in stage: Stage, _ page: ShanyanPage
    ) throws(PhoneAuthError) -> VendorAnswer {
        try ReturnCodeTable.shanyan.check(shanyan: payload, carrier: carrier.or(page.carrier), in: stage)
    }

    /// The document says three minutes; China Mobile takes back its own after two.
    private func credential<P: CredentialPurpose>(
        _ payload: VendorPayload, _ answer: VendorAnswer, in stage: Stage, phoneNumber: PhoneNumber? = nil,
        maskedNumber: String? = nil
    ) throws(PhoneAuthError) -> Credential<P> {
        guard let token = payload.payload("data")?.text("token") else {
            throw ReturnCodeTable.shanyan.error(.missingToken, answer, .shanyan, stage)
        }
        return Credential(
            vendor: .shanyan, product: .shanyan, carrier: answer.carrier, token: Secret(token),
            phoneNumber: phoneNumber, maskedNumber: maskedNumber, issuedAt: context.date,
            lifetime: answer.carrier == .chinaMobile ? 120 : 180)
    }
}
