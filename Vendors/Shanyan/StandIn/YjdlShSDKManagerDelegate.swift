// The declarations are those of API.tsv; the vendor documents them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import UIKitShim

/// What happens on the page. All of it is optional in Objective-C; the stand-in calls the last one only.
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
