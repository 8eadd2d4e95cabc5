"""Harvest, exchange and Winter (NUL-HARV, NUL-WINTER)."""

from typing import Any

from meadhall.games.northgard.content.tables import CARD_IDS, GLORY_CLOSING, UNREST
from meadhall.games.northgard.rules.year.harvest import Harvest
from meadhall.games.northgard.rules.year.winter import Winter
from tests.northgard.table import Table
from tests.rules import rule


def valley(*clans: str, **options: Any) -> Table:
    """East of the start tile a closed territory of three tiles with a food icon (EX-14)."""
    players = 4 if options.get("team_game") else 3
    table = Table(players=players, clans=clans or ("goat", "boar", "wolf", "raven"), **options)
    table.lay("tile_07 1,0", "tile_02 2,0 r3")
    return table


@rule("NUL-HARV-01")
def test_players_harvest_in_turn_order_one_after_the_other() -> None:
    table = valley()
    table.state.first_player = 1
    table.units(0, "tile_07.m 1")
    table.give(0, food=3)
    table.ask(Harvest())
    assert [fact["seat"] for fact in table.heard("harvested")] == [1, 2, 0]
    table.play("done")
    assert table.step() == "over"


@rule("NUL-HARV-02", "EX-14")
def test_closed_territories_bring_glory_by_their_tiles() -> None:
    table = valley()
    table.units(0, "tile_07.m 1")
    table.lay("tile_01 0,-1 r2")
    table.units(1, "start.n 1")
    assert table.state.lands.tile_count(table.territory("start.n")) == 2
    table.ask(Harvest())
    assert table.glory(0) == 2
    assert table.resource(0, "food") == 1
    assert table.glory(1) == 1


@rule("NUL-HARV-02", "EX-13")
def test_a_closed_territory_of_two_tiles_brings_one_glory() -> None:
    table = Table()
    table.lay("tile_02 0,-1 r2")
    table.units(0, "start.n 1")
    table.ask(Harvest())
    assert table.glory(0) == 1


@rule("NUL-HARV-03")
def test_an_altar_brings_three_glory_in_open_land_too() -> None:
    table = Table()
    table.lay("tile_21 1,0")
    table.build("altar_of_kings tile_21.s.s1")
    table.units(0, "tile_21.s 1")
    assert table.state.lands.is_open(table.territory("tile_21.s"))
    table.ask(Harvest())
    assert table.glory(0) == 3


@rule("NUL-HARV-04", "NUL-TILE-19")
def test_icons_and_buildings_yield_resources() -> None:
    table = valley()
    table.build("woodcutter_lodge tile_07.m.m1", "menhir tile_07.m", "defence_tower tile_07.m")
    table.units(0, "tile_07.m 1")
    table.ask(Harvest())
    assert table.player(0).resources == [1, 1, 1]
    table.play("done")
    assert [player.goods() for player in table.state.players] == [3, 0, 0]


@rule("NUL-HARV-05")
def test_three_resources_of_any_kinds_buy_one_as_often_as_wanted() -> None:
    table = Table(players=2)
    table.give(0, food=3, wood=2)
    table.ask(Harvest())
    assert table.refused("pay:lore") == "NUL-HARV-05"
    table.play("pay:food", "pay:food", "pay:wood", "gain:lore")
    assert table.player(0).resources == [1, 1, 1]
    table.play("pay:food")
    # The last two aren't a choice any more.
    table.play("pay:wood", "gain:lore")
    assert table.player(0).resources == [0, 0, 1]
    assert table.step() == "over"


@rule("NUL-HARV-06")
def test_resources_are_open_and_glory_is_announced() -> None:
    table = valley()
    table.units(0, "tile_07.m 1")
    table.ask(Harvest())
    assert table.heard("glory_gained", 1) == [{"seat": 0, "n": 2, "reason": "harvest"}]
    assert table.heard("gained", 1) == [{"seat": 0, "resource": "food", "n": 1}]


@rule("EX-08")
def test_a_harvest_and_a_winter_of_three_players() -> None:
    """The kinds of the book's picture are unreadable; these figures are."""
    table = valley()
    table.lay("tile_12 -1,0", "tile_06 0,1")
    table.units(0, "tile_12.n 3", "tile_06.w 2", "tile_06.e 2")  # Purple: 7 units, nothing closed.
    table.units(1, "tile_07.m 4")  # Red: one closed territory of three tiles.
    table.build("food_silo tile_07.m.m1", "woodcutter_lodge tile_07.m", "menhir tile_12.n")
    table.build("food_silo tile_06.w", "food_silo tile_06.e", "altar_of_kings tile_02.s")
    table.units(2, "tile_02.s 3")  # Yellow: an Altar.
    table.ask(Harvest())
    while table.step() != "over":
        table.play("done")
    assert [table.glory(seat) for seat in range(3)] == [0, 2, 3]
    assert table.player(0).resources == [2, 1, 1]
    assert table.player(1).resources == [2, 1, 0]
    table.ask(Winter())
    # 7, 4 and 3 units pay 2, 1 and no food.
    paid = [(fact["seat"], fact["food"], fact["wood"]) for fact in table.heard("wintered")]
    assert paid == [(0, 2, 0), (1, 1, 0), (2, 0, 0)]
    assert table.state.supply.unrest == 10


@rule("NUL-CREA-21", "NUL-EDGE-27")
def test_a_wolf_leaves_only_what_buildings_bring() -> None:
    table = valley(creatures=True)
    table.build("food_silo tile_07.m.m1", "altar_of_kings tile_07.m")
    table.units(0, "tile_07.m 1")
    table.creature("wolf_beige", "tile_07.m")
    table.ask(Harvest())
    assert table.resource(0, "food") == 1
    assert table.glory(0) == 3


