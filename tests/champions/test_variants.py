"""The variants (CHM-VAR)."""

import pytest

from meadhall.games.champions import GAME
from meadhall.kernel.game import WrongSetting
from tests.champions.table import Table
from tests.rules import rule

PILE = ["troll_cave_1", "draugr_warlord_red", "monster_mare_blue"]


@rule("CHM-VAR-01")
def test_in_the_hall_of_fame_everyone_sees_the_defeated_enemies() -> None:
    table = Table(variant_hall_of_fame=True)
    table.defeated(0, *PILE)
    for seat in (-1, 0, 1, 2):
        assert table.view(seat).players[0].defeated == PILE
        assert table.view(seat).players[1].defeated == []


@rule("CHM-VAR-01", "CHM-INFO-03")
def test_without_the_hall_of_fame_only_the_owner_sees_the_pile() -> None:
    table = Table()
    table.defeated(0, *PILE)
    assert table.view(0).players[0].defeated == PILE
    assert table.view(1).players[0].defeated is None
    assert table.view().players[0].defeated is None


@rule("CHM-VAR-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_wary_townsfolk_blame_everyone_from_the_start(players: int) -> None:
    table = Table(players=players, variant_wary_townsfolk=True)
    assert [player.blame for player in table.view().players] == [1] * players
    assert [player.blame for player in Table(players=players).view().players] == [0] * players


@rule("CHM-VAR-03")
def test_both_variants_may_be_used_together() -> None:
    table = Table(variant_hall_of_fame=True, variant_wary_townsfolk=True)
    table.defeated(0, *PILE)
    assert table.view(1).players[0].defeated == PILE
    assert [player.blame for player in table.view().players] == [1, 1, 1]


@rule("CHM-VAR-03")
@pytest.mark.parametrize("fame", [False, True])
@pytest.mark.parametrize("wary", [False, True])
def test_variants_change_nothing_else(fame: bool, wary: bool) -> None:
    base = Table()
    varied = Table(variant_hall_of_fame=fame, variant_wary_townsfolk=wary)
    for table in (base, varied):
        table.reserve(0, "troll_gate", "small_public_longship>shore_2")
        table.finish_game()
    told = [[(event.kind.name, event.values) for event in t.events] for t in (base, varied)]
    assert told[0] == told[1]
    for one, other in zip(base.view().players, varied.view().players, strict=True):
        assert other.blame == one.blame + int(wary)
        assert (other.glory, other.coin, other.warriors) == (one.glory, one.coin, one.warriors)


@rule("CHM-VAR-03")
def test_a_variant_is_on_or_off() -> None:
    variants = [option for option in GAME.options if option.id.startswith("variant_")]
    names = ["variant_hall_of_fame", "variant_wary_townsfolk"]
    assert [option.id for option in variants] == names
    assert all((option.default, option.values) == (False, (False, True)) for option in variants)
    with pytest.raises(WrongSetting, match="variant_hall_of_fame"):
        GAME.new(3, {"variant_hall_of_fame": "perhaps"}, "test")
