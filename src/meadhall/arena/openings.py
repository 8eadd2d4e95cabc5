"""How often openings were played and won, in bounded memory.

There are as many openings as players have ideas. Once there are too many, all are cut down to fewer
moves, to begin with to the first move alone. How far depends only on which openings there are, so
it does not matter in which order they are added or merged.
"""

from collections import Counter

from meadhall.arena.simulate import MOVES_IN_OPENING

MOST_OPENINGS = 5000


class Openings:
    """Counts openings and their outcomes.

    >>> openings = Openings()
    >>> openings.add("place:armory place:beg", 1)
    >>> openings.most_frequent(1)
    [('place:armory place:beg', Counter({1: 1}))]
    """

    def __init__(self) -> None:
        self._moves = MOVES_IN_OPENING
        self._outcomes: dict[str, Counter[int]] = {}

    def add(self, opening: str, outcome: int, times: int = 1) -> None:
        """Count an opening; ``outcome`` is how many shared the victory, 0 for a defeat."""
        if self._moves < MOVES_IN_OPENING:
            opening = self._cut(opening)
        outcomes = self._outcomes.get(opening)
        if outcomes is None:
            outcomes = self._outcomes[opening] = Counter()
        outcomes[outcome] += times
        while len(self._outcomes) > MOST_OPENINGS:
            self._shorten(self._moves - 1)

    def merge(self, other: "Openings") -> None:
        if other._moves < self._moves:
            self._shorten(other._moves)
        for opening, outcomes in other._outcomes.items():
            for outcome, times in outcomes.items():
                self.add(opening, outcome, times)

    def most_frequent(self, number: int) -> list[tuple[str, Counter[int]]]:
        """The openings played most, with their outcomes; equally frequent ones by name."""
        named = [(opening, outcomes) for opening, outcomes in self._outcomes.items() if opening]
        return sorted(named, key=lambda one: (-one[1].total(), one[0]))[:number]

    def _shorten(self, moves: int) -> None:
        long, self._moves, self._outcomes = self._outcomes, moves, {}
        for opening, outcomes in long.items():
            self._outcomes.setdefault(self._cut(opening), Counter()).update(outcomes)

    def _cut(self, opening: str) -> str:
        return " ".join(opening.split(" ")[: self._moves])
