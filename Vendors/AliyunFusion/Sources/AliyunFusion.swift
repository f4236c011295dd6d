// AliyunFusion Sources.
