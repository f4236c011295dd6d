import PhoneAuthModel
import SimulatedPhone
import UIKitShim

/// One scene on a simulated phone: takes the nodes of its graph one after the other, and waits for the app where the SDK does.
final class FusionScene {
    /// Whose turn it is.
    enum State {
        /// The node's, or its user's.
        case running
        /// The app's: a number is verified or a node has failed. The user may try again meanwhile.
        case waiting
        /// The app's: a half-way answer.
        case asking
        /// Nobody's any more: the end has been reported, or is about to be.
        case over
    }

    let template: String
    let phone: SimulatedPhone
    private(set) var state = State.running
    /// `nil` when the app has let go of it; then nothing more is said.
    private weak var handler: AlicomFusionAuthHandler?
    private weak var presenter: UIViewController?
    private weak var delegate: (any AlicomFusionAuthUIDelegate)?
    private let graph: FusionGraph?
    private var place: FusionGraph.Place?
    private var node: (any FusionNode)?
    /// Counts the nodes and the half-way questions: what was meant for an earlier one does nothing.
    private var turn = 0
    /// The nodes whose pages are up, the last one last.
    private var pages: [(place: FusionGraph.Place, node: any FusionNode)] = []

    init(
        _ template: String, of handler: AlicomFusionAuthHandler, from presenter: UIViewController,
        _ delegate: (any AlicomFusionAuthUIDelegate)?
    ) {
        self.template = template
        self.handler = handler
        self.presenter = presenter
        self.delegate = delegate
        phone = handler.phone
        graph = FusionGraph(template)
    }

    // MARK: The graph

    /// Takes the first node.
    func start() {
        guard let graph else { return }
        go(to: graph.first(where: isOn), from: nil, true)
    }

    /// Asks for the one-tap page's model, where a transcript says the rest.
    func customizeOnly() {
        let page = FusionNumberPage(in: self, from: presenter)
        place = .numberAuth
        node = page
        pages = [(.numberAuth, page)]
        page.customize()
    }

    private func isOn(_ place: FusionGraph.Place) -> Bool { phone.settings.plays(node: place.node) }

    /// Goes on along an edge. The page of the last node goes when the next one's has come, or soon where that has none.
    func leave(isSuccess: Bool) {
        guard state != .over, let graph, let place else { return }
        let next = graph.next(after: place, isSuccess: isSuccess, where: isOn)
        let hasPage = next?.dismissal != nil
        pages.last.map { dismiss($0.place, after: hasPage ? 0.4 : 0.25) }
        if pages.isEmpty || hasPage { return go(to: next, from: place, isSuccess) }
        // What is behind the last page waits until it is off the screen.
        state = .running
        turn += 1
        self.place = nil
        after(0.26) { [weak self] in self?.go(to: next, from: place, isSuccess) }
    }

    private func go(to next: FusionGraph.Place?, from last: FusionGraph.Place?, _ isSuccess: Bool) {
        turn += 1
        state = .running
        guard let next else { return end("200001") }
        guard next != .end else {
            return end("100004", isSuccess: isSuccess)
        }
        place = next
        report("200002")
        let node = makeNode(next)
        self.node = node
        node.open()
    }

    private func makeNode(_ place: FusionGraph.Place) -> any FusionNode {
        switch place {
        case .deviceCheck: FusionDeviceNode(in: self)
        case .captcha: FusionCaptchaNode(in: self)
        case .numberAuth: FusionNumberPage(in: self, from: presenter)
        case .smsCode(let number): FusionSMSNode(in: self, for: number)
        case .upGoingSMS: FusionUpGoingNode(in: self)
        case .score, .end: FusionScoreNode(in: self)
        }
    }

    // MARK: The app's side

    /// `continueScene`.
    func continueScene(isSuccess: Bool) {
        switch state {
        case .waiting: leave(isSuccess: isSuccess)
        case .running, .asking: refuse("200003")
        case .over: refuse("100002")
        }
    }

    /// A call that is refused.
    func refuse(_ code: String) {
        phone.schedule(after: 0.001) { [self] in interrupt(code) }
    }

    /// Goes, whatever is under way; `false` where nothing is left that would end.
    func stop() -> Bool {
        guard state != .over else { return false }
        let isUp = !pages.isEmpty
        for page in pages { dismiss(page.place, after: 0.25) }
        end("100004", after: isUp ? 0.26 : 0.02)
        return true
    }

