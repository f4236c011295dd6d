/// One choice that a preview offers: radio buttons, and the style sheet's rules that hide what is not chosen.
///
/// The first option is chosen at first. A browser that does not know `:has()` shows everything instead.
struct PagePreviewChoice {
    /// What is chosen; what it hides has this as a data attribute.
    var name: String
    /// The heading.
    var title: String
    /// The attribute's values and what a reader sees.
    var options: [(value: String, title: String)]

    /// The radio buttons.
    var html: String {
        let buttons = options.enumerated().map { index, option in
            let id = "\(name)-\(option.value)"
            return """
                <input type="radio" name="\(name)" id="\(id)" value="\(option.value)"\(index == 0 ? " checked" : "")>\
                <label for="\(id)">\(Markup.escape(option.title))</label>
                """
        }
        return "<fieldset><legend>\(title)</legend><div class=\"options\">\(buttons.joined())</div></fieldset>"
    }

    /// The rules.
    var style: String {
        guard options.count > 1 else { return "" }
        return options.filter { $0.value != "all" }.map { option in
            "body:has(#\(name)-\(option.value):checked) [data-\(name)]:not([data-\(name)=\"\(option.value)\"]){display:none}"
        }.joined()
    }
}
