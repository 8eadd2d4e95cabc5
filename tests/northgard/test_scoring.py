"""Final Glory, victory and ties (NUL-END), and the score of teams (NUL-TEAM)."""

from meadhall.games.northgard.content.tables import CARD_IDS, GLORY_CLOSING, GLORY_IDS
from meadhall.games.northgard.rules.scoring import SOURCES, deck_of, rank_key, score_sheet
from tests.northgard.table import Table
from tests.rules import rule


def sheet(table: Table, seat: int) -> dict[str, int]:
    points = dict(zip(SOURCES, score_sheet(table.state, seat), strict=True))
    return {source: glory for source, glory in points.items() if glory}


def total(table: Table, seat: int) -> int:
    return sum(score_sheet(table.state, seat))


@rule("NUL-END-03", "NUL-DECK-05")
def test_tokens_resources_cards_and_unrest_make_the_final_glory() -> None:
    table = Table(players=2)
    table.state.gain_glory(0, 7, GLORY_CLOSING)
    table.give(0, food=4, wood=3, lore=1)
    table.top(0, "unrest", "dev_town_hall")
    table.discard(0, "dev_up_town_hall")
    assert sheet(table, 0) == {"closing": 7, "resources": 2, "cards": 2, "unrest": -5}
    table.player(0).removed += (table.player(0).discard.pop(),)
    assert sheet(table, 0)["cards"] == 1


@rule("NUL-DECK-05")
def test_the_deck_is_what_lies_in_the_four_zones() -> None:
    table = Table(players=2)
    table.hand(0, "start_feast")
    table.active(0, "start_move")
    table.discard(0, "start_build")
    assert len(deck_of(table.player(0))) == 7


@rule("NUL-END-05", "NUL-EDGE-39", "NUL-EDGE-16")
def test_achievements_look_at_what_is_controlled_now() -> None:
    table = Table(players=2)
    table.lay("tile_09 0,-1", "tile_21 1,0")
    table.units(0, "tile_09.e 2", "tile_09.n 1", "tile_21.s 1")
    table.build("food_silo tile_09.n.n1", "fortress tile_21.s.s1", "food_silo start.s")
    scores = {
        "ach_builder": 1 + 3,
        "ach_explorer": 1,  # The stone site; that of the silo and the large one are taken.
        "ach_food_trader": 2 * 2,  # A printed icon and the silo; the neutral one counts for nobody.
        "ach_wood_trader": 0,
        "ach_scholar": 0,
        "ach_trapper": 0,
        "ach_warlord": 4,
    }
    for card, glory in scores.items():
        table.state.own_supply().achievements = [card_number(card)]
        table.top(0, card, is_public=True)
        assert sheet(table, 0).get("achievements", 0) == glory, card
        table.player(0).pile.draw(table.state.dice)


def card_number(card: str) -> int:
    return CARD_IDS.index(card)


@rule("NUL-END-05")
def test_kaija_is_a_unit_for_the_warlord_and_lairs_are_trapped() -> None:
    table = Table(players=2, clans=("bear", "goat"))
    table.lay("tile_17 0,-1")
    table.units(0, "tile_17.n 1")
    table.kaija("tile_17.n")
    table.state.own_supply().achievements = [card_number("ach_warlord"), card_number("ach_trapper")]
    table.top(0, "ach_warlord", "ach_trapper")
    assert sheet(table, 0) == {"achievements": 2 + 3}


@rule("NUL-END-06")
def test_final_glory_may_be_negative() -> None:
    table = Table(players=2)
    table.top(0, "unrest", "unrest")
    assert total(table, 0) == -10


@rule("NUL-EDGE-01")
def test_resources_and_glory_are_never_exhausted() -> None:
    table = Table(players=2)
    table.state.gain(0, 0, 500)
    table.state.gain_glory(0, 500, GLORY_CLOSING)
    assert total(table, 0) == 500 + 500 // 3


@rule("NUL-END-01", "NUL-END-02")
def test_domination_beats_points_and_points_part_dominators() -> None:
    table = Table(players=3)
    table.state.gain_glory(2, 90, GLORY_CLOSING)
    table.state.gain_glory(1, 5, GLORY_CLOSING)
    table.state.dominators = 0b011
    keys = [rank_key(table.state, seat) for seat in range(3)]
    assert keys[1] > keys[0] > keys[2]


@rule("NUL-END-04")
def test_ties_go_by_territories_then_units_then_buildings() -> None:
    table = Table(players=2)
    table.units(0, "start.n 1", "start.s 1")
    table.units(1, "start.e 3")
    assert rank_key(table.state, 0) > rank_key(table.state, 1)
    table.units(1, "start.w 1")
    assert rank_key(table.state, 1) > rank_key(table.state, 0)
    table.units(0, "start.n 2")
    assert rank_key(table.state, 0) == rank_key(table.state, 1)
    table.build("food_silo start.e")
    assert rank_key(table.state, 1) > rank_key(table.state, 0)


@rule("NUL-TEAM-08", "NUL-TEAM-09")
def test_partners_add_up_what_each_has_rounded() -> None:
    table = Table(players=4, team_game=True)
    table.give(0, food=5)
    table.give(2, lore=4)
    table.state.gain_glory(2, 3, GLORY_CLOSING)
    table.units(0, "start.n 1")
    table.units(2, "start.s 2")
    assert sheet(table, 0) == {"resources": 1, "partner": 1 + 3}
    assert total(table, 0) == total(table, 2) == 5
    assert rank_key(table.state, 0) == rank_key(table.state, 2) == [0, 5, 2, 3, 0]


@rule("NUL-END-03")
def test_every_source_of_tokens_is_a_line_of_the_sheet() -> None:
    assert SOURCES[: len(GLORY_IDS)] == GLORY_IDS
