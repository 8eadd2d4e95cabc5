"""Who plays here, how well, and what."""

from typing import Annotated

from litestar import Router, get
from litestar.params import FromPath, PathParameter, QueryParameter
from msgspec import Struct

from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.server.house import Home, Visitor
from meadhall.server.people import keys_of
from meadhall.server.problems import problems
from meadhall.server.routes.tables import LISTED, Before
from meadhall.store import Account
from meadhall.tables.ratings import Rating
from meadhall.tables.refusal import Missing
from meadhall.tables.settings import check_name, name_key
from meadhall.tables.summary import Summary

PLAYERS_LISTED = 100


class PlayerInfo(Struct):
    id: str
    name: str
    guest: bool
    since: float
    color: str
    """The colour that they like; empty if any will do."""


class PlayerRating(Struct):
    game: str
    players: int
    rating: Rating


class Player(Struct):
    player: PlayerInfo
    ratings: list[PlayerRating]
    tables: list[Summary]
    """Those that everyone may see; of the person who asks, all."""


class Ranked(Struct):
    id: str
    name: str
    rating: Rating


def info(account: Account) -> PlayerInfo:
    return PlayerInfo(account.id, account.name, account.guest, account.created_at, account.color)


@get("/players", responses=problems(400, 401, 422, 429))
async def players(
    house: Home, visitor: Visitor, after: Annotated[str, QueryParameter(max_length=48)] = ""
) -> list[PlayerInfo]:
    """Everyone, by name; ``after`` continues a long list."""
    store = house.store
    key = name_key(check_name(after)) if after else ""
    found = await house.storage.read(store.people.all, PLAYERS_LISTED, key)
    return [info(account) for account in found]


@get("/players/{name:str}", responses=problems(400, 401, 404, 429))
async def player(
    name: FromPath[str], house: Home, visitor: Visitor, before: Before = None
) -> Player:
    """A player with their ratings and their public games; for themselves also the private ones."""
    store = house.store
    account = await house.storage.read(store.people.by_name, keys_of(name))
    if account is None:
        raise Missing("no-such-player")
    found = await house.storage.read(store.tables.of_person, account.id, LISTED, before)
    kinds = [
        (game, count)
        for game in game_ids()
        for count in range(find_game(game).min_players, find_game(game).max_players + 1)
    ]
    rated = await house.standings.of(kinds)
    ratings = [
        PlayerRating(game, count, rated[game, count][account.id])
        for game, count in kinds
        if account.id in rated[game, count]
    ]
    is_own = visitor is not None and visitor.id == account.id
    return Player(info(account), ratings, [one for one in found if one.public or is_own])


@get("/ratings/{game:str}/{count:int}", responses=problems(400, 401, 404, 429))
async def ratings(
    game: FromPath[str],
    count: Annotated[int, PathParameter(ge=1, le=16)],
    house: Home,
    visitor: Visitor,
) -> list[Ranked]:
    """The best players of a game with this many seats."""
    if game not in game_ids():
        raise Missing("no-such-game")
    rated = (await house.standings.of([(game, count)]))[game, count]
    best = sorted(rated.items(), key=lambda one: -one[1].shown)[:PLAYERS_LISTED]
    store = house.store
    named: list[Ranked] = []
    for id, rating in best:
        account = await house.storage.read(store.people.by_id, id)
        if account is not None:
            named.append(Ranked(id, account.name, rating))
    return named


player_routes = Router("/", tags=["players"], route_handlers=[players, player, ratings])
