"""How the layout of the database came about, one file of ``versions`` after the other.

A migration is never changed once it was released; it names its columns itself and does not look at
``schema.py``, which moves on.
"""
