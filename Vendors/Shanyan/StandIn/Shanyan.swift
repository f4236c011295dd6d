// Shanyan StandIn.
