// Where there is UIKit, this module is UIKit. Elsewhere (Linux, macOS) it declares the few types that the vendors' APIs
// name and that pages are filled with: the same names, superclasses and isolation as UIKit's, so that what compiles and
// traps on a phone compiles and traps here. Nothing is drawn or laid out; properties keep what they are given, and
// presentation keeps the chain of controllers and windows true.

#if canImport(UIKit)
    @_exported public import UIKit
#else
    // As UIKit does: who imports it sees Foundation too.
    @_exported public import Foundation
#endif
