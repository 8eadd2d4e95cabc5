"""Combats: which there are, how they are fought, and how they end."""
