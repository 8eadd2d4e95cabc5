"""``meadhall man``: the manual page, from the same source as ``--help``."""

from argparse import SUPPRESS, Action, ArgumentParser, BooleanOptionalAction, Namespace
from collections.abc import Iterator

from meadhall.cli.errors import SUCCESS
from meadhall.cli.examples import EXAMPLES
from meadhall.cli.parser import subcommands

ENVIRONMENT = {
    "MEADHALL_ENGINE": (
        "The engine to use, compiled or interpreted; without it, the compiled one if it is there. "
        "Both play the same games."
    ),
    "XDG_DATA_HOME": "The folder below which meadhall/ holds the database of a server.",
    "LC_ALL, LC_MESSAGES, LANG": "The language: Polish if it begins with pl, else English.",
}
EXIT_CODES = {
    "0": "Done.",
    "1": "A check found a difference, or work could not be finished.",
    "2": "What was asked for makes no sense; one sentence says why.",
}


def add_arguments(parser: ArgumentParser) -> None:
    """It takes none."""


def run(options: Namespace) -> int:
    from meadhall.cli import COMMANDS, make_parser

    print(manual(make_parser(list(COMMANDS))))
    return SUCCESS


def manual(parser: ArgumentParser) -> str:
    """Return the page in the language of man, with one section per command."""
    lines = ['.TH MEADHALL 1 "" Meadhall "User commands"', ".SH NAME"]
    lines += [escaped("meadhall - board games by their complete rules"), ".SH SYNOPSIS"]
    lines += [".B meadhall", escaped("COMMAND [OPTIONS]"), ".SH DESCRIPTION"]
    lines += [escaped(parser.description or ""), ".SH OPTIONS", *options(parser), ".SH COMMANDS"]
    for command in every_command(parser):
        lines += described(command)
    lines += [".SH ENVIRONMENT", *definitions(ENVIRONMENT)]
    lines += ["The options of", r".B meadhall serve", "name further variables."]
    lines += [".SH EXIT STATUS", *definitions(EXIT_CODES)]
    return "\n".join(lines)


def every_command(parser: ArgumentParser) -> Iterator[ArgumentParser]:
    for command in subcommands(parser).values():
        yield command
        yield from every_command(command)


def described(command: ArgumentParser) -> list[str]:
    typed = [name_of(action) for action in command._get_positional_actions()]
    lines = [f".SS {escaped(command.prog)}", escaped(command.description or ""), ".PP"]
    lines += [escaped(" ".join([command.prog, "[OPTIONS]", *typed])), *options(command)]
    if command.epilog:
        lines += [".PP", escaped(command.epilog)]
    for example, meaning in EXAMPLES.get(command.prog, {}).items():
        lines += [".PP", escaped(f"{meaning[0].upper()}{meaning[1:]}:"), ".PP", ".RS 4", ".nf"]
        lines += [escaped(example), ".fi", ".RE"]
    return lines


def options(parser: ArgumentParser) -> list[str]:
    found = {}
    for action in parser._actions:
        if action.help and action.help != SUPPRESS and action.nargs != "A...":
            found[name_of(action)] = action.help
    return definitions(found)


def name_of(action: Action) -> str:
    """Return an option with its value, or a positional argument, as people type it."""
    value = action.metavar if isinstance(action.metavar, str) else ""
    if not value and action.choices is not None:
        value = "{" + ",".join(map(str, action.choices)) + "}"
    if not action.option_strings:
        return value or action.dest
    takes_value = action.nargs != 0 and not isinstance(action, BooleanOptionalAction)
    return ", ".join(action.option_strings) + (f" {value}" if takes_value and value else "")


def definitions(meanings: dict[str, str]) -> list[str]:
    return [
        line
        for name, meaning in meanings.items()
        for line in (".TP", rf"\fB{escaped(name)}\fR", escaped(meaning))
    ]


def escaped(text: str) -> str:
    r"""Return the text so that man prints it as it is.

    >>> print(escaped("--port 'N'"))
    \-\-port \(aqN\(aq
    """
    text = text.replace("\\", r"\e").replace("-", r"\-").replace("'", r"\(aq").replace("~", r"\(ti")
    return rf"\&{text}" if text.startswith(".") else text
