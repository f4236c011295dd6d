import PhoneAuth
import PhoneAuthGeetest
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone
import Testing
import UIKitShim

@MainActor @Suite("Geetest in the framework's words")
struct ProviderTests: ScriptedSuite {
    let scripted: ScriptedClient

    init() throws {
        scripted = try ScriptedClient()
    }

    // MARK: Order of calls

    @Test("sets logs off and time-outs before it registers, and asks for the prefetch that registration started")
    func order() async {
        _ = await logIn([{ $0.tell("viewDidAppear:") }, { $0.succeed() }])
        #expect(sdk.calls == ["logs false", "register login 8.0 8.0", "result", "request", "dismiss and wait"])
    }

    @Test("starts a prefetch of its own once the last one was used")
    func renewsAfterUse() async {
        _ = await logIn([{ $0.succeed() }])
        sdk.isPrefetchValid = true
        _ = await logIn([{ $0.succeed() }])
        #expect(sdk.calls.dropFirst(5) == ["renew", "result", "request", "dismiss and wait"])
    }

    @Test("uses the SDK's prefetch again after the user went back")
    func keepsAfterBack() async {
        _ = await logIn([{ $0.fail(.text("-20302")) }])
        sdk.isPrefetchValid = true
        _ = await logIn([{ $0.succeed() }])
        #expect(sdk.calls.dropFirst(4) == ["result", "request", "dismiss and wait"])
    }

    @Test("deletes the SDK's prefetch when it is to be forgotten, and then starts anew")
    func forgets() async throws {
        _ = try await client.prefetch()
        sdk.isPrefetchValid = true
        client.forgetPrefetches()
        _ = try await client.prefetch()
        #expect(sdk.calls.dropFirst(2) == ["result", "delete", "renew", "result"])
    }

    // MARK: Prefetch

    @Test(
        "gives a prefetch the life that the SDK names, else the carrier's",
        arguments: [
            ("CU", VendorPayload.Value.integer(580), 580.0), ("CU", .null, 600), ("CM", .null, 3600),
            ("CT", .text(""), 3600), ("CM", .integer(0), 3600), ("CM", .text("120"), 120),
        ])
    func prefetchLife(carrier: String, named: VendorPayload.Value, seconds: Double) async throws {
        sdk.prefetchAnswer?["operatorType"] = .text(carrier)
        sdk.prefetchAnswer?["expire_time"] = named
        let prefetch = try await client.prefetch()
        #expect(prefetch.lifetime == seconds)
        #expect(prefetch.carrier == Carrier(vendorText: carrier))
        #expect(prefetch.maskedNumber == "186****6173")
    }

    @Test(
        "says at the prefetch what is wrong with phone, app id and network",
        arguments: [
            ("-20101", PhoneAuthError.Code.invalidCredentials), ("-50100", .invalidCredentials),
            ("-20200", .noNetwork), ("-20202", .cellularDataOff), ("-20203", .unsupportedCarrier),
            ("-20204", .cellularPermissionDenied), ("-20406", .timeout), ("-20408", .sdkNotLinked),
            ("-40201", .prefetchFailed), ("-99999", .unknown),
        ])
    func prefetchFailures(code: String, expected: PhoneAuthError.Code) async {
        sdk.prefetchAnswer = ["status": .integer(500), "errorCode": .text(code)]
        let (result, events) = await logIn([])
        #expect(result.failure?.code == expected)
        #expect(result.failure?.stage == .prefetch)
        #expect(events.isEmpty)
        #expect(!sdk.calls.contains("request"))
    }

    // MARK: Results

    @Test("forwards what Geetest's server needs, whatever the SDK's age")
    func fields() async throws {
        let (result, _) = await logIn([
            { $0.succeed(["gwAuth": .text("0000"), "operatorType": .text("CT"), "number": .text("180****5678")]) }
        ])
        let credential = try result.get()
        #expect(credential.envelope.fields.mapValues { $0.reveal() } == ["processID": "id-1", "authcode": "0000"])
        #expect(credential.carrier == .chinaTelecom)
        #expect(client.carrier == .chinaTelecom)
        #expect(credential.maskedNumber == "180****5678")
        #expect(credential.lifetime == 120)
    }

    @Test(
        "reads back as the user's decision, as text, as number, with blanks",
        arguments: [VendorPayload.Value.text("-20302"), .integer(-20302), .text(" -20302 ")])
    func back(code: VendorPayload.Value) async {
        let (result, events) = await logIn([
            { $0.tell("viewDidAppear:") }, { $0.tell("clickBackButton") }, { $0.fail(code) },
            { $0.tell("viewDidDisappear:") },
        ])
        #expect(result.failure?.code == .userCancelled)
        #expect(events == [.pagePresented, .backTapped, .pageDismissed])
        // The page has closed itself.
        #expect(sdk.calls.last == "request")
    }

