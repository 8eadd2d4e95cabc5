"""Chat at the table, and notes that nobody else reads."""

from typing import Annotated, Literal

from litestar import Router, get, post, put
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from meadhall.server.house import Home, Me, Visitor
from meadhall.server.problems import problems
from meadhall.server.routes.tables import Secret, TableId
from meadhall.store import ChatLine
from meadhall.tables.refusal import Forbidden, Wrong

LONGEST_LINE = 500
LONGEST_NOTES = 10_000


class Line(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]


Gesture = Literal["skal", "well_played", "thanks", "laugh", "wonder", "ouch"]


class Gesturing(Struct, forbid_unknown_fields=True):
    gesture: Gesture


class Notes(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=LONGEST_NOTES)]


def tidy(text: str, keep: str = "") -> str:
    """Remove characters that cannot be shown; a database may choke on some of them."""
    return "".join(one for one in text if one.isprintable() or one in keep).strip()


@get("/tables/{table:str}/chat", responses=problems(400, 401, 404, 409, 429))
async def read_chat(
    table: TableId,
    house: Home,
    visitor: Visitor,
    after: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
    secret: Secret = None,
) -> list[ChatLine]:
    """The most recent lines, oldest first."""
    await house.table_for(table, visitor, secret)
    lines = await house.storage.read(house.store.talk.lines, table, after)
    if visitor is None:
        return lines
    unheard = await house.storage.read(house.store.circle.unheard, visitor.id)
    return [line for line in lines if line.person not in unheard]


@post("/tables/{table:str}/chat", responses=problems(400, 401, 403, 404, 409, 413, 415, 422, 429))
async def write_chat(table: TableId, data: JSONBody[Line], house: Home, me: Me) -> ChatLine:
    """Say something to everyone at the table; only those who sit there may."""
    house.allow(house.costly, me.id)
    found = await house.table_for(table, me, None)
    if not found.seats_of(me.id):
        raise Forbidden("not-seated")
    text = tidy(data.text)
    if not text:
        raise Wrong("empty-line")
    return await house.chat.say(table, me.id, me.name, text)


@post("/tables/{table:str}/gestures", responses=problems(400, 401, 403, 404, 409, 413, 415, 429))
async def gesture(table: TableId, data: JSONBody[Gesturing], house: Home, me: Me) -> ChatLine:
    """Raise a horn, laugh, or thank: everyone at the table sees it."""
    house.allow(house.gestures, me.id)
    found = await house.table_for(table, me, None)
    if not found.seats_of(me.id):
        raise Forbidden("not-seated")
    return await house.chat.say(table, me.id, me.name, "", data.gesture)


@get("/tables/{table:str}/notes", responses=problems(400, 401, 404, 409, 429))
async def read_notes(table: TableId, house: Home, me: Me) -> Notes:
    """Your own notes; there is no way to ask for anyone else's."""
    await house.table_for(table, me, None)
    return Notes(await house.storage.read(house.store.talk.note, table, me.id))


@put("/tables/{table:str}/notes", responses=problems(400, 401, 404, 409, 413, 415, 429))
async def write_notes(table: TableId, data: JSONBody[Notes], house: Home, me: Me) -> Notes:
    await house.table_for(table, me, None)
    text = tidy(data.text, keep="\n")
    await house.storage.write(house.store.talk.set_note, table, me.id, text)
    return Notes(text)


talk_routes = Router(
    "/", tags=["talk"], route_handlers=[read_chat, write_chat, gesture, read_notes, write_notes]
)
