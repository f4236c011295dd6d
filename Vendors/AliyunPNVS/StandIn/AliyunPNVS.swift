// AliyunPNVS StandIn.
