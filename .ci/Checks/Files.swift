import Foundation

/// The Swift files below a folder, in the order of their paths.
func swiftFiles(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
        .sorted { $0.path < $1.path }
}

/// The folders in a folder, in the order of their names.
func folders(in folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).filter(\.hasDirectoryPath).sorted { $0.path < $1.path }
}
