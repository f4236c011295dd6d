extension PhoneAuthClient {
    /// Initialises the first vendor, and prefetches where the configuration says so.
    ///
    /// Where the first vendor turns out to be one that is left alone for a while, as when it does not answer at all, the next
    /// one is made ready in its place. With `prefetch.standby` the second is made ready too.
    ///
    /// - Throws: ``PhoneAuthError``; a login later tries again by itself.
    public func prepare() async throws(PhoneAuthError) {
        try admit(at: .initialize)
        let prefetches = configuration.prefetch.moments.contains(.prepare)
        try await run(.prepare) { flow throws(PhoneAuthError) in
            try await makeReady(in: flow, prefetching: prefetches, renewing: false)
        }
    }

    /// Says that the app's own login screen has come up: prefetches where the configuration says so, so that the authorization
    /// page opens at once. Joins what is under way, and does nothing where a prefetch is still good.
    ///
    /// It does not fail: the login that follows tries again by itself, and says what is wrong.
    public func loginPageAppeared() async {
        await makeReadyQuietly(at: .loginPage, renewing: false)
    }

    /// Forgets what was fetched ahead for the user who logs out, and prefetches anew where the configuration says so: not without
    /// consent, and not during a login, which prefetches by itself.
    public func logOut() async {
        forgetPrefetches()
        await makeReadyQuietly(at: .logout, renewing: true)
    }

    /// Forgets what was fetched ahead, here and in the SDKs; the next login prefetches anew.
    public func forgetPrefetches() {
        for lane in lanes.values {
            lane.forgetPrefetches(hasPage: login?.hasPage == true && login?.provider === lane.provider)
        }
    }

    /// Initialises the vendor that a purpose would use first.
    ///
    /// - Throws: ``PhoneAuthError``.
    public func initialize(for purpose: Purpose = .login) async throws(PhoneAuthError) {
        try admit(at: .initialize)
        try await run(.initialize) { flow throws(PhoneAuthError) in
            let lane = try firstLane(for: purpose, .nobodyWaits, at: .initialize, in: flow)
            try await attempt(lane, for: purpose, in: flow) { () async throws(PhoneAuthError) in
                try await initialize(lane, for: purpose, in: flow)
            }
        }
    }

    /// Asks the vendor that a purpose would use first whether the phone can do it. Ask each time: the answer changes with SIM
    /// and network.
    ///
    /// - Throws: ``PhoneAuthError`` with the reason why it cannot.
    public func checkAvailability(for purpose: Purpose = .login) async throws(PhoneAuthError) {
        try admit(at: .availability)
        try await run(.availability) { flow throws(PhoneAuthError) in
            let lane = try firstLane(for: purpose, .somebodyWaits, at: .availability, in: flow)
            try refuseWithPage(.availability)
            try await attempt(lane, for: purpose, in: flow) { () async throws(PhoneAuthError) in
                try await initialize(lane, for: purpose, in: flow)
                try refuseWithPage(.availability)
                flow.enter(.availability)
                try await lane.checkAvailability(for: purpose)
            }
        }
    }

    /// Fetches ahead what a login needs, so that its page opens at once. Call it before the login screen shows.
    ///
    /// - Throws: ``PhoneAuthError``; `busy` while a page is up.
    @discardableResult
    public func prefetch(for purpose: Purpose = .login) async throws(PhoneAuthError) -> Prefetch {
        try admit(at: .prefetch)
        return try await run(.prefetch) { flow throws(PhoneAuthError) in
            let lane = try firstLane(for: purpose, .nobodyWaits, at: .prefetch, in: flow)
            try refuseWithPage(.prefetch)
            return try await attempt(lane, for: purpose, in: flow) { () async throws(PhoneAuthError) in
                try await initialize(lane, for: purpose, in: flow)
                guard lane.provider.capabilities.contains(.prefetch) else {
                    throw lane.unsupported(.prefetch, for: purpose)
                }
                return try await prefetch(lane, for: purpose, renewing: false, in: flow)
            }
        }
    }

    // MARK: The first vendor, or the next

    func firstLane(
        for purpose: Purpose, _ urgency: Router.Urgency, at stage: Stage, in flow: ClientFlow
    ) throws(PhoneAuthError) -> VendorLane {
        flow.take(decide(purpose, urgency))
        guard let vendor = flow.decision?.vendors.first else {
            throw PhoneAuthError(.unsupportedOperation, stage: stage)
        }
        return lane(vendor)
    }

    private func makeReadyQuietly(at moment: PhoneAuthConfiguration.PrefetchPolicy.Moment, renewing: Bool) async {
        guard configuration.prefetch.moments.contains(moment), login == nil, (try? admit(at: .prefetch)) != nil else {
            return
        }
        // The next login prefetches by itself, and reports what is wrong then.
        try? await run(.prepare) { flow throws(PhoneAuthError) in
            try await makeReady(in: flow, prefetching: true, renewing: renewing)
        }
    }

    /// Makes the first vendor ready for a login; the next one in its place only where the first is being left alone or does not
    /// answer, and beside it only where the configuration wants a standby: two vendors on one carrier's SDK disturb each other.
    private func makeReady(
        in flow: ClientFlow, prefetching: Bool, renewing: Bool
    ) async throws(PhoneAuthError) {
        guard var lane = nextToMakeReady(in: flow) else {
            throw PhoneAuthError(.unsupportedOperation, stage: .initialize)
        }
        while true {
            do throws(PhoneAuthError) {
                let isReady = try await attempt(lane, for: .login, in: flow) { () async throws(PhoneAuthError) in
                    try await makeReadyOrMoveOn(lane, in: flow, prefetching: prefetching, renewing: renewing)
                }
                // The carrier that the vendor has told may have a vendor of its own.
                guard !isReady, let following = nextToMakeReady(in: flow) else { break }
                lane = following
            } catch {
                switch health.standing(of: lane.vendor, for: .login, at: scheduler.now) {
                case .healthy, .onTrial: throw flow.mostUsefulError ?? error
                case .resting, .overdue: break
                }
                guard !Task.isCancelled, let following = nextToMakeReady(in: flow) else {
                    throw flow.mostUsefulError ?? error
                }
                lane = following
            }
        }
        guard configuration.prefetch.keepsStandby, !Task.isCancelled, let standby = nextToMakeReady(in: flow) else {
            return
        }
        // Whatever becomes of it, the first vendor is ready.
        _ = try? await attempt(standby, for: .login, in: flow) { () async throws(PhoneAuthError) in
            try await makeReady(standby, in: flow, prefetching: prefetching, renewing: renewing)
        }
    }

    /// The vendor that a login would use as things stand now, and that has not had its turn.
    private func nextToMakeReady(in flow: ClientFlow) -> VendorLane? {
        flow.take(decide(.login, .nobodyWaits))
        return flow.nextVendor().map(lane)
    }

    /// Makes a vendor ready, and stops waiting for it when half of its deadline has passed, where there is another one: what it
    /// says later is taken in all the same.
    private func makeReadyOrMoveOn(
        _ lane: VendorLane, in flow: ClientFlow, prefetching: Bool, renewing: Bool
    ) async throws(PhoneAuthError) -> Bool {
        let shot = OneShot<Result<Bool, PhoneAuthError>>(scheduler: scheduler)
        let work = scheduler.start {
            do throws(PhoneAuthError) {
                shot.resolve(
                    .success(try await self.makeReady(lane, in: flow, prefetching: prefetching, renewing: renewing)))
            } catch {
                shot.resolve(.failure(error))
            }
        }
        let number = flow.number
        preparations[number] = (
            lane.vendor,
            { [weak self, weak flow] stage in
                guard let self, let flow,
                    decide(.login, .nobodyWaits).vendors.contains(where: { !flow.hasTried($0) })
                else { return }
                let product = lane.provider.product(for: .login)
                let error = PhoneAuthError(.timeout, stage: stage, vendor: lane.vendor, product: product)
                if shot.resolve(.failure(error)) { work.cancel() }
            }
        )
        defer { preparations[number] = nil }
        guard let result = await shot.value() else {
            work.cancel()
            throw PhoneAuthError(.cancelled, stage: .initialize, vendor: lane.vendor)
        }
        return try result.get()
    }

    /// - Returns: whether it is ready; `false` where the carrier was learnt, and another vendor is the first for that one.
    private func makeReady(
        _ lane: VendorLane, in flow: ClientFlow, prefetching: Bool, renewing: Bool
    ) async throws(PhoneAuthError) -> Bool {
        let known = carrier
        try await initialize(lane, for: .login, in: flow)
        // Whoever has moved on has told how this ended.
        if Task.isCancelled { throw PhoneAuthError(.cancelled, stage: .initialize, vendor: lane.vendor) }
        if carrier != known, decide(.login, .nobodyWaits).vendors.first != lane.vendor { return false }
        guard prefetching, lane.provider.capabilities.contains(.prefetch) else { return true }
        _ = try await prefetch(lane, for: .login, renewing: renewing, in: flow)
        return true
    }

    private func prefetch(
        _ lane: VendorLane, for purpose: Purpose, renewing: Bool, in flow: ClientFlow
    ) async throws(PhoneAuthError) -> Prefetch {
        try refuseWithPage(.prefetch)
        if renewing || lane.needsPrefetch(for: purpose) { flow.enter(.prefetch) }
        return try await lane.prefetch(for: purpose, renewing: renewing)
    }
}
