public import Foundation
public import UIKitShim

// What a vendor takes only as an object: animations, closures, pictures of one colour.

extension PageProperty {
    /// Where a control stands, as the closure that the vendor asks. It answers on any thread.
    public var frameBlock: (@Sendable (_ screen: CGSize, _ view: CGSize, _ natural: CGRect) -> CGRect)? {
        placement?.block
    }

    /// The colour as a picture that stretches and follows light and dark, for a vendor that takes pictures alone.
    ///
    /// - Parameter cornerRadius: The radius of its corners in points.
    public func solidImage(cornerRadius: Double = 0) -> UIImage? {
        guard case .color(let color) = self else { return nil }
        return color.uiImage(cornerRadius: cornerRadius)
    }

    /// The movement by which something appears: from the members' values, by a layer's key paths, to rest. The member
    /// `duration` is its length in seconds.
    public var entryAnimation: CAAnimation? {
        animation { path, value in
            let animation = CABasicAnimation(keyPath: path)
            animation.fromValue = value
            animation.toValue = Self.rest(of: path)
            return animation
        }
    }

    /// The movement by which something goes: from rest to the members' values.
    public var exitAnimation: CAAnimation? {
        animation { path, value in
            let animation = CABasicAnimation(keyPath: path)
            animation.fromValue = Self.rest(of: path)
            animation.toValue = value
            return animation
        }
    }

    /// The movement by which something asks to be seen: to the members' values and back, to both sides, twice.
    public var shakeAnimation: CAAnimation? {
        animation { path, value in
            let animation = CAKeyframeAnimation(keyPath: path)
            let rest = Self.rest(of: path)
            animation.values = [0, -1, 1, -0.5, 0.5, 0].map { rest + $0 * (value - rest) }
            return animation
        }
    }

    private static func rest(of path: String) -> Double { path == "opacity" || path == "transform.scale" ? 1 : 0 }

    private func animation(_ make: (_ path: String, _ value: Double) -> CAAnimation) -> CAAnimation? {
        guard let members else { return nil }
        let duration = members["duration"] ?? 0.25
        let animations = members.filter { $0.key != "duration" }.sorted { $0.key < $1.key }.map {
            make($0.key, $0.value)
        }
        for animation in animations { animation.duration = duration }
        guard animations.count > 1 else { return animations.first }
        let group = CAAnimationGroup()
        group.animations = animations
        group.duration = duration
        return group
    }
}
