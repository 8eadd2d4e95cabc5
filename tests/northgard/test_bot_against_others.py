"""The quick policy where a choice is aimed at others: cards, clans, creatures."""

from meadhall.games.northgard.content.tables import CREATURE_IDS, HARVEST
from meadhall.games.northgard.rules.creatures import ChooseCreatureTarget, LureCreature
from meadhall.games.northgard.rules.year.harvest import StealResource
from tests.northgard.advice import advice
from tests.northgard.table import Table

RED, PURPLE = 0, 1

# Cards


def test_it_cancels_a_strong_card_and_lets_a_weak_one_pass() -> None:
    for card, answer in (("dev_rangers", "cancel"), ("start_recruit", "let_pass")):
        table = Table(year=4)
        table.units(RED, "start.n 3")
        table.hand(PURPLE, "dev_defensive_strategy")
        table.hand(RED, card)
        table.turn(RED)
        table.play(f"play:{card}")
        assert (table.seat(), advice(table)) == (PURPLE, answer)


def test_it_strikes_the_last_unit_of_rich_land() -> None:
    table = Table()
    table.lay("tile_13 0,1")
    table.units(RED, "start.n 3")
    table.units(PURPLE, "start.s 1", "start.w 2")
    table.resolve(RED, "clan_raven_raiding_party")
    assert advice(table) == f"strike:{table.name('start.s')}"


def test_it_names_the_strongest_card_of_a_hand() -> None:
    table = Table(year=4)
    table.units(RED, "start.n 3")
    table.hand(PURPLE, "start_recruit", "dev_rangers")
    table.resolve(RED, "dev_spy")
    assert advice(table) == "name:dev_rangers"


def test_it_pays_for_a_good_card_and_gives_up_a_bad_one() -> None:
    for card, answer in (("dev_rangers", "ransom"), ("start_build", "surrender")):
        table = Table(year=4, clans=("snake", "boar", "wolf"))
        table.units(RED, "start.n 3")
        table.units(PURPLE, "start.s 3")
        table.hand(PURPLE, card)
        table.give(PURPLE, food=4, wood=0, lore=0)
        table.resolve(RED, "clan_snake_rapacious")
        assert (table.seat(), advice(table)) == (PURPLE, answer)


def test_it_gives_up_unrest_first() -> None:
    table = Table(year=4)
    table.units(PURPLE, "start.s 3")
    table.hand(PURPLE, "start_explore", "unrest")
    table.resolve(RED, "dev_ancestral_curse")
    assert (table.seat(), advice(table)) == (PURPLE, "discard:unrest")


def test_snake_scorches_land_that_yields_to_an_opponent() -> None:
    table = Table(clans=("snake", "boar", "wolf"))
    table.lay("tile_13 0,1")
    table.units(RED, "start.e 3")
    table.units(PURPLE, "start.s 2", "start.n 1")
    table.hand(RED, "clan_snake")
    table.turn(RED)
    table.play("play:clan_snake")
    assert advice(table) == f"scorch:{table.name('start.s')}"


def test_snake_takes_what_it_lacks() -> None:
    table = Table(clans=("snake", "boar", "wolf"))
    table.lay("tile_12 0,1 r1")
    table.units(RED, "start.n 6")
    table.units(PURPLE, "start.s 1")
    table.build("food_silo start.s")
    table.scorch("start.s")
    table.give(RED, food=0, wood=5)
    table.state.phase = HARVEST
    table.ask(StealResource(RED, PURPLE))
    assert advice(table) == "steal:food"


def test_a_lured_creature_troubles_an_opponent_only() -> None:
    table = Table(creatures=True, more_creatures=True)
    table.lay("tile_17 0,-1 r2", "tile_33 0,1")
    table.units(RED, "start.n 2")
    table.ask(LureCreature(RED))
    assert advice(table) == "decline"
    table.units(PURPLE, "tile_33.s 1")
    assert advice(table) == f"appear:{table.name('tile_33.s')}"


def test_the_first_player_sends_a_creature_to_others() -> None:
    table = Table(creatures=True)
    table.units(RED, "start.n 1")
    table.units(PURPLE, "start.s 1")
    table.creature("wolf_beige", "start.w")
    table.ask(ChooseCreatureTarget(RED, CREATURE_IDS.index("wolf_beige")))
    assert advice(table) == "creature_to:start.s"
