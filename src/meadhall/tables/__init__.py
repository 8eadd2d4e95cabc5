"""A table: a game plus people. Seats, clocks, undo, plans, notices, ratings.

Nothing here knows a network, a database or the time of day: the time is a number that the caller
gives. What happens at a table is a log of entries (``entries.py``). A command looks at a table and
says which entries follow, or refuses (``refusal.py``); it changes nothing. ``Table.apply`` is the
only way a table changes, one entry at a time. So who stores the entries first and applies them
afterwards never shows what might be lost, and two servers that read the same log hold the same
table.
"""
