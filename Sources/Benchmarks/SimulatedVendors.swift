import AliyunFusionSimulation
import AliyunPNVSSimulation
import GeetestSimulation
import PhoneAuth
import PhoneAuthAliyunFusion
import PhoneAuthAliyunPNVS
import PhoneAuthGeetest
import PhoneAuthModel
import PhoneAuthShanyan
import ShanyanSimulation

/// The four vendors on their stand-ins, with invented ids.
@MainActor enum SimulatedVendors {
    /// New bindings for one run.
    static func linked() -> [VendorRegistration] {
        [
            .geetest(GeetestBinding()), .shanyan(ShanyanBinding()), .aliyunPNVS(AliyunPNVSBinding()),
            .aliyunFusion(AliyunFusionBinding()) { FusionToken("chaos-secret-0123456789abcdef-auth") },
        ]
    }

    static let configuration = PhoneAuthConfiguration(
        providers: PhoneAuthConfiguration.Providers(
            geetest: PhoneAuthConfiguration.Geetest(
                oneLogin: PhoneAuthConfiguration.OneLogin(appID: Secret("demo-onelogin-app-id")),
                onePass: PhoneAuthConfiguration.OnePass(appID: Secret("demo-onepass-app-id"))),
            shanyan: PhoneAuthConfiguration.Shanyan(appID: Secret("demo-shanyan-app-id")),
            aliyunPNVS: PhoneAuthConfiguration.AliyunPNVS(secret: Secret("demo-pnvs-secret")),
            aliyunFusion: PhoneAuthConfiguration.AliyunFusion(schemeCode: "FA000000000001")),
        order: Vendor.known)

    static let returnCodes = [
        GeetestProvider.returnCodes, ShanyanProvider.returnCodes, AliyunPNVSProvider.returnCodes,
        AliyunFusionProvider.returnCodes,
    ]
}
