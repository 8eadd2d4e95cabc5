"""Workers in town: placement, locations, market stalls, longships, the Sage's House."""
