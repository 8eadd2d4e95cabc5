"""Activation: Maker-Spy, Ice Floe Crossing, Speed and Attack."""
