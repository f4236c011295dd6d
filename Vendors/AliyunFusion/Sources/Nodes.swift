import PhoneAuth

extension SceneNode {
    /// A node by the name that callbacks carry; one that is not known keeps its name.
    init(fusion name: String) {
        self =
            switch name {
            case FusionNode.number: .numberAuth
            case FusionNode.smsCode: .smsCode
            case FusionNode.upGoingSMS: .upGoingSMS
            case FusionNode.captcha: .captcha
            case FusionNode.device: .deviceCheck
            default: SceneNode(rawValue: name)
            }
    }

    /// The node that a code belongs to, by the codes' ranges; `nil` for the scene's and the token's own.
    ///
    /// 110005 is left out: it is the captcha's and the scene's.
    init?(fusionCode code: String) {
        switch code.prefix(3) {
        case "400", "410": self = .numberAuth
        case "500", "510": self = .smsCode
        case "600", "610": self = .upGoingSMS
        case "110" where code != "110005": self = .captcha
        case "700": self = .deviceCheck
        default: return nil
        }
    }
}
