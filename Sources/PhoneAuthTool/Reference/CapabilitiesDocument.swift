import Foundation
import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone

/// What each vendor can do, as a reference page: capabilities as the providers declare them, and the fields of a page's style.
enum CapabilitiesDocument: ReferenceDocument {
    static let name = "capabilities"
    static let path = "Docs/Capabilities.md"

    /// The page.
    static var markdown: String {
        """
        # Capabilities

        What each vendor can do. Asking for what it cannot gives `unsupportedOperation`, never a silent success; a field of the page that it cannot do is in the
        report of `phoneauth translate`. In code `client.capabilities(of:)` says it. This page is generated from the code: `phoneauth reference capabilities`.

        ## Vendors

        \(vendors)

        ## Capabilities

        \(capabilities)

        \(PageFieldsTable().markdown)
        """
    }

    /// What each capability means to an app.
    static let meanings: [String: String] = [
        "prefetch": "fetches ahead of the page what a login needs",
        "maskedNumber": "tells the app the masked number",
        "loginPage": "one-click login on an authorization page",
        "numberVerification": "verifies that a number is the phone's",
        "scenes": "plays fusion scenes with an engine of its own; the others play them through the portable one",
        "agreementState": "tells at any time whether the agreement is ticked",
        "manualDismiss": "the app can close the page",
        "loadingControl": "the app can stop the loading indicator",
        "cachedNumbers":
            "can keep verified numbers on the phone; only where the configuration's `cachesNumbers` says so",
        "networkEnvironment": "tells about carrier and network",
        "serverIssuedToken": "needs a token from the app's server before it does anything",
        "agreementControl": "the app can tick the agreement",
        "loginGate": "waits with the token until the app's own check has said yes",
        "agreementPage": "opens agreements in a page of its own",
        "agreementHandover": "leaves agreements to the app where the style says so",
    ]

    private static let head = [
        "| | \(Vendor.known.map(\.rawValue).joined(separator: " | ")) |",
        "| --- |" + String(repeating: " --- |", count: Vendor.known.count),
    ]

    private static var vendors: String {
        let clients = Vendor.known.map(known)
        let registrations = Vendors.simulated()
        let rows = [
            row("documented version", clients.map { $0.requirements?.documentedVersion ?? "" }),
            row(
                "at least, by iOS version",
                clients.map { known in
                    let rules = known.requirements?.minimumVersions ?? []
                    return rules.map { "iOS \($0.iOS): \($0.sdk)" }.joined(separator: "<br>")
                }),
            row("resource bundles", clients.map { $0.requirements?.resourceBundles.joined(separator: ", ") ?? "" }),
            row(
                "page model",
                Vendor.known.map { vendor in
                    registrations.first { $0.vendor == vendor }.map { "`\($0.pageTable.model)`" } ?? ""
                }),
            row(
                "return codes",
                Vendor.known.map { vendor in
                    "\(ReturnCodes.tables.first { $0.vendor == vendor }?.matches.count ?? 0)"
                }),
        ]
        return (head + rows).joined(separator: "\n")
    }

    private static var capabilities: String {
        let clients = Vendor.known.map(known)
        let rows = Capabilities.named.map { name, capability in
            row(
                "`\(name)`: \(meanings[name] ?? "")",
                clients.map { $0.capabilities.contains(capability) ? "yes" : "–" })
        }
        return (head + rows).joined(separator: "\n")
    }

    private static func row(_ name: String, _ cells: [String]) -> String {
        "| \(name) | \(cells.joined(separator: " | ")) |"
    }

    /// What a provider says of itself, with everything configured that its vendor has.
    private static func known(_ vendor: Vendor) -> (capabilities: Capabilities, requirements: SDKRequirements?) {
        let phone = SimulatedPhone()
        return phone.enter {
            guard var configuration = try? PhoneAuthConfiguration(data: Data(SampleConfiguration.json.utf8)) else {
                return ([], nil)
            }
            configuration.providers.geetest?.onePass?.cachesNumbers = true
            let client = try? PhoneAuthClient(
                configuration: configuration, vendors: Vendors.simulated(), installation: Installation(of: phone),
                scheduler: SimulatedScheduler(phone: phone))
            client?.grantConsent()
            return (
                (try? client?.capabilities(of: vendor)) ?? [], (try? client?.requirements(of: vendor)) ?? nil
            )
        }
    }
}
