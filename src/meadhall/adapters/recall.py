"""Perfect recall: everything a seat has been told since the game began.

At every decision of anyone a seat sees its view and hears the events meant for it; it knows its own
moves anyway. Each of these is a note, and what a seat recalls is a hash over its notes in order.
What changes nothing for a seat leaves no note: where others choose in secret it must not even learn
how many choices that took.

The notes are taken by replaying the game with a listener up to the point that is asked about. So a
game that is never asked pays nothing, and one that is asked at every step pays for each step once.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from meadhall.adapters.match import Match
from meadhall.kernel.events import Event

DIGEST_BYTES = 16


class Recall:
    """What all seats have been told, as far as the game has been followed."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._events: list[Event] = []
        self._state = match.game.begin(match.players, match.settings, "")
        self._state.listen(self._events)
        self._decisions = 0
        self._is_set_up = False
        self._seen = [b""] * match.players
        self._hashes = [blake2b(digest_size=DIGEST_BYTES) for _ in range(match.players)]

    def __deepcopy__(self, memo: object) -> "Recall":
        other = Recall.__new__(Recall)
        other.__dict__.update(self.__dict__)
        other._events = []
        other._state = self._state.copy()
        other._state.listen(other._events)
        other._seen = self._seen[:]
        other._hashes = [notes.copy() for notes in self._hashes]
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """Recall is not stored: it can be recomputed from the game."""
        match = self._match
        return load_recall, (match.game.id, match.players, match.settings)

    def of(self, seat: int) -> str:
        return self._hashes[seat].hexdigest()

    def follow(self, decisions: Sequence[tuple[int, int]], outcomes: Sequence[int]) -> None:
        """Continue to the position after these decisions, with these random outcomes.

        Both are complete from the beginning: whatever is already known is skipped.
        """
        state = self._state
        state.dice.follow(list(outcomes[state.dice.draws :]))
        if not self._is_set_up:
            state.settle()
            self._is_set_up = True
            self._take_notes()
        for seat, move in decisions[self._decisions :]:
            self._hashes[seat].update(b"move %d;" % move)
            state.play(seat, move)
            self._take_notes()
        self._decisions = len(decisions)

    def _take_notes(self) -> None:
        for seat, notes in enumerate(self._hashes):
            heard = [
                [event.kind.name, *event.values] for event in self._events if event.is_told_to(seat)
            ]
            if heard:
                notes.update(msgspec.json.encode(heard))
            seen = msgspec.json.encode(self._match.game.view(self._state, seat))
            if seen != self._seen[seat]:
                notes.update(seen)
                self._seen[seat] = seen
        self._events.clear()


def load_recall(game: str, players: int, settings: dict[str, Any]) -> Recall:
    return Recall(Match(game, players, settings))
