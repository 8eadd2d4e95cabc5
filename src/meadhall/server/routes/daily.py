"""The daily saga: today's deals, trying them, and how everybody did."""

from typing import Annotated

from litestar import Router, get, post
from litestar.params import FromPath, PathParameter
from msgspec import Struct

from meadhall.kernel.catalogue import game_ids
from meadhall.kernel.draw import commitment_to
from meadhall.server.house import Home, House, Language, Me, Visitor
from meadhall.server.problems import problems
from meadhall.server.routes.tables import check_may_open, show
from meadhall.store import OwnTry
from meadhall.store.daily import COUNTS
from meadhall.tables.daily import (
    Distribution,
    Placed,
    Sample,
    Streak,
    distribution,
    ends_at,
    next_day,
    previous,
    seed_of,
    starts_at,
)
from meadhall.tables.front import Deal
from meadhall.tables.picture import Picture
from meadhall.tables.summary import UNFINISHED
from meadhall.tables.table import Status

Day = Annotated[
    str, PathParameter(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="By UTC: 2026-11-18")
]
BEST_SHOWN = 20
NEIGHBOURS = 2
"""How many before and behind yourself are shown of a long table."""


class OwnDaily(Struct):
    """Your try that counts."""

    table: str
    status: Status
    place: int | None
    """None before the end, and if a bot had to finish it."""
    points: int | None
    won: bool
    abandoned: bool
    """Whether a bot had to finish it."""
    seconds: float | None


class DailyGame(Struct):
    """One of today's sagas."""

    game: str
    deal: Deal
    told: int
    """How many have told it."""
    under_way: int
    yours: OwnDaily | None
    distribution: Distribution | None
    """Of everybody's points, once you have told yours."""


class Today(Struct):
    day: str
    now: float
    ends: float
    games: list[DailyGame]
    streak: Streak | None
    """Yours; None for somebody who has not entered."""


class FieldRow(Struct):
    place: int | None
    """Equal results share one; None if a bot had to finish it."""
    name: str
    points: int
    won: bool
    seconds: float
    yours: bool
    table: str | None
    """For looking back, once the day is over."""


class Practice(Struct):
    table: str
    status: Status


class Curve(Struct):
    name: str
    points: list[Sample]


class DailySaga(Struct):
    """A saga of one day, as far as you may know it."""

    day: str
    game: str
    deal: Deal
    now: float
    begins: float
    ends: float
    previous: str | None
    """The day before, if there was a saga."""
    next: str | None
    commitment: str
    """The hash of the day's secret: that of every table of this saga."""
    sealed_at: float
    """Since when the commitment could be seen."""
    tomorrow: str | None
    """The commitment of tomorrow's saga, on the page of today."""
    secret: str | None
    """What the seed was drawn from, once the day is over."""
    seed: str | None
    told: int
    under_way: int
    is_open: bool
    """Whether you may see the results: after your own end, or once the day is over."""
    yours: OwnDaily | None
    field: list[FieldRow]
    """The best, and those around you."""
    distribution: Distribution | None
    best: Curve | None
    """How the points of the best grew."""
    curve: list[Sample]
    """How yours did."""
    practice: list[Practice]
    streak: Streak | None


@get("/daily", responses=problems(400, 401, 404, 429))
async def today(house: Home, visitor: Visitor) -> Today:
    """Today's sagas, one for each game."""
    daily = house.daily
    day = daily.today()
    counted = await house.storage.read(house.store.daily.counted, day)
    own = await daily.tries(visitor.id, day) if visitor else []
    games: list[DailyGame] = []
    for game in game_ids():
        tries = [one for one in own if one.game == game]
        field = await daily.field(day, game) if daily.is_open(day, tries) else []
        games.append(
            DailyGame(
                game=game,
                deal=(await daily.deal(day, game)).deal,
                told=counted.get((game, "over"), 0),
                under_way=counted.get((game, "playing"), 0),
                yours=_yours(tries, field),
                distribution=_distribution(field),
            )
        )
    streak = await daily.streak(visitor.id) if visitor else None
    return Today(day, house.clock(), ends_at(day), games, streak)


