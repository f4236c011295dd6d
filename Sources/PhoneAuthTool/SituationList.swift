import CommandLineInterface
import SimulatedPhone

/// The situations, as help prints them.
enum SituationList {
    static var text: String {
        let essential = Set(Situation.essential.map(\.name))
        let lines = Situation.all.map { situation in
            "  \(essential.contains(situation.name) ? "*" : " ") " + situation.name.padded(to: 26) + situation.summary
        }
        return "Situations (* essential):\n" + lines.joined(separator: "\n")
    }
}
