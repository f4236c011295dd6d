/// A provider without a client, for who tests one alone: everything that a client lends it, and the counts of what was odd.
@MainActor package struct LoneProvider {
    /// The provider.
    package let provider: any PhoneAuthProvider
    /// Whoever calls the provider stands where the client stands, and says when an operation begins and ends.
    package let counter = CallbackCounter()

    /// Makes the provider of a vendor. Nothing of the vendor's is touched.
    package init(
        _ registration: VendorRegistration, configuration: PhoneAuthConfiguration, scheduler: any Scheduler
    ) {
        let line = VendorLine(
            vendor: registration.vendor, scheduler: scheduler, inbox: Inbox(scheduler: scheduler), counter: counter)
        provider = registration.makeProvider(
            ProviderContext(
                configuration: CurrentConfiguration(configuration), line: line, scheduler: scheduler))
    }

    /// What was odd about the vendor's callbacks so far.
    package var diagnostics: CallbackDiagnostics { counter.counts }
}
