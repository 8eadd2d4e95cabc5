"""Observations of Last Aurora."""
