"""Every field of the content is read: by the rules, a sentence or the board in the browser.

And what stands in several files is explained by one rule.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.content import entries

PROJECT = Path(__file__).parents[1]
BOARDS = PROJECT / "web" / "src" / "boards"


def unread_by_rules(game_id: str) -> dict[str, str]:
    """The fields that the rules do not read, each with a pattern for its variables in words."""
    command = [sys.executable, "-m", "tests.unread_content", game_id]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=PROJECT)
    found: dict[str, str] = json.loads(done.stdout)
    return found


class Variables(Visitor):
    """The variables in messages, each between underscores."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(f"_{node.id.name}_")


def variables_in(folder: Path) -> str:
    """The variables of all messages but names, whose facts do not come from the content."""
    variables = Variables()
    for file in folder.glob("*.ftl"):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, Message) and not entry.id.name.startswith("naming-"):
                variables.visit(entry)
    return " ".join(variables.found)


def read_by_board(game_id: str) -> set[str]:
    """The fields that a board declares and uses."""
    declared = re.findall(r"(\w+)\??: ", (BOARDS / game_id / "content.ts").read_text("utf-8"))
    files = [file for kind in ("ts", "svelte") for file in (BOARDS / game_id).glob(f"*.{kind}")]
    source = "\n".join(file.read_text("utf-8") for file in files if file.name != "view.ts")
    return set(declared) & set(re.findall(r"(?:\.|[{,] )(\w+)\b(?!:)", source))


@pytest.mark.parametrize("game_id", game_ids())
def test_every_field_is_read(game_id: str) -> None:
    variables = variables_in(find_game(game_id).folder / "words")
    board = read_by_board(game_id)
    unread = [
        name
        for name, pattern in unread_by_rules(game_id).items()
        if not re.search(pattern, variables) and name.rpartition(".")[2] not in board
    ]
    assert not unread, "nothing reads these fields of the content:\n" + "\n".join(unread)


@pytest.mark.parametrize("game_id", game_ids())
def test_an_id_is_explained_by_one_rule(game_id: str) -> None:
    game = find_game(game_id)
    said = {(entry.id, entry.rule) for _, entry in entries(game.content) if entry.rule}
    assert said == set(game.explained_by.items())
