/// How much room a text takes, as far as that can be told without the phone's fonts: a Chinese character is as wide as the
/// font's size, any other a little more than half.
public enum TextSize {
    /// The estimated size of one line.
    public static func estimate(_ text: String, fontSize: Double) -> (width: Double, height: Double) {
        let units = text.unicodeScalars.reduce(0.0) { $0 + ($1.value > 0x2E7F ? 1 : 0.55) }
        return ((units * fontSize).rounded(.up), (fontSize * 1.2).rounded(.up))
    }
}
