import Foundation
import PhoneAuth
import PhoneAuthModel
import SimulatedPhone
import Testing

@testable import PhoneAuthTesting
@testable import PhoneAuthTool

/// A situation and a vendor, as one test case.
struct SituationCase: Sendable, CustomTestStringConvertible {
    let situation: Situation
    let vendor: Vendor

    var testDescription: String { "\(situation.name), \(vendor)" }

    static let all = Situation.all.flatMap { situation in
        Vendor.known.map { SituationCase(situation: situation, vendor: $0) }
    }
}

@MainActor @Suite("Every vendor in every situation")
struct SituationTests {
    private func run(
        _ test: SituationCase, _ operation: SimulatedRun.Operation = .login, carrier: Carrier = .chinaMobile,
        seed: UInt64 = 1
    ) async throws -> (report: RunReport, phone: SimulatedPhone) {
        let configuration = try PhoneAuthConfiguration(data: Data(SampleConfiguration.json.utf8))
        var settings = test.situation.settings
        settings.carrier = carrier
        let phone = SimulatedPhone(settings: settings, seed: seed)
        var run = SimulatedRun(test.vendor, configuration: configuration, on: phone, vendors: Vendors.simulated)
        run.operation = operation
        run.situation = test.situation.name
        return (try await run.report(), phone)
    }

    /// The golden table, which is Docs/Situations.md, cell by cell.
    @Test(
        "gives what the golden table says, on every carrier", arguments: SituationCase.all,
        [SimulatedRun.Operation.login, .verify])
    func givesWhatWasPromised(test: SituationCase, operation: SimulatedRun.Operation) async throws {
        for carrier in Carrier.known {
            let report = try await run(test, operation, carrier: carrier).report
            let expected = Expectation(
                of: test.situation, test.vendor, carrier, for: operation == .verify ? .verification : .login)
            #expect(report.outcomeName == expected.outcome, "\(operation) on \(carrier)")
        }
    }

    @Test("has an entry of the golden table only where it gives something else than the situation's name says")
    func exceptionsAreNeeded() {
        for exception in Expectation.exceptions {
            #expect(!exception.reason.isEmpty)
            #expect(exception.situations.allSatisfy { Situation.named($0) != nil }, "\(exception.situations)")
            for situation in exception.situations.compactMap(Situation.named) where exception.vendor != nil {
                #expect(
                    exception.failure != situation.expectedFailure || Self.worthAWord.contains(situation.name),
                    "\(situation.name) of \(exception.vendor?.rawValue ?? "")")
            }
        }
    }

    /// What is as its name says, for a reason that is not the usual one.
    private static let worthAWord = ["pageAlreadyShown", "prefetchTimeout", "prefetchSilent"]

    @Test(
        "ends once, within its deadlines, with the page gone and every vendor call on main",
        arguments: SituationCase.all)
    func endsOnce(test: SituationCase) async throws {
        let (report, phone) = try await run(test)
        #expect(report.outcomeName != "pending")
        // The longest: initialize, availability, prefetch, present and token deadlines, and the user's seconds.
        #expect(report.elapsed <= 6 + 6 + 10 + 10 + 10 + 4)
        #expect(!phone.isPageUp)
        #expect(phone.pagesClosed == phone.pagesShown)
        #expect(report.pageCloses <= 1 || test.situation.name == "pageAlreadyShown")
        #expect(phone.vendorCalls.allSatisfy { $0.isOnMain })
        let names = report.events.map(\.event.name)
        #expect(names.filter { $0 == "pagePresented" }.count == phone.pagesShown)
        #expect(names.filter { $0 == "pageDismissed" }.count == phone.pagesShown)
        if phone.pagesShown > 0 {
            #expect(names.first == "pagePresented")
            #expect(names.last == "pageDismissed")
        }
    }

    @Test("gives the same bytes for the same seed, and others for another", arguments: Vendor.known)
    func sameSeedSameBytes(vendor: Vendor) async throws {
        for situation in Situation.essential {
            let test = SituationCase(situation: situation, vendor: vendor)
            let first = try await run(test, seed: 7).report.json().serialized()
            let second = try await run(test, seed: 7).report.json().serialized()
            #expect(first == second, "\(situation.name)")
        }
        let normal = SituationCase(situation: Situation.all[0], vendor: vendor)
        let seven = try await run(normal, seed: 7).report.elapsed
        let eight = try await run(normal, seed: 8).report.elapsed
        #expect(seven != eight)
    }

    @Test("gives the same bytes while every core is busy")
    func sameBytesUnderLoad() async throws {
        let tests = ["normal", "callbackOffMain", "duplicateCallbacks"].compactMap(Situation.named)
            .flatMap { situation in Vendor.known.map { SituationCase(situation: situation, vendor: $0) } }
        var calm: [String] = []
        for test in tests { calm.append(try await run(test).report.json().serialized()) }
        let load = Load(threads: 3)
        defer { load.stop() }
        for _ in 0..<2 {
            for (test, expected) in zip(tests, calm) {
                #expect(try await run(test).report.json().serialized() == expected, "\(test.testDescription)")
            }
        }
    }

    @Test("is the same again when what the vendor delivered is recorded and replayed", arguments: SituationCase.all)
    func recordThenReplay(test: SituationCase) async throws {
        let configuration = try PhoneAuthConfiguration(data: Data(SampleConfiguration.json.utf8))
        let (report, phone) = try await run(test)
        let text = TranscriptFile(recordedOn: phone, of: report, configuration: configuration, phoneNumber: nil)
            .json.serialized()
        let file = try TranscriptFile(data: Data(text.utf8))
        let replayed = try await file.run(
            with: file.configuration(from: configuration), vendors: Vendors.simulated
        ).report()
        var original = report
        original.situation = nil
        original.seed = nil
        #expect(replayed.json().serialized() == original.json().serialized())
    }

    @Test("shows no token, key or number in any report", arguments: Vendor.known)
    func reportsShowNoSecret(vendor: Vendor) async throws {
        for situation in Situation.essential {
            let report = try await run(SituationCase(situation: situation, vendor: vendor)).report
            let text = report.json().serialized() + "\(report)"
            #expect(!text.contains("simulated-"), "\(situation.name)")
            #expect(!text.contains("demo-"), "\(situation.name)")
            #expect(text.firstRange(of: /1[3-9]\d{9}/) == nil, "\(situation.name)")
        }
    }
}
