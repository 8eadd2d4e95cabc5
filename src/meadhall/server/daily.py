"""The daily saga at this server: what is dealt, who tries, and what may be shown of it when."""

from collections import OrderedDict
from collections.abc import Callable
from functools import partial

from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.server.commands import Commands
from meadhall.server.storage import Storage
from meadhall.server.table_cache import TableCache
from meadhall.store import Conflict, DailyDeal, OwnTry
from meadhall.store.daily import COUNTS
from meadhall.tables.daily import (
    Placed,
    Sample,
    Streak,
    curve_of,
    day_of,
    deal_of,
    ends_at,
    is_day,
    next_day,
    open_try,
    ranked,
    streak_of,
    told_by,
)
from meadhall.tables.entries import Person
from meadhall.tables.lobby import new_secret
from meadhall.tables.refusal import Missing, TooMuch, Unsuitable
from meadhall.tables.summary import UNFINISHED
from meadhall.tables.table import Table

MOST_PRACTICE = 10
"""Tries for practice that one person may have at each saga."""

CURVES_KEPT = 400
DEALS_KEPT = 100


class DailySagas:
    def __init__(
        self,
        storage: Storage,
        tables: TableCache,
        commands: Commands,
        clock: Callable[[], float],
        is_on: bool,
    ) -> None:
        self.is_on = is_on
        self._storage = storage
        self._store = storage.store.daily
        self._tables = tables
        self._commands = commands
        self._clock = clock
        self._deals: OrderedDict[tuple[str, str], DailyDeal] = OrderedDict()
        self._curves: OrderedDict[str, list[Sample]] = OrderedDict()

    def today(self) -> str:
        if not self.is_on:
            raise Missing("no-daily")
        return day_of(self._clock())

    async def prepare(self) -> None:
        """Deal for today, and for tomorrow, so that its commitment is public a day before."""
        if self.is_on:
            today = self.today()
            for day in (today, next_day(today)):
                for game in game_ids():
                    await self._find_or_make(day, game)

    async def deal(self, day: str, game: str) -> DailyDeal:
        """What a day deals. Whichever server is asked first for today or tomorrow makes it."""
        today = self.today()
        if game not in game_ids() or not is_day(day):
            raise Missing("no-such-daily")
        if day in (today, next_day(today)):
            return await self._find_or_make(day, game)
        known = self._deals.get((day, game))
        known = known or await self._storage.read(self._store.deal, day, game)
        if known is None:
            raise Missing("no-such-daily")
        return known

    async def _find_or_make(self, day: str, game: str) -> DailyDeal:
        known = self._deals.get((day, game))
        if known is None:
            make = partial(self._make, day, game)
            known = await self._storage.write(self._store.get_or_make, day, game, make)
            self._deals[day, game] = known
            if len(self._deals) > DEALS_KEPT:
                self._deals.popitem(last=False)
        return known

    def _make(self, day: str, game: str) -> DailyDeal:
        return DailyDeal(
            day=day,
            game=game,
            deal=deal_of(find_game(game), day),
            secret=new_secret(),
            sealed_at=self._clock(),
        )

    # Tries

    async def tries(self, person: str, day: str, game: str | None = None) -> list[OwnTry]:
        """A person's tries on a day, those that count first."""
        found = await self._storage.read(self._store.tries_of, person, day)
        return [one for one in found if game in (None, one.game)]

    async def begin(self, person: Person, game: str) -> Table:
        """A person's try at today's saga that counts; the one that has begun if there is one."""
        day = self.today()
        own = next(iter(await self.tries(person.id, day, game)), None)
        if own is None:
            try:
                return await self._open(person, day, game, COUNTS)
            except Conflict:
                # They began at the same moment through another server.
                own = next(iter(await self.tries(person.id, day, game)), None)
                if own is None:
                    raise
        if own.status not in UNFINISHED:
            raise Unsuitable("daily-told-already")
        return (await self._tables.get(own.table)).table

    async def practise(self, person: Person, day: str, game: str) -> Table:
        """A try that counts for nothing: after one's own, or once the day is over."""
        own = await self.tries(person.id, day, game)
        if not self.is_open(day, own):
            raise Unsuitable("daily-practice-later")
        running = [one for one in own if one.number != COUNTS and one.status in UNFINISHED]
        if running:
            return (await self._tables.get(running[0].table)).table
        practised = [one.number for one in own if one.number != COUNTS]
        if len(practised) >= MOST_PRACTICE:
            raise TooMuch("too-many-tries", most=MOST_PRACTICE)
        return await self._open(person, day, game, max(practised, default=COUNTS) + 1)

    async def _open(self, person: Person, day: str, game: str, number: int) -> Table:
        deal = await self.deal(day, game)
        now = self._clock()
        log = open_try(game, deal.deal, day, deal.secret, person, now, counts=number == COUNTS)
        create = partial(self._store.begin, day, person.id, number)
        return await self._commands.open(log, create)

    # Results

    def is_over(self, day: str) -> bool:
        return self._clock() >= ends_at(day)

    def is_open(self, day: str, own: list[OwnTry]) -> bool:
        """Whether somebody with these tries at a saga may see how the others did."""
        return self.is_over(day) or any(
            one.number == COUNTS and one.status == "over" for one in own
        )

    async def field(self, day: str, game: str) -> list[Placed]:
        """Everybody who has told the saga, the best first."""
        found = await self._storage.read(self._store.field, day, game)
        told = [told_by(summary, person) for person, summary in found]
        return ranked(one for one in told if one is not None)

    async def streak(self, person: str) -> Streak:
        """Only those days count on which the person came to the end without a bot."""
        told = await self._storage.read(self._store.told_on, person)
        return streak_of([day for day, ended in told if ended < ends_at(day)], self.today())

    async def curve(self, id: str, person: str) -> list[Sample]:
        """How the points of a person grew over their finished game; it is replayed only once."""
        curve = self._curves.pop(id, None)
        if curve is None:
            table = (await self._tables.get(id)).table
            curve = await self._storage.work(curve_of, table, table.seats_of(person)[0])
        self._curves[id] = curve
        if len(self._curves) > CURVES_KEPT:
            self._curves.popitem(last=False)
        return curve
