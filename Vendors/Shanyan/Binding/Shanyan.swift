// Shanyan Binding.
