/// A page of the documentation that is made from the code's own tables.
@MainActor protocol ReferenceDocument {
    /// The name on the command line.
    static var name: String { get }
    /// The file in which the page lies.
    static var path: String { get }
    /// The page.
    static var markdown: String { get }
}
