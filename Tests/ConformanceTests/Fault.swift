import PhoneAuth
import PhoneAuthModel

/// One way to break an obligation.
enum Fault: String, CaseIterable, Sendable {
    case changesCapabilities, tellsNoVersion, hasCodesWithoutMeaning, touchesTheVendorAtOnce, callsOffMain
    case missesOtherThreads, swallowsCancel, prefetchesForNoTime, givesForeignCredentials, mapsNothing, repeatsItsToken
    case lastResultCounts, tripsOverRepeats, hidesThePage, forgetsTaps, endsAtUncheckedTap, keepsThePage
    case waitsForNoPage, closesTwice, tellsOfAFailedPage, hidesLoadingControl, hidesAgreementState
    case hidesAgreementControl, hidesNetwork, takesAnyTokenDemand, opensAPageToVerify, hidesVerification, dropsCodes
    case leaksANumber, tellsItsToken, keepsItself, isRandom, makesUpAnswers, isBusyAfterAFailure, forgetsItself
    case talksAfterTheEnd, logsInOnce, changesProducts, misplacesFailures, agesCredentials, closesLater
    case closesOnlyOnce, stopsNothing, ticksNothing, closesNoDialog, neverLasts, tripsOverChanges, handsOnLateTokens
    case initializesEverything, forgetsAgreements, takesAgreementsForAnEnd, knowsOneCarrier

    /// The obligations that find it.
    var breaks: [String] {
        switch self {
        case .changesCapabilities: ["capabilitiesAreStable"]
        case .tellsNoVersion: ["versionIsTold"]
        case .hasCodesWithoutMeaning: ["codesHaveMeanings"]
        case .touchesTheVendorAtOnce: ["makingTouchesNothing"]
        case .callsOffMain:
            ["callsAreOnMain", "otherProductsAreLeftAlone"]
        case .missesOtherThreads: ["otherThreadsAreTaken"]
        case .swallowsCancel:
            [
                "failuresAreNamed", "lateInitializationsCount", "latePrefetchesCount", "lateTokensCount",
                "lateTokensGoToNobody", "lateVerificationsCount", "nothingSecretIsTold", "silenceEndsWhenCancelled",
                "silentTokenEndsWhenCancelled", "silentVerificationEndsWhenCancelled",
            ]
        case .prefetchesForNoTime: ["prefetchHasALifetime"]
        case .givesForeignCredentials: ["loginGivesACredential", "verificationGivesACredential"]
        case .mapsNothing:
            [
                "backIsTheUsers", "failuresAreNamed", "lateInitializationsCount", "latePrefetchesCount",
                "lateTokensCount", "lateTokensGoToNobody", "lateVerificationsCount", "malformedAnswersAreTold",
                "noPageAfterAFailedOpening", "otherMethodIsTheUsers", "silenceEndsWhenCancelled",
                "silentTokenEndsWhenCancelled", "silentVerificationEndsWhenCancelled", "uncheckedTapEndsNothing",
            ]
        case .repeatsItsToken: ["tokensDiffer", "anotherTapGivesAnotherToken"]
        case .lastResultCounts: ["firstResultCounts"]
        case .tripsOverRepeats: ["repeatedAnswersCount"]
        case .hidesThePage:
            [
                "agreementCanBeTicked", "agreementStateIsTold", "consentDialogIsClosedOrRefused", "loadingStops",
                "networkIsTold", "pageIsToldFirst",
            ]
        case .forgetsTaps: ["tapsAreTold"]
        case .endsAtUncheckedTap: ["backIsTheUsers", "uncheckedTapEndsNothing"]
        case .keepsThePage: ["dismissClosesThePage", "dismissTwiceIsHarmless", "failureMayBeFollowed"]
        case .waitsForNoPage: ["dismissWithoutPageIsQuick"]
        case .closesTwice: ["cancelMayBeFollowed", "dismissTwiceIsHarmless"]
        case .tellsOfAFailedPage: ["agreementCanBeTicked", "noPageAfterAFailedOpening", "pageIsToldFirst"]
        case .hidesLoadingControl: ["loadingStops"]
        case .hidesAgreementState: ["agreementStateIsTold"]
        case .hidesAgreementControl: ["agreementCanBeTicked"]
        case .hidesNetwork: ["networkIsTold"]
        case .takesAnyTokenDemand: ["tokenOnDemandIsDeclared"]
        case .opensAPageToVerify: ["verificationOpensNoPage"]
        case .hidesVerification: ["verificationIsDeclared"]
        case .dropsCodes: ["vendorCodesAreKept"]
        case .leaksANumber: ["nothingSecretIsTold"]
        case .keepsItself: ["nothingIsKept"]
        case .isRandom: ["pageIsToldFirst", "seedsRepeat"]
        case .makesUpAnswers:
            [
                "lateInitializationsCount", "latePrefetchesCount", "lateTokensCount", "lateTokensGoToNobody",
                "lateVerificationsCount",
            ]
        case .isBusyAfterAFailure:
            [
                "cancelMayBeFollowed", "failureMayBeFollowed", "lateTokensGoToNobody", "preparationMayBeRepeated",
                "refusalMayBeFollowed",
            ]
        case .forgetsItself: ["forgettingIsHarmless"]
        case .talksAfterTheEnd: ["nothingFollowsThePage"]
        case .logsInOnce:
            [
                "cancelMayBeFollowed", "failureMayBeFollowed", "lateTokensGoToNobody", "refusalMayBeFollowed",
                "tokensDiffer",
            ]
        case .changesProducts:
            ["failuresAreNamed", "loginGivesACredential", "productsAreStable", "verificationGivesACredential"]
        case .misplacesFailures: ["failuresNameTheirStage"]
        case .agesCredentials: ["credentialsAreNew"]
        case .tellsItsToken: ["nothingSecretIsTold"]
        case .closesLater: ["dismissClosesThePage"]
        case .closesOnlyOnce:
            ["cancelMayBeFollowed", "dismissTwiceIsHarmless", "failureMayBeFollowed"]
        case .stopsNothing: ["loadingStops"]
        case .ticksNothing: ["agreementCanBeTicked"]
        case .closesNoDialog: ["consentDialogIsClosedOrRefused"]
        case .neverLasts: ["initializationLasts"]
        case .tripsOverChanges: ["configurationMayChange"]
        case .handsOnLateTokens:
            ["lateTokensGoToNobody"]
        case .initializesEverything: ["otherProductsAreLeftAlone"]
        case .forgetsAgreements, .takesAgreementsForAnEnd: ["agreementsEndNothing"]
        case .knowsOneCarrier: ["carriersAreTrue"]
        }
    }

    /// What the provider does not say that it can.
    var hidden: Capabilities {
        switch self {
        case .hidesLoadingControl: .loadingControl
        case .hidesAgreementState: .agreementState
        case .hidesAgreementControl: .agreementControl
        case .hidesNetwork: .networkEnvironment
        case .hidesVerification: .numberVerification
        default: []
        }
    }
}
