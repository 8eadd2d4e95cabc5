"""The command line as a whole: version, help, wrong input, quick start."""

import subprocess
import sys

import pytest

from meadhall import __version__, engine
from meadhall.cli import COMMANDS
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


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(meadhall: Run, command: str) -> None:
    outcome = meadhall(command, "--help")
    assert outcome.code == 0
    assert f"meadhall {command}" in outcome.out


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
        ([], "COMMAND"),
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
