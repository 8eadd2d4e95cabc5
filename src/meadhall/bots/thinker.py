"""A process that thinks: ``python -m meadhall.bots.thinker``.

It says that it is ready; then, for each line that comes in, one goes out, both JSON. It remembers
nothing from one request to the next, and ends when nobody asks or hears it any more.
"""

import os
import select
import signal
import sys
import threading
import time
import traceback
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Literal

import msgspec

from meadhall.bots import Seen, find_bot
from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.dice import Dice
from meadhall.kernel.state import State

VOTES = 24
"""So often the bot is asked for a hint, each time in worlds of its own."""

MOVES_IN_HINT = 2

Purpose = Literal["move", "hint"]

READY = 0
"""The number of the line that answers no request; requests count from 1."""


class Request(msgspec.Struct, frozen=True):
    number: int
    purpose: Purpose
    game: str
    state: msgspec.Raw
    """The plain form of the position."""
    seat: int
    bot: str
    seed: str
    """For the bot's own chance, apart from that of the game."""
    seconds: float
    """A hint collects no more votes after this time."""


class Hint(msgspec.Struct, frozen=True):
    move: str
    share: float
    """The part of the votes for this move, from 0 to 1."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move, a ranking with the best move first, or what went wrong."""

    number: int
    move: str = ""
    ranking: list[Hint] = []
    error: str = ""


def answer(line: bytes) -> Answer:
    """What a bot says to a request; an error stays in the answer."""
    number = READY
    try:
        request = msgspec.json.decode(line, type=Request)
        number = request.number
        state = find_game(request.game).load(msgspec.json.decode(request.state))
        if request.purpose == "move":
            return Answer(number, move=_choose(request, state, request.seed))
        return Answer(number, ranking=_rank(request, state))
    except Exception as error:
        return Answer(number, error=_describe(error))


def _choose(request: Request, state: State, seed: str) -> str:
    """The move that the bot makes with this seed. It gets what its seat may know, no more."""
    game = find_game(request.game)
    seen = Seen(game, state, request.seat, Dice.from_seed(seed, streams=1))
    return game.moves.word(find_bot(request.bot).choose(seen))


def _rank(request: Request, state: State) -> list[Hint]:
    """The moves that the bot makes most often, best first."""
    ends_at = time.monotonic() + request.seconds
    votes: Counter[str] = Counter()
    for number in range(VOTES):
        votes[_choose(request, state, f"{request.seed}/{number}")] += 1
        if time.monotonic() >= ends_at:
            break
    total = votes.total()
    return [Hint(move, count / total) for move, count in votes.most_common(MOVES_IN_HINT)]


def _describe(error: Exception) -> str:
    """The kind of error and its place. Not its text: that may quote hidden parts of the state."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" in {Path(frames[-1].filename).name}, line {frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{place}"


def main() -> None:
    # A terminal sends Ctrl-C to all processes of a command; who started this one will end it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    requests, answers = _take_pipes()
    _end_unheard(answers.fileno())
    _load_games()
    with suppress(BrokenPipeError), requests, answers:
        _say(Answer(READY), answers)
        _serve(requests, answers)


def _serve(requests: Iterable[bytes], answers: BinaryIO) -> None:
    for line in requests:
        _say(answer(line), answers)


def _say(what: Answer, answers: BinaryIO) -> None:
    answers.write(msgspec.json.encode(what) + b"\n")
    answers.flush()


def _take_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Keep both pipes private: what a game or a bot prints goes to stderr, and it reads nothing."""
    requests = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return requests, answers


def _end_unheard(pipe: int) -> None:
    """End as soon as nobody can read the answers, even in the middle of a long thought."""
    if not hasattr(select, "poll"):
        return
    poll = select.poll()
    poll.register(pipe, 0)

    def wait() -> None:
        poll.poll()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def _load_games() -> None:
    """Read all rules now, so that the first request takes no longer than the others."""
    for game_id in game_ids():
        # A game that cannot be loaded is no reason not to think about others.
        with suppress(Exception):
            game = find_game(game_id)
            state = game.new(game.min_players, {}, seed="")
            seen = Seen(game, state, state.deciders()[0], Dice.from_seed("", streams=1))
            find_bot("greedy").choose(seen)


if __name__ == "__main__":
    main()
