// Geetest StandIn.
