"""A run of games as one page: what was recorded, read back, counted and drawn."""
