import Foundation
package import PhoneAuth
import UIKitShim

/// What the framework adds to one page of Aliyun's: controls that the SDK lacks, the app's own, the app's loading indicator.
///
/// Aliyun's SDKs ask for the views once and report the frames of their own controls after each layout. What is drawn in between
/// stands where the style asks for it.
@MainActor package final class AliyunPagePainter {
    private struct Layout: Equatable, Sendable {
        var screen: CGSize
        var content: CGRect
        var controls: [PageControl: CGRect]

        var isLandscape: Bool { screen.width > screen.height }
    }

    private let request: LoginRequest
    private let line: VendorLine
    private let additions: PageAdditions
    private weak var area: UIView?
    private var layout: Layout?
    private var isLoading = false
    private let titleBar: Double

    /// Prepares the drawing.
    ///
    /// - Parameters:
    ///   - request: The request for the page.
    ///   - line: The provider's line.
    ///   - kinds: What the SDK lacks.
    ///   - titleBar: The height of the SDK's title bar in a popup.
    ///   - tapped: Told of each tap on what was drawn.
    package init(
        _ request: LoginRequest, on line: VendorLine, drawing kinds: Set<PageAdditions.Kind>, titleBar: Double,
        tapped: @escaping @MainActor (PageAdditions.Tap) -> Void
    ) {
        self.request = request
        self.line = line
        self.titleBar = titleBar
        additions = PageAdditions(request, drawing: kinds, titleBar: titleBar, tapped: line.receiver(tapped))
    }

    /// What the binding hands to the SDK; `nil` where there is nothing to add.
    package var painting: PagePainting? {
        let rightItem = additions.makeRightItem()
        let hooks = request.hooks
        guard !additions.isEmpty || rightItem != nil || hooks.showsLoading != nil || hooks.turns != nil else {
            return nil
        }
        let laidOut = line.painter { [weak self] (layout: Layout) in self?.layOut(layout) }
        return PagePainting(
            begin: line.painter { [weak self] view in self?.begin(in: view) },
            layOut: { screen, content, controls in
                laidOut(Layout(screen: screen, content: content, controls: controls))
            },
            rightItem: rightItem)
    }

    private func begin(in view: UIView) {
        area = view
        let isLandscape = request.isLandscape(in: view)
        additions.draw(in: view, at: origin(inLandscape: isLandscape), inLandscape: isLandscape)
    }

    /// Drawing changes the view and may lead to the next layout: one like the last draws nothing.
    private func layOut(_ layout: Layout) {
        guard let area, layout != self.layout else { return }
        let isTurned = self.layout.map { $0.isLandscape != layout.isLandscape } ?? false
        self.layout = layout
        let frames = layout.controls.filter { !$0.value.isEmpty }.mapValues { frame in
            PageFrame(
                x: Double(frame.origin.x), y: Double(frame.origin.y), width: Double(frame.width),
                height: Double(frame.height))
        }
        additions.draw(
            in: area, at: origin(inLandscape: layout.isLandscape),
            frames: PageFrames(size: layout.content.size, controls: frames), inLandscape: layout.isLandscape)
        if isTurned { request.hooks.turns?(layout.content.size, area) }
    }

    /// Where the SDK's view for custom controls begins on the page.
    private func origin(inLandscape isLandscape: Bool) -> CGPoint {
        if request.style.presentation.mode == .popup { return CGPoint(x: 0, y: titleBar) }
        guard !request.style.navigationBar.isHidden else { return .zero }
        let statusBar = request.screen.safeArea(inLandscape: isLandscape).top
        return CGPoint(x: 0, y: statusBar + PageScreen.navigationBar(inLandscape: isLandscape))
    }

    // MARK: Loading

    /// Shows the app's own loading indicator, where it has one.
    package func showLoading() {
        guard !isLoading, let area, let show = request.hooks.showsLoading else { return }
        isLoading = true
        show(area)
    }

    /// Takes it away.
    package func hideLoading() {
        guard isLoading else { return }
        isLoading = false
        request.hooks.hidesLoading?()
    }
}

extension PageAdditions.Tap {
    /// The event of a tap on what the framework has drawn.
    package var event: AuthPageEvent {
        switch self {
        case .otherMethod: .otherMethodTapped
        case .otherLogin(let kind, let id): .otherLoginTapped(kind: kind == .custom ? id : kind.rawValue)
        case .custom(let id): .customControlTapped(id: id)
        }
    }

    /// Whether the tap ends the login, for another one.
    package var leavesLogin: Bool {
        if case .custom = self { false } else { true }
    }
}
