"""Tournaments at this server: entering, and rounds that begin as soon as the last one is over.

Any server may look after any tournament: whatever it does counts up the tournament's version in the
same transaction, so of two servers that begin the same round only one does. All tables of a round
are stored together with it; whoever finds them waiting lets their bots play.
"""

import logging
from collections.abc import Awaitable, Callable, Sequence

from meadhall.kernel.catalogue import game_ids
from meadhall.server.commands import Commands
from meadhall.server.log_writer import next_check
from meadhall.server.storage import Storage
from meadhall.server.table_cache import TableCache
from meadhall.store import Conflict, NewTable, TournamentRow, TournamentTable
from meadhall.tables.bot_names import names_for_bots
from meadhall.tables.entries import Person
from meadhall.tables.folding import fold
from meadhall.tables.lobby import new_secret
from meadhall.tables.refusal import Forbidden, Missing, TooMuch, Unsuitable
from meadhall.tables.summary import summarize
from meadhall.tables.tournaments.plan import (
    MOST_ENTRIES,
    Entrant,
    Round,
    TournamentSettings,
    check_plan,
    filled,
    next_round,
    played_at,
    table_of,
)
from meadhall.tables.tournaments.standing import Played

MOST_UNFINISHED = 3
"""Tournaments that one person may have set up and not finished."""
TRIES = 5
"""How often a change is tried again when somebody else was first."""

log = logging.getLogger("meadhall.tournaments")


class Tournaments:
    def __init__(
        self,
        storage: Storage,
        tables: TableCache,
        commands: Commands,
        clock: Callable[[], float],
    ) -> None:
        self._storage = storage
        self._store = storage.store.tournaments
        self._tables = tables
        self._commands = commands
        self._clock = clock

    async def find(self, id: str) -> TournamentRow:
        row = await self._storage.read(self._store.find, id)
        if row is None:
            raise Missing("no-such-tournament")
        return row

    async def entrants(self, id: str) -> list[Entrant]:
        return await self._storage.read(self._store.entrants, id)

    async def tables_of(self, id: str) -> list[TournamentTable]:
        return await self._storage.read(self._store.tables_of, id)

    # What people do

    async def create(self, opener: Person, settings: TournamentSettings) -> str:
        now = self._clock()
        plan = await self._storage.work(check_plan, settings, now)
        own = await self._storage.read(self._store.unfinished, opener.id)
        if len(own) >= MOST_UNFINISHED:
            raise TooMuch("too-many-tournaments", most=MOST_UNFINISHED)
        row = TournamentRow(
            id=new_secret(),
            settings=plan,
            opener=opener.id,
            opener_name=opener.name,
            secret=new_secret(),
            stage="open",
            round=0,
            version=0,
            opened_at=now,
            begins_at=plan.begins_at,
            changed_at=now,
        )
        await self._storage.write(self._store.create, row, bots_among(row, plan.bots, []))
        return row.id

    async def join(self, id: str, person: Person) -> None:
        async def enter(row: TournamentRow, entrants: list[Entrant]) -> None:
            if row.stage != "open":
                raise Unsuitable("tournament-has-begun")
            if any(one.person == person.id for one in entrants):
                raise Unsuitable("already-entered")
            if len(entrants) >= MOST_ENTRIES:
                raise TooMuch("too-many-entries", most=MOST_ENTRIES)
            entrant = Entrant(number=_next(entrants), name=person.name, person=person.id)
            await self._storage.write(
                self._store.change_entrants, row, self._clock(), [entrant], [], []
            )

        await self._change(id, enter)

    async def leave(self, id: str, person: Person) -> None:
        """Before it begins nothing is left of it; later one is paired no more."""

        async def go(row: TournamentRow, entrants: list[Entrant]) -> None:
            mine = [one.number for one in entrants if one.person == person.id and not one.left]
            if not mine:
                raise Unsuitable("not-entered-there")
            if row.stage not in ("open", "playing"):
                raise Unsuitable("tournament-is-over")
            is_open = row.stage == "open"
            await self._storage.write(
                self._store.change_entrants,
                row,
                self._clock(),
                [],
                mine if is_open else [],
                [] if is_open else mine,
            )

        await self._change(id, go)

    async def begin(self, id: str, person: Person) -> None:
        async def start(row: TournamentRow, entrants: list[Entrant]) -> None:
            if row.opener != person.id:
                raise Forbidden("only-tournament-opener")
            if row.stage != "open":
                raise Unsuitable("tournament-has-begun")
            if not await self._begin_round(row, entrants, []):
                raise Unsuitable("too-few-entries")

        await self._change(id, start)

    async def call_off(self, id: str, person: Person) -> None:
        """Games that are under way are played on; no further round begins."""

        async def stop(row: TournamentRow, entrants: list[Entrant]) -> None:
            if row.opener != person.id:
                raise Forbidden("only-tournament-opener")
            if row.stage not in ("open", "playing"):
                raise Unsuitable("tournament-is-over")
            await self._storage.write(self._store.end, row, self._clock(), "ended")

        await self._change(id, stop)

    async def _change(
        self, id: str, change: Callable[[TournamentRow, list[Entrant]], Awaitable[None]]
    ) -> None:
        for left in reversed(range(TRIES)):
            try:
                await change(await self.find(id), await self.entrants(id))
                return
            except Conflict:
                if not left:
                    raise

    # What happens by itself

    async def look_after(self) -> None:
        """Begin what is due: tournaments at their time, and rounds when the last one is over."""
        now = self._clock()
        for row in await self._storage.read(self._store.unfinished):
            try:
                if row.stage == "playing":
                    await self._go_on(row)
                elif row.begins_at is not None and row.begins_at <= now:
                    entrants = await self.entrants(row.id)
                    if not await self._begin_round(row, entrants, []):
                        await self._storage.write(self._store.end, row, now, "ended")
            except Conflict:
                # Another server was faster.
                continue
            except Exception:
                # One that cannot go on must not hold up the others.
                log.exception("tournament", extra={"tournament": row.id})

    async def _go_on(self, row: TournamentRow) -> None:
        found = await self.tables_of(row.id)
        played = [results_at(one) for one in found]
        if not all(one.is_over for one in played):
            return
        entrants = await self.entrants(row.id)
        if not await self._begin_round(row, entrants, played):
            await self._storage.write(self._store.end, row, self._clock(), "over")

    async def _begin_round(
        self, row: TournamentRow, entrants: list[Entrant], played: Sequence[Played]
    ) -> bool:
        """Store the next round, and let its games begin; False if there is none."""
        if row.settings.game not in game_ids():
            return False
        fill = filled(row.settings, entrants) if row.round == 0 else []
        added = bots_among(row, fill, entrants)
        everybody = [*entrants, *added]
        work = self._storage.work
        coming = await work(next_round, row.settings, everybody, row.secret, played)
        if coming is None:
            return False
        begun = await work(_new_tables, row, everybody, coming, self._clock())
        now = self._clock()
        await self._storage.write(self._store.begin_round, row, now, added, begun)
        for one in begun:
            if one.summary is not None:
                await self._commands.go_on(await self._tables.get(one.summary.id))
        return True


