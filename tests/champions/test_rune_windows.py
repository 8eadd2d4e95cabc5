"""Free runes before and after the owner's own fights and hunts (CHM-RUNE-02, CHM-RUNE-18)."""

import pytest

from meadhall.games.champions import GAME
from meadhall.games.champions.content.tables import DESTINY_IDS
from meadhall.games.champions.rules.state import DESTINIES
from meadhall.kernel.undo import Undo
from meadhall.words import Words
from tests.champions.table import Table, fight_with
from tests.rules import rule

BEFORE, AFTER = "RunesBeforeFight", "RunesAfterFight"


def two_fights(first: int, second: int, *runes: str) -> Table:
    """The seats have reserved the left and the right draugr and have four axemen each, of which
    they send one; nobody has favor. The runes belong to seat 0.
    """
    table = Table()
    table.enemy("draugr_1", "draugr_thrall_red")
    table.enemy("draugr_2", "draugr_thrall_blue")
    for seat in range(3):
        table.give(seat, favor=0)
    for seat in {first, second}:
        table.muster(seat, axeman=4)
    table.rune(0, *runes)
    for seat, space in ((first, "draugr_1"), (second, "draugr_2")):
        table.reserve(seat, space)
    table.finish_placement()
    return table


def send(table: Table, *targets: str, rolls: tuple[str, ...] = ()) -> None:
    """The deciding seat sends an axeman to each target and is done."""
    table.play(*[f"die:axeman:{target}" for target in targets])
    table.play("done", rolls=rolls)


def prompt(table: Table) -> str:
    return Words(GAME, "en", ["Anna", "Bjorn", "Cecylia"], strict=True).prompt(table.state, 0)


def asked(table: Table) -> tuple[str, int]:
    return table.step(), table.seat()


# Before and after


@rule("CHM-RUNE-02", "CHM-RUNE-18", "CHM-SCORE-14")
def test_success_can_be_used_before_the_own_fight_when_another_has_just_lost_warriors() -> None:
    table = two_fights(1, 0, "rune_success")
    table.destinies(0, "destiny_warlord")
    send(table, "draugr_2")
    assert table.seat() == 1
    send(table, "draugr_1", rolls=("axeman:blank",))
    assert table.warriors(1)["axeman"] == 3
    assert asked(table) == (BEFORE, 0)
    assert table.moves() == ["rune:rune_success", "done"]
    assert [facts["seat"] for facts in table.heard("fight_began")] == [1]
    table.play("rune:rune_success")
    assert [facts["n"] for facts in table.heard("destiny_opened")] == [6]
    assert [facts["seat"] for facts in table.heard("fight_began")] == [1, 0]


@rule("CHM-RUNE-02", "CHM-RUNE-18")
def test_success_can_be_used_after_the_own_victory_and_before_that_of_another() -> None:
    table = two_fights(0, 1, "rune_success")
    table.destinies(0, "destiny_draugr_slayer")
    send(table, "draugr_1")
    send(table, "draugr_2")
    assert asked(table) == (BEFORE, 0)
    table.play("done", rolls=["axeman:hit_2"])
    assert len(table.heard("enemy_defeated")) == 1
    assert asked(table) == (AFTER, 0)
    table.play("rune:rune_success")
    assert [facts["n"] for facts in table.heard("destiny_opened")] == [8]
    assert [facts["seat"] for facts in table.heard("fight_began")] == [0, 1]


@rule("CHM-RUNE-18")
def test_after_a_victory_over_the_troll_fame_and_blame_come_first() -> None:
    table = fight_with("troll_cave_1", axeman=4)
    table.rune(0, "rune_fame", "rune_wealth")
    table.give(0, coin=2)
    table.play("done", rolls=["axeman:hit_2"] * 4)
    table.play("accept", "use", "blame:seat_1")
    assert asked(table) == (AFTER, 0)
    assert table.moves() == ["rune:rune_wealth", "done"]
    assert table.obstacle("rune:rune_fame") == "CHM-RUNE-01"


@rule("CHM-RUNE-18")
def test_a_lost_fight_is_a_fight_too() -> None:
    table = two_fights(0, 1, "rune_gifts")
    send(table, "draugr_1")
    send(table, "draugr_2")
    table.play("done", rolls=["axeman:blank"])
    assert len(table.heard("enemy_stands")) == 1
    assert asked(table) == (AFTER, 0)


@rule("CHM-RUNE-13", "CHM-RUNE-18")
def test_several_runes_may_be_used_in_one_window_between_fights() -> None:
    table = two_fights(0, 1, "rune_gifts", "rune_wealth")
    table.give(0, coin=0)
    send(table, "draugr_1")
    send(table, "draugr_2")
    table.play("rune:rune_gifts", *["gift:coin"] * 4)
    assert asked(table) == (BEFORE, 0)
    table.play("rune:rune_wealth")
    assert {"seat": 0, "good": "coin", "n": 4} in table.heard("gained")
    assert table.view().players[0].runes == []


