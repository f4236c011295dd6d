package import PhoneAuthModel

/// Vendors that deliver anything, and a user who does anything: drawn from a seed.
///
/// The stand-ins play on as on a phone where all goes well. What they send is left out, doubled, put off, sent from another
/// thread, replaced by another answer or by none that is documented, and things come that nobody asked for.
package final class VendorChaos: Sendable {
    /// Makes the payload of a vendor's callback: any that the vendor documents, or none that it does.
    package typealias Payload = @Sendable (Vendor, _ callback: String, inout SeededGenerator) -> JSONValue

    /// What has happened on the phone.
    package let journal = PhoneJournal()

    private let seed: UInt64
    private let wildness: [Vendor: Double]
    private let payload: Payload

    private struct State {
        var isCalm = false
        var draws: [String: Int] = [:]
    }

    private let state = Locked(State())

    /// Sets it up.
    ///
    /// - Parameters:
    ///   - seed: What everything is drawn from.
    ///   - wildness: Of each vendor, the share of its deliveries that are tampered with; those that are left out behave.
    ///   - payload: Makes other payloads.
    package init(seed: UInt64, wildness: [Vendor: Double], payload: @escaping Payload) {
        self.seed = seed
        self.wildness = wildness
        self.payload = payload
    }

    /// From now on vendors and user behave.
    package func calm() { state.withLock { $0.isCalm = true } }

    /// A generator for the next draw of a name; `nil` when calm.
    private func generator(_ name: String) -> SeededGenerator? {
        let number = state.withLock { state -> Int? in
            guard !state.isCalm else { return nil }
            state.draws[name, default: 0] += 1
            return state.draws[name]
        }
        return number.map { SeededGenerator(seed: seed, name: "\(name)#\($0)") }
    }

    // MARK: Vendors

    /// What is delivered in place of what a stand-in meant to.
    func deliveries(from vendor: Vendor, inPlaceOf meant: Transcript.Delivery) -> [Transcript.Delivery] {
        guard let wildness = wildness[vendor], var generator = generator("\(vendor).\(meant.callback)"),
            generator.chance(wildness)
        else { return [meant] }
        var other = meant
        switch Int.random(in: 0..<11, using: &generator) {
        case 0:
            return []
        case 1:
            other.after += generator.seconds(0...2)
            return [meant, other]
        case 2:
            other.after += generator.seconds(0...6)
        case 3:
            other.after += generator.seconds(5...120)
        case 4:
            other.isOffMain.toggle()
        case 5:
            other.payload = payload(vendor, meant.callback, &generator)
        case 6:
            other.payload = Self.tamper(meant.payload, &generator)
        case 7:
            other.payload = payload(vendor, meant.callback, &generator)
            return [other, meant]
        case 8:
            other.payload = payload(vendor, meant.callback, &generator)
            other.after += generator.seconds(0...1)
            other.isOffMain = generator.chance(0.5)
            return [meant, other]
        case 9:
            other.isOffMain = true
            return [meant, other, meant]
        default:
            other.payload = generator.chance(0.3) ? .null : .object([:])
        }
        return [other]
    }

    /// What comes after a vendor call although nothing led to it.
    func uninvited(from vendor: Vendor, by callbacks: [String]) -> [Transcript.Delivery] {
        guard let wildness = wildness[vendor], var generator = generator("\(vendor).uninvited"),
            generator.chance(wildness)
        else { return [] }
        return (0..<Int.random(in: 1...3, using: &generator)).map { _ in
            let callback = generator.pick(callbacks)
            let payload = payload(vendor, callback, &generator)
            return Transcript.Delivery(
                callback: callback, after: generator.seconds(generator.chance(0.7) ? 0...4 : 0...60),
                payload: payload, isOffMain: generator.chance(0.3))
        }
    }

    /// The same payload with something about it that is not as documented.
    private static func tamper(_ payload: JSONValue, _ generator: inout SeededGenerator) -> JSONValue {
        guard case .object(var members) = payload, !members.isEmpty else { return .null }
        let key = generator.pick(members.keys.sorted())
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: members[key] = nil
        case 1: members[key] = .null
        case 2: members[key] = .bool(true)
        case 3: members[key] = generator.pick([.number(1.5), .integer(0), .integer(-1), .string("")])
        case 4: members[key] = .object([key: members[key] ?? .null])
        default: members[key] = .array([members[key] ?? .null])
        }
        return .object(members)
    }

    // MARK: The user

    /// What the user does on the next page; `nil` when calm.
    func steps() -> [UserStep]? {
        guard var generator = generator("user") else { return nil }
        let start = generator.seconds(0.2...3)
        switch Int.random(in: 0..<10, using: &generator) {
        case 0: return []
        case 1: return [UserStep(after: start, .tapBack)]
        case 2: return [UserStep(after: start, .tapOtherMethod)]
        case 3:
            return [
                UserStep(after: start, .tapLogin), UserStep(after: start + 1, .tapCheckbox),
                UserStep(after: start + 2, .tapLogin), UserStep(after: start + 20, .tapLogin),
            ]
        case 4, 5:
            return (0..<Int.random(in: 1...7, using: &generator)).map { _ in
                UserStep(
                    after: generator.seconds(0...25),
                    generator.pick([
                        .tapLogin, .tapLogin, .tapCheckbox, .tapCheckbox, .tapBack, .tapOtherMethod,
                        .tapAgreement(0), .tapAgreement(-1),
                    ]))
            }
        default:
            return [UserStep(after: start, .tapCheckbox), UserStep(after: start + 0.8, .tapLogin)]
        }
    }
}

extension SeededGenerator {
    /// Whether something of a probability happens.
    package mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &self) < share }

    /// One of some elements, of which there must be at least one.
    package mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &self)]
    }

    /// A time in seconds, in whole milliseconds.
    package mutating func seconds(_ range: ClosedRange<Double>) -> Double {
        (Double.random(in: range, using: &self) * 1000).rounded() / 1000
    }
}
