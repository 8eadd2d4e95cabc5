"""One game in progress, as part of a state that OpenSpiel clones and stores.

OpenSpiel clones a state by ``copy.deepcopy`` of its attributes and stores it by ``pickle``; the
classes here support both. ``player`` is whom OpenSpiel asks: a seat, chance, or nobody once the
game is over. If several seats may decide at the same time, it is the first.
"""

from typing import Any, Final

from meadhall.adapters.match import Match
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.chance import ExplicitChance
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Game
from meadhall.kernel.plain import Plain, to_plain
from meadhall.kernel.state import State

CHANCE: Final = -1
TERMINAL: Final = -4
"""The numbers that OpenSpiel uses for them (``pyspiel.PlayerId``)."""


class ExplicitLine(ExplicitChance):
    """A game whose random outcomes are each chosen from outside, unless there is only one."""

    def __init__(self, match: Match) -> None:
        self._game = match.game
        self.outcomes: list[int] = []
        """The random outcomes from the beginning."""
        super().__init__(match.game.begin(match.players, match.settings, ""))
        self._ask()

    def _ask(self) -> None:
        while self.outcomes_open == 1:
            self._choose(0)
        if self.outcomes_open:
            self.player = CHANCE
        else:
            deciders = self.state.deciders()
            self.player = deciders[0] if deciders else TERMINAL

    def play(self, seat: int, move: int) -> None:
        super().play(seat, move)
        self._ask()

    def choose(self, outcome: int) -> None:
        self._choose(outcome)
        self._ask()

    def _choose(self, outcome: int) -> None:
        self.outcomes.append(outcome)
        super().choose(outcome)

    def __deepcopy__(self, memo: object) -> "ExplicitLine":
        """Share positions, since a move is always tried on a copy."""
        other = ExplicitLine.__new__(ExplicitLine)
        other.__dict__.update(self.__dict__)
        other.outcomes = self.outcomes[:]
        other._chosen = self._chosen[:]
        return other

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_game": self._game.id, "state": to_plain(self.state)}

    def __setstate__(self, stored: dict[str, Any]) -> None:
        game = find_game(stored["_game"])
        self.__dict__.update(stored, _game=game, state=game.load(stored["state"]))


class SampledLine:
    """A game that draws outcomes itself, differently in each copy: no search can foresee them."""

    outcomes_open = 0

    def __init__(self, game: Game, state: State, outcomes: list[int], source: Dice) -> None:
        self._game = game
        self._source = source
        """The source of the copies' dice; all copies share it."""
        self.state = state
        self.outcomes = outcomes
        """The random outcomes from the beginning."""
        state.dice.record(outcomes)
        state.settle()
        self._ask()

    @staticmethod
    def begin(match: Match, source: Dice) -> "SampledLine":
        begun = match.game.begin(match.players, match.settings, source.fork(streams=1).seed)
        return SampledLine(match.game, begun, [], source)

    def _ask(self) -> None:
        deciders = self.state.deciders()
        self.player = deciders[0] if deciders else TERMINAL

    def play(self, seat: int, move: int) -> None:
        self.state.play(seat, move)
        self._ask()

    def __deepcopy__(self, memo: object) -> "SampledLine":
        state = self.state.copy()
        state.dice = self._source.fork(len(state.dice.positions))
        return SampledLine(self._game, state, self.outcomes[:], self._source)

    def __reduce__(self) -> tuple[Any, ...]:
        source = self._source
        stored = (source.seed, source.positions, source.draws)
        return load_sampled, (self._game.id, to_plain(self.state), self.outcomes, stored)


def load_sampled(
    game: str, state: Plain, outcomes: list[int], source: tuple[str, list[int], int]
) -> SampledLine:
    found = find_game(game)
    return SampledLine(found, found.load(state), outcomes, Dice(*source))
