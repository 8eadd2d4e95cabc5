"""Observations of Lords of the Ice Garden."""
