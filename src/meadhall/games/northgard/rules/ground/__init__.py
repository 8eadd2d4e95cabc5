"""The map: where tiles lie, the territories they make, and how one is laid."""
