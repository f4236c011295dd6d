public import PhoneAuth
public import SimulatedPhone

extension PageLayout {
    /// How a vendor's page lies on a simulated phone's screen.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - screen: The screen, upright.
    ///   - isLandscape: Whether it lies on its side.
    public init(_ page: SimulatedPage, on screen: PageScreen, inLandscape isLandscape: Bool) {
        var controls: [PageControl: PageFrame] = [:]
        var others: [Piece] = []
        for element in page.elements where element.isVisible {
            let frame = PageFrame(element.frame)
            switch element.kind {
            case "background", "mask", "popup": break
            case "otherLogin": controls[.otherLogins] = controls[.otherLogins]?.joined(with: frame) ?? frame
            default:
                if let control = PageControl(rawValue: element.kind), controls[control] == nil {
                    controls[control] = frame
                } else {
                    others.append(Piece(element.name, frame))
                }
            }
        }
        self.init(
            screen: screen, isLandscape: isLandscape,
            page: page["popup"].map { PageFrame($0.frame) } ?? PageFrame(width: page.width, height: page.height),
            controls: controls, others: others, isTicked: page["checkbox"]?.isChecked)
    }
}

extension SimulatedPage.Element {
    /// The element in a sentence.
    fileprivate var name: String {
        switch kind {
        case "title": "the title"
        case "backButton": "the back button"
        case "closeButton": "the close button"
        case "rightItem": "the navigation bar's item"
        case "slogan": "the vendor's own slogan"
        default: id.map { "the app's “\($0)”" } ?? "something of the app's"
        }
    }

    /// Whether there is anything to see. Without a picture that is a text, or a colour of a button.
    fileprivate var isVisible: Bool {
        guard frame.width >= 1, frame.height >= 1, alpha > 0 else { return false }
        switch kind {
        case "slogan", "agreements": return hasVisibleText
        case "loginButton": return image != nil || hasVisibleText || background?.isVisible == true
        default: return true
        }
    }

    private var hasVisibleText: Bool {
        guard let text, text.contains(where: { !$0.isWhitespace }) else { return false }
        return color?.isVisible ?? true && linkColor?.isVisible ?? true
    }
}

extension SimulatedPage.Color {
    /// Whether it is seen on light pages and on dark ones.
    fileprivate var isVisible: Bool { !light.hasSuffix("00") && !dark.hasSuffix("00") }
}

extension PageFrame {
    fileprivate init(_ frame: SimulatedPage.Frame) {
        self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }

    /// The smallest rectangle that holds both.
    fileprivate func joined(with other: PageFrame) -> PageFrame {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PageFrame(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}
