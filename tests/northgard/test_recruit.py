"""Recruit actions, Training Camps, and units that come without one (NUL-REC)."""

from collections.abc import Sequence
from typing import Any

import pytest

from meadhall.games.northgard.content.tables import CREATURE_IDS
from meadhall.games.northgard.content.tiles import TILE_IDS
from meadhall.games.northgard.seen.viewing import view
from meadhall.kernel.events import SPECTATOR
from tests.northgard.table import Table
from tests.rules import rule


def homestead(*clans: str, **options: Any) -> Table:
    """Seat 0 in the north and south of the start tile, seat 1 in the east."""
    table = Table(clans=clans or ("goat", "boar", "wolf"), **options)
    table.units(0, "start.n 1", "start.s 1")
    table.units(1, "start.e 1")
    return table


@rule("NUL-REC-01", "NUL-REC-10")
def test_units_come_one_at_a_time_to_own_territories() -> None:
    table = homestead()
    table.resolve(0, "dev_up_town_hall")
    assert table.moves() == ["recruit:start.n", "recruit:start.s", "done"]
    table.play("recruit:start.n", "recruit:start.s")
    assert (table.units_in("start.n", 0), table.units_in("start.s", 0)) == (2, 2)
    assert table.step() == "over"


@rule("NUL-REC-10")
def test_a_player_may_stop_before_the_first_unit() -> None:
    table = homestead("stag", "boar", "wolf")
    table.resolve(0, "clan_stag")
    table.play("done")
    assert table.player(0).reserve == 12
    # The pull into the territory just recruited in falls away.
    assert table.step() == "over"


@rule("NUL-REC-02", "NUL-EDGE-02")
def test_the_reserve_is_the_only_limit() -> None:
    table = homestead()
    table.units(0, "start.n 11")
    table.resolve(0, "dev_up_town_hall")
    table.play("recruit:start.n")
    assert table.units_in("start.n", 0) == 13
    assert table.player(0).reserve == 0
    assert table.step() == "over"


@rule("NUL-REC-03", "EX-01")
def test_each_camp_adds_a_unit_where_one_was_recruited() -> None:
    table = homestead()
    table.build("training_camp start.n", "training_camp start.s")
    table.resolve(0, "dev_up_town_hall")
    table.play("recruit:start.n", "recruit:start.s")
    assert (table.units_in("start.n", 0), table.units_in("start.s", 0)) == (3, 3)
    assert table.player(0).reserve == 14 - 2 - 4


@rule("NUL-REC-03", "NUL-REC-04")
def test_a_camp_works_once_per_action_and_triggers_nothing() -> None:
    table = homestead()
    table.build("training_camp start.n", "training_camp start.n")
    table.resolve(0, "dev_up_town_hall")
    table.play("recruit:start.n", "recruit:start.n")
    assert table.units_in("start.n", 0) == 1 + 2 + 2


@rule("NUL-REC-05")
def test_the_player_chooses_which_camp_gets_the_last_unit() -> None:
    table = homestead()
    table.units(0, "start.n 9")
    table.build("training_camp start.n", "training_camp start.s")
    table.resolve(0, "dev_up_town_hall")
    table.play("recruit:start.n", "recruit:start.s")
    assert table.moves() == ["camp:start.n", "camp:start.s"]
    table.play("camp:start.s")
    assert table.player(0).reserve == 0
    assert (table.units_in("start.n", 0), table.units_in("start.s", 0)) == (11, 3)


@rule("NUL-REC-06")
def test_neutral_ground_is_judged_when_the_card_starts() -> None:
    table = homestead()
    table.resolve(0, "dev_allies_wild")
    assert table.moves() == ["recruit:start.w", "done"]
    table.play("recruit:start.w", "recruit:start.w", "recruit:start.w")
    assert table.units_in("start.w", 0) == 3


@rule("NUL-REC-06")
def test_all_units_of_some_cards_go_to_one_territory() -> None:
    table = homestead()
    table.resolve(0, "dev_outpost")
    assert table.moves() == ["recruit:start.n", "recruit:start.s", "recruit:start.w", "done"]
    table.play("recruit:start.w")
    assert table.moves() == ["recruit:start.w", "done"]


