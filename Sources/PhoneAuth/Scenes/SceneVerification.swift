/// A credential of a scene's node, for the app's server to judge.
public struct SceneVerification: Hashable, Sendable {
    /// The scene.
    public var scene: AuthScene
    /// The node that it comes from.
    public var node: SceneNode
    /// Whether the scene goes on after it, as with the present number before a new one.
    public var isHalfway: Bool
    /// What the server exchanges.
    public var credential: SceneCredential

    /// Makes a verification.
    public init(scene: AuthScene, node: SceneNode, isHalfway: Bool, credential: SceneCredential) {
        self.scene = scene
        self.node = node
        self.isHalfway = isHalfway
        self.credential = credential
    }
}

/// What the app's server says of a credential. Anything but ``pass`` is not a pass.
public enum SceneVerdict: String, Hashable, Sendable, CaseIterable {
    /// The number is proven, and it is the one that is wanted.
    case pass
    /// The number is not proven: after a code by SMS, most often a wrong code.
    case reject
    /// The number is proven, and it is another one than the account's.
    case mismatch
    /// The server cannot tell.
    case unknown
}

/// How a scene ended that ended well.
public struct SceneResult: Hashable, Sendable {
    /// The scene.
    public var scene: AuthScene
    /// The nodes that were taken, in order.
    public var steps: [SceneStep]
    /// The credential that the app's server accepted last.
    public var credential: SceneCredential
}

/// A node that a scene has taken.
public struct SceneStep: Hashable, Sendable {
    /// The node.
    public var node: SceneNode
    /// Why it failed; `nil` where it passed.
    public var failure: PhoneAuthError.Code?
    /// Whether it is over.
    public var isOver: Bool

    /// Makes a step.
    public init(node: SceneNode, failure: PhoneAuthError.Code? = nil, isOver: Bool = false) {
        self.node = node
        self.failure = failure
        self.isOver = isOver
    }
}

/// Where a scene stands.
public enum SceneState: Hashable, Sendable {
    /// None is played.
    case idle
    /// The player is being made ready, or has been told to start.
    case starting
    /// A node is under way, or the user's turn.
    case running(SceneNode?)
    /// The app's server is judging a node's credential.
    case verifying(SceneNode)
    /// It is over for the app, and the player has not confirmed it yet.
    case stopping
}
