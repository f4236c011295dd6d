/// Who plays scenes: a vendor with a flow engine of its own, or ``PortableScenes``.
///
/// Like a ``PhoneAuthProvider`` it only translates. The client decides: it asks the app's server, says how the scene goes on,
/// answers each half-way question once, keeps the deadlines, and stops each scene that was started. So:
///
/// - Everything is called on the main actor.
/// - ``startScene(_:receive:)`` must return at once; what happens then is told to `receive`, in the vendor's order, on the main
///   actor, until ``SceneMessage/ended(_:)``.
/// - Nothing may go on by itself where the client has a say: after a credential and after a failed node the player waits.
@MainActor public protocol SceneProvider: AnyObject {
    /// Starts a scene. A start that the vendor refuses is ``SceneMessage/refused(_:repetition:)``.
    func startScene(_ request: SceneRequest, receive: @escaping @MainActor (SceneMessage) -> Void)

    /// Goes on after a node: along the edge for success, or the one for failure.
    func continueScene(isSuccess: Bool)

    /// Answers the half-way question that was asked last: `true` goes on, `false` lets the user try again.
    func answerHalfway(isPassed: Bool)

    /// Lets the user try the node again whose credential was rejected: its page is still there. Does nothing where the page
    /// lets the user do so by itself, which is what the standard implementation is for.
    func tryAgain()

    /// Stops the scene, which is due also when it has ended by itself, and returns when that is confirmed.
    ///
    /// - Throws: only `cancelled`, when its task is cancelled.
    func stopScene() async throws(PhoneAuthError)
}

extension SceneProvider {
    /// Does nothing.
    public func tryAgain() {}
}

/// What a player needs to start a scene.
@MainActor public struct SceneRequest {
    /// The scene.
    public var scene: AuthScene
    /// The page of the one-tap node, where the scene has one, and the controller to present from.
    public var page: LoginRequest
    /// The user's present number, for scenes that fill it in or compare with it.
    public var phoneNumber: PhoneNumber?

    /// Makes a request.
    public init(scene: AuthScene, page: LoginRequest, phoneNumber: PhoneNumber?) {
        self.scene = scene
        self.page = page
        self.phoneNumber = phoneNumber
    }
}

/// What a player reports.
public enum SceneMessage: Sendable {
    /// Something happened on one of its pages.
    case event(AuthPageEvent)
    /// A node is under way.
    case entered(SceneNode)
    /// A node that has no credential has passed, and the scene goes on by itself.
    case passed(SceneNode)
    /// A node has a credential; the scene waits.
    case credential(SceneCredential, node: SceneNode, isHalfway: Bool)
    /// A node has failed; the scene waits.
    case nodeFailed(SceneNode, PhoneAuthError, move: SceneMove)
    /// The start was refused, or the scene cannot go on. A start is repeated once after what the repetition says.
    case refused(PhoneAuthError, repetition: ReturnCodeRow.Repetition?)
    /// The scene is over.
    case ended(SceneEnd)
}

/// What a failed node is followed by.
public enum SceneMove: Hashable, Sendable {
    /// The edge for failure, to the next node.
    case goOn
    /// Nothing: the page is still there, and the user may try again.
    case stay
    /// The end.
    case stop
    /// The player has taken an edge by itself.
    case automatic
}

/// How a scene ended by itself.
public enum SceneEnd: Hashable, Sendable {
    /// It came to its end.
    case over
    /// The user left it.
    case left
    /// It failed.
    case failed(PhoneAuthError)
}
