"""Looking back, trying things out, exporting and importing."""

import hmac
from hashlib import sha256
from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct, structs

from meadhall.kernel.events import SPECTATOR
from meadhall.kernel.game import Luck, Result
from meadhall.kernel.saga import Saga, encode
from meadhall.server.deciding import SeatNumber, Word
from meadhall.server.house import Home, Language, Me, Visitor
from meadhall.server.problems import problems
from meadhall.server.routes.play import MoveNumber
from meadhall.server.routes.tables import Secret, TableId, check_may_import, check_may_open, show
from meadhall.tables.choices import Choice
from meadhall.tables.offers import list_choices
from meadhall.tables.picture import Picture
from meadhall.tables.quiet import moves_told
from meadhall.tables.refusal import Unsuitable
from meadhall.tables.review import (
    FROM_THE_OPENING,
    Told,
    check_number,
    check_review,
    events_between,
    known_move,
    luck_of,
    moment,
    tell,
)
from meadhall.tables.sagas import Proof, continue_saga, prove, to_saga
from meadhall.tables.table import Table
from meadhall.tables.what_if import MOST_MOVES, Answer, explore, instead
from meadhall.tables.wording import words_of
from meadhall.words import interface

SeatOrSpectator = Annotated[
    int, QueryParameter(ge=SPECTATOR, le=16, description="-1 is the seat of a spectator")
]
# The limits are given twice because Litestar does not describe those of optional values.
Number = Annotated[
    int | None,
    QueryParameter(ge=0, le=1_000_000, schema_extra={"minimum": 0, "maximum": 1_000_000}),
]
SeatInQuery = Annotated[int, QueryParameter(ge=0, le=16)]
Line = Annotated[
    # Not ``Word``: Litestar does not describe limits of what is in a list, and others are no moves.
    list[str],
    QueryParameter(min_items=1, max_items=MOST_MOVES, description="moves of that seat"),
]
NumberInPath = Annotated[int, PathParameter(ge=0, le=1_000_000)]


class Moment(Struct):
    """The table after a move, from one seat, and what the move led to."""

    move: int
    moves: int
    seat: int
    view: Any
    prompt: str
    events: list[Told]


