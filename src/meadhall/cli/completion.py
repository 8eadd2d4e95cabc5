"""``meadhall completion``: the script that lets a shell complete commands and options."""

from argparse import Action, ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path

from meadhall.cli.errors import SUCCESS
from meadhall.cli.parser import subcommands

SHELLS = ("bash", "zsh", "fish")


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("shell", choices=SHELLS, help="for which shell")


def run(options: Namespace) -> int:
    import shtab

    from meadhall.cli import COMMANDS, make_parser
    from meadhall.kernel.catalogue import game_ids

    parser = make_parser(list(COMMANDS))
    for action in _all_actions(parser):
        if action.dest == "game":
            action.choices = sorted(game_ids())
        elif action.dest == "data":
            vars(action)["complete"] = shtab.DIRECTORY
        elif action.type is Path:
            vars(action)["complete"] = shtab.FILE
    print(shtab.complete(parser, shell=options.shell))
    return SUCCESS


def _all_actions(parser: ArgumentParser) -> Iterator[Action]:
    yield from parser._actions
    for command in subcommands(parser).values():
        yield from _all_actions(command)