@rule("NUL-REC-07")
def test_a_player_without_units_begins_again_in_one_neutral_territory() -> None:
    table = Table()
    table.units(1, "start.e 1")
    table.resolve(0, "dev_up_town_hall")
    assert table.moves() == ["recruit:start.n", "recruit:start.s", "recruit:start.w", "done"]
    table.play("recruit:start.s")
    assert table.moves() == ["recruit:start.s", "done"]
    table.play("recruit:start.s")
    assert table.units_in("start.s", 0) == 2


@rule("NUL-REC-07", "NUL-REC-12")
def test_without_neutral_ground_a_tile_is_laid_that_scores_nothing() -> None:
    table = Table(players=2, clans=("raven", "stag"))
    table.units(1, "start.n 1", "start.e 1", "start.s 1", "start.w 1")
    table.next_tiles("tile_02")
    table.resolve(0, "start_recruit")
    assert table.moves() == ["draw_tile", "decline"]
    table.play("draw_tile")
    assert table.step() == "ChooseCell"
    table.play("cell:0,-1", "turn:2")
    # It closes the north for the other player and offers its own south.
    assert not table.state.lands.is_open(table.territory("start.n"))
    assert (table.glory(0), table.glory(1)) == (0, 0)
    assert table.player(0).goods() == 0
    assert table.moves() == [f"recruit:{table.name('tile_02.s')}", "done"]
    table.play(f"recruit:{table.name('tile_02.s')}")
    assert table.units_in("tile_02.s", 0) == 1


@rule("NUL-REC-12", "NUL-INFO-07")
def test_once_the_tile_lies_nobody_sees_a_tile_to_be_placed() -> None:
    table = Table(players=2, clans=("raven", "stag"))
    table.units(1, "start.n 1", "start.e 1", "start.s 1", "start.w 1")
    table.next_tiles("tile_02")
    table.resolve(0, "start_recruit")
    table.play("draw_tile", "cell:0,-1")
    for viewer in (SPECTATOR, 0, 1):
        placing = view(table.state, viewer).placing
        assert placing is not None
        assert placing.tile == "tile_02"
    table.play("turn:2")
    assert table.step() == "RecruitUnits"
    assert [view(table.state, viewer).placing for viewer in (SPECTATOR, 0, 1)] == [None] * 3


@rule("NUL-CREA-34", "NUL-REC-07", "NUL-CREA-22", "NUL-CREA-27")
@pytest.mark.parametrize("creature", ["brown_bear_beige", "fallen_valkyrie_beige"])
def test_nobody_begins_again_by_recruiting_beside_a_bear_or_a_valkyrie(creature: str) -> None:
    table = Table(creatures=True)
    table.units(1, "start.e 1")
    table.creature(creature, "start.s")
    table.resolve(0, "start_recruit")
    assert table.moves() == ["recruit:start.n", "recruit:start.w", "done"]
    table = Table(creatures=True)
    table.units(1, "start.n 1", "start.e 1", "start.w 1")
    table.creature(creature, "start.s")
    table.resolve(0, "start_recruit")
    assert table.moves() == ["draw_tile", "decline"]


@rule("NUL-CREA-34", "NUL-REC-07")
@pytest.mark.parametrize("creature", ["brown_bear_beige", "fallen_valkyrie_beige"])
def test_where_the_creature_of_the_tile_bars_recruiting_another_is_drawn(creature: str) -> None:
    table = Table(players=2, clans=("raven", "stag"), creatures=True)
    table.units(1, "start.n 1", "start.e 1", "start.s 1", "start.w 1")
    table.state.own_creatures().deck.cards[:] = [CREATURE_IDS.index(creature)]
    table.next_tiles("tile_17", "tile_02")
    table.resolve(0, "start_recruit")
    # Only the area with the lair does not join the land of the other player.
    table.play("draw_tile", "cell:0,-1", "turn:0")
    assert table.state.creatures_in(table.territory("tile_17.n"))
    assert table.step() == "ChooseCell"
    # The second tile may not lie so that its free ground joins that of the creature.
    table.play("cell:1,0")
    assert table.state.placing is not None
    assert TILE_IDS[table.state.placing.tile] == "tile_02"


