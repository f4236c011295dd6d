import Foundation
import UIKitShim

/// Opens an agreement that a vendor leaves to the app: by the app's hook, or in the system's browser.
@MainActor struct AgreementOpener {
    /// Who the style says opens agreements.
    let opener: AuthPageStyle.Opener
    let hooks: PageHooks
    let capabilities: Capabilities
    let openWebPage: @MainActor (URL, UIViewController) -> Void

    /// Opens an agreement over the page's controller, or the app's where that is not known. A vendor that opens its agreements
    /// whatever it is told is let.
    func open(_ agreement: PageAgreement, over page: UIViewController?, _ presenter: UIViewController) {
        if capabilities.contains(.agreementPage) {
            guard opener != .vendor, capabilities.contains(.agreementHandover) else { return }
        }
        if opener != .safari, let opens = hooks.opensAgreement {
            opens(agreement, page)
        } else if opener != .app, let address = agreement.url.flatMap({ URL(string: $0) }) {
            openWebPage(address, page ?? presenter)
        }
    }
}
