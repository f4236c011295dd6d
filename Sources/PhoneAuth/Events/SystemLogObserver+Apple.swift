#if canImport(os)
    import os

    /// Writes a client's events to the system's log, where Console and `log stream` show them.
    ///
    /// A line is the event's description. All of it is public, so that the log of a released app can be read: an event holds
    /// names, codes and times, never a token, key or phone number.
    ///
    /// Levels: a misconfigured vendor is a fault; a failed operation, a vendor that is left alone and a refused configuration
    /// are errors; failed stages and odd callbacks are notices; outcomes are info; everything else is debug, which the system
    /// keeps only while somebody looks.
    @MainActor public final class SystemLogObserver: PhoneAuthObserver {
        private let logger: Logger

        /// Makes an observer.
        ///
        /// - Parameters:
        ///   - subsystem: Usually the app's bundle identifier.
        ///   - category: What to filter by.
        public init(subsystem: String = "PhoneAuth", category: String = "events") {
            logger = Logger(subsystem: subsystem, category: category)
        }

        /// Writes a line.
        public func observe(_ event: ClientEvent) {
            let line = event.description
            logger.log(level: event.level.logType, "\(line, privacy: .public)")
        }
    }

    extension ClientEvent.Level {
        fileprivate var logType: OSLogType {
            switch self {
            case .debug: .debug
            case .info: .info
            case .notice: .default
            case .error: .error
            case .fault: .fault
            }
        }
    }
#endif
