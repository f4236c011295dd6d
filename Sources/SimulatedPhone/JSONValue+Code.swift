import Foundation
package import PhoneAuthModel

extension JSONValue {
    /// A vendor's code, whether a payload has it as text or as a number; `nil` for what can be none.
    package var code: String? {
        switch self {
        case .string(let text): text.trimmingCharacters(in: .whitespaces)
        case .integer(let number): String(number)
        case .number(let number): Int(exactly: number).map { String($0) }
        default: nil
        }
    }
}
