"""Turns of the Actions phase (NUL-TURN)."""

import pytest

from meadhall.games.northgard.content.tables import CARD_IDS
from meadhall.games.northgard.rules.scoring import SOURCES, score_sheet
from meadhall.games.northgard.rules.year.turns import Actions
from meadhall.kernel.events import EVERYONE
from tests.northgard.table import Table
from tests.rules import rule


def deal(players: int = 2) -> Table:
    """Everyone holds a Move and a Feast; the display has a card for each."""
    table = Table(players=players)
    table.display("dev_scouts", "dev_militia", "dev_merchant", "dev_feast")
    for seat in range(players):
        table.hand(seat, "start_move", "start_feast")
    return table


def zone(table: Table, seat: int) -> list[str]:
    return [CARD_IDS[card] for card in table.player(seat).active]


@rule("NUL-TURN-01")
def test_turns_go_round_until_all_have_passed() -> None:
    table = deal(players=3)
    table.state.first_player = 1
    table.ask(Actions())
    asked = []
    for word in ("wait:start_move", "pass", "wait:start_move", "wait:start_feast", "pass"):
        asked.append(table.seat())
        table.play(word)
        if table.step() == "TakeDisplayCard":
            table.play(table.moves()[0])
    assert asked == [1, 2, 0, 1, 0]
    # The hand of seat 1 is empty now: it passes by itself.
    assert table.step() == "TakeDisplayCard"
    table.play(table.moves()[0])
    assert table.step() == "over"
    assert [fact["seat"] for fact in table.heard("passed")] == [2, 0, 1]


@rule("NUL-TURN-02")
def test_a_turn_is_one_of_six_things() -> None:
    table = deal()
    table.give(0, lore=3)
    table.turn(0)
    verbs = {word.split(":")[0] for word in table.moves()}
    assert verbs == {"play", "wait", "replace", "remove", "upgrade", "pass"}
    assert table.refuses("end_turn")


@rule("NUL-TURN-02")
@pytest.mark.parametrize("word", ["wait:start_move", "replace:start_move", "remove:start_move"])
def test_the_turn_is_over_after_it(word: str) -> None:
    table = deal()
    table.give(0, lore=3)
    table.turn(0)
    table.play(word)
    assert table.step() == "over"


@rule("NUL-TURN-03", "NUL-EDGE-14")
def test_with_an_empty_hand_only_passing_is_left_and_still_takes_the_marker() -> None:
    table = deal()
    table.hand(1)
    table.turn(1)
    assert table.heard("passed") == [{"seat": 1}]
    assert table.state.first_player == 1


@rule("NUL-TURN-04")
def test_one_main_card_and_any_number_of_flash_cards() -> None:
    table = Table(players=2)
    table.hand(
        0, "dev_fishing", "dev_wood_monopoly", "dev_lore_mastery", "start_move", "dev_warriors"
    )
    table.turn(0)
    table.play("play:dev_fishing", "play:start_move")
    assert table.refused("play:dev_warriors") == "NUL-TURN-04"
    table.play("play:dev_wood_monopoly", "play:dev_lore_mastery")
    assert table.moves() == ["end_turn"]
    assert table.player(0).resources == [3, 3, 2]
    assert zone(table, 0) == ["dev_fishing", "start_move", "dev_wood_monopoly", "dev_lore_mastery"]


@rule("NUL-TURN-04")
def test_every_turn_has_a_main_card_of_its_own() -> None:
    table = deal()
    table.ask(Actions())
    table.play("play:start_move", "end_turn")
    assert (table.seat(), table.obstacle("play:start_move")) == (1, None)


@rule("NUL-TURN-05")
def test_a_card_is_resolved_before_the_next_one() -> None:
    table = Table(players=2)
    table.lay("tile_07 1,0")
    table.units(0, "start.n 3")
    table.units(1, "start.e 1")
    table.hand(0, "dev_bodyguard", "dev_fishing")
    table.give(0, food=1)
    table.turn(0)
    table.play("play:dev_bodyguard", f"from:{table.name('start.n')}")
    assert table.refuses("play:dev_fishing")
    table.play(f"to:{table.name('start.e')}", "units:3")
    assert table.step() != "TakeTurn"  # the combat belongs to the card
    assert table.refuses("play:dev_fishing")


