"""Analyses of finished games, worked out a little at a time while somebody wants to know.

The thinkers get one question at a time, and answer it only when no table waits for a move. The
results are kept in memory for a while; they can be recomputed at any time.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from math import inf
from typing import Literal

from meadhall.kernel.saga import BrokenSaga
from meadhall.server.thinkers import Closed, NoAnswer, Thinkers
from meadhall.tables.analysis import Analysis
from meadhall.tables.table import Table

KEPT = 200
"""How many analyses are kept: the most recently viewed ones."""

WANTED_FOR = 60.0
"""How many seconds the thinking goes on after somebody looked."""

AGAIN_AFTER = 30.0
"""Seconds after a failure before it is tried again, should somebody look."""

AnalysisProgress = Literal["thinking", "done", "failed"]

log = logging.getLogger("meadhall.analyses")


class Kept:
    """An analysis, and when somebody last wanted it."""

    def __init__(self, table: Table) -> None:
        self.analysis = Analysis(table)
        self.looked_at = 0.0
        self.failed_at: float | None = None

    def progress(self) -> AnalysisProgress:
        if self.analysis.question() is None:
            return "done"
        return "thinking" if self.failed_at is None else "failed"

    def is_wanted(self, now: float) -> bool:
        return self.progress() == "thinking" and now < self.looked_at + WANTED_FOR


class Analyses:
    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        self._thinking: asyncio.Task[None] | None = None

    def look(self, table: Table) -> Kept:
        """What is known so far; the rest is being worked out. ``Unsuitable`` before the end."""
        now = time.monotonic()
        kept = self._kept.pop(table.id, None) or Kept(table)
        kept.looked_at = now
        if kept.failed_at is not None and now >= kept.failed_at + AGAIN_AFTER:
            kept.failed_at = None
        self._kept[table.id] = kept
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        if self._thinking is None and kept.is_wanted(now):
            self._thinking = asyncio.create_task(self._think())
        return kept

    async def _think(self) -> None:
        """Ask one question of each analysis in turn, as long as somebody wants an answer."""
        try:
            while wanted := self._wanted():
                for id, kept in wanted:
                    await self._find_out(id, kept)
        except Closed:
            pass
        finally:
            self._thinking = None

    def _wanted(self) -> list[tuple[str, Kept]]:
        now = time.monotonic()
        return [(id, kept) for id, kept in self._kept.items() if kept.is_wanted(now)]

    async def _find_out(self, id: str, kept: Kept) -> None:
        question = kept.analysis.question()
        assert question is not None
        try:
            judgement = await self._thinkers.judge(
                kept.analysis.game,
                question.state,
                question.seat,
                question.seed,
                question.worlds,
                question.simulations,
                question.lines,
            )
            kept.analysis.answer(judgement)
        except (BrokenSaga, NoAnswer) as error:
            log.warning("analysis failed", extra={"table": id, "reason": str(error)})
            # A game that cannot be replayed is not tried again.
            kept.failed_at = time.monotonic() if isinstance(error, NoAnswer) else inf

    async def close(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)
