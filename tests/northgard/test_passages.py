"""Hidden Ways, Bribery and the Stag Clan: units that move without a Move (NUL-CARD-11, 12, 16)."""

from meadhall.games.northgard.content.tables import CARD_IDS
from meadhall.games.northgard.rules.cards.effects import CARD_EFFECTS
from tests.northgard.table import Table
from tests.rules import rule

RED, PURPLE, YELLOW = 0, 1, 2
HIDDEN_WAYS, BRIBERY, STAG = "dev_hidden_ways", "dev_bribery", "clan_stag"


def wide_map(clans: tuple[str, ...] = ("stag", "wolf", "raven"), creatures: bool = False) -> Table:
    table = Table(clans=clans, creatures=creatures)
    table.lay("tile_20 0,-1", "tile_07 1,0")
    return table


def is_playable(table: Table, seat: int, card: str) -> bool:
    return CARD_EFFECTS[CARD_IDS.index(card)].obstacle(table.state, seat) is None


@rule("NUL-CARD-11", "NUL-CARD-32")
def test_hidden_ways_lead_to_any_open_territory() -> None:
    table = wide_map()
    table.units(RED, "start.w 3")
    table.resolve(RED, HIDDEN_WAYS)
    assert table.moves() == [
        "to:start.e", "to:start.s", "to:tile_07.n", "to:tile_07.s", "to:tile_20.n", "to:tile_20.s",
    ]  # fmt: skip
    table.play("to:tile_20.n")
    assert table.moves() == ["units:1", "units:2", "units:3"]
    table.play("units:3")
    assert (table.step(), table.units_in("tile_20.n", RED)) == ("over", 3)


@rule("NUL-CARD-11")
def test_hidden_ways_do_not_lead_to_closed_territories() -> None:
    table = Table()
    table.lay("tile_02 0,-1 r2")
    table.units(RED, "start.w 3")
    table.resolve(RED, HIDDEN_WAYS)
    assert table.refused(f"to:{table.name('start.n')}") == "NUL-CARD-11"


@rule("NUL-CARD-11", "NUL-EDGE-35")
def test_a_hidden_way_into_enemy_territory_is_a_combat_without_card_bonus() -> None:
    table = wide_map()
    table.units(RED, "start.w 3")
    table.units(PURPLE, "tile_07.n 1")
    table.resolve(RED, HIDDEN_WAYS)
    table.play("to:tile_07.n", "units:3", rolls=["axe2_skull", "axe2"])
    [scored] = table.heard("combat_scored")
    assert (scored["attack"], scored["defence"]) == (3 + 2, 1 + 2)
    assert (table.control("tile_07.n"), table.glory(RED), table.step()) == (RED, 1, "over")


@rule("NUL-CARD-11", "NUL-MOVE-11")
def test_kaija_takes_a_hidden_way_but_not_to_enemies() -> None:
    table = wide_map(("bear", "wolf", "raven"))
    table.units(RED, "start.w 1")
    table.kaija("start.w")
    table.units(PURPLE, "tile_07.n 1")
    table.resolve(RED, HIDDEN_WAYS)
    table.play("to:tile_07.n", rolls=["axe2", "axe2"])
    assert table.state.kaija_is_in(table.territory("start.w"))
    table = wide_map(("bear", "wolf", "raven"))
    table.units(RED, "start.w 1")
    table.kaija("start.w")
    table.resolve(RED, HIDDEN_WAYS)
    table.play("to:tile_20.n", "with_kaija", "units:0")
    assert (table.control("tile_20.n"), table.units_in("start.w", RED)) == (RED, 1)


@rule("NUL-CARD-32", "NUL-CREA-23", "NUL-TURN-17")
def test_hidden_ways_need_a_unit_that_may_leave() -> None:
    table = wide_map(creatures=True)
    assert not is_playable(table, RED, HIDDEN_WAYS)
    table.units(RED, "start.w 3")
    assert is_playable(table, RED, HIDDEN_WAYS)
    table.creature("brown_bear_beige", "start.w")
    assert not is_playable(table, RED, HIDDEN_WAYS)
    table.units(RED, "start.s 1")
    table.resolve(RED, HIDDEN_WAYS)
    assert (table.step(), table.state.action is not None) == ("LeaveHiddenWay", True)


@rule("NUL-CREA-27")
def test_no_hidden_way_and_no_bribe_leads_to_a_valkyrie() -> None:
    table = wide_map(creatures=True)
    table.units(RED, "start.w 3")
    table.units(PURPLE, "start.e 3")
    table.creature("fallen_valkyrie_beige", "tile_07.n")
    table.resolve(RED, HIDDEN_WAYS)
    assert table.refused("to:tile_07.n") == "NUL-CREA-27"
    table.play("to:start.s", "units:1")
    table.resolve(RED, BRIBERY)
    assert table.refused("to:tile_07.n") == "NUL-CREA-27"


