"""Update the words of the positions that web tests draw: ``python tools/refresh_samples.py``.

The positions in ``SAMPLES`` were recorded at real tables and stay as they are. The words around
them change with the files in ``words/``: the glossary and the text of every choice.
``tests/test_samples.py`` notices when this has to run again.
"""

import json
import subprocess
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from meadhall.kernel.catalogue import find_game
from meadhall.kernel.game import Game
from meadhall.words import Words

FOLDER = Path(__file__).parents[1] / "web/test"
SAMPLES = [FOLDER / "last_aurora-games.json", FOLDER / "last_aurora-views.json"]
Sample = dict[str, Any]


def refreshed(path: Path) -> Sample:
    """What is stored in a file, in the words of today."""
    game = find_game(path.name.rpartition("-")[0])
    sample: Sample = json.loads(path.read_text())
    words = Words(game, "en", [])
    sample["glossary"] = {id: [words.name(id), explained(words, id)] for id in sample["glossary"]}
    for table in (*sample.get("tables", {}).values(), *sample.get("moments", {}).values()):
        view = table.get("view") or {**sample.get("position", {}), **table["change"]}
        retell(game, table, view)
    return sample


def explained(words: Words, id: str) -> str | None:
    text = words.explain(id)
    return None if text == id else text


def retell(game: Game, table: Sample, plain: Sample) -> None:
    """The choices of one position: each is a move, its text, and more that is kept."""
    view = msgspec.convert(plain, get_type_hints(type(game).view)["return"])
    words = Words(game, "en", table["names"])
    table["choices"] = [
        [move, words.move(game.moves.number(move), view), *rest]
        for move, _, *rest in table["choices"]
    ]


def write(path: Path) -> None:
    """Positions are stored without spaces; whole games as Prettier lays them out."""
    end = "\n" if path.read_text().endswith("\n") else ""
    text = json.dumps(refreshed(path), ensure_ascii=False, separators=(",", ":"))
    path.write_text(text + end)
    if path.name.endswith("-games.json"):
        subprocess.run(
            ["npx", "prettier", "--log-level", "warn", "--write", f"test/{path.name}"],
            cwd=FOLDER.parent,
            check=True,
        )


def main() -> None:
    for path in SAMPLES:
        if refreshed(path) != json.loads(path.read_text()):
            write(path)
            print(f"{path.name} was brought up to date")


if __name__ == "__main__":
    main()
