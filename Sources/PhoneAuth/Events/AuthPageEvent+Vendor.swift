import Foundation

extension AuthPageEvent {
    /// What a vendor tells about an event beside its code.
    public struct Details: Hashable, Sendable {
        /// The check box's state.
        public var isChecked: Bool?
        /// The agreement's index in the style's order, -1 for the carrier's.
        public var index: Int?
        /// The agreement's name.
        public var title: String?
        /// The agreement's address.
        public var url: String?

        /// Makes details.
        public init(isChecked: Bool? = nil, index: Int? = nil, title: String? = nil, url: String? = nil) {
            self.isChecked = isChecked
            self.index = index
            self.title = title
            self.url = url
        }
    }

    /// Reads the event that a return-code row names; `nil` for a name that is none.
    ///
    /// What the vendor does not tell about an agreement is filled from the style. A missing check-box state counts as unticked,
    /// so that nothing goes on which the user has not agreed to.
    public init?(named name: String, _ details: Details = Details(), on style: AuthPageStyle) {
        switch name {
        case "pagePresented": self = .pagePresented
        case "pageDismissed": self = .pageDismissed
        case "loginTapped": self = .loginTapped(isChecked: details.isChecked ?? false)
        case "checkboxToggled": self = .checkboxToggled(isChecked: details.isChecked ?? false)
        case "agreementTapped": self = style.agreements.tapped(details)
        case "otherMethodTapped": self = .otherMethodTapped
        case "otherNumberTapped": self = .otherNumberTapped
        case "backTapped": self = .backTapped
        case "maskTapped": self = .maskTapped
        case "consentDialogShown": self = .consentDialogShown
        case "consentDialogConfirmed": self = .consentDialogConfirmed
        case "consentDialogDismissed": self = .consentDialogDismissed
        case "loadingStarted": self = .loadingStarted
        case "loadingEnded": self = .loadingEnded
        default: return nil
        }
    }
}

extension AuthPageStyle.Agreements {
    /// The event of an opened agreement: found by index, address or name; the carrier's where it is none of the style's.
    fileprivate func tapped(_ details: AuthPageEvent.Details) -> AuthPageEvent {
        func bare(_ name: String) -> String { name.trimmingCharacters(in: CharacterSet(charactersIn: "《》 \n")) }
        let title = details.title.map(bare)
        let index =
            details.index
            ?? items.firstIndex { $0.url == details.url }
            ?? items.firstIndex { title != nil && bare($0.name) == title } ?? -1
        let item = items.indices.contains(index) ? items[index] : nil
        return .agreementTapped(index: index, title: details.title ?? item?.name, url: details.url ?? item?.url)
    }
}
