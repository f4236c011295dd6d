import Dispatch

/// Knows whether the caller runs on the main actor's queue.
///
/// On Linux that queue need not be served by the process's first thread, so `Thread.isMainThread` would say no.
package enum MainQueue {
    private static let key = DispatchSpecificKey<Bool>()
    private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

    package static var isCurrent: Bool {
        _ = mark
        return DispatchQueue.getSpecific(key: key) != nil
    }
}
