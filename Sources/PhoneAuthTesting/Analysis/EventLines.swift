import Foundation
import PhoneAuth
import PhoneAuthModel

/// Files of production events, read piece by piece, however long they and their lines are.
package struct EventLines: Sendable {
    /// A longer line is no event, and is not kept.
    package static let longestLine = 65_536
    /// How many bad lines are named.
    package static let mostNamed = 5

    /// A line that is no event.
    package struct BadLine: Hashable, Sendable {
        /// The file.
        package var file: String
        /// The line, from 1.
        package var line: Int
        /// What is wrong with it.
        package var reason: String

        /// `events.jsonl:3: outcome: it is missing`.
        package var description: String { "\(file):\(line): \(reason)" }
    }

    /// What the good lines say.
    package private(set) var analysis = EventAnalysis()
    /// How many lines were events.
    package private(set) var good = 0
    /// How many were none. Blank lines are neither.
    package private(set) var bad = 0
    /// The first bad lines.
    package private(set) var named: [BadLine] = []

    private var file = ""
    private var number = 0
    private var rest = Data()
    private var isTooLong = false

    /// Nothing yet.
    package init() {}

    /// Begins a file.
    package mutating func begin(_ file: String) {
        self.file = file
        number = 0
        rest = Data()
        isTooLong = false
    }

    /// Takes the next bytes of the file.
    package mutating func add(_ bytes: Data) {
        var piece = bytes[...]
        while let end = piece.firstIndex(of: UInt8(ascii: "\n")) {
            keep(piece[..<end])
            take()
            piece = piece[(end + 1)...]
        }
        keep(piece)
    }

    /// Ends the file: what stands behind the last line end is a line too.
    package mutating func end() {
        if !rest.isEmpty || isTooLong { take() }
    }

    private mutating func keep(_ part: Data) {
        guard !isTooLong else { return }
        rest.append(part)
        guard rest.count > Self.longestLine else { return }
        isTooLong = true
        rest = Data()
    }

    private mutating func take() {
        number += 1
        defer {
            rest = Data()
            isTooLong = false
        }
        guard !isTooLong else { return refuse("the line is longer than \(Self.longestLine) bytes") }
        guard rest.contains(where: { $0 != 0x20 && $0 != 0x0D && $0 != 0x09 }) else { return }
        do throws(ProductionEvent.Unreadable) {
            let event = try ProductionEvent(line: rest)
            analysis.add(event)
            good += 1
        } catch {
            refuse(error.reason)
        }
    }

    private mutating func refuse(_ reason: String) {
        bad += 1
        if named.count < Self.mostNamed { named.append(BadLine(file: file, line: number, reason: reason)) }
    }
}
