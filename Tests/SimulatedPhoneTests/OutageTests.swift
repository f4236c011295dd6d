import PhoneAuthModel
import SimulatedPhone
import Testing

@Suite("A vendor's outage")
@MainActor struct OutageTests {
    private func phone(_ outages: Outage...) -> SimulatedPhone {
        var settings = PhoneSettings()
        settings.carrier = .chinaUnicom
        settings.outages = outages
        return SimulatedPhone(settings: settings)
    }

    @Test("silences what the vendor's servers answer, and nothing else", arguments: Vendor.known)
    func silence(vendor: Vendor) {
        let phone = phone(Outage(of: vendor, from: 0, until: 10))
        var silent = phone.settings(of: vendor)
        #expect(
            [silent.initialization, silent.authTokenRenewal, silent.prefetch, silent.token].allSatisfy { $0 == .silent }
        )
        silent.initialization = .succeeds
        silent.authTokenRenewal = .succeeds
        silent.prefetch = .succeeds
        silent.token = .succeeds
        #expect(silent == phone.settings)
        for other in Vendor.known where other != vendor {
            #expect(phone.settings(of: other) == phone.settings)
        }
    }

    @Test("lasts from its first moment to the one before its end")
    func span() async {
        let phone = phone(Outage(of: .geetest, from: 5, until: 8), Outage(of: .geetest, from: 20, until: 21))
        var silentAt: [Double] = []
        for moment in [0, 4.999, 5, 7.999, 8, 12, 20, 20.5, 21] {
            phone.schedule(after: moment) {
                if phone.settings(of: .geetest).prefetch == .silent { silentAt.append(moment) }
            }
        }
        await phone.clock.idle()
        #expect(silentAt == [5, 7.999, 20, 20.5])
    }
}
