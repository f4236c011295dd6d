import PhoneAuth
import PhoneAuthModel
import Testing

@Suite("Deadlines")
struct DeadlineTests {
    struct Case: CustomTestStringConvertible {
        let vendor: Vendor
        let stage: Stage
        let seconds: Double
        var testDescription: String { "\(vendor) \(stage.rawValue)" }
    }

    static let standard: [Case] = [
        (.geetest, [6, 6, 9, 9, 9, 11, 10, 15]), (.shanyan, [6, 6, 5, 5, 10, 10, 10, 15]),
        (.aliyunPNVS, [6, 6, 6, 6, 6, 6, 10, 15]), (.aliyunFusion, [6, 6, 10, 10, 10, 10, 10, 15]),
        (Vendor(rawValue: "own"), [6, 6, 10, 10, 10, 10, 10, 15]),
    ].flatMap { (vendor: Vendor, seconds: [Double]) in
        zip(Stage.allCases, seconds).map { Case(vendor: vendor, stage: $0, seconds: $1) }
    }

    private var configuration: PhoneAuthConfiguration {
        PhoneAuthConfiguration(
            providers: .init(
                geetest: .init(oneLogin: .init(appID: Secret("a"))), shanyan: .init(appID: Secret("a")),
                aliyunPNVS: .init(secret: Secret("a"))),
            order: [.geetest])
    }

    @Test("are a second longer than the vendor's time-out, or 10 where it has none", arguments: standard)
    func standardDeadline(_ example: Case) {
        #expect(configuration.deadline(for: example.stage, vendor: example.vendor) == example.seconds)
    }

    @Test("follow the vendor's time-outs, which count as at least 5 for PNVS")
    func ownTimeouts() {
        var configuration = configuration
        configuration.providers.geetest?.timeouts = .init(prefetch: 2, token: 3.5, verify: 4)
        configuration.providers.aliyunPNVS?.timeouts = .init(prefetch: 2, token: 7, verify: 5)
        configuration.deadlines.initialize = nil
        #expect(configuration.deadline(for: .prefetch, vendor: .geetest) == 3)
        #expect(configuration.deadline(for: .present, vendor: .geetest) == 3)
        #expect(configuration.deadline(for: .login, vendor: .geetest) == 4.5)
        #expect(configuration.deadline(for: .verify, vendor: .geetest) == 5)
        #expect(configuration.deadline(for: .prefetch, vendor: .aliyunPNVS) == 6)
        #expect(configuration.deadline(for: .login, vendor: .aliyunPNVS) == 8)
        #expect(configuration.deadline(for: .initialize, vendor: .geetest) == 10)
    }

    @Test("are what the configuration says where it says something", arguments: Vendor.known)
    func explicit(vendor: Vendor) {
        var configuration = configuration
        configuration.deadlines.prefetch = 1
        configuration.deadlines.present = 2
        configuration.deadlines.token = 3
        configuration.deadlines.verify = 4
        configuration.deadlines.exchange = 5
        #expect(
            [Stage.prefetch, .present, .login, .verify, .exchange].map {
                configuration.deadline(for: $0, vendor: vendor)
            }
                == [1, 2, 3, 4, 5])
    }
}
