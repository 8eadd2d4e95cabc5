"""Meadhall plays board games by their complete rules."""

from meadhall import engine

__version__ = "0.1.0"

# Before any rule is imported: afterwards it would be too late to choose.
engine.choose()
