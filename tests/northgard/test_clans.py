"""Clan powers that belong to no other chapter: Snake's token, and what is not optional."""

from typing import Any

from meadhall.games.northgard.rules.clans import PlaceToken, combat_points, offer_token
from tests.northgard.table import Table
from tests.rules import rule


def snake(**options: Any) -> Table:
    table = Table(clans=("snake", "boar", "wolf"), **options)
    table.units(0, "start.n 1")
    table.units(1, "start.e 1")
    return table


@rule("NUL-CLAN-05", "NUL-CLAN-06")
def test_the_token_goes_next_to_snake_or_stays() -> None:
    table = snake()
    table.ask(PlaceToken(0))
    # The opposite side of the start tile touches the north only at a corner.
    assert table.moves() == ["scorch:start.e", "scorch:start.w", "decline"]
    table.play("scorch:start.e")
    assert table.heard("scorched") == [{"seat": 0, "territory": "start.e"}]
    table.ask(PlaceToken(0))
    assert table.moves() == ["scorch:start.w", "decline"]
    table.play("decline")
    assert table.state.figures.scorched_at == table.territory("start.e")


@rule("NUL-CLAN-06")
def test_the_token_may_lie_in_neutral_and_own_territories() -> None:
    table = snake()
    table.units(0, "start.w 1")
    table.ask(PlaceToken(0))
    assert "scorch:start.n" in table.moves()
    assert "scorch:start.s" in table.moves()


@rule("NUL-CARD-25")
def test_nobody_else_places_the_token() -> None:
    table = snake()
    offer_token(table.state, 1)
    assert table.step() == "over"
    table.resolve(1, "clan_snake")
    assert "PlaceToken" not in [type(step).__name__ for step in table.state.steps]


@rule("NUL-CLAN-07")
def test_snake_is_stronger_where_its_token_lies() -> None:
    table = snake()
    table.scorch("start.e")
    points = [combat_points(table.state, seat, table.territory("start.e")) for seat in (0, 1)]
    assert points == [1, 0]
    assert combat_points(table.state, 0, table.territory("start.n")) == 0


@rule("NUL-EDGE-30")
def test_the_token_stays_when_its_territory_grows() -> None:
    table = snake()
    table.scorch("start.e")
    table.lay("tile_07 1,0")
    assert combat_points(table.state, 0, table.territory("tile_07.m")) == 1


@rule("NUL-CLAN-11")
def test_powers_without_a_may_are_carried_out_by_themselves() -> None:
    table = Table(players=2, clans=("boar", "goat"))
    table.units(0, "start.n 1")
    table.next_tiles("tile_13")
    table.resolve(0, "start_explore")
    assert table.step() == "over"
    assert table.resource(0, "lore") == 1


@rule("NUL-TEAM-01", "NUL-TEAM-06")
def test_partners_sit_opposite_and_are_no_opponents() -> None:
    table = Table(players=4, team_game=True)
    state = table.state
    assert [seat for seat in range(4) if state.are_partners(0, seat)] == [2]
    assert [seat for seat in range(4) if state.is_enemy(1, seat)] == [0, 2]
    assert [state.partner(seat) for seat in range(4)] == [2, 3, 0, 1]
    assert state.turn_order() == [0, 1, 2, 3]


@rule("NUL-TEAM-12")
def test_closing_a_partners_territory_brings_nobody_glory() -> None:
    table = Table(players=4, clans=("stag", "boar", "wolf", "raven"), team_game=True)
    table.units(0, "start.n 1")
    table.units(2, "start.s 1")
    table.next_tiles("tile_02")
    table.resolve(0, "dev_huginn_muninn")
    table.play("cell:0,1", "turn:0")
    assert not table.state.lands.is_open(table.territory("start.s"))
    assert [table.glory(seat) for seat in range(4)] == [0, 0, 0, 0]
