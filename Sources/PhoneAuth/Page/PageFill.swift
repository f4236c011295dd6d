public import UIKitShim

extension AuthPageStyle.Color {
    /// A picture of nothing but this colour, following light and dark: for vendors that take pictures only. It can be stretched
    /// to any size.
    public var uiImage: UIImage {
        #if canImport(UIKit)
            guard let dark else { return light.uiImage }
            let asset = UIImageAsset()
            asset.register(light.uiImage, with: UITraitCollection(userInterfaceStyle: .light))
            asset.register(dark.uiImage, with: UITraitCollection(userInterfaceStyle: .dark))
            return asset.image(with: UITraitCollection(userInterfaceStyle: .light))
        #else
            return UIImage(filledWith: uiColor)
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
        fileprivate var uiImage: UIImage {
            let size = CGSize(width: 3, height: 3)
            return UIGraphicsImageRenderer(size: size).image { context in
                uiColor.setFill()
                context.fill(CGRect(origin: .zero, size: size))
            }.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
        }
    #endif
}
