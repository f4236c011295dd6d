#if canImport(Darwin)
    import Foundation

    extension LineFile {
        /// Keeps a new file out of backups, and readable from the first unlock after a start on, since an app may be woken in
        /// the background. Where the file system cannot do either, the lines are written all the same.
        static func keepOnPhone(_ file: URL) {
            var file = file
            var values = URLResourceValues()
            values.isExcludedFromBackup = true
            try? file.setResourceValues(values)
            try? FileManager.default.setAttributes(
                [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication], ofItemAtPath: file.path)
        }
    }
#endif
