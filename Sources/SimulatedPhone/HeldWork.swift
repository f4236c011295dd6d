/// App code that keeps a clock from going on until it ends, but for its pauses. The code may pause at several places at once.
@MainActor final class HeldWork {
    private var pauses = 0
    private var isOver = false

    /// The code begins.
    init(on clock: VirtualClock) {
        clock.hold()
    }

    /// One of its tasks waits for time to go on. What the others do meanwhile on the main actor is still seen.
    func pauseBegan(on clock: VirtualClock) {
        pauses += 1
        if pauses == 1, !isOver { clock.release() }
    }

    /// That task goes on.
    func pauseEnded(on clock: VirtualClock) {
        pauses -= 1
        if pauses == 0, !isOver { clock.hold() }
    }

    /// The code has ended; a task that it left behind may still pause.
    func end(on clock: VirtualClock) {
        isOver = true
        if pauses == 0 { clock.release() }
    }
}
