"""An open page of a table, from the server's side: it watches, and it may move."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import msgspec
from litestar import WebSocket

from meadhall.server.deciding import DecisionId, Key, Move, SeatNumber, Word, answer_decision
from meadhall.server.house import House
from meadhall.server.limits import Buckets
from meadhall.server.line import line_of, text_frame
from meadhall.server.live_table import LiveTable
from meadhall.server.people import NotEntered
from meadhall.server.problems import status_of
from meadhall.server.watchers import Watcher
from meadhall.store import StoreError
from meadhall.tables.draft import Obstructed
from meadhall.tables.refusal import Refused, TooMuch, Wrong
from meadhall.words import interface

MESSAGES_AT_ONCE = 30
"""How many messages a page may send at once, apart from moves; then one a second."""

MOVES_AT_ONCE = 4
"""Moves of one page that may wait to be stored. A person answers one question after the other."""

log = logging.getLogger("meadhall.page")


class Looking(msgspec.Struct, tag="looking", forbid_unknown_fields=True):
    """The page is in front of its reader."""


class Moving(msgspec.Struct, tag="move", forbid_unknown_fields=True):
    """An answer to a decision. It is answered with ``Stored`` or ``Declined`` and the same key."""

    seat: SeatNumber
    decision: DecisionId
    move: Word
    key: Key


class Heard(msgspec.Struct, tag="heard", frozen=True):
    """The answer to every ``Looking``: a page that waits for it in vain knows the line is dead."""


class Stored(msgspec.Struct, tag="stored", frozen=True):
    """The move with this key is stored, and will not be lost."""

    key: str
    seq: int
    moves: int
    repeated: bool


class Declined(msgspec.Struct, tag="declined", frozen=True):
    """The move with this key was not made; the rest is as in a problem."""

    key: str
    status: int
    kind: str
    detail: str
    rule: str | None
    retry_after: int | None
    """Seconds, when the server asks for patience."""


_decode = msgspec.json.Decoder(Looking | Moving).decode
_HEARD = text_frame(msgspec.json.encode(Heard()))


class Page:
    def __init__(
        self,
        house: House,
        socket: WebSocket[Any, Any, Any],
        live: LiveTable,
        person: str | None,
        language: str,
    ) -> None:
        self._house = house
        self._socket = socket
        self._live = live
        self._language = language
        self._line = line_of(socket)
        unread = house.config.limits.unread
        self.watcher = Watcher(self._line, person, language, unread, self.lose)
        self._heard: Buckets | None = None
        self._moving = 0
        self._over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._work: set[asyncio.Task[None]] = set()

    async def open(self, since: int | None) -> None:
        """Show what was missed since then, and listen."""
        await self._house.watching.begin(self._live, self.watcher, since)
        self._line.take(self)
        self.watcher.go_on()

    async def is_over(self, seconds: float) -> bool:
        """Wait this long for the end; the reason is raised, if there is one."""
        await asyncio.wait([self._over], timeout=seconds)
        if self._over.done():
            self._over.result()
        return self._over.done()

    def close(self) -> None:
        self.lose()
        self._over.exception()  # it may have come too late for anyone to ask
        self.watcher.forget()
        self._house.watching.end(self._live, self.watcher)

    # What the line reports

    def hear(self, message: str | bytes) -> None:
        if self._over.done():
            return
        try:
            self._answer(message)
        except Refused as error:
            self._end(error)

    def wait(self) -> None:
        self.watcher.wait()

    def go_on(self) -> None:
        self.watcher.go_on()

    def lose(self) -> None:
        if not self._over.done():
            self._over.set_result(None)

    def _end(self, error: Exception) -> None:
        if not self._over.done():
            self._over.set_exception(error)

    # What the page says

    def _answer(self, message: str | bytes) -> None:
        try:
            if isinstance(message, bytes):
                raise Wrong("malformed-message")
            said = _decode(message)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Wrong("malformed-message") from error
        if isinstance(said, Moving):
            self._begin(self._move(said))
            return
        if self._heard is None:
            self._heard = Buckets(rate=1.0, size=MESSAGES_AT_ONCE)
        self._house.allow(self._heard, "messages")
        self.watcher.send_frame(_HEARD)
        if self._house.watching.is_news(self._live, self.watcher):
            self._begin(self._look())

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do it beside everything else; a page that is closed meanwhile does not stop it."""
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def _look(self) -> None:
        try:
            await self._house.watching.looked(self._live, self.watcher)
        except StoreError as error:
            self._end(error)

    async def _move(self, said: Moving) -> None:
        """Make the move; whatever prevents it is answered, as HTTP would."""
        key = said.key
        self._moving += 1
        try:
            if self._moving > MOVES_AT_ONCE:
                raise TooMuch("too-many-requests", seconds=1)
            house = self._house
            house.allow(house.addresses, house.address(self._socket))
            me = await house.admit(self._socket)
            if me is None:
                raise NotEntered("not-entered")
            move = Move(said.seat, said.decision, said.move, key)
            done = await answer_decision(house, self._live.table.id, me, move)
            self._say(Stored(key, done.seq, done.moves, done.repeated))
        except Refused as error:
            rule = error.obstacle.rule if isinstance(error, Obstructed) else None
            status = status_of(error)
            wait = int(error.facts.get("seconds", 1)) if status == 429 else None
            sentence = error.sentence(self._language)
            self._say(Declined(key, status, error.kind, sentence, rule, wait))
        except StoreError as error:
            log.error("store", exc_info=error)
            self._fail(key, 503, "store-away")
        except Exception as error:
            log.error("unforeseen", exc_info=error, extra={"table": self._live.table.id})
            self._fail(key, 500, "server-error")
        finally:
            self._moving -= 1

    def _fail(self, key: str, status: int, kind: str) -> None:
        sentence = interface(self._language, f"problem-{kind}")
        self._say(Declined(key, status, kind, sentence, None, None))

    def _say(self, answer: Stored | Declined) -> None:
        if not self._over.done():
            self.watcher.send(msgspec.json.encode(answer))
