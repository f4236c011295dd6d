// Shanyan Sources.
