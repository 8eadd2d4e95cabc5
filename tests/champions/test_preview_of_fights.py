"""The odds of fights, hunts and voyages, and what a roll would do."""

from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from meadhall.games.champions.content.tables import (
    DIE_FACES,
    FACE_DAMAGE,
    FACE_SHIELDS,
    WARRIOR_IDS,
)
from tests.champions.previews import POLISH, note, odds
from tests.champions.table import Table, fight_with, hunt_with, sail_with
from tests.rules import rule


@cache
def exact_odds(warrior: str, n: int, attack: int, defense: int) -> Fraction:
    """The chance of n equal dice to win, by nothing but the rules of a round."""
    if defense <= 0:
        return Fraction(1)
    if n <= 0:
        return Fraction(0)
    faces = DIE_FACES[WARRIOR_IDS.index(warrior)]
    each = Fraction(1, len(faces) ** n)
    win = stalled = Fraction(0)
    for roll in product(faces, repeat=n):
        damage = sum(FACE_DAMAGE[face] for face in roll)
        losses = max(0, attack - sum(FACE_SHIELDS[face] for face in roll))
        if not damage and not losses:
            stalled += each
        else:
            win += each * exact_odds(warrior, n - losses, attack, defense - damage)
    return win / (1 - stalled)


@pytest.mark.parametrize(
    ("enemy", "warrior", "attack", "defense"),
    [
        ("draugr_thrall_red", "axeman", 1, 2),
        ("draugr_thrall_red", "swordsman", 1, 2),
        ("troll_cave_1", "spearman", 2, 3),
        ("troll_bridge_4", "axeman", 2, 4),
    ],
)
def test_the_odds_of_sending_one_more_are_exact(
    enemy: str, warrior: str, attack: int, defense: int
) -> None:
    table = Table()
    target = "troll" if enemy.startswith("troll") else "draugr_1"
    table.enemy(target, enemy)
    table.muster(0, **{warrior: 4})
    table.reserve(0, "troll_gate" if target == "troll" else "draugr_1")
    table.finish_placement()
    for n in range(1, 5):
        word = f"die:{warrior}:{target}"
        assert odds(table, word) == pytest.approx(float(exact_odds(warrior, n, attack, defense)))
        table.play(word)


def test_one_axeman_needs_two_hits_at_once() -> None:
    assert exact_odds("axeman", 1, 1, 2) == Fraction(1, 3)
    assert exact_odds("swordsman", 1, 1, 2) == Fraction(1, 5)
    table = Table()
    table.enemy("draugr_1", "draugr_thrall_red")
    table.muster(0, axeman=1)
    claim = note(table, "place:draugr_1")
    assert claim.startswith("Attack 1, defense 2, for 3 glory and 2 coins; ")
    assert claim.endswith("33% to win if everyone at home goes")
    table.reserve(0, "draugr_1")
    table.finish_placement()
    assert note(table, "die:axeman:draugr_1") == "33% to win"
    assert note(table, "die:axeman:draugr_1", POLISH) == "33% szans na zwycięstwo"
    assert note(table, "done") == "1 warrior stays at home"


def test_after_a_roll() -> None:
    table = fight_with("draugr_thrall_red", swordsman=1)
    table.rune(0, "rune_healing", "rune_potential")
    table.play("done", rolls=["swordsman:blank"])
    assert note(table, "accept") == "0% to win, lose 1 now"
    # The swordsman needs 2 hits, or a shield and then 1 in 5.
    assert odds(table, "favor") == pytest.approx(1 / 6 + 1 / 6 / 5)
    assert note(table, "favor") == "20% to win"
    assert note(table, "rune:rune_healing") == "20% to win, no losses now"
    assert odds(table, "rune:rune_potential") == pytest.approx(1 / 5)


def test_dice_picked_for_a_reroll() -> None:
    table = fight_with("troll_forest_4", axeman=2)
    table.play("done", rolls=["axeman:blank", "axeman:hit_1"])
    # Both fall now unless one more hit comes; two hits or one, from five faces of six.
    assert note(table, "accept") == "0% to win, lose 2 now"
    assert odds(table, "favor") == pytest.approx(5 / 6)
    table.play("favor")
    assert odds(table, "reroll:axeman:blank") == pytest.approx(5 / 6)
    assert odds(table, "reroll:axeman:hit_1") == pytest.approx(2 / 6)
    table.play("reroll:axeman:blank")
    assert odds(table, "roll") == pytest.approx(5 / 6)


def test_a_blow_that_kills() -> None:
    table = fight_with("draugr_thrall_red", swordsman=2)
    table.play("done", rolls=["swordsman:hit_2", "swordsman:shield"])
    assert (note(table, "accept"), odds(table, "accept")) == ("The enemy falls, no losses", 1.0)
    table = fight_with("draugr_thrall_red", swordsman=1)
    table.play("done", rolls=["swordsman:hit_2"])
    assert note(table, "accept") == "The enemy falls, lose 1"
    assert note(table, "accept", POLISH) == "Wróg pada, tracisz 1"


