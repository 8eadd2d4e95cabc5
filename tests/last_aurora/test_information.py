"""Who knows what (LAU-INFO)."""

from meadhall.games.last_aurora import GAME
from meadhall.kernel.dice import Dice
from tests.last_aurora.table import Table
from tests.last_aurora.test_exploration import exploring
from tests.rules import rule


@rule("LAU-INFO-01")
def test_all_see_convoys_loads_zones_fame_and_piles() -> None:
    table = Table(players=3)
    table.hand(0, "nitro", "toolbox")
    table.discards("flatbed")
    assert table.view(1).players[0].object_count == 2
    assert table.view(1).discard == ["flatbed"]
    own, other, watcher = table.view(0), table.view(1), table.view()
    assert own.players[2] == other.players[2]
    assert watcher.slots == own.slots
    assert watcher.deck_sizes == own.deck_sizes
    assert watcher.period == 1


@rule("LAU-INFO-02")
def test_objects_are_known_to_their_owner_only() -> None:
    table = Table()
    table.hand(0, "nitro", "toolbox")
    assert table.view(0).players[0].objects == ["toolbox", "nitro"]
    assert table.view(1).players[0].objects is None
    hands = set()
    dice = Dice.from_seed("worlds", 1)
    for _ in range(20):
        world = GAME.resample(table.state, 1, dice)
        hands.add(tuple(world.players[0].hand))
        assert GAME.resample(table.state, 0, dice).players[0].hand == table.player(0).hand
    assert len(hands) > 5


@rule("LAU-INFO-02")
def test_a_drawn_object_is_told_to_its_owner_only() -> None:
    table = exploring("petrol_station")
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("act", "take:object")
    assert len(table.heard("object_seen", seat=0)) == 1
    assert table.heard("object_seen", seat=1) == []
    assert table.heard("object_drawn", seat=1) == [{"seat": 0}]


@rule("LAU-INFO-02")
def test_cards_removed_at_setup_are_unknown_to_all() -> None:
    table = Table()
    dice = Dice.from_seed("worlds", 1)
    removed = {tuple(sorted(GAME.resample(table.state, 0, dice).removed)) for _ in range(10)}
    assert len(removed) > 5


@rule("LAU-INFO-03")
def test_the_back_of_the_top_outcome_card_is_public_in_the_pvp_deck() -> None:
    table = Table(player_versus_player=True)
    table.next_outcomes("pvp_outcome_04", "pvp_outcome_05")
    assert table.view(1).outcome_back == [1, 1, 2, 2, 3]
    assert Table().view(1).outcome_back is None


@rule("LAU-INFO-04")
def test_of_the_top_story_only_the_condition_is_known() -> None:
    table = Table(stories=True)
    table.story("story_locked_cellar")
    top = table.view(0).story_top
    assert top is not None
    assert (top.period, top.trigger) == (1, "gather")
    dice = Dice.from_seed("worlds", 1)
    tops = {GAME.resample(table.state, 0, dice).story_top for _ in range(20)}
    assert len(tops) == 2  # two Stories of Period I wait for a gather action
