"""Names and sentences, in English and Polish."""
