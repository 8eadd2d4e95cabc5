"""The content files of Last Aurora and Frozen Steel, their shape, and the tables made of them."""
