import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting

/// What becomes of each field of a page's style at each vendor, as two tables: the fields, and the reasons where a vendor cannot
/// do one as asked.
@MainActor struct PageFieldsTable {
    /// What became of a field, and why.
    private enum Fate: Equatable {
        case applied
        case approximated(String)
        case unsupported(String)

        /// The word for it, which is the same without its reason.
        var sign: String {
            switch self {
            case .applied: "yes"
            case .approximated: "nearly"
            case .unsupported: "–"
            }
        }

        var reason: String? {
            switch self {
            case .applied: nil
            case .approximated(let reason), .unsupported(let reason): reason
            }
        }
    }

    /// A field that belongs to one way in which a page comes up is looked at in that one.
    private static let modes: [AuthPageStyle.Mode] = [.fullScreen, .push, .popup]

    /// A field, or all fields below a path, of which the same became.
    private struct Row {
        let path: String
        let fates: [Fate?]

        var signs: [String] { fates.map { $0?.sign ?? "·" } }
        var isPlain: Bool { fates.allSatisfy { $0 == .applied } }
    }

    private let rows: [Row]

    init() {
        var fields: [String] = []
        var fates: [Vendor: [String: Fate]] = [:]
        for mode in Self.modes {
            let style = StyleFields.complete(mode)
            fields += style.fieldPaths.map(Self.withoutIndex)
            for registration in Vendors.simulated() {
                let report = registration.pageTable.translate(style, reporting: style.fieldPaths).report
                let found =
                    report.unsupported.map { ($0.field, Fate.unsupported($0.reason)) }
                    + report.approximated.map { ($0.field, Fate.approximated($0.reason)) }
                    + report.applied.map { ($0, Fate.applied) }
                // Of the items of a list the one that fared worst is told.
                fates[registration.vendor, default: [:]].merge(
                    found.map { (Self.withoutIndex($0.0), $0.1) }, uniquingKeysWith: { first, _ in first })
            }
        }
        var unique: Set<String> = []
        fields = fields.filter { unique.insert($0).inserted }
        let leaves = fields.map { field in Row(path: field, fates: Vendor.known.map { fates[$0]?[field] }) }
        rows = Self.gathered(leaves, below: 0)
    }

    /// One path for the items of a list, which are alike.
    private static func withoutIndex(_ path: String) -> String {
        path.replacing(/items\[\d+\]/, with: "items[]")
    }

    /// One row for what lies below a path, where it is the same for all of it.
    private static func gathered(_ leaves: [Row], below depth: Int) -> [Row] {
        var groups: [(path: String, rows: [Row])] = []
        for leaf in leaves {
            let path = leaf.path.split(separator: ".").prefix(depth + 1).joined(separator: ".")
            if groups.last?.path == path {
                groups[groups.count - 1].rows.append(leaf)
            } else {
                groups.append((path, [leaf]))
            }
        }
        return groups.flatMap { group in
            if group.rows.count == 1 { return group.rows }
            if group.rows.allSatisfy({ $0.fates == group.rows[0].fates }) {
                return [Row(path: group.path, fates: group.rows[0].fates)]
            }
            return gathered(group.rows, below: depth + 1)
        }
    }

    /// The tables, with their headings.
    var markdown: String {
        """
        ## Fields of the page

        A style that sets every field, upright and in landscape, as each vendor makes its page of it; a path stands for all fields below it. “nearly”: in another way,
        or drawn by the framework; “·”: never in force with that style. `phoneauth translate` says it of a style of your own.

        \(([head] + shown).joined(separator: "\n"))

        As asked by every vendor: \(rows.filter(\.isPlain).map { "`\($0.path)`" }.joined(separator: ", ")).

        ## Why not as asked

        \(reasons)
        """
    }

    private var head: String {
        """
        | field | \(Vendor.known.map(\.rawValue).joined(separator: " | ")) |
        | --- |\(String(repeating: " --- |", count: Vendor.known.count))
        """
    }

    private var shown: [String] {
        rows.filter { !$0.isPlain }.map { "| `\($0.path)` | \($0.signs.joined(separator: " | ")) |" }
    }

    private var reasons: String {
        let head = """
            | vendor | | why | fields |
            | --- | --- | --- | --- |
            """
        return ([head] + Vendor.known.indices.flatMap(reasonRows)).joined(separator: "\n")
    }

    /// The reasons of the vendor at a place in ``Vendor/known``, each with the fields that it is for.
    private func reasonRows(_ place: Int) -> [String] {
        var groups: [(fate: Fate, paths: [String])] = []
        for row in rows {
            guard let fate = row.fates[place], fate != .applied else { continue }
            if let index = groups.firstIndex(where: { $0.fate == fate }) {
                groups[index].paths.append(row.path)
            } else {
                groups.append((fate, [row.path]))
            }
        }
        return groups.map { group in
            let names = group.paths.map { "`\($0)`" }.joined(separator: ", ")
            let reason = (group.fate.reason ?? "").replacing("|", with: "\\|")
            return "| \(Vendor.known[place]) | \(group.fate.sign) | \(reason) | \(names) |"
        }
    }
}
