"""What can go wrong with the database, as far as others can do something about it."""


class StoreError(Exception):
    """Something that the host has to know; the sentence never holds a password."""


class Unavailable(StoreError):
    """The database did not answer. What was to be written is perhaps written, perhaps not."""


class Conflict(StoreError):
    """Someone else was first: the table has other entries by now. Nothing was written."""


class DuplicateKey(StoreError):
    """A move with this key is already in the log of the table. Nothing was written."""


class NameTaken(StoreError):
    """Another person has this name. Nothing was written."""


class Gone(StoreError):
    """The person or the table that this belongs to does not exist. Nothing was written."""
