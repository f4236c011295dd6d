import CommandLineInterface
import Foundation
import PhoneAuth
import PhoneAuthModel

/// Files that commands read and write.
enum Files {
    /// The content of a file. `-` is standard input.
    static func read(_ path: String) throws(UsageError) -> Data {
        let handle = try open(path)
        // Pipes and devices have no size beforehand: read to the end.
        do {
            return try handle.readToEnd() ?? Data()
        } catch {
            throw UsageError("\(path): the file cannot be read")
        }
    }

    /// A file to read piece by piece. `-` is standard input.
    static func open(_ path: String) throws(UsageError) -> FileHandle {
        if path == "-" { return FileHandle.standardInput }
        guard !path.isEmpty else { throw UsageError("the name of the file is empty") }
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw UsageError("\(path): there is no such file")
        }
        guard !isDirectory.boolValue else { throw UsageError("\(path): this is a folder, not a file") }
        guard let handle = FileHandle(forReadingAtPath: path) else {
            throw UsageError("\(path): the file cannot be read")
        }
        return handle
    }

    /// Says so at once where a file could not be written in the end, or would take the place of one that is read.
    ///
    /// - Parameter inputs: The files that the command reads.
    static func checkWritable(_ path: String, keeping inputs: [String?]) throws(UsageError) {
        for input in inputs.compactMap(\.self) where input != "-" && place(of: input) == place(of: path) {
            throw UsageError("\(path): the command reads this file, and would write over it")
        }
        let url = URL(fileURLWithPath: path)
        var isDirectory: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
        let place = exists ? path : url.deletingLastPathComponent().path
        guard !isDirectory.boolValue, FileManager.default.isWritableFile(atPath: place) else {
            throw UsageError("\(path): the file cannot be written")
        }
    }

    /// Where a file is, by whatever path it is named.
    static func place(of path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

    /// Writes a file. One that is there already stays as it is where that fails.
    static func write(_ text: String, to path: String) throws(UsageError) {
        // A device, or a pipe, has no content to keep.
        let type = (try? FileManager.default.attributesOfItem(atPath: place(of: path)))?[.type] as? FileAttributeType
        let isRegular = type == nil || type == .typeRegular
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: place(of: path)), options: isRegular ? .atomic : [])
        } catch {
            throw UsageError("\(path): the file cannot be written")
        }
    }

    /// The configuration in a file, or the sample where no file is named.
    @MainActor static func configuration(
        _ path: String?, console: Console? = nil
    ) async throws(UsageError) -> PhoneAuthConfiguration {
        let data = try path.map { path throws(UsageError) in try read(path) } ?? Data(SampleConfiguration.json.utf8)
        do throws(ConfigurationError) {
            let configuration = try PhoneAuthConfiguration(data: data, pageTables: Vendors.pageTables)
            for warning in configuration.warnings { console?.error("\(warning)") }
            return configuration
        } catch {
            throw UsageError(path ?? "sample", error, allWith: "validate")
        }
    }
}
