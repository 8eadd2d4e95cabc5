"""Chance as explicit steps: outcomes chosen one at a time."""

import pickle
from copy import copy
from typing import Any

import pytest

from meadhall.kernel import chance
from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.chance import ExplicitChance
from meadhall.kernel.dice import Dice
from meadhall.kernel.plain import to_plain
from meadhall.kernel.state import Choice, State, Step

DICE = 40


class Rolls(State):
    """A player may roll many dice, one step for each; the sum counts."""

    __slots__ = ("begun", "total")

    def __init__(
        self,
        seats: int,
        dice: Dice,
        steps: list[Step[Any]],
        reveals: int,
        total: int,
        begun: list[int],
    ) -> None:
        super().__init__(seats, dice, steps, reveals)
        self.total = total
        self.begun = begun
        """The rolls begun by this state and all its copies."""

    def copy(self) -> "Rolls":
        return Rolls(1, self.dice.copy(), self.steps[:], self.reveals, self.total, self.begun)


class Decide(Choice[Rolls]):
    __slots__ = ()

    def candidates(self, state: Rolls, seat: int) -> list[int]:
        return [0, DICE]

    def play(self, state: Rolls, seat: int, move: int) -> None:
        state.steps.extend([Roll()] * move)


class Roll(Step[Rolls]):
    __slots__ = ()

    def run(self, state: Rolls) -> bool:
        state.steps.pop()
        state.begun.append(1)
        state.total += state.dice.below(0, 6)
        return True


def total(game: ExplicitChance) -> int:
    assert isinstance(game.state, Rolls)
    return game.state.total


def rolls() -> Rolls:
    return Rolls(1, Dice.from_seed("x", 1), [Decide(0)], 0, 0, [])


def test_every_outcome_is_asked_for() -> None:
    game = ExplicitChance(rolls())
    game.play(0, DICE)
    for number in range(DICE):
        assert game.outcomes_open == 6
        game.choose(number % 6)
    assert not game.outcomes_open
    assert total(game) == sum(number % 6 for number in range(DICE))
    assert game.state.dice.draws == DICE


def test_a_move_with_many_outcomes_is_not_repeated_for_each() -> None:
    state = rolls()
    game = ExplicitChance(state)
    game.play(0, DICE)
    for _ in range(DICE):
        game.choose(0)
    assert len(state.begun) < 4 * DICE


def test_lines_part_where_another_outcome_is_chosen() -> None:
    """Positions from which a move goes on are shared by copies, and never change."""
    game = ExplicitChance(rolls())
    game.play(0, DICE)
    for _ in range(DICE // 2):
        game.choose(1)
    other = copy(game)
    other._chosen = game._chosen[:]
    for _ in range(DICE - DICE // 2):
        game.choose(2)
        other.choose(3)
    assert (total(game), total(other)) == (60, 80)


def test_a_line_is_stored_without_the_middle_of_its_move() -> None:
    game = ExplicitChance(rolls())
    game.play(0, DICE)
    for _ in range(DICE - 1):
        game.choose(1)
    assert game._halt is not None
    assert pickle.loads(pickle.dumps(game._halt)) is None
    game._halt = None
    game.choose(5)
    assert total(game) == DICE - 1 + 5


def played(game_id: str, seed: str) -> list[object]:
    """All positions of a game in which every move and outcome is chosen by these dice."""
    game = find_game(game_id)
    dice = Dice.from_seed(seed, streams=1)
    explicit = ExplicitChance(game.begin(max(2, game.min_players), {}, ""))
    positions: list[object] = []
    while True:
        while explicit.outcomes_open:
            explicit.choose(dice.below(0, explicit.outcomes_open))
        positions.append(to_plain(explicit.state))
        seat = explicit.state.first_decider()
        if seat < 0:
            return positions
        moves = explicit.state.moves(seat)
        explicit.play(seat, moves[dice.below(0, len(moves))])


@pytest.mark.parametrize("game", game_ids())
def test_going_on_from_the_middle_leads_where_the_whole_move_does(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from_the_middle = played(game, "explicit")
    monkeypatch.setattr(chance, "FEW", 1 << 30)  # The plain form: always from the beginning.
    assert played(game, "explicit") == from_the_middle
