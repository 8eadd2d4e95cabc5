"""What a seat is shown of a position."""
