public import PhoneAuth
public import UIKitShim

/// What the app does with the SDK's own views, just before the SDK shows them.
///
/// The SDK calls on the main thread, where the hooks run at once; from any other thread they run soon.
public struct FusionNodeViews: Sendable {
    /// Takes a node's view: `AlicomFusionVerifyCodeView` of an SMS node, `AlicomFusionUpGoingView` of the node where the user
    /// sends an SMS.
    public var customize: (@Sendable (SceneNode, UIView) -> Void)?
    /// Takes the navigation controller that a node's page lies in.
    public var navigation: (@Sendable (UINavigationController) -> Void)?

    /// Makes a set of hooks; none of them when left out.
    public init(
        customize: (@Sendable (SceneNode, UIView) -> Void)? = nil,
        navigation: (@Sendable (UINavigationController) -> Void)? = nil
    ) {
        self.customize = customize
        self.navigation = navigation
    }

    /// The app's hooks, called on the main actor.
    @MainActor init(_ hooks: PageHooks, on line: VendorLine) {
        if let sceneViews = hooks.sceneViews {
            let paint = line.painter { (subject: Subject) in sceneViews(subject.node, subject.view) }
            customize = { node, view in paint(Subject(node: node, view: view)) }
        }
        if let navigation = hooks.navigation {
            self.navigation = line.painter { navigation($0) }
        }
    }

    private struct Subject: Sendable {
        let node: SceneNode
        let view: UIView
    }
}
