"""Moves: small integers inside, readable words outside.

Every move of a game has one number in one contiguous space, and one word made of a verb and its
targets, such as ``place:smithy``. Files, people and the network use words; the rules use numbers.

>>> space = MoveSpace()
>>> place = space.add("place", ["smithy", "market"])
>>> done = space.add("done")
>>> space.word(place + 1), space.number("done") == done, space.size()
('place:market', True, 3)
>>> space.number("place:moon")
Traceback (most recent call last):
...
meadhall.kernel.moves.UnknownMove: there is no move "place:moon"
"""

from collections.abc import Sequence


class UnknownMove(ValueError):
    """A word that names no move of the game."""


class MoveSpace:
    """The moves of one game. Rules modules keep the first number of each verb as a constant."""

    def __init__(self) -> None:
        self._words: list[str] = []
        self._numbers: dict[str, int] = {}

    def add(self, verb: str, *targets: Sequence[str]) -> int:
        """Reserve numbers for a verb and all combinations of targets; return the first.

        The last target changes fastest, so the number of a combination is plain arithmetic.
        """
        first = len(self._words)
        words = [verb]
        for choices in targets:
            words = [f"{word}:{choice}" for word in words for choice in choices]
        for word in words:
            if word in self._numbers:
                raise ValueError(f'two moves are called "{word}"')
            self._numbers[word] = len(self._words)
            self._words.append(word)
        return first

    def size(self) -> int:
        return len(self._words)

    def word(self, move: int) -> str:
        if not 0 <= move < len(self._words):
            raise UnknownMove(f"there is no move with the number {move}")
        return self._words[move]

    def number(self, word: str) -> int:
        number = self._numbers.get(word)
        if number is None:
            raise UnknownMove(f'there is no move "{word}"')
        return number