@rule("NUL-CLAN-08", "NUL-CLAN-13")
def test_snake_may_take_one_resource_where_its_token_lies() -> None:
    table = valley("snake", "boar", "wolf")
    table.units(1, "tile_07.m 1")
    table.scorch("tile_07.m")
    table.ask(Harvest())
    assert table.seat() == 0
    assert table.refused("steal:wood") == "NUL-CLAN-08"
    table.play("steal:food")
    assert (table.resource(0, "food"), table.resource(1, "food")) == (1, 0)

    table = valley("snake", "boar", "wolf")
    table.units(1, "tile_07.m 1")
    table.scorch("tile_07.m")
    table.ask(Harvest())
    table.play("decline")
    assert (table.resource(0, "food"), table.resource(1, "food")) == (0, 1)


@rule("NUL-CLAN-08", "NUL-TEAM-06")
def test_snake_takes_nothing_from_its_partner_but_from_opponents() -> None:
    for holder, is_robbed in ((1, True), (2, False), (3, True)):
        table = valley("snake", "boar", "wolf", "raven", team_game=True)
        table.units(holder, "tile_07.m 1")
        table.scorch("tile_07.m")
        table.ask(Harvest())
        assert (table.step() == "StealResource") == is_robbed
        if is_robbed:
            assert table.seat() == 0
            table.play("steal:food")
        assert table.resource(0, "food") == int(is_robbed)
        assert table.resource(holder, "food") == int(not is_robbed)


@rule("NUL-CLAN-13", "NUL-CREA-21")
def test_snake_takes_nothing_from_neutral_or_wolf_haunted_land() -> None:
    table = valley("snake", "boar", "wolf", creatures=True)
    table.scorch("tile_07.m")
    table.ask(Harvest())
    assert table.step() == "over"
    table.units(1, "tile_07.m 1")
    table.creature("wolf_beige", "tile_07.m")
    table.ask(Harvest())
    assert table.step() == "over"
    assert table.resource(0, "food") == 0


@rule("NUL-CLAN-12")
def test_snake_takes_nothing_when_raven_collects() -> None:
    table = Table(players=2, clans=("raven", "snake"))
    table.lay("tile_07 1,0")
    table.units(0, "tile_07.m 1")
    table.scorch("tile_07.m")
    table.next_tiles("tile_02")
    table.resolve(0, "start_explore")
    table.play("turn:3")
    assert (table.resource(0, "food"), table.resource(1, "food")) == (1, 0)


# Partners


@rule("NUL-TEAM-05")
def test_partners_swap_one_for_one_if_both_agree() -> None:
    table = valley(team_game=True)
    table.give(0, food=2)
    table.give(2, lore=1)
    table.ask(Harvest())
    assert table.refused("offer:food:wood") == "NUL-TEAM-05"
    assert table.refused("offer:wood:lore") == "NUL-HARV-05"
    table.play("offer:food:lore")
    assert table.seat() == 2
    table.play("accept")
    assert table.player(0).resources == [1, 0, 1]
    assert table.player(2).resources == [1, 0, 0]


# Winter


@rule("NUL-WINTER-01", "NUL-WINTER-02")
def test_the_price_of_a_winter() -> None:
    prices = {0: (0, 0), 3: (0, 0), 4: (1, 0), 6: (1, 0), 7: (2, 0), 9: (2, 0)}
    prices |= {10: (3, 1), 12: (3, 1), 13: (4, 2), 14: (4, 2)}
    for units, price in prices.items():
        table = Table(players=2)
        table.units(0, f"start.n {units}")
        table.give(0, food=9, wood=9, lore=9)
        table.ask(Winter())
        assert table.player(0).resources == [9 - price[0], 9 - price[1], 9], units
        assert table.state.supply.unrest == 10


@rule("NUL-WINTER-03", "NUL-EDGE-19", "NUL-EDGE-20")
def test_who_cannot_pay_pays_what_there_is_and_takes_one_unrest() -> None:
    table = Table(players=2)
    table.units(0, "start.n 13")
    table.give(0, food=1)
    table.top(0, "start_feast", is_public=True)
    table.ask(Winter())
    assert table.player(0).resources == [0, 0, 0]
    assert table.state.supply.unrest == 9
    assert table.player(0).pile.top == (CARD_IDS.index("start_feast"), UNREST)

    table = Table(players=2)
    table.units(0, "start.n 10")
    table.give(0, food=5)
    table.ask(Winter())
    assert table.player(0).resources == [2, 0, 0]
    assert table.state.supply.unrest == 9


@rule("NUL-WINTER-04")
def test_without_unrest_cards_glory_and_the_top_card_are_lost() -> None:
    table = Table(players=2)
    table.units(0, "start.n 4")
    table.state.own_supply().unrest = 0
    table.state.gain_glory(0, 7, GLORY_CLOSING)
    table.top(0, "start_feast")
    table.ask(Winter())
    assert table.glory(0) == 2
    assert table.player(0).discard == [CARD_IDS.index("start_feast")]
    table.discard_all(0)
    table.ask(Winter())
    assert table.glory(0) == 0
    assert table.heard("glory_lost") == [{"seat": 0, "n": 5}, {"seat": 0, "n": 2}]


@rule("NUL-WINTER-05")
def test_kaija_needs_no_food() -> None:
    table = Table(players=2, clans=("bear", "goat"))
    table.units(0, "start.n 3")
    table.kaija("start.n")
    table.ask(Winter())
    assert table.state.supply.unrest == 10
