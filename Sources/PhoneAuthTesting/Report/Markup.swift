/// What the HTML and SVG that this module writes have in common.
enum Markup {
    /// A text as it may stand in an element or between double quotes, in HTML and in XML.
    ///
    /// Texts come from style files and configurations: nothing in them may act. Control characters, which XML does not
    /// know, become the replacement character.
    static func escape(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\t", "\n", "\r": escaped.unicodeScalars.append(scalar)
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// A length or position with at most two decimals.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        let hundredths = (value * 100).rounded()
        guard abs(hundredths) < 1e12 else { return hundredths < 0 ? "-1e9" : "1e9" }
        let whole = Int(hundredths)
        let (points, rest) = (abs(whole) / 100, abs(whole) % 100)
        let sign = whole < 0 ? "-" : ""
        guard rest > 0 else { return "\(sign)\(points)" }
        return sign + "\(points)." + (rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")
    }

    /// A whole page. It needs no network.
    static func page(title: String, style: String, main: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(escape(title))</title>
        <style>\(baseStyle)\(style)</style>
        </head>
        <body>
        <main>
        \(main)
        </main>
        </body>
        </html>

        """
    }

    /// Colours and type of every page, light and dark as the reader's device is.
    private static let baseStyle = """
        :root{color-scheme:light dark;--ink:#1d2129;--soft:#5c6470;--line:#d9dde3;--paper:#fff;--ok:#e7f5ec;--okline:#2e8b57;\
        --differs:#fff5dc;--differsline:#b7791f;--bad:#fde8e8;--badline:#c53030}\
        @media (prefers-color-scheme:dark){:root{--ink:#e8eaee;--soft:#a3abb8;--line:#3a404b;--paper:#16191f;--ok:#173326;\
        --differs:#3a2f14;--bad:#41191b}}\
        *{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);\
        font:15px/1.45 system-ui,-apple-system,"PingFang SC","Noto Sans CJK SC",sans-serif}\
        main{max-width:1200px;margin:0 auto;padding:24px 16px 48px}h1{font-size:26px;margin:0 0 8px}h2{font-size:19px;\
        margin:32px 0 8px}.lead{margin:0 0 8px;color:var(--soft)}.lead strong{color:var(--ink)}.legend,.note{color:var(--soft);\
        font-size:13px}
        """
}
