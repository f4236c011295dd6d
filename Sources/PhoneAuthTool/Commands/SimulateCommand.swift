import CommandLineInterface
import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone

/// One operation in one situation.
enum SimulateCommand: Command {
    static let name = "simulate"
    static let summary = "One operation in one situation on the simulated phone."
    static let syntax = Arguments.Syntax(
        options: [
            ("config", "F", "the configuration; the sample inside the tool when left out"),
            ("vendor", "V", "the vendor; the first of the routing when left out"),
            ("situation", "S", "what happens, one of those below; normal when left out"),
            ("operation", "O", "login, verify, prefetch, initialize or scene; login when left out"),
            ("scene", "ID", "the scene, 100001 to 100005, with --operation scene"),
            ("fail", "NODE,…", "the scene's nodes that fail, such as numberAuth,smsCode"),
            ("carrier", "C", "chinaMobile, chinaUnicom or chinaTelecom; chinaMobile when left out"),
            ("seed", "N", "what latencies are drawn from; 1 when left out"),
            ("record", "F", "writes the transcript of what the vendor delivered"),
        ],
        flags: [
            ("json", "prints the report as JSON"), ("show-secrets", "adds the credential's values to their names"),
        ])

    static var notes: String { SituationList.text }

    static func run(_ arguments: Arguments, console: Console) async throws(UsageError) -> Int32 {
        let configuration = try await Files.configuration(arguments["config"], console: console)
        let operation = try arguments.choice("operation", default: SimulatedRun.Operation.login)
        let carrier = try arguments.choice("carrier", default: Carrier.chinaMobile)
        let seed = try arguments.number("seed", default: 1, from: 0)
        for option in ["scene", "fail"] where arguments[option] != nil && operation != .scene {
            throw UsageError("--\(option) goes with --operation scene")
        }
        let nodes = SceneNode.known.map(\.rawValue)
        let failing = try arguments.list("fail", known: nodes, default: [])
        let scene = arguments["scene"] ?? AuthScene.loginOrRegister.rawValue
        guard AuthScene.all.contains(AuthScene(rawValue: scene)) else {
            let ids = AuthScene.all.map(\.rawValue).joined(separator: ", ")
            throw UsageError("--scene: “\(scene)” is none of \(ids)")
        }
        let situationName = arguments["situation"] ?? "normal"
        guard let situation = Situation.named(situationName) else {
            let names = Situation.all.map(\.name).joined(separator: ", ")
            throw UsageError("--situation: “\(situationName)” is none of \(names)")
        }
        let vendor =
            try arguments["vendor"].map { name throws(UsageError) in try Vendors.named(name) }
            ?? configuration.order(for: operation == .verify ? .verification : .login).first ?? .geetest
        if let path = arguments["record"] { try Files.checkWritable(path, keeping: [arguments["config"]]) }
        var settings = situation.settings
        settings.carrier = carrier
        settings.failingNodes = Set(failing)
        // The one-tap node of the other vendors is their login.
        if failing.contains(SceneNode.numberAuth.rawValue), vendor != .aliyunFusion { settings.token = .fails }
        let phone = SimulatedPhone(settings: settings, seed: UInt64(seed))
        var run = SimulatedRun(vendor, configuration: configuration, on: phone, vendors: Vendors.simulated)
        run.operation = operation
        run.situation = situation.name
        run.scene = scene
        let report = try await RunPrinter.report(of: run, vendor)
        if let path = arguments["record"] {
            let file = TranscriptFile(
                recordedOn: phone, of: report, configuration: configuration, phoneNumber: run.phoneNumber)
            try Files.write(file.json.serialized() + "\n", to: path)
        }
        return RunPrinter.print(report, arguments, console: console)
    }
}
