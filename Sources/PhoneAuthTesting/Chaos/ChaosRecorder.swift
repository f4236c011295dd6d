import PhoneAuth

/// An observer in memory.
@MainActor final class ChaosRecorder: PhoneAuthObserver {
    private let log: ChaosLog
    private weak var client: PhoneAuthClient?
    /// The app ids that the vendors' SDKs have taken.
    private var taken: [Vendor: String] = [:]

    init(of client: PhoneAuthClient, _ log: ChaosLog) {
        self.client = client
        self.log = log
    }

    func observe(_ event: ClientEvent) {
        log.observe(event)
        guard let configuration = client?.configuration else { return }
        switch event.kind {
        case .stageEnded(let report)
        where report.stage == .initialize && report.failure == nil && report.product != .onePass:
            if taken[report.vendor] == nil { taken[report.vendor] = configuration.appID(of: report.vendor) }
        case .configurationApplied:
            log.applied.append(configuration)
            for (vendor, id) in taken where configuration.appID(of: vendor) ?? id != id {
                log.faults.append(
                    .init(invariant: .configuration, detail: "another app id of \(vendor), whose SDK has taken one"))
            }
        default: break
        }
    }
}