def results_at(table: TournamentTable) -> Played:
    if not table.table:
        return Played(table.round, table.entries)
    return played_at(table.summary, table.round, table.entries)


def _next(entrants: Sequence[Entrant]) -> int:
    return max((one.number for one in entrants), default=0) + 1


def bots_among(
    row: TournamentRow, levels: Sequence[str], entrants: Sequence[Entrant]
) -> list[Entrant]:
    """Bots that take part, by names that nobody there has."""
    first = _next(entrants)
    taken = [one.name for one in entrants]
    names = names_for_bots(row.id, row.settings.game, levels, taken)
    return [
        Entrant(number=number, name=name, bot=level)
        for number, (name, level) in enumerate(zip(names, levels, strict=True), first)
    ]


def _new_tables(
    row: TournamentRow, entrants: Sequence[Entrant], coming: Round, now: float
) -> list[NewTable]:
    by_number = {one.number: one for one in entrants}
    begun: list[NewTable] = []
    for numbers in coming.tables:
        if len(numbers) == 1:
            begun.append(NewTable(entries=numbers))
            continue
        id = new_secret()
        sitting = [by_number[number] for number in numbers]
        entries = table_of(row.id, row.settings, coming.number, sitting, id, now)
        table = fold(id, entries)
        begun.append(
            NewTable(
                entries=numbers,
                summary=summarize(table),
                log=entries,
                wake_at=next_check(table, now),
            )
        )
    return begun
