"""What Lords of the Ice Garden says, in English and Polish."""
