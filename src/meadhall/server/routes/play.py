"""What a seat does while the game runs."""

from typing import Annotated

from litestar import Router, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from meadhall.server.house import Home, Language, Me
from meadhall.server.people import Present
from meadhall.server.problems import problems
from meadhall.server.routes.tables import TableId
from meadhall.server.thinkers import Closed, NoAnswer
from meadhall.store import DuplicateKey
from meadhall.tables import playing, undoing
from meadhall.tables.picture import words_of
from meadhall.tables.playing import acting_seat
from meadhall.tables.quiet import entries_told, moves_told
from meadhall.tables.refusal import Forbidden, Refused, Unsuitable
from meadhall.tables.table import Table

SeatNumber = Annotated[int, Meta(ge=0, le=16)]
MoveNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Word = Annotated[str, Meta(min_length=1, max_length=120)]
# In Python "$" alone would also match before a trailing newline.
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9._:-]{1,64}(?!\n)$")]

ANSWERS = problems(400, 401, 403, 404, 409, 413, 415, 422, 429)


class Move(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    decision: Annotated[int, Meta(ge=0)]
    """The id of the decision that the move answers."""
    move: Word
    key: Key | None = None
    """A name for this request; one that is sent twice is carried out once."""


class SeatOnly(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class TakeBack(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    to: MoveNumber | None = None
    """How many moves should remain; none: go back to before the seat's last decision."""


class Consent(Struct, forbid_unknown_fields=True):
    agrees: bool


class PlanWish(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    plan: Word | None = None
    """None ends the plan."""


class Done(Struct):
    """A command that was carried out and stored."""

    seq: int
    moves: int
    repeated: bool = False


class HintInfo(Struct):
    move: str
    text: str
    share: float
    """The share of its simulations that the bot spent on it, from 0 to 1."""
    chance: float
    """The chance to win after this move, from 0 to 1."""


def done(table: Table, me: Present, repeated: bool = False) -> Done:
    seats = table.seats_of(me.id)
    seq = entries_told(table, table.seq, seats)
    return Done(seq, moves_told(table, len(table.moves), seats), repeated)


@post("/tables/{table:str}/moves", status_code=200, responses=ANSWERS)
async def move(table: TableId, data: JSONBody[Move], house: Home, me: Me) -> Done:
    """Answer a decision. The result arrives through the table's WebSocket."""
    key = f"{me.id}/{data.key}" if data.key else ""
    try:
        after = await house.act(
            table, me, playing.make_move, data.seat, data.decision, data.move, key
        )
    except (DuplicateKey, Refused):
        # A decision is answered once. Whoever repeats a request learns that it was carried out.
        earlier = await house.storage.read(house.store.tables.move_with_key, table, key)
        if earlier is None:
            raise
        if (earlier.seat, earlier.move) != (data.seat, data.move):
            raise Unsuitable("duplicate-key") from None
        return done(await house.table_for(table, me), me, repeated=True)
    return done(after, me)


@post("/tables/{table:str}/take-back", status_code=200, responses=ANSWERS)
async def take_back(table: TableId, data: JSONBody[TakeBack], house: Home, me: Me) -> Done:
    """Take moves back, or ask the others for permission, by the table's policy."""
    return done(await house.act(table, me, undoing.take_back, data.seat, data.to), me)


@post("/tables/{table:str}/take-back/answer", status_code=200, responses=ANSWERS)
async def answer_take_back(table: TableId, data: JSONBody[Consent], house: Home, me: Me) -> Done:
    return done(await house.act(table, me, undoing.answer, data.agrees), me)


@post("/tables/{table:str}/resign", status_code=200, responses=ANSWERS)
async def resign(table: TableId, data: JSONBody[SeatOnly], house: Home, me: Me) -> Done:
    """Give up; a bot plays the seat to the end."""
    return done(await house.act(table, me, playing.resign, data.seat), me)


@post("/tables/{table:str}/return", status_code=200, responses=ANSWERS)
async def return_to_seat(table: TableId, data: JSONBody[SeatOnly], house: Home, me: Me) -> Done:
    """Take the seat back from the bot that sat in."""
    return done(await house.act(table, me, playing.take_seat_back, data.seat), me)


@post("/tables/{table:str}/plan", status_code=200, responses=ANSWERS)
async def plan(table: TableId, data: JSONBody[PlanWish], house: Home, me: Me) -> Done:
    """Let the table answer some decisions by itself, as far as the game offers it."""
    return done(await house.act(table, me, playing.make_plan, data.seat, data.plan), me)


@post(
    "/tables/{table:str}/hint",
    status_code=200,
    responses=problems(400, 401, 403, 404, 409, 413, 415, 422, 429),
)
async def hint(
    table: TableId, data: JSONBody[SeatOnly], house: Home, me: Me, language: Language
) -> list[HintInfo]:
    """The two best moves of this seat, by what it may know, each with the chance to win."""
    house.allow(house.costly, me.id)
    found = await house.table_for(table, me, None)
    acting_seat(found, me.person(), data.seat)
    if not found.settings.hints:
        raise Forbidden("no-hints")
    if data.seat not in found.asked:
        raise Unsuitable("not-your-turn")
    if found.state.steps[-1].is_sealed():
        raise Unsuitable("hint-sealed")
    seed = f"{found.seed}/hint/{found.seq}"
    try:
        hints = await house.thinkers.hint(
            found.game, found.state, data.seat, seed, house.asker(me.id)
        )
    except (Closed, NoAnswer) as error:
        raise Unsuitable("no-hint-now") from error
    view = found.game.view(found.state, data.seat)
    words = words_of(found, language)
    return [
        HintInfo(
            one.move, words.move(found.game.moves.number(one.move), view), one.share, one.chance
        )
        for one in hints
    ]


play_routes = Router(
    "/",
    tags=["play"],
    route_handlers=[
        move,
        take_back,
        answer_take_back,
        resign,
        return_to_seat,
        plan,
        hint,
    ],
)
