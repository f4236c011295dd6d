import Foundation
package import PhoneAuth
import PhoneAuthModel
package import SimulatedPhone

/// One launch of an app on a phone of its own, with one login or two.
///
/// The model, all of it assumption:
///
/// - Launches are spread evenly over the day. At the launch the user has agreed already, and the app calls `prepare()` without
///   waiting for it.
/// - The user taps “log in” after a think time: log-normal, median 8 s, sigma 0.9, cut to 1 s … 300 s; one user in twenty
///   taps within 1.8 s, one in twenty after 35 s or more.
/// - Carriers as 57 : 24 : 19 for China Mobile, China Telecom and China Unicom, about their shares of the market.
/// - On the page 95 of 100 users tick the box after 0.8 s to 2.5 s and log in 0.4 s to 1.5 s later; 3 go back and 2 take another
///   method, after 1 s to 5 s.
/// - One in five of the users who do log in comes back to the login screen in the same process, 20 s to 60 s after the first login
///   has ended: logged out, where there was a credential; to try again, where there was none. A new think time follows.
package struct OutageSession: Sendable {
    /// What a login came to, in numbers.
    package struct Login: Hashable, Sendable {
        /// When the user tapped, in seconds since midnight.
        package let begunAt: Double
        /// Whether it gave a credential.
        package let hasSucceeded: Bool
        /// Whether the user left the page.
        package let wasLeft: Bool
        /// Seconds from the tap to the page; `nil` where none came.
        package let timeToPage: Double?
    }

    /// When the app is launched, in seconds since midnight.
    package let launch: Double
    /// Seconds from the launch to the tap.
    package let thinkTime: Double
    /// Seconds from the end of the first login until the user is back on the login screen, and from there to the tap; `nil`
    /// where the user does not come back.
    package let comesBack: (away: Double, thinkTime: Double)?
    /// The phone's carrier.
    package let carrier: Carrier
    /// What the user does on each page.
    package let user: [UserStep]
    private let phoneSeed: UInt64

    /// Draws a launch.
    ///
    /// - Parameters:
    ///   - number: Its number.
    ///   - seed: The scenario's.
    package init(number: UInt64, seed: UInt64) {
        var dice = SeededGenerator(seed: seed, name: "launch \(number)")
        func seconds(in range: ClosedRange<Double>) -> Double {
            // Whole milliseconds, as all latencies are.
            (Double.random(in: range, using: &dice) * 1000).rounded() / 1000
        }
        func think() -> Double {
            let (first, second) = (1 - Double.random(in: 0..<1, using: &dice), Double.random(in: 0..<1, using: &dice))
            let normal = (-2 * log(first)).squareRoot() * cos(2 * Double.pi * second)
            return (min(max(8 * exp(0.9 * normal), 1), 300) * 1000).rounded() / 1000
        }
        phoneSeed = dice.next()
        launch = seconds(in: 0...86_399)
        carrier =
            switch Int.random(in: 0..<100, using: &dice) {
            case ..<57: .chinaMobile
            case ..<81: .chinaTelecom
            default: .chinaUnicom
            }
        thinkTime = think()
        let conduct = Int.random(in: 0..<100, using: &dice)
        if conduct < 95 {
            let tick = seconds(in: 0.8...2.5)
            user = [UserStep(after: tick, .tapCheckbox), UserStep(after: tick + seconds(in: 0.4...1.5), .tapLogin)]
        } else {
            let leaving = seconds(in: 1...5)
            // Whoever finds no other method goes back.
            let back = UserStep(after: leaving + 3, .tapBack)
            user =
                conduct < 98 ? [UserStep(after: leaving, .tapBack)] : [UserStep(after: leaving, .tapOtherMethod), back]
        }
        let isBack = Int.random(in: 0..<5, using: &dice) == 0
        comesBack = isBack && conduct < 95 ? (seconds(in: 20...60), think()) : nil
    }

    /// Plays the launch to the end of everything that it set off.
    ///
    /// - Parameters:
    ///   - configuration: That of the strategy, which has been checked.
    ///   - vendors: Makes the list of linked vendors.
    ///   - outage: Who is silent when.
    /// - Returns: its logins, in order.
    @MainActor package func play(
        _ configuration: PhoneAuthConfiguration, vendors: @MainActor () -> [VendorRegistration], outage: Outage
    ) async -> [Login] {
        var settings = PhoneSettings()
        settings.carrier = carrier
        settings.user = user
        settings.outages = [outage]
        let phone = SimulatedPhone(settings: settings, seed: phoneSeed, transcript: nil, isOneOfMany: true)
        let scheduler = SimulatedScheduler(phone: phone)
        let linked = phone.enter { vendors() }
        let client = PhoneAuthClient(
            checked: configuration, vendors: linked, installation: Installation(of: phone), scheduler: scheduler)
        let log = Log()
        let task = phone.enter {
            scheduler.start { await live(with: client, on: phone, scheduler, log) }
        }
        await phone.clock.idle()
        // Nothing is scheduled any more: a login that has not ended never will.
        task.cancel()
        await phone.clock.idle()
        phone.forgetVendors()
        return log.logins
    }

    @MainActor private final class Log {
        var logins: [Login] = []
    }

    @MainActor private func live(
        with client: PhoneAuthClient, on phone: SimulatedPhone, _ scheduler: SimulatedScheduler, _ log: Log
    ) async {
        let screen = SimulatedScreen(of: phone)
        await phone.pause(for: launch)
        client.grantConsent()
        scheduler.start { try? await client.prepare() }
        await phone.pause(for: thinkTime)
        let first = await Self.logIn(with: client, on: phone, from: screen)
        log.logins.append(first)
        guard let comesBack else { return }
        await phone.pause(for: comesBack.away)
        if first.hasSucceeded { scheduler.start { await client.logOut() } }
        await phone.pause(for: comesBack.thinkTime)
        log.logins.append(await Self.logIn(with: client, on: phone, from: screen))
    }

    @MainActor private static func logIn(
        with client: PhoneAuthClient, on phone: SimulatedPhone, from screen: SimulatedScreen
    ) async -> Login {
        let start = phone.clock.now
        var page: Double?
        let events = EventSink { [phone] event in
            if event == .pagePresented, page == nil { page = phone.clock.now - start }
        }
        var failure: PhoneAuthError?
        do throws(PhoneAuthError) {
            _ = try await client.login(from: screen.controller, events: events)
        } catch {
            failure = error
        }
        return Login(
            begunAt: start, hasSucceeded: failure == nil,
            wasLeft: failure?.code == .userCancelled || failure?.code == .userChoseOtherMethod, timeToPage: page)
    }
}
