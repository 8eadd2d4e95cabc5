"""The command line's own way of reading arguments: every mistake is one sentence."""

import argparse
import os
from typing import NoReturn

from meadhall.cli.errors import Refusal
from meadhall.cli.examples import EXAMPLES

LANGUAGES = ("en", "pl")


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence and leaves the long usage to ``--help``."""

    def format_help(self) -> str:
        shown = EXAMPLES.get(self.prog, {})
        lines = [f"  {typed}\n      {meaning}\n" for typed, meaning in shown.items()]
        return super().format_help() + ("\nexamples:\n" + "".join(lines) if lines else "")

    def error(self, message: str) -> NoReturn:
        raise Refusal(f"{message} (see {self.prog} --help)")


def sentence(text: str) -> str:
    """Return it with a capital letter and a full stop.

    >>> sentence("copy a database of SQLite")
    'Copy a database of SQLite.'
    """
    return f"{text[0].upper()}{text[1:]}."


def subcommands(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """Return the commands that a parser leads to, by name."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def natural(typed: str) -> int:
    """A whole number, 0 included."""
    if not (typed.isascii() and typed.isdigit()):
        raise argparse.ArgumentTypeError(f"{typed!r} is no whole number")
    return int(typed)


def positive(typed: str) -> int:
    """A whole number above 0."""
    if natural(typed) == 0:
        raise argparse.ArgumentTypeError("it has to be at least 1")
    return natural(typed)


def option(typed: str) -> tuple[str, str]:
    name, equals, value = typed.partition("=")
    if not equals or not name:
        raise argparse.ArgumentTypeError(f"{typed!r} is not of the form NAME=VALUE")
    return name, value


def chosen_options(pairs: list[tuple[str, str]]) -> dict[str, object]:
    given: dict[str, object] = {}
    for name, value in pairs:
        if given.setdefault(name, value) != value:
            raise Refusal(f"option {name} is given twice, as {given[name]} and as {value}")
    return given


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="its id, as `meadhall games` lists it")


def add_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        type=option,
        action="append",
        default=[],
        dest="options",
        help="set an option of the game; may be given several times",
    )


def add_seed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seed", metavar="S", help="any text; the same seed gives the same chance (default: new)"
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON for other programs")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=usual_language(),
        help="English or Polish (default: that of the terminal)",
    )


def usual_language() -> str:
    """Polish where the environment asks for it, English otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "pl" if os.environ[name].startswith("pl") else "en"
    return "en"
