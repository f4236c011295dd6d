import PhoneAuthModel

extension PageTable {
    /// What becomes of a style's fields: each of them is in one of the report's lists.
    func report(
        on fields: [String], of style: AuthPageStyle, on screen: PageScreen, overridden: Set<String>
    ) -> PageReport {
        var report = PageReport()
        let limits = (PageLimit.common + limits).filter { $0.applies(style, screen) }
        let (json, standard) = (style.json, AuthPageStyle().json)
        for field in fields {
            let rules = rules.filter { rule in
                rule.fields.contains { $0.covers(path: field) || field.covers(path: $0) }
            }
            // What is said of a part holds for the whole only where no rule does anything with it.
            let limit =
                limits.first { $0.fields.contains { $0.covers(path: field) } }
                ?? (rules.isEmpty ? limits.first { $0.fields.contains { field.covers(path: $0) } } : nil)
            let override = rules.first { overridden.contains($0.property) }
            switch (limit?.kind, override) {
            case (.inactive, _): report.inactive.append(field)
            case (.given, nil): report.applied.append(field)
            case (.unsupported, _):
                report.unsupported.append(PageReport.Note(field: field, reason: limit?.reason ?? ""))
            case (_, let rule?):
                let reason = "pageOverrides sets \(rule.property) to something else"
                report.approximated.append(PageReport.Note(field: field, reason: reason))
            case (.approximated, nil):
                report.approximated.append(PageReport.Note(field: field, reason: limit?.reason ?? ""))
            case (nil, nil) where rules.isEmpty:
                report.unsupported.append(PageReport.Note(field: field, reason: "\(model) has nothing for it"))
            case (nil, nil):
                let value = json.value(at: field) ?? .null
                let isEmptied = value.isEmpty && value != standard.value(at: field) ?? .null
                if isEmptied, rules.allSatisfy({ $0.value(style, screen) == nil }) {
                    let reason = "nothing is handed over for it: the SDK's own stays"
                    report.approximated.append(PageReport.Note(field: field, reason: reason))
                } else {
                    report.applied.append(field)
                }
            }
        }
        return report
    }
}
