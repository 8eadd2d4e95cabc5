"""Special effects of cards (NUL-CARD)."""

import pytest

from meadhall.games.northgard.content.tables import (
    CARD_IDS,
    IGNORE_ENEMY_DEFENCES,
    KAIJA_MAY_ATTACK,
)
from meadhall.games.northgard.content.tiles import NONE
from meadhall.games.northgard.rules.cards.effects import CARD_EFFECTS
from meadhall.games.northgard.rules.cards.special import GiveUpCards, discard_at_random
from meadhall.kernel.events import EVERYONE, only
from tests.northgard.table import Table
from tests.rules import rule


def two_neighbours(*clans: str) -> Table:
    """Seat 0 in the north of the start tile, seats 1 and 2 east and south of it."""
    table = Table(players=3, clans=clans or ("raven", "goat", "wolf"))
    table.units(0, "start.n 2")
    table.units(1, "start.e 2")
    table.units(2, "start.s 2")
    return table


# Strikes


@rule("NUL-CARD-08", "NUL-CARD-36")
def test_raiding_party_strikes_anywhere_and_collects_what_is_shown_there() -> None:
    table = two_neighbours()
    table.lay("tile_07 1,0")
    table.build("woodcutter_lodge tile_07.m.m1")
    table.resolve(0, "clan_raven_raiding_party")
    assert table.moves() == [f"strike:{table.name('start.e')}", f"strike:{table.name('start.s')}"]
    table.play(f"strike:{table.name('start.e')}")
    assert table.units_in("start.e", 1) == 1
    assert table.player(1).reserve == 13
    assert table.moves() == ["gain:food", "gain:wood"]
    table.play("gain:wood")
    assert table.player(0).resources == [0, 1, 0]
    assert table.player(1).resources == [0, 0, 0]


@rule("NUL-CARD-08")
def test_raiding_party_collects_nothing_where_nothing_is_shown() -> None:
    table = two_neighbours()
    table.resolve(0, "clan_raven_raiding_party")
    table.play(f"strike:{table.name('start.s')}")
    assert table.step() == "over"
    assert table.player(0).goods() == 0


@rule("NUL-CARD-36", "NUL-CARD-37")
def test_no_wolf_lessens_what_raiding_party_collects() -> None:
    table = Table(players=2, clans=("raven", "goat"), creatures=True)
    table.lay("tile_07 1,0")
    table.units(1, "tile_07.m 2")
    table.creature("wolf_beige", "tile_07.m")
    table.resolve(0, "clan_raven_raiding_party")
    assert table.resource(0, "food") == 1


@rule("NUL-CARD-37")
def test_neither_wolf_nor_token_lessens_what_kaija_and_lay_of_the_land_collect() -> None:
    table = Table(players=3, clans=("bear", "goat", "snake"), creatures=True)
    table.lay("tile_07 1,0")
    table.kaija("tile_07.m")
    table.creature("wolf_beige", "tile_07.m")
    table.scorch("tile_07.m")
    table.resolve(0, "clan_bear")
    table.play(f"from:{table.name('tile_07.m')}", f"to:{table.name('tile_07.n')}")
    assert (table.resource(0, "food"), table.resource(2, "food")) == (1, 0)
    table.state.steps.clear()
    table.units(1, "start.n 1")
    table.next_tiles("tile_20", "tile_05", "tile_17")
    table.resolve(1, "clan_boar_lay_of_the_land")
    table.play("tile:tile_20")
    while table.step() in ("ChooseCell", "ChooseTurn"):
        table.play(table.moves()[0])
    assert table.player(1).resources == [1, 0, 1]


