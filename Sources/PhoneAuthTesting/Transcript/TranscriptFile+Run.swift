public import PhoneAuth
import SimulatedPhone

extension TranscriptFile {
    /// A configuration with this file's deadlines and page in place of its own.
    public func configuration(from base: PhoneAuthConfiguration) -> PhoneAuthConfiguration {
        var configuration = base
        func deadline(_ name: String) -> Double? { deadlines[name] ?? self.deadline }
        if let value = deadline("initialize") { configuration.deadlines.initialize = value }
        if let value = deadline("availability") { configuration.deadlines.availability = value }
        if let value = deadline("prefetch") { configuration.deadlines.prefetch = value }
        if let value = deadline("present") { configuration.deadlines.present = value }
        if let value = deadline("token") { configuration.deadlines.token = value }
        if let value = deadline("verify") { configuration.deadlines.verify = value }
        if let value = deadlines["wholeLogin"] { configuration.deadlines.wholeLogin = value }
        if let value = deadlines["pageIdle"] { configuration.pageIdleTimeout = value }
        if let style { configuration.page = style }
        return configuration
    }

    /// The run that plays this file.
    @MainActor public func run(
        with configuration: PhoneAuthConfiguration, vendors: @escaping @MainActor () -> [VendorRegistration]
    ) -> SimulatedRun {
        var settings = PhoneSettings()
        settings.carrier = carrier
        settings.failingNodes = failingNodes
        let phone = SimulatedPhone(settings: settings, seed: seed, transcript: transcript)
        var run = SimulatedRun(vendor, configuration: configuration, on: phone, vendors: vendors)
        run.operation = operation
        run.appActions = appActions
        run.isReplay = true
        if let scene { run.scene = scene }
        if let phoneNumber { run.phoneNumber = phoneNumber }
        return run
    }
}
