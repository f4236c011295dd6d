// UIKitShim
