"""The Exploration phase and the Exploration Zone."""
