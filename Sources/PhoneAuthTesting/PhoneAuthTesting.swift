// PhoneAuthTesting
