"""The Fire Weapons phase: Enemies, attacks and Outcomes."""
