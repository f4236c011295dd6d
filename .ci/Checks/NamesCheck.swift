import Foundation

/// Finds what belongs to a person or a machine and not to the project, and entries beside the design's layout.
struct NamesCheck {
    private(set) var faults: [String] = []
    private(set) var count = 0

    private static let topLevel: Set = ["Package.swift", "README.md", "Sources", "Tests", "Vendors", "Docs"]

    /// Mobile numbers that are known to be examples.
    private static let exampleNumbers: Set = ["13800000000", "18012345678", "13800138000"]

    /// Folders at the top of a machine. They get their slash below, so that this file does not name one.
    private static let machineFolders: Set = ["work", "root", "home", "farm", "Users"]

    init(root: URL, paths: [String]) throws {
        if paths.isEmpty { faults.append("no tracked paths found") }
        let entries = Set(paths.compactMap { $0.split(separator: "/").first.map(String.init) })
        for entry in entries.sorted() where !Self.topLevel.contains(entry) && !entry.hasPrefix(".") {
            faults.append("\(entry): the top level does not hold this")
        }
        for path in paths {
            guard let data = try? Data(contentsOf: root.appending(path: path)) else {
                faults.append("\(path): cannot be read")
                continue
            }
            count += 1
            for (index, line) in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                .enumerated()
            {
                for found in Self.machinePaths(in: Array(line)) {
                    faults.append("\(path):\(index + 1): a path of a machine: \(found)")
                }
                for found in Self.mobileNumbers(in: Array(line)) where !Self.exampleNumbers.contains(found) {
                    faults.append("\(path):\(index + 1): a mobile number that may be someone's: \(found)")
                }
            }
        }
    }

    /// A folder of a machine at the start of a path; a slash within an address or a relative path starts none.
    private static func machinePaths(in line: [UInt8]) -> [String] {
        line.indices.compactMap { index in
            guard line[index] == UInt8(ascii: "/") else { return nil }
            let before = line[..<index].last.map { isWord($0) || "./~-".utf8.contains($0) } ?? false
            guard !before || line[..<index].suffix(7).elementsEqual("file://".utf8) else { return nil }
            let name = String(
                decoding: line[(index + 1)...].prefix { isWord($0) || $0 == UInt8(ascii: "-") }, as: UTF8.self)
            return machineFolders.contains(name) ? "/" + name : nil
        }
    }

    /// Eleven digits of a mainland mobile number, alone, after the country's code, or grouped as 3-4-4.
    private static func mobileNumbers(in line: [UInt8]) -> [String] {
        var result: [String] = []
        var index = line.startIndex
        while index < line.endIndex {
            guard isWord(line[index]) else {
                index += 1
                continue
            }
            // A dot or a separator holds digits together only with a digit or letter behind it.
            let rest = line[index...]
            let end =
                rest.indices.first { position in
                    let next = position + 1 < line.endIndex ? line[position + 1] : 0
                    return !isWord(line[position]) && !(". -".utf8.contains(line[position]) && isDigit(next))
                } ?? line.endIndex
            result += numbers(in: String(decoding: line[index..<end], as: UTF8.self))
            index = end
        }
        return result
    }

    private static func numbers(in run: String) -> [String] {
        let words = run.split { $0 == " " || $0 == "-" }.map(String.init)
        let single = words.compactMap { word in
            isMobile(word)
                ? word : word.hasPrefix("86") && isMobile(String(word.dropFirst(2))) ? String(word.dropFirst(2)) : nil
        }
        let grouped = words.indices.dropLast(2).compactMap { index -> String? in
            let group = words[index...(index + 2)]
            return group.map(\.count) == [3, 4, 4] && isMobile(group.joined()) ? group.joined() : nil
        }
        return single + grouped
    }

    private static func isMobile(_ text: String) -> Bool {
        text.utf8.count == 11 && text.utf8.allSatisfy(isDigit) && text.hasPrefix("1")
            && !"012".contains(text.dropFirst().first!)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isWord(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
