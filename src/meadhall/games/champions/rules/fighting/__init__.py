"""Warriors: assignment, the order of resolution, rolls, combat and voyages."""
