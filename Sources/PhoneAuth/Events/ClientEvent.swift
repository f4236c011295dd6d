public import Foundation
public import PhoneAuthModel

/// Something that a client decided, did or saw: for whoever measures logins.
///
/// It holds names, codes and times. No token, key, phone number or text of a vendor's is in it, so it may be logged and sent.
public struct ClientEvent: Hashable, Sendable {
    /// The wall clock.
    public var date: Date
    /// The operation that it belongs to: counted from 1 in each client; 0 for what belongs to none.
    public var operation: Int
    /// What it is.
    public var kind: Kind

    /// Makes an event.
    public init(date: Date, operation: Int, kind: Kind) {
        self.date = date
        self.operation = operation
        self.kind = kind
    }

    /// What an app asked for.
    public enum Operation: String, Hashable, Sendable, CaseIterable {
        /// `prepare()`, `loginPageAppeared()` or the part of `logOut()` that fetches ahead.
        case prepare
        /// `initialize(for:)`.
        case initialize
        /// `checkAvailability(for:)`.
        case availability
        /// `prefetch(for:)`.
        case prefetch
        /// A login, also that of a portable scene.
        case login
        /// A number verification.
        case verification
        /// A scene.
        case scene
    }

    /// What can happen. More cases may come: have a `default` where you switch.
    public enum Kind: Hashable, Sendable {
        /// The app has asked for something, and the client has taken it on.
        case began(Operation)
        /// The vendors have been chosen.
        case routed(RoutingDecision)
        /// A vendor's turn has begun; attempts are counted from 1 in each operation.
        case attemptBegan(Int, Vendor, Product)
        /// A stage of an attempt is over.
        case stageEnded(StageReport)
        /// The authorization page has come up, seconds after the operation began.
        case pagePresented(Vendor, after: Double)
        /// A vendor's turn is over.
        case attemptEnded(Int, Attempt)
        /// A vendor said that the configuration, or its console, is wrong. No user can help; the app's makers can.
        case misconfigured(Misconfiguration)
        /// The operation's outcome has been taken: `nil` for success.
        case ended(Operation, PhoneAuthError.Code?, duration: Double)
        /// A callback was odd.
        case oddCallback(Vendor, CallbackOddity)
        /// A vendor is left alone from now on, after failures at a stage.
        case restBegan(Vendor, Purpose, Stage, seconds: Double)
        /// A vendor that had been left alone works again.
        case recovered(Vendor, Purpose, Stage)
        /// A changed configuration is in force now.
        case configurationApplied
        /// A changed configuration was refused.
        case configurationRefused([ConfigurationProblem])
        /// The app went to the background: deadlines stand still.
        case enteredBackground
        /// The app came back, after some seconds.
        case enteredForeground(after: Double)
    }

    /// What became of one stage of an attempt.
    public struct StageReport: Hashable, Sendable {
        /// The attempt's number in its operation.
        public var attempt: Int
        /// The vendor.
        public var vendor: Vendor
        /// The vendor's product.
        public var product: Product
        /// The carrier, as far as it is known.
        public var carrier: Carrier
        /// The stage.
        public var stage: Stage
        /// What went wrong; `nil` for success.
        public var failure: PhoneAuthError.Code?
        /// Seconds, without the app's time in the background. That of ``Stage/login`` counts from the tap that asks for the token,
        /// where there was one, and from the page's coming up else.
        public var duration: Double

        /// Makes a report.
        public init(
            attempt: Int, vendor: Vendor, product: Product, carrier: Carrier, stage: Stage,
            failure: PhoneAuthError.Code?, duration: Double
        ) {
            self.attempt = attempt
            self.vendor = vendor
            self.product = product
            self.carrier = carrier
            self.stage = stage
            self.failure = failure
            self.duration = duration
        }

        /// `success`, or the code of the failure.
        public var outcome: String { failure?.rawValue ?? "success" }
    }
}

/// What can be odd about a vendor's callback: ``CallbackDiagnostics`` counts them.
public enum CallbackOddity: String, Hashable, Sendable, CaseIterable {
    /// A one-shot callback that came again.
    case duplicate
    /// A result after the outcome, or after the deadline of the call that it answers.
    case late
    /// An answer that is not of the documented form.
    case malformed
    /// A callback on another thread than the main one.
    case offMain
}

/// A vendor whose configuration, or whose console, is wrong.
public struct Misconfiguration: Hashable, Sendable {
    /// The vendor.
    public var vendor: Vendor
    /// The vendor's product.
    public var product: Product?
    /// Where it showed.
    public var stage: Stage
    /// What is wrong.
    public var code: PhoneAuthError.Code
    /// The vendor's own code, as text.
    public var vendorCode: String?

    /// Makes one.
    public init(
        vendor: Vendor, product: Product? = nil, stage: Stage, code: PhoneAuthError.Code, vendorCode: String? = nil
    ) {
        self.vendor = vendor
        self.product = product
        self.stage = stage
        self.code = code
        self.vendorCode = vendorCode
    }
}
