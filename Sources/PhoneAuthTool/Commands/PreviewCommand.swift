import Foundation
import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone

/// A style's page at the vendors, as pictures.
enum PreviewCommand: Command {
    static let name = "preview"
    static let summary = "Draws a style's page as each vendor lays it out, with what is wrong with it."
    static let syntax = Arguments.Syntax(options: [
        ("style", "F", "the style file"),
        ("config", "F", "a configuration instead: its page, with its pageOverrides"),
        ("vendor", "V|all", "the vendor; all when left out, or all that the configuration has"),
        ("screen", "WxH", "the one screen to show; 393x852, 375x667 and 430x932 when left out"),
        ("output", "F", "where it goes (also -o): a page for F.html, one upright picture for F.svg"),
    ])

    static let notes = """
        The HTML file needs no network and no script. An SVG file holds one vendor's page on one screen, light; name the vendor.
        """

    static func run(_ arguments: Arguments, console: Console) async throws(UsageError) -> Int32 {
        guard let output = arguments["output"] else { throw UsageError("-o is missing: name the file to write") }
        let isPicture = output.lowercased().hasSuffix(".svg")
        guard isPicture || output.lowercased().hasSuffix(".html") else {
            throw UsageError("\(output): the name must end in .html or .svg")
        }
        let subject = try await Subject(arguments, console: console)
        let vendors = try vendors(arguments, subject)
        let screens = try screens(arguments)
        if isPicture, vendors.count > 1 {
            throw UsageError("an SVG file holds one vendor's page: name it with --vendor")
        }
        try Files.checkWritable(output)
        var sheets: [PagePreview.Sheet] = []
        for vendor in vendors {
            let sheet = try await sheet(of: vendor, subject, isPicture ? [screens[0]] : screens, upright: isPicture)
            if sheet.snapshots.contains(where: { $0.page == nil }) {
                console.error("\(vendor): no page came up")
            }
            sheets.append(sheet)
        }
        if isPicture {
            guard let sheet = sheets.first, let snapshot = sheet.snapshots.first,
                let picture = sheet.picture(of: snapshot)
            else { return 1 }
            try Files.write(picture.svg, to: output)
        } else {
            try Files.write(PagePreview(of: subject.name, sheets: sheets).html, to: output)
        }
        console.error("preview: \(output)")
        return sheets.allSatisfy { $0.snapshots.allSatisfy { $0.page != nil } } ? 0 : 1
    }

    /// What is drawn: a style, in a configuration that can log in.
    private struct Subject {
        var name: String
        var configuration: PhoneAuthConfiguration
        /// The fields to report on; those that differ from the standard style when `nil`.
        var fields: [String]?

        init(_ arguments: Arguments, console: Console) async throws(UsageError) {
            switch (arguments["style"], arguments["config"]) {
            case (let path?, nil):
                let data = try Files.read(path)
                configuration = try await Files.configuration(nil, console: console)
                configuration.pageOverrides = [:]
                let style: AuthPageStyle
                do throws(ConfigurationError) {
                    style = try AuthPageStyle(data: data)
                } catch {
                    throw UsageError(path, error)
                }
                configuration.page = style
                fields = (try? JSONReader.read(data)).map { style.fields(setIn: $0.value) }
                name = URL(fileURLWithPath: path).lastPathComponent
            case (nil, let path?):
                configuration = try await Files.configuration(path, console: console)
                name = URL(fileURLWithPath: path).lastPathComponent
            case (nil, nil): throw UsageError("there is nothing to draw: name a style file with --style, or --config")
            case (.some, .some): throw UsageError("--style and --config are both given; one of them is enough")
            }
        }
    }

    private static func vendors(_ arguments: Arguments, _ subject: Subject) throws(UsageError) -> [Vendor] {
        let configured = Vendor.known.filter(subject.configuration.providers.vendors.contains)
        guard let name = arguments["vendor"], name != "all" else { return configured }
        let vendor = try Vendors.named(name)
        guard configured.contains(vendor) else {
            throw UsageError("--vendor: the configuration has no section providers.\(vendor)")
        }
        return [vendor]
    }

    private static func screens(_ arguments: Arguments) throws(UsageError) -> [PageScreen] {
        guard let text = arguments["screen"] else { return [.medium, .small, .large] }
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? 0 }
        guard sides.count == 2, sides.allSatisfy({ (100...5000).contains($0) }) else {
            throw UsageError("--screen: “\(text)” is no size such as 393x852, in points from 100 to 5000")
        }
        return [PageScreen(width: sides[0], height: sides[1])]
    }

    private static func sheet(
        of vendor: Vendor, _ subject: Subject, _ screens: [PageScreen], upright: Bool
    ) async throws(UsageError) -> PagePreview.Sheet {
        let orientations = upright ? [false] : orientations(of: subject.configuration.page)
        do throws(ConfigurationError) {
            var snapshots: [PagePreview.Snapshot] = []
            for screen in screens {
                for isLandscape in orientations {
                    let page = try await PageSnapshot.take(
                        of: vendor, configuration: subject.configuration, isLandscape: isLandscape,
                        screen: PhoneSettings.Screen(width: screen.width, height: screen.height),
                        vendors: Vendors.simulated)
                    snapshots.append(PagePreview.Snapshot(screen: screen, isLandscape: isLandscape, page: page))
                }
            }
            return PagePreview.Sheet(
                vendor: vendor, snapshots: snapshots, report: report(of: vendor, subject, on: screens[0]))
        } catch {
            throw UsageError("the configuration cannot be used", error)
        }
    }

    private static func report(
        of vendor: Vendor, _ subject: Subject, on screen: PageScreen
    ) -> PageReport {
        let table = Vendors.simulated().first { $0.vendor == vendor }?.pageTable ?? .none
        return table.translate(subject.configuration.page, on: screen, reporting: subject.fields).report
    }

    /// Whether the page is shown upright, in landscape, or in both.
    private static func orientations(of style: AuthPageStyle) -> [Bool] {
        let turns = style.orientations.map { $0 == .landscapeLeft || $0 == .landscapeRight }
        return [false, true].filter(turns.contains)
    }
}
