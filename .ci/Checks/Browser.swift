import Foundation

/// A headless Chromium, spoken to by its debugging protocol over two pipes: messages of JSON with a zero byte behind each.
final class Browser {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// A message that answers nothing: the name of what happened and its particulars.
    typealias Event = (method: String, parameters: [String: Any])

    /// What has happened since the page was opened.
    private(set) var events: [Event] = []
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var buffer = Data()
    private var lastID = 0
    private var session: String?

    init(program: String, profile: String) throws {
        // Chromium listens on descriptor 3 and answers on 4.
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = [
            "-c", "exec \"$0\" \"$@\" 3<&0 4>&1 >/dev/null 2>&1", program, "--headless", "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage", "--no-first-run", "--disable-background-networking",
            "--user-data-dir=\(profile)",
            "--remote-debugging-pipe",
        ]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
        session =
            try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
        for domain in ["Page", "Runtime", "Network", "Log"] { try call("\(domain).enable") }
    }

    func close() {
        session = nil
        _ = try? call("Browser.close")
        process.waitUntilExit()
    }

    /// Opens a file in a window of a size, and waits until all of it is there.
    func open(_ file: URL, width: Int, height: Int, isDark: Bool = false) throws {
        events = []
        try call(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600])
        try call(
            "Emulation.setEmulatedMedia",
            ["features": [["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]]])
        try call("Page.navigate", ["url": file.absoluteString])
        while !events.contains(where: { $0.method == "Page.loadEventFired" }) { try take() }
    }

    /// Presses a key, as a user does.
    func press(_ key: String, code: Int) throws {
        for type in ["keyDown", "keyUp"] {
            var parameters: [String: Any] = [
                "type": type, "key": key, "code": key == " " ? "Space" : key, "windowsVirtualKeyCode": code,
            ]
            if key == " ", type == "keyDown" { parameters["text"] = " " }
            try call("Input.dispatchKeyEvent", parameters)
        }
    }

    /// What an expression gives in the page.
    func evaluate(_ script: String) throws -> Any? {
        let answer = try call("Runtime.evaluate", ["expression": script, "returnByValue": true])
        if let details = answer["exceptionDetails"] { throw Failure(description: "\(details)") }
        return (answer["result"] as? [String: Any])?["value"]
    }

    /// Writes what the window shows to a file.
    func takePicture(to file: URL) throws {
        let data = try call("Page.captureScreenshot")["data"] as? String ?? ""
        try Data(base64Encoded: data)?.write(to: file)
    }

    @discardableResult
    private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        lastID += 1
        let id = lastID
        var message: [String: Any] = ["id": id, "method": method, "params": parameters]
        if let session { message["sessionId"] = session }
        input.fileHandleForWriting.write(try JSONSerialization.data(withJSONObject: message) + [0])
        while true {
            guard let answer = try take(), answer["id"] as? Int == id else { continue }
            if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    /// Waits for the next message; an event is kept, an answer is returned.
    @discardableResult
    private func take() throws -> [String: Any]? {
        while !buffer.contains(0) {
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else { throw Failure(description: "the browser has ended") }
            buffer.append(more)
        }
        let end = buffer.firstIndex(of: 0) ?? buffer.endIndex
        let message = Data(buffer[..<end])
        buffer = Data(buffer[buffer.index(after: end)...])
        guard let answer = try JSONSerialization.jsonObject(with: message) as? [String: Any] else { return nil }
        guard let method = answer["method"] as? String else { return answer }
        events.append((method, answer["params"] as? [String: Any] ?? [:]))
        return nil
    }
}
