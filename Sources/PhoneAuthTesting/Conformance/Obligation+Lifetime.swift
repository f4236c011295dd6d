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
                let stage = try await trial.readyStage()
                kept = stage.provider
                if stage.provider.capabilities.contains(.loginPage) { _ = try await stage.logIn() }
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
                let stage = try await trial.readyStage(in: .userTicksThenLogsIn, seed: 7, needing: .loginPage)
                let login = stage.login()
                let outcome = try await stage.finish(login)
                let moments = stage.moments.map { "\($0.event) at \($0.at)" }.joined(separator: ", ")
                runs.append("\(moments); \(outcome) at \(login.endedAt)")
            }
            try trial.expect(runs[0] == runs[1], "\(runs[0]), then \(runs[1])")
        },
    ]
}
