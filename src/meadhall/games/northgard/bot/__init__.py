"""A quick sensible way to play Northgard; begin with ``policy``."""