@rule("CHM-RUNE-18")
def test_the_table_shows_which_phase_it_is() -> None:
    assert Table(leaders=()).view().phase == "setup"
    assert Table().view().phase == "workers"
    table = two_fights(0, 1, "rune_gifts")
    assert table.view().phase == "assign"
    send(table, "draugr_1")
    send(table, "draugr_2")
    assert table.view().phase == "fights"
    table.play("rune:rune_gifts")
    assert (table.step(), table.view().phase) == ("ChooseGift", "fights")
    table = Table()
    table.rune(0, "rune_gifts")
    table.reach_the_last_window()
    assert table.view().phase == "cleanup"
    table.play("done")
    assert table.view().phase is None


# Who is not asked


@rule("CHM-RUNE-18")
@pytest.mark.parametrize("runes", [(), ("rune_journey", "rune_true_sight")])
def test_nobody_is_asked_without_a_free_rune(runes: tuple[str, ...]) -> None:
    table = two_fights(0, 1, *runes)
    send(table, "draugr_1")
    send(table, "draugr_2")
    assert table.state.round == 2


@rule("CHM-RUNE-18")
def test_runes_of_others_are_not_asked_for_at_a_fight() -> None:
    table = two_fights(1, 2, "rune_gifts")
    assert asked(table) == ("AssignWarriors", 0)
    table.play("done")
    send(table, "draugr_1")
    send(table, "draugr_2")
    assert table.state.round == 2


@rule("CHM-RUNE-18", "CHM-RUNE-12")
def test_success_without_a_secret_destiny_is_no_reason_to_ask() -> None:
    table = two_fights(0, 1, "rune_success")
    table.player(0).opened = table.player(0).destinies
    send(table, "draugr_1")
    send(table, "draugr_2")
    assert table.state.round == 2


@rule("CHM-RUNE-18")
@pytest.mark.parametrize(("coins", "is_asked"), [(0, False), (1, True)])
def test_wealth_without_coins_is_no_reason_to_ask(coins: int, is_asked: bool) -> None:
    table = two_fights(0, 1, "rune_wealth")
    table.give(0, coin=coins)
    send(table, "draugr_1")
    send(table, "draugr_2")
    assert (table.step() == BEFORE) == is_asked


@rule("CHM-RUNE-18", "CHM-RUNE-12")
def test_runes_that_cannot_be_used_or_do_nothing_are_no_reason_to_ask_together_either() -> None:
    table = two_fights(0, 1, "rune_success", "rune_wealth")
    table.player(0).opened = table.player(0).destinies
    table.give(0, coin=0)
    send(table, "draugr_1")
    send(table, "draugr_2", rolls=("axeman:hit_2",))
    assert table.heard("enemy_defeated")[0]["seat"] == 0
    assert asked(table) == (AFTER, 0), "now there are coins to double"


@rule("CHM-RUNE-18")
def test_knowledge_of_what_is_known_is_no_reason_to_ask() -> None:
    table = two_fights(0, 1, "rune_knowledge")
    table.let_know(0, *range(4))
    send(table, "draugr_1")
    send(table, "draugr_2")
    assert table.state.round == 2


@rule("CHM-RUNE-18")
@pytest.mark.parametrize(("round", "is_asked"), [(7, True), (8, False)])
def test_knowledge_is_of_no_use_when_the_last_ships_have_sailed(round: int, is_asked: bool) -> None:
    table = two_fights(0, 1, "rune_knowledge")
    table.state.round = round
    send(table, "draugr_1")
    send(table, "draugr_2")
    assert (table.step() == BEFORE) == is_asked
    assert table.state.is_over() != is_asked


# The same question is not put twice in a row


@rule("CHM-RUNE-18")
def test_a_player_who_has_just_finished_assigning_is_not_asked_before_the_first_fight() -> None:
    table = fight_with("draugr_thrall_red", axeman=1)
    table.rune(0, "rune_gifts")
    assert table.moves() == ["rune:rune_gifts", "done"]
    table.play("done", rolls=["axeman:hit_2"])
    assert table.step() == "AfterRoll"
    table.play("accept")
    assert asked(table) == (AFTER, 0)


@rule("CHM-RUNE-18")
def test_between_two_own_fights_the_owner_is_asked_once() -> None:
    table = two_fights(0, 0, "rune_gifts")
    send(table, "draugr_1", "draugr_2", rolls=("axeman:blank",))
    assert len(table.heard("enemy_stands")) == 1
    assert asked(table) == (BEFORE, 0)
    table.play("done", rolls=["axeman:blank"])
    assert len(table.heard("enemy_stands")) == 2
    assert asked(table) == (AFTER, 0)
    table.play("done")
    assert table.state.round == 2


@rule("CHM-RUNE-18")
def test_a_fight_that_is_skipped_does_not_count_as_something_in_between() -> None:
    table = two_fights(0, 0, "rune_gifts")
    send(table, "draugr_2", rolls=("axeman:blank",))
    assert len(table.heard("fight_skipped")) == 1
    assert asked(table) == (AFTER, 0)


