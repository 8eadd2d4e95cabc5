"""Content files: every fault is named with its file, entry and field."""

import shutil
from pathlib import Path

import pytest

from meadhall.games.champions.content.schema import FOLDER, read_all
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
        ("trolls.toml", "attack = 1", 'attack = "one"', "trolls.toml, card troll_forest_1, attack"),
        ("trolls.toml", "defense = 2", "defense = 0", "trolls.toml, card troll_forest_1, defense"),
        ("trolls.toml", "attack = 1\n", "", "troll_forest_1: .*missing required field `attack`"),
        ("trolls.toml", "attack = 1", "attak = 1", "card troll_forest_1: .* `attak`"),
        ("trolls.toml", "copies = 1", "copies = 2", "deck troll, count: .* add up to 17, not 16"),
        (
            "trolls.toml",
            "troll_forest_2",
            "troll_forest_1",
            "troll_forest_1, id: .* more than once",
        ),
        ("draugr.toml", '"red"', '"green"', "draugr.toml, card draugr_thrall_red, color"),
        (
            "runes.toml",
            '"gain_choice"',
            '"gain_chance"',
            "card rune_gifts, effects 1, do: .*gain_chance",
        ),
        ("stalls.toml", "max = 3", "max = -3", "stall stall_outcast, effects 1, max"),
        ("board.toml", '"small_public"', '"smal_public"', "space small_public_longship, ship"),
        ("board.toml", "x = 120", "x = 1200", "board.toml, space troll_gate, x"),
        ("leaders.toml", '"merchant_ship"', '"merchant"', "leader gylfir, at: there is no space"),
        ("dice.toml", "count = 12", "count = 13", "die swordsman, count"),
        ("components.toml", '"shore_2", "shore_3"', '"shore_9"', "by_players 2, shores"),
        ("components.toml", "cap = 6", "cap = 7", "scoring, hunting_food_cap: board.toml has 6"),
        ("components.toml", "[5, 4, 3, 2]", "[5, 4, 3]", "scoring, worker_hut_prices"),
        ("journeys.toml", "deck =", "deck", "journeys.toml: "),
    ],
)
def test_a_fault_is_named(tmp_path: Path, file: str, right: str, wrong: str, sentence: str) -> None:
    with pytest.raises(BrokenContent, match=sentence):
        read_all(broken(tmp_path, file, right, wrong))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    folder = broken(tmp_path, "dice.toml", "count", "count")
    (folder / "leaders.toml").unlink()
    with pytest.raises(BrokenContent, match=r"leaders\.toml"):
        read_all(folder)


def test_the_content_itself_is_whole() -> None:
    content = read_all()
    decks = (content.trolls, content.draugr, content.monsters, content.runes, content.destinies)
    assert [len(deck) for deck in decks] == [16, 21, 36, 10, 12]
