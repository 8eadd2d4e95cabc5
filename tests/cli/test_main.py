"""The command line as a whole: version, help, wrong input, quick start."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from meadhall import __version__, engine
from meadhall.cli import COMMANDS, FIRST_STEPS, make_parser
from meadhall.cli.examples import EXAMPLES
from meadhall.cli.host import WORK
from meadhall.engine import MANIFEST, PACKAGE
from tests.cli.conftest import Run

SIMULATE = ["simulate", "champions", "--games", "1"]


def test_version_names_the_engine(meadhall: Run) -> None:
    outcome = meadhall("--version")
    assert outcome.code == 0
    assert __version__ in outcome.out
    assert engine.describe() in outcome.out


def test_help_lists_the_commands(meadhall: Run) -> None:
    outcome = meadhall("--help")
    assert outcome.code == 0
    assert all(command in outcome.out for command in COMMANDS)


@pytest.mark.parametrize("command", [*COMMANDS, *(f"host {name}" for name in WORK)])
def test_every_command_has_help_with_examples(meadhall: Run, command: str) -> None:
    outcome = meadhall(*command.split(), "--help")
    assert outcome.code == 0
    assert f"meadhall {command}" in outcome.out.partition("examples:\n")[2]


@pytest.mark.parametrize("typed", [typed for shown in EXAMPLES.values() for typed in shown])
def test_examples_are_understood(typed: str) -> None:
    program, *words = shlex.split(re.split("[|>]", typed)[0])
    assert program == "meadhall"
    make_parser(words).parse_args(words)


@pytest.mark.parametrize(
    ("language", "line"),
    [("C.UTF-8", "play in the browser"), ("pl_PL.UTF-8", "graj w przeglądarce")],
)
def test_alone_it_says_which_commands_matter(
    meadhall: Run, monkeypatch: pytest.MonkeyPatch, language: str, line: str
) -> None:
    monkeypatch.setenv("LANG", language)
    outcome = meadhall()
    assert outcome.code == 0
    commands = re.findall(r"^  meadhall (\S+( \S+)*)  ", outcome.out, re.MULTILINE)
    assert [command for command, _ in commands] == list(FIRST_STEPS.values())
    assert line in outcome.out
    for command in FIRST_STEPS.values():
        if command != "--help":
            make_parser(command.split()).parse_args(command.split())


@pytest.mark.parametrize("wish", ["fast", "compiled"])
def test_an_engine_that_cannot_run_is_one_sentence(tmp_path: Path, wish: str) -> None:
    # In a copy without compiled modules.
    skip = shutil.ignore_patterns("*.so", MANIFEST, "client", "__pycache__")
    shutil.copytree(PACKAGE, tmp_path / "meadhall", ignore=skip)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "MEADHALL_ENGINE": wish}
    command = [sys.executable, "-m", "meadhall", "games"]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert ended.stderr.startswith("meadhall: MEADHALL_ENGINE ")
    assert len(ended.stderr.splitlines()) == 1


def test_version_loads_no_rules_and_no_screen() -> None:
    program = (
        "import sys, meadhall.cli as cli\n"
        "try: cli.main(['--version'])\n"
        "except SystemExit: pass\n"
        "print({'rich', 'msgspec', 'meadhall.kernel'} & set(sys.modules))"
    )
    output = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).stdout
    assert output.splitlines()[-1] == "set()"


def test_output_that_nobody_reads_is_no_error() -> None:
    command = [sys.executable, "-m", "meadhall", "games", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 141


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["frolic"], "frolic"),
        (["games", "--colour"], "--colour"),
        (["play", "chess"], "there is no game chess"),
        (["play", "champions", "--players", "7"], "2 to 4 players, not 7"),
        (["play", "champions", "--players", "many"], "many"),
        (["play", "champions", "--seat", "elf"], "no bot elf"),
        (["play", "champions", "--players", "2", *["--seat", "random"] * 3], "3 seats"),
        (["play", "champions", "--option", "weather=fair"], "no option weather"),
        (["play", "champions", "--option", "weather"], "NAME=VALUE"),
        (["play", "champions", "--option", "assign_mode=never"], "assign_mode can be"),
        (["play", "champions", "--lang", "de"], "de"),
        (["simulate", "chess", "--games", "1", "--players", "2"], "there is no game chess"),
        (["simulate", "champions", "--games", "0", "--players", "2"], "--games"),
        (SIMULATE, "--players"),
        ([*SIMULATE, "--players", "5"], "2 to 4 players, not 5"),
        (
            [*SIMULATE, "--players", "2", "--bots", "elf"],
            "no bot elf",
        ),
        (
            [*SIMULATE, "--players", "3", "--bots", "random,greedy"],
            "one for each",
        ),
        (
            [*SIMULATE, "--players", "2", "--option", "first_player=4"],
            "first_player is 4",
        ),
        (
            [
                *SIMULATE,
                "--players",
                "2",
                "--option",
                "first_player=1",
                "--option",
                "first_player=2",
            ],
            "given twice",
        ),
        (["rules", "chess"], "there is no game chess"),
        (["rules", "champions", "COMBAT-99"], "CHM-COMBAT-0"),
        (["rules", "champions", "xyzzy"], "lists them"),
        (["bench", "chess"], "there is no game chess"),
        (["replay", "missing.saga.json"], "cannot be read"),
    ],
)
def test_wrong_input_is_answered_with_one_sentence(
    meadhall: Run, arguments: list[str], part: str
) -> None:
    assert meadhall(*arguments).refuses(part)
