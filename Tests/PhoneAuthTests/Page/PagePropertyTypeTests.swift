import PhoneAuthModel
import Testing

@testable import PhoneAuth

@Suite("The types of overrides")
struct PagePropertyTypeTests {
    /// The value that is read, or what is wrong.
    private func read(_ value: JSONValue, as type: PagePropertyType) -> (value: PageProperty?, problems: [String]) {
        var log = ProblemLog()
        return (type.read(value, at: "here", into: &log), log.problems.map(\.short))
    }

    @Test("want a whole number where the SDK has one")
    func integers() {
        #expect(read(2, as: .integer).value == .number(2))
        #expect(read(-1, as: .integer).value == .number(-1))
        #expect(read(1.5, as: .integer).value == nil)
        #expect(read(1.5, as: .integer).problems.count == 1)
        #expect(read([1, 8], as: .integers).value == .numbers([1, 8]))
        #expect(read([1, 1.5], as: .integers).problems.count == 1)
        #expect(read([1, -8], as: .integers).problems == ["here[1] outOfRange"])
    }

    @Test(
        "take orientations by name, as a list of names, or as a number",
        arguments: [
            ("portrait", 2), ("landscape", 24), ("all", 30), (["portrait", "landscapeLeft"], 18),
            (["portraitUpsideDown", "landscapeRight"], 12), (["portrait", "portrait"], 2), (2, 2), (22, 22), (30, 30),
        ] as [(JSONValue, Double)])
    func orientations(value: JSONValue, mask: Double) {
        let read = read(value, as: .orientations)
        #expect(read.value == .number(mask))
        #expect(read.problems.isEmpty)
    }

    @Test(
        "take nothing that is no set of orientations",
        arguments: [
            (1.5, "here wrongType"), (0, "here invalidValue"), (1, "here invalidValue"), (-2, "here invalidValue"),
            (32, "here invalidValue"), (3, "here invalidValue"), ("sideways", "here invalidValue"),
            ([], "here emptyValue"), (["portrait", "up"], "here[1] invalidValue"),
            (["portrait", 8], "here[1] wrongType"), (true, "here wrongType"),
        ] as [(JSONValue, String)])
    func noOrientations(value: JSONValue, problem: String) {
        let read = read(value, as: .orientations)
        #expect(read.value == nil)
        #expect(read.problems == [problem])
    }
}
