public import Foundation

/// A value behind a lock, for what several threads share. `Mutex` needs iOS 18.
///
/// The one place in the package that vouches for `Sendable` itself: every access to the value goes through the lock.
@usableFromInline
package final class Locked<Value>: @unchecked Sendable {
    @usableFromInline let lock = NSLock()
    @usableFromInline var value: Value

    @inlinable
    package init(_ value: Value) {
        self.value = value
    }

    // Inlined, since a generic call into another module costs several times what the lock does.
    @inlinable
    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
