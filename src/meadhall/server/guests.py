"""Games of other packages are tried before a server starts.

Each is tried in a process of its own: loaded, set up, shown, played for a few moves, and spoken of
in all languages. One that raises, ends its process, takes too long or too much memory is named in
the log and left out; the other games are served. This protects a server from what is broken. It is
no protection from a package that means harm later on: its code runs with the rights of the server.
"""

import logging
import os
import secrets
import signal
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Final

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
    unreadable_packages,
)
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import SPECTATOR
from meadhall.kernel.game import Game
from meadhall.tables.front import read_front
from meadhall.tables.lessons import has_lesson, script_of
from meadhall.words import LANGUAGES, Words

TRIED_WITHIN: Final = 20.0
"""Seconds that a guest has to be tried."""

MOVES_TRIED: Final = 10

MEMORY: Final = 4 << 30
"""Bytes of addresses that a guest may take while it is tried, where the system can limit them."""

MOST_PRINTED: Final = 16 << 20
"""Bytes that it may write into any file while it is tried, its output included."""

MOST_READ: Final = 1 << 16
"""Bytes of its output that are read, from the end."""

log = logging.getLogger(__name__)


def leave_out_broken_guests(within: float = TRIED_WITHIN) -> list[Refusal]:
    """Try all guests; those that fail are left out by this process and those it starts."""
    failed = [
        Refusal(entry.name, package_of(entry), reason)
        for entry in entries_of_others()
        if (reason := _trial(entry.name, entry.value, within))
    ]
    found = [*unreadable_packages(), *failed]
    for refusal in found:
        log.error("%s", refusal)
    os.environ[WITHOUT] = ",".join(refusal.id for refusal in failed)
    return found


def _trial(id: str, value: str, within: float) -> str:
    """What is wrong with a guest; nothing if it can be played."""
    token = secrets.token_hex()
    with tempfile.TemporaryFile() as said, tempfile.TemporaryFile() as complained:
        process = subprocess.Popen(
            [sys.executable, "-m", __name__, id, value],
            stdin=subprocess.PIPE,
            stdout=said,
            stderr=complained,
            # What it starts ends with it.
            start_new_session=True,
        )
        try:
            process.communicate(token.encode(), timeout=within)
        except subprocess.TimeoutExpired:
            return f"it cannot be tried within {within:g} seconds"
        finally:
            _end(process)
        # What it prints itself may come before and after.
        if process.returncode == 0 and token in _end_of(said):
            return ""
        lines = _end_of(complained).strip().splitlines() if process.returncode else []
    return lines[-1][:300] if lines else f"its process ended with {process.returncode}"


def _end(process: "subprocess.Popen[bytes]") -> None:
    """End a trial and, where the system can tell, whatever it has started."""
    if sys.platform == "win32":
        process.kill()
    else:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _end_of(file: BinaryIO) -> str:
    """The last of what was written to a file."""
    size = file.seek(0, os.SEEK_END)
    file.seek(max(0, size - MOST_READ))
    return file.read().decode("utf-8", "replace")


def try_guest(id: str, found: object) -> None:
    """Raise whatever is wrong with a game."""
    game = check_shape(id, found)
    for language in LANGUAGES:
        _read_words(game.folder / "words" / f"{language}.ftl")
        _introduce(Words(game, language, []), game)
    read_front(game)
    if has_lesson(game):
        script_of(game)
    for players in {game.min_players, game.max_players}:
        _play_a_little(game, players)


def _read_words(file: Path) -> None:
    if not file.is_file():
        raise Unfit(f"words/{file.name} is missing")
    for entry in FluentResource(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, Junk):
            raise Unfit(f"words/{file.name} cannot be read: {(entry.content or '')[:60]!r}")


def _introduce(words: Words, game: Game) -> None:
    """Say what the catalogue says of a game."""
    told = [words.game_name(), words.game_summary()]
    for option in game.options:
        told += [words.option(option.id), words.option_sentence(option.id)]
        told += [words.setting(value) for value in option.values]
    msgspec.json.encode([told, [option.values for option in game.options]])


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


def limit_resources() -> None:
    """From now on this process gets no more; asking for it is an error, not the end of others."""
    if sys.platform == "win32":
        return
    import resource

    for kind, wanted in ((resource.RLIMIT_AS, MEMORY), (resource.RLIMIT_FSIZE, MOST_PRINTED)):
        _, hard = resource.getrlimit(kind)
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(kind, (most, hard))


if __name__ == "__main__":
    wanted, offered = sys.argv[1:]
    # Not an argument: a package that ends its process could read it there, and say it itself.
    token = sys.stdin.read()
    limit_resources()
    for one in entries_of_others():
        if (one.name, one.value) == (wanted, offered):
            try_guest(wanted, one.load())
            print(f"\n{token}", flush=True)
