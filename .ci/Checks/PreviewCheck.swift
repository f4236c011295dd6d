import Foundation

/// Looks at a preview as a reader does: in a browser, on a desk and on a phone, with the keyboard.
struct PreviewCheck: PageCheck {
    var faults: [String] = []
    var count = 0
    let browser: Browser
    private let style: LoginButtonStyle
    private let vendors = ["geetest", "shanyan", "aliyunPNVS", "aliyunFusion"]
    private let screens = [(393.0, 852.0), (375, 667), (430, 932)]

    /// - Parameters:
    ///   - good: The preview of a style with nothing wrong.
    ///   - bad: The preview of a style whose agreement's font is too small, and whose login button is hidden.
    ///   - style: The style of the good preview.
    ///   - pictures: Where screenshots go, if anywhere.
    init(good: URL, bad: URL, style: URL, browser: Browser, pictures: URL?) throws {
        self.browser = browser
        self.style = try JSONDecoder().decode(LoginButtonStyle.self, from: Data(contentsOf: style))
        try checkDesk(good, pictures)
        try checkKeyboard(good)
        for width in [390, 360] { try checkPhone(good, width: width, pictures) }
        try checkFindings(bad, pictures)
        try checkColours(good, pictures)
    }

    // MARK: On a desk

    private mutating func checkDesk(_ file: URL, _ pictures: URL?) throws {
        try open(file, width: 1280, height: 900)
        checkSilence(file, width: 1280)
        try checkWidth(file, 1280, "at first")
        let all = try number("document.querySelectorAll('figure').length")
        let expected = vendors.count * screens.count * 2 * 2
        expect(all == Double(expected), "\(Int(all)) pictures instead of \(expected)")
        expect(
            try texts("shown().map(f => f.closest('section').dataset.name)") == vendors,
            "not one picture a vendor at first")
        let tops = try browser.evaluate("new Set(shown().map(f => Math.round(f.getBoundingClientRect().top))).size")
        expect(tops as? Int == 1, "the vendors are not side by side at 1280")
        let faults = try texts("structureFaults()")
        for fault in faults { expect(false, fault) }
        expect(true, "")
        for (index, screen) in screens.enumerated() {
            for isLandscape in [false, true] {
                try choose("screen-\(index)", isLandscape ? "orientation-landscape" : "orientation-portrait")
                try checkWidth(file, 1280, "screen \(index)")
                try checkLoginButtons(on: screen, isLandscape)
            }
        }
        if let pictures {
            try choose("screen-0", "orientation-portrait")
            try browser.takePicture(to: pictures.appending(path: "desk.png"))
        }
    }

    private func choose(_ ids: String...) throws {
        for id in ids { _ = try browser.evaluate("document.getElementById('\(id)').click()") }
    }

    /// The login button of every vendor lies where the style asks for it, in points of the page, and in the picture.
    private mutating func checkLoginButtons(on screen: (Double, Double), _ isLandscape: Bool) throws {
        let asked = style.frame(on: screen, inLandscape: isLandscape)
        let upright = style.frame(on: screen, inLandscape: false)
        let name = "\(Int(screen.0))x\(Int(screen.1)) \(isLandscape ? "landscape" : "portrait")"
        let answer = try browser.evaluate("shown().map(f => place(f, 'loginButton'))") as? [Any] ?? []
        expect(answer.count == vendors.count, "\(name): \(answer.count) pictures are shown")
        for (vendor, place) in zip(vendors, answer) {
            guard let place = place as? [Double], place.count == 8 else {
                expect(false, "\(name), \(vendor): there is no login button")
                continue
            }
            let frame = Array(place[..<4])
            var expected = asked
            if isLandscape, vendor == "geetest" {
                // OneLogin takes one size for both orientations.
                expected = [(screen.1 - upright[2]) / 2, asked[1], upright[2], upright[3]]
            }
            let distance = zip(frame, expected).map { abs($0 - $1) }.max() ?? .infinity
            expect(distance <= 1, "\(name), \(vendor): the login button is at \(frame), not at \(expected)")
            let (box, picture) = ((place[4], place[5]), (place[6], place[7]))
            expect(box.0 > picture.0 && box.1 < picture.1, "\(name), \(vendor): the login button leaves the picture")
        }
    }