    @Test("closes the page itself where back is told by a code that says nothing of the page's end")
    func otherBack() async {
        let (result, events) = await logIn([{ $0.tell("viewDidAppear:") }, { $0.fail(.text("-20301")) }])
        #expect(result.failure?.code == .userCancelled)
        #expect(events == [.pagePresented, .backTapped, .pageDismissed])
        #expect(sdk.calls.last == "dismiss and wait")
    }

    @Test("closes a page that came up without a word when the login fails", arguments: [true, false])
    func silentPage(isUp: Bool) async {
        let page = UIViewController()
        let (result, _) = await logIn([{ if isUp { $0.pageController = page } }, { $0.fail(.text("-20305")) }])
        #expect(result.failure != nil)
        #expect(sdk.calls.last == (isUp ? "dismiss and wait" : "dismiss"))
    }

    @Test("closes the page when the user switches, and tells the tap once")
    func switches() async {
        let (result, events) = await logIn([{ $0.tell("clickSwitchButton") }, { $0.fail(.text("-20303")) }])
        #expect(result.failure?.code == .userChoseOtherMethod)
        #expect(events == [.pagePresented, .otherMethodTapped, .pageDismissed])
        #expect(sdk.calls.last == "dismiss and wait")
    }

    @Test(
        "takes an answer without a usable code for malformed",
        arguments: [
            nil, [:], ["status": .bool(true)], ["status": .integer(500), "errorCode": .null],
            ["status": .integer(500), "errorCode": .bool(true)],
            ["status": .integer(500), "errorCode": .number(-20302.5)],
            ["status": .integer(500), "errorCode": .text("0")], ["errorCode": .text("0"), "token": .text("tok")],
        ] as [[String: VendorPayload.Value]?])
    func malformed(payload: [String: VendorPayload.Value]?) async {
        let (result, _) = await logIn([{ $0.tell("viewDidAppear:") }, { $0.say(payload) }])
        #expect(result.failure?.code == .malformedResponse)
        #expect(client.diagnostics.malformed == 1)
        #expect(sdk.calls.last == "dismiss and wait")
    }

    @Test("takes success without a token for a failure")
    func missingToken() async {
        let (result, _) = await logIn([{ $0.tell("viewDidAppear:") }, { $0.succeed(["token": .text(" ")]) }])
        #expect(result.failure?.code == .missingToken)
    }

