@_exported public import PhoneAuthModel
