"""The content files of Lords of the Ice Garden, their shape, and the tables made of them."""
