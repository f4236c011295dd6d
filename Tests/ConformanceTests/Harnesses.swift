import AliyunFusionSimulation
import AliyunPNVSSimulation
import Foundation
import GeetestSimulation
import PhoneAuth
import PhoneAuthAliyunFusion
import PhoneAuthAliyunPNVS
import PhoneAuthGeetest
import PhoneAuthModel
import PhoneAuthShanyan
import PhoneAuthTesting
import ShanyanSimulation
import SimulatedPhone

/// The vendors that the suite runs over.
struct VendorHarness: ConformanceHarness {
    let vendor: Vendor
    let configuration: PhoneAuthConfiguration
    let exemptions: [Exemption]
    let make: @MainActor () -> VendorRegistration

    init(
        _ vendor: Vendor, _ section: String, exemptions: [Exemption] = [],
        make: @escaping @MainActor () -> VendorRegistration
    ) {
        let file = """
            {"schemaVersion": 1, "providers": {"\(vendor)": \(section)}, "routing": {"order": ["\(vendor)"]}}
            """
        self.vendor = vendor
        configuration = try! PhoneAuthConfiguration(data: Data(file.utf8))
        self.exemptions = exemptions
        self.make = make
    }

    func registration() -> VendorRegistration { make() }

    @MainActor static let all = [
        VendorHarness(
            .geetest, #"{"oneLogin": {"appID": "demo-one-login"}, "onePass": {"appID": "demo-one-pass"}}"#
        ) { .geetest(GeetestBinding()) },
        VendorHarness(.shanyan, #"{"appID": "demo-app-id"}"#) { .shanyan(ShanyanBinding()) },
        VendorHarness(.aliyunPNVS, #"{"secret": "demo-secret"}"#) { .aliyunPNVS(AliyunPNVSBinding()) },
        VendorHarness(.aliyunFusion, #"{"schemeCode": "FA000000000000000000"}"#) {
            .aliyunFusion(AliyunFusionBinding()) { FusionToken("simulated-auth-token") }
        },
    ]

    @MainActor static func of(_ vendor: Vendor) -> VendorHarness? { all.first { $0.vendor == vendor } }
}

/// A script that does not see whether there is a SIM, and calls back once, whatever the phone says.
struct BlindHarness: ConformanceHarness {
    let vendor = Vendor.geetest
    let configuration = VendorHarness.all[0].configuration
    let exemptions: [Exemption]

    func registration() -> VendorRegistration {
        let phone = SimulatedPhone.current
        let situation = Situation("phone", "As the phone is set, with a SIM and each answer once.", expected: nil) {
            $0 = phone.settings
            $0.hasSIM = true
            if $0.delivery == .twice { $0.delivery = .once }
        }
        return ScriptedVendor(vendor, in: situation, carrier: phone.settings.carrier).registration()
    }
}
