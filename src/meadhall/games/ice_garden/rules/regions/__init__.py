"""The Domination phase: who dominates, what follows, and locking."""
