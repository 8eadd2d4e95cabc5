"""What the adapters share: a game with its players and options, as numbers and as words."""

import operator
from collections.abc import Mapping
from functools import cached_property

import numpy as np
import numpy.typing as npt

from meadhall.adapters.encoding import Observer
from meadhall.adapters.layout import Vector, layout_of
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.game import Result
from meadhall.kernel.state import IllegalMove, State
from meadhall.words import Words

Mask = npt.NDArray[np.int8]


class Match:
    """A game as it is set up. Anything wrong with it is reported at once, in one sentence."""

    def __init__(self, game: str, players: int, options: Mapping[str, object] | None) -> None:
        self.game = find_game(game)
        self.players = players
        self.settings = self.game.read_settings(players, options or {})
        # Some options only fit some numbers of players, which shows when a game begins.
        self.game.begin(players, self.settings, "")
        self.layout = layout_of(self.game, players)
        self.observer = Observer(self.game, self.layout)
        self.actions = self.game.moves.size()

    def new(self, seed: str) -> State:
        state: State = self.game.new(self.players, self.settings, seed)
        return state

    def observe(self, state: State, seat: int) -> Vector:
        """What a seat, or a spectator, may know: a new observation."""
        return self.observer.new(state, seat)

    def mask(self, moves: list[int]) -> Mask:
        """A new mask: 1 for each of these moves, 0 for all others."""
        buffer = bytearray(self.actions)
        for move in moves:
            buffer[move] = 1
        return np.frombuffer(buffer, dtype=np.int8)

    def read_action(self, state: State, seat: int, action: object) -> int:
        """The move that an action stands for, or ``IllegalMove`` with the reason."""
        try:
            move = operator.index(action)  # type: ignore[arg-type]
        except TypeError:
            raise IllegalMove(f"an action is a whole number, not {action!r}") from None
        if move in state.moves(seat):
            return move
        if not 0 <= move < self.actions:
            raise IllegalMove(f"actions are the numbers from 0 to {self.actions - 1}, not {move}")
        word = self.game.moves.word(move)
        if move in state.candidates(seat):
            obstacle = state.obstacle(seat, move)
            assert obstacle is not None
            reason = f"{self.words.obstacle(obstacle)} ({obstacle.rule})"
            raise IllegalMove(f"{word} is not legal now: {reason}", obstacle)
        raise IllegalMove(f"{word} is no answer to what seat {seat} is asked now")

    def payoffs(self, state: State) -> list[float]:
        """The value of the outcome for each seat."""
        return payoffs(self.game.result(state))

    @cached_property
    def words(self) -> Words:
        return Words(self.game, "en", [f"player_{seat}" for seat in range(self.players)])

    def picture(self, state: State, seat: int) -> str:
        """The question to a seat, with all its moves; after the end, how the game ended."""
        if state.is_over():
            result = self.game.result(state)
            lines = [
                f"player_{other}: place {place}, {total} points"
                for other, (place, total) in enumerate(
                    zip(result.places, result.totals, strict=True)
                )
            ]
            return "\n".join([self.words.prompt(state, seat), *lines])
        view = self.game.view(state, seat)
        lines = [f"player_{seat}: {self.words.prompt(state, seat, view)}"]
        lines += [f"{move:6} {self.words.move(move, view)}" for move in state.moves(seat)]
        return "\n".join(lines)


def payoffs(result: Result) -> list[float]:
    """The winners share 1, the others share -1, so the sum is 0; a solo player gets 1 or -1.

    >>> payoffs(Result([9, 7, 3], [1, 2, 3], []))
    [1.0, -0.5, -0.5]
    >>> payoffs(Result([9, 9, 3], [1, 1, 3], []))
    [0.5, 0.5, -1.0]
    >>> payoffs(Result([9, 9], [1, 1], [])), payoffs(Result([5], [2], []))
    ([0.0, 0.0], [-1.0])
    """
    places = result.places
    winners = places.count(1)
    losers = len(places) - winners
    if not losers and winners > 1:
        return [0.0] * winners
    return [1 / winners if place == 1 else -1 / losers for place in places]
