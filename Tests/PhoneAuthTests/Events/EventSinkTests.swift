import Testing

@testable import PhoneAuth

@MainActor @Suite("What is handed to an app's events")
struct EventSinkTests {
    @Test("holds no token and no number in a vendor's own words, and is else as it was")
    func redacted() {
        var events: [AuthPageEvent] = []
        let sink = EventSink { events.append($0) }
        sink.send(.sceneMessage(code: "1600026", text: "13800000000 has no token 0123456789abcdef0123456789abcdef"))
        sink.send(.vendorEvent(code: "0123456789abcdef0123456789abcdef"))
        sink.send(.vendorEvent(code: "600001"))
        sink.send(.checkboxToggled(isChecked: true))
        #expect(
            events == [
                .sceneMessage(code: "1600026", text: "<redacted> has no token <redacted>"),
                .vendorEvent(code: "<redacted>"), .vendorEvent(code: "600001"), .checkboxToggled(isChecked: true),
            ])
    }
}
