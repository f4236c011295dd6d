public import Foundation

extension PhoneAuthError: LocalizedError {
    /// What happened, in Chinese where the user's first language is Chinese, else in English. For developers; what a user
    /// should read is ``prompt``.
    public var errorDescription: String? { explanation.inPreferredLanguage }

    /// What to do about it.
    public var recoverySuggestion: String? { advice.inPreferredLanguage }
}

extension ConfigurationError: LocalizedError {
    /// The problems, a line each.
    public var errorDescription: String? { description }
}

extension LocalizedText {
    /// Simplified Chinese where the user's first language is Chinese, else English.
    public var inPreferredLanguage: String {
        Locale.preferredLanguages.first?.hasPrefix("zh") == true ? zhHans : en
    }
}
