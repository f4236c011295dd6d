import Foundation
import PhoneAuth
import Testing
import UIKitShim

@MainActor @Suite("What the framework draws knows how the page lies")
struct PageOrientationTests {
    private static let upright = CGSize(width: 393, height: 852)
    private static let turned = CGSize(width: 852, height: 393)

    /// A request from a controller in a window of a size.
    private func request(
        _ orientations: [AuthPageStyle.Orientation], window size: CGSize,
        _ change: (inout LoginRequest) -> Void = { _ in }
    ) -> (request: LoginRequest, window: UIWindow) {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        let controller = UIViewController()
        controller.view.frame = window.bounds
        window.addSubview(controller.view)
        var style = AuthPageStyle()
        style.orientations = orientations
        var request = LoginRequest(presenter: controller, style: style, page: VendorPage(), carrier: .unknown)
        change(&request)
        return (request, window)
    }

    @Test("as the screen does, where the style lets it")
    func orientation() {
        for (orientations, size, expected) in [
            ([.portrait], Self.turned, false),
            ([.landscapeLeft], Self.upright, true),
            ([.portrait, .landscapeLeft], Self.upright, false),
            ([.portrait, .landscapeLeft], Self.turned, true),
        ] as [([AuthPageStyle.Orientation], CGSize, Bool)] {
            let (request, window) = request(orientations, window: size)
            #expect(request.isLandscape() == expected)
            #expect(window.bounds.size == size)
        }
    }

    @Test("as its own window does, when the presenter's view has not been turned")
    func covered() {
        let (request, window) = request([.portrait, .landscapeLeft], window: Self.upright)
        let other = UIWindow(frame: CGRect(origin: .zero, size: Self.turned))
        let area = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        other.addSubview(area)
        #expect(request.isLandscape(in: area))
        #expect(!request.isLandscape())
        #expect(window.bounds.size == Self.upright)
    }

    @Test(
        "which tells the app of a wide popup on an upright screen",
        arguments: [[.portrait], [.portrait, .landscapeLeft]] as [[AuthPageStyle.Orientation]])
    func widePopup(_ orientations: [AuthPageStyle.Orientation]) {
        var told: [Bool] = []
        let (request, window) = request(orientations, window: Self.upright) { request in
            request.style.presentation.mode = .popup
            request.style.presentation.popup.placement = .init(.init(centerX: 0, centerY: 0, width: 340, height: 200))
            request.hooks.customViews = { told.append($0.frames.isLandscape) }
        }
        let area = UIView(frame: CGRect(x: 0, y: 0, width: 340, height: 200))
        let additions = PageAdditions(request, drawing: []) { _ in }
        additions.draw(in: area)
        additions.draw(in: area, frames: PageFrames(size: area.bounds.size))
        additions.draw(in: area, inLandscape: true)
        #expect(told == [false, false, true])
        #expect(window.bounds.size == Self.upright)
    }

    @Test("so that a page that is never turned is drawn upright on a turned screen")
    func drawnUpright() {
        let (request, window) = request([.portrait], window: Self.turned) { request in
            request.style.switchButton.placement = .init(
                .init(top: 10, centerX: 0), landscape: .anchors(.init(top: 99, centerX: 0)))
        }
        let area = UIView(frame: window.bounds)
        PageAdditions(request, drawing: [.switchButton]) { _ in }.draw(in: area)
        let button = area.subviews.first { $0.accessibilityIdentifier == PageAdditions.identifier("switchButton") }
        // Below status and navigation bar.
        #expect(button?.frame.origin.y == 113)
    }
}
