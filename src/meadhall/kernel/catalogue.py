# mypyc: interpreted
"""The games that can be played here: ours and those of other packages.

A package brings games with entry points in the group ``meadhall.games``. One that is not installed
yet, because somebody is still writing it, is named by its folder in ``MEADHALL_PACKAGES``.

A guest, which is any game that is not ours, is loaded and looked at before it is listed. One that
cannot be loaded, or is not a game, is left out, and ``refusals`` says why.
"""

import os
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final, NamedTuple

from meadhall.kernel.evaluation import Evaluation
from meadhall.kernel.game import Game, Option
from meadhall.kernel.moves import MoveSpace
from meadhall.kernel.policy import Policy

GROUP: Final = "meadhall.games"
OURS: Final = "meadhall"
"""The package whose games are not guests."""
PACKAGES: Final = "MEADHALL_PACKAGES"
"""The variable with the folders of packages that are not installed, like those of ``PATH``."""
WITHOUT: Final = "MEADHALL_WITHOUT"
"""The variable with the ids of games that a server leaves out, such as guests that are broken."""

ID: Final = re.compile(r"[a-z][a-z0-9_]{1,39}")

SHAPE: Final = {
    "rules": str,
    "min_players": int,
    "max_players": int,
    "longest": int,
    "options": tuple,
    "moves": MoveSpace,
    "policy": Policy,
    "evaluation": Evaluation,
}
"""What a game must have, and of which type."""


class UnknownGame(LookupError):
    """A game that is not installed."""


class Unfit(ValueError):
    """Something that a package offers as a game and that cannot be one."""


class Refusal(NamedTuple):
    """A guest that is left out."""

    id: str
    package: str
    reason: str

    def __str__(self) -> str:
        return f"{self.id} from {self.package} is left out: {self.reason}"


class _Guests(NamedTuple):
    games: dict[str, Game]
    refusals: list[Refusal]


@cache
def game_ids() -> tuple[str, ...]:
    return tuple(sorted([*_ours(), *_guests().games]))


@cache
def find_game(game_id: str) -> Game:
    """The game with this id; ours are loaded on first use."""
    if game_id in _ours():
        game: Game = _ours()[game_id].load()
        return game
    if game_id not in _guests().games:
        raise UnknownGame(f"there is no game {game_id}; there is {', '.join(game_ids())}")
    return _guests().games[game_id]


def refusals() -> list[Refusal]:
    """The guests that are left out, with the reasons."""
    return _guests().refusals


def guest_ids() -> list[str]:
    """The games that other packages bring."""
    return sorted(_guests().games)


def our_ids() -> list[str]:
    """The games that are not guests."""
    return sorted(_ours())


def forget() -> None:
    """Look for games again when the next one is asked for."""
    for kept in (game_ids, find_game, _ours, _guests):
        kept.cache_clear()


def check_shape(id: str, found: object) -> Game:
    """What a package offers under this id, if it has the shape of a game; else ``Unfit``."""
    if not isinstance(found, Game):
        raise Unfit(f"it is a {type(found).__name__}, not a meadhall.kernel.game.Game")
    for name, kind in SHAPE.items():
        if not isinstance(getattr(found, name, None), kind):
            raise Unfit(f"its {name} is not a {kind.__name__}")
    if not ID.fullmatch(id) or found.id != id:
        raise Unfit(f"it calls itself {found.id!r}, and the entry point {id!r}")
    if not 1 <= found.min_players <= found.max_players:
        raise Unfit(f"it is for {found.min_players} to {found.max_players} players")
    if not all(isinstance(option, Option) for option in found.options):
        raise Unfit("its options are not all of the type Option")
    return found


@cache
def _ours() -> dict[str, EntryPoint]:
    left_out = _left_out()
    return {
        entry.name: entry
        for entry in entry_points(group=GROUP)
        if package_of(entry) == OURS and entry.name not in left_out
    }


def _left_out() -> list[str]:
    return os.environ.get(WITHOUT, "").split(",")


@cache
def _guests() -> _Guests:
    """Load all games that are not ours."""
    guests = _Guests({}, unreadable_packages())
    left_out = _left_out()
    for entry in entries_of_others():
        if entry.name in left_out:
            continue
        try:
            if entry.name in _ours() or entry.name in guests.games:
                raise Unfit("another game has this id")
            guests.games[entry.name] = check_shape(entry.name, entry.load())
        # An import may end in anything, even in sys.exit().
        except (Exception, SystemExit) as error:
            reason = str(error) if isinstance(error, Unfit) else f"{type(error).__name__}: {error}"
            guests.refusals.append(Refusal(entry.name, package_of(entry), reason))
    return guests


def entries_of_others() -> Iterator[EntryPoint]:
    """By package, so that the same one always has an id first.

    A package that is being written comes before all that are installed: it may be one of them.
    """
    written: set[tuple[str, str]] = set()
    for folder in filter(None, os.environ.get(PACKAGES, "").split(os.pathsep)):
        for entry in entries_in(Path(folder)):
            written.add((entry.name, entry.value))
            yield entry
    installed = [entry for entry in entry_points(group=GROUP) if package_of(entry) != OURS]
    for entry in sorted(installed, key=lambda entry: (package_of(entry), entry.name)):
        if (entry.name, entry.value) not in written:
            yield entry


def entries_in(folder: Path) -> Iterator[EntryPoint]:
    """The games that the ``pyproject.toml`` in a folder names; they can be imported from now on."""
    try:
        named = _named_in(folder)
    except Unfit:
        return
    for place in (folder / "src", folder):
        if place.is_dir() and str(place) not in sys.path:
            sys.path.insert(0, str(place))
    for name, value in named.items():
        yield EntryPoint(name, str(value), GROUP)


def unreadable_packages() -> list[Refusal]:
    """The folders that are named as packages and bring no game that could be found."""
    found: list[Refusal] = []
    for folder in filter(None, os.environ.get(PACKAGES, "").split(os.pathsep)):
        try:
            _named_in(Path(folder))
        except Unfit as error:
            found.append(Refusal(Path(folder).name, folder, str(error)))
    return found


def _named_in(folder: Path) -> dict[str, object]:
    """What the ``pyproject.toml`` in a folder says of its games."""
    try:
        text = (folder / "pyproject.toml").read_text(encoding="utf-8")
        return dict(tomllib.loads(text)["project"]["entry-points"][GROUP])
    except OSError as error:
        raise Unfit(f"its pyproject.toml cannot be read: {error.strerror}") from error
    except (LookupError, TypeError):
        raise Unfit(f"its pyproject.toml names no game in the group {GROUP}") from None
    except ValueError as error:
        raise Unfit(f"its pyproject.toml cannot be read: {error}") from error


def package_of(entry: EntryPoint) -> str:
    """The name of the package that brings an entry point."""
    return entry.dist.name if entry.dist else entry.value.partition(":")[0]