@rule("NUL-CARD-09")
@pytest.mark.parametrize("card", ["clan_wolf_plunder", "dev_capture"])
def test_plunder_and_capture_reach_adjacent_enemies_only(card: str) -> None:
    table = Table(players=3, clans=("wolf", "goat", "boar"))
    table.lay("tile_20 0,-1")
    table.units(0, "start.n 1")
    table.hand(0, card, "start_move")
    table.turn(0)
    assert table.obstacle(f"play:{card}") is not None
    table.units(1, "tile_20.n 2")  # behind a hard border: any link will do
    table.units(2, "start.e 2")
    table.play(f"play:{card}")
    assert set(table.moves()) == {"strike:tile_20.n", "strike:start.e"}


@rule("NUL-CARD-09", "NUL-EDGE-33")
def test_plunder_draws_a_card_after_the_strike() -> None:
    table = two_neighbours("wolf", "goat", "boar")
    table.resolve(0, "clan_wolf_plunder")  # the south is not adjacent to the north
    assert (table.units_in("start.e", 1), len(table.player(0).hand)) == (1, 1)


@rule("NUL-CARD-10")
def test_the_bear_player_chooses_which_figure_goes() -> None:
    table = two_neighbours("raven", "bear", "wolf")
    table.kaija("start.e")
    table.resolve(0, "clan_raven_raiding_party")
    table.play(f"strike:{table.name('start.e')}")
    assert (table.seat(), table.moves()) == (1, ["lose:unit", "lose:kaija"])
    table.play("lose:kaija")
    assert table.state.figures.kaija_at == NONE
    assert table.units_in("start.e", 1) == 2


@rule("NUL-CARD-33")
@pytest.mark.parametrize("card", ["clan_raven_raiding_party", "clan_wolf_plunder", "dev_capture"])
def test_kaija_alone_can_be_removed(card: str) -> None:
    table = Table(players=2, clans=("raven", "bear"))
    table.units(0, "start.n 1")
    table.kaija("start.e")
    table.resolve(0, card)
    assert table.state.figures.kaija_at == NONE
    assert table.control("start.e") is None


@rule("NUL-CARD-30", "NUL-EDGE-33")
@pytest.mark.parametrize("reserve", [0, 5])
def test_capture_adds_a_unit_to_any_own_territory_as_far_as_the_reserve_lasts(reserve: int) -> None:
    table = two_neighbours()
    table.units(0, "start.w 1")
    table.player(0).reserve = reserve
    table.resolve(0, "dev_capture")
    table.play(f"strike:{table.name('start.s')}")
    assert table.units_in("start.s", 2) == 1
    if reserve:
        table.play(f"place:{table.name('start.w')}")
        assert table.units_in("start.w", 0) == 2
    assert table.step() == "over"


# The display


@rule("NUL-CARD-19", "NUL-CARD-26")
def test_future_sight_takes_a_card_now_and_none_when_passing() -> None:
    table = Table(players=2)
    table.display("dev_scouts", "dev_militia")
    table.hand(0, "dev_future_sight", "start_move")
    table.turn(0)
    table.play("play:dev_future_sight")
    assert table.moves() == ["take:dev_scouts", "take:dev_militia"]
    table.play("take:dev_militia")
    assert [CARD_IDS[card] for card in table.player(0).pile.top] == ["dev_militia"]
    table.state.steps.clear()
    table.turn(0)
    table.play("pass")
    assert table.step() == "over"
    assert [CARD_IDS[card] for card in table.state.supply.display] == ["dev_scouts"]


@rule("NUL-CARD-26")
def test_nobody_takes_two_display_cards_in_a_year() -> None:
    table = Table(players=2)
    table.display("dev_scouts", "dev_militia")
    table.active(0, "dev_future_sight")
    table.player(0).took_display_card = True
    table.hand(0, "dev_legendary_heroes", "start_move")
    table.turn(0)
    assert table.obstacle("play:dev_legendary_heroes") is not None
    table.player(0).took_display_card = False
    assert table.obstacle("play:dev_legendary_heroes") is None


