"""The content files of Champions of Midgard, their shape, and the tables made of them."""
