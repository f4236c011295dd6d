import CommandLineInterface
import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting

/// Prints run reports.
@MainActor enum RunPrinter {
    static func report(of run: SimulatedRun, _ vendor: Vendor) async throws(UsageError) -> RunReport {
        do throws(ConfigurationError) {
            return try await run.report()
        } catch {
            throw UsageError("the configuration cannot be used with \(vendor)", error)
        }
    }

    /// - Returns: 0 for a success, 1 for anything else.
    static func print(_ report: RunReport, _ arguments: Arguments, console: Console) -> Int32 {
        if arguments.has("json") {
            console.output(report.json(showsSecrets: arguments.has("show-secrets")).serialized())
        } else {
            console.output(text(report, showsSecrets: arguments.has("show-secrets")))
        }
        return report.outcomeName == "success" ? 0 : 1
    }

    private static func text(_ report: RunReport, showsSecrets: Bool) -> String {
        var lines = [
            "\(report.vendor) \(report.operation.rawValue): \(report.outcomeName) after \(seconds(report.elapsed))"
        ]
        switch report.outcome {
        case .failure(let error): lines.append("  \(error)")
        case .login(let credential): lines.append("  \(credential), good for \(seconds(credential.lifetime))")
        case .verification(let credential): lines.append("  \(credential), good for \(seconds(credential.lifetime))")
        case .scene(let result):
            let nodes = result.steps.map { "\($0.node) \($0.failure?.rawValue ?? "passed")" }.joined(separator: ", ")
            lines.append("  scene \(result.scene): \(nodes); \(result.credential)")
        case .success, .pending: break
        }
        if showsSecrets, let values = report.json(showsSecrets: true)["outcome"]?["credential"]?["values"] {
            lines.append("  values: " + values.serialized(pretty: false))
        }
        for timed in report.events {
            let parameters = timed.event.parameters.sorted { $0.key < $1.key }
                .map { " \($0.key)=\($0.value.text ?? $0.value.serialized(pretty: false))" }.joined()
            lines.append("  " + seconds(timed.at).padded(to: 9) + timed.event.name + parameters)
        }
        lines.append("  vendor calls: " + report.vendorCalls.joined(separator: ", "))
        return lines.joined(separator: "\n")
    }

    static func seconds(_ value: Double) -> String {
        JSONValue(seconds: value).serialized(pretty: false) + " s"
    }
}