class BranchAnswer(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    move: Word


class WhatIf(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    at: MoveNumber
    """The move after which the branch begins."""
    world: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """Another number redeals the unknown."""
    answers: Annotated[list[BranchAnswer], Meta(max_length=MOST_MOVES)] = []


class BranchSeat(Struct):
    """A seat that is asked in the branch; the viewer answers for it."""

    seat: int
    prompt: str
    choices: list[Choice]


class BranchPicture(Struct):
    view: Any
    waiting: str
    asked: list[BranchSeat]
    events: list[Told]
    """``move`` counts the answers, from 1."""
    result: Result | None


@get("/tables/{table:str}/moves/{number:int}", responses=problems(400, 401, 403, 404, 409, 429))
async def replay(
    table: TableId,
    number: NumberInPath,
    house: Home,
    visitor: Visitor,
    language: Language,
    seat: SeatOrSpectator = SPECTATOR,
    secret: Secret = None,
) -> Moment:
    """A finished game from every seat, a running one from your own."""
    found = await house.table_for(table, visitor, secret)
    own = found.seats_of(visitor.id) if visitor else []
    check_review(found, visitor.id if visitor else None, seat, number)
    return await house.storage.work(_moment, found, number, seat, own, language)


def _moment(table: Table, told: int, seat: int, own: list[int], language: str) -> Moment:
    """Replay the game up to there; runs where it does not keep the rest of the server waiting."""
    seats = [] if seat == SPECTATOR else [seat]
    before = known_move(table, told - 1, own) if told else FROM_THE_OPENING
    number = known_move(table, told, own)
    events = events_between(table, before, number, seats, language)
    return Moment(
        move=told,
        moves=moves_told(table, len(table.moves), own),
        seat=seat,
        view=moment(table, number, seat),
        prompt=words_of(table, language).prompt(table.position(number), seat),
        events=[structs.replace(event, move=told) for event in events],
    )


@get(
    "/tables/{table:str}/moves/{number:int}/instead",
    responses=problems(400, 401, 404, 409, 413, 422, 429),
)
async def otherwise(
    table: TableId,
    number: NumberInPath,
    house: Home,
    visitor: Visitor,
    language: Language,
    by: SeatInQuery,
    line: Line,
    secret: Secret = None,
) -> Moment:
    """How a finished game would have looked to a seat if it had gone on by another line there."""
    found = await house.table_for(table, visitor, secret)
    return await house.storage.work(_otherwise, found, number, by, line, language)


def _otherwise(table: Table, number: int, by: int, line: list[str], language: str) -> Moment:
    state = instead(table, number, by, line)
    return Moment(
        move=number,
        moves=len(table.moves),
        seat=by,
        view=table.game.view(state, by),
        prompt=words_of(table, language).prompt(state, by),
        events=[],
    )


@get("/tables/{table:str}/events", responses=problems(400, 401, 403, 404, 409, 429))
async def events(
    table: TableId,
    house: Home,
    visitor: Visitor,
    language: Language,
    first: Annotated[int, QueryParameter(ge=-1, le=1_000_000)] = -1,
    last: Number = None,
    all_seeing: FromQuery[bool] = False,
    secret: Secret = None,
) -> list[Told]:
    """What happened after the move ``first`` up to ``last``; -1 includes the opening."""
    found = await house.table_for(table, visitor, secret)
    check_number(found, 0)
    seats = found.seats_of(visitor.id) if visitor else []
    end = len(found.moves) if last is None else known_move(found, last, seats)
    begin = first if first < 0 else known_move(found, first, seats)
    return await house.storage.work(events_between, found, begin, end, seats, language, all_seeing)


@get(
    "/tables/{table:str}/saga",
    media_type="application/json",
    responses=problems(400, 401, 404, 409, 429)
    | {200: ResponseSpec(Saga, generate_examples=False, description="The file")},
)
async def saga(
    table: TableId, house: Home, visitor: Visitor, secret: Secret = None
) -> Response[bytes]:
    """The whole game as a file, once it is over."""
    found = await house.table_for(table, visitor, secret)
    _check_unsealed(found, house.clock())
    name = f"{found.settings.game}-{found.id}.saga.json"
    return Response(
        encode(to_saga(found)),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


def _check_unsealed(table: Table, now: float) -> None:
    """The seed of a daily saga is that of everybody who still plays it."""
    if table.is_sealed(now):
        raise Unsuitable("daily-sealed")


@get("/tables/{table:str}/proof", responses=problems(400, 401, 404, 409, 429))
async def proof(
    table: TableId, house: Home, visitor: Visitor, language: Language, secret: Secret = None
) -> Proof:
    """Replay a finished game and compare it with what was published at its start."""
    found = await house.table_for(table, visitor, secret)
    _check_unsealed(found, house.clock())
    return await house.storage.work(prove, found, language)


@get("/tables/{table:str}/luck", responses=problems(400, 401, 404, 409, 429))
async def luck(table: TableId, house: Home, visitor: Visitor, secret: Secret = None) -> list[Luck]:
    """What was rolled in a finished game, beside what such dice show on average."""
    found = await house.table_for(table, visitor, secret)
    return await house.storage.work(luck_of, found)


@post("/sagas", responses=problems(400, 401, 404, 413, 422, 429), request_max_body_size=4 * 2**20)
async def import_saga(
    request: Request[Any, Any, Any],
    house: Home,
    me: Me,
    language: Language,
    at: Number = None,
) -> Picture:
    """Import a saga file: view it, or continue from move ``at`` at one screen."""
    await check_may_open(house, me)
    await check_may_import(house, me)
    data = await request.body()
    now = house.clock()
    entries = await house.storage.work(continue_saga, data, at, me.person(), now)
    return show(await house.commands.open(entries), me, language, house.clock())


@post(
    "/tables/{table:str}/what-if",
    status_code=200,
    responses=problems(400, 401, 403, 404, 409, 413, 415, 422, 429),
)
async def what_if(
    table: TableId,
    data: JSONBody[WhatIf],
    house: Home,
    me: Me,
    language: Language,
    secret: Secret = None,
) -> BranchPicture:
    """Try answers on a private copy in which everything the seat cannot know is redealt.

    Where nobody may foresee what follows from a choice, the branch ends, and its prompt says so.
    """
    house.allow(house.branches, me.id)
    found = await house.table_for(table, me, secret)
    return await house.storage.work(_branch, found, me.id, data, language)


def _branch(table: Table, person: str, data: WhatIf, language: str) -> BranchPicture:
    # The table's seed is a secret of the server, at least while there is something to hide.
    told = f"{person}/{data.seat}/{data.at}/{data.world}".encode()
    world = hmac.new(f"{table.seed}/what if".encode(), told, sha256).hexdigest()
    answers = [Answer(one.seat, one.move) for one in data.answers]
    branch = explore(table, person, data.seat, data.at, world, answers)
    state = branch.state
    seats = [data.seat]
    return BranchPicture(
        view=table.game.view(state, data.seat),
        waiting=words_of(table, language).waiting(state),
        asked=[
            BranchSeat(seat, interface(language, "refusal-what-if-sealed"), [])
            if branch.sealed
            else BranchSeat(
                seat,
                words_of(table, language).prompt(state, seat),
                list_choices(state, seat, table, language, world),
            )
            for seat in state.deciders()
        ],
        events=[
            line
            for number, events in enumerate(branch.events, 1)
            for line in tell(table, events, number, seats, language)
        ],
        result=table.game.result(state) if state.is_over() else None,
    )


review_routes = Router(
    "/",
    tags=["review"],
    route_handlers=[replay, otherwise, events, saga, proof, luck, import_saga, what_if],
)
