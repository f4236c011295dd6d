/// Handles one thing after the other: what handling one leads to at once, as when the app answers an event with a call that the
/// vendor answers with an event, waits until that one is done.
@MainActor final class Turns<Element> {
    private var waiting: [Element] = []

    /// Handles an element, now or when it is its turn.
    func take(_ element: Element, _ handle: (Element) -> Void) {
        waiting.append(element)
        guard waiting.count == 1 else { return }
        while let next = waiting.first {
            handle(next)
            waiting.removeFirst()
        }
    }
}
