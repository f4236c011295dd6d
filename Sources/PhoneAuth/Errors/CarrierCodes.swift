/// The carriers' own return codes, which vendors hand on as inner codes.
///
/// One table for every vendor, since they bring the same carriers' SDKs. Ranges collide between carriers, and between
/// the SDKs that one carrier has had, so a row's key is carrier, family and code.
public enum CarrierCodes {
    /// Every code that the documents name, carrier by carrier, in the order of the documents.
    public static let rows: [CarrierCodeRow] = chinaMobile + chinaUnicom + chinaTelecom

    /// The row of a carrier's code: of its present SDK, else of the prefixed codes, else of an older SDK.
    ///
    /// No vendor says which of a carrier's SDKs it asked, so where families share a number the present one counts:
    /// China Unicom's `100` is a success, though its older SDK said with it that the app is not authorised.
    public static func row(_ code: String, of carrier: Carrier) -> CarrierCodeRow? {
        index[Key(carrier: carrier, code: code)]
    }

    /// The failure that a carrier's code says, or `nil` where it says none or the table does not know it.
    ///
    /// A failure without a code of its own says nothing about its cause, and is read by stage like a vendor's.
    public static func failure(_ code: String, of carrier: Carrier) -> ReturnCodeRow.Failure? {
        guard case .failure(let failure) = row(code, of: carrier)?.kind else { return nil }
        return failure
    }

    private struct Key: Hashable {
        let carrier: Carrier
        let code: String
    }

    private static let index: [Key: CarrierCodeRow] = {
        var index: [Key: CarrierCodeRow] = [:]
        for family in CarrierCodeRow.Family.allCases {
            for row in rows where row.family == family {
                let key = Key(carrier: row.carrier, code: row.code)
                if index[key] == nil { index[key] = row }
            }
        }
        return index
    }()

    static let chinaMobile = mobilePhone + mobilePage + mobileGateway + mobileAccount + mobileOther
    static let chinaUnicom =
        unicomGateway + unicomPhone + unicomSixDigits + unicomPrefixed + unicomHarmony + unicomOlderPhone
        + unicomOlderAccount + unicomOlderRequests + unicomOlderGateway
    static let chinaTelecom = telecomGateway + telecomNumbers + telecomPhone + telecomPage + telecomNewer
}
