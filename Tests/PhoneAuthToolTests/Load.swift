import Foundation
import PhoneAuthModel

/// Threads that keep the cores busy until stopped.
final class Load: Sendable {
    private let isStopped = Locked(false)

    init(threads: Int) {
        for _ in 0..<threads {
            let thread = Thread { [isStopped] in
                var value: UInt64 = 1
                while !isStopped.withLock({ $0 }) {
                    for _ in 0..<100_000 { value = value &* 6_364_136_223_846_793_005 &+ 1 }
                }
                withExtendedLifetime(value) {}
            }
            thread.start()
        }
    }

    func stop() { isStopped.withLock { $0 = true } }
}
