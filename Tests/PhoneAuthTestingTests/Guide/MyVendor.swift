import Foundation
import PhoneAuth
import UIKitShim

// The vendor of Docs/Adapting.md, as an app would have it: nothing but public API.

extension Vendor {
    static let myVendor = Vendor(rawValue: "myVendor")
}

/// What the provider asks of the SDK. In the app a binding calls the real one; in tests there is a stand-in.
@MainActor protocol MyVendorSDK: AnyObject {
    typealias Reply = @Sendable (VendorPayload) -> Void

    func start(key: String, _ reply: @escaping Reply)
    func fetchToken(for number: String, _ reply: @escaping Reply)
}

/// MyVendor in the framework's words. It verifies numbers, and has no page.
@MainActor final class MyVendorProvider: PhoneAuthProvider {
    static let vendor = Vendor.myVendor
    static let returnCodes = ReturnCodeTable(
        vendor: .myVendor,
        rows: [
            row("0", .success, "Done.", "成功。"),
            row("7", .failure(.carrierFailure), "The carrier refused.", "运营商拒绝。"),
            row("9", .failure(.timeout), "The vendor waited too long.", "厂商等待超时。"),
        ])

    let capabilities: Capabilities = [.numberVerification]
    let sdkVersion = "1.0"
    let requirements = SDKRequirements(documentedVersion: "1.0")
    var pageController: UIViewController? { nil }

    /// The vendor's section of the configuration file.
    private struct Settings: Decodable {
        var key = ""
    }

    private let sdk: any MyVendorSDK
    private let context: ProviderContext

    /// Touches nothing of the SDK: that is for `initialize(for:)`, after consent.
    init(sdk: any MyVendorSDK, context: ProviderContext) {
        self.sdk = sdk
        self.context = context
    }

    func product(for purpose: Purpose) -> Product { Self.product }

    func initialize(for purpose: Purpose) async throws(PhoneAuthError) {
        let section = context.configuration.providers.section(of: .myVendor)
        let settings = section.flatMap { try? JSONDecoder().decode(Settings.self, from: $0) } ?? Settings()
        let payload = try await context.line.answer { reply in sdk.start(key: settings.key, reply) }
        try Self.returnCodes.check(Self.answer(payload), of: Self.product, in: .initialize)
    }

    func verificationCredential(for number: PhoneNumber) async throws(PhoneAuthError) -> VerificationCredential {
        let payload = try await context.line.answer { reply in sdk.fetchToken(for: number.reveal(), reply) }
        try Self.returnCodes.check(Self.answer(payload), of: Self.product, in: .verify)
        guard let token = payload.text("token") else { throw error(.missingToken, .verify, for: .verification) }
        return VerificationCredential(
            vendor: .myVendor, product: Self.product, carrier: .unknown, token: Secret(token), phoneNumber: number,
            issuedAt: context.date, lifetime: 120)
    }

    // MARK: What the vendor does not have

    func checkAvailability(for purpose: Purpose) async throws(PhoneAuthError) {}
    func prefetch(for purpose: Purpose) async throws(PhoneAuthError) -> Prefetch {
        throw unsupported(.prefetch, for: purpose)
    }
    func login(_ request: LoginRequest, events: EventSink) async throws(PhoneAuthError) -> LoginCredential {
        throw unsupported(.login)
    }
    func loginAgain() async throws(PhoneAuthError) -> LoginCredential { throw unsupported(.login) }
    func dismissPage(animated: Bool) async throws(PhoneAuthError) {}
    func stopLoading() throws(PhoneAuthError) { throw unsupported(.login) }
    func isAgreementChecked() throws(PhoneAuthError) -> Bool { throw unsupported(.login) }
    func setAgreementChecked(_ isChecked: Bool) throws(PhoneAuthError) { throw unsupported(.login) }
    func networkEnvironment() throws(PhoneAuthError) -> NetworkEnvironment { throw unsupported(.availability) }
    func forgetPrefetch() {}

    // MARK: The vendor's answers

    private static let product = Product(rawValue: "myVendor")

    private static func answer(_ payload: VendorPayload) -> VendorAnswer {
        VendorAnswer(code: payload.code("code"), message: payload.text("message"))
    }

    private static func row(
        _ code: String, _ kind: ReturnCodeRow.Kind, _ english: String, _ chinese: String
    ) -> ReturnCodeRow {
        ReturnCodeRow(
            product, code, kind, meaning: LocalizedText(en: english, zhHans: chinese), source: "MyVendor's manual, 4.2")
    }
}

extension VendorRegistration {
    /// The entry for the client's list of vendors.
    static func myVendor(_ makeSDK: @escaping @MainActor () -> any MyVendorSDK) -> VendorRegistration {
        VendorRegistration(vendor: .myVendor) { context in MyVendorProvider(sdk: makeSDK(), context: context) }
    }
}
