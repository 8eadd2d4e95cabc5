"""Our engine beside others of its kind, measured in one session: `make peers`."""
