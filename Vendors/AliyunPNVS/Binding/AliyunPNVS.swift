// AliyunPNVS Binding.
