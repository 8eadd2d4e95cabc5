"""What everyone at the table hears (``events``): each test plays something and listens."""

import pytest

from meadhall.games.northgard.content.tables import CARD_IDS
from meadhall.games.northgard.rules.actions.swapping import SwapBuilding
from meadhall.games.northgard.rules.year.exchange import Exchange
from meadhall.games.northgard.rules.year.harvest import Harvest
from meadhall.games.northgard.rules.year.winter import Winter
from meadhall.games.northgard.rules.year.year_end import EndOfYear
from meadhall.games.northgard.rules.year.years import StartOfYear
from meadhall.kernel.events import SPECTATOR
from tests.northgard.table import Table
from tests.rules import rule


def told(table: Table, kind: str) -> list[dict[str, object]]:
    """What a spectator hears: so everyone does."""
    return table.heard(kind, SPECTATOR)


# Setup and year


@rule("NUL-SETUP-04", "NUL-SETUP-09")
def test_achievements_and_clans_are_announced() -> None:
    table = Table.from_box(players=3, clans="choose")
    laid = [CARD_IDS[card] for card in table.state.supply.achievements]
    assert told(table, "achievements_laid") == [{"cards": laid}]
    table.play("clan:bear", "clan:snake", "clan:wolf")
    assert told(table, "clan_taken") == [
        {"seat": seat, "clan": clan} for seat, clan in enumerate(["bear", "snake", "wolf"])
    ]


@rule("NUL-YEAR-03", "NUL-YEAR-04")
@pytest.mark.parametrize("year", [1, 3, 7])
def test_the_display_is_announced(year: int) -> None:
    table = Table(players=2, year=year)
    table.state.own_supply().achievements.append(CARD_IDS.index("ach_builder"))
    table.ask(StartOfYear())
    assert told(table, "display_laid") == [
        {"cards": [CARD_IDS[card] for card in table.state.supply.display]}
    ]


@rule("NUL-EOY-03", "NUL-EOY-06")
def test_second_chances_and_the_end_of_the_year_are_announced() -> None:
    table = Table(players=2)
    table.units(1, "start.n 1")
    table.ask(EndOfYear())
    table.play("place:start.w")
    assert told(table, "second_chance") == [{"seat": 0, "territory": "start.w"}]
    assert told(table, "year_ended") == [{"year": 1}]


# A turn


@rule("NUL-TURN-04", "NUL-TURN-06")
def test_a_card_played_and_the_end_of_a_turn_are_announced() -> None:
    table = Table(players=2)
    table.hand(0, "dev_fishing", "start_move")
    table.turn(0)
    table.play("play:dev_fishing")
    assert told(table, "played") == [{"seat": 0, "card": "dev_fishing"}]
    assert told(table, "turn_ended") == []
    table.play("end_turn")
    assert told(table, "turn_ended") == [{"seat": 0}]


@rule("NUL-TURN-08", "NUL-TURN-09", "NUL-TURN-10")
@pytest.mark.parametrize(
    ("verb", "kind"), [("wait", "waited"), ("replace", "replaced"), ("remove", "removed")]
)
def test_a_card_laid_aside_is_announced(verb: str, kind: str) -> None:
    table = Table(players=2)
    table.hand(0, "dev_fishing", "start_move")
    table.give(0, lore=2)
    table.turn(0)
    table.play(f"{verb}:dev_fishing")
    for other in ("waited", "replaced", "removed"):
        assert told(table, other) == [{"seat": 0, "card": "dev_fishing"}] * (other == kind)


@rule("NUL-TURN-11")
@pytest.mark.parametrize("way", ["to_active", "to_box"])
def test_an_upgrade_is_announced_with_both_cards(way: str) -> None:
    table = Table(players=2)
    table.hand(0, "dev_fishing", "start_move")
    table.give(0, lore=3)
    table.turn(0)
    table.play("upgrade:dev_fishing", way, "take:clan_goat_teamwork")
    assert told(table, "upgraded") == [
        {"seat": 0, "card": "dev_fishing", "upgrade": "clan_goat_teamwork"}
    ]
    removed = [{"seat": 0, "card": "dev_fishing"}] if way == "to_box" else []
    assert told(table, "removed") == removed


@rule("NUL-TURN-14")
def test_the_card_taken_from_the_display_is_announced() -> None:
    table = Table(players=2)
    table.display("dev_scouts", "dev_militia")
    table.hand(0, "start_move")
    table.turn(0)
    table.play("pass", "take:dev_militia")
    assert told(table, "display_card_taken") == [{"seat": 0, "card": "dev_militia"}]


@rule("NUL-CARD-20")
@pytest.mark.parametrize(("answer", "kind"), [("cancel", "cancelled"), ("let_pass", "let_pass")])
def test_the_answer_to_a_card_is_announced(answer: str, kind: str) -> None:
    table = Table(players=2)
    table.hand(0, "dev_fishing", "start_move")
    table.hand(1, "dev_defensive_strategy")
    table.turn(0)
    table.play("play:dev_fishing", answer)
    for other in ("cancelled", "let_pass"):
        answers = [{"seat": 1, "other": 0, "card": "dev_fishing"}] * (other == kind)
        assert told(table, other) == answers


