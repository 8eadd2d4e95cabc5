"""How the chances changed during a finished game, what turned it, and what it changed."""

from collections.abc import Sequence

from litestar import Router, get
from msgspec import Struct

from meadhall.server.analyses import AnalysisProgress
from meadhall.server.house import Home, Language, Visitor
from meadhall.server.problems import problems
from meadhall.server.routes.tables import Secret, TableId
from meadhall.tables.ratings import RatingChange, changes_by
from meadhall.tables.table import Table
from meadhall.tables.verdict import Offer, TurningPoint, TurnKind
from meadhall.tables.wording import words_of

DIGITS = 3


class OfferInfo(Struct):
    """A move as it was offered."""

    move: str
    text: str


class TurningPointInfo(Struct):
    """A turn that changed somebody's chance."""

    first: int
    """The number of its first move, from 1."""
    move: int
    """The number of its last move."""
    kind: TurnKind
    """Whether another line was better, chance or something hidden was involved, or neither."""
    by: int
    """The seat whose turn it was."""
    seat: int
    """The seat whose chance is given."""
    before: float
    """The chance before the turn; for a mistake, with the better line."""
    after: float
    error: float
    """The standard error of their difference."""
    played: list[OfferInfo]
    better: list[OfferInfo]
    """The line that a bot would have played instead of a mistake."""


class AnalysisInfo(Struct):
    progress: AnalysisProgress
    moves: int
    chances: list[list[float]]
    """Each seat's chance to win as it could judge it, after the opening and each move so far."""
    turning_points: list[TurningPointInfo]
    """The turning points in game order; they are looked for once all chances are known."""


@get("/tables/{table:str}/analysis", responses=problems(400, 401, 404, 409, 429))
async def analysis(
    table: TableId, house: Home, visitor: Visitor, language: Language, secret: Secret = None
) -> AnalysisInfo:
    """What is known so far about a finished game; ask again while the thinking goes on."""
    found = await house.table_for(table, visitor, secret)
    kept = house.analyses.look(found)
    return AnalysisInfo(
        progress=kept.progress(),
        moves=kept.analysis.moves,
        chances=[[round(one, DIGITS) for one in after] for after in kept.analysis.chances],
        turning_points=[_tell(found, one, language) for one in kept.analysis.turning_points],
    )


def _tell(table: Table, point: TurningPoint, language: str) -> TurningPointInfo:
    words = words_of(table, language)

    def say(offers: Sequence[Offer]) -> list[OfferInfo]:
        number = table.game.moves.number
        return [OfferInfo(one.move, words.move(number(one.move), one.view)) for one in offers]

    return TurningPointInfo(
        first=point.first,
        move=point.number,
        kind=point.kind,
        by=point.by,
        seat=point.seat,
        before=round(point.before, DIGITS),
        after=round(point.after, DIGITS),
        error=round(point.error, DIGITS),
        played=say(point.played),
        better=say(point.better),
    )


@get("/tables/{table:str}/ratings", responses=problems(400, 401, 404, 429))
async def rating_changes(
    table: TableId, house: Home, visitor: Visitor, secret: Secret = None
) -> list[RatingChange]:
    """What a finished game changed in the ratings of its people; empty if it was not rated."""
    found = await house.table_for(table, visitor, secret)
    results = house.store.tables.results
    ended = await house.storage.read(results, found.game.id, len(found.seats))
    return await house.storage.work(changes_by, found.id, ended)


analysis_routes = Router("/", tags=["review"], route_handlers=[analysis, rating_changes])
