"""Settings of a host, from an option or the environment (``MEADHALL_...``); the option wins."""

import os
from argparse import ArgumentParser, ArgumentTypeError, BooleanOptionalAction, Namespace
from collections.abc import Callable
from typing import TypeVar

from meadhall.cli.errors import Refusal

T = TypeVar("T")

YES = ("1", "true", "yes", "on")
NO = ("0", "false", "no", "off")


def variable(name: str) -> str:
    """The environment variable of a setting.

    >>> variable("public_url")
    'MEADHALL_PUBLIC_URL'
    """
    return f"MEADHALL_{name.upper()}"


def add_setting(parser: ArgumentParser, name: str, metavar: str, text: str) -> None:
    flag = f"--{name.replace('_', '-')}"
    parser.add_argument(flag, metavar=metavar, help=f"{text} [{variable(name)}]")


def add_switch(parser: ArgumentParser, name: str, text: str) -> None:
    flag = f"--{name.replace('_', '-')}"
    action = BooleanOptionalAction
    parser.add_argument(flag, action=action, default=None, help=f"{text} [{variable(name)}]")


def setting(options: Namespace, name: str, read: Callable[[str], T], default: T) -> T:
    """What was typed, else what the environment says, else the default.

    A refusal names whichever of the two was wrong. An empty value is the same as no setting, so
    that a file of settings may leave some empty.
    """
    typed = getattr(options, name, None)
    source = f"--{name.replace('_', '-')}"
    if typed is None:
        typed, source = os.environ.get(variable(name)), variable(name)
    if not typed:
        return default
    try:
        return read(typed)
    except (ArgumentTypeError, ValueError) as error:
        raise Refusal(f"{source}: {error}") from error


def switch(options: Namespace, name: str, default: bool = False) -> bool:
    typed: bool | None = getattr(options, name)
    return setting(Namespace(), name, yes_or_no, default) if typed is None else typed


def yes_or_no(typed: str) -> bool:
    """Read yes or no in its usual spellings.

    >>> yes_or_no("Yes"), yes_or_no("0")
    (True, False)
    """
    if typed.lower() not in YES + NO:
        raise ValueError(f"{typed!r} is neither yes nor no")
    return typed.lower() in YES
