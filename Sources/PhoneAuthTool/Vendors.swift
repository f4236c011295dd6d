import AliyunFusionSimulation
import AliyunPNVSSimulation
import CommandLineInterface
import GeetestSimulation
import PhoneAuth
import PhoneAuthAliyunFusion
import PhoneAuthAliyunPNVS
import PhoneAuthGeetest
import PhoneAuthModel
import PhoneAuthShanyan
import ShanyanSimulation

/// The four vendors, on their stand-ins.
@MainActor enum Vendors {
    /// New bindings for one run.
    static func simulated() -> [VendorRegistration] {
        [
            .shanyan(ShanyanBinding()), .geetest(GeetestBinding()), .aliyunPNVS(AliyunPNVSBinding()),
            .aliyunFusion(AliyunFusionBinding()) { FusionToken("simulated-auth-token") },
        ]
    }

    /// How each of them makes its page: what `pageOverrides` are checked against.
    static var pageTables: [Vendor: PageTable] {
        Dictionary(simulated().map { ($0.vendor, $0.pageTable) }, uniquingKeysWith: { first, _ in first })
    }

    /// Reads a vendor's name.
    static func named(_ name: String) throws(UsageError) -> Vendor {
        let vendor = Vendor(rawValue: name)
        guard Vendor.known.contains(vendor) else {
            let names = Vendor.known.map(\.rawValue).joined(separator: ", ")
            throw UsageError("“\(name)” is no vendor; vendors are \(names)")
        }
        return vendor
    }
}
