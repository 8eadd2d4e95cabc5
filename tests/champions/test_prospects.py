"""The chance to win a fight, as it stood before the dice fell."""

from collections.abc import Mapping

import pytest

from meadhall.games.champions import GAME
from meadhall.games.champions.bot.crews import PLAIN, crew_of
from meadhall.games.champions.bot.odds import fight_odds
from meadhall.games.champions.rules.events import ROLLED
from meadhall.games.champions.seen.prospects import AS_GOOD_AS_WON, win_with_favor
from tests.champions.table import Table, fight_with, hunt_with


def prospects(table: Table) -> list[Mapping[str, float]]:
    """Of all throws so far."""
    return [GAME.prospects(event) for event in table.events if event.kind is ROLLED]


def test_each_round_begins_with_the_odds_of_those_who_are_left() -> None:
    table = fight_with("troll_bridge_4", swordsman=3)  # attack 2, defense 4
    table.play("done", rolls=["swordsman:hit_1"] * 3)
    table.play("accept", rolls=["swordsman:blank"])
    first = fight_odds(crew_of(3, 0, 0), attack=2, defense=4, style=PLAIN)[0]
    second = fight_odds(crew_of(1, 0, 0), attack=2, defense=1, style=PLAIN)[0]
    assert [told["win"] for told in prospects(table)] == [first, second]


def test_they_do_not_depend_on_what_is_rolled() -> None:
    told = []
    for face in ("blank", "hit_2"):
        table = fight_with("troll_bridge_4", swordsman=3)
        table.give(0, favor=1)
        table.play("done", rolls=[f"swordsman:{face}"] * 3)
        told.append(prospects(table))
    assert told[0] == told[1]


def test_favor_raises_them() -> None:
    table = fight_with("troll_bridge_4", swordsman=3)
    table.give(0, favor=5)
    table.play("done", rolls=["swordsman:blank"] * 3)
    [told] = prospects(table)
    assert told["favor_counted"] == 2
    assert told["win"] < told["win_with_favor"] < 1


def test_rerolls_and_hunts_have_none() -> None:
    table = fight_with("troll_bridge_4", swordsman=3)
    table.give(0, favor=2)
    table.play("done", rolls=["swordsman:blank"] * 3)
    table.play("favor")
    table.play("roll", rolls=["swordsman:hit_1"])
    assert prospects(table)[1] == {}
    table = hunt_with(swordsman=2)
    table.play("done", rolls=["swordsman:blank"] * 2)
    assert prospects(table) == [{}]


def test_favor_is_not_counted_where_nobody_needs_it() -> None:
    table = fight_with("draugr_thrall_red", axeman=6)
    table.give(0, favor=1)
    table.play("done", rolls=["axeman:hit_1"] * 6)
    [told] = prospects(table)
    assert told["win"] > AS_GOOD_AS_WON
    assert list(told) == ["win"]


def test_one_favor_in_the_hands_of_one_swordsman() -> None:
    """Three faces in six win, two are blank and would be the end; a shield is as good as nothing.

    Without favor that is a chance of 3 in 5. With it a blank is rolled again: 3/6 + 1/6 * 3/5.
    """
    crew = crew_of(1, 0, 0)
    assert fight_odds(crew, 1, 1, PLAIN)[0] == pytest.approx(0.6)
    assert win_with_favor(crew, 1, 1, 1, PLAIN) == pytest.approx((0.5 + 0.6 / 3) / (5 / 6))


def test_more_favor_is_never_worse() -> None:
    for crew in (crew_of(2, 0, 0), crew_of(1, 1, 0), crew_of(1, 1, 1)):
        odds = [win_with_favor(crew, 2, 5, favor, PLAIN) for favor in range(4)]
        assert odds == sorted(odds)
        assert odds[0] == fight_odds(crew, 2, 5, PLAIN)[0]
