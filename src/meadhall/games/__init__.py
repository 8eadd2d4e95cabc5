"""The games. None knows of another, and none knows who plays it."""
