import Foundation

/// A value behind a lock, for what several threads share. `Mutex` needs iOS 18.
///
/// The one place in this module that vouches for `Sendable` itself: every access to the value goes through the lock.
final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
