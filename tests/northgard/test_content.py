"""Content files and the tables made of them: every fault is named, every figure is there."""

import shutil
from pathlib import Path

import pytest

from meadhall.games.northgard.content.schema import FOLDER, read_all
from meadhall.games.northgard.content.tables import (
    ACHIEVEMENT,
    ADVANCED,
    BUILDING_IDS,
    BUILDING_TOKENS,
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
from meadhall.kernel.content import BrokenContent


def broken(folder: Path, file: str, right: str, wrong: str) -> Path:
    """A copy of the content in which the first ``right`` of a file has become ``wrong``."""
    shutil.copytree(FOLDER, folder, dirs_exist_ok=True)
    text = (folder / file).read_text(encoding="utf-8")
    assert right in text
    (folder / file).write_text(text.replace(right, wrong, 1), encoding="utf-8")
    return folder


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
