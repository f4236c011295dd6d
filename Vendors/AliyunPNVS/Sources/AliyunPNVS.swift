// AliyunPNVS Sources.
