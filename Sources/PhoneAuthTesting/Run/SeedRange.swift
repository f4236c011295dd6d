extension Range<UInt64> {
    /// Cuts a range of seeds into parts of nearly the same length, none of them empty.
    package func split(into count: Int) -> [Range<UInt64>] {
        let parts = Swift.min(UInt64(Swift.max(count, 1)), upperBound - lowerBound)
        guard parts > 0 else { return [] }
        let (length, rest) = (upperBound - lowerBound).quotientAndRemainder(dividingBy: parts)
        return (0..<parts).map { part in
            let start = lowerBound + length * part + Swift.min(part, rest)
            return start..<(start + length + (part < rest ? 1 : 0))
        }
    }
}
