"""Tournaments: setting them up, entering, and how they stand."""

from typing import Annotated

from litestar import Router, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from meadhall.kernel.game import Setting
from meadhall.server.house import Home, House, Me, Visitor
from meadhall.server.problems import problems
from meadhall.server.tournaments import results_at
from meadhall.store import TournamentRow, TournamentTable
from meadhall.tables.table import Status
from meadhall.tables.tournaments.plan import (
    MOST_ENTRIES,
    Entrant,
    Stage,
    TournamentKind,
    TournamentSettings,
    lots,
)
from meadhall.tables.tournaments.standing import points_of, standings

TournamentId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,64}$")]
Number = Annotated[int, Meta(ge=0, le=1000)]


class TournamentWish(Struct, forbid_unknown_fields=True, kw_only=True):
    title: Annotated[str, Meta(max_length=200)]
    game: Annotated[str, Meta(max_length=60)]
    kind: TournamentKind = "swiss"
    size: Number = 2
    """How many sit at a table."""
    rounds: Number = 5
    """Of a Swiss; the others have as many as it takes."""
    options: dict[str, Setting] = {}
    clock: Annotated[str, Meta(max_length=40)] = "live"
    fill: Annotated[str, Meta(max_length=40)] | None = None
    """The level of bots that fill up the tables when it begins."""
    bots: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=MOST_ENTRIES)] = []
    """The levels of bots that take part from the beginning."""
    begins_at: float | None = None
    """When it begins by itself, in seconds since 1970; otherwise you begin it."""
    round_lasts: float | None = None
    """Seconds after which bots end what is left of a round; None for as long as clocks allow."""


class TournamentLine(Struct):
    id: str
    title: str
    game: str
    kind: TournamentKind
    size: int
    stage: Stage
    round: int
    entrants: int
    begins_at: float | None
    changed_at: float
    opener: str


class TournamentList(Struct):
    tournaments: list[TournamentLine]


class EntrantRow(Struct):
    """Somebody who takes part, with what they have reached so far."""

    number: int
    name: str
    bot: str
    """The level; empty for a person."""
    yours: bool
    left: bool
    place: int | None
    """None before the first round is over."""
    points: float
    opponents: float
    between: float
    margin: float
    results: list[float | None]
    """The points of each round; None where the game is not over, or there was none."""


class RoundTable(Struct):
    """A table of a round; an entrant alone has a bye."""

    table: str
    entries: list[int]
    """By seat."""
    status: Status | None
    """None for a bye."""
    points: list[float]
    """Empty until it is over."""
    totals: list[int]
    yours: bool
    asked: bool
    """Whether you are to decide there."""


class TournamentRound(Struct):
    number: int
    tables: list[RoundTable]
    is_over: bool
    ends_at: float | None
    """When bots take over what is left of it, if they ever do."""


class TournamentPage(Struct):
    id: str
    title: str
    game: str
    kind: TournamentKind
    size: int
    rounds_planned: int | None
    """How many rounds a Swiss has."""
    options: dict[str, Setting]
    clock: str
    fill: str | None
    stage: Stage
    begins_at: float | None
    opener: str
    you_opened: bool
    you_take_part: bool
    entrants: list[EntrantRow]
    """The leader first; before it begins, as they came."""
    rounds: list[TournamentRound]


@get("/tournaments", responses=problems(400, 401, 429))
async def tournaments(house: Home, visitor: Visitor) -> TournamentList:
    """Those that changed last, first."""
    rows = await house.storage.read(house.store.tournaments.listed)
    counts = await house.storage.read(house.store.tournaments.counts)
    return TournamentList([_line(row, counts.get(row.id, 0)) for row in rows])


def _line(row: TournamentRow, entrants: int) -> TournamentLine:
    return TournamentLine(
        id=row.id,
        title=row.settings.title,
        game=row.settings.game,
        kind=row.settings.kind,
        size=row.settings.size,
        stage=row.stage,
        round=row.round,
        entrants=entrants,
        begins_at=row.begins_at,
        changed_at=row.changed_at,
        opener=row.opener_name,
    )


@post("/tournaments", responses=problems(400, 401, 404, 422, 429))
async def create(data: JSONBody[TournamentWish], house: Home, me: Me) -> TournamentPage:
    """Set up a tournament; then everybody may enter until it begins."""
    house.allow(house.costly, me.id)
    wish = {name: getattr(data, name) for name in data.__struct_fields__}
    id = await house.tournaments.create(me.person(), TournamentSettings(**wish))
    return await tournament_page(house, id, me.id)


@get("/tournaments/{id:str}", responses=problems(400, 401, 404, 429))
async def tournament(id: TournamentId, house: Home, visitor: Visitor) -> TournamentPage:
    """Everything about a tournament: it is for everyone who has its address."""
    return await tournament_page(house, id, visitor.id if visitor else "")


