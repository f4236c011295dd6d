/// Random numbers that depend on a seed alone (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Starts at a seed.
    public init(seed: UInt64) {
        state = seed
    }

    /// Starts at a seed that is mixed with a name, so that what is drawn for one thing does not depend on what was drawn for
    /// another.
    public init(seed: UInt64, name: String) {
        // FNV-1a: `Hasher` is seeded anew in every process.
        state = name.utf8.reduce(seed ^ 0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    }

    /// The next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
