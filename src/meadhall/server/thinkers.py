"""Bots that think in processes of their own, so that the server never waits for them.

Each worker takes the next request as soon as it is free: moves before hints, and hints before the
analysis of finished games, and among equals whoever has used the least time so far. A worker that
fails is killed and replaced. All that is lost is what it remembered, which then has to be worked
out again.
"""

import asyncio
import logging
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from meadhall.bots.thinker import READY, Answer, Hint, Judgement, Purpose, Request
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Game
from meadhall.kernel.plain import to_plain
from meadhall.kernel.state import State
from meadhall.server.fair_queue import Asker, FairQueue

__all__ = ["Closed", "Hint", "NoAnswer", "Thinkers", "WorkerFailed"]

COMMAND = (sys.executable, "-m", "meadhall.bots.thinker")
LONGEST_LINE = 16 * 2**20
TRIES = 2

STARTS_WITHIN = 120.0
"""Seconds; a busy machine may take long to load the games. A process that fails ends sooner."""

KILL = signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL
"""What ends a process at once; Windows does so for either signal, and knows only one."""

ENDS_WITHIN = 0.5
"""Seconds to wait for a killed process before giving up on it."""

MOST_PART = 0.5
"""Thinking may take at most this share of the time after which a worker is replaced."""

MOVE_SECONDS = 1.0
HINT_SECONDS = 1.5
ANALYSIS_SECONDS = 0.5
"""Thinking ends after this time. An analysis is done in small pieces, because a table may be
waiting for a move: the analysis delays it by one of them at most.
"""

HINT_SIMULATIONS = 3000
"""More than there is time for in most games: a hint should be as good as possible."""

RANKS: dict[Purpose, int] = {"move": 0, "hint": 1, "analysis": 2}
"""A table waits for a move; a hint can wait, and an analysis even longer."""

MOVES_IN_HINT = 2

NOBODY = Asker()

LOG = logging.getLogger("meadhall.thinkers")


class NoAnswer(Exception):
    """Thinking gave no result."""


class Closed(Exception):
    """There are no workers: not started yet, or already closed."""


class WorkerFailed(Exception):
    """A worker that must be replaced. The reason quotes nothing that it was sent or answered."""


