import Foundation
import GeetestSimulation
import OneLoginSDKStandIn
import PhoneAuth
import PhoneAuthGeetest
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone
import UIKitShim

/// The repository's files.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// `OLAuthViewModel`'s properties and their types, from the vendor's headers.
    static func modelProperties() throws -> [String: String] {
        var properties: [String: String] = [:]
        for line in try text("Vendors/Geetest/API.tsv").split(separator: "\n") {
            let columns = line.split(separator: "\t").map(String.init)
            guard columns.count == 3, columns[0] == "OLAuthViewModel", columns[1] == "var",
                let colon = columns[2].firstIndex(of: ":")
            else { continue }
            let name = columns[2][..<colon].dropFirst("var ".count)
            properties[String(name)] = columns[2][colon...].dropFirst(2).trimmingCharacters(in: .whitespaces)
        }
        return properties
    }

    /// The style of the sample configuration, in which every field is set.
    static func sampleStyle() throws -> AuthPageStyle {
        let file = try text("Tests/PhoneAuthToolTests/Configurations/complete.json")
        let root = try JSONSerialization.jsonObject(with: Data(file.utf8)) as? [String: Any]
        return try AuthPageStyle(data: JSONSerialization.data(withJSONObject: root?["page"] ?? [:]))
    }
}

/// A login with the real binding on a simulated phone.
@MainActor final class PageRun {
    let phone: SimulatedPhone
    let binding = GeetestBinding()
    let screen: SimulatedScreen
    private(set) var model: OLAuthViewModel?
    private(set) var events: [AuthPageEvent] = []
    private(set) var result: Result<LoginCredential, PhoneAuthError>?
    private let scheduler: SimulatedScheduler
    private let client: PhoneAuthClient

    init(_ settings: PhoneSettings = PhoneSettings(), overrides: [String: JSONValue] = [:]) throws {
        phone = SimulatedPhone(settings: settings)
        scheduler = SimulatedScheduler(phone: phone)
        screen = SimulatedScreen(of: phone)
        var configuration = PhoneAuthConfiguration(
            providers: .init(geetest: .init(oneLogin: .init(appID: Secret("login")))), order: [.geetest])
        configuration.pageOverrides = [.geetest: overrides]
        let binding = binding
        client = try PhoneAuthClient(
            configuration: configuration, vendors: [.geetest(binding)], scheduler: scheduler)
        client.grantConsent()
    }

    /// Logs in, and does something while the page is up.
    func logIn(
        _ style: AuthPageStyle, hooks: PageHooks = PageHooks(), from presenter: UIViewController? = nil,
        after seconds: Double = 0.8, _ act: @escaping @MainActor (PageRun) -> Void = { _ in }
    ) async {
        binding.willShowPage = { [unowned self] in model = $0 }
        await phone.enter {
            phone.markOperationStart()
            phone.schedule(after: seconds) { act(self) }
            do throws(PhoneAuthError) {
                result = .success(
                    try await client.login(
                        from: presenter ?? screen.controller, style: style, hooks: hooks,
                        events: EventSink { [unowned self] in events.append($0) }))
            } catch {
                result = .failure(error)
            }
            await phone.clock.idle()
        }
    }

    /// The page's view while it is up.
    var view: UIView? { phone.enter { binding.pageController?.viewIfLoaded } }

    /// Something that framework or app have drawn.
    func control(_ identifier: String) -> UIControl? {
        func find(_ view: UIView) -> UIControl? {
            if view.accessibilityIdentifier == identifier { return view as? UIControl }
            return view.subviews.lazy.compactMap { find($0) }.first
        }
        return view.flatMap { find($0) } ?? model?.naviRightControl.flatMap { find($0) }
    }
}
