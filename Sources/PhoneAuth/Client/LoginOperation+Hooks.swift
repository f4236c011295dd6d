import Foundation
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
            open(PageAgreement(index: index, title: title, url: url))
        default:
            break
        }
    }

    /// Opens an agreement that the vendor leaves to the app. A vendor that opens its agreements whatever it is told is let.
    private func open(_ agreement: PageAgreement) {
        guard let capabilities = provider?.capabilities else { return }
        let opener = surroundings.style.agreementPage.openedBy
        if capabilities.contains(.agreementPage) {
            guard opener != .vendor, capabilities.contains(.agreementHandover) else { return }
        }
        if opener != .safari, let opens = surroundings.hooks.opensAgreement {
            opens(agreement, pageController)
        } else if opener != .app, let address = agreement.url.flatMap({ URL(string: $0) }) {
            surroundings.openWebPage(address, pageController ?? surroundings.presenter)
        }
    }
}
