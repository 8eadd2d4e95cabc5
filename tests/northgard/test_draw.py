"""Draw actions (NUL-DRAW), and cards taken from the discard pile."""

import pytest

from meadhall.games.northgard.content.tables import CARD_IDS
from meadhall.games.northgard.rules.cards.draw import RecoverCards
from meadhall.kernel.events import EVERYONE, only
from tests.northgard.maps import THIRTEEN_TILES
from tests.northgard.table import Table
from tests.rules import rule


def names(cards: list[int]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


@rule("NUL-DRAW-01", "NUL-DRAW-02")
def test_exactly_the_drawn_cards_are_divided() -> None:
    table = Table()
    table.hand(0, "start_feast")
    table.top(0, "start_explore", "start_build", "start_move")
    table.resolve(0, "dev_trading_post")  # keep 1, discard 1, put 1 back
    assert table.moves() == [
        *(f"keep:{card}" for card in ("start_move", "start_explore", "start_build")),
        *(f"discard:{card}" for card in ("start_move", "start_explore", "start_build")),
        *(f"top:{card}" for card in ("start_move", "start_explore", "start_build")),
    ]
    table.play("discard:start_move")
    assert table.refuses("discard:start_build")
    table.play("top:start_build")
    player = table.player(0)
    assert table.cards_in_hand(0) == ["start_explore", "start_feast"]
    assert names(player.discard) == ["start_move"]
    assert names(list(player.pile.top)) == ["start_build"]


@rule("NUL-DRAW-01")
def test_all_cards_are_kept_without_a_question() -> None:
    table = Table()
    table.resolve(0, "dev_market_place")
    assert len(table.player(0).hand) == 2
    assert table.step() == "over"


@rule("NUL-DRAW-03")
def test_the_player_decides_the_order_on_both_piles() -> None:
    table = Table()
    table.top(0, "start_explore", "start_build", "start_move")
    table.resolve(0, "dev_cunning_merchant")  # keep 1, put 2 back
    table.play("top:start_move", "top:start_explore")
    assert names(list(table.player(0).pile.top)) == ["start_move", "start_explore"]
    assert table.cards_in_hand(0) == ["start_build"]
    other = Table()
    other.top(0, "start_explore", "start_build", "start_move")
    other.resolve(0, "dev_merchant")  # keep 1, discard 2
    other.play("discard:start_move", "discard:start_explore")
    assert names(other.player(0).discard) == ["start_move", "start_explore"]


@rule("NUL-DRAW-01")
def test_others_know_what_is_discarded_but_not_what_is_put_back() -> None:
    table = Table()
    table.top(0, "start_explore", "start_build", "start_move", is_public=True)
    table.resolve(0, "dev_trading_post")
    table.play("discard:start_move", "keep:start_build")
    assert table.player(0).hand_seen == [only(0)]
    assert table.player(0).pile.top_seen == (only(0),)
    assert table.heard("discarded", 1) == [{"seat": 0, "card": "start_move"}]


@rule("NUL-DRAW-01", "NUL-INFO-01")
def test_others_are_told_how_many_cards_are_kept_and_put_back() -> None:
    table = Table()
    table.top(0, "start_explore", "start_build", "start_move")
    table.resolve(0, "dev_cunning_merchant")  # keep 1, put 2 back
    table.play("top:start_move")
    assert table.heard("cards_put_on_top", 1) == [{"seat": 0, "n": 1}]
    table.play("top:start_explore")
    assert table.heard("cards_put_on_top", 1) == [{"seat": 0, "n": 1}] * 2
    assert table.heard("cards_kept", 1) == [{"seat": 0, "n": 1}]


@rule("NUL-DRAW-01")
def test_a_known_card_that_is_kept_beside_discards_stays_known() -> None:
    table = Table()
    table.top(0, "start_explore", "start_build")
    table.top(0, "start_move", is_public=True)
    table.resolve(0, "dev_merchant")
    table.play("discard:start_build", "discard:start_explore")
    assert table.player(0).hand_seen == [EVERYONE]


@rule("NUL-DRAW-04", "NUL-DRAW-05")
@pytest.mark.parametrize(("left", "rule_broken"), [(1, "NUL-DRAW-04"), (2, None)])
def test_a_draw_action_needs_all_its_cards(left: int, rule_broken: str | None) -> None:
    table = Table()
    player = table.player(0)
    table.hand(0, "dev_market_place", "start_move")
    player.removed += tuple(player.pile.cards[left:])
    del player.pile.cards[left:]
    table.turn(0)
    assert table.obstacle("play:dev_market_place") == rule_broken
    table.play("wait:start_move")
    player.discard.extend(player.pile.cards)
    player.pile.cards.clear()
    table.turn(0)
    assert table.obstacle("play:dev_market_place") == rule_broken


@rule("NUL-DRAW-05")
def test_the_card_played_cannot_be_drawn_by_itself() -> None:
    table = Table()
    player = table.player(0)
    table.hand(0, "dev_market_place")
    player.removed += tuple(player.pile.cards[2:])
    del player.pile.cards[2:]
    table.turn(0)
    table.play("play:dev_market_place")
    assert len(player.hand) == 2
    assert names(player.active) == ["dev_market_place"]


@rule("NUL-DRAW-04", "NUL-EDGE-33")
def test_a_draw_after_another_effect_takes_what_there_is() -> None:
    table = Table(players=2, clans=("wolf", "goat"))
    table.units(0, "start.n 1")
    table.units(1, "start.e 1")
    table.hand(0, "clan_wolf_plunder", "start_move")
    table.player(0).pile.cards.clear()
    table.turn(0)
    table.play("play:clan_wolf_plunder")
    assert table.control("start.e") is None
    assert table.cards_in_hand(0) == ["start_move"]


@rule("NUL-DRAW-06")
@pytest.mark.parametrize("left", [2, 3])
def test_a_further_draw_is_offered_only_if_a_card_is_left(left: int) -> None:
    table = Table()
    table.give(0, food=2, lore=1)
    player = table.player(0)
    del player.pile.cards[left:]
    table.resolve(0, "clan_goat_resourceful")
    assert len(player.hand) == 2
    if left == 2:
        assert table.step() == "over"
    else:
        table.play("use", "pay:lore")
        assert (len(player.hand), player.goods()) == (3, 0)


@rule("NUL-TURN-17")
def test_a_further_draw_needs_the_whole_price() -> None:
    table = Table()
    table.give(0, food=1, wood=1)
    table.resolve(0, "clan_goat_resourceful")
    assert table.step() == "over"
    table.give(0, food=2, wood=1, lore=1)
    table.resolve(0, "clan_goat_resourceful")
    table.play("use", "pay:food", "pay:lore")
    assert table.moves() == ["pay:food", "pay:wood"]
    table.play("pay:wood")
    assert table.player(0).resources == [1, 0, 0]
    assert len(table.player(0).hand) == 5


@rule("NUL-CARD-03")
def test_negotiation_takes_a_chosen_card_or_draws() -> None:
    table = Table()
    table.discard(0, "start_move", "start_build")
    table.resolve(0, "dev_negotiation")
    assert table.moves() == ["choose:draw", "choose:take_from_discard"]
    table.play("choose:take_from_discard")
    assert table.moves() == ["recover:start_move", "recover:start_build"]
    table.play("recover:start_build")
    assert table.cards_in_hand(0) == ["start_build"]
    assert table.player(0).hand_seen == [EVERYONE]


@rule("NUL-CARD-03")
def test_several_cards_are_taken_from_the_discard_pile_one_by_one() -> None:
    table = Table()
    table.discard(0, "start_move", "start_build", "start_explore")
    table.ask(RecoverCards(0, 2))
    table.play("recover:start_build")
    assert table.moves() == ["recover:start_move", "recover:start_explore"]
    table.play("recover:start_move")
    assert table.step() == "over"
    assert table.cards_in_hand(0) == ["start_build", "start_move"]
    assert table.heard("recovered", 1) == [
        {"seat": 0, "card": "start_build"},
        {"seat": 0, "card": "start_move"},
    ]


@rule("NUL-CARD-03")
def test_negotiation_needs_a_card_in_one_of_the_piles() -> None:
    table = Table()
    table.hand(0, "dev_negotiation", "start_move")
    player = table.player(0)
    player.pile.cards.clear()
    table.turn(0)
    assert table.obstacle("play:dev_negotiation") is not None
    table.discard(0, "dev_spy")
    assert table.obstacle("play:dev_negotiation") is None
    other = Table()
    other.resolve(0, "dev_negotiation")
    assert len(other.player(0).hand) == 1  # with an empty discard pile drawing isn't a choice


@rule("NUL-CARD-17")
def test_protector_of_the_land_draws_for_wide_closed_territories() -> None:
    table = Table(players=2, clans=("bear", "goat"))
    table.lay(*THIRTEEN_TILES[1:])
    table.units(0, "start.n 1", "start.e 1", "tile_32.e 1", "start.s 1")
    assert not table.state.lands.is_open(table.territory("start.n"))
    table.hand(0, "clan_bear_protector", "start_move")
    table.turn(0)
    table.play("play:clan_bear_protector")
    # Five and three tiles; the third closed one has only two, and the four of start.s are open.
    assert len(table.player(0).hand) == 1 + 2


@rule("NUL-CARD-17")
def test_protector_of_the_land_needs_such_a_territory_and_as_many_cards() -> None:
    table = Table(players=2, clans=("bear", "goat"))
    table.lay(*THIRTEEN_TILES[1:])
    table.units(0, "tile_32.e 1")
    table.hand(0, "clan_bear_protector", "start_move")
    table.turn(0)
    assert table.refused("play:clan_bear_protector") == "NUL-CARD-17"
    del table.player(0).pile.cards[1:]
    table.units(0, "start.n 1")
    assert table.obstacle("play:clan_bear_protector") is None
    table.units(0, "start.e 1")
    assert table.refused("play:clan_bear_protector") == "NUL-DRAW-04"
