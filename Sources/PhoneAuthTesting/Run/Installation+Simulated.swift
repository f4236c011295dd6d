import Foundation
package import PhoneAuth
package import SimulatedPhone

extension Installation {
    /// The installation of an app on a simulated phone: another one for each seed, and no one of this machine's.
    package init(of phone: SimulatedPhone) {
        var generator = SeededGenerator(seed: phone.seed, name: "installation")
        let (one, two) = (generator.next(), generator.next())
        func byte(_ number: UInt64, _ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: number >> (8 * index)) }
        self.init(
            id: UUID(
                uuid: (
                    byte(one, 0), byte(one, 1), byte(one, 2), byte(one, 3), byte(one, 4), byte(one, 5), byte(one, 6),
                    byte(one, 7), byte(two, 0), byte(two, 1), byte(two, 2), byte(two, 3), byte(two, 4), byte(two, 5),
                    byte(two, 6), byte(two, 7)
                )))
    }
}