@rule("NUL-TURN-06")
def test_after_a_flash_card_the_turn_goes_on_with_cards_or_ends() -> None:
    table = Table(players=2)
    table.hand(0, "dev_fishing", "start_move", "start_feast")
    table.give(0, lore=3)
    table.turn(0)
    table.play("play:dev_fishing")
    assert table.moves() == ["play:start_move", "play:start_feast", "end_turn"]
    for word in (
        "wait:start_move",
        "replace:start_move",
        "remove:start_move",
        "upgrade:start_move",
    ):
        assert table.refused(word) == "NUL-TURN-06"
    assert table.refused("pass") == "NUL-TURN-06"
    table.play("end_turn")
    assert table.step() == "over"
    assert table.cards_in_hand(0) == ["start_feast", "start_move"]


@rule("NUL-TURN-07")
def test_a_card_needs_an_effect_that_can_be_carried_out() -> None:
    table = Table(players=2)
    table.units(0, "start.n 14")
    table.hand(0, "start_recruit", "start_build", "start_move")
    table.turn(0)
    assert table.obstacle("play:start_recruit") is not None
    assert table.obstacle("play:start_build") is not None
    assert table.obstacle("play:start_move") is None
    assert {"wait:start_recruit", "wait:start_build"} < set(table.moves())


@rule("NUL-TURN-07", "NUL-TURN-17")
def test_a_move_can_always_be_played_even_without_units() -> None:
    table = Table(players=2)
    table.hand(0, "start_move", "dev_fishing")
    table.turn(0)
    table.play("play:start_move")
    assert zone(table, 0) == ["start_move"]


@rule("NUL-TURN-08")
def test_waiting_lays_a_card_down_without_effect() -> None:
    table = Table(players=2)
    table.hand(0, "dev_fishing", "start_feast")
    table.turn(0)
    table.play("wait:dev_fishing")
    assert zone(table, 0) == ["dev_fishing"]
    assert table.player(0).active_played == [False]
    assert table.resource(0, "food") == 0


@rule("NUL-TURN-09", "NUL-TURN-19")
def test_replacing_costs_a_lore_and_draws_a_card() -> None:
    table = Table(players=2)
    table.hand(0, "start_move", "start_feast")
    table.give(0, lore=2)
    table.turn(0)
    table.events.clear()
    table.play("replace:start_move")
    assert zone(table, 0) == ["start_move"]
    assert (table.resource(0, "lore"), len(table.player(0).hand)) == (1, 2)
    told = [event.kind.name for event in table.events]
    assert told.index("paid") < told.index("cards_drawn")


@rule("NUL-TURN-10", "NUL-TURN-19")
def test_removing_costs_two_lore_and_draws_two_cards() -> None:
    table = Table(players=2)
    table.hand(0, "start_move", "start_feast")
    table.give(0, lore=2)
    table.turn(0)
    table.events.clear()
    table.play("remove:start_move")
    assert zone(table, 0) == []
    assert [CARD_IDS[card] for card in table.player(0).removed] == ["start_move"]
    assert (table.resource(0, "lore"), len(table.player(0).hand)) == (0, 3)
    told = [event.kind.name for event in table.events]
    assert told.index("paid") < told.index("cards_drawn")