    /// The app's answer to a half-way question.
    private func answerHalfway(_ isPassed: Bool, to turn: Int) {
        guard turn == self.turn, state == .asking || state == .running else { return }
        if isPassed { return leave(isSuccess: true) }
        guard state == .asking else { return }
        state = .running
        userTaps(after: 4)
    }

    /// The block that comes with a half-way question.
    var halfwayAnswer: (Bool) -> Void {
        { [weak self, phone, turn] isPassed in
            phone.schedule(after: 0.001) { [weak self] in self?.answerHalfway(isPassed, to: turn) }
        }
    }

    /// The app has said which number the user has.
    @MainActor func take(number: String) { node?.take(number: number) }

    // MARK: For nodes

    /// Whether the node under way is to fail.
    var fails: Bool { place.map { phone.settings.failingNodes.contains($0.node) } ?? false }
    /// Whether the look at the number finds a risk.
    var failsNumberRisk: Bool {
        graph?.checksNumber == true && phone.settings.failingNodes.contains("numberRisk")
    }
    /// Whether the SMS page has an agreement on it.
    var hasAgreements: Bool { template == "100001" }

    /// Whether a node is under way.
    func isUnderWay(_ node: any FusionNode) -> Bool { self.node === node && isCurrent && place != nil }
    /// Whether the user may do something on a node's page.
    func mayAct(_ node: any FusionNode) -> Bool {
        isUnderWay(node) && (state == .running || state == .waiting)
    }

    private var isCurrent: Bool { handler?.running === self && state != .over }

