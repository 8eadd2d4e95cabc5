"""Quick answers agree with the full lists they stand for, all through play."""

from collections.abc import Iterator

import pytest

from meadhall.games.last_aurora import GAME
from meadhall.games.last_aurora.content.tables import BOX_ACCEPTS, IN_ATTACK, OBJECTS
from meadhall.games.last_aurora.rules import rest
from meadhall.games.last_aurora.rules.cards.objects import object_moves, object_obstacle
from meadhall.games.last_aurora.rules.convoys.cargo import SETS, boxes_at, recount
from meadhall.games.last_aurora.rules.convoys.damage import (
    ANYWHERE,
    BEST_WEAPON,
    COLUMN,
    DIFFERENT_CARDS,
    UPPER_ROW,
    RepairBoxes,
    boxes_in,
    has_box_in,
)
from meadhall.games.last_aurora.rules.fighting import fire
from meadhall.games.last_aurora.rules.fighting.enemies import foes_near, is_foe_near
from meadhall.games.last_aurora.rules.moves import DONE, PLAY
from meadhall.games.last_aurora.rules.state import AuroraState
from meadhall.kernel.dice import Dice
from meadhall.kernel.plain import digest

EVERYTHING: dict[str, object] = {
    "exploration_deck": True,
    "asgaror_clan": True,
    "crews": "random",
    "stories": True,
    "player_versus_player": True,
    "mine": True,
}


def positions(players: int, options: dict[str, object] | None = None) -> Iterator[AuroraState]:
    """Each choice of a game played at random."""
    state = GAME.new(players, options or {}, "shortcuts")
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
                    PLAY.at(kind)
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


def test_room_is_kept_while_boxes_are_damaged_and_repaired() -> None:
    """LAU-CARGO-06, LAU-DMG-08."""
    rooms = set()
    for state in positions(3):
        for player in state.players:
            kept = player.room
            recount(state, player)
            assert kept == player.room
            rooms.add(tuple(kept))
    assert len(rooms) > 10


def test_who_ends_a_turn_unasked_could_do_nothing_else() -> None:
    """LAU-REST-01, LAU-FIRE-05."""
    unasked = asked = 0
    for options in ({}, EVERYTHING):
        for state in positions(3, options):
            for seat, player in enumerate(state.players):
                if not rest.may_act(state, player):
                    assert rest.RestTurn(seat).moves(state, seat) == [DONE.move]
                    unasked += 1
                if not fire.may_act(state, player):
                    assert fire.FireTurn(seat).moves(state, seat) == [DONE.move]
                    unasked += 1
                asked += len(fire.FireTurn(seat).moves(state, seat)) > 1
    assert unasked
    assert asked


def test_there_is_a_box_to_repair_where_one_can_be_listed() -> None:
    """LAU-DMG-08, LFS-ASG-02."""
    found = set()
    for state in positions(3, EVERYTHING):
        for seat in range(3):
            for only_asgard in (False, True):
                step = RepairBoxes(seat, 1, only_asgard)
                assert step.has_box(state) == bool(step.boxes(state))
                found.add((only_asgard, step.has_box(state)))
    assert (False, True) in found


def test_an_enemy_is_near_where_one_can_be_listed() -> None:
    found = set()
    for state in positions(3):
        for seat in range(3):
            assert is_foe_near(state, seat) == bool(foes_near(state, seat))
            found.add(is_foe_near(state, seat))
    assert found == {False, True}


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("options", [{}, EVERYTHING], ids=["base", "everything"])
def test_a_copy_stays_as_it_is_however_the_game_goes_on(
    players: int, options: dict[str, object]
) -> None:
    """Lists and decks that change seldom are shared until then."""
    copies = [(state.copy(), digest(state)) for state in positions(players, options)]
    assert all(digest(copy) == before for copy, before in copies)
    assert len({before for _, before in copies}) == len(copies)
