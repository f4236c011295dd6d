import Foundation
import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone
import Testing

@testable import PhoneAuthTool

@MainActor @Suite("Explaining return codes")
struct ReturnCodeTests {
    struct Explained: Sendable, CustomTestStringConvertible {
        let arguments: [String]
        /// What the matches say, in order: the error code, the event, or the kind.
        let says: [String]

        var testDescription: String { arguments.joined(separator: " ") }

        init(_ arguments: String, _ says: String...) {
            self.arguments = arguments.split(separator: " ").map(String.init)
            self.says = says
        }
    }

    @Test(
        "says what a code means, for each product, stage and carrier",
        arguments: [
            Explained("geetest -20302", "userCancelled", "unsupportedNetwork"),
            Explained("geetest -20302 --product onePass", "unsupportedNetwork"),
            Explained("geetest -- -20302", "userCancelled", "unsupportedNetwork"),
            Explained("aliyunPNVS 600024", "unknown"),
            Explained("aliyunFusion 110005", "progress", "progress"),
            Explained("aliyunFusion 1600007", "noSIM"),
            Explained("shanyan 1023 --stage prefetch", "prefetchFailed"),
            Explained("shanyan 103111 --carrier chinaMobile", "proxyOrVPN"),
            Explained("shanyan 1101 --carrier chinaUnicom", "proxyOrVPN"),
            Explained("apple 1001", "userCancelled"),
            Explained("aliyunPNVS 600011 --stage login", "carrierFailure"),
            Explained("aliyunPNVS 600012 --stage prefetch", "prefetchFailed"),
        ])
    func explains(explained: Explained) async throws {
        let run = await ToolRun(["explain", "--json"] + explained.arguments)
        #expect(run.status == 0)
        let matches = try #require(try run.json["matches"])
        guard case .array(let items) = matches else { return }
        let says = items.map { $0["errorCode"]?.text ?? $0["event"]?.text ?? $0["kind"]?.text ?? "" }
        #expect(says == explained.says)
        for item in items {
            for text in ["meaning.en", "meaning.zh-Hans", "advice.en", "advice.zh-Hans", "source"] {
                #expect(item[path: text]?.text?.isEmpty == false)
            }
        }
        let text = await ToolRun(["explain"] + explained.arguments)
        #expect(text.status == 0)
    }

    @Test("puts a carrier's row without product and stage, first where the carrier is named")
    func carrierRow() async throws {
        let json = try await ToolRun("explain", "geetest", "103111", "--carrier", "chinaMobile", "--json").json
        #expect(json[path: "matches.0.carrier"] == "chinaMobile")
        #expect(json[path: "matches.0.product"] == .null)
        #expect(json[path: "matches.0.stage"] == .null)
        #expect(json[path: "matches.0.kind"] == "failure")
    }

    @Test("knows what it does not know")
    func unknownCode() async throws {
        let run = await ToolRun("explain", "geetest", "424242", "--json")
        #expect(run.status == 1)
        #expect(try run.json == ["vendor": "geetest", "code": "424242", "matches": [], "errorCode": "unknown"])
    }

    @Test(
        "refuses a vendor, product, stage or carrier that is none",
        arguments: [
            ["acme", "1"], ["geetest", "1", "--product", "apple"], ["geetest", "1", "--stage", "x"],
            ["geetest", "1", "--carrier", "x"], ["geetest", ""], ["geetest"],
        ])
    func refuses(arguments: [String]) async {
        let run = await ToolRun(["explain"] + arguments)
        #expect(run.status == 2)
        #expect(run.error.split(separator: "\n").count == 1)
    }

    @Test("prints whole tables in every format")
    func tables() async throws {
        let all = try await ToolRun("codes", "--format", "json").json
        #expect(all.each("vendor").compactMap(\.text) == Vendor.known.map(\.rawValue) + ["apple"])
        let one = try await ToolRun("codes", "--vendor", "shanyan", "--format", "json").json
        let rows = try #require(one["rows"])
        #expect(rows.each("code").contains("1011"))
        #expect(rows.each("carrier").contains("chinaUnicom"))
        #expect(rows.each("meaning").count == rows.each("code").count)
        let csv = await ToolRun("codes", "--vendor", "apple", "--format", "csv")
        #expect(csv.output.split(separator: "\n").count == 6)
        #expect(await ToolRun("codes", "--format", "xml").status == 2)
    }

    @Test("is the reference page, which `phoneauth codes --format markdown` makes anew")
    func page() async throws {
        let path = Fixtures.folder.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Docs/ReturnCodes.md")
        let page = try String(contentsOf: path, encoding: .utf8)
        let run = await ToolRun("codes", "--format", "markdown")
        #expect(page == run.output + "\n", "Docs/ReturnCodes.md is stale")
    }

    /// Where a vendor's disposition differs for the same code, and why.
    private static let otherDispositions: [String: String] = [:]

    @Test("gives the same code and disposition for the same situation, whatever the vendor", arguments: Situation.all)
    func sameForAllVendors(situation: Situation) async throws {
        let configuration = try PhoneAuthConfiguration(data: Data(SampleConfiguration.json.utf8))
        var seen: [Vendor: PhoneAuthError] = [:]
        for vendor in Vendor.known where Expectation(of: situation, vendor, .chinaMobile).reason == nil {
            let phone = SimulatedPhone(settings: situation.settings)
            let run = SimulatedRun(vendor, configuration: configuration, on: phone, vendors: Vendors.simulated)
            if case .failure(let error) = try await run.report().outcome { seen[vendor] = error }
        }
        for (vendor, error) in seen where Self.otherDispositions["\(situation.name) \(vendor)"] == nil {
            #expect(error.code == situation.expectedFailure, "\(vendor)")
            #expect(error.disposition == error.code.usualDisposition, "\(vendor)")
        }
    }
}
