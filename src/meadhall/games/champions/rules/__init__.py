"""The rules of Champions of Midgard, in the book's order.

====================  ======================================================================
``setup``             CHM-SETUP
``rounds``            CHM-ROUND, CHM-RSET, CHM-CLEAN: the phases of a round
``town``              CHM-PLACE, CHM-LOC, CHM-STALL: workers and what they do
``fighting``          CHM-ASSIGN to CHM-VOYAGE: warriors, hunts, fights and voyages
``leaders``           CHM-LEAD
``runes``             CHM-RUNE
``scoring``           CHM-SCORE
``invariants``        CHM-INV: what is true of every position
====================  ======================================================================

All of them use ``state``, ``moves``, ``events``, ``obstacles`` and ``effects``; ``builders`` makes
the effects of each card and space. ``position`` sets up positions by hand.
"""
