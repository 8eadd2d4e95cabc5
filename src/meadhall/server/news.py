"""What other servers have done, through PostgreSQL; with SQLite there are no others."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from meadhall.server.house import House
from meadhall.store import StoreError
from meadhall.store.listener import Listener
from meadhall.tables.refusal import Refused

AGAIN_AFTER = 1.0
WRITTEN_WITHIN = 0.5
"""Seconds in which something that is being written here is usually shown."""

log = logging.getLogger("meadhall.news")


async def follow_news(database: str, house: House) -> None:
    """Keep the tables in memory up to date, until cancelled."""
    if house.store.kind == "sqlite":
        return
    loop = asyncio.get_running_loop()
    running: set[asyncio.Task[None]] = set()

    def begin(work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        running.add(task)
        task.add_done_callback(running.discard)

    def on_notice(notice: str, is_first: bool = True) -> None:
        subject, _, rest = notice.partition(" ")
        if subject == "here":
            house.here.hear(rest)
            return
        if subject in ("looks", "unheard"):
            begin(_renew(house, subject, rest))
            return
        id, number = rest.split(" ")
        if not house.tables.holds(id):
            # A table that nobody has open here.
            return
        live = house.tables.loaded_one(id)
        if subject == "table" and live is not None:
            if live.table.seq >= int(number):
                return
            if is_first and live.lock.locked():
                # Most likely it was written here, and is about to be shown.
                loop.call_later(WRITTEN_WITHIN, on_notice, notice, False)
                return
        begin(_take_in(house, notice))

    async def catch_up_all() -> None:
        """Read whatever was missed while there were no notices."""
        known = await house.storage.read(house.store.tables.sequences, house.tables.ids())
        for id, seq in known.items():
            try:
                await house.catch_up(id, seq)
                await house.chat.catch_up(id)
            except Refused as error:
                log.warning("missed", extra={"table": id, "reason": str(error)})

    listener = Listener(database, on_notice, catch_up_all)
    house.tables.follow_with(listener.follow)
    while True:
        try:
            await listener.run()
        except Exception:
            # A server that stopped listening would show outdated tables forever.
            log.exception("unforeseen")
            await asyncio.sleep(AGAIN_AFTER)


async def _renew(house: House, subject: str, person: str) -> None:
    """Somebody wants to be seen, or to hear, otherwise than before."""
    try:
        if subject == "looks":
            await house.renew_looks(person)
        else:
            await house.renew_hearing(person)
    except StoreError as error:
        log.warning("missed", extra={"reason": str(error)})


async def _take_in(house: House, notice: str) -> None:
    """Handle a notice, which names a table and how far its log, or its chat, has come."""
    subject, table, number = notice.split(" ")
    try:
        if subject == "table":
            await house.catch_up(table, int(number))
        elif subject == "chat":
            await house.chat.catch_up(table, int(number))
    except (StoreError, Refused) as error:
        log.warning("missed", extra={"table": table, "reason": str(error)})
