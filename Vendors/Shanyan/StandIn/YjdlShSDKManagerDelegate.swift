import Foundation
import UIKitShim

/// What happens on the page. All of it is optional in Objective-C; the stand-in calls the last one only.
public protocol YjdlShSDKManagerDelegate: NSObjectProtocol {
    /// An agreement was tapped.
    func yjdlShSDKManagerWebPrivacyClicked(
        _ privacyName: String, privacyIndex index: Int, currentTelecom telecom: String?)
    /// The page's view is shown.
    func yjdlShSDKManagerAuthPage(afterViewDidLoad authPageView: UIView, currentTelecom telecom: String?)
    /// The page's view has been loaded.
    func yjdlShSDKManagerAuthPageCompleteViewDidLoad(
        _ authPageVC: UIViewController, currentTelecom telecom: String?, object: NSObject?,
        userInfo: [AnyHashable: Any]?)
    /// The page's view is about to be shown.
    func yjdlShSDKManagerAuthPageCompleteViewWillAppear(
        _ authPageVC: UIViewController, currentTelecom telecom: String?, object: NSObject?,
        userInfo: [AnyHashable: Any]?)
    /// The page's controller has been made.
    func yjdlShSDKManagerAuthPageCompleteInit(
        _ authPageVC: UIViewController, currentTelecom telecom: String?, object: NSObject?,
        userInfo: [AnyHashable: Any]?)
    /// The page is about to be presented.
    func yjdlShSDKManagerAuthPageWillPresent(
        _ authPageVC: UIViewController, currentTelecom telecom: String?, object: NSObject?,
        userInfo: [AnyHashable: Any]?)
    /// Something was tapped: 1 an agreement, 2 the check box, 3 the login button.
    func yjdlShActionListener(_ type: Int, code: Int, message: String?)
}

extension YjdlShSDKManagerDelegate {
    /// Does nothing.
    public func yjdlShSDKManagerWebPrivacyClicked(
        _ privacyName: String, privacyIndex index: Int, currentTelecom telecom: String?
    ) {}
    /// Does nothing.
    public func yjdlShSDKManagerAuthPage(afterViewDidLoad authPageView: UIView, currentTelecom telecom: String?) {}
    /// Does nothing.
    public func yjdlShSDKManagerAuthPageCompleteViewDidLoad(
        _ authPageVC: UIViewController, currentTelecom telecom: String?, object: NSObject?,
        userInfo: [AnyHashable: Any]?
    ) {}
    /// Does nothing.
    public func yjdlShSDKManagerAuthPageCompleteViewWillAppear(
        _ authPageVC: UIViewController, currentTelecom telecom: String?, object: NSObject?,
        userInfo: [AnyHashable: Any]?
    ) {}
    /// Does nothing.
    public func yjdlShSDKManagerAuthPageCompleteInit(
        _ authPageVC: UIViewController, currentTelecom telecom: String?, object: NSObject?,
        userInfo: [AnyHashable: Any]?
    ) {}
    /// Does nothing.
    public func yjdlShSDKManagerAuthPageWillPresent(
        _ authPageVC: UIViewController, currentTelecom telecom: String?, object: NSObject?,
        userInfo: [AnyHashable: Any]?
    ) {}
    /// Does nothing.
    public func yjdlShActionListener(_ type: Int, code: Int, message: String?) {}
}
