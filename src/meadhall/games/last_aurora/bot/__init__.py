"""A quick sensible way to play Last Aurora; begin with ``policy``."""
