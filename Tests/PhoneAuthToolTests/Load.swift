import Foundation
import PhoneAuthModel

/// Threads that keep the cores busy until stopped, or until they have done their share.
final class Load: Sendable {
    private let isStopped = Locked(false)

    init(threads: Int) {
        for _ in 0..<threads {
            let thread = Thread { [isStopped] in
                var value: UInt64 = 1
                var rounds = 0
                // A share of the cores, and not for ever: the other tests run beside this one.
                while rounds < 3000, !isStopped.withLock({ $0 }) {
                    rounds += 1
                    for _ in 0..<100_000 { value = value &* 6_364_136_223_846_793_005 &+ 1 }
                }
                withExtendedLifetime(value) {}
            }
            thread.start()
        }
    }

    func stop() { isStopped.withLock { $0 = true } }
}
