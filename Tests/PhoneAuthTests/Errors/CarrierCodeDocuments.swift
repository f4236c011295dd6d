import PhoneAuth
import Testing

/// The carriers' codes as the documents list them: typed from there, not read from the tables.
struct CarrierCodeDocument: CustomTestStringConvertible {
    let name: String
    let carrier: Carrier
    let family: CarrierCodeRow.Family
    let codes: [String]

    var testDescription: String { name }

    init(_ name: String, _ carrier: Carrier, in family: CarrierCodeRow.Family = .current, _ codes: String) {
        self.name = name
        self.carrier = carrier
        self.family = family
        self.codes = codes.split(separator: " ").map(String.init)
    }

    static let all = shanyanDocument + shanyanDossier + pnvs + geetest

    /// Shanyan's document (`YjdlShSDK` 2.3.4.7), 内层错误码. Its first table has lost the first character of 联通.
    private static let shanyanDocument = [
        Self(
            "通返回码", .chinaUnicom,
            "100 111 112 1101 1102 1103 1104 1105 1106 1107 1108 1201 1202 1203 2101 2102 2103 2201 2202 2203 2205 "
                + "2206 3201 3202 3203 3204 3206 3207 10100 10101 10102 10103 10104 10105 10106 10107 10110 20100 "
                + "20101 30200"
        ),
        Self(
            "电信返回码", .chinaTelecom,
            "0 -64 -65 -10001 -10002 -10003 -10004 -10005 -10006 -10007 -10008 -10009 -20005 -20006 -20007 -20100 "
                + "-20102 -30001 -30003 51002 51114 80000 80001 80002 80003 80004 80005 80006 80007 80008 80009"),
        Self(
            "移动返回码", .chinaMobile,
            "103000 103101 103102 103108 103109 103111 103119 103125 103211 103902 103911 103273 105002 105003 105021 "
                + "105302 105313 200020 200021 200022 200023 200025 200027 200028 200038 200048 200050 200060 200061 "
                + "200064 200072 200080 200082 200086 200087 200089"),
    ]

    /// The dossier on Shanyan, 8.1 to 8.5: what the user's document lacks.
    private static let shanyanDossier = [
        Self("Shanyan 8.1, present SDK", .chinaUnicom, "3205 10109 -2"),
        Self(
            "Shanyan 8.1, six digits", .chinaUnicom,
            "101001 101002 101003 101004 101005 101006 101007 102001 201001 302001 302002 302003"),
        Self(
            "Shanyan 8.2, phone", .chinaUnicom, in: .older,
            "0 10000 10001 10002 10003 10004 10005 10007 10010 10011 10012 10013 10021 10022 10024 10025 10026"),
        Self(
            "Shanyan 8.2, account and token", .chinaUnicom, in: .older,
            "100 101 102 103 104 105 106 107 108 200 201 202 203 300 301 302 303"),
        Self(
            "Shanyan 8.2, request", .chinaUnicom, in: .older,
            "400 401 402 600 1000 1001 1002 1003 1004 1005 1010 1011"),
        Self(
            "Shanyan 8.2, gateway", .chinaUnicom, in: .older,
            "2004 3002 3003 3004 3005 3006 3007 3009 3010 3011 3012 3013 3014 3015 3016 3017 3018 3032 3050 3051 3052 "
                + "3053 3054 3055 3056 3057 3058 3059 3060 3061 3062 3063 3064 3065 3066"),
        Self(
            "Shanyan 8.3, 41xxxx", .chinaUnicom, in: .prefixed,
            "410000 410001 410002 410003 410004 410005 410007 410010 410011 410012 410013 410021 410024"),
        Self(
            "Shanyan 8.3, 51xxxx", .chinaUnicom, in: .prefixed,
            "510000 510002 510003 510004 510005 510010 510011 510012 510013 510021 510023 510024"),
        Self(
            "Shanyan 8.4", .chinaTelecom,
            "80009 80010 80100 80101 80102 80103 80104 80105 80200 80201 80800 80801 80999 -10000 -10010 -10011 -10012 "
                + "-10013 -10014 -10015 -10016 -10017 51207 51208 -99999"),
        Self(
            "Shanyan 8.5", .chinaMobile,
            "200096 200062 102101 102102 102103 102203 102223 102507 102508 103412 103414 103511 103811 104201 105001 "
                + "105012 105013 105018 105019 105312 105422 105423 105315 105317 200002 200010 200005 200015 200024 "
                + "200026 200039 200040 103133 105002"),
        Self("Shanyan 8.5, numbers before they were reused", .chinaMobile, in: .older, "200062 200063"),
    ]

