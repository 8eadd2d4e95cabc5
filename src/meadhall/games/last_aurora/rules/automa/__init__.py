"""The Automa, the opponent in a solo game."""
