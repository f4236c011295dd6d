public import UIKitShim

extension AuthPageStyle.Color {
    /// A picture of nothing but this colour, following light and dark: for vendors that take pictures only. It can be stretched
    /// to any size.
    public var uiImage: UIImage { uiImage(cornerRadius: 0) }

    /// The same picture with round corners.
    ///
    /// - Parameter cornerRadius: Their radius in points.
    public func uiImage(cornerRadius: Double) -> UIImage {
        #if canImport(UIKit)
            guard let dark else { return light.uiImage(cornerRadius) }
            let asset = UIImageAsset()
            asset.register(light.uiImage(cornerRadius), with: UITraitCollection(userInterfaceStyle: .light))
            asset.register(dark.uiImage(cornerRadius), with: UITraitCollection(userInterfaceStyle: .dark))
            return asset.image(with: UITraitCollection(userInterfaceStyle: .light))
        #else
            return UIImage(filledWith: uiColor, cornerRadius: cornerRadius)
        #endif
    }

    /// The same colour, less opaque.
    ///
    /// - Parameter share: How much of its opacity is left, 0 to 1.
    public func opacity(_ share: Double) -> Self {
        Self(light: light.opacity(share), dark: dark?.opacity(share))
    }
}

extension AuthPageStyle.RGBA {
    fileprivate func opacity(_ share: Double) -> Self {
        var color = self
        color.alpha = UInt8((Double(alpha) * min(1, max(0, share))).rounded())
        return color
    }

    #if canImport(UIKit)
        fileprivate func uiImage(_ cornerRadius: Double) -> UIImage {
            let inset = CGFloat(max(1, cornerRadius))
            let size = CGSize(width: 2 * inset + 1, height: 2 * inset + 1)
            return UIGraphicsImageRenderer(size: size).image { _ in
                uiColor.setFill()
                UIBezierPath(
                    roundedRect: CGRect(origin: .zero, size: size), cornerRadius: CGFloat(max(0, cornerRadius))
                ).fill()
            }.resizableImage(withCapInsets: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
        }
    #endif
}