def in_secret(*placed: str) -> Table:
    """All assign at once after these placements; seat 0 has a free rune."""
    table = Table(assign_mode="simultaneous")
    table.enemy("draugr_1", "draugr_thrall_red")
    table.rune(0, "rune_gifts")
    table.play(*placed)
    table.finish_placement()
    return table


@rule("CHM-RUNE-18", "CHM-ASSIGN-12")
def test_what_others_have_assigned_in_secret_is_news() -> None:
    table = in_secret("place:draugr_1", "place:small_public_longship", "sail:shore_2")
    table.play("food:small_public", "done", seat=1)
    table.play("die:swordsman:draugr_1", "done", seat=0)
    assert asked(table) == (BEFORE, 0)


@rule("CHM-INFO-08", "CHM-ASSIGN-12")
def test_whoever_has_seen_what_others_assigned_in_secret_cannot_go_back() -> None:
    """The runes of another player may come next, before any die is rolled."""
    table = in_secret("place:draugr_1", "place:small_public_longship", "sail:shore_2")
    table.play("die:swordsman:draugr_1", "done", seat=0)
    undo = Undo()
    undo.remember(table.state, 1)
    table.play("food:small_public", seat=1)
    assert undo.is_open(table.state, 1)
    undo.remember(table.state, 1)
    table.play("done", seat=1)
    assert asked(table) == (BEFORE, 0)
    assert not undo.is_open(table.state, 1)


@rule("CHM-RUNE-18", "CHM-ASSIGN-12")
def test_a_player_who_assigns_alone_in_secret_learns_nothing() -> None:
    table = in_secret("place:draugr_1")
    assert table.step() == "AssignTogether"
    table.play("die:swordsman:draugr_1", "done", seat=0)
    assert table.step() == "AfterRoll"


# Hunts


@rule("CHM-RUNE-18")
def test_runes_can_be_used_before_and_after_the_own_hunt() -> None:
    table = Table()
    table.rune(1, "rune_success")
    table.destinies(1, "destiny_provider")
    for seat in range(3):
        table.give(seat, favor=0, food=1)
    table.play("place:hunting_grounds", "place:hunting_grounds")
    table.finish_placement()
    table.play("done", rolls=["swordsman:hit_2"])
    assert table.good(0, "food") == 3
    assert asked(table) == (BEFORE, 1)
    assert prompt(table) == "Waiting for Bjorn, who may use runes before the hunt."
    table.play("done", rolls=["swordsman:hit_1"])
    assert asked(table) == (AFTER, 1)
    assert prompt(table) == "Waiting for Bjorn, who may use runes after the hunt."
    table.play("done")
    assert table.state.round == 2


@rule("CHM-RUNE-18")
def test_success_after_the_own_hunt_comes_before_the_next_hunter() -> None:
    table = Table()
    table.rune(0, "rune_success")
    table.destinies(0, "destiny_provider")
    for seat in range(3):
        table.give(seat, favor=0, food=1)
    table.play("place:hunting_grounds", "place:hunting_grounds")
    table.finish_placement()
    table.play("done", rolls=["swordsman:hit_1"])
    assert asked(table) == (AFTER, 0)
    assert [facts["seat"] for facts in table.heard("hunt_began")] == [0]
    table.play("rune:rune_success")
    assert [facts["n"] for facts in table.heard("destiny_opened")] == [6]
    assert [facts["seat"] for facts in table.heard("hunt_began")] == [0, 1]


@rule("CHM-RUNE-18")
def test_a_hunter_without_warriors_is_not_asked() -> None:
    table = Table()
    table.rune(0, "rune_gifts")
    table.muster(0)
    table.play("place:hunting_grounds")
    table.finish_placement()
    table.play("done")
    assert table.state.round == 2


# The last window


@rule("CHM-RUNE-18")
@pytest.mark.parametrize("rune", ["rune_knowledge", "rune_wealth"])
def test_the_last_window_is_not_for_runes_that_can_do_nothing(rune: str) -> None:
    table = Table()
    table.rune(0, rune)
    table.reach_the_last_window()
    table.give(0, coin=0)
    assert table.state.is_over()


# True Sight


@rule("CHM-RUNE-15", "CHM-EDGE-02")
@pytest.mark.parametrize(("left", "is_offered"), [(1, False), (2, True)])
def test_true_sight_is_offered_only_if_there_are_more_cards_to_draw(
    left: int, is_offered: bool
) -> None:
    table = Table()
    table.rune(0, "rune_true_sight")
    deck = table.deck(DESTINIES)
    table.destinies(1, *[DESTINY_IDS[card] for card in (*table.player(1).destinies, *deck[left:])])
    assert table.view().deck_sizes["destiny"] == left
    table.play("place:sage_house", "peek:shore_2")
    assert (table.moves() == ["use", "decline"]) == is_offered
    assert table.view().players[0].runes == ["rune_true_sight"]
    assert GAME.faults(table.state) == []
