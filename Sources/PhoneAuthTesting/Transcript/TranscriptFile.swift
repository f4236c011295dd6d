public import Foundation
public import PhoneAuth
public import PhoneAuthModel
package import SimulatedPhone

/// A transcript file: one operation, what the app did meanwhile, and every raw callback of the vendor.
public struct TranscriptFile: Sendable {
    /// What is wrong with a transcript file, and where.
    public typealias Problem = FileProblem

    /// The vendor whose callbacks these are.
    public var vendor: Vendor
    /// The vendor's product.
    public var product: Product
    /// What was asked for.
    public var operation: SimulatedRun.Operation
    /// The scene, for ``SimulatedRun/Operation/scene``.
    public var scene: String?
    /// A scene's nodes that fail, of those that no vendor plays: the app's own SMS verification.
    public var failingNodes: Set<String> = []
    /// What the latencies of those nodes are drawn from.
    public var seed: UInt64 = 1
    /// The number to verify.
    public var phoneNumber: String?
    /// The phone's carrier.
    public var carrier = Carrier.chinaMobile
    /// The framework's deadline for every stage, in seconds.
    public var deadline: Double?
    /// Its deadlines for single stages.
    public var deadlines: [String: Double] = [:]
    /// The page, where the file has one.
    public var style: AuthPageStyle?
    /// What the app does meanwhile.
    public var appActions: [SimulatedRun.AppAction] = []
    /// The callbacks.
    package var transcript: Transcript

    /// Reads a file.
    ///
    /// - Throws: ``Problem``, which names the place.
    public init(data: Data) throws(Problem) {
        try self.init(
            JSONFields(
                file: data,
                known: [
                    "vendor", "product", "operation", "scene", "phoneNumber", "carrier", "deadline", "deadlines",
                    "style", "appActions", "deliveries", "implicitSuccess", "failingNodes", "seed",
                ]))
    }
}

// MARK: - Reading

extension TranscriptFile {
    private init(_ fields: JSONFields) throws(Problem) {
        vendor = Vendor(rawValue: try fields.requiredText("vendor"))
        guard Vendor.known.contains(vendor) else {
            let names = Vendor.known.map(\.rawValue).joined(separator: ", ")
            throw Problem(path: "vendor", message: "“\(vendor)” is no vendor; known are \(names)")
        }
        operation = try fields.requiredChoice("operation")
        product = try Self.product(try fields.text("product"), of: vendor, for: operation)
        scene = try fields.text("scene")
        failingNodes = Set(
            try fields.list("failingNodes").map { (item) throws(Problem) in
                guard let name = item.value.text, SceneNode.known.contains(SceneNode(rawValue: name)) else {
                    throw Problem(path: item.path, message: "is no node of a scene")
                }
                return name
            })
        if let value = fields["seed"] {
            guard let seed = value.double.flatMap({ UInt64(exactly: $0) }) else {
                throw Problem(path: "seed", message: "must be a whole number, not below zero")
            }
            self.seed = seed
        }
        phoneNumber = try fields.text("phoneNumber")
        carrier = try fields.choice("carrier") ?? .chinaMobile
        deadline = try fields.seconds("deadline", isDeadline: true)
        if case .object(let members)? = fields["deadlines"] {
            let deadlines = try JSONFields(.object(members), at: "deadlines", known: Self.deadlineNames)
            for name in members.keys.sorted() {
                self.deadlines[name] = try deadlines.seconds(name, isDeadline: true)
            }
        } else if let value = fields["deadlines"] {
            throw Problem(path: "deadlines", message: "must be an object, not \(value.kind)")
        }
        if let value = fields["style"] {
            do throws(ConfigurationError) {
                style = try AuthPageStyle(json: value, at: "style")
            } catch {
                let problem = error.problems.first
                throw Problem(path: problem?.path ?? "style", message: problem?.message ?? "cannot be read")
            }
        }
        appActions = try fields.list("appActions").map { (item) throws(Problem) in
            let action = try JSONFields(item.value, at: item.path, known: ["after", "action"])
            return SimulatedRun.AppAction(
                after: try action.requiredSeconds("after"), try action.requiredChoice("action"))
        }
        guard fields["deliveries"] != nil else { throw Problem(path: "deliveries", message: "is missing") }
        let callbacks = Self.callbacks[vendor] ?? []
        let deliveries = try fields.list("deliveries").map { (item) throws(Problem) in
            try Self.delivery(item.value, at: item.path, of: callbacks)
        }
        transcript = Transcript(
            deliveries: deliveries, hasImplicitSuccess: try fields.flag("implicitSuccess") ?? true)
    }

    /// The names under `deadlines`.
    static let deadlineNames = [
        "initialize", "availability", "prefetch", "present", "token", "verify", "wholeLogin", "pageIdle",
    ]

    private static func product(
        _ name: String?, of vendor: Vendor, for operation: SimulatedRun.Operation
    ) throws(Problem) -> Product {
        let product = operation.product(of: vendor)
        guard let name, name != product.rawValue else { return product }
        throw Problem(
            path: "product",
            message: "“\(name)” does not serve the operation \(operation.rawValue) of \(vendor); \(product) does")
    }

