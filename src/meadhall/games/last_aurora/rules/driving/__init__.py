"""The Movement phase: speed, fuel, the road and its mines."""
