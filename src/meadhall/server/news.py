"""What other servers have done, through PostgreSQL; with SQLite there are no others."""

import asyncio
import logging

from meadhall.server.hall import Hall
from meadhall.store import StoreError
from meadhall.store.listener import listen
from meadhall.tables.refusal import Refused

AGAIN_AFTER = 1.0

log = logging.getLogger("meadhall.news")


async def follow_news(database: str, hall: Hall) -> None:
    """Keep the tables in memory up to date, until cancelled."""
    if hall.store.kind == "sqlite":
        return
    running: set[asyncio.Task[None]] = set()

    def on_notice(notice: str) -> None:
        task = asyncio.create_task(_take_in(hall, notice))
        running.add(task)
        task.add_done_callback(running.discard)

    while True:
        try:
            await listen(database, on_notice, hall.catch_up_all)
        except Exception:
            # A server that stopped listening would show outdated tables forever.
            log.exception("unforeseen")
            await asyncio.sleep(AGAIN_AFTER)


async def _take_in(hall: Hall, notice: str) -> None:
    """Handle a notice, which names a table and how far its log, or its chat, has come."""
    subject, table, number = notice.split(" ")
    try:
        if subject == "table":
            await hall.heard_of(table, int(number))
        elif subject == "chat":
            await hall.heard_chat(table, int(number))
    except (StoreError, Refused) as error:
        log.warning("missed", extra={"table": table, "reason": str(error)})