@rule("NUL-CARD-24", "NUL-CARD-25")
@pytest.mark.parametrize(
    ("card", "flag"),
    [("dev_conqueror", "ignore_enemy_defences"), ("clan_bear_awakens", "kaija_may_attack")],
)
def test_what_holds_for_the_year_is_announced(card: str, flag: str) -> None:
    table = Table(players=2, clans=("bear", "goat"))
    table.units(0, "start.n 14")
    table.kaija("start.n")
    table.resolve(0, card)
    assert told(table, "year_flag_set") == [{"seat": 0, "flag": flag}]


# Recruit and build


@rule("NUL-REC-01", "NUL-REC-03", "NUL-REC-09")
def test_recruits_are_announced() -> None:
    table = Table(players=2, clans=("bear", "goat"))
    table.units(0, "start.n 1", "start.s 1")
    table.build("training_camp start.s")
    table.resolve(0, "dev_up_town_hall")
    table.play("recruit:start.n", "recruit_kaija:start.s")
    assert told(table, "recruited") == [{"seat": 0, "territory": "start.n", "n": 1}]
    assert told(table, "kaija_placed") == [{"seat": 0, "territory": "start.s"}]
    assert told(table, "camp_trained") == [{"seat": 0, "territory": "start.s", "n": 1}]


@rule("NUL-SETUP-16")
def test_kaija_in_a_group_of_the_setup_is_announced() -> None:
    table = Table.from_box(players=2, clans="choose")
    table.play("clan:bear", "clan:goat")
    while "with_kaija" not in table.moves():
        table.play(table.moves()[0])
    table.events.clear()
    table.play("with_kaija")
    [placed] = told(table, "units_placed")
    assert (placed["seat"], placed["n"]) == (0, 2)
    assert told(table, "kaija_placed") == [{"seat": 0, "territory": placed["territory"]}]


@rule("NUL-BUILD-01", "NUL-BUILD-07", "NUL-CARD-13")
def test_buildings_are_announced() -> None:
    table = Table(players=2)
    table.lay("tile_09 0,-1")
    table.units(0, "tile_09.s 1")
    table.give(0, wood=2)
    there = table.name("tile_09.s")
    table.resolve(0, "start_build")
    table.play("build:food_silo:tile_09.s.s1")
    assert told(table, "built") == [{"seat": 0, "building": "food_silo", "site": "tile_09.s.s1"}]
    table.resolve(0, "dev_amenities")
    table.play(f"build_loose:menhir:{there}")
    assert told(table, "built_loose") == [{"seat": 0, "building": "menhir", "area": there}]
    table.ask(SwapBuilding(0))
    table.play(f"swap_loose:menhir:{there}", "into:training_camp")
    assert told(table, "swapped") == [
        {"seat": 0, "territory": there, "building": "menhir", "into": "training_camp"}
    ]


# Special cards


@rule("NUL-CARD-08")
def test_a_removed_unit_is_announced() -> None:
    table = Table(players=2)
    table.units(0, "start.n 1")
    table.units(1, "start.e 2")
    table.resolve(0, "clan_raven_raiding_party")
    assert told(table, "unit_removed") == [{"seat": 0, "other": 1, "territory": "start.e"}]


# Harvest and Winter


@rule("NUL-CLAN-08")
def test_what_the_snake_takes_is_announced() -> None:
    table = Table(players=2, clans=("snake", "goat"))
    table.lay("tile_07 1,0")
    table.units(1, "tile_07.m 1")
    table.scorch("tile_07.m")
    table.ask(Harvest())
    table.play("steal:food")
    assert told(table, "stolen") == [{"seat": 0, "other": 1, "resource": "food"}]


@rule("NUL-HARV-05")
def test_an_exchange_is_announced() -> None:
    table = Table(players=2)
    table.give(0, food=3)
    table.ask(Exchange(0, 0, 0))
    table.play("pay:food", "gain:lore")  # The other two aren't a choice.
    assert told(table, "exchanged") == [{"seat": 0, "resource": "lore"}]


@rule("NUL-TEAM-05")
@pytest.mark.parametrize(
    ("answer", "kind"), [("accept", "swap_accepted"), ("refuse", "swap_refused")]
)
def test_an_offer_to_the_partner_and_the_answer_are_announced(answer: str, kind: str) -> None:
    table = Table(players=4, team_game=True)
    table.give(0, food=1)
    table.give(2, lore=1)
    table.ask(Exchange(0, 0, 0))
    table.play("offer:food:lore")
    assert told(table, "swap_offered") == [
        {"seat": 0, "other": 2, "given": "food", "taken": "lore"}
    ]
    table.play(answer)
    for other in ("swap_accepted", "swap_refused"):
        assert told(table, other) == [{"seat": 2, "other": 0}] * (other == kind)


@rule("NUL-WINTER-03", "NUL-WINTER-04")
@pytest.mark.parametrize("unrest", [1, 0])
def test_what_a_winter_without_food_brings_is_announced(unrest: int) -> None:
    table = Table(players=2)
    table.units(0, "start.n 4")
    table.top(0, "start_move")
    table.state.own_supply().unrest = unrest
    table.ask(Winter())
    assert told(table, "unrest_taken") == [{"seat": 0}] * unrest
    lost = [] if unrest else [{"seat": 0, "card": "start_move"}]
    assert told(table, "top_card_lost") == lost
