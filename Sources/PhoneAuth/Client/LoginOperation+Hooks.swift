import UIKitShim

// What the app adds to a page in code, as far as it is the same for every vendor.
extension LoginOperation {
    /// Asks the app, and feeds its answer, unless the login has gone on without it.
    func ask(_ question: LoginMachine.Question) {
        questions[question]?.cancel()
        let hooks = surroundings.hooks
        let controller = pageController
        let scheduler = surroundings.scheduler
        questions[question] = scheduler.start { [weak self] in
            let isYes = await scheduler.working { () async -> Bool in
                switch question {
                case .login: await hooks.allowsLogin?() ?? true
                case .consent: await hooks.asksForConsent?(controller) ?? false
                }
            }
            guard let self, !Task.isCancelled else { return }
            questions[question] = nil
            feed(.answered(question, isYes))
        }
    }

    /// Lets the vendor fetch the token that it has held back.
    func fetchToken() {
        do throws(PhoneAuthError) {
            try provider?.fetchToken()
        } catch {
            feed(.failed(error, repetition: nil))
        }
    }

    /// Does what the app wants done at an event.
    func hook(_ event: AuthPageEvent) {
        switch event {
        case .pagePresented:
            if let appears = surroundings.hooks.appears, let controller = pageController { appears(controller) }
        case .agreementTapped(let index, let title, let url):
            guard let capabilities = provider?.capabilities else { return }
            AgreementOpener(
                opener: surroundings.style.agreementPage.openedBy, hooks: surroundings.hooks,
                capabilities: capabilities, openWebPage: surroundings.openWebPage
            ).open(PageAgreement(index: index, title: title, url: url), over: pageController, surroundings.presenter)
        default:
            break
        }
    }
}
