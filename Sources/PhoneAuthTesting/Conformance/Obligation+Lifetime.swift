import PhoneAuth
import PhoneAuthModel
import SimulatedPhone

extension Obligation {
    // MARK: What lives how long

    static let lifetimes: [Obligation] = [
        Obligation("nothingIsKept", .lifetime, "Once the page has gone and its owner lets go, nothing may keep it.") {
            trial in
            weak var kept: (any PhoneAuthProvider)?
            @MainActor func play() async throws {
                let (stage, _) = try await trial.service()
                kept = stage.provider
                try await stage.dismiss()
            }
            try await play()
            try trial.expect(kept == nil, "it is still there")
        },
        Obligation(
            "seedsRepeat", .lifetime, "The same seed must give the same outcome and events, at the same moments."
        ) { trial in
            var runs: [String] = []
            for _ in 0..<2 {
                let (stage, end) = try await trial.service(in: .userTicksThenLogsIn, seed: 7)
                let moments = stage.moments.map { "\($0.event) at \($0.at)" }.joined(separator: ", ")
                runs.append("\(moments); \(end.description) at \(end.at)")
            }
            try trial.expect(runs[0] == runs[1], "\(runs[0]), then \(runs[1])")
        },
    ]
}