    /// The dossier on Aliyun PNVS, 3.3.
    private static let pnvs = [
        Self(
            "PNVS 3.3, China Mobile", .chinaMobile,
            "103000 102101 102102 102103 102203 102223 102507 103101 103102 103111 103119 103134 103211 103412 103414 "
                + "103511 103609 103811 103902 103911 104201 105001 105002 105003 105012 105013 105018 105019 105021 "
                + "105112 105113 105302 105312 105313 105315 105317 110023 110025 110024 110026 111002 130010 170001 "
                + "200010 200048 200020 200021 200022 200023 200024 200025 200026 200027 200028 200038 200039 200050 "
                + "200064 200072 200080 200082 200086 200087 200096 500 503"),
        Self(
            "PNVS 3.3, China Unicom", .chinaUnicom,
            "100 1101 1102 1105 1106 1107 1201 1203 2101 2201 2202 2203 2205 2206 3201 3202 3203 3204 3205 3206 3207 "
                + "10100 10101 10102 10103 10106 10109 20101 30200 -2"),
        Self(
            "PNVS 3.3, second channel", .chinaUnicom, in: .prefixed,
            "410000 410001 410002 410003 410004 410005 410007 410010 410011 410012 410013 410021 410024"),
        Self(
            "PNVS 3.3, older SDK", .chinaUnicom, in: .older,
            "10000 10001 10003 10004 10007 10021 100 101 102 103 104 105 106 107 108 201 1003 1001 1002 3010 3066"),
        Self(
            "PNVS 3.3, China Telecom", .chinaTelecom,
            "0 -64 -65 -10001 -10002 -10003 -10004 -10005 -10006 -10007 -10008 -10009 -20005 -20006 -20007 -20100 "
                + "-20102 -30001 -30003 51002 51114 80000 80001 80002 80003 80004 80005 80006 80007 80008 80009 80010 "
                + "80100 80101 80102 80103 80104 80105 80200 80201 80800 80801 100003 100004 100005 100009 200001 800008"
        ),
    ]

    /// The dossier on Geetest, 4.3.
    private static let geetest = [
        Self(
            "Geetest 4.3, China Mobile's header", .chinaMobile,
            "103000 200021 200022 200023 200025 200027 200028 200038 200048 200050 200060 200061 200062 200064 200072 "
                + "200080 200082 200086 200087 200096"),
        Self(
            "Geetest 4.3, China Mobile's server", .chinaMobile,
            "102101 102102 102103 102203 102223 102507 103101 103102 103111 103119 103133 103211 103412 103414 103511 "
                + "103811 103902 103911 104201 105001 105002 105003 105018 105019 105021 105302 105312 105313"),
        Self(
            "Geetest 4.3, China Unicom", .chinaUnicom,
            "101001 101002 101003 101004 101005 101006 101007 102001 201001 302001 302002 302003"),
        Self("Geetest 4.3, China Unicom's gateway", .chinaUnicom, in: .older, "100 101 103"),
        Self("Geetest 4.3, China Telecom", .chinaTelecom, "0 -2 -6 -32 -61 -64 -65 -66"),
    ]
}