@rule("NUL-CARD-12", "NUL-CARD-32")
def test_bribery_leads_one_or_two_enemy_units_across_any_link() -> None:
    table = wide_map()
    table.units(PURPLE, "start.n 3")
    table.units(YELLOW, "start.s 2")
    table.resolve(RED, BRIBERY)
    assert (table.seat(), table.moves()) == (RED, ["from:start.s", "from:tile_20.s"])
    table.play("from:tile_20.s")
    assert table.moves() == ["to:start.e", "to:start.w", "to:tile_20.n"]
    table.play("to:tile_20.n")
    assert table.moves() == ["units:1", "units:2"]
    table.play("units:2")
    assert (table.step(), table.units_in("tile_20.n", PURPLE)) == ("over", 2)
    assert table.heard("shifted") == [
        {"seat": RED, "other": PURPLE, "origin": "tile_20.s", "territory": "tile_20.n", "n": 2}
    ]


@rule("NUL-CARD-12", "NUL-EDGE-35")
def test_bribed_units_attack_for_their_owner_who_makes_all_decisions() -> None:
    table = wide_map()
    table.units(PURPLE, "start.s 2")
    table.units(YELLOW, "start.w 3")
    table.give(PURPLE, food=1)
    table.resolve(RED, BRIBERY)
    table.play("from:start.s", "to:start.w", "units:2")
    assert (table.seat(), table.moves()) == (PURPLE, ["food:0", "food:1"])
    table.play("food:1", rolls=["axe2", "axe2"])
    [scored] = table.heard("combat_scored")
    assert (scored["attack"], scored["defence"]) == (2 + 1 + 2, 3 + 2)
    assert (table.seat(), table.step()) == (PURPLE, "Retreat")


@rule("NUL-CARD-12", "NUL-CLAN-10")
def test_a_bribed_winner_has_the_bonus_of_the_clan() -> None:
    table = wide_map()
    table.units(PURPLE, "start.s 2")
    table.units(RED, "start.w 1")
    table.resolve(RED, BRIBERY)
    table.play("to:start.w", "units:2", rolls=["axe2_skull", "axe2"])
    assert (table.control("start.w"), table.resource(PURPLE, "food")) == (PURPLE, 1)


@rule("NUL-CARD-12")
def test_kaija_cannot_be_bribed() -> None:
    table = wide_map(("goat", "bear", "raven"))
    table.kaija("start.s")
    assert not is_playable(table, RED, BRIBERY)
    table.units(YELLOW, "start.w 1", "start.e 1")
    table.resolve(RED, BRIBERY)
    assert table.refused("from:start.s") == "NUL-CARD-12"


@rule("NUL-CREA-23")
def test_a_brown_bear_keeps_units_from_being_bribed_or_pushed_away() -> None:
    table = wide_map(creatures=True)
    table.units(PURPLE, "start.s 2")
    table.units(RED, "start.w 3")
    table.creature("brown_bear_beige", "start.s")
    assert not is_playable(table, RED, BRIBERY)
    table.resolve(RED, "dev_intimidate")
    table.play("from:start.w", "to:start.s", "units:3", rolls=["axe3", "axe2"])
    [scored] = table.heard("combat_scored")
    assert (scored["attack"], scored["defence"]) == (3 + 3, 2 + 2)


@rule("NUL-CARD-16")
def test_the_stag_clan_pulls_a_unit_to_where_it_recruited() -> None:
    table = wide_map()
    table.units(RED, "start.n 1", "tile_20.n 2", "start.s 2")
    table.resolve(RED, STAG)
    table.play("recruit:tile_20.s")
    assert table.moves() == ["from:tile_20.n", "decline"]
    table.play("from:tile_20.n")
    assert (table.step(), table.units_in("start.n", RED), table.units_in("tile_20.n", RED)) == (
        "over",
        3,
        1,
    )


@rule("NUL-CARD-16", "NUL-REC-10")
def test_who_recruits_nothing_pulls_nobody() -> None:
    table = wide_map()
    table.units(RED, "start.n 1", "tile_20.n 2")
    table.resolve(RED, STAG)
    table.play("done")
    assert table.step() == "over"


@rule("NUL-CARD-16", "NUL-CREA-23")
def test_the_pull_is_optional_and_barred_by_a_brown_bear() -> None:
    table = wide_map(creatures=True)
    table.units(RED, "start.n 1", "tile_20.n 2", "start.w 1")
    table.creature("brown_bear_beige", "tile_20.n")
    table.resolve(RED, STAG)
    table.play("recruit:tile_20.s")
    assert table.refused("from:tile_20.n") == "NUL-CREA-22"
    table.play("decline")
    assert table.units_in("start.n", RED) == 2
