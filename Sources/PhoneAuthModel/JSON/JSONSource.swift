/// The bytes of a JSON text, and where in it a byte stands.
struct JSONSource {
    /// The whole text.
    let bytes: [UInt8]
    /// The first byte after a byte order mark.
    let start: Int

    init(bytes: [UInt8]) {
        self.bytes = bytes
        start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// The first byte that is not UTF-8.
    var firstBadByte: Int? {
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var offset = 0
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let scalar): offset += scalar.count
            case .emptyInput: return nil
            case .error: return offset
            }
        }
    }

    /// What stands at an offset, for a message.
    func found(at offset: Int) -> String {
        guard offset < bytes.count else { return "the end of the file" }
        guard let character = String(decoding: bytes[offset...].prefix(16), as: UTF8.self).first else {
            return "nothing"
        }
        return character.unicodeScalars.contains { $0.value < 0x20 }
            ? "a line break or control character" : "“\(character)”"
    }

    /// An error at an offset.
    func error(_ message: String, at offset: Int) -> JSONSyntaxError {
        var line = 1
        var lineStart = start
        for index in start..<max(start, offset) {
            let endsLine = bytes[index] == 0x0A || (bytes[index] == 0x0D && !isLineFeed(at: index + 1))
            guard endsLine else { continue }
            line += 1
            lineStart = index + 1
        }
        let before = String(decoding: bytes[lineStart..<max(lineStart, offset)], as: UTF8.self)
        return JSONSyntaxError(line: line, column: before.count + 1, message: message)
    }

    private func isLineFeed(at offset: Int) -> Bool {
        offset < bytes.count && bytes[offset] == 0x0A
    }
}
