"""Many games at once: simulations, what they tell, and the search for faults."""
