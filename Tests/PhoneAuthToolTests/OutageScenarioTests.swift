import Foundation
import PhoneAuth
import PhoneAuthModel
import SimulatedPhone
import Testing

@testable import PhoneAuthTesting
@testable import PhoneAuthTool

@MainActor @Suite("A day with an outage")
struct OutageScenarioTests {
    private func scenario(
        logins: Int = 300, seed: UInt64 = 1, _ adjust: (inout PhoneAuthConfiguration) -> Void = { _ in }
    ) throws -> OutageScenario? {
        var configuration = try PhoneAuthConfiguration(data: Data(SampleConfiguration.json.utf8))
        adjust(&configuration)
        return OutageScenario(
            logins: logins, seed: seed, configuration: configuration, vendors: Vendors.simulated)
    }

    @Test("fails one vendor alone, and slows down a loop that always begins with it")
    func baselines() async throws {
        let report = try await #require(try scenario()).report(of: [.single, .inTurn])
        let single = try #require(report[.single])
        let inTurn = try #require(report[.inTurn])
        #expect(try #require(single[.before].success) > 0.9)
        #expect(try #require(single[.during].success) < 0.05)
        #expect(try #require(single[.after].success) > 0.9)
        // Whoever is on the page at noon may still lose; the others all get there.
        #expect(try #require(inTurn.successKept) > 0.95)
        #expect(try #require(inTurn[.before].timeToPage(percentile: 50)) < 1)
        #expect(try #require(inTurn[.during].timeToPage(percentile: 50)) > 5)
        #expect(try #require(inTurn[.after].timeToPage(percentile: 50)) < 1)
        #expect(report.silentVendor == .aliyunPNVS)
    }

    @Test("has the same logins in the same phases for every strategy, each in one phase")
    func sameUsers() async throws {
        let report = try await #require(try scenario(logins: 60)).report()
        #expect(report.days.map(\.strategy) == OutageScenario.Strategy.allCases)
        for phase in OutageScenario.Phase.allCases {
            #expect(Set(report.days.map { $0[phase].logins }).count == 1)
        }
        for day in report.days {
            #expect(day.logins == 60)
            for phase in OutageScenario.Phase.allCases {
                let count = day[phase]
                #expect(count.logins > 0)
                #expect(count.successes + count.left <= count.logins)
                // Nobody logs in, or leaves, without a page.
                #expect(count.pages >= count.successes + count.left)
            }
        }
    }

    @Test("is the same day for the same seed, and another for another")
    func determinism() async throws {
        let seven = try await #require(try scenario(logins: 20, seed: 7)).report().json.serialized()
        let again = try await #require(try scenario(logins: 20, seed: 7)).report().json.serialized()
        let eight = try await #require(try scenario(logins: 20, seed: 8)).report().json.serialized()
        #expect(seven == again)
        #expect(seven != eight.replacing("\"seed\" : 8", with: "\"seed\" : 7"))
    }

    @Test("needs a vendor that can take over")
    func oneVendor() throws {
        #expect(try scenario { $0.routing.order = [.geetest] } == nil)
        #expect(try scenario { $0.routing.byPurpose[.login] = [.geetest, .geetest] } == nil)
        #expect(try scenario { $0.routing.order = [.geetest, .shanyan] }?.silentVendor == .geetest)
        #expect(try scenario { $0.routing.byPurpose[.login] = [.shanyan, .geetest] }?.silentVendor == .shanyan)
    }

