/// Who is told what a client decides, does and sees: metrics, logs, tests.
///
/// Add one with ``PhoneAuthClient/addObserver(_:)``. Ready-made are ``JSONLinesObserver`` for files that `phoneauth analyze`
/// reads, `SystemLogObserver` on Apple platforms, and ``CountingObserver``.
///
/// - It is called on the main actor, in order, once for each event, and must return soon: logins wait for it.
/// - It must not assume that events of two operations do not mix: ``ClientEvent/operation`` says what belongs together.
@MainActor public protocol PhoneAuthObserver: AnyObject {
    /// Takes an event.
    func observe(_ event: ClientEvent)
}
