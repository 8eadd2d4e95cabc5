"""What players know (LIG-INFO)."""

from meadhall.games.ice_garden import GAME
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import EVERYONE, SPECTATOR, Event
from meadhall.kernel.plain import digest
from tests.ice_garden.crowd import crowded_game
from tests.ice_garden.table import Table
from tests.rules import rule


@rule("LIG-INFO-01", "LIG-INFO-02")
def test_nobody_knows_a_tile_that_lies_face_down_not_even_who_laid_it() -> None:
    table = Table(3, begun=False)
    table.play("tile:bear_lands")
    for seat in (0, 1, 2, SPECTATOR):
        region = table.view(seat).regions[4]
        assert (region.is_in_play, region.tile, region.order) == (True, None, None)
    assert table.heard("tile_laid") == [{"seat": 0, "region": "bear_lands"}]
    assert table.heard("tile_revealed") == []


@rule("LIG-INFO-02")
def test_which_tile_was_laid_is_open_until_it_is_turned_up() -> None:
    """The same moves lead to other maps once the future is drawn again."""
    table = Table(3, begun=False)
    table.play("tile:bear_lands")
    tiles = set()
    for number in range(20):
        other = GAME.resample(table.state, 0, Dice.from_seed(f"map {number}", 6))
        while other.phase == 0 and not other.map.by_number:
            other.play(other.deciders()[0], other.moves(other.deciders()[0])[0])
        tiles.add(other.map.tiles[4])
    assert len(tiles) > 1


@rule("LIG-INFO-01")
def test_reserves_are_seen_once_they_are_turned_up() -> None:
    table = Table(3, begun=False)
    while table.step() == "LayTile":
        table.play(table.moves()[0])
    assert [region.reserves for region in table.view().regions] == [0] * 8
    table.play("thorn:bear_lands")
    assert sum(region.reserves for region in table.view().regions) == 4
    assert all(region.tile for region in table.view().regions if region.is_in_play)


@rule("LIG-INFO-01")
def test_everything_on_the_table_is_seen_by_all() -> None:
    state = crowded_game(4, {"vuko_tiles": True}, "open to all")
    views = [GAME.view(state, seat) for seat in (0, 1, 2, 3, SPECTATOR)]
    for view in views:
        assert view.players == views[0].players
        assert view.regions == views[0].regions
        assert (view.stock, view.boxes, view.stages) == (
            views[0].stock, views[0].boxes, views[0].stages,
        )  # fmt: skip


@rule("LIG-INFO-01")
def test_nothing_is_told_to_one_seat_only() -> None:
    table = Table(4, begun=False)
    while table.step() != "PlanMarker":
        table.play(table.moves()[0])
    assert {event.audience for event in table.events} == {EVERYONE}
    assert GAME.secrets(table.state, 0) == []


@rule("LIG-INFO-01")
def test_with_several_players_no_die_is_rolled_after_the_setup() -> None:
    """Whatever the dice would bring, the same moves lead to the same position."""
    first = crowded_game(3, {"action_order": True}, "no dice")
    second = GAME.resample(first, 0, Dice.from_seed("another future", 6))
    told: list[Event] = []
    first.listen(told)
    moves = Dice.from_seed("moves", 1)
    while not first.is_over():
        seat = first.deciders()[0]
        legal = first.moves(seat)
        move = legal[moves.below(0, len(legal))]
        first.play(seat, move)
        second.play(seat, move)
    second.dice = first.dice
    assert digest(first) == digest(second)
    assert not {"rolled", "independent_acts", "independent_chose"} & {e.kind.name for e in told}
