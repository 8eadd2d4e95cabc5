"""Many games at once: simulations, what they show, and the search for faults."""
