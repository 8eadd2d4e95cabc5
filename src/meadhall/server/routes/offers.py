"""Challenging somebody by name: a seat is offered, and its person sees that in the Hall."""

from litestar import Router, delete, get, post
from litestar.params import JSONBody
from msgspec import Struct

from meadhall.server.house import Home, House, Me
from meadhall.server.problems import problems
from meadhall.server.routes.circle import account_named
from meadhall.server.routes.people import Name
from meadhall.server.routes.tables import TableId
from meadhall.store import Offer
from meadhall.tables.lobby import is_open
from meadhall.tables.refusal import Forbidden, Refused, TooMuch, Unsuitable
from meadhall.tables.summary import Summary, summarize
from meadhall.tables.table import Table

MOST_AT_TABLE = 20
LISTED = 20


class Challenge(Struct, forbid_unknown_fields=True):
    name: Name


class SeatOffer(Struct):
    """A seat that waits for you."""

    table: Summary
    seat: int
    by: str
    secret: str
    """What lets you see the table and sit down there; empty if nothing is needed."""
    at: float


@post(
    "/tables/{table:str}/offers",
    status_code=204,
    responses=problems(400, 401, 403, 404, 409, 413, 415, 429),
)
async def offer(table: TableId, data: JSONBody[Challenge], house: Home, me: Me) -> None:
    """Offer a free seat at your table to a friend, who is notified."""
    house.allow(house.costly, me.id)
    found = await house.table_for(table, me)
    if found.opener.id != me.id:
        raise Forbidden("only-opener-offers")
    if not is_open(found):
        raise Unsuitable("already-started")
    friend = await account_named(house, data.name)
    if friend.id not in await house.storage.read(house.store.circle.friend_ids, me.id):
        raise Forbidden("not-friends", name=friend.name)
    if found.seats_of(friend.id):
        raise Unsuitable("sits-here-already", name=friend.name)
    offered = await house.storage.read(house.store.offers.seats_at, table)
    if len(offered) >= MOST_AT_TABLE:
        raise TooMuch("too-many-offers", most=MOST_AT_TABLE)
    free = [number for number, seat in enumerate(found.seats) if _is_free(found, number)]
    if not free:
        raise Unsuitable("no-seat-to-offer")
    seat = min(free, key=lambda one: (offered.count(one), found.seats[one].kind == "open"))
    await house.storage.write(house.store.offers.offer, table, friend.id, seat, house.clock())


def _is_free(table: Table, seat: int) -> bool:
    return not table.seats[seat].is_taken() and not table.seats[seat].reserved


@get("/me/offers", responses=problems(401, 429))
async def my_offers(house: Home, me: Me) -> list[SeatOffer]:
    """The seats that are offered to you, the latest first."""
    store = house.store
    offers = await house.storage.read(store.offers.to_person, me.id, LISTED)
    if not offers:
        return []
    apart = await house.apart_from(me.id)
    found = [await _describe(house, one, me.id) for one in offers]
    return [one for one in found if one is not None and one.table.opener not in apart]


async def _describe(house: House, offer: Offer, person: str) -> SeatOffer | None:
    """None if the table cannot be read, or the seat is taken by now."""
    try:
        table = (await house.tables.get(offer.table)).table
    except Refused:
        return None
    seat = table.seats[offer.seat]
    if not is_open(table) or seat.is_taken() or table.seats_of(person):
        return None
    secret = seat.invitation or ("" if table.settings.public else table.watch)
    return SeatOffer(
        table=summarize(table),
        seat=offer.seat,
        by=table.opener.name,
        secret="" if seat.reserved else secret,
        at=offer.at,
    )


@delete("/me/offers/{table:str}", responses=problems(400, 401, 429))
async def decline(table: TableId, house: Home, me: Me) -> None:
    """Say no to a seat; nobody is told."""
    await house.storage.write(house.store.offers.forget, table, me.id)


offer_routes = Router("/", tags=["tables"], route_handlers=[offer, my_offers, decline])
