import Foundation

@testable import PhoneAuth

/// A login machine that a test feeds by hand, with everything that it asked for.
struct MachineScript {
    private(set) var machine: LoginMachine
    private(set) var actions: [LoginMachine.Action] = []
    /// What it told beside, kept apart: nothing hangs on it.
    private(set) var reports: [LoginMachine.Report] = []
    private(set) var now = 0.0

    /// A machine over some vendors, 9 seconds for page and token each, 30 for the whole, 15 for the exchange.
    init(_ vendors: [Vendor] = [.geetest], _ adjust: (inout LoginMachine.Rules) -> Void = { _ in }) {
        var rules = LoginMachine.Rules(
            plans: vendors.map { .init(vendor: $0, product: Product(rawValue: $0.rawValue), present: 9, token: 9) },
            wholeLogin: 30, exchange: 15, pageIdle: nil, exchanges: false, closesAtToken: false,
            confirmingLogsIn: false)
        adjust(&rules)
        machine = LoginMachine(rules: rules)
    }

    /// Feeds inputs at the present moment; returns what the last one led to.
    @discardableResult
    mutating func feed(_ inputs: LoginMachine.Input...) -> [LoginMachine.Action] {
        var latest: [LoginMachine.Action] = []
        for input in inputs {
            let all = machine.handle(input, at: now)
            latest = all.filter { if case .report = $0 { false } else { true } }
            actions += latest
            reports += all.compactMap { if case .report(let report) = $0 { report } else { nil } }
        }
        return latest
    }

    /// Lets seconds pass.
    mutating func wait(_ seconds: Double) {
        now += seconds
    }

    /// Begins, prepares and shows the page.
    mutating func showPage() {
        feed(.begin, .prepared, .event(.pagePresented))
    }

    /// Shows the page and taps login with the box ticked.
    mutating func tapLogin() {
        showPage()
        feed(.event(.loginTapped(isChecked: true)))
    }

    /// What the app saw.
    var events: [AuthPageEvent] {
        actions.compactMap { if case .emit(let event) = $0 { event } else { nil } }
    }

    /// Every outcome that was decided: by rights one.
    var outcomes: [LoginMachine.Outcome] {
        actions.compactMap { if case .settle(let outcome) = $0 { outcome } else { nil } }
    }

    /// The one outcome's code; `nil` for none, for several, and for a success.
    var failure: PhoneAuthError.Code? { error?.code }

    /// The one outcome's error.
    var error: PhoneAuthError? {
        guard outcomes.count == 1, case .failure(let error) = outcomes[0] else { return nil }
        return error
    }

    /// The clocks that run.
    var timers: [LoginMachine.Timer: Double] {
        actions.reduce(into: [:]) { timers, action in
            switch action {
            case .startTimer(let timer, let seconds): timers[timer] = seconds
            case .stopTimer(let timer): timers[timer] = nil
            default: break
            }
        }
    }

    /// How often an action was asked for.
    func count(of action: LoginMachine.Action) -> Int {
        actions.count { $0 == action }
    }
}

extension LoginCredential {
    /// A credential of an invented token.
    static func sample(_ token: String = "tok-A1", vendor: Vendor = .geetest) -> LoginCredential {
        LoginCredential(
            vendor: vendor, product: Product(rawValue: vendor.rawValue), carrier: .chinaMobile, token: Secret(token),
            issuedAt: Date(timeIntervalSince1970: 1_767_225_600), lifetime: 120)
    }
}

extension LoginMachine.Input {
    /// A vendor's failure.
    static func failed(
        _ code: PhoneAuthError.Code, at stage: Stage = .login, repetition: ReturnCodeRow.Repetition? = nil
    ) -> Self {
        .failed(PhoneAuthError(code, stage: stage), repetition: repetition)
    }
}
