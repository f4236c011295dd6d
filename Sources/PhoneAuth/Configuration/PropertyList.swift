import Foundation
import PhoneAuthModel

/// Reads a property list, XML or binary, as if it were JSON.
///
/// Foundation does the reading. Of a key given twice in XML it keeps one and says nothing, and it rarely says where a
/// text is broken; ``PropertyListScan`` finds both. A binary list cannot hold a key twice that its writer did not.
enum PropertyList {
    /// Reads a property list.
    ///
    /// - Parameters:
    ///   - data: The file.
    ///   - log: Takes the dates and raw data in it, which no JSON value can hold.
    /// - Throws: ``JSONSyntaxError``, at 1:1 where the place is not known.
    static func read(_ data: Data, into log: inout ProblemLog) throws(JSONSyntaxError) -> JSONDocument {
        var repeatedKeys: [String] = []
        if !data.starts(with: Data("bplist".utf8)) {
            repeatedKeys = try PropertyListScan.repeatedKeys(in: data)
        }
        let root: Any
        do {
            root = try PropertyListSerialization.propertyList(from: data, format: nil)
        } catch {
            throw JSONSyntaxError(line: line(in: error), column: 1, message: "this is not a property list")
        }
        return JSONDocument(value: try value(root, at: "", depth: 0, into: &log), repeatedKeys: repeatedKeys)
    }

    private static func value(
        _ value: Any, at path: String, depth: Int, into log: inout ProblemLog
    ) throws(JSONSyntaxError) -> JSONValue {
        guard depth <= JSONReader.maximumDepth else {
            throw JSONSyntaxError(
                line: 1, column: 1, message: "nested more than \(JSONReader.maximumDepth) levels deep")
        }
        switch value {
        case let text as String:
            return .string(text)
        case let members as [String: Any]:
            var result: [String: JSONValue] = [:]
            for (key, member) in members {
                result[key] = try self.value(
                    member, at: JSONPath.member(key, of: path), depth: depth + 1, into: &log)
            }
            return .object(result)
        case let elements as [Any]:
            var result: [JSONValue] = []
            for (index, element) in elements.enumerated() {
                let place = JSONPath.element(index, of: path)
                result.append(try self.value(element, at: place, depth: depth + 1, into: &log))
            }
            return .array(result)
        case is Date:
            log.unreadable(.wrongType, at: path, "a date has no place here")
            return .null
        case is Data:
            log.unreadable(.wrongType, at: path, "raw data has no place here")
            return .null
        case let number as NSNumber:
            return self.number(number)
        default:
            log.unreadable(.wrongType, at: path, "this kind of value has no place here")
            return .null
        }
    }

    /// Tells booleans and numbers apart: `true` and 1 compare equal as `NSNumber`, but there is only one object for each
    /// of the two booleans.
    private static func number(_ number: NSNumber) -> JSONValue {
        if number === NSNumber(value: true) { return .bool(true) }
        if number === NSNumber(value: false) { return .bool(false) }
        let type = String(cString: number.objCType)
        if type != "d", type != "f", let whole = Int(exactly: number) { return .integer(whole) }
        return .number(number.doubleValue)
    }

    /// The line that Foundation's reader names in its message, or the first.
    private static func line(in error: any Error) -> Int {
        let text = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
        guard let range = text.range(of: "line ") else { return 1 }
        return Int(text[range.upperBound...].prefix { $0.isNumber }) ?? 1
    }
}
