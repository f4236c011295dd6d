import Foundation
import UIKitShim

/// The page of an SMS node: a number and a button that sends, then a code and a button that submits. Only the SDK makes one.
open class AlicomFusionVerifyCodeView: UIView {
    open var verifyCodeSendView = UIView()
    open var countryCodeLabel = UILabel()
    open var phoneTextField = UITextField()
    open var lineView = UIView()
    open var phoneNumLabel = UILabel()
    open var phoneNumText = ""
    open var phoneNumExplainLabel = UILabel()
    open var verifyCodeSendBtn = UIButton(type: .custom)
    open var checkBoxBtn = UIButton(type: .custom)
    open var privacyTextView = UITextView()
    open var verifyCodeSubmitView = UIView()
    open var expainLabel = UILabel()
    open var codeView: AlicomFusionVerifyCodeInputView
    open var verifyCodeSubmitBtn = UIButton(type: .custom)
    open var tapGesture = UITapGestureRecognizer()

    /// What the SDK does when the button is tapped.
    var send: @MainActor (_ number: String, _ isChecked: Bool) -> Void = { _, _ in }
    /// What the SDK does when the code is submitted.
    var submit: @MainActor (_ number: String, _ code: String) -> Void = { _, _ in }

    init(codeCount: Int) {
        codeView = AlicomFusionVerifyCodeInputView(codeCount: codeCount)
        super.init(frame: .zero)
        for view in [verifyCodeSendView, verifyCodeSubmitView] { addSubview(view) }
        for view in [countryCodeLabel, phoneTextField, lineView, verifyCodeSendBtn, checkBoxBtn, privacyTextView] {
            verifyCodeSendView.addSubview(view)
        }
        for view in [expainLabel, codeView, verifyCodeSubmitBtn] { verifyCodeSubmitView.addSubview(view) }
    }

    open func verifyCodeBtnClick(_ phoneNumber: String, checked: Bool) { send(phoneNumber, checked) }
    open func submitVerifyCodeBtnClick(_ phoneNumber: String, code: String) { submit(phoneNumber, code) }
}

/// Where a code is typed.
open class AlicomFusionVerifyCodeInputView: UIView {
    open var codeText = ""
    open var codeCount: Int
    open var codeSpace: CGFloat = 35
    open var textField = UITextField()
    open var arrayTextFidld = NSMutableArray()
    open var lastString = ""
    open var contentView = UIView()

    init(codeCount: Int) {
        self.codeCount = codeCount
        super.init(frame: .zero)
        for _ in 0..<codeCount { arrayTextFidld.add(AlicomFusionVerifyCodeAreaView(frame: .zero)) }
    }
}

/// One digit of a code.
open class AlicomFusionVerifyCodeAreaView: UIView {
    open var text = ""
    open var showCursor = false
}

/// The page of the node where the user sends an SMS. Only the SDK makes one.
open class AlicomFusionUpGoingView: UIView {
    open var contentBgView = UIView()
    open var contentLabel = UILabel()
    open var upGoingTitleLabel = UILabel()
    open var upGoingContentLabel = UILabel()
    open var phoneTitleLabel = UILabel()
    open var phoneContentLabel = UILabel()
    open var upGoingSendBtn = UIButton(type: .custom)
    open var upGoingAlreadySendBtn = UIButton(type: .custom)

    /// What the SDK does when the user wants to send.
    var send: @MainActor () -> Void = {}
    /// What the SDK does when the user says that the SMS was sent.
    var confirm: @MainActor () -> Void = {}

    init(smsContent: String, receiveNum: String) {
        super.init(frame: .zero)
        upGoingContentLabel.text = smsContent
        phoneContentLabel.text = receiveNum
        addSubview(contentBgView)
        for view in [contentLabel, upGoingTitleLabel, upGoingContentLabel, phoneTitleLabel, phoneContentLabel] {
            contentBgView.addSubview(view)
        }
        for view in [upGoingSendBtn, upGoingAlreadySendBtn] { contentBgView.addSubview(view) }
    }

    open func gotoSendUpGoing(_ smsContent: String, receiveNum: String) { send() }
    open func upGoingAlreadySend() { confirm() }
}
