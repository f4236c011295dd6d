import CommandLineInterface
import Foundation
import Testing

@testable import PhoneAuthTool

@Suite("What the commands write") @MainActor
struct OutputTests {
    @Test(
        "takes the place of no file that the command reads, by whatever path that is named",
        arguments: [
            ["compare", "--config", "IN", "--html", "OUT"], ["compare", "--against", "IN", "--html", "OUT"],
            ["compare", "--scenario", "outage", "--config", "IN", "--html", "OUT"],
            ["preview", "--config", "IN", "-o", "OUT"], ["simulate", "--config", "IN", "--record", "OUT"],
            ["analyze", "IN", "--html", "OUT"],
        ])
    func inputsAreKept(call: [String]) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "phoneauth-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (file, link) = (folder.appending(path: "in.html"), folder.appending(path: "link.html"))
        let content = Data(
            (call.contains("--against") ? #"{"seed": 1, "runs": 1, "cells": []}"# : SampleConfiguration.json).utf8)
        try content.write(to: file)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
        for output in [file.path, folder.path + "/./in.html", link.path] {
            let run = await ToolRun(call.map { $0 == "IN" ? file.path : $0 == "OUT" ? output : $0 })
            #expect(run.status == 2 && run.output.isEmpty)
            #expect(run.error.hasSuffix("\(output): the command reads this file, and would write over it"))
            #expect(try Data(contentsOf: file) == content)
        }
    }

    @Test("goes through a link to the file that it names, and leaves the link")
    func links() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "phoneauth-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (file, link) = (folder.appending(path: "report.html"), folder.appending(path: "link.html"))
        try Data("old".utf8).write(to: file)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
        try Files.write("new", to: link.path)
        #expect(try String(contentsOf: file, encoding: .utf8) == "new")
        #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)) != nil)
        try Files.write("", to: "/dev/null")
    }

    @Test("is missed where it cannot be written, and nothing falls over")
    func lostOutput() throws {
        let readOnly = try #require(FileHandle(forReadingAtPath: "/dev/null"))
        #expect(!Console.write("a result", to: readOnly))
    }
}