    // MARK: With the keyboard

    private mutating func checkKeyboard(_ file: URL) throws {
        try open(file, width: 1280, height: 900)
        let groups = ["vendor", "screen", "orientation", "appearance", "view"]
        for group in groups {
            try browser.press("Tab", code: 9)
            let focused = try browser.evaluate("document.activeElement.name")
            expect(focused as? String == group, "Tab reaches \(focused ?? "nothing") instead of \(group)")
            let outline = try browser.evaluate(
                "getComputedStyle(document.activeElement.nextElementSibling || document.body).outlineStyle")
            expect(outline as? String == "solid", "\(group): the focus cannot be seen")
            let before = try browser.evaluate("look()") as? String
            try browser.press("ArrowRight", code: 39)
            let after = try browser.evaluate("look()") as? String
            expect(before != after, "\(group): the arrow key changes nothing")
        }
        let shown = try texts(
            "shown().map(f => [f.closest('section').dataset.name, f.dataset.screen, f.dataset.orientation, f.dataset.view].join())"
        )
        expect(shown == ["geetest,1,landscape,dialog"], "the arrow keys lead to \(shown)")
    }

    // MARK: On a phone

    private mutating func checkPhone(_ file: URL, width: Int, _ pictures: URL?) throws {
        try open(file, width: width, height: 844)
        checkSilence(file, width: width)
        let lefts = try browser.evaluate("new Set(shown().map(f => Math.round(f.getBoundingClientRect().left))).size")
        expect(lefts as? Int == 1, "the vendors are not below each other at \(width)")
        if let pictures { try browser.takePicture(to: pictures.appending(path: "phone-\(width).png")) }
        for view in ["page", "dialog"] {
            for orientation in ["portrait", "landscape"] {
                try choose("view-\(view)", "orientation-\(orientation)")
                try checkWidth(file, width, "\(view), \(orientation)")
                let outside = try number("shown().filter(f => f.getBoundingClientRect().right > innerWidth).length")
                expect(outside == 0, "\(outside) pictures leave the window at \(width)")
            }
        }
        _ = try browser.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
        try checkWidth(file, width, "all opened")
        if let pictures {
            _ = try browser.evaluate("document.querySelector('#report').scrollIntoView()")
            try browser.takePicture(to: pictures.appending(path: "phone-\(width)-fields.png"))
        }
    }

    // MARK: What is wrong with a page

    private mutating func checkFindings(_ file: URL, _ pictures: URL?) throws {
        try open(file, width: 1280, height: 900)
        checkSilence(file, width: 1280)
        try checkWidth(file, 1280, "with findings")
        if let pictures { try browser.takePicture(to: pictures.appending(path: "findings.png")) }
        for vendor in vendors {
            let section = "document.querySelector('section[data-name=\(vendor)]')"
            for field in ["loginButton.hidden", "agreements.fontSize"] {
                let number = try browser.evaluate("numberOf(\(section), '\(field)')") as? String
                guard let number else {
                    expect(false, "\(vendor): \(field) is not in the list of findings")
                    continue
                }
                let marked = try browser.evaluate("isMarked(\(section), '\(number)')") as? Bool
                expect(marked == true, "\(vendor): finding \(number), \(field), is not marked in the picture")
            }
            let holds = try browser.evaluate("outlineHolds(\(section), 'agreements')") as? Bool
            expect(holds == true, "\(vendor): no outline is around the agreements")
        }
    }

    // MARK: Colours