@get("/daily/{day:str}/{game:str}", responses=problems(400, 401, 404, 429))
async def saga_of_the_day(
    day: Day, game: FromPath[str], house: Home, visitor: Visitor
) -> DailySaga:
    """A saga of today, or of an earlier day; of tomorrow there is only the commitment."""
    daily = house.daily
    dealt = await daily.deal(day, game)
    own = await daily.tries(visitor.id, day, game) if visitor else []
    counted = await house.storage.read(house.store.daily.counted, day)
    is_open, is_over = daily.is_open(day, own), daily.is_over(day)
    field = await daily.field(day, game) if is_open else []
    me = visitor.id if visitor else ""
    mine = next((one for one in field if one.told.person == me), None)
    today = daily.today()
    following = await daily.deal(next_day(today), game) if day == today else None
    return DailySaga(
        day=day,
        game=game,
        deal=dealt.deal,
        now=house.clock(),
        begins=starts_at(day),
        ends=ends_at(day),
        previous=await _if_dealt(house, previous(day), game),
        next=next_day(day) if day < today else None,
        commitment=commitment_to(dealt.secret),
        sealed_at=dealt.sealed_at,
        tomorrow=commitment_to(following.secret) if following else None,
        secret=dealt.secret if is_over else None,
        seed=seed_of(dealt.secret, dealt.deal.players) if is_over else None,
        told=counted.get((game, "over"), 0),
        under_way=counted.get((game, "playing"), 0),
        is_open=is_open,
        yours=_yours(own, field),
        field=_shown(field, mine, is_over),
        distribution=_distribution(field),
        best=await _best(house, field),
        curve=await daily.curve(mine.told.table, me) if mine else [],
        practice=[Practice(one.table, one.status) for one in own if one.number != COUNTS],
        streak=await daily.streak(me) if me else None,
    )


async def _if_dealt(house: House, day: str, game: str) -> str | None:
    return day if await house.storage.read(house.store.daily.deal, day, game) else None


def _yours(tries: list[OwnTry], field: list[Placed]) -> OwnDaily | None:
    own = next((one for one in tries if one.number == COUNTS), None)
    if own is None:
        return None
    placed = next((one for one in field if one.told.table == own.table), None)
    return OwnDaily(
        table=own.table,
        status=own.status,
        place=placed.place if placed else None,
        points=placed.told.points if placed else None,
        won=placed is not None and placed.told.won,
        abandoned=placed is not None and placed.told.abandoned,
        seconds=placed.told.seconds if placed else None,
    )


def _distribution(field: list[Placed]) -> Distribution | None:
    return distribution([one.told.points for one in field if one.place is not None])


def _shown(field: list[Placed], mine: Placed | None, is_over: bool) -> list[FieldRow]:
    at = field.index(mine) if mine else -NEIGHBOURS - 1
    return [
        FieldRow(
            place=one.place,
            name=one.told.name,
            points=one.told.points,
            won=one.told.won,
            seconds=one.told.seconds,
            yours=one is mine,
            table=one.told.table if is_over else None,
        )
        for number, one in enumerate(field)
        if number < BEST_SHOWN or abs(number - at) <= NEIGHBOURS
    ]


async def _best(house: House, field: list[Placed]) -> Curve | None:
    if not field or field[0].place is None:
        return None
    best = field[0].told
    return Curve(best.name, await house.daily.curve(best.table, best.person))


@post("/daily/{game:str}", responses=problems(400, 401, 404, 409, 429))
async def begin(game: FromPath[str], house: Home, me: Me, language: Language) -> Picture:
    """Begin your try at today's saga, the only one that counts, or go on with it."""
    day = house.daily.today()
    own = await house.daily.tries(me.id, day, game)
    if not own:
        await _check_may_try(house, me)
    return show(await house.daily.begin(me.person(), game), me, language, house.clock())


@post("/daily/{day:str}/{game:str}/practice", responses=problems(400, 401, 404, 409, 429))
async def practise(
    day: Day, game: FromPath[str], house: Home, me: Me, language: Language
) -> Picture:
    """Try a saga again, or go on with that; it counts for nothing and is listed nowhere."""
    await house.daily.deal(day, game)
    own = await house.daily.tries(me.id, day, game)
    if not any(one.status in UNFINISHED for one in own):
        await _check_may_try(house, me)
    table = await house.daily.practise(me.person(), day, game)
    return show(table, me, language, house.clock())


async def _check_may_try(house: House, me: Me) -> None:
    """New names cost nothing, so tries are counted by address too."""
    await check_may_open(house, me)
    house.allow(house.tries, house.address_of(me.id))


daily_routes = Router("/", tags=["daily"], route_handlers=[today, saga_of_the_day, begin, practise])
