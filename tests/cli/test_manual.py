"""Completion for shells and the manual page, both from the parser itself."""

import shutil
import subprocess
from pathlib import Path

import pytest

from meadhall.cli import COMMANDS
from meadhall.cli.host import WORK
from meadhall.kernel.catalogue import game_ids
from tests.cli.conftest import Run

PAGE = Path(__file__).parents[2] / "docs" / "meadhall.1"

ASK_BASH = """
source {script}
COMP_WORDS=({words})
COMP_CWORD=$(({count} - 1))
_shtab_meadhall
printf '%s\\n' "${{COMPREPLY[@]}}"
"""


@pytest.fixture
def plain(meadhall: Run, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Commands that don't know where this machine keeps its data."""
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    return meadhall


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (["si"], {"simulate"}),
        (["play", "north"], {"northgard"}),
        (["serve", "--op"], {"--open"}),
        (["host", "reset"], {"reset-password"}),
        (["play", "champions", "--lang", ""], {"en", "pl"}),
    ],
)
def test_bash_completes(plain: Run, tmp_path: Path, typed: list[str], offered: set[str]) -> None:
    script = tmp_path / "completion.bash"
    script.write_text(plain("completion", "bash").out)
    words = " ".join(f"'{word}'" for word in ["meadhall", *typed])
    question = ASK_BASH.format(script=script, words=words, count=len(typed) + 1)
    answer = subprocess.run(["bash", "-c", question], capture_output=True, text=True, check=True)
    assert set(answer.stdout.split()) == offered


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_shell_knows_commands_options_and_games(plain: Run, shell: str) -> None:
    script = plain("completion", shell).out
    for word in (*COMMANDS, *WORK, *game_ids(), "public-url"):
        assert word in script
    if shutil.which(shell):
        subprocess.run([shell, "-n"], input=script, text=True, check=True)


def test_the_manual_page_is_up_to_date(plain: Run) -> None:
    """`meadhall man > docs/meadhall.1` renews it."""
    assert plain("man").out == PAGE.read_text(encoding="utf-8")


@pytest.mark.skipif(not shutil.which("groff"), reason="there is no groff here")
def test_the_manual_page_is_understood() -> None:
    command = ["groff", "-man", "-Tutf8", "-ww", "-z", str(PAGE)]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stderr == ""
