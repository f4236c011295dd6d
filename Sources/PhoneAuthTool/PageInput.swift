import CommandLineInterface
import PhoneAuth
import PhoneAuthModel

/// The page that a command is about: `--style F` or `--config F`.
@MainActor struct PageInput {
    /// The options that say which.
    static let options = [
        ("style", "F", "a style file"),
        ("config", "F", "a configuration: its page with its pageOverrides"),
    ]

    let file: PageFile
    /// The file's name, for messages.
    let name: String

    init(_ arguments: Arguments) throws(UsageError) {
        guard (arguments["style"] == nil) != (arguments["config"] == nil) else {
            throw UsageError("needs one of --style and --config; see --help")
        }
        name = arguments["style"] ?? arguments["config"] ?? ""
        let data = try Files.read(name)
        do throws(ConfigurationError) {
            file =
                arguments["style"] == nil
                ? try PageFile(configuration: data, pageTables: Vendors.pageTables) : try PageFile(style: data)
        } catch {
            throw UsageError(name, error)
        }
    }

    /// Reads a screen such as `393x852`, upright; `nil` where none is named.
    static func screen(_ text: String?) throws(UsageError) -> PageScreen? {
        guard let text else { return nil }
        let sides = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }.map { Double($0) ?? 0 }
        guard sides.count == 2, sides.allSatisfy({ (100...5000).contains($0) }) else {
            throw UsageError("--screen: “\(text)” is no size such as 393x852, in points from 100 to 5000")
        }
        guard sides[0] <= sides[1] else {
            throw UsageError("--screen: “\(text)” lies on its side; name the upright size, such as 393x852")
        }
        return PageScreen(width: sides[0], height: sides[1])
    }

    /// The page in a configuration with which every vendor can log in.
    var configuration: PhoneAuthConfiguration {
        get async throws(UsageError) {
            var configuration = try await Files.configuration(nil)
            configuration.page = file.style
            configuration.pageOverrides = file.overrides
            return configuration
        }
    }
}
