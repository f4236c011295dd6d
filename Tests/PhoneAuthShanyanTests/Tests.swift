// Tests of the module PhoneAuthShanyan.
