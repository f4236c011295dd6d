// PhoneAuth
