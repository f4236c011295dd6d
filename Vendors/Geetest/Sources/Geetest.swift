// Geetest Sources.
