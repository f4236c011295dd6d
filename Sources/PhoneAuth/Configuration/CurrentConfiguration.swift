/// The configuration in force, for all that work with it: it may change between operations.
@MainActor final class CurrentConfiguration {
    var value: PhoneAuthConfiguration

    init(_ value: PhoneAuthConfiguration) {
        self.value = value
    }
}
