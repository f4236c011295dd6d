/// The purpose of a ``Credential``, as a type, so that credentials of different purposes cannot be mixed up.
public protocol CredentialPurpose: Sendable {
    /// The purpose as a value.
    static var purpose: Purpose { get }
}

/// The purpose of a ``LoginCredential``.
public enum LoginPurpose: CredentialPurpose {
    /// Login.
    public static var purpose: Purpose { .login }
}

/// The purpose of a ``VerificationCredential``.
public enum VerificationPurpose: CredentialPurpose {
    /// Verification.
    public static var purpose: Purpose { .verification }
}

/// The purpose of a ``SceneCredential``.
public enum ScenePurpose: CredentialPurpose {
    /// Scene.
    public static var purpose: Purpose { .scene }
}