    /// Does something after some seconds, unless the node has been left by then.
    func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) {
        let turn = turn
        phone.schedule(after: seconds) { [weak self] in
            guard let self, isCurrent, turn == self.turn else { return }
            body()
        }
    }

    /// The user taps what takes the page its next step.
    func userTaps(after seconds: Double) {
        guard !phone.settings.user.contains(where: { $0.action == .tapBack }) else { return }
        after(seconds) { [weak self] in self?.node?.perform(.tapLogin) }
    }

    /// Sets a node up.
    func initialize(_ code: String, _ then: @escaping @MainActor () -> Void) {
        after(phone.latency(.fusionNode)) { [weak self] in
            self?.report(code)
            then()
        }
    }

    /// Sets a node up and shows its page.
    func openPage(initialized: String, failed: String, _ show: @escaping @MainActor () -> Void) {
        initialize(initialized) { [weak self] in self?.present(failed: failed, show) }
    }

    /// Shows a node's page.
    func present(failed: String, _ show: @escaping @MainActor () -> Void) {
        after(phone.latency(.fusionPage)) { [weak self] in
            guard let self else { return }
            guard phone.settings.page != .fails else { return fail(failed) }
            pageComes()
            show()
        }
    }

    /// Notes that the page of the node under way is about to be up.
    func pageComes() {
        if let place, let node { pages.append((place, node)) }
    }

    /// Asks the app for something, on the main thread.
    func askDelegate(
        _ ask: (
            _ delegate: any AlicomFusionAuthUIDelegate, _ handler: AlicomFusionAuthHandler, _ template: String,
            _ node: String
        ) -> Void
    ) {
        if let delegate, let handler { ask(delegate, handler, template, nodeID) }
    }

    /// Hands the controller over that the page will lie in.
    @MainActor func customizeNavigation() {
        let navigation = UINavigationController()
        askDelegate { delegate, handler, template, node in
            delegate.onNavigationControllerCustomDefined(
                handler, templateId: template, nodeId: node, navigation: navigation)
        }
    }

    /// The app may show that something is loading, until it has.
    func load(for seconds: Double, _ then: @escaping @MainActor () -> Void) {
        state = .running
        interrupt("900003")
        after(seconds) { [weak self] in
            self?.interrupt("900004")
            then()
        }
    }

    /// The user leaves the scene.
    func goBack(_ code: String) {
        guard isCurrent, let page = pages.last else { return }
        report(code)
        for page in pages { dismiss(page.place, after: 0.25) }
        end(page.place.dismissal ?? "100004", after: 0.25)
    }

    /// The user taps an agreement.
    func tapAgreement(_ code: String, name: String = "《用户协议》", url: String = "https://example.com/terms") {
        report(code)
        send(
            "protocolClick",
            ["protocolName": .string(name), "protocolUrl": .string(url), "event": event(code)], isResult: false)
    }

    // MARK: Sending

    private var nodeID: String { nodeID(of: place ?? .end) }

    private func nodeID(of place: FusionGraph.Place) -> String {
        guard let graph else { return "" }
        let number = "\(graph.number(of: place))"
        return "300000" + template + String(repeating: "0", count: max(0, 3 - number.count)) + number
    }

    /// An event of the node under way.
    func event(_ code: String, inner: String = "", _ more: [String: JSONValue] = [:]) -> JSONValue {
        var fields = more
        fields["templateId"] = .string(template)
        fields["nodeId"] = .string(nodeID)
        return AliyunFusionAnswers.event(code, inner: inner, fields)
    }

    func send(_ callback: String, _ payload: JSONValue, isResult: Bool = true) {
        handler?.send(callback, payload, isResult: isResult)
    }

    /// A code that only the event callback reports.
    func report(_ code: String, inner: String = "", _ more: [String: JSONValue] = [:]) {
        handler?.report(event(code, inner: inner, more))
    }

    /// A message for the user, a spinner, or a call that is refused.
    func interrupt(_ code: String, _ message: String = "") {
        handler?.interrupt(event(code, ["resultMsg": .string(message)]))
    }

    /// A number is verified as far as the phone can tell; the scene waits.
    func verify(_ code: String, kind: String, failure: String, inner: String = "") {
        state = .waiting
        report(code)
        send("verifySuccess", verified(code, kind))
        guard phone.settings.delivery == .successThenFailure else { return }
        let event = event(failure, inner: inner)
        let name = place?.callbackName ?? ""
        phone.schedule(after: 0.1) { [handler] in handler?.fail(event, node: name) }
    }

    /// The first of two numbers is verified; the scene asks whether it may go on.
    func verifyHalfway(_ code: String, kind: String) {
        state = .asking
        turn += 1
        report(code)
        send("halfwayVerifySuccess", verified(code, kind))
    }

    /// What comes with a verified number.
    private func verified(_ code: String, _ kind: String) -> JSONValue {
        [
            "nodeName": .string(place?.callbackName ?? ""), "maskToken": .string(phone.token(kind)),
            "event": event(code),
        ]
    }

    /// The node has failed; the scene waits.
    func fail(_ code: String) { fail(event(code)) }

    /// The node has failed; the scene waits.
    func fail(_ event: JSONValue) {
        state = .waiting
        handler?.fail(event, node: place?.callbackName ?? "")
    }

    private func dismiss(_ place: FusionGraph.Place, after seconds: Double) {
        let id = nodeID(of: place)
        phone.schedule(after: seconds) { [self] in
            guard let index = pages.firstIndex(where: { $0.place == place }), let code = place.dismissal else { return }
            let page = pages.remove(at: index)
            handler?.report(
                AliyunFusionAnswers.event(code, ["templateId": .string(template), "nodeId": .string(id)]))
            page.node.takeAway()
        }
    }

    /// The scene is over, after some seconds.
    private func end(_ code: String, after seconds: Double = 0, isSuccess: Bool = false) {
        guard state != .over else { return }
        state = .over
        phone.schedule(after: seconds) { [self] in
            if isSuccess { report("110005") }
            handler?.finish(event(code))
        }
    }

    /// Takes every page from the screen.
    func takeAway() {
        for page in pages { page.node.takeAway() }
        pages = []
    }

    /// What the user does on a page: the situation's steps on the one-tap page and where the user leaves, else what the page is
    /// for.
    var steps: [UserStep]? {
        let user = phone.settings.user
        guard place != .numberAuth, !user.contains(where: { $0.action == .tapBack }) else { return user }
        let taps = [UserStep(after: 2, .tapLogin)]
        switch place {
        case .smsCode where hasAgreements: return [UserStep(after: 1.5, .tapCheckbox)] + taps
        case .upGoingSMS: return taps + [UserStep(after: 5, .tapLogin)]
        default: return taps
        }
    }

    /// The user does something on the page that is up.
    @MainActor func perform(_ action: UserStep.Action, on id: String) {
        guard isCurrent, id == nodeID, let node else { return }
        node.perform(action)
    }

    /// The button for more ways, which the scene itself does not follow.
    func askMoreWays() { (node as? FusionNumberPage)?.askMoreWays() }
    /// Closes the one-tap page's second agreement dialog.
    func closeDialog() { (node as? FusionNumberPage)?.closeDialog() }
}
