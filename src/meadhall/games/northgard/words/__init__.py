"""What Northgard says, in English and Polish."""
