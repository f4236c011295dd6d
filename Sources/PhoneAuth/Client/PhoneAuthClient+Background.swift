extension PhoneAuthClient {
    /// Says that the app has gone to the background: deadlines stand still, since a suspended app is answered by nobody. Pages stay
    /// up, and what a vendor says meanwhile counts. An app on UIKit need not call it.
    public func enterBackground() {
        guard !clock.isPaused else { return }
        clock.pause()
        journal.note(.enteredBackground)
    }

    /// Says that the app is back in the foreground: deadlines go on with what they had left. An app on UIKit need not call it.
    public func enterForeground() {
        guard let seconds = clock.resume() else { return }
        journal.note(.enteredForeground(after: seconds))
    }
}
