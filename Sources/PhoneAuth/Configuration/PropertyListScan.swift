import Foundation
import PhoneAuthModel

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Walks the tags of an XML property list, for what Foundation's own reader keeps to itself: keys given twice, and the
/// place where the text stops being XML.
final class PropertyListScan: NSObject, XMLParserDelegate {
    /// The paths of keys given more than once, each once, in the order of the text.
    ///
    /// - Throws: ``JSONSyntaxError`` where the text is not XML, or nested too deep.
    static func repeatedKeys(in data: Data) throws(JSONSyntaxError) -> [String] {
        let scan = PropertyListScan()
        let parser = XMLParser(data: data)
        parser.delegate = scan
        // What follows the end of the text makes an error too, and yet `true` comes back.
        guard parser.parse(), scan.failure == nil else {
            let message =
                scan.isTooDeep ? "nested more than \(JSONReader.maximumDepth) levels deep" : "this is not XML"
            let place = scan.failure ?? (1, 1)
            throw JSONSyntaxError(line: max(place.line, 1), column: max(place.column, 1), message: message)
        }
        return scan.repeatedKeys
    }

    /// A dictionary or list that is open.
    private struct Level {
        let path: String
        let isList: Bool
        var keys: Set<String> = []
        var place: String
        var count = 0
    }

    private var levels: [Level] = []
    private var keyText: String?
    private var repeatedKeys: [String] = []
    private var repeatedPaths: Set<String> = []
    private var isTooDeep = false
    /// Where the parser first stumbled: afterwards it goes on to the end, and its own position with it.
    private var failure: (line: Int, column: Int)?

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if element == "key" {
            keyText = ""
            return
        }
        guard element != "plist" else { return }
        let path = placeOfNextValue()
        guard element == "dict" || element == "array" else { return }
        levels.append(Level(path: path, isList: element == "array", place: path))
        if levels.count > JSONReader.maximumDepth {
            isTooDeep = true
            failure = failure ?? (parser.lineNumber, parser.columnNumber)
            parser.abortParsing()
        }
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        failure = failure ?? (parser.lineNumber, parser.columnNumber)
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        keyText?.append(text)
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        keyText?.append(String(decoding: block, as: UTF8.self))
    }

    func parser(
        _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
    ) {
        switch element {
        case "key": endKey()
        case "dict", "array": _ = levels.popLast()
        default: break
        }
    }

    /// Where the value that begins now belongs.
    private func placeOfNextValue() -> String {
        guard let last = levels.indices.last else { return "" }
        guard levels[last].isList else { return levels[last].place }
        defer { levels[last].count += 1 }
        return JSONPath.element(levels[last].count, of: levels[last].path)
    }

    private func endKey() {
        guard let key = keyText, let last = levels.indices.last else { return }
        keyText = nil
        let path = JSONPath.member(key, of: levels[last].path)
        levels[last].place = path
        if !levels[last].keys.insert(key).inserted, repeatedPaths.insert(path).inserted { repeatedKeys.append(path) }
    }
}
