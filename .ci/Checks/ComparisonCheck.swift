import Foundation

/// Looks at a comparison's report as a reader does: on a desk and on phones, in light and in dark.
struct ComparisonCheck: PageCheck {
    /// A comparison as `compare --json` prints it.
    struct Record: Decodable {
        struct Cell: Decodable {
            let situation: String
            let vendor: String
            let carrier: String
            let outcomes: [String: Int]

            /// The outcomes as a box of the matrix has them.
            var text: String {
                outcomes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
                    .map { outcomes.count == 1 ? $0.key : "\($0.key) ×\($0.value)" }.joined(separator: ", ")
            }
        }
        let cells: [Cell]
    }

    var faults: [String] = []
    var count = 0
    let browser: Browser
    private let record: Record
    private let vendors = ["geetest", "shanyan", "aliyunPNVS", "aliyunFusion"]
    private let sections = ["changes", "matrix", "times", "errors", "pages", "sources"]
    private let charts = 4

    /// - Parameters:
    ///   - report: A report of all four vendors, held against an earlier comparison that differs.
    ///   - record: What was printed with it.
    ///   - pictures: Where screenshots go, if anywhere.
    init(report: URL, record: URL, browser: Browser, pictures: URL?) throws {
        self.browser = browser
        self.record = try JSONDecoder().decode(Record.self, from: Data(contentsOf: record))
        for width in [1280, 390, 360] {
            for isDark in [false, true] {
                let state = "\(width) \(isDark ? "dark" : "light")"
                try open(report, width: width, height: 900, isDark: isDark)
                checkSilence(report, width: width)
                try checkWidth(report, width, isDark ? "dark" : "light")
                let paper = try number("luminance(getComputedStyle(document.body).backgroundColor)")
                expect(isDark ? paper < 0.2 : paper > 0.8, "\(state): the page does not follow prefers-color-scheme")
                try checkForm(state)
                try checkLayout(state, isWide: width > 700)
                if let pictures {
                    try browser.takePicture(
                        to: pictures.appending(path: "comparison-\(width)-\(isDark ? "dark" : "light").png"))
                }
            }
            if width == 1280 { try checkContent() }
        }
    }

    // MARK: What it says

    private mutating func checkContent() throws {
        let found = try texts("[...document.querySelectorAll('h2[id]')].map(h => h.id)")
        expect(found == sections, "the sections are \(found)")
        expect(
            try texts("[document.querySelector('.verdict').innerText]").first?.contains("\(record.cells.count)")
                == true,
            "the verdict does not count the cells")
        let changes = try number("document.querySelectorAll('.changes li').length")
        expect(changes > 0, "no change is listed")
        let seen = try browser.evaluate("matrix()") as? [String: [String: [[String]]]] ?? [:]
        expect(seen.count == Set(record.cells.map(\.situation)).count, "the matrix has \(seen.count) situations")
        for cell in record.cells {
            let boxes = seen[cell.situation]?[cell.vendor] ?? []
            // Carriers that see the same share a box; where there is one alone, it names none.
            let box = boxes.count == 1 ? boxes[0] : boxes.first { $0.dropFirst(1).contains(cell.carrier) }
            expect(
                box?.first == cell.text,
                "\(cell.situation), \(cell.vendor), \(cell.carrier): the matrix says \(box?.first ?? "nothing"), not \(cell.text)"
            )
        }
        let totals = record.cells.reduce(into: [String: Int]()) { totals, cell in
            for (outcome, runs) in cell.outcomes { totals["\(outcome) \(cell.vendor)", default: 0] += runs }
        }
        let shown = try browser.evaluate("errors()") as? [String: Int] ?? [:]
        expect(shown == totals, "the errors are not those of the cells")
    }

    // MARK: How it lies

