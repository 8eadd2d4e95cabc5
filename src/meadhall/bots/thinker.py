# mypyc: interpreted
"""A process that thinks: ``python -m meadhall.bots.thinker``.

It announces that it is ready; then it writes one line for each line it reads, both in JSON. It
remembers for a while what it thought for a seat, in case that seat decides again; this affects only
the time it takes. It ends once nobody asks or listens any more.
"""

import os
import select
import signal
import sys
import threading
import traceback
from collections import OrderedDict
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Literal

import msgspec

from meadhall.bots import Memory, Seen, find_bot
from meadhall.bots.outlook import Line, compare, look_ahead
from meadhall.bots.search import consider
from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.dice import Dice
from meadhall.kernel.state import State

MEMORIES = 16
"""How many seats are remembered: those that decided most recently."""

Purpose = Literal["move", "hint", "analysis"]

READY = 0
"""The number of the line that does not answer a request; requests count from 1."""


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """A request to make a move for a bot, or to judge the position and a seat's moves."""

    number: int
    purpose: Purpose
    game: str
    state: msgspec.Raw
    """The plain form of the position."""
    seat: int
    seed: str
    """The seed of the bot's own dice, separate from the game's."""
    seconds: float
    """Thinking stops after this time, finished or not."""
    bot: str = ""
    """The bot that is to move."""
    simulations: int = 0
    """How many simulations to spend on the moves, for a hint or an analysis."""
    worlds: int = 0
    """How many worlds to look at to find the chances of all seats."""
    lines: list[list[str]] = []
    """Sequences of the seat's moves to be compared in these worlds, instead of the chances."""
    decision: str = ""
    """A name under which the thoughts on this decision are remembered; if empty, they are not."""
    follows: str = ""
    """This seat's previous decision, if since then nobody else decided and nothing was revealed."""


class Hint(msgspec.Struct, frozen=True):
    move: str
    share: float
    """The share of the simulations spent on this move, from 0 to 1."""
    chance: float
    """The seat's chance to win after this move, from 0 to 1 (``bots/calibration.py``)."""


class Judgement(msgspec.Struct, frozen=True):
    """How good a position is, as far as one seat may know."""

    chances: list[float]
    """Each seat's chance to win; empty if not asked for."""
    ranking: list[Hint]
    """That seat's moves, best first; empty if not asked for, or if it is not the seat's turn."""
    errors: list[float] = []
    """The standard errors of the chances."""
    lines: list[Line] = []
    """What the lines of the request are worth, in the same order."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move, or a judgement, or what went wrong."""

    number: int
    move: str = ""
    judgement: Judgement | None = None
    error: str = ""


class Thinker:
    """Answers one request after another."""

    def __init__(self) -> None:
        self._memories: OrderedDict[str, Memory] = OrderedDict()

    def answer(self, line: bytes) -> Answer:
        """Answer a request; an error is reported in the answer."""
        number = READY
        try:
            request = msgspec.json.decode(line, type=Request)
            number = request.number
            state = find_game(request.game).load(msgspec.json.decode(request.state))
            if request.purpose == "move":
                return Answer(number, move=self._choose(request, state))
            return Answer(number, judgement=_judge(request, state))
        except Exception as error:
            return Answer(number, error=_describe(error))

    def _choose(self, request: Request, state: State) -> str:
        memory = self._memories.pop(request.follows, None) or Memory()
        seen = _look(request, state, memory)
        move = find_bot(request.bot).choose(seen)
        if request.decision:
            self._memories[request.decision] = memory
            if len(self._memories) > MEMORIES:
                self._memories.popitem(last=False)
        return seen.game.moves.word(move)


def _judge(request: Request, state: State) -> Judgement:
    seen = _look(request, state)
    if request.lines:
        number = seen.game.moves.number
        lines = [[number(word) for word in line] for line in request.lines]
        return Judgement([], [], lines=compare(seen, lines, request.worlds, request.seconds))
    chances: list[float] = []
    errors: list[float] = []
    if request.worlds:
        outlook = look_ahead(seen, request.worlds, request.seconds)
        chances, errors = outlook.chances, outlook.errors
    if not request.simulations or not seen.moves:
        return Judgement(chances, [], errors)
    thought = consider(seen, request.simulations, request.seconds)
    ranking = [
        Hint(seen.game.moves.word(one.move), one.share, one.chance)
        for one in thought.moves
        if one.share
    ]
    return Judgement(chances, ranking, errors)


def _look(request: Request, state: State, memory: Memory | None = None) -> Seen:
    """What the seat may know; a bot gets no more."""
    dice = Dice.from_seed(request.seed, streams=1)
    return Seen(find_game(request.game), state, request.seat, dice, memory, request.seconds)


def _describe(error: Exception) -> str:
    """The kind of error and where it happened. Its text might quote hidden parts of the state."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" in {Path(frames[-1].filename).name}, line {frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{place}"


def main() -> None:
    # A terminal sends Ctrl-C to all processes of a command; whoever started this one will end it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    requests, answers = _take_pipes()
    _end_unheard(answers.fileno())
    _load_games()
    with suppress(BrokenPipeError), requests, answers:
        _say(Answer(READY), answers)
        _serve(requests, answers)


def _serve(requests: Iterable[bytes], answers: BinaryIO) -> None:
    thinker = Thinker()
    for line in requests:
        _say(thinker.answer(line), answers)


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
    """Exit as soon as nobody can read the answers, even in the middle of a long search."""
    if not hasattr(select, "poll"):
        return
    poll = select.poll()
    poll.register(pipe, 0)

    def wait() -> None:
        poll.poll()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def _load_games() -> None:
    """Load all rules now, so that the first request takes no longer than the others."""
    for game_id in game_ids():
        # A game that cannot be loaded must not prevent thinking about others.
        with suppress(Exception):
            game = find_game(game_id)
            state = game.new(game.min_players, {}, seed="")
            seen = Seen(game, state, state.deciders()[0], Dice.from_seed("", streams=1))
            find_bot("greedy").choose(seen)


if __name__ == "__main__":
    main()