@rule("NUL-CARD-19")
def test_future_sight_does_not_reach_the_achievements_before_the_last_year() -> None:
    table = Table(players=2)
    table.state.own_supply().achievements.append(CARD_IDS.index("ach_builder"))
    table.hand(0, "dev_future_sight", "start_move")
    table.turn(0)
    assert table.refused("play:dev_future_sight") == "NUL-CARD-19"


# Hands of cards


@rule("NUL-CARD-21")
def test_only_the_spy_sees_the_hand_and_chooses_the_card() -> None:
    table = two_neighbours()
    table.hand(1, "start_move", "start_feast", "dev_fishing")
    table.resolve(0, "dev_spy")
    # The hand of seat 2 is empty: there is one opponent to choose.
    [seen] = table.heard("hand_seen", 0)
    assert seen["seen"] == ["start_move", "start_feast", "dev_fishing"]
    assert (table.heard("hand_seen", 1), table.heard("hand_seen", 2)) == ([], [])
    assert table.player(1).hand_seen == [only(0) | only(1)] * 3
    assert table.moves() == ["name:start_move", "name:start_feast", "name:dev_fishing"]
    before = table.state.reveals
    table.play("name:dev_fishing")
    assert (before, table.cards_in_hand(1)) == (1, ["start_feast", "start_move"])
    assert [CARD_IDS[card] for card in table.player(1).discard] == ["dev_fishing"]
    assert len(table.player(0).hand) == 1


@rule("NUL-CARD-21")
def test_an_opponent_without_cards_cannot_be_chosen() -> None:
    table = two_neighbours("snake", "goat", "wolf")
    table.hand(0, "dev_spy", "clan_snake_rapacious")
    table.turn(0)
    assert table.refused("play:dev_spy") == "NUL-CARD-21"
    assert table.refused("play:clan_snake_rapacious") == "NUL-CARD-21"
    table.hand(1, "start_move")
    table.hand(2, "start_move", "start_feast")
    table.play("play:dev_spy")
    assert table.moves() == ["opponent:seat_1", "opponent:seat_2"]
    table.hand(1)  # so that there isn't a choice any longer
    assert table.moves() == ["name:start_move", "name:start_feast"]


@rule("NUL-TEAM-06")
def test_a_partner_is_not_spied_on() -> None:
    table = Table(players=4, team_game=True)
    for seat in range(4):
        table.hand(seat, "start_move")
    table.resolve(0, "dev_spy")
    assert table.moves() == ["opponent:seat_1", "opponent:seat_3"]


def demand(table: Table) -> None:
    """Seat 0 demands the Feast of seat 1."""
    table.hand(1, "start_move", "start_feast")
    table.resolve(0, "clan_snake_rapacious")
    table.play("name:start_feast")


@rule("NUL-CARD-22")
def test_the_victim_may_give_up_the_named_card() -> None:
    table = two_neighbours("snake", "goat", "wolf")
    table.give(1, food=1, lore=1)
    demand(table)
    assert (table.seat(), table.moves()) == (1, ["surrender", "ransom"])
    assert (
        len(table.heard("card_demanded_seen", 0)) == len(table.heard("card_demanded_seen", 1)) == 1
    )
    assert table.heard("card_demanded_seen", 2) == []
    # The third player hears that a card was named, but not which.
    assert table.heard("card_named", 2) == [{"seat": 0, "other": 1}]
    table.play("surrender")
    assert table.cards_in_hand(1) == ["start_move"]
    assert [CARD_IDS[card] for card in table.player(1).discard] == ["start_feast"]


@rule("NUL-CARD-22")
def test_or_the_victim_keeps_it_for_two_resources_of_its_own_choice() -> None:
    table = two_neighbours("snake", "goat", "wolf")
    table.give(1, food=2, lore=2)
    demand(table)
    table.play("ransom", "pay:food", "pay:lore")
    assert table.cards_in_hand(1) == ["start_feast", "start_move"]
    assert table.player(0).resources == [1, 0, 1]
    assert table.player(1).resources == [1, 0, 1]
    assert table.heard("ransomed", 2) == [{"seat": 1, "other": 0}]


