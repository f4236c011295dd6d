import PhoneAuth
import PhoneAuthModel

/// The tables as a reference page.
struct ReturnCodesDocument {
    let tables: [ReturnCodeTable]

    /// The page.
    var markdown: String {
        var parts = [
            """
            # Return codes

            What each vendor's codes mean, what the app sees, and what to do. `phoneauth explain V CODE` says the same for one code. A code without a
            stage means the same everywhere. This page is generated from the tables: `phoneauth codes --format markdown`.
            """
        ]
        for table in tables {
            parts.append("## \(table.vendor)")
            parts.append(page(table.matches) { [$0.code, $0.product?.rawValue, $0.stage?.rawValue] })
        }
        if tables.contains(where: { $0.vendor != .apple }) {
            parts.append("## Carriers")
            parts.append(
                "The carriers' own codes, which every vendor hands on as inner codes. Where the carrier is known and has a failure for one, it decides."
            )
            parts.append(page(CarrierCodes.matches) { [$0.code, $0.carrier?.rawValue, nil] })
        }
        return parts.joined(separator: "\n\n")
    }

    private func page(_ matches: [ReturnCodeMatch], key: (ReturnCodeMatch) -> [String?]) -> String {
        let head = """
            | code | of | stage | the app sees | meaning | 含义 | advice | 建议 | source |
            | --- | --- | --- | --- | --- | --- | --- | --- | --- |
            """
        let rows = matches.map { match in
            let seen =
                match.errorCode.map { "`\($0.rawValue)` (\(match.disposition?.rawValue ?? ""))" } ?? match.event
                .map { "event `\($0)`" } ?? match.kindName
            let cells =
                key(match).map { $0 ?? "" } + [
                    seen, match.meaning.en, match.meaning.zhHans, match.advice.en, match.advice.zhHans, match.source,
                ]
            return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
        }
        return ([head] + rows).joined(separator: "\n")
    }
}