class Worker:
    """One process that thinks about one request at a time."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: Process | None = None

    def is_running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        """Start the process, and wait until it is ready."""
        try:
            async with asyncio.timeout(STARTS_WITHIN):
                self._process = await asyncio.create_subprocess_exec(
                    *self._command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
                )
                await self._hear(READY)
        except BaseException as error:
            await self.end()
            if isinstance(error, OSError):
                raise WorkerFailed("it could not be started") from error
            raise

    async def ask(self, request: Request, seconds: float) -> Answer:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            async with asyncio.timeout(seconds):
                self._process.stdin.write(msgspec.json.encode(request) + b"\n")
                await self._process.stdin.drain()
                return await self._hear(request.number)
        except TimeoutError as error:
            raise WorkerFailed(f"it took longer than {seconds:g} s") from error
        except OSError as error:
            raise WorkerFailed("it ended") from error

    async def _hear(self, number: int) -> Answer:
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            line = await self._process.stdout.readline()
        except ValueError as error:
            raise WorkerFailed("its answer was too long") from error
        if not line:
            raise WorkerFailed("it ended")
        try:
            answer = msgspec.json.decode(line, type=Answer)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise WorkerFailed("it answered rubbish") from error
        if answer.number != number:
            raise WorkerFailed("it answered what nobody had asked")
        return answer

    async def end(self) -> None:
        """Kill the process, if there is one, and wait until nothing is left of it.

        Should the wait be cancelled, the next call continues it.
        """
        process = self._process
        if process is None:
            return
        if process.returncode is None:
            # Not process.kill(): that may take the exit status away from asyncio, which would then
            # warn.
            with suppress(ProcessLookupError):
                os.kill(process.pid, KILL)
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.close()
        # Processes it started may keep the pipe open; that must not hold us up.
        with suppress(TimeoutError):
            async with asyncio.timeout(ENDS_WITHIN):
                while await process.stdout.read(LONGEST_LINE):
                    pass
                await process.wait()
        self._process = None


class Job:
    """A request, what counts as a good answer, and whoever waits for it."""

    def __init__(self, request: Request, legal: list[str], seats: int, asker: Asker) -> None:
        self.request = request
        self.asker = asker
        self.legal = legal
        self.seats = seats
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

    def is_answered_by(self, answer: Answer) -> bool:
        if self.request.purpose == "move":
            return answer.move in self.legal
        judgement = answer.judgement
        ranks = bool(self.request.simulations and self.legal)
        compares = len(self.request.lines)
        return (
            judgement is not None
            and len(judgement.lines) == compares
            and len(judgement.chances)
            == len(judgement.errors)
            == (self.seats if self.request.worlds and not compares else 0)
            and bool(judgement.ranking) == ranks
            and all(hint.move in self.legal for hint in judgement.ranking)
        )


class Thinkers:
    """A fixed number of workers, and the requests that wait for them."""

    def __init__(
        self, size: int, seconds: float = 5.0, command: Sequence[str] | None = None
    ) -> None:
        if size < 1:
            raise ValueError("somebody has to think")
        self.seconds = seconds
        """A worker that takes longer than this for one request is replaced."""
        self.thoughts = 0
        """How many requests workers have answered."""
        self.fallbacks = 0
        """How many moves were made at random instead."""
        self.replaced = 0
        """How many workers had to be replaced."""
        self._workers = [Worker(command or COMMAND) for _ in range(size)]
        self._serving: list[asyncio.Task[None]] = []
        self._waiting: FairQueue[Job] = FairQueue()
        self._unanswered: set[Job] = set()
        self._last_number = READY

    async def start(self) -> None:
        """Return when all are ready; ``WorkerFailed`` if one cannot be started."""
        starting = [asyncio.create_task(worker.start()) for worker in self._workers]
        try:
            await asyncio.gather(*starting)
        except BaseException:
            for task in starting:
                task.cancel()
            await asyncio.gather(*starting, return_exceptions=True)
            await self._end_workers()
            raise
        self._serving = [asyncio.create_task(self._serve(worker)) for worker in self._workers]

    async def close(self) -> None:
        """Stop all processes at once; whoever still waits for an answer gets ``Closed``."""
        serving, self._serving = self._serving, []
        for task in serving:
            task.cancel()
        for job in self._unanswered:
            if not job.answer.done():
                job.answer.set_exception(Closed("the thinkers were closed"))
        await asyncio.gather(*serving, return_exceptions=True)
        await self._end_workers()

    async def move(
        self,
        game: Game,
        state: State,
        seat: int,
        bot: str,
        seed: str,
        decision: str = "",
        follows: str = "",
        asker: Asker = NOBODY,
    ) -> str:
        """The move of a bot; if none can be had, any legal one, so that the table goes on.

        ``decision`` is a name for this one, ``follows`` that of the one it continues (``Request``).
        ``asker`` is whoever is charged for the time.
        """
        legal = _legal(game, state, seat)
        if not legal:
            raise ValueError(f"seat {seat} is not asked for a move now")
        request = self._request(
            "move", game, state, seat, seed, bot=bot, decision=decision, follows=follows
        )
        answer = await self._answer(Job(request, legal, state.seats, asker))
        if answer.error:
            LOG.warning("chance moves for bot %s in %s: %s", bot, game.id, answer.error)
            self.fallbacks += 1
            return legal[Dice.from_seed(seed, streams=1).below(0, len(legal))]
        return answer.move

    async def hint(
        self, game: Game, state: State, seat: int, seed: str, asker: Asker = NOBODY
    ) -> list[Hint]:
        """The moves a search thinks best, best first, or ``NoAnswer``.

        The seed must be a secret: with a known one the advice might give away hidden cards.
        """
        if not state.moves(seat):
            raise NoAnswer(f"seat {seat} is not asked for a move now")
        judgement = await self._judge("hint", game, state, seat, seed, HINT_SIMULATIONS, 0, asker)
        return judgement.ranking[:MOVES_IN_HINT]

    async def judge(
        self,
        game: Game,
        state: State,
        seat: int,
        seed: str,
        worlds: int,
        simulations: int,
        lines: Sequence[Sequence[str]] = (),
    ) -> Judgement:
        """How good a position of a finished game was for one seat, or ``NoAnswer``.

        ``worlds`` are for the chances of all, or for comparing ``lines``; ``simulations`` for the
        seat's moves (``Request``).

        The same seed gives the same judgement, unless the machine is so slow that time runs out.
        """
        return await self._judge(
            "analysis", game, state, seat, seed, simulations, worlds, NOBODY, lines
        )

    async def _judge(
        self,
        purpose: Purpose,
        game: Game,
        state: State,
        seat: int,
        seed: str,
        simulations: int,
        worlds: int,
        asker: Asker,
        lines: Sequence[Sequence[str]] = (),
    ) -> Judgement:
        request = self._request(
            purpose, game, state, seat, seed, simulations=simulations, worlds=worlds, lines=lines
        )
        answer = await self._answer(Job(request, _legal(game, state, seat), state.seats, asker))
        if answer.error:
            LOG.warning("no %s in %s: %s", purpose, game.id, answer.error)
            raise NoAnswer(answer.error)
        assert answer.judgement is not None
        return answer.judgement

    def _request(
        self,
        purpose: Purpose,
        game: Game,
        state: State,
        seat: int,
        seed: str,
        bot: str = "",
        simulations: int = 0,
        worlds: int = 0,
        decision: str = "",
        follows: str = "",
        lines: Sequence[Sequence[str]] = (),
    ) -> Request:
        """Capture the position as it is now: the table may go on while the request waits."""
        longest = {"move": MOVE_SECONDS, "hint": HINT_SECONDS, "analysis": ANALYSIS_SECONDS}
        self._last_number += 1
        return Request(
            number=self._last_number,
            purpose=purpose,
            game=game.id,
            state=msgspec.Raw(msgspec.json.encode(to_plain(state))),
            seat=seat,
            seed=seed,
            seconds=min(longest[purpose], self.seconds * MOST_PART),
            bot=bot,
            simulations=simulations,
            worlds=worlds,
            decision=decision,
            follows=follows,
            lines=[list(line) for line in lines],
        )

    async def _answer(self, job: Job) -> Answer:
        if not self._serving:
            raise Closed("the thinkers are not started")
        self._unanswered.add(job)
        try:
            request = job.request
            self._waiting.put(RANKS[request.purpose], job.asker, request.seconds, job)
            return await job.answer
        finally:
            self._unanswered.remove(job)

    async def _serve(self, worker: Worker) -> None:
        """Take one request after another, for as long as the server runs."""
        while True:
            turn = await self._waiting.get()
            job = turn.request
            began = time.monotonic()
            answer = await self._think(worker, job)
            self._waiting.settle(turn, time.monotonic() - began)
            if not job.answer.done():
                job.answer.set_result(answer)
            if not worker.is_running():
                # Be ready before the next request comes. If this fails, it is tried again then.
                with suppress(WorkerFailed):
                    await self._replace(worker)

    async def _think(self, worker: Worker, job: Job) -> Answer:
        """The answer to a request, or an error after the last try.

        Whether anybody is still waiting is checked only between tries; unwanted answers are
        dropped.
        """
        request = job.request
        reason = "nobody waits"
        for _ in range(TRIES):
            if job.answer.done():
                break
            try:
                if not worker.is_running():
                    await self._replace(worker)
                answer = await worker.ask(request, self.seconds)
                if not answer.error and not job.is_answered_by(answer):
                    raise WorkerFailed("its answer does not fit the question")
            except WorkerFailed as error:
                reason = str(error)
                LOG.info("%s in %s failed: %s", request.purpose, request.game, reason)
                await worker.end()
            else:
                # An error is an answer too: the worker is sound, and would only say the same again.
                self.thoughts += not answer.error
                return answer
        return Answer(request.number, error=reason)

    async def _end_workers(self) -> None:
        await asyncio.gather(*(worker.end() for worker in self._workers))

    async def _replace(self, worker: Worker) -> None:
        await worker.end()
        self.replaced += 1
        await worker.start()


def _legal(game: Game, state: State, seat: int) -> list[str]:
    return [game.moves.word(move) for move in state.moves(seat)]
