"""A quick sensible way to play Champions of Midgard; begin with ``policy``."""
