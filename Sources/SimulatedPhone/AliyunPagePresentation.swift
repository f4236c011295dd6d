import Foundation
package import UIKitShim

/// A page of Aliyun's on a simulated phone's screen: in a navigation controller of its own, which the app's controller presents.
@MainActor package final class AliyunPagePresentation {
    private let model: any AliyunPageModel
    private weak var presenter: UIViewController?
    private let controller = UINavigationController(rootViewController: UIViewController())

    /// Prepares a page.
    package init(_ model: any AliyunPageModel, from presenter: UIViewController?) {
        self.model = model
        self.presenter = presenter
    }

    /// Lays the page out, asks for the app's views and tells them the frames, and presents it.
    package func show(on phone: SimulatedPhone) {
        let layout = AliyunPageLayout(model, on: phone.settings)
        let custom = UIView(frame: CGRect(origin: .zero, size: layout.content.size))
        model.customViewBlock(custom)
        model.tellFrames(of: layout)
        phone.layOut(layout.simulatedPage(customView: custom))
        controller.view.frame = CGRect(origin: .zero, size: layout.screen)
        let page = controller.topViewController
        page?.view.frame = controller.view.bounds
        custom.frame = layout.content
        page?.view.addSubview(custom)
        presenter?.present(controller, animated: true)
    }

    /// Takes the page away.
    package func close() {
        controller.presentingViewController?.dismiss(animated: false)
    }
}
