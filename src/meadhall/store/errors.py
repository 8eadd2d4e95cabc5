"""What can go wrong with the database, as far as callers can do something about it."""


class StoreError(Exception):
    """Something that the host must know; the sentence never contains a password."""


class Unavailable(StoreError):
    """The database did not answer. The write may or may not have happened."""


class Conflict(StoreError):
    """Someone else was first: the table has more entries by now. Nothing was written."""


class DuplicateKey(StoreError):
    """A move with this key is already in the log of the table. Nothing was written."""


class NameTaken(StoreError):
    """Another person has this name. Nothing was written."""


class Gone(StoreError):
    """The person or the table that this belongs to does not exist. Nothing was written."""
