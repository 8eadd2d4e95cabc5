"""Opening tables, finding them, sitting down, and playing again."""

from typing import Annotated

from litestar import Router, get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from meadhall.kernel.catalogue import game_ids
from meadhall.server.house import Home, House, Language, Me, Visitor
from meadhall.server.problems import problems
from meadhall.store import Gone
from meadhall.tables import lobby
from meadhall.tables.picture import Picture
from meadhall.tables.refusal import TooMuch
from meadhall.tables.scene import take_picture
from meadhall.tables.settings import USUAL_BOT, Settings, check_bot
from meadhall.tables.summary import UNFINISHED, Summary
from meadhall.tables.table import Status, Table

TableId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,64}$")]
Secret = Annotated[
    str | None,
    QueryParameter(
        description="The secret of an invitation or of watchers",
        max_length=64,
        # Litestar does not describe the limits of optional values.
        schema_extra={"max_length": 64},
    ),
]
Before = Annotated[
    float | None, QueryParameter(description="Only tables that changed before this time")
]
FreeSeats = Annotated[
    str | None,
    QueryParameter(
        description="The level of the bots in the free seats; the one that sits in if none is given"
    ),
]
HEXADECIMAL = "^[0-9a-f]{64}$"
DIGITS = 64
"""Given beside the pattern, which would let a line feed follow."""
Pledge = Annotated[
    str | None,
    QueryParameter(
        description="SHA-256 of what your browser will add to the seed; see docs/network.md",
        pattern=HEXADECIMAL,
        max_length=DIGITS,
        # Litestar does not describe those of optional values.
        schema_extra={"pattern": HEXADECIMAL, "max_length": DIGITS},
    ),
]
LISTED = 50


class Joining(Struct, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=16)] | None = None
    invitation: Annotated[str, Meta(max_length=64)] | None = None


class Revealing(Struct, forbid_unknown_fields=True):
    contribution: Annotated[str, Meta(pattern=HEXADECIMAL, max_length=DIGITS)]


def show(table: Table, me: Me, language: str, now: float) -> Picture:
    return take_picture(table, me.id, language, now)


@get("/tables", responses=problems(400, 401, 429))
async def public_tables(
    house: Home,
    visitor: Visitor,
    status: FromQuery[Status] = "open",
    game: FromQuery[str | None] = None,
    before: Before = None,
) -> list[Summary]:
    """Public tables, the most recently changed first."""
    if game is not None and game not in game_ids():
        return []
    store = house.store
    found = await house.storage.read(store.tables.public, status, game, LISTED, before)
    if status != "open" or visitor is None:
        return found
    blocking = await house.storage.read(store.circle.blocked_by, visitor.id)
    return [one for one in found if not blocking & {one.opener, *(s.person for s in one.seats)}]


@get("/me/tables", responses=problems(400, 401, 429))
async def my_tables(house: Home, me: Me, before: Before = None) -> list[Summary]:
    """The tables you sit at, the most recently changed first."""
    return await house.storage.read(house.store.tables.of_person, me.id, LISTED, before)


@post("/tables", responses=problems(400, 401, 413, 415, 422, 429))
async def open_table(
    data: JSONBody[Settings], house: Home, me: Me, language: Language, pledge: Pledge = None
) -> Picture:
    """Open a table; if all its seats are taken it starts at once."""
    await check_may_open(house, me)
    entries = lobby.open_table(data, me.person(), house.clock(), pledge=pledge or "")
    house.check_bots(me.id, [seat.bot or USUAL_BOT for seat in data.seats if seat.who == "bot"])
    table = await house.commands.open(entries)
    return show(table, me, language, house.clock())


async def check_may_open(house: Home, me: Me) -> None:
    house.allow(house.costly, me.id)
    most = house.config.limits.open_tables
    running = await house.storage.read(house.store.tables.opened_by, me.id, UNFINISHED)
    if len(running) >= most:
        raise TooMuch("too-many-tables", most=most)


