public import PhoneAuth

extension PageTable {
    /// How a style becomes a `YjdlShUIConfigure` with its two layout objects.
    ///
    /// A layout object is one property with its constants as members; those of the popup's two points have a dot in their
    /// names. `pageOverrides` replace a layout as a whole, since single constants would contradict those of the style.
    ///
    /// Sources: the user's document of `YjdlShSDK` 2.3.4.7 for defaults and limits; the vendor's demos for the vertical zero
    /// (the page's view begins at the screen's upper edge, under a navigation bar too).
    public static let shanyan = PageTable(
        model: "YjdlShUIConfigure", properties: ShanyanPageProperties.all, rules: ShanyanPageRules.all,
        limits: ShanyanPageLimits.all, titleBar: ShanyanLayout.titleBar)
}