@rule("NUL-TURN-11", "NUL-TURN-19")
@pytest.mark.parametrize("way", ["to_active", "to_box"])
def test_an_upgrade_costs_three_lore_and_a_card(way: str) -> None:
    table = Table(players=2)
    table.hand(0, "dev_fishing", "start_feast")
    table.give(0, lore=3)
    table.turn(0)
    table.play("upgrade:dev_fishing")
    assert table.resource(0, "lore") == 0
    assert table.moves() == ["to_active", "to_box"]
    table.play(way)
    assert table.moves() == ["take:clan_goat_teamwork", "take:clan_goat_resourceful"]
    table.play("take:clan_goat_teamwork")
    assert table.step() == "over"  # so it cannot be played this turn
    assert table.cards_in_hand(0) == ["clan_goat_teamwork", "start_feast"]
    assert table.player(0).hand_seen[-1] == EVERYONE
    assert zone(table, 0) == (["dev_fishing"] if way == "to_active" else [])
    removed = [CARD_IDS[card] for card in table.player(0).removed]
    assert removed == (["dev_fishing"] if way == "to_box" else [])
    assert table.resource(0, "food") == 0
    table.turn(0)
    assert "play:clan_goat_teamwork" in table.moves()


@rule("NUL-TURN-12")
@pytest.mark.parametrize(("verb", "price"), [("replace", 1), ("remove", 2), ("upgrade", 3)])
def test_the_whole_price_is_needed(verb: str, price: int) -> None:
    table = deal()
    table.give(0, lore=price - 1)
    table.turn(0)
    assert table.refused(f"{verb}:start_move") == "NUL-TURN-12"
    table.give(0, lore=price)
    assert table.obstacle(f"{verb}:start_move") is None


@rule("NUL-TURN-12")
def test_an_upgrade_needs_a_card_still_set_aside() -> None:
    table = deal()
    table.hand(0, "clan_goat_teamwork", "clan_goat_resourceful")
    table.give(0, lore=3)
    table.turn(0)
    assert table.refused("upgrade:clan_goat_teamwork") == "NUL-TURN-12"


@rule("NUL-TURN-13")
def test_unrest_does_nothing_and_never_leaves_the_game() -> None:
    table = Table(players=2)
    table.hand(0, "unrest", "start_move")
    table.give(0, lore=3)
    table.turn(0)
    assert table.refused("play:unrest") == "NUL-TURN-13"
    assert table.refused("remove:unrest") == "NUL-TURN-13"
    assert {"wait:unrest", "replace:unrest"} < set(table.moves())
    table.play("upgrade:unrest")
    assert table.step() == "TakeUpgrade"  # the box was no choice
    assert zone(table, 0) == ["unrest"]


@rule("NUL-TURN-14")
def test_passing_discards_hand_and_active_zone_and_takes_a_card() -> None:
    table = deal()
    table.active(0, "start_build")
    table.turn(0)
    table.play("pass")
    player = table.player(0)
    assert (player.hand, player.active) == ([], [])
    discard = sorted(CARD_IDS[card] for card in player.discard)
    assert discard == ["start_build", "start_feast", "start_move"]
    table.play("take:dev_militia")
    assert (player.pile.top, player.pile.top_seen) == (
        (CARD_IDS.index("dev_militia"),),
        (EVERYONE,),
    )
    assert [CARD_IDS[card] for card in table.state.supply.display] == [
        "dev_scouts",
        "dev_merchant",
        "dev_feast",
    ]


@rule("NUL-TURN-15", "NUL-EDGE-15")
def test_the_first_to_pass_takes_the_marker_at_once() -> None:
    table = deal(players=3)
    table.ask(Actions())
    table.play("wait:start_move", "pass", "take:dev_feast")
    assert table.state.first_player == 1
    table.play("pass", "take:dev_scouts", "pass", "take:dev_militia")
    assert table.heard("first_player") == [{"seat": 1}]
    assert table.state.turn_order() == [1, 2, 0]


@rule("NUL-EDGE-15")
def test_if_all_pass_in_one_round_the_first_of_them_has_the_marker() -> None:
    table = deal(players=3)
    table.state.first_player = 2
    table.ask(Actions())
    for _ in range(3):
        table.play("pass")
        table.play(table.moves()[0])
    assert table.state.first_player == 2


@rule("NUL-TURN-16")
def test_who_has_passed_takes_no_turn_but_still_decides_as_defender() -> None:
    table = Table(players=2)
    table.units(0, "start.n 3")
    table.units(1, "start.e 2")
    table.player(1).has_passed = True
    table.give(1, food=2)
    table.hand(0, "start_move", "start_feast", "start_build")
    table.ask(Actions())
    table.play("play:start_move", f"from:{table.name('start.n')}", f"to:{table.name('start.e')}")
    table.play("units:3")
    assert table.seat() == 1  # how much food the defender spends
    table.play("food:0")
    while table.step() != "TakeTurn":
        table.play(table.moves()[0])
    assert table.seat() == 0


