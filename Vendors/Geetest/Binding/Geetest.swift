// Geetest Binding.