@post("/tournaments/{id:str}/join", status_code=200, responses=problems(400, 401, 404, 409, 429))
async def join(id: TournamentId, house: Home, me: Me) -> TournamentPage:
    await house.tournaments.join(id, me.person())
    return await tournament_page(house, id, me.id)


@post("/tournaments/{id:str}/leave", status_code=200, responses=problems(400, 401, 404, 409, 429))
async def leave(id: TournamentId, house: Home, me: Me) -> TournamentPage:
    """Before it begins; later, you are paired no more, and a game that is under way goes on."""
    await house.tournaments.leave(id, me.person())
    return await tournament_page(house, id, me.id)


@post(
    "/tournaments/{id:str}/begin", status_code=200, responses=problems(400, 401, 403, 404, 409, 429)
)
async def begin(id: TournamentId, house: Home, me: Me) -> TournamentPage:
    await house.tournaments.begin(id, me.person())
    return await tournament_page(house, id, me.id)


@post(
    "/tournaments/{id:str}/end", status_code=200, responses=problems(400, 401, 403, 404, 409, 429)
)
async def end(id: TournamentId, house: Home, me: Me) -> TournamentPage:
    """Call it off: no further round begins."""
    await house.tournaments.call_off(id, me.person())
    return await tournament_page(house, id, me.id)


async def tournament_page(house: House, id: str, person: str) -> TournamentPage:
    """How a tournament stands, as a person sees it; an empty word is a stranger."""
    row = await house.tournaments.find(id)
    entrants = await house.tournaments.entrants(id)
    tables = await house.tournaments.tables_of(id)
    plan = row.settings
    return TournamentPage(
        id=row.id,
        title=plan.title,
        game=plan.game,
        kind=plan.kind,
        size=plan.size,
        rounds_planned=plan.rounds if plan.kind == "swiss" else None,
        options=plan.options,
        clock=plan.clock,
        fill=plan.fill,
        stage=row.stage,
        begins_at=row.begins_at,
        opener=row.opener_name,
        you_opened=bool(person) and row.opener == person,
        you_take_part=any(one.person == person and not one.left for one in entrants if person),
        entrants=_ranked(row, entrants, tables, person),
        rounds=_rounds(row, entrants, tables, person),
    )


def _ranked(
    row: TournamentRow, entrants: list[Entrant], tables: list[TournamentTable], person: str
) -> list[EntrantRow]:
    played = [results_at(one) for one in tables]
    results: dict[int, list[float | None]] = {one.number: [None] * row.round for one in entrants}
    for one in played:
        if one.is_over:
            for entry, points in zip(one.entries, points_of(one), strict=True):
                results[entry][one.round - 1] = points
    # Nobody learns the lots before it begins: they are drawn from a secret.
    order = lots(entrants, row.secret) if row.round else [one.number for one in entrants]
    by_number = {one.number: one for one in entrants}
    has_results = any(one.is_over for one in played)
    return [
        EntrantRow(
            number=one.entry,
            name=by_number[one.entry].name,
            bot=by_number[one.entry].bot,
            yours=bool(person) and by_number[one.entry].person == person,
            left=by_number[one.entry].left,
            place=one.place if has_results else None,
            points=one.points,
            opponents=one.opponents,
            between=one.between,
            margin=one.margin,
            results=results[one.entry],
        )
        for one in standings(order, played)
    ]


def _rounds(
    row: TournamentRow, entrants: list[Entrant], tables: list[TournamentTable], person: str
) -> list[TournamentRound]:
    mine = {one.number for one in entrants if person and one.person == person}
    rounds: list[TournamentRound] = []
    for number in range(1, row.round + 1):
        own = [one for one in tables if one.round == number]
        rounds.append(
            TournamentRound(
                number=number,
                tables=[_table(one, mine, person) for one in own],
                is_over=all(results_at(one).is_over for one in own),
                ends_at=_ends_at(row, own),
            )
        )
    return rounds


def _ends_at(row: TournamentRow, tables: list[TournamentTable]) -> float | None:
    begun = [one.summary.started_at for one in tables if one.summary is not None]
    lasts = row.settings.round_lasts
    return None if lasts is None or not begun else min(begun) + lasts


def _table(one: TournamentTable, mine: set[int], person: str) -> RoundTable:
    result = results_at(one)
    seats = one.summary.seats if one.summary else []
    return RoundTable(
        table=one.table,
        entries=one.entries,
        status=one.summary.status if one.summary else None,
        points=points_of(result) if result.is_over else [],
        totals=result.totals,
        yours=bool(mine & set(one.entries)),
        asked=any(seat.asked and seat.person == person for seat in seats if person),
    )


tournament_routes = Router(
    "/",
    tags=["tournaments"],
    route_handlers=[tournaments, create, tournament, join, leave, begin, end],
)
