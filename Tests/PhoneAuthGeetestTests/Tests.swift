// Tests of the module PhoneAuthGeetest.
