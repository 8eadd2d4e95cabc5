"""The migrations, in the order given by their ``down_revision``."""
