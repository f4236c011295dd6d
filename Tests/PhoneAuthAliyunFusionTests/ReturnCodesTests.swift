import Foundation
import PhoneAuth
import PhoneAuthModel
import Testing

@testable import PhoneAuthAliyunFusion

@Suite("Fusion's return codes")
struct ReturnCodesTests {
    private func event(
        _ code: String, inner: String = "", innerText: String = "", data: VendorPayload.Value = .null,
        carrier: Carrier = .unknown
    ) -> PhoneAuthError {
        FusionEvent(
            VendorPayload(fields: [
                "resultCode": .text(code), "resultMsg": .text("outer"), "innerCode": .text(inner),
                "innerMsg": .text(innerText), "carrierFailedResultData": data, "requestId": .text("r-1"),
            ]), carrier: carrier
        ).failure(in: .login)
    }

    private let refusal = VendorPayload.Value.fields(["resultCode": .text("103111"), "desc": .text("carrier")])

    @Test("The carrier's code decides where the carrier is known")
    func carrierDecides() {
        let error = event("400007", inner: "1600011", innerText: "inner", data: refusal, carrier: .chinaMobile)
        #expect(error.code == .proxyOrVPN)
        #expect(error.vendorCode == "400007")
        #expect(error.carrierCode == "103111")
        #expect(error.carrierMessage == "carrier")
        #expect(error.vendorMessage == "outer; 1600011 inner", "the inner code is not lost")
        #expect(error.requestID == "r-1")
    }

    @Test("Else the inner code decides, and it is kept")
    func innerDecides() {
        #expect(event("400007", inner: "1600011", data: refusal).code == .carrierFailure)
        #expect(event("400002", inner: "1600012", data: refusal).code == .prefetchFailed)
        let noSIM = event("400002", inner: "1600007", innerText: "inner")
        #expect(noSIM.code == .noSIM)
        #expect(noSIM.vendorCode == "400002")
        #expect(noSIM.carrierCode == "1600007")
        #expect(noSIM.carrierMessage == "inner")
        #expect(noSIM.vendorMessage == "outer")
        #expect(event("499999", inner: "1600007").code == .noSIM)
    }

    @Test("An inner code without its leading 1 is the same code")
    func leadingOne() {
        #expect(event("400007", inner: "600021").code == .carrierChanged)
        #expect(event("400007", inner: "600021").carrierCode == "1600021")
    }

    @Test("Else the scene's own code decides", arguments: ["", "0", "1699999"])
    func outerDecides(_ inner: String) {
        #expect(event("400004", inner: inner).code == .pagePresentationFailed)
        #expect(event("400007", inner: inner).code == .carrierFailure)
        #expect(event("499999", inner: inner).code == .unknown)
    }

    @Test("A carrier that the failure itself names is believed, in a dictionary, as JSON text, or not at all")
    func carrierInData() {
        let named = VendorPayload.Value.text("{\"code\": 103111, \"vendorName\": \"cmcc\"}")
        #expect(event("400007", inner: "1600011", data: named).code == .proxyOrVPN)
        #expect(event("400007", inner: "1600011", data: named).carrier == .chinaMobile)
        for odd in [VendorPayload.Value.text("no JSON"), .list([]), .bool(true), .integer(7)] {
            #expect(event("400007", inner: "1600011", data: odd).code == .carrierFailure, "\(odd)")
        }
    }

    @Test("A tap is no failure, whatever its inner code")
    func taps() {
        let tap = FusionEvent(.code("410008", inner: "1600007"))
        guard case .failure = tap.reading(in: .login) else { return }
        Issue.record("a tap with a failure's inner code ended something")
    }

    @Test("There are as many codes as the header has constants")
    func completeness() throws {
        let table = ReturnCodeTable.aliyunFusion
        // As many as API.tsv has constants of codes, of which two share a number, and none beside them but these.
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Vendors/AliyunFusion/API.tsv")
        let constants = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { line in
            line.hasPrefix("(global)\tvar") && !line.contains("NodeName") && !line.contains("TemplateId_")
        }
        let header = Set(table.rows.map(\.code)).subtracting(["400008", "1600005", "1600018"])
        #expect(header.count == constants.count - 1)
    }

    @Test("Only a refused token, and a scene in the way, are repeated")
    func repetitions() {
        let rows = ReturnCodeTable.aliyunFusion.rows.filter { $0.repetition != nil }
        #expect(rows.map(\.code) == ["100003", "300003", "300004", "300005", "300006"])
        #expect(rows.first { $0.code == "300004" }?.stages == [.present, .login])
    }
}
