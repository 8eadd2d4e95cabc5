"""Draw pile, hand, active zone and discard pile (NUL-DECK)."""

import pytest

from meadhall.games.northgard.content.tables import CARD_IDS
from meadhall.games.northgard.content.tiles import TILE_IDS
from meadhall.games.northgard.rules.cards.decks import (
    discard_from_hand,
    draw_tiles,
    draw_to_hand,
    put_on_pile,
    put_tiles_under,
)
from meadhall.games.northgard.rules.scoring import deck_of, score_sheet
from meadhall.kernel.events import EVERYONE, only
from tests.northgard.table import Table
from tests.rules import rule

FEAST = CARD_IDS.index("start_feast")


@rule("NUL-DECK-01")
def test_a_card_goes_from_the_pile_to_the_hand_to_the_active_zone_and_is_discarded() -> None:
    table = Table(players=2)
    table.display("dev_scouts", "dev_militia")
    table.top(0, "start_move")
    draw_to_hand(table.state, 0, 1)
    player = table.player(0)
    assert table.cards_in_hand(0) == ["start_move"]
    assert (player.active, player.discard) == ([], [])
    table.turn(0)
    table.play("play:start_move")
    assert [CARD_IDS[card] for card in player.active] == ["start_move"]
    assert player.hand == []
    table.turn(0)  # with an empty hand: passing isn't a choice
    table.play("take:dev_scouts")
    assert [CARD_IDS[card] for card in player.discard] == ["start_move"]
    assert player.active == []


@rule("NUL-DECK-02")
def test_the_discard_pile_is_shuffled_only_when_a_card_must_be_drawn() -> None:
    table = Table()
    player = table.player(0)
    table.hand(0, "start_move")
    table.active(0, "start_build")
    table.discard_all(0)
    table.top(0, "start_recruit")
    assert draw_to_hand(table.state, 0, 1) == 1
    assert (player.pile.size(), len(player.discard)) == (0, 4)
    assert table.heard("reshuffled") == []
    assert draw_to_hand(table.state, 0, 2) == 2
    assert table.heard("reshuffled") == [{"seat": 0, "n": 4}]
    assert (player.pile.size(), player.discard) == (2, [])
    assert [CARD_IDS[card] for card in player.active] == ["start_build"]
    assert {"start_move", "start_recruit"} < set(table.cards_in_hand(0))


@rule("NUL-DECK-02")
def test_a_reshuffled_card_comes_in_any_order() -> None:
    first = set()
    for seed in range(30):
        table = Table(seed=f"seed {seed}")
        table.discard_all(0)
        draw_to_hand(table.state, 0, 1)
        first.add(table.cards_in_hand(0)[0])
    assert first == {
        "start_recruit",
        "start_move",
        "start_explore",
        "start_build",
        "start_feast",
        "clan_goat",
    }


@rule("NUL-DECK-03")
def test_with_both_piles_empty_the_remaining_draws_are_lost() -> None:
    table = Table()
    assert draw_to_hand(table.state, 0, 9) == 7
    assert len(table.player(0).hand) == 7
    assert draw_to_hand(table.state, 0, 1) == 0
    assert table.heard("cards_drawn") == [{"seat": 0, "n": 7}]


@rule("NUL-DECK-04")
@pytest.mark.parametrize(
    ("card", "obstacle"), [("start_build", "NUL-BUILD-04"), ("clan_goat", None)]
)
def test_a_card_may_allow_what_the_rules_forbid(card: str, obstacle: str | None) -> None:
    table = Table()
    table.lay("tile_07 1,0")
    table.units(0, "tile_07.m 2")
    table.build("food_silo tile_07.m")
    table.give(0, wood=1)
    table.resolve(0, card)
    assert table.obstacle("build:food_silo:tile_07.m.m1") == obstacle


@rule("NUL-DECK-05")
def test_a_deck_is_all_four_zones_without_the_box_and_the_upgrades_aside() -> None:
    table = Table()
    table.hand(0, "dev_spy")
    table.active(0, "dev_fishing")
    table.discard(0, "dev_scouts")
    table.top(0, "dev_hunters")
    table.player(0).removed += (CARD_IDS.index("dev_carpentry"),)
    deck = [CARD_IDS[card] for card in deck_of(table.player(0))]
    assert len(deck) == 7 + 4
    assert {"dev_spy", "dev_fishing", "dev_scouts", "dev_hunters"} < set(deck)
    assert sum(score_sheet(table.state, 0)) == 2 + 2 + 2 + 1


@rule("NUL-INFO-03")
def test_a_card_drawn_keeps_those_who_know_it() -> None:
    table = Table()
    put_on_pile(table.state, 0, table.player(0).pile.cards.pop(), EVERYONE)
    draw_to_hand(table.state, 0, 2)
    assert table.player(0).hand_seen == [EVERYONE, only(0)]
    assert len(table.heard("card_seen", 0)) == 2
    assert table.heard("card_seen", 1) == []


@rule("NUL-EDGE-34")
def test_a_discarded_card_goes_to_the_discard_pile() -> None:
    table = Table()
    table.hand(1, "start_feast", "start_move")
    discard_from_hand(table.state, 1, FEAST)
    assert table.player(1).discard == [FEAST]
    assert table.player(1).active == []
    assert table.heard("discarded") == [{"seat": 1, "card": "start_feast"}]


@rule("NUL-INFO-03", "NUL-INFO-07")
def test_tiles_are_seen_by_the_drawer_and_known_under_the_pile() -> None:
    table = Table()
    table.only_tiles("tile_01", "tile_02")
    state = table.state
    tiles = draw_tiles(state, 1, 3)
    assert sorted(TILE_IDS[tile] for tile in tiles) == ["tile_01", "tile_02"]
    assert (len(table.heard("tile_seen", 1)), table.heard("tile_seen", 0)) == (2, [])
    put_tiles_under(state, 1, tiles)
    assert (state.tile_pile.bottom, state.tile_pile.bottom_seen) == (
        tuple(tiles),
        (only(1), only(1)),
    )
    before = state.irrevocable()
    assert draw_tiles(state, 1, 1) == tiles[:1]
    assert state.irrevocable() == before  # no news to the seat that put it there
    assert draw_tiles(state, 0, 1) == tiles[1:]
    assert state.irrevocable() > before
