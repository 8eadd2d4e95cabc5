"""The documentation says only what works."""

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from meadhall.arena.conformance import check_game
from meadhall.cli import main, make_parser
from meadhall.kernel.game import Game

DOCS = Path(__file__).parent.parent / "docs"


def test_the_game_in_the_guide_conforms() -> None:
    text = (DOCS / "adding-a-game.md").read_text(encoding="utf-8")
    [source] = re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL)
    module = ModuleType("nim")
    module.__file__ = str(DOCS / "nim.py")
    sys.modules["nim"] = module
    exec(compile(source, "adding-a-game.md", "exec"), module.__dict__)
    game = module.GAME
    assert isinstance(game, Game)
    for stones in (12, 21):
        for seed in range(20):
            check_game(game, 2, {"stones": stones}, f"guide {seed}")


def test_the_example_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = (DOCS.parent / "README.md").read_text(encoding="utf-8")
    [source] = re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL)
    exec(compile(source, "README.md", "exec"), {})
    assert capsys.readouterr().out.splitlines()[-1] == "ullr"


@pytest.mark.parametrize("file", ["README.md", "docs/research.md"])
def test_the_commands_on_a_page_are_understood(file: str) -> None:
    text = (DOCS.parent / file).read_text(encoding="utf-8")
    commands = re.findall(r"^(?:\.venv/bin/)?meadhall ([^#\n]*)", text, flags=re.MULTILINE)
    assert len(commands) >= 6
    for command in commands:
        words = command.split()
        make_parser(words).parse_args(words)


def test_the_examples_for_research_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for package in ("gymnasium", "numpy", "pettingzoo", "pyarrow", "pyspiel"):
        pytest.importorskip(package)
    monkeypatch.chdir(tmp_path)
    few = ("champions", "--games", "10", "--seed", "docs", "--jobs", "1")
    assert main(["simulate", *few, "--players", "2", "--out", "run.parquet"]) == 0
    trained = ("--bot", "random", "--out", "weights.json", "--samples", "samples.npz")
    assert main(["train", *few, *trained]) == 0
    text = (DOCS / "research.md").read_text(encoding="utf-8")
    sources = re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL)
    assert len(sources) == 6
    for source in sources:
        capsys.readouterr()
        exec(compile(source, "research.md", "exec"), {})
        assert capsys.readouterr().out
