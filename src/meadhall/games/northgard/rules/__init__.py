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
``position``          positions set up by hand
====================  ======================================================================

All of them use ``state`` (with ``players``, ``pieces``, ``pile`` and ``progress``), ``under_way``,
``owed``, ``moves``, ``events`` and ``obstacles``. Each chapter has the effects of cards that belong
to it; ``builders`` makes them of the content's keywords.
"""
