"""The rules of Northgard, in the book's order.

====================  ======================================================================
``ground``            NUL-TILE: tiles, territories, borders
``setup``, ``box``    NUL-SETUP
``cards``             NUL-DECK, NUL-DRAW, NUL-CARD: card zones and what cards do
``year``              NUL-YEAR, NUL-TURN, NUL-HARV, NUL-WINTER, NUL-EOY: the phases of a year
``actions``           NUL-REC, NUL-BUILD, NUL-MOVE, NUL-EXPL
``fighting``          NUL-COMBAT
``scoring``           NUL-END
``clans``             NUL-CLAN
``creatures``         NUL-CREA, NUL-MORE
``invariants``        what is true of every position
====================  ======================================================================

All of them use ``state`` (with ``players``, ``progress`` and ``pile``), ``moves``, ``events`` and
``obstacles``.
"""
