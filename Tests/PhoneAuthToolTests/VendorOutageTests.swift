import Foundation
import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone
import Testing

@testable import PhoneAuthTool

@MainActor @Suite("A login during an outage")
struct VendorOutageTests {
    private func run(
        _ vendor: Vendor, _ operation: SimulatedRun.Operation = .login, outages: [Outage],
        user: [UserStep] = UserStep.ticksAndLogsIn
    ) async throws -> (report: RunReport, phone: SimulatedPhone) {
        let configuration = try PhoneAuthConfiguration(data: Data(SampleConfiguration.json.utf8))
        var settings = PhoneSettings()
        settings.outages = outages
        settings.user = user
        let phone = SimulatedPhone(settings: settings, seed: 3)
        var run = SimulatedRun(vendor, configuration: configuration, on: phone, vendors: Vendors.simulated)
        run.operation = operation
        return (try await run.report(), phone)
    }

    private func failure(of report: RunReport) -> PhoneAuthError? {
        if case .failure(let error) = report.outcome { error } else { nil }
    }

    @Test("of its vendor times out before any page", arguments: Vendor.known)
    func fromTheStart(vendor: Vendor) async throws {
        let (report, phone) = try await run(vendor, outages: [Outage(of: vendor, from: 0, until: 1000)])
        let error = try #require(failure(of: report))
        #expect(error.code == .timeout)
        #expect([.initialize, .prefetch].contains(error.stage))
        #expect(phone.pagesShown == 0)
    }

    @Test(
        "of its vendor that begins while the page is up leaves the page, and times out at the token",
        arguments: Vendor.known)
    func whileThePageIsUp(vendor: Vendor) async throws {
        let user = [UserStep(after: 8, .tapCheckbox), UserStep(after: 9, .tapLogin)]
        let (report, phone) = try await run(vendor, outages: [Outage(of: vendor, from: 5, until: 1000)], user: user)
        let error = try #require(failure(of: report))
        #expect(error.code == .timeout)
        #expect(error.stage == .login)
        #expect(try #require(report.timeToPage) < 5)
        #expect(phone.pagesShown == 1)
        // The tap comes nine seconds after the page: it was not the outage that ended that.
        #expect(report.elapsed > 9 + 5)
    }

    @Test("of its vendor keeps a number from being verified", arguments: [Vendor.geetest, .shanyan, .aliyunPNVS])
    func verification(vendor: Vendor) async throws {
        let (report, _) = try await run(vendor, .verify, outages: [Outage(of: vendor, from: 0, until: 1000)])
        #expect(failure(of: report)?.code == .timeout)
    }

    @Test("of another vendor, or that is over, is the login that it always was", arguments: Vendor.known)
    func untouched(vendor: Vendor) async throws {
        let usual = try await run(vendor, outages: []).report.json().serialized()
        let others = Vendor.known.filter { $0 != vendor }.map { Outage(of: $0, from: 0, until: 1000) }
        #expect(try await run(vendor, outages: others).report.json().serialized() == usual)
        let past = [Outage(of: vendor, from: -10, until: 0)]
        #expect(try await run(vendor, outages: past).report.json().serialized() == usual)
    }
}
