"""A table: a game plus people. Seats, clocks, undo, plans, notices, ratings.

Nothing here knows about a network, a database or the time of day: the caller passes the time as a
number. What happens at a table is a log of entries (``entries.py``). A command looks at a table and
says which entries follow, or refuses (``refusal.py``); it changes nothing. ``Table.apply`` is the
only way a table changes, one entry at a time. So a server that stores entries before applying them
never shows anything that might be lost, and two servers that read the same log have the same table.
"""
