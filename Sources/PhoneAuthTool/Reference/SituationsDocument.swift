import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone

/// The golden table as a reference page: what every vendor gives in every situation, and why where it is something else than
/// the situation is called.
struct SituationsDocument: ReferenceDocument {
    static let name = "situations"
    static let path = "Docs/Situations.md"

    /// The page.
    static let markdown: String = {
        var page = SituationsDocument()
        return page.text()
    }()

    /// The reasons so far, each with the number under which cells name it.
    private var reasons: [String] = []

    private mutating func text() -> String {
        let login = table(for: .login)
        let verification = table(for: .verification)
        let notes = reasons.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
        return """
            # Situations

            What happens to phone, network, vendor and user, and what an app sees of it with each vendor alone: the promise that vendors can be exchanged.
            `phoneauth simulate --vendor V --situation S` plays one of them, `phoneauth compare --situations all` all. A test holds every cell to this table, on China
            Mobile, China Unicom and China Telecom. Where a vendor cannot tell what the situation is, the cell is **bold**, and a number says why below.

            This page is generated from the table: `phoneauth reference situations`.

            ## Login

            \(login)

            ## Number verification

            \(verification)

            ## Why

            \(notes)
            """
    }

    private mutating func table(for purpose: Purpose) -> String {
        let head = [
            "| situation | what happens | by rights | \(Vendor.known.map(\.rawValue).joined(separator: " | ")) |",
            "| --- | --- | --- |" + String(repeating: " --- |", count: Vendor.known.count),
        ]
        let rows = Situation.all.map { situation in
            let rights = situation.expectedFailure.map { "`\($0.rawValue)`" } ?? "success"
            let cells = Vendor.known.map { cell(situation, $0, purpose) }
            return "| `\(situation.name)` | \(situation.summary) | \(rights) | \(cells.joined(separator: " | ")) |"
        }
        return (head + rows).joined(separator: "\n")
    }

    /// What a vendor gives; carriers on which it gives something else stand behind it.
    private mutating func cell(_ situation: Situation, _ vendor: Vendor, _ purpose: Purpose) -> String {
        var groups: [(expectation: Expectation, carriers: [Carrier])] = []
        for carrier in Carrier.known {
            let expectation = Expectation(of: situation, vendor, carrier, for: purpose)
            if let index = groups.firstIndex(where: { $0.expectation == expectation }) {
                groups[index].carriers.append(carrier)
            } else {
                groups.append((expectation, [carrier]))
            }
        }
        return groups.map { group in
            let outcome = group.expectation.failure.map { "`\($0.rawValue)`" } ?? "success"
            let carriers = groups.count == 1 ? "" : group.carriers.map(\.rawValue).joined(separator: ", ") + ": "
            guard let reason = group.expectation.reason else { return carriers + outcome }
            return "\(carriers)**\(outcome)** (\(number(of: reason)))"
        }.joined(separator: "; ")
    }

    private mutating func number(of reason: String) -> Int {
        if let index = reasons.firstIndex(of: reason) { return index + 1 }
        reasons.append(reason)
        return reasons.count
    }
}
