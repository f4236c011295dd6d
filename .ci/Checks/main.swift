import Foundation

/// The checks that the scripts beside this folder run: `checks CHECK ROOT …`. Tracked paths come on standard input where
/// a check looks at them. Prints one line a fault and ends with 1, or says what it looked at.

func finish(_ faults: [String], looked: String) -> Never {
    for fault in faults { print(fault) }
    if faults.isEmpty { print("ok: \(looked)") }
    exit(faults.isEmpty ? 0 : 1)
}

func standardInput() -> Data { FileHandle.standardInput.readDataToEndOfFile() }

func trackedPaths(_ data: Data) -> [String] {
    data.split(separator: 0).compactMap { String(data: $0, encoding: .utf8) }
}

func package(_ file: String) throws -> PackageDescription {
    try JSONDecoder().decode(PackageDescription.self, from: Data(contentsOf: URL(filePath: file)))
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard let check = arguments.first else {
    print("usage: checks standins|case|reach|api|names|preview|comparison …")
    exit(2)
}
do {
    switch (check, arguments.count) {
    case ("standins", 3):
        var check = try StandInCheck(folder: URL(filePath: arguments[1]), interface: URL(filePath: arguments[2]))
        let count = check.run()
        finish(check.faults, looked: "\(check.vendor): \(count) declarations are those of API.tsv")
    case ("case", 2):
        let check = CaseCheck(paths: trackedPaths(standardInput()), package: try package(arguments[1]))
        finish(check.faults, looked: "\(check.count) names differ by more than case")
    case ("reach", 2):
        let check = ReachCheck(package: try package(arguments[1]))
        finish(check.faults, looked: "\(check.count) products and layers depend on what they may")
    case ("api", 3...):
        let check = try SourceCheck(root: URL(filePath: arguments[1]), reviewedFiles: Set(arguments[2...]))
        finish(check.faults, looked: "\(check.count) files use nothing newer than iOS 16")
    case ("names", 2):
        let check = try NamesCheck(root: URL(filePath: arguments[1]), paths: trackedPaths(standardInput()))
        finish(check.faults, looked: "\(check.count) files name nobody's machine or number")
    case ("preview", 6...7):
        // Chromium, a folder for its profile, the style, its preview, a bad one's, and where screenshots go.
        let browser = try Browser(program: arguments[1], profile: arguments[2] + "/profile")
        let check = try PreviewCheck(
            good: URL(filePath: arguments[4]), bad: URL(filePath: arguments[5]), style: URL(filePath: arguments[3]),
            browser: browser, pictures: arguments.count > 6 ? URL(filePath: arguments[6]) : nil)
        browser.close()
        finish(check.faults, looked: "\(check.count) things in the preview are as promised")
    case ("comparison", 5...6):
        // Chromium, a folder for its profile, the report, what was printed with it, and where screenshots go.
        let browser = try Browser(program: arguments[1], profile: arguments[2] + "/profile")
        let check = try ComparisonCheck(
            report: URL(filePath: arguments[3]), record: URL(filePath: arguments[4]), browser: browser,
            pictures: arguments.count > 5 ? URL(filePath: arguments[5]) : nil)
        browser.close()
        finish(check.faults, looked: "\(check.count) things in the comparison are as promised")
    default:
        print("usage: checks standins|case|reach|api|names|preview|comparison …")
        exit(2)
    }
} catch {
    print("\(check): \(error)")
    exit(1)
}
