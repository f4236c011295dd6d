import Foundation

/// Where a task of the main actor goes on when what it waited for has come.
package enum ResumedTasks {
    private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
    private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

    /// Lets tasks go on at once on the main actor, in this whole process and from now on: for a command with very many runs.
    ///
    /// Of itself a task that a continuation resumes visits a thread of the pool, which sends it on to the main actor: two
    /// changes of threads for each answer of a vendor, more than half the time of a simulated login. Tests leave it so, since
    /// so it is in an app. What virtual time waits for is counted in both cases, so that a run gives the same.
    ///
    /// The runtime's hook for this is not promised; without it runs are slower.
    @MainActor package static func stayOnMainActor() {
        guard let hook = dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook") else { return }
        hook.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in MainActor.shared.enqueue(job) }
    }
}
