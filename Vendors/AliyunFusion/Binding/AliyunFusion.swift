// AliyunFusion Binding.
