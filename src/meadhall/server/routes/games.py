"""The catalogue, and what a table can be opened with."""

from functools import lru_cache
from typing import Annotated

import msgspec
from litestar import Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from meadhall.bots import levels_of
from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.game import Setting
from meadhall.server.boards import BoardInfo, find_board
from meadhall.server.house import Home, Language
from meadhall.server.problems import problems
from meadhall.server.scenes import scene_of
from meadhall.tables.clock import CLOCKS, USUAL_CLOCK, Clock
from meadhall.tables.front import Color, SeatColor, read_front
from meadhall.tables.lessons import has_lesson, read_script
from meadhall.tables.options import SettledOptions, settle
from meadhall.tables.refusal import Missing
from meadhall.tables.settings import USUAL_BOT
from meadhall.words import Words, interface


class ValueInfo(Struct):
    value: Setting
    name: str


class OptionInfo(Struct):
    id: str
    name: str
    sentence: str
    default: Setting
    values: list[ValueInfo]


class GameInfo(Struct):
    id: str
    name: str
    summary: str
    rules: str
    min_players: int
    max_players: int
    options: list[OptionInfo]
    minutes: tuple[int, int] | None
    """How long a game takes, from and to; None if nobody has said so."""
    colors: list[SeatColor]
    """Of the seats before the game begins; empty if the page may choose."""
    scene: str | None
    """Where its picture is; None if there is none."""
    sky: tuple[Color, Color, Color] | None
    """The colours around the picture, from top to bottom; None if the page may choose."""
    lesson: int | None
    """How many minutes the lesson takes; None if there is none."""
    board: BoardInfo | None
    """The board that its package brings; None if the page has one, or draws it plainly."""
    bots: list[str]
    """The levels that bots play it at, from the weakest to the strongest."""


class ClockInfo(Struct):
    id: str
    name: str
    clock: Clock


class Catalogue(Struct):
    games: list[GameInfo]
    clocks: list[ClockInfo]
    usual_clock: str
    usual_bot: str
    daily: bool
    """Whether there is a daily saga."""


class OptionsWished(Struct, forbid_unknown_fields=True):
    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Setting] = {}


@get(
    "/games",
    media_type="application/json",
    responses={200: ResponseSpec(Catalogue, generate_examples=False, description="As it stands")},
)
async def games(house: Home, language: Language) -> Response[bytes]:
    catalogue = await house.storage.work(_catalogue, tuple(game_ids()), language, house.daily.is_on)
    return Response(catalogue, media_type="application/json")


@lru_cache
def _catalogue(ids: tuple[str, ...], language: str, daily: bool) -> bytes:
    catalogue = Catalogue(
        games=[_game(id, language) for id in ids],
        clocks=[
            ClockInfo(id, interface(language, f"clock-{id}"), clock) for id, clock in CLOCKS.items()
        ],
        usual_clock=USUAL_CLOCK,
        usual_bot=USUAL_BOT,
        daily=daily,
    )
    return msgspec.json.encode(catalogue)


def _game(id: str, language: str) -> GameInfo:
    game = find_game(id)
    words = Words(game, language, [])
    front = read_front(game)
    return GameInfo(
        id=game.id,
        name=words.game_name(),
        summary=words.game_summary(),
        rules=game.rules,
        min_players=game.min_players,
        max_players=game.max_players,
        options=[
            OptionInfo(
                option.id,
                words.option(option.id),
                words.option_sentence(option.id),
                option.default,
                [ValueInfo(value, words.setting(value)) for value in option.values],
            )
            for option in game.options
        ],
        minutes=front.minutes,
        colors=front.colors,
        scene=scene_of(id),
        sky=front.sky,
        lesson=read_script(game.id).minutes if has_lesson(game) else None,
        board=board.info if (board := find_board(id)) else None,
        bots=levels_of(game),
    )


@post("/games/{game:str}/options", status_code=200, responses=problems(400, 404, 422, 429))
async def options(game: FromPath[str], data: JSONBody[OptionsWished]) -> SettledOptions:
    """Which options go together with this many players; nothing is kept."""
    if game not in game_ids():
        raise Missing("no-such-game")
    return settle(find_game(game), data.players, data.options)


game_routes = Router("/", tags=["games"], route_handlers=[games, options])
