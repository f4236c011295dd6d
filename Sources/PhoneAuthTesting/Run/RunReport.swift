public import PhoneAuth
public import PhoneAuthModel

/// What an app saw of one operation on a simulated phone, and what the phone saw of the app.
public struct RunReport: Sendable {
    /// How an operation ended.
    public enum Outcome: Sendable {
        /// A login's credential.
        case login(LoginCredential)
        /// A verification's credential.
        case verification(VerificationCredential)
        /// A scene that came to a good end.
        case scene(SceneResult)
        /// An initialisation, an availability check or a prefetch that succeeded.
        case success
        /// An error.
        case failure(PhoneAuthError)
        /// The script ended while the page waited for its user.
        case pending
    }

    /// An event, and when it came.
    public struct TimedEvent: Sendable {
        /// Seconds since the operation began.
        public let at: Double
        /// What.
        public let event: AuthPageEvent
    }

    /// The vendor that gave the outcome.
    public var vendor: Vendor
    /// Its product.
    public var product: Product
    /// What was asked for.
    public var operation: SimulatedRun.Operation
    /// The scene, of a scene's run.
    public var scene: String?
    /// The situation, or `nil` for a transcript.
    public var situation: String?
    /// The seed, or `nil` for a transcript.
    public var seed: UInt64?
    /// How it ended.
    public var outcome: Outcome
    /// The vendors that were tried.
    public var attempts: [Attempt]
    /// What happened, in order.
    public var events: [TimedEvent]
    /// The vendor functions that were called, in order.
    public var vendorCalls: [String]
    /// How many pages went away.
    public var pageCloses: Int
    /// What was odd about callbacks.
    public var diagnostics: CallbackDiagnostics
    /// Seconds until the outcome.
    public var elapsed: Double
    /// What the app's server said of a scene's credentials, and when.
    public var verdicts: [(at: Double, isPass: Bool)] = []
    /// Outcomes of operations that app actions began.
    public var further: [(operation: SimulatedRun.Operation, outcome: Outcome)]
}

extension RunReport {
    /// `success`, `pending`, or the code of the error.
    public var outcomeName: String {
        switch outcome {
        case .login, .verification, .scene, .success: "success"
        case .failure(let error): error.code.rawValue
        case .pending: "pending"
        }
    }

    /// Seconds until the page was shown, where one was.
    public var timeToPage: Double? {
        events.first { $0.event == .pagePresented }?.at
    }

    /// Seconds until there was a token, where one came.
    public var timeToToken: Double? {
        switch outcome {
        case .login, .verification, .scene: elapsed
        case .success, .failure, .pending: nil
        }
    }

    /// The report as the command line prints it.
    ///
    /// - Parameter showsSecrets: Whether the credential's values are added to their names.
    package func json(showsSecrets: Bool = false) -> JSONValue {
        [
            "vendor": .string(vendor.rawValue), "product": .string(product.rawValue),
            "operation": .string(operation.rawValue), "situation": JSONValue(situation),
            "seed": seed.map { .integer(Int(truncatingIfNeeded: $0)) } ?? .null,
            "outcome": Self.json(outcome, showsSecrets),
            "attempts": .array(
                attempts.map { attempt in
                    [
                        "vendor": .string(attempt.vendor.rawValue), "stage": .string(attempt.stage.rawValue),
                        "outcome": .string(attempt.outcome), "duration": JSONValue(seconds: attempt.duration),
                    ]
                }),
            "events": .array(
                events.map { timed in
                    let head: [String: JSONValue] = [
                        "at": JSONValue(seconds: timed.at), "event": .string(timed.event.name),
                    ]
                    return .object(head.merging(timed.event.parameters) { first, _ in first })
                }),
            "vendorCalls": .array(vendorCalls.map { .string($0) }),
            "pageCloses": .integer(pageCloses),
            "diagnostics": [
                "duplicate": .integer(diagnostics.duplicate), "late": .integer(diagnostics.late),
                "malformed": .integer(diagnostics.malformed), "offMain": .integer(diagnostics.offMain),
            ],
            "elapsed": JSONValue(seconds: elapsed),
            "further": .array(
                further.map {
                    ["operation": .string($0.operation.rawValue), "outcome": Self.json($0.outcome, showsSecrets)]
                }
            ),
        ]
    }

    private static func json(_ outcome: Outcome, _ showsSecrets: Bool) -> JSONValue {
        switch outcome {
        case .login(let credential):
            ["kind": "credential", "credential": json(credential, showsSecrets)]
        case .verification(let credential):
            ["kind": "credential", "credential": json(credential, showsSecrets)]
        case .scene(let result):
            [
                "kind": "scene",
                "scene": [
                    "id": .string(result.scene.rawValue),
                    "nodes": .array(
                        result.steps.map {
                            ["node": .string($0.node.rawValue), "outcome": .string($0.failure?.rawValue ?? "passed")]
                        }), "credential": json(result.credential, showsSecrets),
                ],
            ]
        case .success: ["kind": "success"]
        case .pending: ["kind": "pending"]
        case .failure(let error): ["kind": "failure", "error": json(error)]
        }
    }

    private static func json<P>(_ credential: Credential<P>, _ showsSecrets: Bool) -> JSONValue {
        let envelope = credential.envelope
        var json: [String: JSONValue] = [
            "vendor": .string(envelope.vendor.rawValue), "product": .string(envelope.product.rawValue),
            "purpose": .string(envelope.purpose.rawValue), "carrier": .string(envelope.carrier.rawValue),
            "maskedNumber": JSONValue(credential.maskedNumber), "expiresIn": JSONValue(seconds: credential.lifetime),
            "singleUse": .bool(envelope.isSingleUse),
            "fields": .array((["token"] + envelope.fields.keys.sorted()).map { .string($0) }),
        ]
        if showsSecrets {
            let fields = envelope.fields.mapValues { JSONValue.string($0.reveal()) }
            json["values"] = .object(fields.merging(["token": .string(envelope.token.reveal())]) { first, _ in first })
        }
        return .object(json)
    }

    private static func json(_ error: PhoneAuthError) -> JSONValue {
        [
            "code": .string(error.code.rawValue), "stage": .string(error.stage.rawValue),
            "disposition": .string(error.disposition.rawValue), "vendorCode": JSONValue(error.vendorCode),
            "vendorMessage": JSONValue(error.vendorMessage), "carrier": .string(error.carrier.rawValue),
            "carrierCode": JSONValue(error.carrierCode), "requestID": JSONValue(error.requestID),
        ]
    }
}