    private mutating func checkColours(_ file: URL, _ pictures: URL?) throws {
        for isDark in [false, true] {
            try open(file, width: 1280, height: 900, isDark: isDark)
            let paper = try number("luminance(getComputedStyle(document.body).backgroundColor)")
            expect(isDark ? paper < 0.2 : paper > 0.8, "the page does not follow prefers-color-scheme")
            for fault in try texts("contrastFaults()") { expect(false, "\(isDark ? "dark" : "light"): \(fault)") }
            expect(true, "")
            let light = try number("luminance(fillOf('background'))")
            try choose("appearance-dark")
            let dark = try number("luminance(fillOf('background'))")
            expect(light > 0.5 && dark < 0.2, "the pictures do not turn dark: \(light) becomes \(dark)")
            if isDark, let pictures { try browser.takePicture(to: pictures.appending(path: "dark.png")) }
        }
    }

    /// What the checks call in the page.
    static let script = """
        globalThis.shown = () => [...document.querySelectorAll('figure')].filter(f => f.getClientRects().length);
        globalThis.look = () => shown().map(f => f.closest('section').dataset.name + Object.values(f.dataset)).join()
            + fillOf('background');
        globalThis.fillOf = kind => {
            const shape = shown()[0]?.querySelector(`[data-kind=${kind}] > *`);
            return shape ? getComputedStyle(shape).fill : '';
        };
        globalThis.place = (figure, kind) => {
            const svg = figure.querySelector('svg'), group = svg && svg.querySelector(`[data-kind=${kind}]`);
            if (!group) return null;
            const box = group.firstElementChild.getBoundingClientRect(), all = svg.getBoundingClientRect();
            const view = svg.viewBox.baseVal, scale = all.width / view.width;
            return [(box.left - all.left) / scale + view.x, (box.top - all.top) / scale + view.y, box.width / scale,
                box.height / scale, box.left, box.right, all.left, all.right];
        };
        globalThis.numberOf = (section, field) => {
            const item = [...section.querySelectorAll('.findings li')].find(i => i.querySelector('code').textContent === field);
            return item ? item.querySelector('.badge').textContent : null;
        };
        globalThis.isMarked = (section, number) => {
            const figure = shown().find(f => section.contains(f)), mark = figure.querySelector(`[data-mark="${number}"]`);
            if (!mark) return false;
            const box = mark.getBoundingClientRect(), all = figure.querySelector('svg').getBoundingClientRect();
            return box.width > 5 && box.left >= all.left && box.right <= all.right && box.top >= all.top && box.bottom <= all.bottom;
        };
        globalThis.outlineHolds = (section, kind) => {
            const figure = shown().find(f => section.contains(f)), group = figure.querySelector(`[data-kind=${kind}]`);
            if (!group) return false;
            const box = group.firstElementChild.getBoundingClientRect();
            return [...figure.querySelectorAll('[data-outline]')].map(o => o.getBoundingClientRect()).some(o =>
                o.left <= box.left && o.right >= box.right && o.top <= box.top && o.bottom >= box.bottom
                && o.width < box.width + 20 && o.height < box.height + 20);
        };
        """
}

/// What the check needs of a style file.
struct LoginButtonStyle: Decodable {
    struct Anchors: Decodable {
        let top: Double
        let width: String
        let height: Double

        /// The anchors in the middle of a page of this width, below what is above its vertical zero.
        func frame(in width: Double, below zero: Double) -> [Double] {
            let share = (Double(self.width.dropLast()) ?? .nan) / 100 * width
            return [(width - share) / 2, zero + top, share, height]
        }
    }
    struct Placement: Decodable {
        let landscape: Anchors
    }
    struct Button<Value: Decodable>: Decodable {
        let placement: Value
    }
    let portrait: Anchors
    let landscape: Anchors

    private enum CodingKeys: String, CodingKey {
        case loginButton
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        portrait = try container.decode(Button<Anchors>.self, forKey: .loginButton).placement
        landscape = try container.decode(Button<Placement>.self, forKey: .loginButton).placement.landscape
    }

    /// The button below status bar and navigation bar.
    func frame(on screen: (width: Double, height: Double), inLandscape isLandscape: Bool) -> [Double] {
        let statusBar = screen.height > 2 * screen.width ? 59.0 : 20
        return isLandscape
            ? landscape.frame(in: screen.height, below: 32) : portrait.frame(in: screen.width, below: statusBar + 44)
    }
}
