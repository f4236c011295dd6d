// Tests of the module PhoneAuthAliyunFusion.
