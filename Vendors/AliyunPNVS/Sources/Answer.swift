import PhoneAuth

extension VendorAnswer {
    /// Takes a result dictionary of `ATAuthSDK` apart.
    ///
    /// The carrier's code is in `innerCode`, or within `carrierFailedResultData`, which may be a dictionary or JSON text.
    init(aliyunPNVS payload: VendorPayload, carrier: Carrier) {
        let packed = payload.payload("carrierFailedResultData")
        self.init(
            code: payload.code("resultCode"),
            message: payload.text("msg"),
            innerCode: payload.text("innerCode") ?? packed?.text("innerCode", "resultCode", "code"),
            innerMessage: payload.text("innerMsg") ?? packed?.text("innerMsg", "resultMsg", "desc", "msg"),
            requestID: payload.text("requestId"),
            carrier: carrier)
    }
}
