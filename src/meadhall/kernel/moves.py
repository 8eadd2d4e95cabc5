"""Moves: small integers inside, readable words outside.

Every move of a game has one number in one contiguous space, and one word made of a verb and its
targets, such as ``place:smithy``. Files, people and the network use words; the rules use numbers
and ask a ``Verb`` whether a move is one of its own and what it is aimed at.

>>> space = MoveSpace()
>>> PLACE = space.add("place", ["smithy", "market"])
>>> TRADE = space.add("trade", ["wood", "ore"], ["coin", "fur", "salt"])
>>> DONE = space.add("done")
>>> space.word(PLACE.at(1)), space.word(TRADE.at_pair(1, 2)), space.number("done") == DONE.move
('place:market', 'trade:ore:salt', True)
>>> move = space.number("trade:ore:fur")
>>> PLACE.has(move), TRADE.has(move), space.verb(move) is TRADE, TRADE.pair(move)
(False, True, True, (1, 1))
>>> PLACE.target(space.number("place:smithy"))
0
>>> space.number("place:moon")
Traceback (most recent call last):
...
meadhall.kernel.moves.UnknownMove: there is no move "place:moon"
"""

from collections.abc import Sequence
from typing import final


class UnknownMove(ValueError):
    """A word that names no move of the game."""


@final
class Verb:
    """Moves of one kind: one for each target, or for each pair of targets."""

    __slots__ = ("_end", "_first", "_width", "move")

    def __init__(self, first: int, end: int, width: int) -> None:
        self._first = first
        self.move = first
        """The only move of a verb without targets."""
        self._end = end
        self._width = width

    def has(self, move: int) -> bool:
        """Whether the move is one of this verb's."""
        return self._first <= move < self._end

    def at(self, target: int) -> int:
        """The move that is aimed at this target."""
        return self._first + target

    def target(self, move: int) -> int:
        """What one of this verb's moves is aimed at."""
        return move - self._first

    def at_pair(self, target: int, other: int) -> int:
        """The move that is aimed at these two targets."""
        return self._first + target * self._width + other

    def pair(self, move: int) -> tuple[int, int]:
        """The two targets that one of this verb's moves is aimed at."""
        place = move - self._first
        return place // self._width, place % self._width

    def all(self) -> list[int]:
        """All moves of this verb."""
        return list(range(self._first, self._end))


class MoveSpace:
    """The moves of one game. Rules modules keep the verbs as constants."""

    def __init__(self) -> None:
        self._words: list[str] = []
        self._numbers: dict[str, int] = {}
        self._verbs: list[Verb] = []

    def add(self, verb: str, *targets: Sequence[str]) -> Verb:
        """Reserve numbers for a verb and all combinations of its targets."""
        first = len(self._words)
        words = [verb]
        for choices in targets:
            words = [f"{word}:{choice}" for word in words for choice in choices]
        for word in words:
            if word in self._numbers:
                raise ValueError(f'two moves are called "{word}"')
            self._numbers[word] = len(self._words)
            self._words.append(word)
        added = Verb(first, len(self._words), len(targets[-1]) if targets else 1)
        self._verbs.extend([added] * len(words))
        return added

    def size(self) -> int:
        return len(self._words)

    def verb(self, move: int) -> Verb:
        """The verb of a move, for choosing between many: ``if verb is PLACE``."""
        return self._verbs[move]

    def word(self, move: int) -> str:
        if not 0 <= move < len(self._words):
            raise UnknownMove(f"there is no move with the number {move}")
        return self._words[move]

    def number(self, word: str) -> int:
        number = self._numbers.get(word)
        if number is None:
            raise UnknownMove(f'there is no move "{word}"')
        return number
