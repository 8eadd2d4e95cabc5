"""An open page of a table, from the server's side: it watches, and it may move."""

import asyncio
import logging
import time

import msgspec

from meadhall.server.deciding import DecisionId, Key, Move, SeatNumber, Word, answer_decision
from meadhall.server.frames import text_frame
from meadhall.server.house import House
from meadhall.server.limits import Buckets
from meadhall.server.live_table import LiveTable
from meadhall.server.pages import Place
from meadhall.server.people import NotEntered
from meadhall.server.problems import status_of
from meadhall.server.watchers import TOO_SLOW, Watcher
from meadhall.server.wire import Wire
from meadhall.store import StoreError
from meadhall.tables.draft import Obstructed
from meadhall.tables.refusal import Refused, TooMuch, Wrong
from meadhall.tables.summary import UNFINISHED
from meadhall.words import interface

MESSAGES_AT_ONCE = 30
"""How many messages a page may send at once, apart from moves; then one a second."""

MOVES_AT_ONCE = 4
"""Moves of one page that may wait to be stored. A person answers one question after the other."""

REFUSED = 4000
"""WebSocket codes from 4000 up are ours: 4000 plus the HTTP status of the problem."""

UNAVAILABLE = 1011

log = logging.getLogger("meadhall.page")


class Bye(msgspec.Struct, tag="refused", frozen=True):
    """Why the connection ends."""

    kind: str
    text: str


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
    __slots__ = (
        "_cookie",
        "_heard",
        "_house",
        "_is_over",
        "_language",
        "_live",
        "_moving",
        "_wire",
        "address",
        "watcher",
    )

    def __init__(
        self,
        house: House,
        wire: Wire,
        live: LiveTable,
        person: str | None,
        cookie: str | None,
        address: str,
        language: str,
    ) -> None:
        self.address = address
        self._house = house
        self._wire = wire
        self._live = live
        self._cookie = cookie
        self._language = language
        self.watcher = Watcher(wire, person, language, house.config.limits.unread, self._drop)
        self._heard: Buckets | None = None
        self._moving = 0
        self._is_over = False

    @property
    def person(self) -> str | None:
        return self.watcher.person

    def place(self, now: float) -> Place | None:
        if not self.watcher.is_present(now):
            return None
        table = self._live.table
        if self.person not in table.people() or table.status not in UNFINISHED:
            return "watching"
        if table.status == "open":
            return "waiting"
        return "daily" if table.daily else "table"

    def hear_all_but(self, unheard: frozenset[str]) -> None:
        self.watcher.unheard = unheard

    async def open(self, since: int | None) -> None:
        """Show what was missed since then, and listen."""
        self._house.pages.come(self)
        try:
            await self._house.watching.begin(self._live, self.watcher, since)
            self._wire.take(self)
        except BaseException:
            self.lose()
            raise

    async def check(self) -> None:
        """End the page if nobody is there any more, or if their session has ended."""
        self._wire.check(time.monotonic())
        if self._cookie is None or self._is_over:
            return
        try:
            await self._house.people.present(self._cookie)
        except (Refused, StoreError) as error:
            self._end(error)

    # What the wire reports

    def hear(self, message: str | bytes) -> None:
        if self._is_over:
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
        if not self._is_over:
            self._is_over = True
            self.watcher.forget()
            self._house.watching.end(self._live, self.watcher)
            self._house.pages.leave(self)

    def _drop(self) -> None:
        """The client does not read: it can come back, and is brought up to date then."""
        # Not at once: whoever sends it something may be in the middle of a list of watchers.
        asyncio.get_running_loop().call_soon(self._wire.close, TOO_SLOW)

    def _end(self, error: Refused | StoreError) -> None:
        end_with(self._wire, error, self._language, self._live.table.id)

    # What the page says

    def _answer(self, message: str | bytes) -> None:
        try:
            if isinstance(message, bytes):
                raise Wrong("malformed-message")
            said = _decode(message)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Wrong("malformed-message") from error
        if isinstance(said, Moving):
            self._house.begin(self._move(said))
            return
        if self._heard is None:
            self._heard = Buckets(rate=1.0, size=MESSAGES_AT_ONCE)
        self._house.allow(self._heard, "messages")
        self.watcher.send_frame(_HEARD)
        if self._house.watching.is_news(self._live, self.watcher):
            self._house.begin(self._look())

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
            house.allow(house.addresses, self.address)
            me = await house.admit(self._cookie, self.address)
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
        if not self._is_over:
            self.watcher.send(msgspec.json.encode(answer))


def end_with(wire: Wire, error: Refused | StoreError, language: str, table: str) -> None:
    """Say why, and close."""
    if isinstance(error, Refused):
        bye = Bye(error.kind, error.sentence(language))
        wire.write(text_frame(msgspec.json.encode(bye)))
        wire.close(REFUSED + status_of(error))
    else:
        log.warning("the store is away", extra={"table": table, "reason": str(error)})
        wire.close(UNAVAILABLE)
