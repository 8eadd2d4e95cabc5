"""What a person has played: for everyone by their public games, for themselves by all."""

from litestar import Router, get
from litestar.params import FromPath
from msgspec import Struct

from meadhall.kernel.catalogue import find_game
from meadhall.kernel.game import Setting
from meadhall.server.house import Home, Language, Visitor
from meadhall.server.people import keys_of
from meadhall.server.problems import problems
from meadhall.tables.daily import Streak
from meadhall.tables.ratings import RatingPoint
from meadhall.tables.record import PersonalRecord, record_of
from meadhall.tables.refusal import Missing
from meadhall.words import Words

COUNTED = 2_000
"""The latest games of a person; older ones no longer count."""


class GameNames(Struct):
    """A game's names in the reader's language, in the order of the record."""

    factions: list[str]
    levels: list[str]


class Course(Struct):
    """A rating over time."""

    game: str
    players: int
    points: list[RatingPoint]


class PlayersRecord(Struct):
    record: PersonalRecord
    names: list[GameNames]
    """One for each game of the record."""
    courses: list[Course]
    sagas: Streak | None
    """Days in a row on which they told the daily saga; None where there is none."""
    complete: bool
    """Whether private games are part of it."""


@get("/players/{name:str}/record", responses=problems(400, 401, 404, 429))
async def record(
    name: FromPath[str], house: Home, visitor: Visitor, language: Language
) -> PlayersRecord:
    """What somebody has played; private games are counted for nobody but themselves."""
    store = house.store
    account = await house.storage.read(store.people.by_name, keys_of(name))
    if account is None:
        raise Missing("no-such-player")
    is_own = visitor is not None and visitor.id == account.id
    tables = await house.storage.read(store.tables.finished_by, account.id, COUNTED)
    shown = [table for table in tables if table.public or is_own]
    found = await house.storage.work(record_of, account.id, shown)
    return PlayersRecord(
        record=found,
        names=[
            GameNames(
                [_words(game.game, language).name(faction.id) for faction in game.factions],
                [_level_name(game.game, row.level, language) for row in game.alone],
            )
            for game in found.by_game
        ],
        courses=[
            Course(game, players, points)
            for (game, players), points in (await house.standings.courses_of(account.id)).items()
        ],
        sagas=await house.daily.streak(account.id) if house.config.daily else None,
        complete=is_own,
    )


def _words(game: str, language: str) -> Words:
    return Words(find_game(game), language, [])


def _level_name(game: str, level: Setting | None, language: str) -> str:
    return "" if level is None else _words(game, language).setting(level)


record_routes = Router("/", tags=["players"], route_handlers=[record])