    /// The callbacks of each vendor, by the names that transcripts use.
    package static let callbacks: [Vendor: [String]] = [
        .geetest: ["prefetch", "login", "pageEvent", "onePassSuccess", "onePassFailure"],
        // The last is a tap on a control that the framework itself has drawn: no vendor reports it, and a run needs it.
        .shanyan: ["initialize", "prefetch", "openPage", "login", "mobileCheck", "action", "customControl"],
        .aliyunPNVS: ["initialize", "checkEnvironment", "accelerateLogin", "login", "accelerateVerify", "verify"],
        .aliyunFusion: [
            "tokenAuthSuccess", "tokenAuthFailure", "verifyInterrupt", "templateFinish", "authEvent", "verifySuccess",
            "halfwayVerifySuccess", "verifyFailed", "tokenUpdate", "getPhoneNumber", "protocolClick",
        ],
    ]

    private static func delivery(
        _ value: JSONValue, at path: String, of callbacks: [String]
    ) throws(Problem) -> Transcript.Delivery {
        let fields = try JSONFields(
            value, at: path, known: ["callback", "call", "after", "payload", "thread"])
        let thread = try fields.text("thread") ?? "main"
        guard ["main", "background"].contains(thread) else {
            throw Problem(path: "\(path).thread", message: "must be main or background, not “\(thread)”")
        }
        var call = 1
        if let value = fields["call"] {
            guard case .integer(let number) = value, number >= 1 else {
                throw Problem(path: "\(path).call", message: "must be a whole number from 1 on")
            }
            call = number
        }
        let callback = try fields.requiredText("callback")
        guard callbacks.contains(callback) else {
            throw Problem(
                path: "\(path).callback",
                message: "“\(callback)” is none of the vendor's callbacks: \(callbacks.joined(separator: ", "))")
        }
        return Transcript.Delivery(
            callback: callback, call: call, after: try fields.seconds("after") ?? 0,
            payload: fields["payload", orNull: true] ?? .null, isOffMain: thread == "background")
    }
}

// MARK: - Writing

extension TranscriptFile {
    /// Sets down what the vendors delivered on a phone, with the deadlines that were in force.
    package init(
        recordedOn phone: SimulatedPhone, of run: RunReport, configuration: PhoneAuthConfiguration, phoneNumber: String?
    ) {
        vendor = run.vendor
        product = run.product
        operation = run.operation
        self.phoneNumber = run.operation == .verify || run.operation == .scene ? phoneNumber : nil
        scene = run.operation == .scene ? run.scene : nil
        if run.operation == .scene, run.vendor != .aliyunFusion {
            failingNodes = phone.settings.failingNodes
            seed = phone.seed
        }
        appActions = run.verdicts.map {
            SimulatedRun.AppAction(after: $0.at, $0.isPass ? .markVerified : .markFailed)
        }
        carrier = phone.settings.readableCarrier
        style = configuration.page
        for (name, stage) in [
            ("initialize", Stage.initialize), ("availability", .availability), ("prefetch", .prefetch),
            ("present", .present), ("token", .login), ("verify", .verify),
        ] {
            deadlines[name] = configuration.deadline(for: stage, vendor: run.vendor)
        }
        deadlines["wholeLogin"] = configuration.deadlines.wholeLogin
        deadlines["pageIdle"] = configuration.pageIdleTimeout
        transcript = Transcript(deliveries: phone.recorded, hasImplicitSuccess: false)
    }

    /// The file's content.
    package var json: JSONValue {
        var members: [String: JSONValue] = [
            "vendor": .string(vendor.rawValue), "product": .string(product.rawValue),
            "operation": .string(operation.rawValue), "carrier": .string(carrier.rawValue),
            "deadlines": .object(deadlines.mapValues { JSONValue(seconds: $0) }),
            "implicitSuccess": .bool(transcript.hasImplicitSuccess),
            "deliveries": .array(
                transcript.deliveries.map { delivery in
                    var item: [String: JSONValue] = [
                        "callback": .string(delivery.callback), "after": .number(delivery.after),
                        "payload": delivery.payload,
                    ]
                    if delivery.call != 1 { item["call"] = .integer(delivery.call) }
                    if delivery.isOffMain { item["thread"] = "background" }
                    return .object(item)
                }),
        ]
        if let scene { members["scene"] = .string(scene) }
        if !failingNodes.isEmpty { members["failingNodes"] = .array(failingNodes.sorted().map { .string($0) }) }
        if seed != 1 { members["seed"] = .number(Double(seed)) }
        if let phoneNumber { members["phoneNumber"] = .string(phoneNumber) }
        if let style { members["style"] = style.json }
        if !appActions.isEmpty {
            members["appActions"] = .array(
                appActions.map { ["after": .number($0.after), "action": .string($0.kind.rawValue)] })
        }
        return .object(members)
    }
}
