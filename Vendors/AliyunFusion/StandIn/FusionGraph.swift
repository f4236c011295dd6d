/// The graph of a scene: which node follows which, by success and by failure. The dossier of SDK 1.2.3 has it in parts 3.1 and
/// 3.2; a console may have another.
struct FusionGraph {
    /// A node at its place in a scene.
    enum Place: Hashable {
        case deviceCheck, captcha, numberAuth
        case smsCode(Number)
        case upGoingSMS, score, end
    }

    /// Whose number an SMS node sends its code to.
    enum Number: Hashable {
        /// The user's present one, which the app fills in. Where more follows, the app's answer is asked for half-way.
        case filledIn(isHalfway: Bool)
        /// The user's present one, which the user types.
        case compared
        /// Any that the user types.
        case typed
    }

    /// Where a place leads.
    struct Edges {
        let place: Place
        let success: Place
        let failure: Place

        init(_ place: Place, _ success: Place, orElse failure: Place) {
            self.place = place
            self.success = success
            self.failure = failure
        }
    }

    /// The edges, in the order in which the SDK numbers the nodes.
    let edges: [Edges]
    /// Whether the SMS node that takes a number looks at its risk first.
    let checksNumber: Bool

    /// The graph of a scene; `nil` for one that there is not.
    init?(_ scene: String) {
        guard let edges = Self.scenes[scene] else { return nil }
        self.edges = edges
        // What verifies the number that an account has already does not look at it.
        checksNumber = scene != "100005"
    }

    private static let scenes: [String: [Edges]] = [
        // Login or registration.
        "100001": [
            Edges(.deviceCheck, .captcha, orElse: .upGoingSMS),
            Edges(.captcha, .numberAuth, orElse: .upGoingSMS),
            Edges(.numberAuth, .score, orElse: .smsCode(.typed)),
            Edges(.smsCode(.typed), .score, orElse: .upGoingSMS),
            Edges(.upGoingSMS, .score, orElse: .end),
            Edges(.score, .end, orElse: .end),
        ],
        // Another number: the present one first.
        "100002": [
            Edges(.deviceCheck, .captcha, orElse: .upGoingSMS),
            Edges(.captcha, .smsCode(.filledIn(isHalfway: true)), orElse: .upGoingSMS),
            Edges(.smsCode(.filledIn(isHalfway: true)), .smsCode(.typed), orElse: .upGoingSMS),
            Edges(.smsCode(.typed), .end, orElse: .upGoingSMS),
            Edges(.upGoingSMS, .end, orElse: .end),
        ],
        "100003": oneCode(.compared),
        "100004": oneCode(.typed),
        "100005": oneCode(.filledIn(isHalfway: false)),
    ]

    private static func oneCode(_ number: Number) -> [Edges] {
        [
            Edges(.deviceCheck, .captcha, orElse: .upGoingSMS),
            Edges(.captcha, .smsCode(number), orElse: .upGoingSMS),
            Edges(.smsCode(number), .end, orElse: .upGoingSMS),
            Edges(.upGoingSMS, .end, orElse: .end),
        ]
    }

    /// The place where a scene begins.
    func first(where isOn: (Place) -> Bool) -> Place? {
        edges.first.flatMap { playable($0.place, where: isOn) }
    }

    /// The place that follows one; `nil` where the console has none.
    func next(after place: Place, isSuccess: Bool, where isOn: (Place) -> Bool) -> Place? {
        guard let edges = edges.first(where: { $0.place == place }) else { return nil }
        return playable(isSuccess ? edges.success : edges.failure, where: isOn)
    }

    /// A node that is off is passed by: one that proves a number along its edge for failure, any other along that for success.
    private func playable(_ place: Place, where isOn: (Place) -> Bool) -> Place? {
        guard place != .end, !isOn(place), let edges = edges.first(where: { $0.place == place }) else { return place }
        switch place {
        case .upGoingSMS: return nil
        case .numberAuth, .smsCode: return playable(edges.failure, where: isOn)
        case .deviceCheck, .captcha, .score, .end: return playable(edges.success, where: isOn)
        }
    }

    /// The number of a place within its scene: the first place of all is the start.
    func number(of place: Place) -> Int {
        (edges.firstIndex { $0.place == place } ?? edges.count) + 2
    }
}

extension FusionGraph.Place {
    /// The name in reports and in the phone's settings.
    var node: String {
        switch self {
        case .deviceCheck: "deviceCheck"
        case .captcha: "captcha"
        case .numberAuth: "numberAuth"
        case .smsCode: "smsCode"
        case .upGoingSMS: "upGoingSMS"
        case .score: "score"
        case .end: "end"
        }
    }

    /// The name that callbacks carry.
    var callbackName: String {
        switch self {
        case .numberAuth: AliyunFusionAnswers.numberNode
        case .smsCode: "AlicomFusionNodeNameVerifyCodeAuth"
        case .upGoingSMS: "AlicomFusionNodeNameUpGoingAuth"
        case .captcha: "AlicomFusionNodeNameGraphAuth"
        case .deviceCheck, .score, .end: "AlicomFusionNodeNameDeviceSecurity"
        }
    }

    /// What says that the node's page has gone; `nil` for a node without one.
    var dismissal: String? {
        switch self {
        case .numberAuth: "400005"
        case .smsCode: "510001"
        case .upGoingSMS: "610001"
        case .captcha: "110009"
        case .deviceCheck, .score, .end: nil
        }
    }
}
