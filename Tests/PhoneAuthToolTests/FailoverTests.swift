import Foundation
import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone
import Testing
import UIKitShim

@testable import PhoneAuthTool

/// A situation and two vendors in their order, as one test case.
struct FailoverCase: Sendable, CustomTestStringConvertible {
    let situation: Situation
    let order: [Vendor]

    var testDescription: String { "\(situation.name), \(order.map(\.rawValue).joined(separator: " then "))" }

    static let all = Situation.all.flatMap { situation in
        [
            [Vendor.aliyunPNVS, .geetest], [.geetest, .aliyunPNVS], [.shanyan, .aliyunFusion],
            [.aliyunFusion, .shanyan],
        ].map { FailoverCase(situation: situation, order: $0) }
    }
}

@MainActor @Suite("Two vendors in every situation")
struct FailoverTests {
    private struct End {
        var outcome: String
        var failure: PhoneAuthError?
        var attempts: [Attempt]
        var events: [String]
        var phone: SimulatedPhone
    }

    private func logIn(_ test: FailoverCase, verifying: Bool = false) async throws -> End {
        var configuration = try PhoneAuthConfiguration(data: Data(SampleConfiguration.json.utf8))
        configuration.routing = PhoneAuthConfiguration.Routing(order: test.order)
        let phone = SimulatedPhone(settings: test.situation.settings, seed: 1)
        let scheduler = SimulatedScheduler(phone: phone)
        let linked = phone.enter { Vendors.simulated() }
        let client = try PhoneAuthClient(configuration: configuration, vendors: linked, scheduler: scheduler)
        client.grantConsent()
        var events: [String] = []
        var end = End(outcome: "success", failure: nil, attempts: [], events: [], phone: phone)
        do throws(PhoneAuthError) {
            if verifying {
                _ = try await client.verificationCredential(for: PhoneNumber("13800000000"))
            } else {
                _ = try await client.login(from: UIViewController(), events: EventSink { events.append($0.name) })
            }
        } catch {
            end.outcome = error.code.rawValue
            end.failure = error
        }
        end.attempts = client.attempts
        await phone.enter { await phone.clock.idle() }
        end.events = events
        return end
    }

    /// A success is the last vendor's; a failure is that of the vendor whose failure says most, and holds them all.
    private func check(_ end: End) {
        guard let failure = end.failure else {
            #expect(end.attempts.last?.outcome == "success")
            return
        }
        #expect(failure.attempts == end.attempts)
        #expect(end.attempts.allSatisfy { $0.failure != nil })
        let leading = end.attempts.filter { $0.vendor == failure.vendor }
        #expect(leading.map(\.outcome) == [end.outcome])
        #expect(leading.map(\.stage) == [failure.stage])
        #expect(leading.map(\.vendorCode) == [failure.vendorCode])
    }

    @Test("end with what one of the vendors gave, and tell of each", arguments: FailoverCase.all)
    func login(test: FailoverCase) async throws {
        let end = try await logIn(test)
        #expect(end.attempts.count <= 2 && !end.attempts.isEmpty)
        #expect(end.attempts.map(\.vendor) == Array(test.order.prefix(end.attempts.count)))
        check(end)
        for attempt in end.attempts {
            let alone = Expectation(of: test.situation, attempt.vendor, .chinaMobile)
            // What the first vendor has found out about the carrier lets the second one say more.
            let named = test.situation.expectedFailure?.rawValue
            #expect(attempt.outcome == alone.outcome || attempt.outcome == named)
            #expect(attempt.duration >= 0)
        }
        #expect(!end.phone.isPageUp)
        #expect(end.phone.pagesShown == end.phone.pagesClosed)
        #expect(end.events.filter { $0 == "pagePresented" }.count == end.events.filter { $0 == "pageDismissed" }.count)
        #expect(end.phone.vendorCalls.allSatisfy { $0.isOnMain })
    }

    @Test("go on to the second only where the first's disposition says so", arguments: FailoverCase.all)
    func disposition(test: FailoverCase) async throws {
        let alone = try await logIn(FailoverCase(situation: test.situation, order: [test.order[0]]))
        let end = try await logIn(test)
        let leads: Bool
        switch alone.failure?.disposition {
        case .retry, .refreshAndRetry, .nextVendor, .fixConfiguration: leads = !alone.events.contains("pagePresented")
        default: leads = false
        }
        #expect(end.attempts.count == (leads ? 2 : 1))
        #expect(end.attempts.first == alone.attempts.first)
    }

    @Test("verify a number with the first that can, and tell of each", arguments: FailoverCase.all)
    func verification(test: FailoverCase) async throws {
        let end = try await logIn(test, verifying: true)
        #expect(end.attempts.count <= 2 && !end.attempts.isEmpty)
        #expect(end.attempts.map(\.vendor) == Array(test.order.prefix(end.attempts.count)))
        check(end)
        #expect(end.phone.pagesShown == 0)
        #expect(end.phone.vendorCalls.allSatisfy { $0.isOnMain })
    }
}
