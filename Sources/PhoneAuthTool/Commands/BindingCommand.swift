import CommandLineInterface
import Foundation
import PhoneAuth
import PhoneAuthModel

/// Prints the binding files to add to an app.
enum BindingCommand: Command {
    static let name = "binding"
    static let summary = "Prints the binding files to add to an app, where the vendor's SDK can be imported."
    static let syntax = Arguments.Syntax(flags: [("json", "prints names and contents as JSON")], operands: ["V"])

    static func run(_ arguments: Arguments, console: Console) async throws(UsageError) -> Int32 {
        let vendor = try Vendors.named(arguments.operands[0])
        let files = try files(of: vendor)
        if arguments.has("json") {
            let list = files.map { ["name": .string($0.name), "content": .string($0.content)] as JSONValue }
            console.output((["vendor": .string(vendor.rawValue), "files": .array(list)] as JSONValue).serialized())
        } else {
            for file in files {
                console.output("// \(file.name)\n\(file.content)")
            }
        }
        return 0
    }

    private static func files(of vendor: Vendor) throws(UsageError) -> [(name: String, content: String)] {
        // The tool is run from the package's checkout, where the files lie.
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let folder = root.appendingPathComponent("Vendors/\(vendor.folder)/Binding")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let files = names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
            FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)
                .map { (name, String(decoding: $0, as: UTF8.self)) }
        }
        guard !files.isEmpty else {
            throw UsageError("the package's folder Vendors is no longer where this tool was built")
        }
        return files
    }
}