def barred_tile(above: Sequence[str], below: Sequence[str]) -> Table:
    """Seat 0 has laid tile_17, where a Brown Bear bars recruiting. The pile held nothing else but
    the tiles above and below it.
    """
    table = Table(players=2, clans=("raven", "stag"), creatures=True)
    table.units(1, "start.n 1", "start.e 1", "start.s 1", "start.w 1")
    table.state.own_creatures().deck.cards[:] = [CREATURE_IDS.index("brown_bear_beige")]
    table.next_tiles(*above, "tile_17")
    table.only_tiles(*below)
    table.resolve(0, "start_recruit")
    table.play("draw_tile", "cell:0,-1", "turn:0")
    return table


@rule("NUL-CREA-34", "NUL-REC-07")
def test_the_last_tile_of_the_pile_is_still_drawn_after_a_barred_one() -> None:
    table = barred_tile(above=[], below=["tile_02"])
    assert table.heard("found_no_place") == []
    assert table.step() == "ChooseCell"
    assert table.state.placing is not None
    assert TILE_IDS[table.state.placing.tile] == "tile_02"


@rule("NUL-CREA-34", "NUL-REC-07")
def test_after_a_barred_tile_those_that_did_not_fit_before_are_tried_again() -> None:
    # tile_13 is one area all round: it would always join the units of the other player.
    table = barred_tile(above=["tile_13"], below=[])
    assert table.heard("tiles_put_under") == [{"seat": 0, "n": 1}] * 2
    assert table.heard("found_no_place") == [{"seat": 0}]
    assert (table.step(), table.player(0).reserve) == ("over", 14)
    assert view(table.state, 1).placing is None


@rule("NUL-REC-12")
def test_the_tile_may_be_declined() -> None:
    table = Table(players=2)
    table.units(1, "start.n 1", "start.e 1", "start.s 1", "start.w 1")
    table.resolve(0, "start_recruit")
    table.play("decline")
    assert table.step() == "over"
    assert table.player(0).reserve == 14


@rule("NUL-REC-08", "NUL-CARD-30")
def test_an_added_unit_is_not_recruited() -> None:
    table = homestead()
    table.units(1, "start.w 1")
    table.build("training_camp start.n")
    table.resolve(0, "dev_capture")
    table.play("strike:start.w", "place:start.n")
    assert table.units_in("start.n", 0) == 2


@rule("NUL-REC-09")
def test_kaija_is_recruited_in_place_of_a_unit_and_trains_one() -> None:
    table = homestead("bear", "boar", "wolf")
    table.build("training_camp start.s")
    table.resolve(0, "start_recruit")
    assert "recruit_kaija:start.s" in table.moves()
    table.play("recruit_kaija:start.s")
    assert table.state.kaija_is_in(table.territory("start.s"))
    assert table.units_in("start.s", 0) == 2
    table.resolve(0, "start_recruit")
    assert "recruit_kaija:start.s" not in table.moves()


@rule("NUL-EDGE-21")
def test_without_units_in_the_reserve_kaija_trains_nobody() -> None:
    table = homestead("bear", "boar", "wolf")
    table.units(0, "start.n 12")
    table.build("training_camp start.n")
    table.resolve(0, "start_recruit")
    assert table.moves() == ["recruit_kaija:start.n", "recruit_kaija:start.s", "done"]
    table.play("recruit_kaija:start.n")
    assert table.units_in("start.n", 0) == 13


@rule("NUL-REC-11")
def test_other_ways_to_recruit_need_units_on_the_map() -> None:
    for card in ("dev_hunters", "clan_wolf_call_to_war", "clan_boar_osmosis"):
        table = Table()
        table.units(1, "start.e 1")
        table.resolve(0, card)
        assert table.step() == "over", card
        assert table.player(0).reserve == 14


