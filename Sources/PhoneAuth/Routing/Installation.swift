public import Foundation

/// What tells one installation of an app from another, so that a split of the traffic is the same at every launch.
///
/// It is a random number that the app keeps for itself: it says nothing about phone or user, and it is sent nowhere.
public struct Installation: Hashable, Sendable {
    /// The number.
    public let id: UUID

    /// The installation of a number; the app may have one already.
    public init(id: UUID) {
        self.id = id
    }

    /// The installation that is kept in user defaults; made where there is none yet. A reinstalled app is a new one.
    public static func stored(in defaults: UserDefaults = .standard) -> Installation {
        if let text = defaults.string(forKey: key), let id = UUID(uuidString: text) { return Installation(id: id) }
        let installation = Installation(id: UUID())
        defaults.set(installation.id.uuidString, forKey: key)
        return installation
    }

    private static let key = "PhoneAuth.installation"

    /// Where the installation lies in the traffic, from 0 up to 1. It goes by the last six bytes, which are random in the usual
    /// kinds of identifiers, also in those that begin with the time.
    var place: Double {
        let bytes = id.uuid
        let number = [bytes.10, bytes.11, bytes.12, bytes.13, bytes.14, bytes.15].reduce(UInt64(0)) {
            $0 << 8 | UInt64($1)
        }
        return Double(number) / Double(UInt64(1) << 48)
    }
}