    private mutating func checkLayout(_ state: String, isWide: Bool) throws {
        for cut in try texts("cut()") { expect(false, "\(state): \(cut)") }
        for lap in try texts("overlaps()") { expect(false, "\(state): \(lap)") }
        count += 2
        let boxes = try number("[...document.querySelectorAll('.matrix .box')].filter(isSeen).length")
        expect(boxes >= Double(record.cells.count / 3), "\(state): only \(boxes) boxes are seen")
        let curves = try texts("[...document.querySelectorAll('svg.chart')].map(c => curvesOf(c))")
        expect(
            curves == Array(repeating: "v0,v1,v2,v3", count: charts), "\(state): the charts' curves are \(curves)")
        for fault in try texts("curveFaults()") { expect(false, "\(state): \(fault)") }
        let pages = try browser.evaluate(
            "[...document.querySelectorAll('.pages svg')].map(s => Math.round(s.getBoundingClientRect().width))")
        let widths = pages as? [Int] ?? []
        expect(
            widths.count == vendors.count && widths.allSatisfy { $0 > 120 }, "\(state): the pages are \(widths) wide")
        let tops = try browser.evaluate("new Set([...document.querySelectorAll('.pages svg')].map(topOf)).size") as? Int
        expect(tops == (isWide ? 1 : 2), "\(state): the pages lie in \(tops ?? 0) rows")
        let columns =
            try browser.evaluate(
                "new Set([...document.querySelectorAll('.matrix:not(.errors) tr:nth-child(2) > td')].map(leftOf)).size")
            as? Int
        expect(columns == (isWide ? 4 : 2), "\(state): the vendors lie in \(columns ?? 0) columns")
    }

    /// What the check calls in the page.
    static let script = """
        globalThis.isSeen = e => e.getClientRects().length > 0 && e.getBoundingClientRect().width > 1
            && !(e.closest('thead') && getComputedStyle(e.closest('thead')).position === 'absolute');
        globalThis.topOf = e => Math.round(e.getBoundingClientRect().top);
        globalThis.leftOf = e => Math.round(e.getBoundingClientRect().left);
        globalThis.matrix = () => Object.fromEntries([...document.querySelectorAll('#matrix ~ .matrix')].slice(0, 1).flatMap(m =>
            [...m.querySelectorAll('tbody tr')].map(row => [row.querySelector('.name').textContent,
                Object.fromEntries([...row.querySelectorAll('td')].map(d => [d.dataset.label, [...d.querySelectorAll('.box')].map(b =>
                    [b.querySelector('.outcome').textContent.slice(2),
                        ...[...b.querySelectorAll('.detail')].flatMap(t => t.textContent.split(' · ')[0].split(', '))])]))])));
        globalThis.errors = () => Object.fromEntries([...document.querySelectorAll('.errors tbody tr')].flatMap(row =>
            [...row.querySelectorAll('td')].filter(d => d.querySelector('.detail')).map(d =>
                [row.querySelector('code').textContent + ' ' + d.dataset.label,
                    Number(d.querySelector('.detail').textContent.replace(/[^0-9]/g, ''))])));
        globalThis.cut = () => [...document.querySelectorAll('.box,.outcome,.detail,td,th,li,figcaption,.verdict')].filter(isSeen)
            .filter(e => e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0 && getComputedStyle(e).display !== 'inline')
            .slice(0, 3).map(e => `“${e.innerText.slice(0, 30)}” is cut`);
        globalThis.meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        globalThis.overlaps = () => [['svg.chart', 'text'], ['.matrix tbody tr', 'td'], ['.box', 'span'], ['.glance tr', 'td']]
            .flatMap(([outer, inner]) => [...document.querySelectorAll(outer)].flatMap(o => {
                const all = [...o.querySelectorAll(inner)].filter(isSeen).map(e => [e.getBoundingClientRect(), e.textContent]);
                return all.flatMap(([a, text], i) => all.slice(i + 1).filter(([b]) => meet(a, b))
                    .map(([, other]) => `“${text.slice(0, 20)}” lies on “${other.slice(0, 20)}”`));
            })).slice(0, 3);
        globalThis.curvesOf = chart => [...chart.querySelectorAll('path.curve')].map(c => c.classList[1]).join();
        globalThis.curveFaults = () => [...document.querySelectorAll('svg.chart')].flatMap(chart => {
            const all = chart.getBoundingClientRect();
            const strokes = [...chart.querySelectorAll('path.curve')].map(c => getComputedStyle(c));
            const faults = [...chart.querySelectorAll('path.curve,circle')].map(c => c.getBoundingClientRect()).filter(b =>
                b.left < all.left || b.right > all.right || b.top < all.top || b.bottom > all.bottom || b.width < 2)
                .map(() => 'a curve leaves its chart');
            if (new Set(strokes.map(s => s.strokeDasharray)).size !== strokes.length) faults.push('two curves have one pattern');
            if (new Set(strokes.map(s => s.stroke)).size !== strokes.length) faults.push('two curves have one colour');
            const paper = luminance(paperOf(chart));
            for (const s of strokes) {
                const ink = luminance(s.stroke), ratio = (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
                if (ratio < 3) faults.push('a curve has contrast ' + ratio.toFixed(2));
            }
            return faults;
        });
        """
}
