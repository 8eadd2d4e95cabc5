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
READMES = ("README.md", "README.pl.md")
PAGES = sorted(str(file.relative_to(DOCS.parent)) for file in DOCS.glob("*.md"))


def read(file: str) -> str:
    return (DOCS.parent / file).read_text(encoding="utf-8")


def targets(text: str) -> list[str]:
    """Where the links and pictures of a page lead, without addresses on other hosts."""
    prose = re.sub(r"```.*?```|`[^`]+`", "", text, flags=re.DOTALL)
    return re.findall(r"\]\((?!https?://|#)([^)#\s]+)", prose)


def tiny_game() -> str:
    """The code of the complete game in the guide."""
    text = (DOCS / "adding-a-game.md").read_text(encoding="utf-8")
    [source] = re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL)
    return str(source)


def test_the_game_in_the_guide_conforms() -> None:
    source = tiny_game()
    module = ModuleType("nim")
    module.__file__ = str(DOCS / "nim.py")
    sys.modules["nim"] = module
    exec(compile(source, "adding-a-game.md", "exec"), module.__dict__)
    game = module.GAME
    assert isinstance(game, Game)
    for stones in (12, 21):
        for seed in range(20):
            check_game(game, 2, {"stones": stones}, f"guide {seed}")


@pytest.mark.parametrize("file", READMES)
def test_the_example_in_the_readme_runs(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    [source] = re.findall(r"```python\n(.*?)```", read(file), flags=re.DOTALL)
    exec(compile(source, file, "exec"), {})
    assert capsys.readouterr().out.splitlines()[-1] == "ullr"


@pytest.mark.parametrize("file", [*READMES, "CONTRIBUTING.md", "CHANGELOG.md", *PAGES])
def test_links_lead_to_files(file: str) -> None:
    folder = (DOCS.parent / file).parent
    assert [link for link in targets(read(file)) if not (folder / link).exists()] == []


def commands_of(file: str) -> list[str]:
    """What a page tells the reader to type, without the comments behind it."""
    text = read(file)
    shown = "".join(re.findall(r"```sh\n(.*?)```", text, flags=re.DOTALL)).splitlines()
    quoted = re.findall(r"`((?:make|meadhall|npm|\.venv/bin/python)\b[^`]*)`", text)
    return [line.split("#")[0].strip() for line in [*shown, *quoted]]


def documents(file: str) -> set[str]:
    """The files that a README leads to, except for pictures, which have languages."""
    links = targets(read(file))
    return {link for link in links if not link.startswith(("docs/screenshots/", "README"))}


def test_both_readmes_name_the_same_commands_and_pages() -> None:
    english, polish = READMES
    assert commands_of(english)[:2] == ["make run", "make test"]
    assert commands_of(polish) == commands_of(english)
    for file, other in zip(READMES, reversed(READMES), strict=True):
        assert f"]({other})" in "".join(read(file).splitlines()[:4])
    assert documents(polish) == documents(english)


@pytest.mark.parametrize("file", [*READMES, "docs/adding-a-game.md", "docs/research.md"])
def test_the_commands_on_a_page_are_understood(file: str) -> None:
    commands = re.findall(r"^(?:\.venv/bin/)?meadhall ([^#\n]*)", read(file), flags=re.MULTILINE)
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
    assert len(sources) == 7
    for source in sources:
        capsys.readouterr()
        exec(compile(source, "research.md", "exec"), {})
        assert capsys.readouterr().out
