extension Unicode.Scalar {
    /// Whether it is not seen itself and changes how other text looks: it moves a cursor, ends a line, or turns the direction.
    package var isInvisible: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
        default: false
        }
    }
}
