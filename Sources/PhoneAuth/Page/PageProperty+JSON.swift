import Foundation
package import PhoneAuthModel

extension PageProperty {
    /// The value as `phoneauth translate` prints it: colours as `#RRGGBBAA`, images by name, frames on the screen, and
    /// `"block"` for what is code.
    ///
    /// - Parameters:
    ///   - screen: The screen, upright.
    ///   - view: The size of the view that the control lies in.
    ///   - natural: The control's own frame, where the style leaves a size open.
    package func json(on screen: PageScreen, in view: PageFrame, natural: PageFrame = PageFrame()) -> JSONValue {
        switch self {
        case .flag(let flag): return .bool(flag)
        case .number(let number): return number.fieldJSON
        case .numbers(let numbers): return .array(numbers.map(\.fieldJSON))
        case .text(let text), .image(let text): return .string(text)
        case .texts(let texts), .images(let texts): return .array(texts.map { .string($0) })
        case .label(let label): return label.fieldJSON
        case .color(let color): return color.fieldJSON
        case .colors(let colors): return .array(colors.map(\.fieldJSON))
        case .font(let size, let isBold): return ["size": size.fieldJSON, "bold": .bool(isBold)]
        case .agreements(let agreements): return .array(agreements.map(\.fieldJSON))
        case .size(let width, let height): return ["width": width.fieldJSON, "height": height.fieldJSON]
        case .insets(let insets): return insets.fieldJSON
        case .placement(let placement):
            let frame = placement.frame(
                in: view.rect.size, screen: PageFrame(width: screen.width, height: screen.height).rect.size,
                natural: natural.rect)
            return PageFrame(frame).json
        case .offsets(let offsets, let frame): return frame?.json ?? offsets.fieldJSON
        case .members(let members): return .object(members.mapValues(\.fieldJSON))
        case .block: return "block"
        }
    }
}

extension PageFrame {
    /// The frame as commands print it, to a tenth of a point.
    package var json: JSONValue {
        func side(_ value: Double) -> JSONValue { ((value * 10).rounded() / 10).fieldJSON }
        return ["x": side(x), "y": side(y), "width": side(width), "height": side(height)]
    }
}

extension PageTable {
    /// The properties of a page that this table has made, as `phoneauth translate` prints them.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - style: The style that it was made of.
    ///   - screen: The screen that it was made for.
    package func json(of page: VendorPage, style: AuthPageStyle, on screen: PageScreen) -> JSONValue {
        let frames = style.frames(on: screen, inLandscape: false, titleBar: titleBar).controls
        let members = page.properties.map { property, value -> (String, JSONValue) in
            if case .agreements(let agreements) = value, properties[property] == .agreement, agreements.count == 1 {
                return (property, agreements[0].fieldJSON)
            }
            let fields = rules.filter { $0.property == property }.flatMap(\.fields)
            let control = PageControl.allCases.first { fields.contains("\($0.rawValue).placement") }
            let view = style.view(of: value, setFrom: fields, on: screen, titleBar: titleBar)
            return (property, value.json(on: screen, in: view, natural: control.flatMap { frames[$0] } ?? PageFrame()))
        }
        return .object(Dictionary(members, uniquingKeysWith: { first, _ in first }))
    }
}

extension AuthPageStyle {
    /// The view that a vendor asks for a frame in, upright: the screen for a popup, the bar or the dialog for what lies in it,
    /// else the page, without its navigation or title bar where the placement does not count it.
    fileprivate func view(
        of value: PageProperty, setFrom fields: [String], on screen: PageScreen, titleBar: Double
    ) -> PageFrame {
        let area = PageArea(self, on: screen, inLandscape: false, titleBar: titleBar)
        func all(_ prefix: String) -> Bool { !fields.isEmpty && fields.allSatisfy { $0.hasPrefix(prefix) } }
        if fields.contains(where: { $0.hasPrefix("presentation.popup.placement") }) {
            return PageFrame(width: screen.width, height: screen.height)
        }
        if all("navigationBar.") {
            return PageFrame(width: area.width, height: PageScreen.navigationBar(inLandscape: false))
        }
        if all("consentDialog."), !fields.contains("consentDialog.placement") {
            return area.frame(consentDialog.placement.anchors, width: area.width, height: 200)
        }
        guard case .placement(let placement) = value, placement.tops.allSatisfy({ $0 == 0 }) else {
            return PageFrame(width: area.width, height: area.height)
        }
        return PageFrame(width: area.width, height: area.height - area.top)
    }
}

extension PageReport {
    /// The report's four lists, as `phoneauth translate` prints them.
    package var json: [String: JSONValue] {
        func notes(_ notes: [Note]) -> JSONValue {
            .array(notes.map { ["field": .string($0.field), "reason": .string($0.reason)] })
        }
        return [
            "applied": .array(applied.map { .string($0) }), "approximated": notes(approximated),
            "unsupported": notes(unsupported), "inactive": .array(inactive.map { .string($0) }),
        ]
    }
}
