public import Foundation
public import UIKitShim

/// What a provider adds to one page: a binding hands it to the vendor's hooks for custom views.
///
/// For vendors that ask for the views first and report the frames of their own controls after each layout.
public struct PagePainting: Sendable {
    /// Takes the view in which the vendor holds custom controls. Call it on the main thread, where the vendor does.
    public var begin: @Sendable (UIView) -> Void
    /// Takes the screen's size, the frame of the view that holds the page's controls, and the frames of those controls in it:
    /// after every layout, from any thread. What is not shown has an empty frame.
    public var layOut: @Sendable (_ screen: CGSize, _ content: CGRect, _ controls: [PageControl: CGRect]) -> Void
    /// The navigation bar's own item, where the style has one.
    public var rightItem: UIView?

    /// Makes a set of closures.
    public init(
        begin: @escaping @Sendable (UIView) -> Void,
        layOut: @escaping @Sendable (_ screen: CGSize, _ content: CGRect, _ controls: [PageControl: CGRect]) -> Void,
        rightItem: UIView? = nil
    ) {
        self.begin = begin
        self.layOut = layOut
        self.rightItem = rightItem
    }
}
