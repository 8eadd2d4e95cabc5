"""The modules of Frozen Steel with rules of their own: Stories and player versus player."""
