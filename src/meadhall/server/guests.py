"""Games of other packages are tried before a server starts.

Each is tried in a process of its own: loaded, set up, shown, played for a few moves, and spoken of
in all languages. One that raises, ends its process, takes too long or too much memory is named in
the log and left out; the other games are served. This protects a server from what is broken. It is
no protection from a package that means harm later on: its code runs with the rights of the server.
"""

import logging
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import msgspec
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk

from meadhall.kernel.catalogue import (
    WITHOUT,
    Refusal,
    Unfit,
    check_shape,
    entries_of_others,
    package_of,
)
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import SPECTATOR
from meadhall.kernel.game import Game
from meadhall.tables.front import read_front
from meadhall.words import LANGUAGES, Words

TRIED_WITHIN: Final = 20.0
"""Seconds that a guest has to be tried."""

MOVES_TRIED: Final = 10

MEMORY: Final = 4 << 30
"""Bytes of addresses that a guest may take while it is tried, where the system can limit them."""

log = logging.getLogger(__name__)


def leave_out_broken_guests(within: float = TRIED_WITHIN) -> list[Refusal]:
    """Try all guests; those that fail are left out by this process and those it starts."""
    found: list[Refusal] = []
    for entry in entries_of_others():
        if reason := _trial(entry.name, entry.value, within):
            found.append(Refusal(entry.name, package_of(entry), reason))
    for refusal in found:
        log.error("%s", refusal)
    os.environ[WITHOUT] = ",".join(refusal.id for refusal in found)
    return found


def _trial(id: str, value: str, within: float) -> str:
    """What is wrong with a guest; nothing if it can be played."""
    try:
        done = subprocess.run(
            [sys.executable, "-m", __name__, id, value],
            capture_output=True,
            text=True,
            errors="replace",
            timeout=within,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return f"it cannot be tried within {within:g} seconds"
    if done.returncode == 0 and done.stdout.endswith(PASSED):
        return ""
    lines = (done.stderr or done.stdout).strip().splitlines()
    return lines[-1][:300] if lines else f"its process ended with {done.returncode}"


PASSED: Final = "this game can be played\n"


def try_guest(id: str, found: object) -> None:
    """Raise whatever is wrong with a game."""
    game = check_shape(id, found)
    for language in LANGUAGES:
        _read_words(game.folder / "words" / f"{language}.ftl")
    read_front(game)
    for players in {game.min_players, game.max_players}:
        _play_a_little(game, players)


def _read_words(file: Path) -> None:
    if not file.is_file():
        raise Unfit(f"words/{file.name} is missing")
    for entry in FluentResource(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, Junk):
            raise Unfit(f"words/{file.name} cannot be read: {(entry.content or '')[:60]!r}")


def _play_a_little(game: Game, players: int) -> None:
    state = game.new(players, {}, "a trial")
    dice = Dice.from_seed("a trial", streams=1)
    names = [f"Player {seat + 1}" for seat in range(players)]
    tables = [Words(game, language, names) for language in LANGUAGES]
    for _ in range(MOVES_TRIED):
        for seat in (SPECTATOR, *range(players)):
            msgspec.json.encode(game.view(state, seat))
        if not (deciders := state.deciders()):
            break
        seat = deciders[0]
        for words in tables:
            words.prompt(state, seat)
            words.moves(state.moves(seat), game.view(state, seat))
        state.play(seat, game.policy.choose(state, seat, state.moves(seat), dice))
    game.result(state)


def limit_memory() -> None:
    """From now on this process gets no more; asking for it is an error, not the end of others."""
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        most = MEMORY if hard == resource.RLIM_INFINITY else min(MEMORY, hard)
        resource.setrlimit(resource.RLIMIT_AS, (most, hard))


if __name__ == "__main__":
    wanted, offered = sys.argv[1:]
    limit_memory()
    for one in entries_of_others():
        if (one.name, one.value) == (wanted, offered):
            try_guest(wanted, one.load())
            print(PASSED, end="")
