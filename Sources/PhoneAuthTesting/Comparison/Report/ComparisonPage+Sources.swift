import PhoneAuth
import PhoneAuthModel
import SimulatedPhone

extension ComparisonPage {
    /// Where every time of the comparison comes from: assumed latencies, the user's script, the configuration's deadlines.
    var sources: String {
        """
        <p class="note">Nothing here was measured on a phone. Latencies are this project’s assumptions, drawn from the seed, \
        whole milliseconds, each of a range as likely as the others: they show where time is spent and who waits for what, not how \
        fast a vendor is. Time-outs are the vendors’ documented ones, deadlines the configuration’s.</p>
        <div class="tables">
        \(latencies)
        \(deadlines)
        </div>
        <p class="note">The user of most situations ticks the box \(EventText.seconds(UserStep.ticksAndLogsIn[0].after)) after the page \
        has come up, and taps the login button \(EventText.seconds(UserStep.ticksAndLogsIn[1].after)) after it.</p>
        """
    }

    private var latencies: String {
        let rows = Latency.all.filter { latency in latency.vendor.map(plan.vendors.contains) == true }.map { latency in
            """
            <tr><th scope="row">\(escape(latency.vendor?.rawValue ?? ""))</th><td>\(escape(latency.meaning))</td>\
            <td class="number">\(Self.milliseconds(latency.range.lowerBound))–\
            \(Self.milliseconds(latency.range.upperBound)) ms</td></tr>
            """
        }
        return """
            <table class="plain"><caption>Latencies, assumed by this project</caption>
            <thead><tr><th scope="col">Vendor</th><th scope="col">From what to what</th><th scope="col">Uniform in</th></tr></thead>
            <tbody>
            \(rows.joined(separator: "\n"))
            </tbody></table>
            """
    }

    private var deadlines: String {
        guard let configuration else { return "" }
        let stages: [Stage] = [.initialize, .availability, .prefetch, .present, .login]
        let rows = plan.vendors.map { vendor in
            let columns = stages.map { stage in
                let deadline = configuration.deadline(for: stage, vendor: vendor)
                return
                    "<td class=\"number\" data-label=\"\(escape(stage.rawValue))\">\(EventText.seconds(deadline))</td>"
            }
            return "<tr><th scope=\"row\">\(escape(vendor.rawValue))</th>\(columns.joined())</tr>"
        }
        return """
            <table class="plain glance"><caption>Deadlines of the configuration, by stage</caption>
            <thead><tr><th scope="col">Vendor</th>\
            \(stages.map { "<th scope=\"col\">\(escape($0.rawValue))</th>" }.joined())</tr></thead>
            <tbody>
            \(rows.joined(separator: "\n"))
            </tbody></table>
            """
    }

    private static func milliseconds(_ seconds: Double) -> String { String(Int((seconds * 1000).rounded())) }
}