@rule("NUL-CARD-22")
def test_without_two_resources_the_card_goes() -> None:
    table = two_neighbours("snake", "goat", "wolf")
    table.give(1, food=1)
    demand(table)
    assert table.cards_in_hand(1) == ["start_move"]
    assert table.resource(1, "food") == 1


@rule("NUL-CARD-23", "NUL-CARD-35")
def test_ancestral_curse_skips_empty_hands_and_asks_in_turn_order() -> None:
    table = Table(players=4)
    table.hand(0, "start_move", "start_build")
    table.hand(3, "start_feast", "start_move")
    table.resolve(2, "dev_ancestral_curse")
    assert (table.seat(), table.moves()) == (3, ["discard:start_move", "discard:start_feast"])
    table.play("discard:start_feast")
    assert table.seat() == 0
    table.play("discard:start_build")
    assert (table.cards_in_hand(0), table.cards_in_hand(3)) == (["start_move"], ["start_move"])
    assert len(table.player(2).hand) == 1


@rule("NUL-TEAM-06")
def test_ancestral_curse_spares_the_partner() -> None:
    table = Table(players=4, team_game=True)
    for seat in (1, 2, 3):
        table.hand(seat, "start_move")
    table.resolve(0, "dev_ancestral_curse")
    assert [len(table.player(seat).hand) for seat in (1, 2, 3)] == [0, 1, 0]


@rule("NUL-CARD-23")
def test_ancestral_curse_does_not_tell_that_the_cards_are_alike() -> None:
    table = Table(players=3)
    table.hand(1, "start_feast", "start_feast")
    table.hand(2, "start_move")
    table.resolve(0, "dev_ancestral_curse")
    assert (table.seat(), table.moves()) == (1, ["discard:start_feast"])
    table.play("discard:start_feast")
    assert (table.cards_in_hand(1), table.cards_in_hand(2)) == (["start_feast"], [])


@rule("NUL-CARD-23")
def test_whoever_owes_two_cards_discards_two_of_their_choice() -> None:
    """No card of the box takes more than one, but `all_opponents_discard` may."""
    table = Table(players=2)
    table.hand(1, "start_move", "start_build", "start_feast", "start_feast")
    table.ask(GiveUpCards(1, 2))
    table.play("discard:start_build")
    assert (table.seat(), table.moves()) == (1, ["discard:start_move", "discard:start_feast"])
    table.play("discard:start_feast")
    assert table.step() == "over"
    assert table.cards_in_hand(1) == ["start_feast", "start_move"]


@rule("NUL-CARD-23")
@pytest.mark.parametrize(("n", "left"), [(2, 1), (3, 0), (4, 0)])
def test_as_many_random_cards_go_as_the_hand_has(n: int, left: int) -> None:
    table = Table(players=2)
    table.hand(1, "start_move", "start_build", "start_feast")
    discard_at_random(table.state, 1, n)
    assert (len(table.player(1).hand), len(table.player(1).discard)) == (left, 3 - left)


@rule("NUL-CARD-35")
def test_ancestral_curse_needs_a_card_to_discard_or_to_draw() -> None:
    table = Table(players=2)
    table.hand(0, "dev_ancestral_curse", "start_move")
    table.turn(0)
    assert table.obstacle("play:dev_ancestral_curse") is None
    table.player(0).pile.cards.clear()
    assert table.obstacle("play:dev_ancestral_curse") is not None
    table.hand(1, "start_move")
    assert table.obstacle("play:dev_ancestral_curse") is None


@rule("NUL-CARD-23")
def test_veiled_threats_takes_a_random_card_of_someone_who_has_one() -> None:
    lost = set()
    for seed in range(20):
        table = Table(players=3, seed=f"seed {seed}")
        table.hand(1, "start_move", "start_build", "start_feast")
        table.resolve(0, "dev_veiled_threats")
        table.play("choose:opponent_discards_random")  # seat 2 has no card: no choice
        assert len(table.player(1).hand) == 2
        lost.add(CARD_IDS[table.player(1).discard[0]])
    assert lost == {"start_move", "start_build", "start_feast"}


