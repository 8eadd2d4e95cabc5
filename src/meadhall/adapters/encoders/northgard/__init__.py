"""Observations of Northgard."""
