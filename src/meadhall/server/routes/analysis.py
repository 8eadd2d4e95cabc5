"""How the chances changed during a finished game, what turned it, and what it changed."""

from litestar import Router, get
from msgspec import Struct

from meadhall.server.analyses import AnalysisProgress
from meadhall.server.house import Home, Language, Visitor
from meadhall.server.problems import problems
from meadhall.server.routes.tables import Secret, TableId
from meadhall.tables.analysis import TurningPoint, TurnKind
from meadhall.tables.ratings import RatingChange, changes_by
from meadhall.tables.table import Table
from meadhall.tables.wording import words_of

DIGITS = 3


class TurningPointInfo(Struct):
    """A move that changed somebody's chance."""

    move: int
    """The number of the move."""
    kind: TurnKind
    """Whether another move was better, chance or something hidden was involved, or neither."""
    by: int
    """The seat that moved."""
    seat: int
    """The seat whose chance is given."""
    before: float
    after: float
    played: str
    better: str | None
    """What a bot would have done instead of a mistake."""
    better_move: str | None
    """The word of that move, to be shown on the board."""


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
    def say(move: str) -> str:
        return words_of(table, language).move(table.game.moves.number(move), point.view)

    return TurningPointInfo(
        move=point.number,
        kind=point.kind,
        by=point.by,
        seat=point.seat,
        before=round(point.before, DIGITS),
        after=round(point.after, DIGITS),
        played=say(point.move),
        better=None if point.better is None else say(point.better),
        better_move=point.better,
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
