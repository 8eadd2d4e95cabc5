"""Quick answers agree with the full lists they stand for, all through play."""

from collections.abc import Iterator

from meadhall.games.last_aurora import GAME
from meadhall.games.last_aurora.cargo import SETS, boxes_at, recount
from meadhall.games.last_aurora.damage import (
    ANYWHERE,
    BEST_WEAPON,
    COLUMN,
    DIFFERENT_CARDS,
    UPPER_ROW,
    boxes_in,
    has_box_in,
)
from meadhall.games.last_aurora.moves import PLAY
from meadhall.games.last_aurora.objects import object_moves, object_obstacle
from meadhall.games.last_aurora.state import AuroraState
from meadhall.games.last_aurora.tables import BOX_ACCEPTS, IN_ATTACK, OBJECTS
from meadhall.kernel.dice import Dice


def positions(players: int) -> Iterator[AuroraState]:
    """Each choice of a game played at random."""
    state = GAME.new(players, {}, "shortcuts")
    dice = Dice.from_seed("shortcuts", 1)
    while not state.is_over():
        assert isinstance(state, AuroraState)
        yield state
        seat = state.deciders()[0]
        moves = state.moves(seat)
        state.play(seat, moves[dice.below(0, len(moves))])


def test_there_is_a_box_to_damage_where_one_can_be_listed() -> None:
    """LAU-DMG-02, LAU-DMG-03."""
    for state in positions(3):
        wrecked = state.copy()
        wrecked.damaged = [True] * len(wrecked.damaged)
        for at in (state, wrecked):
            for player in at.players:
                for where in (ANYWHERE, COLUMN, UPPER_ROW, BEST_WEAPON, DIFFERENT_CARDS):
                    used = 0b101 if where == DIFFERENT_CARDS else 0
                    for column in range(4):
                        boxes = boxes_in(at, player, where, column, used)
                        assert has_box_in(at, player, where, column, used) == bool(boxes)


def test_the_objects_that_may_be_played_are_those_without_an_obstacle() -> None:
    """LAU-OBJ-01, LAU-OBJ-04."""
    found = 0
    for state in positions(3):
        for seat in range(3):
            hand = state.players[seat].hand
            for phase in range(IN_ATTACK + 1):
                legal = [
                    PLAY + kind
                    for kind in range(OBJECTS)
                    if hand[kind] and object_obstacle(state, seat, kind, phase) is None
                ]
                assert object_moves(state, seat, phase) == legal
                found += len(legal)
    assert found


def test_room_is_the_boxes_that_take_one_of_the_kinds() -> None:
    """LAU-CARGO-04."""
    for state in positions(3):
        for player in state.players:
            recount(state, player)
            boxes = [
                box
                for place in range(len(player.convoy))
                for box in boxes_at(player, place)
                if not state.damaged[box]
            ]
            for kinds in range(SETS):
                assert player.room[kinds] == sum(bool(BOX_ACCEPTS[box] & kinds) for box in boxes)
