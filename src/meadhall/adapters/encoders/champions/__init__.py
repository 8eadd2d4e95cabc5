"""Observations of Champions of Midgard."""
