"""How Konung learned: games against itself, and networks trained on them (docs/learning.md)."""
