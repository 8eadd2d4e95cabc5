"""Convoys: cargo, improvements, Damage, and the Survivors on board."""
