"""The command line: one module per command, imported only when that command is called."""

import importlib
import os
import signal
import sys
from argparse import Action, ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from types import FrameType
from typing import Any

from meadhall import __version__, compiling, engine
from meadhall.cli.errors import BROKEN_PIPE, INTERRUPTED, SUCCESS, TERMINATED, Refusal
from meadhall.cli.parser import Parser, sentence

COMMANDS = {
    "games": "list the games, how many can play and what can be chosen",
    "play": "play in the terminal, against bots or with others",
    "simulate": "let bots play many games and sum up the results",
    "arena": "let bots play against each other and rate them",
    "report": "draw a run of games, or compare two, on one page",
    "replay": "run a saved game again, or check that nobody changed it",
    "rules": "show a rule of a game and the tests that check it",
    "train": "teach the bots of a game what its positions promise",
    "selfplay": "let a bot play itself, and store what there is to learn",
    "learn": "train a network on such games, for the level Konung",
    "calibrate": "see whether chances to win come true, and correct them",
    "puzzles": "find positions with one clearly best choice, and search them again",
    "new-game": "write a package with a small game that runs, to start your own from",
    "dev": "serve a package that is being written, and show every save at once",
    "conform": "play random games and check what must hold for every game",
    "bench": "measure how fast the engine is",
    "serve": "let people play over the network, in the browser",
    "host": "look after a server: tables, people, passwords, backups",
    "verify": "run every stored game again by the rules of today",
    "completion": "print what lets a shell complete commands and options",
    "man": "print the manual page",
}

FIRST_STEPS = {
    "serve": "serve --open",
    "play": "play champions --seat human",
    "games": "games",
    "help": "--help",
}
"""What matters to whoever types ``meadhall`` alone; the words have a line about each."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    typed = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A character that a terminal cannot show, or a byte that isn't text, must not end a game.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        with _signals_as_exceptions():
            if complaint := engine.complaint():
                raise Refusal(complaint)
            if not typed:
                return _welcome()
            parser = make_parser(typed)
            options = parser.parse_args(typed)
            code: int = options.run(options)
            sys.stdout.flush()
            return code
    except Refusal as refusal:
        print(f"meadhall: {refusal}", file=sys.stderr)
        return refusal.code
    except KeyboardInterrupt:
        print("\nmeadhall: interrupted", file=sys.stderr)
        return INTERRUPTED
    except _Terminated:
        return TERMINATED
    except BrokenPipeError:
        # Whoever read our output has closed it. Python would complain again when it exits.
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE


def _welcome() -> int:
    """Print the few commands that matter."""
    from meadhall.cli.parser import usual_language
    from meadhall.cli.texts import Texts

    say = Texts(usual_language())
    print(say("welcome", version=__version__), end="\n\n")
    for name, command in FIRST_STEPS.items():
        print(f"  {f'meadhall {command}':40}{say(f'welcome-{name}')}")
    return SUCCESS


def make_parser(typed: Sequence[str]) -> ArgumentParser:
    """The whole parser, with the details of the commands that were typed."""
    parser = Parser(
        prog="meadhall",
        description="Board games by their complete rules, for people and for bots.",
        allow_abbrev=False,
    )
    parser.add_argument(
        "--version", action=_Version, nargs=0, help="show the version and the engine that runs"
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, summary in COMMANDS.items():
        command = commands.add_parser(
            name, help=summary, description=sentence(summary), allow_abbrev=False
        )
        if name in typed:
            module = importlib.import_module(f"meadhall.cli.{name.replace('-', '_')}")
            module.add_arguments(command)
            run: Callable[[Namespace], int] = module.run
            command.set_defaults(run=run)
    return parser


class _Version(Action):
    def __call__(self, parser: ArgumentParser, *_: Any) -> None:
        notes = "".join(f"; {note}" for note in [compiling.state()] if note)
        print(f"meadhall {__version__}, engine: {engine.describe()}{notes}")
        parser.exit()


class _Terminated(BaseException):
    """The process was asked to terminate."""


@contextmanager
def _signals_as_exceptions() -> Iterator[None]:
    """Let Ctrl-C and SIGTERM unwind the stack once, so that everything is cleaned up."""

    def unwind(number: int, frame: FrameType | None) -> None:
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, signal.SIG_IGN)
        raise KeyboardInterrupt if number == signal.SIGINT else _Terminated

    before = {name: signal.signal(name, unwind) for name in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(name, handler)
