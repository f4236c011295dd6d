import Foundation
import UIKitShim

public protocol YjdlShSDKManagerDelegate: NSObjectProtocol {
    func yjdlShSDKManagerWebPrivacyClicked(
        _ privacyName: String, privacyIndex index: Int, currentTelecom telecom: String?)
    func yjdlShSDKManagerAuthPage(afterViewDidLoad authPageView: UIView, currentTelecom telecom: String?)
    func yjdlShSDKManagerAuthPageCompleteViewDidLoad(
        _ authPageVC: UIViewController, currentTelecom telecom: String?, object: NSObject?,
        userInfo: [AnyHashable: Any]?)
    func yjdlShSDKManagerAuthPageCompleteViewWillAppear(
        _ authPageVC: UIViewController, currentTelecom telecom: String?, object: NSObject?,
        userInfo: [AnyHashable: Any]?)
    func yjdlShSDKManagerAuthPageCompleteInit(
        _ authPageVC: UIViewController, currentTelecom telecom: String?, object: NSObject?,
        userInfo: [AnyHashable: Any]?)
    func yjdlShSDKManagerAuthPageWillPresent(
        _ authPageVC: UIViewController, currentTelecom telecom: String?, object: NSObject?,
        userInfo: [AnyHashable: Any]?)
    func yjdlShActionListener(_ type: Int, code: Int, message: String?)
}

// All of them are optional in Objective-C. The stand-in calls the last one only.
extension YjdlShSDKManagerDelegate {
    public func yjdlShSDKManagerWebPrivacyClicked(
        _ privacyName: String, privacyIndex index: Int, currentTelecom telecom: String?
    ) {}
    public func yjdlShSDKManagerAuthPage(afterViewDidLoad authPageView: UIView, currentTelecom telecom: String?) {}
    public func yjdlShSDKManagerAuthPageCompleteViewDidLoad(
        _ authPageVC: UIViewController, currentTelecom telecom: String?, object: NSObject?,
        userInfo: [AnyHashable: Any]?
    ) {}
    public func yjdlShSDKManagerAuthPageCompleteViewWillAppear(
        _ authPageVC: UIViewController, currentTelecom telecom: String?, object: NSObject?,
        userInfo: [AnyHashable: Any]?
    ) {}
    public func yjdlShSDKManagerAuthPageCompleteInit(
        _ authPageVC: UIViewController, currentTelecom telecom: String?, object: NSObject?,
        userInfo: [AnyHashable: Any]?
    ) {}
    public func yjdlShSDKManagerAuthPageWillPresent(
        _ authPageVC: UIViewController, currentTelecom telecom: String?, object: NSObject?,
        userInfo: [AnyHashable: Any]?
    ) {}
    public func yjdlShActionListener(_ type: Int, code: Int, message: String?) {}
}
