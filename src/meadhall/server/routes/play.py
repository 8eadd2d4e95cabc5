"""What a seat does while the game runs."""

from typing import Annotated

from litestar import Router, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from meadhall.server.commands import finished
from meadhall.server.deciding import Done, Move, SeatNumber, Word, answer_decision, done
from meadhall.server.house import Home, Language, Me
from meadhall.server.problems import problems
from meadhall.server.routes.tables import TableId
from meadhall.server.thinkers import Closed, NoAnswer
from meadhall.tables import playing, undoing
from meadhall.tables.playing import acting_seat
from meadhall.tables.refusal import Forbidden, Unsuitable
from meadhall.tables.wording import words_of

MoveNumber = Annotated[int, Meta(ge=0, le=1_000_000)]

ANSWERS = problems(400, 401, 403, 404, 409, 413, 415, 422, 429)


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


class HintInfo(Struct):
    move: str
    text: str
    share: float
    """The share of its simulations that the bot spent on it, from 0 to 1."""
    chance: float
    """The chance to win after this move, from 0 to 1."""


@post("/tables/{table:str}/moves", status_code=200, responses=ANSWERS)
async def move(table: TableId, data: JSONBody[Move], house: Home, me: Me) -> Done:
    """Answer a decision. The result arrives through the table's WebSocket."""
    return await finished(answer_decision(house, table, me, data))


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
    return done(await house.act(table, me, playing.give_up, data.seat), me)


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