@rule("NUL-TURN-17")
@pytest.mark.parametrize(
    "card",
    [
        "start_recruit", "start_build", "start_explore", "dev_market_place", "clan_bear_protector",
        "dev_capture", "dev_future_sight", "dev_legendary_heroes", "dev_bribery",
        "dev_hunters", "dev_spy", "dev_negotiation",
    ],
)  # fmt: skip
def test_what_makes_a_card_unplayable(card: str) -> None:
    """No unit on the map or in the reserve, no card to draw, no opponent to aim at."""
    table = Table(players=2, clans=("bear", "goat"))
    player = table.player(0)
    table.hand(0, card, "start_move")
    player.took_display_card = True
    player.pile.cards.clear()
    player.reserve = 0
    table.kaija("start.n")
    table.state.own_tile_pile().cards.clear()
    table.turn(0)
    assert table.obstacle(f"play:{card}") is not None
    assert f"wait:{card}" in table.moves()


@rule("NUL-TURN-17")
@pytest.mark.parametrize(
    "card", ["start_move", "dev_fishing", "dev_conqueror", "clan_bear_awakens"]
)
def test_what_can_always_be_carried_out(card: str) -> None:
    table = Table(players=2, clans=("bear", "goat"))
    table.player(0).reserve = 0
    table.hand(0, card, "start_feast")
    table.turn(0)
    assert table.obstacle(f"play:{card}") is None


@rule("NUL-TURN-17")
def test_an_achievement_in_the_hand_can_be_waited_with_but_not_played() -> None:
    table = Table(players=2)
    table.state.own_supply().achievements.append(CARD_IDS.index("ach_builder"))
    table.hand(0, "ach_builder", "start_move")
    table.turn(0)
    assert table.refused("play:ach_builder") == "NUL-TURN-07"
    assert "wait:ach_builder" in table.moves()


@rule("NUL-TURN-18")
def test_a_rule_of_the_card_goes_before_what_else_it_could_do() -> None:
    """NUL-CARD-09, 21: there is a card to draw, but nobody to strike or to spy on."""
    table = Table(players=2, clans=("wolf", "goat"))
    table.hand(0, "clan_wolf_plunder", "dev_spy", "dev_capture")
    table.turn(0)
    assert table.obstacle("play:clan_wolf_plunder") is not None
    assert table.refused("play:dev_spy") == "NUL-CARD-21"
    assert table.obstacle("play:dev_capture") is not None


@rule("NUL-EDGE-16")
def test_an_achievement_counts_from_the_pile_it_lies_on() -> None:
    table = Table(players=2, year=7)
    table.units(0, "start.n 4")
    table.state.own_supply().display.append(CARD_IDS.index("ach_warlord"))
    table.hand(0, "start_move")
    table.turn(0)
    table.play("pass")
    sheet = dict(zip(SOURCES, score_sheet(table.state, 0), strict=True))
    assert table.player(0).pile.top == (CARD_IDS.index("ach_warlord"),)
    assert sheet["achievements"] > 0


@rule("NUL-EDGE-32")
def test_the_turn_does_not_end_by_itself_while_there_are_cards() -> None:
    """Otherwise the others would learn that none of the cards could be played."""
    table = deal()
    table.turn(0)
    table.play("play:start_move")
    assert table.moves() == ["end_turn"]
    table.play("end_turn")
    table.turn(0)
    table.play("play:start_feast", "choose:move")
    assert table.step() == "over"  # the hand is empty: that isn't a secret


@rule("NUL-EDGE-32")
def test_a_player_with_cards_is_never_forced_to_pass() -> None:
    table = Table(players=2)
    table.hand(0, "unrest")
    table.turn(0)
    assert table.moves() == ["wait:unrest", "pass"]
