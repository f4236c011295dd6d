import Foundation

/// Looks at a page of HTML as a reader does: in a browser.
protocol PageCheck {
    /// What is not as it should be.
    var faults: [String] { get set }
    /// How many things were looked at.
    var count: Int { get set }
    /// Where the page is opened.
    var browser: Browser { get }
    /// What the check calls in the page.
    static var script: String { get }
}

extension PageCheck {
    mutating func expect(_ holds: Bool, _ fault: @autoclosure () -> String) {
        count += 1
        if !holds { faults.append(fault()) }
    }

    mutating func open(_ file: URL, width: Int, height: Int, isDark: Bool = false) throws {
        try browser.open(file, width: width, height: height, isDark: isDark)
        _ = try browser.evaluate(commonScript + Self.script)
    }

    /// What the browser told of the page since it was opened.
    mutating func checkSilence(_ file: URL, width: Int) {
        let requests = browser.events.filter { $0.method == "Network.requestWillBeSent" }
            .compactMap { ($0.parameters["request"] as? [String: Any])?["url"] as? String }
            .filter { $0 != file.absoluteString }
        expect(requests.isEmpty, "\(file.lastPathComponent): asks for \(requests.joined(separator: ", "))")
        let noises = browser.events.filter { event in
            switch event.method {
            case "Runtime.exceptionThrown": true
            case "Runtime.consoleAPICalled": event.parameters["type"] as? String == "error"
            case "Log.entryAdded": (event.parameters["entry"] as? [String: Any])?["level"] as? String == "error"
            default: false
            }
        }
        expect(noises.isEmpty, "\(file.lastPathComponent) at \(width): \(noises.count) errors in the console")
    }

    func number(_ script: String) throws -> Double {
        (try browser.evaluate(script) as? NSNumber)?.doubleValue ?? .nan
    }

    func texts(_ script: String) throws -> [String] { try browser.evaluate(script) as? [String] ?? [] }

    mutating func checkWidth(_ file: URL, _ width: Int, _ state: String) throws {
        let needed = try number("document.documentElement.scrollWidth")
        expect(needed <= Double(width), "\(file.lastPathComponent) at \(width), \(state): is \(needed) wide")
    }

    /// The page's structure, and the contrast of its texts.
    mutating func checkForm(_ state: String) throws {
        for fault in try texts("structureFaults()") + texts("contrastFaults()") { expect(false, "\(state): \(fault)") }
        expect(true, "")
    }
}

/// What all checks call in a page.
private let commonScript = """
    globalThis.structureFaults = () => {
        const faults = [], ids = [...document.querySelectorAll('[id]')].map(e => e.id);
        if (new Set(ids).size !== ids.length) faults.push('an id is given twice');
        if (!document.documentElement.lang) faults.push('the page has no lang');
        if (!document.title) faults.push('the page has no title');
        if (document.querySelectorAll('h1').length !== 1) faults.push('there is not one h1');
        let level = 0;
        for (const h of document.querySelectorAll('h1,h2,h3,h4')) {
            const next = Number(h.tagName[1]);
            if (next > level + 1) faults.push('a heading skips a level: ' + h.textContent);
            level = next;
        }
        for (const svg of document.querySelectorAll('svg:not([aria-hidden=true])'))
            if (svg.getAttribute('role') !== 'img' || !svg.getAttribute('aria-label'))
                faults.push('a picture has no text for those who do not see it');
        for (const input of document.querySelectorAll('input'))
            if (!input.labels.length || !input.closest('fieldset').querySelector('legend').textContent)
                faults.push('a control has no label: ' + input.id);
        if (document.querySelector('script,link,iframe,img,object,embed')) faults.push('the page is not self-contained');
        return faults;
    };
    globalThis.parts = color => (color.match(/[0-9.]+/g) || [0, 0, 0]).map(Number);
    globalThis.luminance = color => {
        const [r, g, b] = parts(color).map(v => v / 255).map(v => v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    globalThis.paperOf = element => {
        for (let e = element; e; e = e.parentElement) {
            const color = getComputedStyle(e).backgroundColor, alpha = parts(color)[3];
            if (color.startsWith('rgb') && (alpha === undefined || alpha > 0.9)) return color;
        }
        return 'rgb(255,255,255)';
    };
    globalThis.rgb = color => parts(color).slice(0, 3);
    globalThis.opacityOf = element => {
        let opacity = 1;
        for (let e = element; e; e = e.parentElement) opacity *= Number(getComputedStyle(e).opacity);
        return opacity;
    };
    // As it is seen: what is half transparent has something of the paper in it.
    globalThis.contrastOf = (element, ink) => {
        const paper = paperOf(element), alpha = opacityOf(element) * (parts(ink)[3] ?? 1);
        const seen = rgb(ink).map((v, i) => v * alpha + rgb(paper)[i] * (1 - alpha)).join();
        const [one, other] = [luminance(seen), luminance(paper)];
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    };
    globalThis.contrastFaults = () => {
        const texts = 'h1,h2,h3,p,li,label,legend,caption,figcaption,td,th,code,b,strong,span,summary,svg.chart text';
        const worst = new Map();
        for (const e of document.querySelectorAll(texts)) {
            if (!e.getClientRects().length || !e.textContent.trim()) continue;
            const style = getComputedStyle(e), ratio = contrastOf(e, e.closest('svg') ? style.fill : style.color);
            const kind = `${e.tagName} ${e.className.baseVal ?? e.className}`;
            if (ratio < Math.min(4.5, worst.get(kind) ?? 4.5)) worst.set(kind, ratio);
        }
        return [...worst].map(([kind, ratio]) => `${kind}: contrast ${ratio.toFixed(2)}`);
    };
    """
