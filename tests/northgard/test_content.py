"""Content files and the tables made of them: every fault is named, every figure is there."""

import shutil
from pathlib import Path

import pytest

from meadhall.games.northgard.content.keywords import CHOOSE_ACTION, EFFECT_IDS
from meadhall.games.northgard.content.schema import FOLDER, read_all
from meadhall.games.northgard.content.tables import (
    ACHIEVEMENT,
    ADVANCED,
    BUILDING_IDS,
    BUILDING_TOKENS,
    CARD_IDS,
    CLAN_IDS,
    CLAN_INITIAL,
    CLAN_UPGRADES,
    EARLY,
    FACE_IDS,
    STARTING_CARDS,
    UNITS,
    UNREST_COPIES,
    cards_of,
)
from meadhall.games.northgard.rules.cards.effects import (
    CANCELLING_CARD,
    CARD_COPIES,
    CARD_EFFECTS,
    EFFECTS,
    SEQUENCES,
    choose_effect,
    move_effect,
)
from meadhall.kernel.content import BrokenContent


def broken(folder: Path, file: str, right: str, wrong: str) -> Path:
    """A copy of the content in which the first ``right`` of a file has become ``wrong``."""
    shutil.copytree(FOLDER, folder, dirs_exist_ok=True)
    text = (folder / file).read_text(encoding="utf-8")
    assert right in text
    (folder / file).write_text(text.replace(right, wrong, 1), encoding="utf-8")
    return folder


def effects_of(card: str) -> list[int]:
    return SEQUENCES[CARD_EFFECTS[CARD_IDS.index(card)]]


@pytest.mark.parametrize(
    ("file", "right", "wrong", "sentence"),
    [
        ("cards.toml", "n = 1", 'n = "one"', "cards.toml, starting_card start_recruit, effects 1"),
        ("cards.toml", '"recruit", n', '"recruits", n', "start_recruit, effects 1, kind: .*"),
        ("cards.toml", 'clan = "bear"', 'clan = "beer"', "clan_card clan_bear, clan: there is no"),
        ("cards.toml", "copies = 2", "copies = 3", "starting_cards_per_player: .* 7, not 6"),
        ("cards.toml", 'deck = "early"', 'deck = "advanced"', "development_cards_early: .* 15"),
        ("cards.toml", "start_move", "start_recruit", "start_recruit, id: .* more than once"),
        ("clans.toml", '"clan_bear"', '"clan_beer"', "clan bear, upgrade_cards: .* unknown card"),
        ("buildings.toml", 'size = "small"', 'size = "tiny"', "building food_silo, size"),
        ("buildings.toml", "copies = 7", "copies = 8", "building_tokens_total: .* 57, not 56"),
        ("creatures.toml", 'kind = "wolf"', 'kind = "fox"', "creature wolf_beige, kind: there"),
        ("dice.toml", "points = 2", "points = -2", "dice.toml, face axe2, points"),
        ("game.toml", "hand_size = 4", "hand = 4", "game.toml, year: .*hand"),
    ],
)
def test_a_fault_is_named(tmp_path: Path, file: str, right: str, wrong: str, sentence: str) -> None:
    with pytest.raises(BrokenContent, match=sentence):
        read_all(broken(tmp_path, file, right, wrong))


def test_the_components_are_complete() -> None:
    """The component list of the rules, without the tiles."""
    assert len(STARTING_CARDS) == 6
    assert len(CLAN_INITIAL) + sum(map(len, CLAN_UPGRADES)) == 21
    assert len(cards_of(EARLY)) == 16
    assert len(cards_of(ADVANCED)) == 36
    assert len(cards_of(ACHIEVEMENT)) == 7
    assert UNREST_COPIES == 10
    assert sum(BUILDING_TOKENS) == 56
    assert (len(BUILDING_IDS), len(CLAN_IDS), len(FACE_IDS), UNITS) == (8, 7, 6, 14)


def test_every_card_but_unrest_and_achievements_has_effects() -> None:
    without = [card for card, sequence in enumerate(CARD_EFFECTS) if not SEQUENCES[sequence]]
    assert [CARD_IDS[card] for card in without] == [
        *[CARD_IDS[card] for card in cards_of(ACHIEVEMENT)],
        "unrest",
    ]


def test_every_keyword_is_on_some_card() -> None:
    assert {effect.kind for effect in EFFECTS} == set(range(len(EFFECT_IDS)))


def test_cards_that_answer_and_cards_that_copy() -> None:
    assert CARD_IDS[CANCELLING_CARD] == "dev_defensive_strategy"
    assert [CARD_IDS[card] for card, copies in enumerate(CARD_COPIES) if copies] == [
        "clan_snake_stolen_lore",
        "dev_enemy_secrets",
        "dev_legendary_heroes",
    ]


def test_parameters_of_a_move_and_their_defaults() -> None:
    wolf = move_effect(effects_of("clan_wolf")[0])
    assert (wolf.n, wolf.points, wolf.ignore_hard, wolf.retreat_ignores_hard) == (1, 0, True, True)
    charge = move_effect(effects_of("dev_heroic_charge")[0])
    assert (charge.n, charge.points, charge.ignore_hard, charge.kaija_collects) == (3, 1, False, [])


def test_a_basic_action_is_that_of_the_starting_card() -> None:
    """Feast and Teamwork offer what Recruit, Move, Explore and Build do."""
    feast = choose_effect(effects_of("start_feast")[0])
    assert (feast.kind, feast.n) == (CHOOSE_ACTION, 1)
    assert [SEQUENCES[option] for option in feast.options] == [
        effects_of(f"start_{action}") for action in ("recruit", "move", "explore", "build")
    ]
    assert choose_effect(effects_of("clan_goat_teamwork")[0]).n == 2