async def check_may_import(house: Home, me: Me) -> None:
    """Imported games that are only looked at count apart: they are over at once."""
    most = house.config.limits.sagas
    over = await house.storage.read(house.store.tables.opened_by, me.id, ["over"])
    if sum(one.opened_at == one.finished_at for one in over) >= most:
        raise TooMuch("too-many-sagas", most=most)


@get("/tables/{table:str}", responses=problems(400, 401, 404, 409, 429))
async def look(
    table: TableId, house: Home, visitor: Visitor, language: Language, secret: Secret = None
) -> Picture:
    """The table as the person asking may know it."""
    found = await house.table_for(table, visitor, secret)
    return take_picture(found, visitor.id if visitor else None, language, house.clock())


@post("/tables/{table:str}/join", responses=problems(400, 401, 403, 404, 409, 413, 415, 429))
async def join(
    table: TableId,
    data: JSONBody[Joining],
    house: Home,
    me: Me,
    language: Language,
    secret: Secret = None,
    pledge: Pledge = None,
) -> Picture:
    """Take a free seat, or the one an invitation is for."""
    live = await house.live_table_for(table, me, secret or data.invitation)
    await house.check_welcome(live.table, me)
    after = await house.commands.carry_out(
        live,
        lobby.join,
        me.person(),
        data.seat,
        data.invitation,
        pledge or "",
        me.account.color,
    )
    return show(after, me, language, house.clock())


@post(
    "/tables/{table:str}/contribution",
    responses=problems(400, 401, 403, 404, 409, 413, 415, 422, 429),
)
async def reveal(
    table: TableId, data: JSONBody[Revealing], house: Home, me: Me, language: Language
) -> Picture:
    """Add to the seed what you have pledged, once all seats are settled."""
    after = await house.act(table, me, lobby.reveal, data.contribution)
    return show(after, me, language, house.clock())


@post("/tables/{table:str}/leave", responses=problems(400, 401, 403, 404, 409, 429))
async def leave(table: TableId, house: Home, me: Me, language: Language) -> Picture:
    """Give up your seat before the game starts."""
    after = await house.act(table, me, lobby.leave)
    return show(after, me, language, house.clock())


@post("/tables/{table:str}/start", responses=problems(400, 401, 403, 404, 409, 422, 429))
async def start(
    table: TableId, house: Home, me: Me, language: Language, bot: FreeSeats = None
) -> Picture:
    """Begin; bots take the free seats."""
    found = await house.table_for(table, me)
    if found.opener.id == me.id:
        level = bot or found.settings.sit_in
        check_bot(level, found.game)
        house.check_bots(me.id, [level for seat in found.seats if not seat.is_taken()])
    after = await house.act(table, me, lobby.start, bot)
    return show(after, me, language, house.clock())


@post("/tables/{table:str}/rematch", responses=problems(400, 401, 403, 404, 409, 429))
async def rematch(
    table: TableId, house: Home, me: Me, language: Language, pledge: Pledge = None
) -> Picture:
    """The same people at a new table; whoever comes second sits down at the first one's."""
    live = await house.live_table_for(table, me)
    new = await house.commands.rematch(live, me.person(), pledge or "")
    if new.opener.id == me.id:
        await _offer_again(house, new)
    elif lobby.is_open(new) and not new.seats_of(me.id):
        await house.check_welcome(new, me)
        again = await house.tables.get(new.id)
        new = await house.commands.carry_out(
            again, lobby.join, me.person(), None, None, pledge or ""
        )
    return show(new, me, language, house.clock())


async def _offer_again(house: House, table: Table) -> None:
    """Those for whom the seats of a rematch are kept see it in the Hall, and are notified."""
    apart = await house.apart_from(table.opener.id)
    for number, seat in enumerate(table.seats):
        if seat.reserved and seat.reserved not in apart and not seat.is_taken():
            offers = house.store.offers
            try:
                now = house.clock()
                await house.storage.write(offers.offer, table.id, seat.reserved, number, now)
            except Gone:
                # They have left for good since the last game.
                continue


table_routes = Router(
    "/",
    tags=["tables"],
    route_handlers=[
        public_tables,
        my_tables,
        open_table,
        look,
        join,
        reveal,
        leave,
        start,
        rematch,
    ],
)
