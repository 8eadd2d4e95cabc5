"""Bots take their turns at the server that last wrote to the table."""

import asyncio
import logging
from collections.abc import Callable

from meadhall.server.fair_queue import Asker
from meadhall.server.live_table import LiveTable
from meadhall.server.log_writer import LogWriter
from meadhall.server.thinkers import Closed, Thinkers
from meadhall.store import StoreError
from meadhall.tables.draft import Draft
from meadhall.tables.refusal import Refused
from meadhall.tables.waking import Thought, goes_on_from, thinking_seed, thoughts

log = logging.getLogger("meadhall.bots")


class BotTurns:
    def __init__(
        self, writer: LogWriter, thinkers: Thinkers, asker: Callable[[str], Asker]
    ) -> None:
        """``asker`` says who is charged for what a person's bots think about."""
        self.thinkers = thinkers
        self._writer = writer
        self._asker = asker

    def begin(self, live: LiveTable) -> None:
        """Let bots decide until a person is asked; does nothing if they are at it already."""
        if live.thinking is None and thoughts(live.table):
            live.thinking = asyncio.create_task(self._take_turns(live))

    async def _take_turns(self, live: LiveTable) -> None:
        try:
            while found := thoughts(live.table):
                await self._decide(live, found[0])
        except (Closed, Refused, StoreError) as error:
            # The table wakes again when its lease is over.
            log.warning("bot stopped", extra={"table": live.table.id, "reason": str(error)})
        finally:
            live.thinking = None

    async def _decide(self, live: LiveTable, thought: Thought) -> None:
        table = live.table
        seat = thought.seat
        move = await self.thinkers.move(
            table.game,
            table.state,
            seat,
            thought.bot,
            seed=thinking_seed(table),
            decision=f"{table.id}/{seat}/{table.seq}",
            follows=f"{table.id}/{seat}/{goes_on_from(table, seat)}",
            asker=self._asker(table.opener.id),
        )
        await self._writer.carry_out(live, answer, thought, move)


def answer(draft: Draft, thought: Thought, move: str) -> None:
    """A bot's move, unless somebody has returned to the seat or taken a move back meanwhile."""
    if thought in thoughts(draft.table):
        draft.move(thought.seat, move, f"bot:{thought.bot}")