@rule("NUL-CARD-23")
def test_veiled_threats_only_draws_when_nobody_has_a_card() -> None:
    table = Table(players=3)
    table.resolve(0, "dev_veiled_threats")
    assert len(table.player(0).hand) == 1


# Flags of the year


@rule("NUL-CARD-24")
def test_conqueror_is_not_played_or_copied_again_while_it_lasts() -> None:
    table = Table(players=2)
    table.hand(0, "dev_conqueror", "start_move")
    table.turn(0)
    assert "play:dev_conqueror" in table.moves()
    table.player(0).year_flags = IGNORE_ENEMY_DEFENCES
    table.turn(0)
    assert table.refused("play:dev_conqueror") == "NUL-TURN-07"

    table = Table(players=2)
    table.hand(0, "dev_legendary_heroes")
    table.active(0, "dev_conqueror", "start_move")
    table.player(0).year_flags = IGNORE_ENEMY_DEFENCES
    table.turn(0)
    table.play("play:dev_legendary_heroes")
    assert table.heard("copied") == [{"seat": 0, "card": "start_move"}]


@rule("NUL-CARD-25", "NUL-TURN-17")
def test_kaijas_flag_alone_makes_no_card_playable_for_others() -> None:
    for clan, is_playable in (("bear", True), ("boar", False)):
        table = Table(players=2, clans=(clan, "goat"))
        table.player(0).reserve = 0
        if clan == "bear":
            table.kaija("start.n")  # She isn't a figure to recruit.
        card = CARD_IDS.index("clan_bear_awakens")
        obstacle = CARD_EFFECTS[card].obstacle(table.state, 0)
        assert (obstacle is None) == is_playable


@rule("NUL-CARD-25")
@pytest.mark.parametrize(("clan", "flags"), [("bear", KAIJA_MAY_ATTACK), ("boar", 0)])
def test_what_is_said_of_kaija_concerns_only_her_clan(clan: str, flags: int) -> None:
    table = Table(players=2, clans=(clan, "goat"))
    table.player(0).reserve = 0
    table.resolve(0, "clan_bear_awakens")
    if table.step() != "over":
        table.play("done")
    assert table.player(0).year_flags == flags


@rule("NUL-CARD-28")
@pytest.mark.parametrize("card", ["clan_boar_lay_of_the_land", "clan_raven", "dev_up_scout_camp"])
def test_with_fewer_tiles_than_wanted_what_is_there_is_drawn(card: str) -> None:
    table = Table(players=2)
    table.units(0, "start.n 1")
    table.only_tiles("tile_20")
    table.resolve(0, card)
    assert table.heard("tiles_drawn") == [{"seat": 0, "n": 1}]
    assert table.state.placing is not None
    assert len(table.state.placing.drawn) == 1


def test_an_openly_known_card_stays_known_when_a_hand_is_looked_at() -> None:
    table = two_neighbours()
    table.hand(1, "start_move")
    table.player(1).hand_seen[0] = EVERYONE
    table.resolve(0, "dev_spy")
    assert table.heard("hand_inspected") == [{"seat": 0, "other": 1}]
    assert table.player(1).hand == []


@rule("NUL-CARD-23")
def test_a_discard_is_final_once_the_last_card_of_another_followed_by_itself() -> None:
    table = Table(players=3, clans=("raven", "goat", "wolf"))
    table.hand(1, "start_move", "start_build")
    table.hand(2, "start_feast")
    table.resolve(0, "dev_ancestral_curse")
    before = table.state.irrevocable()
    table.play("discard:start_move")
    assert table.player(2).discard == [CARD_IDS.index("start_feast")]
    assert table.state.irrevocable() > before
