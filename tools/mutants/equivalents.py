"""Survivors that no player can see, each with the reason: `equivalent.toml`."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from tools.mutants.mutation import Mutant
from tools.mutants.rules import GAMES

FILE: Final = Path(__file__).with_name("equivalent.toml")


class Equivalent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mutation that changes nothing about the game."""

    file: str
    """As in `northgard/turns.py`."""
    function: str
    before: str
    after: str
    reason: str


class Content(msgspec.Struct, forbid_unknown_fields=True):
    equivalent: list[Equivalent] = []


def read(file: Path = FILE) -> list[Equivalent]:
    return msgspec.toml.decode(file.read_bytes(), type=Content).equivalent


def match(mutants: Iterable[Mutant], known: list[Equivalent]) -> dict[str, Equivalent]:
    """The accepted mutants by their ids."""
    by_text = {_key(one): one for one in known}
    found = {}
    for mutant in mutants:
        file = mutant.module.path.removeprefix(f"{GAMES.as_posix()}/")
        one = by_text.get((file, mutant.function, mutant.before, mutant.after))
        if one is not None:
            found[mutant.id] = one
    return found


def stale(game: str, known: list[Equivalent], used: Iterable[Equivalent]) -> list[Equivalent]:
    """Entries about the game that fit no mutant of it any more."""
    fitting = {_key(one) for one in used}
    return [one for one in known if one.file.startswith(f"{game}/") and _key(one) not in fitting]


def _key(one: Equivalent) -> tuple[str, str, str, str]:
    return one.file, one.function, one.before, one.after
