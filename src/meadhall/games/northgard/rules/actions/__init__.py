"""The basic actions: recruit, build, move, explore."""
