"""A quick sensible way to play Lords of the Ice Garden; begin with ``policy``."""
