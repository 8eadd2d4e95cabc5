"""What Last Aurora says, in English and Polish."""
