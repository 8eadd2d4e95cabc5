"""The rules of the tafl games, in the order of ``en.md`` beside this file.

- ``boards.py``: squares, sides and the two boards (TAF-SETUP, TAF-MOVE).
- ``state.py``: a position, its events and its obstacles.
- ``captures.py``: what a move captures (TAF-CAPTURE, TAF-SHIELD, TAF-KING).
- ``endings.py``: who has won, and why (TAF-END, TAF-FORT).
- ``turns.py``: the turn itself.
- ``position.py``: positions set up by hand.
"""
