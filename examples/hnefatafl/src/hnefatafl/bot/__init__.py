"""How the bots play."""
