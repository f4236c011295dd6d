// A test needs the client, the phone and, where there is no UIKit, its few types: one import brings them.
@_exported public import PhoneAuth
@_exported public import SimulatedPhone
@_exported public import UIKitShim