@rule("NUL-TURN-17", "NUL-CARD-04", "NUL-CARD-05", "NUL-CARD-06")
@pytest.mark.parametrize(
    ("clan", "card"),
    [
        ("wolf", "clan_wolf_call_to_war"),
        ("boar", "clan_boar_osmosis"),
        ("goat", "dev_hunters"),
        ("goat", "dev_woodcutters"),
        ("goat", "dev_loremasters"),
    ],
)
def test_recruiting_in_some_territories_needs_one_of_them_and_a_unit(clan: str, card: str) -> None:
    table = Table(clans=(clan, "raven", "stag"))
    table.lay("tile_02 0,-1 r2")
    table.units(0, "start.n 1")
    table.units(1, "start.s 1")
    table.hand(0, card, "start_move")
    table.turn(0)
    # The north is closed, shows nothing and has no enemy beside it.
    assert table.refused(f"play:{card}") == "NUL-TURN-07"
    # The west is open and beside an enemy.
    table.units(0, "start.w 1")
    table.build("food_silo start.w", "woodcutter_lodge start.w", "menhir start.w")
    assert table.obstacle(f"play:{card}") is None
    table.units(0, "start.w 12")
    assert table.refused(f"play:{card}") == "NUL-REC-02"


@rule("NUL-REC-09", "NUL-TURN-17")
@pytest.mark.parametrize("is_in_reserve", [True, False])
def test_kaija_alone_is_enough_for_hunters(is_in_reserve: bool) -> None:
    table = Table(clans=("bear", "boar", "wolf"))
    table.units(0, "start.n 14")
    table.build("food_silo start.n")
    table.hand(0, "dev_hunters", "start_move")
    if not is_in_reserve:
        table.kaija("start.n")
    table.turn(0)
    assert table.obstacle("play:dev_hunters") == (None if is_in_reserve else "NUL-REC-02")


@rule("NUL-CARD-04")
def test_hunters_bring_a_unit_for_each_icon() -> None:
    table = Table()
    table.lay("tile_07 1,0")
    table.units(0, "tile_07.m 1", "start.w 1")
    table.build("food_silo tile_07.m.m1", "training_camp tile_07.m")
    table.resolve(0, "dev_hunters")
    there = table.name("tile_07.m")
    assert table.moves() == [f"recruit:{there}", "done"]
    table.play(f"recruit:{there}", f"recruit:{there}")
    assert table.units_in("tile_07.m", 0) == 1 + 2 + 1


@rule("NUL-CARD-05")
def test_call_to_war_reaches_every_territory_next_to_an_enemy_once() -> None:
    table = homestead()
    table.lay("tile_02 0,1 r0")
    table.units(0, "tile_02.s 1")
    table.resolve(0, "clan_wolf_call_to_war")
    assert table.moves() == ["recruit:start.n", "recruit:start.s", "done"]
    table.play("recruit:start.n")
    assert table.moves() == ["recruit:start.s", "done"]
    table.play("done")
    assert (table.units_in("start.n", 0), table.units_in("start.s", 0)) == (2, 1)


@rule("NUL-CARD-06")
def test_osmosis_reaches_three_open_or_wooded_territories() -> None:
    table = homestead()
    table.lay("tile_13 0,-1", "tile_02 0,-2 r0")
    table.units(0, "start.w 1", "tile_02.n 1")
    table.resolve(0, "clan_boar_osmosis")
    assert len(table.moves()) == 5
    table.play("recruit:start.s", "recruit:start.w")
    assert "recruit:start.s" not in table.moves()
    table.play(table.moves()[0])
    assert table.step() == "over"


@rule("NUL-CARD-07")
def test_raven_mercenaries_settle_and_one_more_can_be_bought() -> None:
    table = Table(clans=("raven", "boar", "wolf"))
    table.units(0, "start.n 1")
    table.build("training_camp start.w")
    table.give(0, food=1, wood=1)
    table.resolve(0, "clan_raven_mercenaries")
    table.play("recruit:start.w", "recruit:start.w")
    assert table.units_in("start.w", 0) == 3
    table.play("use")
    while table.step() != "over" and table.moves()[0].startswith("pay"):
        table.play(table.moves()[0])
    assert table.moves() == ["recruit:start.w", "done"]
    table.play("recruit:start.w")
    assert table.units_in("start.w", 0) == 4
    assert table.player(0).goods() == 0