    @Test(
        "lets the carrier's code decide, in the form of each carrier",
        arguments: [
            ("CM", "-40102", ["metadata": .fields(["resultCode": .text("103111"), "desc": .text("ip")])], "103111"),
            ("CM", "-40102", ["metadata": .fields(["error_data": .text(#"{"resultCode":"103111"}"#)])], "103111"),
            ("CU", "-40202", ["metadata": .fields(["resultCode": .integer(1101)])], "1101"),
            ("CT", "-20420", ["metadata": .fields(["result": .integer(-10004), "msg": .text("x")])], "-10004"),
            ("CM", "-40102", ["operator_error_code": .text("103111")], "103111"),
        ] as [(String, String, [String: VendorPayload.Value], String)])
    func carrierCodeDecides(
        carrier: String, code: String, more: [String: VendorPayload.Value], inner: String
    ) async {
        let payload = more.merging([
            "status": .integer(500), "errorCode": .text(code), "operatorType": .text(carrier),
        ]) { first, _ in first }
        let (result, _) = await logIn([{ $0.tell("viewDidAppear:") }, { $0.say(payload) }])
        #expect(result.failure?.code == .proxyOrVPN)
        #expect(result.failure?.vendorCode == code)
        #expect(result.failure?.carrierCode == inner)
    }

    @Test("closes a page that the SDK says is in the way without waiting, and opens again")
    func alreadyShown() async throws {
        let (result, events) = await logIn([{ $0.fail(.text("-20403")) }, { $0.succeed() }])
        #expect(try result.get().token.reveal() == "tok-A1")
        #expect(events == [.pagePresented, .pageDismissed])
        #expect(sdk.calls.dropFirst(2) == ["result", "request", "dismiss", "request", "dismiss and wait"])
    }

    @Test("prefetches again when the SDK has nothing to log in with")
    func prefetchExpired() async throws {
        let (result, _) = await logIn([{ $0.fail(.text("-20102")) }, { $0.succeed() }])
        #expect(try result.get().token.reveal() == "tok-A1")
        #expect(
            sdk.calls.dropFirst(2) == ["result", "request", "renew", "result", "request", "dismiss and wait"])
    }

    @Test("calls off a page that was refused without waiting: it may come up all the same, and without a word")
    func refusedPage() async {
        let (result, _) = await logIn([{ $0.fail(.text("-20202")) }])
        #expect(result.failure?.code == .cellularDataOff)
        #expect(result.failure?.stage == .present)
        #expect(sdk.calls.suffix(2) == ["request", "dismiss"])
    }

    @Test("closes a page that comes up after everybody stopped waiting")
    func latePage() async {
        phone.schedule(after: 12) { [sdk] in sdk.tell("viewDidAppear:") }
        let (result, _) = await logIn([])
        #expect(result.failure?.code == .timeout)
        await phone.clock.idle()
        #expect(sdk.calls.suffix(2) == ["dismiss", "dismiss and wait"])
    }

    @Test("stops the loading and waits for the next tap's token when the exchange failed")
    func loginAgain() async throws {
        struct Refused: Error {}
        for (after, token) in [(0.5, "tok-A1"), (1.5, "tok-A2")] {
            phone.schedule(after: after) { [sdk] in sdk.succeed(["token": .text(token)]) }
        }
        var seen: [String] = []
        let account = try await client.login(from: UIViewController()) { credential in
            seen.append(credential.token.reveal())
            if seen.count == 1 { throw Refused() }
            return seen.count
        }
        #expect(account == 2)
        #expect(seen == ["tok-A1", "tok-A2"])
        #expect(sdk.calls.dropFirst(3) == ["request", "stopLoading", "dismiss and wait"])
    }

    // MARK: Verification

    @Test("verifies with OnePass's own id, keeps no number, and reads both names of the lifetime")
    func verifies() async throws {
        let credential = try await client.verificationCredential(for: PhoneNumber("13800000000"))
        #expect(credential.token.reveal() == "token-1")
        #expect(credential.product == .onePass)
        #expect(credential.envelope.phoneNumber?.reveal() == "13800000000")
        #expect(credential.envelope.fields["processID"]?.reveal() == "id-1")
        #expect(credential.lifetime == 1800)
        #expect(sdk.calls.last == "verify pass 10.0 caches:false")
    }

    @Test(
        "reads OnePass's codes by its own table",
        arguments: [
            (-20302, PhoneAuthError.Code.unsupportedNetwork), (-20303, .unsupportedCarrier), (-40101, .carrierFailure),
            (-20305, .cellularPermissionDenied), (-1001, .timeout), (0, .malformedResponse), (-7, .unknown),
        ])
    func onePassCodes(code: Int, expected: PhoneAuthError.Code) async throws {
        sdk.verification = .failure(code: code, description: "of 13800000000")
        let error = await #expect(throws: PhoneAuthError.self) {
            try await client.verificationCredential(for: PhoneNumber("13800000000"))
        }
        #expect(error?.code == expected)
        #expect(error?.product == .onePass)
        #expect(error?.vendorMessage?.contains("13800000000") != true)
    }

    @Test("gives a verification two minutes where the SDK names no lifetime, and wants a token")
    func verificationPayloads() async throws {
        sdk.verification = .success(VendorPayload(fields: ["accesscode": .text("t")]))
        #expect(try await client.verificationCredential(for: PhoneNumber("13800000000")).lifetime == 120)
        for (fields, code) in [
            ([:], PhoneAuthError.Code.malformedResponse), (["process_id": .text("id")], .missingToken),
        ] as [([String: VendorPayload.Value], PhoneAuthError.Code)] {
            sdk.verification = .success(VendorPayload(fields: fields))
            let error = await #expect(throws: PhoneAuthError.self) {
                try await client.verificationCredential(for: PhoneNumber("13800000000"))
            }
            #expect(error?.code == code)
        }
    }

    // MARK: What is configured

    @Test("cannot do what its configuration has no section for")
    func missingSections() async throws {
        let sdk = ScriptedSDK()
        let onlyLogin = try ScriptedClient.client(
            sdk, SimulatedScheduler(phone: SimulatedPhone()), .init(oneLogin: .init(appID: Secret("login"))))
        let error = await #expect(throws: PhoneAuthError.self) {
            try await onlyLogin.verificationCredential(for: PhoneNumber("13800000000"))
        }
        #expect(error?.code == .unsupportedOperation)
        #expect(sdk.calls.isEmpty)
    }

    @Test("knows carrier and network where the carrier is one of the three, and nothing else")
    func network() throws {
        #expect(
            try client.networkEnvironment()
                == NetworkEnvironment(
                    carrier: .chinaMobile, hasSIM: true, isCellularDataOn: true, isConnected: true, networkType: "4G"))
        sdk.carrierName = nil
        #expect(try client.networkEnvironment() == NetworkEnvironment())
    }
}

extension Result where Failure == PhoneAuthError {
    var failure: PhoneAuthError? {
        if case .failure(let error) = self { error } else { nil }
    }
}
