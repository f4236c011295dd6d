public import Foundation
public import UIKitShim

/// What the framework draws on a vendor's page: the controls of the style that the vendor lacks, and what the app draws.
///
/// A provider makes one for each page, and hands its closures to the vendor's hooks for custom views. Where the vendor tells
/// nothing of its layout the frames are those that the style asks for.
@MainActor public final class PageAdditions {
    /// A control that the framework can draw.
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// The button that leads to another login.
        case switchButton
        /// The row of other logins.
        case otherLogins
        /// The title on the page.
        case pageTitle
    }

    /// A tap on what was drawn.
    public enum Tap: Hashable, Sendable {
        /// On the button that leads to another login.
        case otherMethod
        /// On one of the other logins.
        case otherLogin(kind: AuthPageStyle.OtherLogin.Kind, id: String)
        /// On the navigation bar's own item.
        case custom(id: String)
    }

    /// What tests, those of the app's user interface too, find the controls by.
    nonisolated public static func identifier(_ name: String) -> String { "phoneauth.\(name)" }

    private let request: LoginRequest
    private let kinds: Set<Kind>
    private let titleBar: Double
    private let tapped: @Sendable (Tap) -> Void
    private weak var area: UIView?
    private var drawn: [UIView] = []

    /// Prepares the drawing.
    ///
    /// - Parameters:
    ///   - request: The request for the page.
    ///   - kinds: What the vendor lacks.
    ///   - titleBar: The height of the vendor's title bar in a popup.
    ///   - tapped: Told of each tap, on the main actor's thread.
    public init(
        _ request: LoginRequest, drawing kinds: Set<Kind>, titleBar: Double = 0,
        tapped: @escaping @Sendable (Tap) -> Void
    ) {
        self.request = request
        self.kinds = kinds
        self.titleBar = titleBar
        self.tapped = tapped
    }

    /// Whether there is anything to draw.
    public var isEmpty: Bool {
        request.hooks.customViews == nil && kinds.allSatisfy { !isWanted($0) }
    }

    private func isWanted(_ kind: Kind) -> Bool {
        switch kind {
        case .switchButton: !request.style.switchButton.isHidden
        case .otherLogins: !request.style.otherLogins.items.isEmpty
        case .pageTitle: request.style.pageTitle.label.text != nil
        }
    }

    /// Draws everything in the view that the vendor gives for it: at first, and again with the frames that the vendor
    /// reports, or after the page has been turned.
    ///
    /// - Parameters:
    ///   - area: The vendor's view for custom controls.
    ///   - offset: Where the view's upper left corner lies on the page.
    ///   - frames: The frames of the vendor's own controls in that view, where it tells them.
    ///   - isLandscape: Whether the page lies in landscape; as the view's window does, where the style lets it, when `nil`.
    public func draw(
        in area: UIView, at offset: CGPoint = .zero, frames: PageFrames? = nil, inLandscape isLandscape: Bool? = nil
    ) {
        for view in drawn { view.removeFromSuperview() }
        drawn = []
        self.area = area
        let isLandscape = isLandscape ?? request.isLandscape(in: area)
        let page = PageArea(request.style, on: request.screen, inLandscape: isLandscape, titleBar: titleBar)
        func place(_ placement: AuthPageStyle.Placement, width: Double, height: Double) -> CGRect? {
            guard let anchors = placement.anchors(inLandscape: isLandscape) else { return nil }
            return page.frame(anchors, width: width, height: height)
                .moved(x: -Double(offset.x), y: -Double(offset.y)).rect
        }
        for kind in Kind.allCases where kinds.contains(kind) && isWanted(kind) {
            switch kind {
            case .pageTitle:
                let title = request.style.pageTitle
                let size = TextSize.estimate(title.label.text ?? "", fontSize: title.label.fontSize)
                add(place(title.placement, width: size.width, height: size.height)) { makeTitle($0) }
            case .switchButton:
                add(place(request.style.switchButton.placement, width: 160, height: 24)) { makeSwitchButton($0) }
            case .otherLogins:
                add(place(request.style.otherLogins.placement, width: 0, height: 44)) { makeOtherLogins($0) }
            }
        }
        var known =
            frames
            ?? request.style.frames(on: request.screen, inLandscape: isLandscape, titleBar: titleBar)
            .moved(x: -Double(offset.x), y: -Double(offset.y))
        known.isLandscape = isLandscape
        request.hooks.customViews?(PageCanvas(view: area, frames: known))
    }

    private func add(_ frame: CGRect?, _ make: (CGRect) -> UIView) {
        guard let frame, let area else { return }
        let view = make(frame)
        drawn.append(view)
        area.addSubview(view)
    }

    // MARK: Controls

    private func makeTitle(_ frame: CGRect) -> UIView {
        let label = UILabel(frame: frame)
        label.attributedText = PageProperty.label(request.style.pageTitle.label).attributedText
        label.textAlignment = .center
        label.accessibilityIdentifier = Self.identifier("pageTitle")
        return label
    }

    private func makeSwitchButton(_ frame: CGRect) -> UIView {
        let style = request.style.switchButton
        let title = style.title.filled(with: request.style.standardTexts.switchButton)
        let button = makeButton(frame, "switchButton", .otherMethod)
        button.setAttributedTitle(PageProperty.label(title).attributedText, for: .normal)
        button.backgroundColor = style.backgroundColor?.uiColor
        return button
    }

    /// A row of squares, 16 points apart, in the middle of the placement.
    private func makeOtherLogins(_ frame: CGRect) -> UIView {
        let row = UIView(frame: frame)
        row.accessibilityIdentifier = Self.identifier("otherLogins")
        let items = request.style.otherLogins.items.filter { $0.isShown(hasWeChat: request.hasWeChat) }
        let squares = AuthPageStyle.OtherLogins.squares(
            items.count, in: PageFrame(width: frame.width, height: frame.height))
        for (item, square) in zip(items, squares) {
            row.addSubview(makeOtherLogin(item, square.rect))
        }
        return row
    }

    private func makeOtherLogin(_ item: AuthPageStyle.OtherLogin, _ frame: CGRect) -> UIView {
        let tap = Tap.otherLogin(kind: item.kind, id: item.identifier)
        let button = makeButton(frame, "otherLogin.\(item.identifier)", tap)
        button.layer.cornerRadius = item.cornerRadius
        button.accessibilityLabel = item.title ?? item.standardTitle(in: request.style.language)
        if item.kind == .apple {
            button.backgroundColor = item.appleStyle == .black ? .black : .white
            if item.appleStyle == .whiteOutline {
                button.layer.borderWidth = 1
                button.layer.borderColor = UIColor.black.cgColor
            }
            button.setAttributedTitle(
                PageProperty.label(
                    .init("\u{F8FF}", color: item.appleStyle == .black ? .white : .black, fontSize: frame.height * 0.5)
                ).attributedText, for: .normal)
        } else if let image = item.image {
            button.setImage(UIImage(named: image), for: .normal)
        }
        return button
    }

    private func makeButton(_ frame: CGRect, _ name: String, _ tap: Tap) -> UIButton {
        let button = UIButton(type: .custom)
        button.frame = frame
        button.accessibilityIdentifier = Self.identifier(name)
        let tapped = tapped
        button.addAction(UIAction { _ in tapped(tap) }, for: .touchUpInside)
        return button
    }

    /// The view for the navigation bar's own item, for vendors that take one; `nil` where the style has none.
    public func makeRightItem() -> UIView? {
        guard let item = request.style.navigationBar.rightItem else { return nil }
        let text = item.title ?? ""
        let size = TextSize.estimate(text, fontSize: 16)
        let width = max(44, size.width + 16)
        let button = makeButton(
            CGRect(x: 0, y: 0, width: width, height: 44), "rightItem.\(item.id)", .custom(id: item.id))
        button.setAttributedTitle(
            PageProperty.label(.init(text, color: request.style.navigationBar.title.color, fontSize: 16))
                .attributedText, for: .normal)
        if let image = item.image { button.setImage(UIImage(named: image), for: .normal) }
        return button
    }
}

