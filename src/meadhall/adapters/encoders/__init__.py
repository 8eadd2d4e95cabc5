"""Observations straight from a position, compiled: the values of ``layout.py`` without a view."""
