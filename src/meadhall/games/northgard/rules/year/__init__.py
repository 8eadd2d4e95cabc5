"""The phases of a year, from its start to its end."""
