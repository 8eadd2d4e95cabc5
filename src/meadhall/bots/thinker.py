# mypyc: interpreted
"""A process that thinks: ``python -m meadhall.bots.thinker``.

It says that it is ready; then, for each line that comes in, one goes out, both JSON. What it
thought for a seat it remembers for a while, in case that seat goes on deciding; only time depends
on that. It ends when nobody asks or hears it any more.
"""

import os
import select
import signal
import sys
import threading
import time
import traceback
from collections import OrderedDict
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Literal

import msgspec

from meadhall.bots import Memory, Seen, find_bot
from meadhall.bots.search import consider
from meadhall.bots.tree import Tree
from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.dice import Dice
from meadhall.kernel.state import State

MEMORIES = 16
"""So many seats are remembered, those that decided last."""

Purpose = Literal["move", "hint", "analysis"]

READY = 0
"""The number of the line that answers no request; requests count from 1."""


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot shall do, or what the moves of a seat are worth."""

    number: int
    purpose: Purpose
    game: str
    state: msgspec.Raw
    """The plain form of the position."""
    seat: int
    seed: str
    """For the bot's own chance, apart from that of the game."""
    seconds: float
    """A thought ends after this time, finished or not."""
    bot: str = ""
    """Who shall move."""
    simulations: int = 0
    """How long to think about the moves, for a hint or an analysis."""
    worlds: int = 0
    """How many worlds to look at for the chances of all seats."""
    decision: str = ""
    """A name for this decision, under which its thoughts are remembered; empty: they are not."""
    follows: str = ""
    """The decision of the same seat since which nobody else decided and nothing came to light."""


class Hint(msgspec.Struct, frozen=True):
    move: str
    share: float
    """How much of the thinking went to this move, from 0 to 1."""
    chance: float
    """The seat's chance to win after this move, from 0 to 1."""


class Judgement(msgspec.Struct, frozen=True):
    """What a position is worth, as far as one seat may know."""

    chances: list[float]
    """For each seat its chance to win; empty if nobody wanted to know."""
    ranking: list[Hint]
    """The moves of the one seat, the best first; empty if it is not asked for one, too."""


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
        """What a bot says to a request; an error stays in the answer."""
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
    chances = expect(seen, request.worlds, request.seconds) if request.worlds else []
    if not request.simulations or not seen.moves:
        return Judgement(chances, [])
    thought = consider(seen, request.simulations, request.seconds)
    ranking = [
        Hint(seen.game.moves.word(one.move), one.share, one.chance)
        for one in thought.moves
        if one.share
    ]
    return Judgement(chances, ranking)


def expect(seen: Seen, worlds: int, seconds: float) -> list[float]:
    """For each seat its chance to win, as far as one of them may know, whoever is asked now.

    In worlds that it holds for possible everybody plays on sensibly, as far as a search of this
    game looks ahead; then the evaluation is asked, or the rules if the game is over by then.
    """
    game = seen.game
    ends_at = time.monotonic() + seconds
    found: list[list[float]] = []
    for number in range(worlds):
        world = seen.deal(number)
        for _ in range(game.evaluation.manner.horizon):
            deciders = world.deciders()
            if not deciders:
                break
            seat = deciders[0]
            world.play(seat, game.policy.choose(world, seat, world.moves(seat), seen.dice))
        if world.is_over():
            found.append(Tree(game, seen.seat, seen.moves).outcome(world))
        else:
            found.append(game.evaluation.chances(world))
        if time.monotonic() >= ends_at:
            break
    return [sum(each) / len(found) for each in zip(*found, strict=True)]


def _look(request: Request, state: State, memory: Memory | None = None) -> Seen:
    """What the seat may know; a bot gets no more."""
    dice = Dice.from_seed(request.seed, streams=1)
    return Seen(find_game(request.game), state, request.seat, dice, memory, request.seconds)


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
