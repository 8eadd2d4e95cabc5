"""The content files of Northgard, their shape, and the tables made of them."""
