"""The phases of a year, and its start (NUL-YEAR)."""

import pytest

from meadhall.games.northgard.content.tables import (
    ACHIEVEMENT,
    ADVANCED,
    CARD_KIND,
    EARLY,
    PHASE_IDS,
)
from meadhall.games.northgard.rules.year.years import StartOfYear, Year
from tests.northgard.table import Table
from tests.rules import rule


def begin_year(table: Table) -> None:
    table.ask(Year())


def pass_all(table: Table) -> None:
    """Everyone passes and takes the first card, until the next year's Actions."""
    year = table.state.year
    while table.state.year == year and not table.state.is_over():
        moves = table.moves()
        table.play("pass" if "pass" in moves else moves[-1])


@rule("NUL-YEAR-01")
@pytest.mark.parametrize("creatures", [False, True])
def test_the_phases_follow_each_other(creatures: bool) -> None:
    table = Table(creatures=creatures)
    begin_year(table)
    pass_all(table)
    phases = [fact["phase"] for fact in table.heard("phase_began")]
    wanted = [phase for phase in PHASE_IDS[1:-1] if creatures or phase != "creatures"]
    assert phases == [*wanted, "start_of_year", "actions"]
    assert [fact["year"] for fact in table.heard("year_began")] == [1, 2]


@rule("NUL-YEAR-02", "NUL-EDGE-17", "NUL-EDGE-18")
def test_four_cards_and_one_for_each_forge_controlled_now() -> None:
    table = Table()
    table.lay("tile_07 1,0")
    table.units(1, "tile_07.m 1", "start.n 1")
    table.build("forge tile_07.m", "forge tile_07.m", "forge start.n", "forge start.s")
    table.ask(StartOfYear())
    assert [len(player.hand) for player in table.state.players] == [4, 7, 4]
    assert table.heard("cards_drawn") == [
        {"seat": 0, "n": 4},
        {"seat": 1, "n": 7},
        {"seat": 2, "n": 4},
    ]


@rule("NUL-EDGE-18")
def test_there_is_no_hand_limit() -> None:
    table = Table()
    table.lay("tile_07 1,0")
    table.units(0, "tile_07.m 1")
    table.build(*["forge tile_07.m"] * 3)
    table.ask(StartOfYear())
    table.resolve(0, "dev_fishing")
    assert len(table.player(0).hand) == 7


@rule("NUL-YEAR-03", "NUL-YEAR-04")
@pytest.mark.parametrize(
    ("year", "kind"), [(1, EARLY), (2, EARLY), (3, ADVANCED), (6, ADVANCED), (7, ACHIEVEMENT)]
)
def test_a_card_for_each_player_is_laid_out(year: int, kind: int) -> None:
    table = Table(players=4, year=year)
    laid = table.state.supply.achievements[:]
    table.ask(StartOfYear())
    assert len(table.state.supply.display) == 4
    assert {CARD_KIND[card] for card in table.state.supply.display} == {kind}
    if kind == ACHIEVEMENT:
        assert table.state.supply.display == laid
        assert table.state.supply.achievements == []


@rule("NUL-YEAR-05")
def test_cards_left_in_the_display_go_to_the_box() -> None:
    table = Table(players=3)
    begin_year(table)
    table.player(table.seat()).took_display_card = True
    pass_all(table)
    [cleared] = table.heard("display_cleared")
    assert len(list(cleared["cards"])) == 1  # type: ignore[call-overload]
    assert len(table.state.supply.display) == 3


@rule("NUL-YEAR-06")
def test_what_holds_this_year_ends_with_it() -> None:
    table = Table()
    begin_year(table)
    table.resolve(0, "dev_conqueror")
    assert table.player(0).year_flags
    pass_all(table)
    assert not table.player(0).year_flags


@rule("NUL-YEAR-07")
def test_all_draw_in_turn_order() -> None:
    table = Table()
    table.state.first_player = 2
    table.ask(StartOfYear())
    assert [fact["seat"] for fact in table.heard("cards_drawn")] == [2, 0, 1]
