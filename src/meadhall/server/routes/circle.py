"""People and people: friends, those whom one avoids, and who is here.

Whoever has been blocked must not learn of it: they get the answers that they would get otherwise.
"""

from typing import Literal

from litestar import Router, delete, get, put
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from meadhall.server.here import Sight
from meadhall.server.house import Home, House, Me, Visitor
from meadhall.server.pages import Place
from meadhall.server.people import keys_of
from meadhall.server.problems import problems
from meadhall.store import Account, Avoided, Friend, How, Standing
from meadhall.tables.refusal import Missing, TooMuch, Unsuitable, Wrong

MOST_FRIENDS = 200
MOST_AVOIDED = 500


class Circle(Struct):
    friends: list[Friend]
    avoided: list[Avoided]


class Tie(Struct):
    """How I stand with somebody."""

    standing: Standing
    avoided: Literal["", "mute", "block"] = ""


class Avoiding(Struct, forbid_unknown_fields=True):
    how: How


class Someone(Struct):
    """A person who can be seen to be here."""

    id: str
    name: str
    color: str
    place: Place
    friend: bool


async def account_named(house: House, name: str) -> Account:
    account = await house.storage.read(house.store.people.by_name, keys_of(name))
    if account is None:
        raise Missing("no-such-player")
    return account


async def _other(house: House, me: Me, name: str) -> Account:
    other = await account_named(house, name)
    if other.id == me.id:
        raise Wrong("that-is-you")
    return other


@get("/me/people", responses=problems(401, 429))
async def my_people(house: Home, me: Me) -> Circle:
    """Your friends, those who have asked you, those whom you have asked or avoid: yours alone."""
    circle = house.store.circle
    return Circle(
        await house.storage.read(circle.friends, me.id),
        await house.storage.read(circle.avoided, me.id),
    )


@get("/me/people/{name:str}", responses=problems(400, 401, 404, 422, 429))
async def tie(name: FromPath[str], house: Home, me: Me) -> Tie:
    """How you stand with somebody."""
    return await _tie(house, me, await _other(house, me, name))


async def _tie(house: House, me: Me, other: Account) -> Tie:
    circle = house.store.circle
    found = Tie("none")
    for friend in await house.storage.read(circle.friends, me.id):
        if friend.id == other.id:
            found.standing = friend.standing
    for avoided in await house.storage.read(circle.avoided, me.id):
        if avoided.id == other.id:
            found.avoided = avoided.how
    return found


@put("/me/friends/{name:str}", responses=problems(400, 401, 404, 409, 422, 429))
async def befriend(name: FromPath[str], house: Home, me: Me) -> Tie:
    """Ask somebody to be friends, or agree if they have asked you."""
    house.allow(house.costly, me.id)
    other = await _other(house, me, name)
    circle = house.store.circle
    if await house.storage.read(circle.has_blocked, me.id, other.id):
        raise Unsuitable("you-block-them", name=other.name)
    if await house.storage.read(circle.count, me.id) >= MOST_FRIENDS:
        raise TooMuch("too-many-friends", most=MOST_FRIENDS)
    now = house.clock()
    return Tie(await house.storage.write(circle.befriend, me.id, other.id, now))


@delete("/me/friends/{name:str}", responses=problems(400, 401, 404, 422, 429))
async def part(name: FromPath[str], house: Home, me: Me) -> None:
    """Decline a friendship, end it, or withdraw what you have asked."""
    other = await _other(house, me, name)
    await house.storage.write(house.store.circle.part, me.id, other.id)


@put("/me/avoided/{name:str}", responses=problems(400, 401, 404, 413, 415, 422, 429))
async def avoid(name: FromPath[str], data: JSONBody[Avoiding], house: Home, me: Me) -> Tie:
    """Mute somebody, so that you do not hear them, or block them, so that they leave you alone."""
    house.allow(house.costly, me.id)
    other = await _other(house, me, name)
    circle = house.store.circle
    if len(await house.storage.read(circle.avoided, me.id)) >= MOST_AVOIDED:
        raise TooMuch("too-many-avoided", most=MOST_AVOIDED)
    await house.storage.write(circle.avoid, me.id, other.id, data.how, house.clock())
    await house.change_hearing(me.id)
    return await _tie(house, me, other)


@delete("/me/avoided/{name:str}", responses=problems(400, 401, 404, 422, 429))
async def relent(name: FromPath[str], house: Home, me: Me) -> None:
    """Hear somebody again, or let them come near again."""
    other = await _other(house, me, name)
    await house.storage.write(house.store.circle.relent, me.id, other.id)
    await house.change_hearing(me.id)


@get("/here", responses=problems(401, 429))
async def who_is_here(house: Home, visitor: Visitor) -> list[Someone]:
    """Those who are here and want to be seen by you; asking says that you are in the Hall."""
    if visitor is None:
        return [_shown(one, False) for one in house.here.seen(None, set(), set())]
    house.here.come(visitor.id)
    circle = house.store.circle
    friends = await house.storage.read(circle.friend_ids, visitor.id)
    blocking = await house.storage.read(circle.blocked_by, visitor.id)
    blocked = await house.storage.read(circle.blocked, visitor.id)
    seen = house.here.seen(visitor.id, friends, blocking | blocked)
    return [_shown(one, one.id in friends) for one in seen]


def _shown(one: Sight, is_friend: bool) -> Someone:
    return Someone(one.id, one.name, one.color, one.place, is_friend)


circle_routes = Router(
    "/",
    tags=["people"],
    route_handlers=[my_people, tie, befriend, part, avoid, relent, who_is_here],
)
