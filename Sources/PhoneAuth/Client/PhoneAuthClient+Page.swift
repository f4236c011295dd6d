public import UIKitShim

extension PhoneAuthClient {
    /// Closes the authorization page; the login, or the scene, under way ends as `cancelled`. Returns when the page is gone, at once where
    /// there is none.
    public func dismissPage() async {
        if scenes.current != nil { return await stopScene() }
        guard let login else { return }
        login.cancel()
        await login.end()
    }

    /// Whether the agreement on the page is ticked.
    ///
    /// - Throws: `unsupportedOperation` where the vendor does not tell, or no page is up.
    public func isAgreementChecked() throws(PhoneAuthError) -> Bool {
        try pageProvider().isAgreementChecked()
    }

    /// Ticks the agreement on the page, or unticks it: after the app's own agreement dialog.
    ///
    /// - Throws: `unsupportedOperation` where the vendor cannot, or no page is up.
    public func setAgreementChecked(_ isChecked: Bool) throws(PhoneAuthError) {
        _ = try pageProvider()
        try login?.setAgreementChecked(isChecked)
    }

    /// Stops the vendor's loading indicator.
    ///
    /// - Throws: `unsupportedOperation` where the vendor cannot, or no page is up.
    public func stopLoading() throws(PhoneAuthError) {
        try pageProvider().stopLoading()
    }

    /// Closes the vendor's second agreement dialog on the page.
    ///
    /// - Throws: `unsupportedOperation` where the vendor cannot, or no page is up.
    public func closeConsentDialog() throws(PhoneAuthError) {
        try pageProvider().closeConsentDialog()
    }

    /// The controller of the page that is up, where the vendor gives access to it.
    public var pageController: UIViewController? { login?.pageController }

    private func pageProvider() throws(PhoneAuthError) -> any PhoneAuthProvider {
        guard let login, login.hasPage, let provider = login.provider else {
            throw PhoneAuthError(.unsupportedOperation, stage: .login)
        }
        return provider
    }
}
