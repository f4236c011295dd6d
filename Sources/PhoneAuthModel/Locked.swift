import Foundation

/// A value behind a lock, for what several threads share. `Mutex` needs iOS 18.
///
/// The one place in the package that vouches for `Sendable` itself: every access to the value goes through the lock.
package final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    package init(_ value: Value) {
        self.value = value
    }

    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