def test_retaliation_strikes_with_shields() -> None:
    table = fight_with("draugr_thrall_red", swordsman=1)
    table.rune(0, "rune_retaliation")
    table.play("done", rolls=["swordsman:shield"])
    assert odds(table, "accept") == pytest.approx(1 / 5)
    assert odds(table, "rune:rune_retaliation") == pytest.approx(3 / 5)
    assert note(table, "rune:rune_retaliation") == "60% to win, no losses now"
    table.play("rune:rune_retaliation")
    # The best reroll is of the shield: 2 hits win; another shield is 1 damage and no loss.
    assert odds(table, "favor") == pytest.approx(1 / 6 + 1 / 6 * 3 / 5)


def test_who_should_fall() -> None:
    table = fight_with("draugr_guard_blue", swordsman=1, axeman=1)
    table.play("done", rolls=["swordsman:hit_2", "axeman:blank"])
    table.play("accept")
    assert odds(table, "lose:swordsman") == pytest.approx(1 / 3)
    assert odds(table, "lose:axeman") == pytest.approx(1 / 5)


def test_a_hunt() -> None:
    table = hunt_with(swordsman=1, axeman=1)
    table.play("done", rolls=["swordsman:blank", "axeman:hit_2"])
    assert note(table, "accept") == "Brings 2 food"
    assert note(table, "favor") == "Brings about 3 food"
    assert note(table, "accept", POLISH) == "Przynosi 2 żywności"


def test_a_voyage_needs_food() -> None:
    table = Table()
    table.monster("shore_2", "monster_huldra_red")
    table.muster(0, axeman=3)
    table.give(0, food=2)
    table.reserve(0, "small_public_longship>shore_2")
    table.finish_placement()
    assert odds(table, "die:axeman:small_public") == 0.0
    table.play("food:small_public", "die:axeman:small_public", "die:axeman:small_public")
    assert 0.0 < odds(table, "food:small_public") < 1.0


def test_what_the_sea_may_take() -> None:
    table = sail_with("shore_2", "journey_storm", "monster_mare_blue", food=1, spearman=1, axeman=1)
    table.play("done")
    assert odds(table, "lose:food") == 0.0
    expected = exact_odds("spearman", 1, 2, 3)
    assert odds(table, "lose:axeman") == pytest.approx(float(expected))


@rule("CHM-RUNE-16")
def test_a_rune_that_changes_nothing_about_a_roll_says_so() -> None:
    table = fight_with("troll_hill_4", spearman=2, axeman=1)
    table.rune(0, "rune_healing", "rune_retaliation")
    table.play("done", rolls=["spearman:hit_1", "spearman:hit_1", "axeman:blank"])
    assert note(table, "rune:rune_retaliation") == "Changes nothing about this roll"
    assert "no losses now" in note(table, "rune:rune_healing")
    table.play("rune:rune_healing")
    assert note(table, "rune:rune_retaliation", POLISH) == "Nic nie zmienia w tym rzucie"
    table = hunt_with(swordsman=1)
    table.rune(0, "rune_retaliation")
    table.play("done", rolls=["swordsman:hit_1"])
    assert note(table, "rune:rune_retaliation") == "Changes nothing about this roll"


def test_warriors_who_stay_may_hunt() -> None:
    table = hunt_with(swordsman=1, axeman=1)
    assert note(table, "done") == "2 warriors go hunting"
    assert note(table, "done", POLISH) == "2 wojowników idzie na polowanie"


@rule("CHM-HUNT-01")
def test_a_hunt_promises_no_more_than_the_cap() -> None:
    table = hunt_with(axeman=5)
    table.play("done", rolls=["axeman:hit_2"] * 5)
    assert note(table, "accept") == "Brings 6 food"


def test_the_odds_of_a_voyage_include_a_journey_card_only_once_it_has_been_seen() -> None:
    told = []
    for journey in ("journey_all_quiet", "journey_kraken"):
        for is_seen in (False, True):
            table = Table()
            table.monster("shore_2", "monster_mare_blue")
            table.journey("shore_2", journey)
            table.muster(0, axeman=3)
            table.give(0, food=2)
            table.reserve(0, "small_public_longship>shore_2")
            if is_seen:
                table.let_know(0, 1)
            table.finish_placement()
            table.play("food:small_public", "die:axeman:small_public")
            told.append(odds(table, "die:axeman:small_public"))
    unseen_quiet, quiet, unseen_kraken, kraken = told
    assert unseen_quiet == unseen_kraken
    assert kraken < unseen_quiet < quiet
