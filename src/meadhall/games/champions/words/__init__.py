"""What Champions of Midgard says, in English and Polish."""
