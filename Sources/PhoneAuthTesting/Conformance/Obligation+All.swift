extension Obligation {
    /// The whole suite, group by group.
    public static let all: [Obligation] =
        declarations + quiet + preparations + logins + repetitions + pages + controls + verifications + scenes
        + failures + secrecy + lifetimes

    /// The obligation of a name.
    public static func named(_ name: String) -> Obligation? { all.first { $0.name == name } }
}
