package import Foundation
package import PhoneAuthModel

/// One line of production data: what became of one stage of one attempt.
///
/// `{"appVersion":"2.1.0","attempt":"5f0c…-12-1","carrier":"chinaMobile","duration":0.42,"outcome":"success",…}`
package struct ProductionEvent: Hashable, Sendable {
    /// The wall clock when the stage ended.
    package var time: Date
    /// The same for all stages of one attempt, and for no others.
    package var attempt: String
    /// The vendor's name.
    package var vendor: String
    /// The product's name.
    package var product: String?
    /// The carrier, as far as it was known.
    package var carrier: Carrier
    /// The stage.
    package var stage: Stage
    /// `success`, or the code of the failure.
    package var outcome: String
    /// Seconds.
    package var duration: Double?
    /// The app's version.
    package var appVersion: String?

    /// Makes an event from what an observer is told.
    package init(_ report: ClientEvent.StageReport, at time: Date, attempt: String, appVersion: String?) {
        self.time = time
        self.attempt = attempt
        vendor = EventText.name(report.vendor.rawValue)
        product = EventText.name(report.product.rawValue)
        carrier = report.carrier
        stage = report.stage
        outcome = EventText.outcome(report.failure)
        duration = report.duration.isFinite ? report.duration : nil
        self.appVersion = appVersion
    }

    /// The line, with its end: keys sorted, times in UTC to the millisecond, null for what is missing.
    package var line: Data {
        let json: JSONValue = [
            "time": .string(time.formatted(Self.timeStyle)), "attempt": .string(attempt), "vendor": .string(vendor),
            "product": JSONValue(product), "carrier": .string(carrier.rawValue), "stage": .string(stage.rawValue),
            "outcome": .string(outcome), "duration": JSONValue(seconds: duration), "appVersion": JSONValue(appVersion),
        ]
        return Data((json.serialized(pretty: false) + "\n").utf8)
    }

    /// `2026-11-30T10:00:00.125Z`.
    private static let timeStyle = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    private static let wholeSecondStyle = Date.ISO8601FormatStyle()
}

extension ProductionEvent {
    /// Whoever keeps attempts apart has to keep their names.
    private static let longestAttempt = 128

    /// A line that is no production event, and why.
    package struct Unreadable: Error, Hashable, Sendable {
        /// What is wrong with the line, in one sentence.
        package let reason: String
    }

    /// Reads a line, without its end. Keys that it does not know are left alone: newer apps may write more.
    package init(line: Data) throws(Unreadable) {
        let json: JSONValue
        do throws(JSONSyntaxError) {
            json = try JSONReader.read(line).value
        } catch {
            throw Unreadable(reason: "column \(error.column): \(error.message)")
        }
        guard case .object = json else { throw Unreadable(reason: "expected an object, found \(json.kind)") }
        let fields = Fields(json: json)
        let time = try fields.required("time")
        guard
            let date = (try? Date(time, strategy: Self.timeStyle)) ?? (try? Date(time, strategy: Self.wholeSecondStyle))
        else { throw Unreadable(reason: "time: this is no ISO 8601 time") }
        self.time = date
        attempt = try fields.required("attempt")
        guard attempt.utf8.count <= Self.longestAttempt else {
            throw Unreadable(reason: "attempt: it is longer than \(Self.longestAttempt) bytes")
        }
        vendor = EventText.name(try fields.required("vendor"))
        product = try fields.optional("product")
        carrier = try fields.choice("carrier") ?? .unknown
        guard let stage: Stage = try fields.choice("stage") else { throw Unreadable(reason: "stage: it is missing") }
        self.stage = stage
        let outcome = try fields.required("outcome")
        self.outcome = EventText.isKnown(outcome) ? outcome : EventText.name(outcome)
        duration = try fields.seconds("duration")
        appVersion = try fields.optional("appVersion")
    }

    /// Reads members by name.
    private struct Fields {
        let json: JSONValue

        func optional(_ key: String) throws(Unreadable) -> String? {
            guard let value = json[key], value != .null else { return nil }
            guard let text = value.text else {
                throw Unreadable(reason: "\(key): expected a text, found \(value.kind)")
            }
            return text
        }

        func required(_ key: String) throws(Unreadable) -> String {
            guard let text = try optional(key), !text.isEmpty else { throw Unreadable(reason: "\(key): it is missing") }
            return text
        }

        func choice<Choice: RawRepresentable & CaseIterable>(
            _ key: String
        ) throws(Unreadable) -> Choice? where Choice.RawValue == String {
            guard let text = try optional(key) else { return nil }
            guard let choice = Choice(rawValue: text) else {
                let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
                throw Unreadable(reason: "\(key): “\(EventText.name(text))” is none of \(names)")
            }
            return choice
        }

        func seconds(_ key: String) throws(Unreadable) -> Double? {
            guard let value = json[key], value != .null else { return nil }
            guard let seconds = value.double else {
                throw Unreadable(reason: "\(key): expected a number, found \(value.kind)")
            }
            // No stage takes a day; a number that does would only spoil the rest.
            guard seconds.isFinite, (0...86_400).contains(seconds) else {
                throw Unreadable(reason: "\(key): it is out of range")
            }
            return seconds
        }
    }
}
