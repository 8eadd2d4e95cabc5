"""Answers that stop at the first find agree with the full lists that they stand for."""

from collections.abc import Iterator

import pytest

from meadhall.games.northgard import GAME
from meadhall.games.northgard.content.tiles import TILE_AREAS
from meadhall.games.northgard.rules.actions.build import (
    BUILD_EFFECTS,
    HIGHEST_PRICE,
    builds_in,
    can_build_in,
)
from meadhall.games.northgard.rules.actions.recruit import (
    CONTROLLED,
    CONTROLLED_OR_NEUTRAL,
    NEUTRAL,
    has_ground,
    recruiting_ground,
)
from meadhall.games.northgard.rules.ground.placing import (
    allowed_cells,
    can_lie_on_rim,
    legal_turns,
    placement_obstacle,
)
from meadhall.games.northgard.rules.moves import distinct
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.kernel.dice import Dice

TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"creatures": True}),
    (4, {"team_game": True, "creatures": True}),
]


def positions(players: int, options: dict[str, object]) -> Iterator[NorthgardState]:
    """Each choice of a game played at random, but seldom passed in."""
    state = GAME.new(players, options, "shortcuts")
    dice = Dice.from_seed("shortcuts", 1)
    while not state.is_over():
        assert isinstance(state, NorthgardState)
        yield state
        seat = state.deciders()[0]
        moves = state.moves(seat)
        if len(moves) > 1 and dice.below(0, 4):
            moves = moves[:-1]
        state.play(seat, moves[dice.below(0, len(moves))])


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_tile_can_lie_where_it_has_a_legal_turn(players: int, options: dict[str, object]) -> None:
    """NUL-TILE-20."""
    looked_at = 0
    for state in positions(players, options):
        if state.placing is None or not state.placing.drawn:
            continue
        for tile in state.placing.drawn:
            for cell in allowed_cells(state):
                turns = range(4 if len(TILE_AREAS[tile]) > 1 else 1)
                legal = [t for t in turns if placement_obstacle(state, tile, cell, t) is None]
                assert legal_turns(state, tile, cell) == legal
                index = state.lands.frontier().index(cell)
                assert can_lie_on_rim(state, tile, index) == bool(legal)
                looked_at += 1
    assert looked_at > 100


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_something_can_be_built_where_there_is_a_move_to_build(
    players: int, options: dict[str, object]
) -> None:
    """NUL-BUILD-01."""
    found = set()
    for number, state in enumerate(positions(players, options)):
        if number % 10:
            continue
        for territory in state.lands.territories():
            for effect in BUILD_EFFECTS:
                for wood in (0, 1, 2, HIGHEST_PRICE):
                    can_build = can_build_in(state, effect, territory, wood)
                    assert can_build == bool(builds_in(state, effect, territory, wood, True))
                    found.add(can_build)
    assert found == {False, True}


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_there_is_ground_to_recruit_on_where_it_can_be_listed(
    players: int, options: dict[str, object]
) -> None:
    """NUL-REC-01."""
    for state in positions(players, options):
        for seat in range(players):
            for where in (CONTROLLED, NEUTRAL, CONTROLLED_OR_NEUTRAL):
                ground = recruiting_ground(state, seat, where)
                assert has_ground(state, seat, where) == bool(ground)


def test_distinct_targets_come_once_and_ascending() -> None:
    dice = Dice.from_seed("distinct", 1)
    for length in range(12):
        targets = [dice.below(0, 7) for _ in range(length)]
        before = targets[:]
        assert distinct(targets) == sorted(set(targets))
        assert targets == before
