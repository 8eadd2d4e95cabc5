"""Setting up a game (LAU-SETUP)."""

import pytest

from meadhall.games.last_aurora import GAME
from meadhall.games.last_aurora.content.road import SPACE_IDS, WAYPOINT_IDS
from meadhall.games.last_aurora.content.tables import (
    CARD_IDS,
    CONTENT,
    FIRST_ENEMY,
    FIRST_EVENT,
    IS_ORANGE,
    LOOT_TIER,
    NONE,
    PERIOD,
)
from meadhall.games.last_aurora.rules.state import EXPLORATION, LOOT, AuroraState
from tests.last_aurora.table import Table
from tests.rules import rule


def new(players: int = 2, seed: str = "setup", **options: object) -> AuroraState:
    state = GAME.new(players, options, seed)
    assert isinstance(state, AuroraState)
    return state


@rule("LAU-SETUP-01")
def test_a_game_is_played_on_either_side_of_the_board_and_alpha_is_suggested() -> None:
    assert GAME.read_settings(2, {})["map"] == "alpha"
    assert Table().space(0) == "a00"
    assert Table(map="beta").space(0) == "b00"


@rule("LAU-SETUP-02")
@pytest.mark.parametrize(("side", "stop"), [("alpha", "a20"), ("beta", "b22")])
def test_the_aurora_begins_on_stop_1(side: str, stop: str) -> None:
    assert SPACE_IDS[new(map=side).road.aurora] == stop


@rule("LAU-SETUP-03")
def test_waypoint_counters_lie_face_up_on_the_spaces_of_their_set() -> None:
    alpha = {SPACE_IDS[s]: WAYPOINT_IDS[w] for s, w in enumerate(new().road.waypoints) if w != NONE}
    assert sorted(alpha) == ["a02", "a06", "a10", "a15", "a19", "a25"]
    assert sorted(alpha.values()) == [f"waypoint_alpha_{n}" for n in range(1, 7)]
    beta = Table(map="beta").view().waypoints
    assert {space for space, counter in beta.items() if "beta" in counter} == {
        "b13", "bp2", "br1", "bs1",
    }  # fmt: skip
    assert Table(map="beta").view().avalanches == ["bp1", "br1", "bs1"]
    assert new(seed="a").road.waypoints != new(seed="b").road.waypoints


@rule("LAU-SETUP-04", "LAU-INFO-02")
def test_decks_are_shuffled() -> None:
    first = [new(seed=str(n)).zone.slots[4] for n in range(8)]
    assert len(set(first)) > 1


@rule("LAU-SETUP-05")
def test_the_lowest_tier_of_loot_lies_on_top() -> None:
    state = new()
    for tier in range(3):
        assert [LOOT_TIER[card] for card in state.decks[LOOT + tier].cards] == [tier, tier]
    table = Table()
    table.next_loot("war_standard", "spiked_bumper")
    table.enemy("war_wolves", hits=2, targets=(0,))
    table.next_outcomes("outcome_12")
    table.begin("fire")
    table.play("fire:start_truck_red.4")
    assert table.view().loot_shown == "spiked_bumper"


@rule("LAU-SETUP-06", "LAU-SETUP-13")
@pytest.mark.parametrize(("players", "removed"), [(1, 6), (2, 6), (3, 3), (4, 0)])
@pytest.mark.parametrize("module", [False, True])
def test_orange_cards_are_removed_by_the_number_of_players(
    players: int, removed: int, module: bool
) -> None:
    state = new(players, exploration_deck=module)
    for period in (1, 2, 3):
        gone = [card for card in state.piles.removed if PERIOD[card] == period]
        assert len(gone) == removed
        assert all(IS_ORANGE[card] for card in gone)
        orange = [c for c in state.decks[EXPLORATION + period - 1].cards if IS_ORANGE[c]]
        if period > 1:
            assert len(orange) == 8 - removed
    assert GAME.faults(state) == []  # the same tokens for all numbers of players


@rule("LAU-SETUP-07")
def test_two_enemies_of_each_period_are_in_its_part_of_the_deck() -> None:
    state = new()
    for period in (2, 3):
        cards = state.decks[EXPLORATION + period - 1].cards
        assert sum(card >= FIRST_ENEMY for card in cards) == 2
        assert all(PERIOD[card] == period for card in cards)
    assert Table().view().period == 1
    state.decks[EXPLORATION].cards.clear()
    assert state.exploration_period() == 1


@rule("LAU-SETUP-08")
def test_rusted_containers_lie_on_the_first_slots_and_the_rest_comes_from_the_deck() -> None:
    for seed in range(12):
        state = new(seed=str(seed))
        names = [None if card == NONE else CARD_IDS[card] for card in state.zone.slots]
        assert names[:2] == ["rusted_container_1", "rusted_container_2"]
        turned_up = [
            card for card in state.fight.lurking + state.piles.discard if card >= FIRST_EVENT
        ]
        assert names[2:].count(None) == len(turned_up)


@rule("LAU-SETUP-09", "LAU-SETUP-11")
def test_what_a_player_begins_with() -> None:
    player = next(
        new(seed=str(seed)) for seed in range(50) if not new(seed=str(seed)).piles.discard
    )  # without an Event that changes it
    table = Table()
    table.state = player
    view = table.view(1).players[1]
    assert view.colour == "blue"
    assert [card.card for card in view.convoy] == ["start_truck_blue", "start_container_blue"]
    assert view.load == {"survivor": 2, "fuel": 1, "food": 1, "ammo": 1}
    assert [(s.card, s.zone) for s in view.survivors] == [
        ("leader_blue", "active"), ("copilot_blue", "active"),
    ]  # fmt: skip
    assert (view.fame, view.space, view.objects) == (0, "a00", [])


@rule("LAU-SETUP-10")
def test_the_first_turn_order_is_random() -> None:
    orders = {tuple(new(3, seed=str(seed)).order) for seed in range(30)}
    assert len(orders) == 6


@rule("LAU-SETUP-12")
def test_an_event_of_the_setup_finds_all_players_ready() -> None:
    for seed in range(200):
        state = new(seed=str(seed), crews="random")
        if any(CARD_IDS[card] == "cold_snap" for card in state.piles.discard):
            assert type(state.steps[-1]).__name__ in ("ChooseOption", "ShiftSurvivors")
            assert all(len(player.crew) == 2 for player in state.players)
            return
    raise AssertionError("no game began with the Cold Snap")


@rule("LAU-SETUP-04")
def test_the_box_holds_what_the_rules_say() -> None:
    counts = {part.id: part.count for part in CONTENT.components.components}
    assert counts["exploration_card"] == len(CONTENT.exploration)
    assert counts["start_card"] == len(CONTENT.start)
    assert counts["object_card"] == sum(card.copies for card in CONTENT.objects)
    assert counts["fs_exploration_card"] == len(CONTENT.new_exploration)
    assert counts["fs_object_card"] == sum(card.copies for card in CONTENT.new_objects)
    assert counts["fs_story_card"] + 9 == len(CONTENT.stories)  # LFS-STORY-01: nine of our own
    assert counts["fs_outcome_card"] == len(CONTENT.pvp.outcomes)
