// swift-tools-version: 6.2
import PackageDescription

let upcomingFeatures: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// A vendor's folder under `Vendors/`, and the names of the targets that it holds.
struct VendorFolder {
    /// The folder's name; the vendor module is `PhoneAuth<name>`, the binding compiled for simulation `<name>Simulation`.
    let name: String
    /// The module name of the vendor's own SDK; its stand-in is `<sdk>StandIn`.
    let sdk: String
    /// The folder whose vendor module this one builds on: two SDKs of one company with nearly the same page model.
    var shares: String?

    var module: String { "PhoneAuth\(name)" }
    var simulation: String { "\(name)Simulation" }
    var standIn: String { "\(sdk)StandIn" }

    var targets: [Target] {
        [
            .target(
                name: module,
                dependencies: ["PhoneAuth", "PhoneAuthModel", "UIKitShim"]
                    + (shares.map { [.target(name: "PhoneAuth\($0)")] } ?? []),
                path: "Vendors/\(name)/Sources",
                swiftSettings: upcomingFeatures),
            // Stand-ins are compiled as imported Objective-C would be seen: Swift 5 mode, no upcoming features. A closure
            // that would trap on a phone must trap here.
            .target(
                name: standIn,
                dependencies: ["PhoneAuthModel", "SimulatedPhone", "UIKitShim"],
                path: "Vendors/\(name)/StandIn",
                swiftSettings: [.swiftLanguageMode(.v5)]),
            .target(
                name: simulation,
                dependencies: ["PhoneAuth", "UIKitShim", .target(name: module), .target(name: standIn)],
                path: "Vendors/\(name)/Binding",
                swiftSettings: upcomingFeatures + [.define("PHONEAUTH_STAND_IN")]),
            .testTarget(
                name: "\(module)Tests",
                dependencies: [
                    "PhoneAuth", "PhoneAuthModel", "PhoneAuthTesting", "SimulatedPhone", "UIKitShim",
                    .target(name: module), .target(name: simulation), .target(name: standIn),
                ],
                swiftSettings: upcomingFeatures),
        ]
    }
}

let vendors = [
    VendorFolder(name: "Geetest", sdk: "OneLoginSDK"),
    VendorFolder(name: "Shanyan", sdk: "YjdlShSDK"),
    VendorFolder(name: "AliyunPNVS", sdk: "ATAuthSDK"),
    VendorFolder(name: "AliyunFusion", sdk: "AlicomFusionAuth", shares: "AliyunPNVS"),
]

let vendorModules = vendors.map { Target.Dependency.target(name: $0.module) }
let simulations = vendors.map { Target.Dependency.target(name: $0.simulation) }

let package = Package(
    name: "PhoneAuth",
    platforms: [.iOS(.v16), .macOS(.v13)],
    products: [
        .library(name: "PhoneAuth", targets: ["PhoneAuth"]),
        .library(name: "PhoneAuthGeetest", targets: ["PhoneAuthGeetest"]),
        .library(name: "PhoneAuthShanyan", targets: ["PhoneAuthShanyan"]),
        .library(name: "PhoneAuthAliyunPNVS", targets: ["PhoneAuthAliyunPNVS"]),
        .library(name: "PhoneAuthAliyunFusion", targets: ["PhoneAuthAliyunFusion"]),
        .library(name: "PhoneAuthSimulation", targets: vendors.map(\.simulation)),
        .library(name: "PhoneAuthTesting", targets: ["PhoneAuthTesting"]),
        .executable(name: "phoneauth", targets: ["PhoneAuthTool"]),
        .executable(name: "phoneauth-bench", targets: ["Benchmarks"]),
    ],
    targets: [
        .target(name: "PhoneAuthModel", swiftSettings: upcomingFeatures),
        .target(name: "UIKitShim", swiftSettings: upcomingFeatures),
        .target(
            name: "PhoneAuth",
            dependencies: ["PhoneAuthModel", "UIKitShim"],
            swiftSettings: upcomingFeatures),
        .target(
            name: "SimulatedPhone", dependencies: ["PhoneAuthModel", "UIKitShim"], swiftSettings: upcomingFeatures),
        .target(
            name: "PhoneAuthTesting",
            dependencies: ["PhoneAuth", "PhoneAuthModel", "SimulatedPhone", "UIKitShim"],
            swiftSettings: upcomingFeatures),
        .target(
            name: "CommandLineInterface", dependencies: ["PhoneAuthModel"], swiftSettings: upcomingFeatures),
        .executableTarget(
            name: "PhoneAuthTool",
            dependencies: [
                "CommandLineInterface", "PhoneAuth", "PhoneAuthModel", "PhoneAuthTesting", "SimulatedPhone",
                "UIKitShim",
            ] + vendorModules + simulations,
            swiftSettings: upcomingFeatures),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "CommandLineInterface", "PhoneAuth", "PhoneAuthModel", "PhoneAuthTesting", "SimulatedPhone",
                "UIKitShim",
            ] + vendorModules + simulations,
            swiftSettings: upcomingFeatures),
        .testTarget(
            name: "PhoneAuthModelTests", dependencies: ["PhoneAuthModel"], swiftSettings: upcomingFeatures),
        .testTarget(
            name: "PhoneAuthTests",
            dependencies: ["PhoneAuth", "PhoneAuthModel", "PhoneAuthTesting", "SimulatedPhone", "UIKitShim"],
            swiftSettings: upcomingFeatures),
        .testTarget(
            name: "PhoneAuthTestingTests",
            dependencies: ["PhoneAuth", "PhoneAuthModel", "PhoneAuthTesting", "SimulatedPhone", "UIKitShim"],
            swiftSettings: upcomingFeatures),
        .testTarget(
            name: "SimulatedPhoneTests",
            dependencies: ["PhoneAuthModel", "SimulatedPhone"],
            swiftSettings: upcomingFeatures),
        .testTarget(
            name: "PhoneAuthToolTests",
            dependencies: [
                "CommandLineInterface", "PhoneAuth", "PhoneAuthModel", "PhoneAuthTesting", "PhoneAuthTool",
                "SimulatedPhone", "UIKitShim",
            ] + vendorModules + simulations,
            exclude: ["Transcripts", "Configurations"],
            swiftSettings: upcomingFeatures),
        .testTarget(
            name: "ConformanceTests",
            dependencies: ["PhoneAuth", "PhoneAuthModel", "PhoneAuthTesting", "SimulatedPhone", "UIKitShim"]
                + vendorModules + simulations,
            swiftSettings: upcomingFeatures),
        .testTarget(
            name: "BenchmarksTests",
            dependencies: [
                "Benchmarks", "CommandLineInterface", "PhoneAuth", "PhoneAuthModel", "PhoneAuthTesting",
                "SimulatedPhone", "UIKitShim",
            ] + vendorModules + simulations,
            swiftSettings: upcomingFeatures),
    ] + vendors.flatMap(\.targets)
)
