// AliyunFusion StandIn.