extension AuthPageStyle.OtherLogin {
    /// Whether the button is shown. Apple and QQ can log in by themselves; WeChat has no web login and needs its app.
    func isShown(hasWeChat: Bool) -> Bool { kind != .wechat || hasWeChat }

    /// What a screen reader says of a button without a title.
    func standardTitle(in language: AuthPageStyle.Language) -> String {
        switch (kind, language) {
        case (.apple, _): appleType.words(in: language)
        case (.wechat, .english): "WeChat"
        case (.wechat, _): "微信"
        case (.qq, _): "QQ"
        case (.custom, _): kind.rawValue
        }
    }
}

extension AuthPageStyle.OtherLogin.AppleType {
    /// The words, as Apple has them.
    fileprivate func words(in language: AuthPageStyle.Language) -> String {
        switch (self, language) {
        case (.signIn, .english): "Sign in with Apple"
        case (.signIn, .simplifiedChinese): "通过 Apple 登录"
        case (.signIn, .traditionalChinese): "透過 Apple 登入"
        case (.continue, .english): "Continue with Apple"
        case (.continue, .simplifiedChinese): "通过 Apple 继续"
        case (.continue, .traditionalChinese): "透過 Apple 繼續"
        case (.signUp, .english): "Sign up with Apple"
        case (.signUp, .simplifiedChinese): "通过 Apple 注册"
        case (.signUp, .traditionalChinese): "透過 Apple 註冊"
        }
    }
}

extension AuthPageStyle.OtherLogins {
    /// The row's buttons in a frame: squares of its height, 16 points apart, in the middle.
    public static func squares(_ count: Int, in frame: PageFrame) -> [PageFrame] {
        let side = frame.height
        let total = Double(count) * side + Double(max(0, count - 1)) * 16
        let start = frame.x + (frame.width - total) / 2
        return (0..<count).map { PageFrame(x: start + Double($0) * (side + 16), y: frame.y, width: side, height: side) }
    }
}
