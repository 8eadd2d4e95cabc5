"""Cards: their zones, and what their effects do."""
