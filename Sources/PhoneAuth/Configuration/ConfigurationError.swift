/// Why a configuration or a page style cannot be used: all of its problems at once.
public struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Every problem, warnings too, ordered by path. At least one is an error.
    public let problems: [ConfigurationProblem]

    /// Makes an error out of problems.
    public init(problems: [ConfigurationProblem]) {
        self.problems = problems
    }

    /// One problem a line.
    public var description: String {
        problems.map(\.description).joined(separator: "\n")
    }
}
