"""Free runes on a voyage, before and after the owner's own fights (CHM-RUNE-18)."""

import pytest

from meadhall.games.champions.content.tables import JOURNEY_IDS, SHORE_IDS
from meadhall.games.champions.rules.state import JOURNEY_DECK
from tests.champions.table import Table, sail_with
from tests.champions.test_rune_windows import AFTER, BEFORE, asked, prompt
from tests.rules import rule


@rule("CHM-RUNE-18")
def test_on_a_voyage_the_owner_is_asked_when_the_card_is_known_and_nothing_is_lost() -> None:
    table = sail_with("shore_2", "journey_storm", "monster_mare_red", food=1, swordsman=2)
    table.rune(0, "rune_success")
    table.destinies(0, "destiny_warlord")
    table.play("done")
    assert len(table.heard("journey_revealed")) == 1
    assert asked(table) == (BEFORE, 0)
    table.play("done")
    assert asked(table) == ("LoseFromShip", 0)
    table.play("lose:food")
    assert len(table.heard("voyage_failed")) == 1
    assert table.state.round == 2


@rule("CHM-RUNE-18")
def test_after_the_fight_at_the_shore_the_owner_is_asked_again() -> None:
    table = sail_with("shore_2", "journey_all_quiet", "monster_mare_blue", food=2, axeman=4)
    table.rune(0, "rune_gifts")
    table.play("done")
    assert asked(table) == (BEFORE, 0)
    assert prompt(table) == "Use a rune before you fight the Night Mare, or finish."
    table.play("done", rolls=["axeman:hit_2"] * 4)
    table.play("accept")
    assert len(table.heard("enemy_defeated")) == 1
    assert asked(table) == (AFTER, 0)


@rule("CHM-RUNE-18")
def test_the_kraken_is_a_fight_of_its_own() -> None:
    table = sail_with("shore_2", "journey_kraken", "monster_mare_blue", food=3, axeman=6)
    table.rune(0, "rune_gifts")
    table.play("done")
    assert asked(table) == (BEFORE, 0)
    assert prompt(table) == "Use a rune before you fight the Kraken, or finish."
    table.play("done", rolls=["axeman:hit_2"] * 6)
    table.play("accept")
    assert table.heard("enemy_defeated")[-1]["enemy"] == "journey_kraken"
    assert asked(table) == (AFTER, 0)
    assert table.heard("fed") == []
    crew = sum(table.crew("large_public").values())
    table.play("done", rolls=["axeman:hit_2"] * crew)
    assert table.step() == "AfterRoll"
    assert len(table.heard("fed")) == 1


@rule("CHM-RUNE-18", "CHM-RUNE-07")
def test_the_journey_rune_comes_before_the_free_ones() -> None:
    table = sail_with("shore_2", "journey_kraken", "monster_mare_red", food=1, swordsman=2)
    table.rune(0, "rune_journey", "rune_gifts")
    table.play("done")
    assert table.step() == "ReplaceJourney"
    table.chance(table.deck(JOURNEY_DECK).index(JOURNEY_IDS.index("journey_storm")))
    table.play("use")
    assert asked(table) == (BEFORE, 0)
    assert len(table.heard("journey_revealed")) == 2


@rule("CHM-RUNE-18", "CHM-VOYAGE-03")
def test_a_ship_without_warriors_asks_nothing() -> None:
    table = Table()
    table.rune(0, "rune_gifts")
    table.reserve(0, "small_public_longship>shore_2")
    table.finish_placement()
    table.play("done")
    assert table.state.round == 2


@rule("CHM-RUNE-18", "CHM-RUNE-04")
@pytest.mark.parametrize(
    ("known", "is_asked"), [(["shore_3"], True), (["shore_3", "shore_4"], False)]
)
def test_a_card_that_lies_open_leaves_nothing_for_knowledge_to_see(
    known: list[str], is_asked: bool
) -> None:
    table = sail_with("shore_2", "journey_all_quiet", "monster_mare_blue", food=2, axeman=4)
    table.rune(0, "rune_knowledge")
    table.let_know(0, *[SHORE_IDS.index(shore) for shore in known])
    table.play("done")
    assert len(table.heard("journey_revealed")) == 1
    assert (table.step() == BEFORE) == is_asked


@rule("CHM-RUNE-04")
def test_on_a_voyage_knowledge_looks_only_at_the_cards_that_lie_face_down() -> None:
    table = sail_with("shore_3", "journey_all_quiet", "monster_mare_blue", food=2, axeman=4)
    table.rune(0, "rune_knowledge")
    table.play("done", "rune:rune_knowledge")
    assert [facts["shore"] for facts in table.heard("peeked")] == ["shore_2", "shore_4"]
    assert [facts["shore"] for facts in table.heard("journey_seen", 0)] == ["shore_2", "shore_4"]