    @Test("gives the plain strategies no memory, no standby and no rules but the order")
    func strategies() throws {
        let scenario = try #require(
            try scenario {
                $0.routing.split = [.geetest: 1]
                $0.routing.failover.maximumAttempts = 2
                $0.prefetch.keepsStandby = true
            })
        let single = scenario.configuration(for: .single)
        #expect(single.routing.order == [.aliyunPNVS])
        let inTurn = scenario.configuration(for: .inTurn)
        #expect(inTurn.routing.order == [.aliyunPNVS, .geetest])
        #expect(inTurn.routing.failover.maximumAttempts == 2)
        for plain in [single, inTurn] {
            #expect(plain.routing.failover.coolDown == 0)
            #expect(plain.routing.byCarrier.isEmpty && plain.routing.byPurpose.isEmpty && plain.routing.split.isEmpty)
            #expect(!plain.prefetch.keepsStandby)
        }
        let ours = scenario.configuration(for: .phoneauth)
        #expect(ours.prefetch.keepsStandby && !ours.routing.split.isEmpty && ours.routing.failover.coolDown == 60)
    }

    @Test(
        "keeps no more phones for more launches",
        arguments: [[Vendor.aliyunPNVS, .geetest], [.geetest, .shanyan], [.shanyan, .aliyunPNVS]])
    func memory(order: [Vendor]) async throws {
        final class Phones {
            struct Phone {
                weak var phone: SimulatedPhone?
            }
            var all: [Phone] = []
        }
        var configuration = try PhoneAuthConfiguration(data: Data(SampleConfiguration.json.utf8))
        configuration.routing = PhoneAuthConfiguration.Routing(order: order)
        let phones = Phones()
        for number in 0..<24 as Range<UInt64> {
            _ = await OutageSession(number: number, seed: 1).play(
                configuration,
                vendors: {
                    phones.all.append(Phones.Phone(phone: SimulatedPhone.current))
                    return Vendors.simulated()
                }, outage: Outage(of: order[0], from: OutageScenario.noon, until: OutageScenario.evening))
        }
        // The tasks that knew of the last ones end a little later.
        for _ in 0..<1000 { await Task.yield() }
        #expect(phones.all.count == 24)
        #expect(phones.all.count { $0.phone != nil } <= 2)
    }

    @Test("draws launches as it says it does")
    func draws() {
        let sessions = (0..<4000).map { OutageSession(number: $0, seed: 5) }
        let thinkTimes = sessions.map(\.thinkTime).sorted()
        #expect(thinkTimes.allSatisfy { (1...300).contains($0) })
        #expect((7.5...8.5).contains(thinkTimes[2000]))
        #expect((1.6...2.0).contains(thinkTimes[200]))
        #expect((32...39).contains(thinkTimes[3800]))
        func share(_ isOne: (OutageSession) -> Bool) -> Double { Double(sessions.count(where: isOne)) / 4000 }
        #expect((0.54...0.60).contains(share { $0.carrier == .chinaMobile }))
        #expect((0.21...0.27).contains(share { $0.carrier == .chinaTelecom }))
        #expect((0.16...0.22).contains(share { $0.carrier == .chinaUnicom }))
        #expect((0.17...0.21).contains(share { $0.comesBack != nil }))
        #expect((0.93...0.97).contains(share { $0.user.last?.action == .tapLogin }))
        #expect((0.23...0.27).contains(share { OutageScenario.Phase(at: $0.launch) == .during }))
        #expect(sessions.allSatisfy { $0.user.last?.action == .tapLogin || $0.comesBack == nil })
    }

    @Test("counts times by the nearest rank, and a login in the phase in which it was begun")
    func counting() throws {
        var day = OutageReport.Day(strategy: .inTurn)
        for milliseconds in [30, 10, 20, 40] {
            day.count(
                OutageSession.Login(
                    begunAt: 43_199.999, hasSucceeded: milliseconds > 10, wasLeft: milliseconds == 10,
                    timeToPage: Double(milliseconds) / 1000))
        }
        day.count(OutageSession.Login(begunAt: 43_200, hasSucceeded: false, wasLeft: false, timeToPage: nil))
        day.count(OutageSession.Login(begunAt: 64_800, hasSucceeded: true, wasLeft: false, timeToPage: 1.5))
        #expect(day[.before].logins == 4 && day[.during].logins == 1 && day[.after].logins == 1)
        #expect(day[.before].success == 0.75 && day[.before].left == 1)
        #expect(day[.before].timeToPage(percentile: 50) == 0.02)
        #expect(day[.before].timeToPage(percentile: 95) == 0.04)
        #expect(day[.during].timeToPage(percentile: 50) == nil)
        #expect(day.slowdown == nil)
        #expect(day.successKept == 0)
    }

    @Test(
        "is noticed where too much success is lost or the median grows too much",
        arguments: [(1.0, 0.11, true), (1.0, 0.111, false), (0.99, 0.1, true), (0.98, 0.1, false)])
    func limits(kept: Double, median: Double, isUnnoticed: Bool) {
        var day = OutageReport.Day(strategy: .phoneauth)
        for number in 0..<100 {
            day.count(OutageSession.Login(begunAt: 0, hasSucceeded: true, wasLeft: false, timeToPage: 0.1))
            let hasSucceeded = Double(number) < kept * 100
            day.count(
                OutageSession.Login(begunAt: 50_000, hasSucceeded: hasSucceeded, wasLeft: false, timeToPage: median))
        }
        let report = OutageReport(seed: 1, silentVendor: .geetest, days: [day])
        #expect(report.isUnnoticed == isUnnoticed)
        #expect(report.limits.allSatisfy(\.isMet) == isUnnoticed)
    }
}
