import CommandLineInterface
import Foundation
import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone

/// A style's page at the vendors, as pictures.
enum PreviewCommand: Command {
    static let name = "preview"
    static let summary = "Draws a style's page as each vendor lays it out, with what is wrong with it."
    static let syntax = Arguments.Syntax(
        options: PageInput.options + [
            ("vendor", "V|all", "the vendor; with --config all of the routing when left out, else all four"),
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
        let vendors = try vendors(arguments, subject.file)
        let screens = try screens(arguments)
        if isPicture, vendors.count > 1 {
            throw UsageError("an SVG file holds one vendor's page: name it with --vendor")
        }
        try Files.checkWritable(output, keeping: [arguments["style"], arguments["config"]])
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
            try Files.write(PagePreview(of: subject.title, sheets: sheets).html, to: output)
        }
        console.error("preview: \(output)")
        return sheets.allSatisfy { $0.snapshots.allSatisfy { $0.page != nil } } ? 0 : 1
    }

    /// What is drawn: a style, in a configuration that can log in.
    @MainActor private struct Subject {
        let file: PageFile
        let title: String
        let configuration: PhoneAuthConfiguration
        let review: PageReview

        init(_ arguments: Arguments, console: Console) async throws(UsageError) {
            let input = try PageInput(arguments)
            if let error = input.file.refusal {
                throw UsageError(input.name, error, allWith: arguments["style"] == nil ? "validate" : "lint")
            }
            for warning in input.file.problems { console.error("\(warning)") }
            file = input.file
            title = input.name == "-" ? "standard input" : URL(fileURLWithPath: input.name).lastPathComponent
            configuration = try await input.configuration
            review = PageReview(configuration, vendors: Vendors.simulated)
        }
    }

    private static func vendors(_ arguments: Arguments, _ file: PageFile) throws(UsageError) -> [Vendor] {
        guard let name = arguments["vendor"], name != "all" else {
            return Vendor.known.filter { file.vendors.isEmpty || file.vendors.contains($0) }
        }
        return [try Vendors.named(name)]
    }

    private static func screens(_ arguments: Arguments) throws(UsageError) -> [PageScreen] {
        try PageInput.screen(arguments["screen"]).map { [$0] } ?? [.medium, .small, .large]
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
            let table = Vendors.pageTables[vendor] ?? .none
            let translation = table.translate(
                subject.file.style, overrides: table.readable(subject.file.overrides[vendor] ?? [:]), on: screens[0],
                reporting: subject.file.fields)
            return PagePreview.Sheet(
                vendor: vendor, snapshots: snapshots, report: translation.report,
                findings: await subject.review.findings(for: [vendor]))
        } catch {
            throw UsageError("the configuration cannot be used", error)
        }
    }

    /// Whether the page is shown upright, in landscape, or in both.
    private static func orientations(of style: AuthPageStyle) -> [Bool] {
        let turns = style.orientations.map { $0 == .landscapeLeft || $0 == .landscapeRight }
        return [false, true].filter(turns.contains)
    }
}
