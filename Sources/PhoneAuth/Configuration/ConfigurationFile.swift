import Foundation
import PhoneAuthModel

/// Reads the two forms that a configuration or style file may have. The content says which: a property list begins with
/// `bplist` or, after blanks, with `<`; everything else is JSON.
enum ConfigurationFile {
    /// Reads and checks a file.
    ///
    /// - Returns: The value, which means something only while the log holds no error.
    static func read<Value: FieldValue>(_ type: Value.Type, from data: Data, into log: inout ProblemLog) -> Value? {
        root(of: data, into: &log).flatMap { self.value(type, from: $0, into: &log) }
    }

    /// Reads and checks what a file holds.
    static func value<Value: FieldValue>(
        _ type: Value.Type, from root: JSONValue, into log: inout ProblemLog
    ) -> Value? {
        let value = Value.read(root, over: Value.fallback, at: "", into: &log)
        value?.check(at: "", into: &log)
        return value
    }

    /// Reads a file's content, whatever it means.
    static func root(of data: Data, into log: inout ProblemLog) -> JSONValue? {
        do throws(JSONSyntaxError) {
            let document = isPropertyList(data) ? try PropertyList.read(data, into: &log) : try JSONReader.read(data)
            for path in document.repeatedKeys {
                log.note(.duplicate, at: path, "the key is given more than once")
            }
            return document.value
        } catch {
            log.unreadable(.malformedFile, at: "\(error.line):\(error.column)", error.message)
            return nil
        }
    }

    private static func isPropertyList(_ data: Data) -> Bool {
        if data.starts(with: Data("bplist".utf8)) { return true }
        let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
        return data.first { !blanks.contains($0) } == UInt8(ascii: "<")
    }
}
