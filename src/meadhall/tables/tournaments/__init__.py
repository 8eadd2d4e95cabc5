"""Tournaments: who meets whom in each round, and who is ahead (docs/tournaments.md)."""
