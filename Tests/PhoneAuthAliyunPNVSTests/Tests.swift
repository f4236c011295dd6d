// Tests of the module PhoneAuthAliyunPNVS.
