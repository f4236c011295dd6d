import Foundation

/// Finds API that iOS 16 does not have, which a Linux build cannot notice, and what the project does not use.
struct SourceCheck {
    private(set) var faults: [String] = []
    private(set) var count = 0
    /// The files in which `@unchecked Sendable` has been reviewed.
    private let reviewedFiles: Set<String>

    private struct Rule {
        let pattern: String
        let reason: String
        var bindingsOnly = false
    }

    /// Searched for in code without comments and strings.
    private static let rules = [
        Rule(pattern: #"\bMutex\b"#, reason: "Mutex needs iOS 18"),
        Rule(pattern: #"\bAtomic(LazyReference)?\b"#, reason: "Atomic needs iOS 18"),
        Rule(pattern: #"\bimport\s+Synchronization\b"#, reason: "Synchronization needs iOS 18"),
        Rule(pattern: #"@Observable\b|\bwithObservationTracking\b"#, reason: "Observation needs iOS 17"),
        Rule(pattern: #"\bimport\s+Observation\b"#, reason: "Observation needs iOS 17"),
        Rule(pattern: #"\bwith(Throwing)?DiscardingTaskGroup\b"#, reason: "discarding task groups need iOS 17"),
        Rule(pattern: #"\b(any|some)\s+AsyncSequence\s*<"#, reason: "AsyncSequence<…> needs iOS 18"),
        Rule(pattern: #"\bisolated\s+deinit\b"#, reason: "isolated deinit needs iOS 18.4"),
        Rule(pattern: #"\bU?Int128\b"#, reason: "128-bit integers need iOS 18"),
        Rule(pattern: #"\b(Mutable|Output)?Span\s*<|\bRawSpan\b|\bInlineArray\b"#, reason: "spans need iOS 26"),
        Rule(pattern: #"\bTask\s*\.\s*(immediate|immediateDetached)\b"#, reason: "immediate tasks need iOS 26"),
        Rule(pattern: #"\bwithTaskExecutorPreference\b|\bTaskExecutor\b"#, reason: "task executors need iOS 18"),
        Rule(pattern: #"#Predicate\b"#, reason: "predicates need iOS 17"),
        Rule(
            pattern: #"\bTask\s*(<[^>\n]*>)?\s*\.\s*sleep\b"#,
            reason: "Task.sleep leaves the main actor; use a Scheduler"),
        Rule(pattern: #"\.\s*sleep\s*\(\s*(for|until|nanoseconds)\b"#, reason: "a sleeping clock; use a Scheduler"),
        Rule(pattern: #"\bThread\s*\.\s*sleep\b|\busleep\s*\("#, reason: "a sleeping thread; use a Scheduler"),
        Rule(pattern: #"\bassumeIsolated\b"#, reason: "assumeIsolated in a binding", bindingsOnly: true),
        Rule(pattern: #"@preconcurrency\b"#, reason: "@preconcurrency in a binding", bindingsOnly: true),
    ]

    init(root: URL, reviewedFiles: Set<String>) throws {
        self.reviewedFiles = reviewedFiles
        try check(folder: root.appending(path: "Sources"), name: "Sources")
        let vendors = folders(in: root.appending(path: "Vendors"))
        if vendors.isEmpty { faults.append("Vendors: no vendor found") }
        for vendor in vendors {
            for part in ["Sources", "Binding"] {
                let name = "Vendors/\(vendor.lastPathComponent)/\(part)"
                try check(folder: vendor.appending(path: part), name: name)
            }
        }
    }

    private mutating func check(folder: URL, name: String) throws {
        let files = swiftFiles(in: folder)
        if files.isEmpty { faults.append("\(name): no Swift file found") }
        for file in files {
            let path = name + file.path.dropFirst(folder.path.count)
            let source = try String(contentsOf: file, encoding: .utf8)
            let code = SwiftText.withoutCommentsAndStrings(source)
            for rule in Self.rules where !rule.bindingsOnly || name.hasSuffix("/Binding") {
                try report(rule.pattern, in: code, path: path, reason: rule.reason)
            }
            if !reviewedFiles.contains(path) {
                try report(
                    #"@unchecked\s+Sendable\b"#, in: code, path: path,
                    reason: "only reviewed files vouch for Sendable themselves")
            }
            count += 1
        }
    }

    private mutating func report(_ pattern: String, in code: String, path: String, reason: String) throws {
        for match in code.matches(of: try Regex(pattern).wordBoundaryKind(.simple)) {
            let line = code[..<match.range.lowerBound].count { $0.isNewline } + 1
            faults.append("\(path):\(line): \(code[match.range]): \(reason)")
        }
    }
}
