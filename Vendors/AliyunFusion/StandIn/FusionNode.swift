import PhoneAuthModel
import SimulatedPhone

/// A node of a scene on a simulated phone.
protocol FusionNode: AnyObject {
    /// Starts it.
    func open()
    /// The user does something on its page.
    @MainActor func perform(_ action: UserStep.Action)
    /// The app has said which number the user has now.
    @MainActor func take(number: String)
    /// Takes its page from the screen.
    func takeAway()
}

extension FusionNode {
    @MainActor func perform(_ action: UserStep.Action) {}
    @MainActor func take(number: String) {}
    func takeAway() {}
}

/// The look at the device: what it finds takes the scene on, and nobody is asked.
final class FusionDeviceNode: FusionNode {
    private unowned let scene: FusionScene

    init(in scene: FusionScene) {
        self.scene = scene
    }

    func open() {
        let phone = scene.phone
        let isRefused = phone.settings.prefetch == .refuses(.deviceRejected) || scene.fails
        scene.after(phone.latency(.fusionNode)) { [scene] in
            scene.report(isRefused ? "700003" : "700001")
            scene.leave(isSuccess: !isRefused)
        }
    }
}

/// The score of the number: no code says that it was taken.
final class FusionScoreNode: FusionNode {
    private unowned let scene: FusionScene

    init(in scene: FusionScene) {
        self.scene = scene
    }

    func open() {
        scene.after(scene.phone.latency(.fusionScore)) { [scene] in scene.leave(isSuccess: !scene.fails) }
    }
}

/// The picture puzzle.
final class FusionCaptchaNode: FusionNode {
    private unowned let scene: FusionScene
    private var isSolved = false

    init(in scene: FusionScene) {
        self.scene = scene
    }

    func open() {
        scene.openPage(initialized: "110001", failed: "110004") { [scene] in
            scene.customizeNavigation()
            scene.report("110003")
        }
    }

    func perform(_ action: UserStep.Action) {
        switch action {
        case .tapBack: scene.goBack("110010")
        case .tapLogin where !isSolved: solve()
        default: break
        }
    }

    private func solve() {
        isSolved = true
        // The number is the scene's success too.
        scene.report("110005")
        scene.after(scene.phone.latency(.fusionCaptcha)) { [scene] in
            guard !scene.fails else { return scene.fail("110008") }
            scene.report("110007")
            scene.leave(isSuccess: true)
        }
    }
}
