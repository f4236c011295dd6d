import PhoneAuthModel
import SimulatedPhone
import UIKitShim

/// What OneLogin keeps of one phone: its prefetch and its pages, of which the last one counts.
final class OneLoginSession {
    let prefetch: OneLoginPrefetch
    var tokenTimeout = 8.0

    private let phone: SimulatedPhone
    private var pages: [OneLoginPage] = []
    private var hasClaimedPage = false
    private var hasLapsed = false

    init(phone: SimulatedPhone) {
        self.phone = phone
        prefetch = OneLoginPrefetch(phone: phone)
    }

    /// The page that is up, whoever asked for it; where none is, the one that was asked for last.
    var page: OneLoginPage? { pages.last { $0.isUp } ?? pages.last }

    /// `requestToken`: at once a failure, or the page, and then a result for each thing that the user does.
    func open(
        _ model: OLAuthViewModel, _ controller: UIViewController, from presenter: UIViewController,
        _ completion: @escaping @Sendable ([AnyHashable: Any]?) -> Void
    ) {
        let isInTheWay = phone.isPageUp(OneLoginPage.name)
        let page = OneLoginPage(
            phone: phone, session: self, model: model, controller: controller, presenter: presenter, completion)
        // Also one that is refused: where vendors do anything it may come up all the same, and is closed like any other.
        pages.append(page)
        guard page.port.mode == .live else { return }
        if isInTheWay { return page.fail("-20403") }
        let delay = phone.latency(.geetestPage)
        if phone.settings.page == .claimsAlreadyShownOnce, !hasClaimedPage {
            hasClaimedPage = true
            page.fail("-20403", after: delay)
        } else if phone.settings.prefetchLapsesOnce, !hasLapsed {
            hasLapsed = true
            prefetch.drop()
            page.fail("-20102", after: delay)
        } else {
            prefetch.whenEnded { [phone] result in
                if !GeetestAnswers.isSuccess(result) {
                    page.port.send("login", result)
                } else if phone.settings.page == .fails {
                    page.fail("-20410", after: delay)
                } else {
                    page.appear(after: delay)
                }
            }
        }
    }
}
