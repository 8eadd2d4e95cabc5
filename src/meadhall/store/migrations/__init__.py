"""How the schema of the database evolved, one file in ``versions`` after another.

A migration is never changed once it has been released; it names its columns itself and does not use
``schema.py``, which moves on.
"""
