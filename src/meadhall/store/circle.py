"""Whom a person knows: friends, by mutual consent, and those whom they avoid."""

from typing import Literal

from msgspec import Struct
from sqlalchemy import Connection, and_, delete, exists, func, or_, select, text, update

from meadhall.store.database import Database
from meadhall.store.schema import avoided, friends, people

How = Literal["mute", "block"]
"""Those who are muted are not heard; those who are blocked have nothing to do with me at all."""

Standing = Literal["none", "asked", "asks", "friends"]
"""``asked``: I have asked them. ``asks``: they have asked me."""

_ASK = text(
    "INSERT INTO friends (low, high, asker, asked_at)"
    " VALUES (:low, :high, :asker, :at) ON CONFLICT DO NOTHING"
)
_AVOID = text(
    "INSERT INTO avoided (person, other, how, since) VALUES (:person, :other, :how, :since)"
    " ON CONFLICT (person, other) DO UPDATE SET how = excluded.how, since = excluded.since"
)


class Friend(Struct, frozen=True):
    """A friend, or somebody who would like to be one, or whom I asked."""

    id: str
    name: str
    standing: Standing
    since: float
    """When they became friends, or when one of them asked."""


class Avoided(Struct, frozen=True):
    id: str
    name: str
    how: How
    since: float


class Circle:
    def __init__(self, database: Database) -> None:
        self._database = database

    def friends(self, person: str) -> list[Friend]:
        """Friends and those who have asked, by name; not those whom the person has blocked."""
        theirs = or_(
            and_(friends.c.low == person, people.c.id == friends.c.high),
            and_(friends.c.high == person, people.c.id == friends.c.low),
        )
        blocked = exists().where(
            avoided.c.person == person, avoided.c.other == people.c.id, avoided.c.how == "block"
        )
        query = (
            select(
                people.c.id,
                people.c.name,
                friends.c.asker,
                friends.c.asked_at,
                friends.c.accepted_at,
            )
            .join(friends, theirs)
            .where(~blocked)
            .order_by(people.c.key)
        )
        with self._database.reading() as connection:
            return [
                Friend(id, name, _standing(person, asker, accepted), accepted or asked)
                for id, name, asker, asked, accepted in connection.execute(query)
            ]

    def friend_ids(self, person: str) -> set[str]:
        """Those whose friendship is mutual."""
        query = select(friends.c.low, friends.c.high).where(
            or_(friends.c.low == person, friends.c.high == person),
            friends.c.accepted_at.is_not(None),
        )
        with self._database.reading() as connection:
            return {high if low == person else low for low, high in connection.execute(query)}

    def count(self, person: str) -> int:
        """How many friends there are, and how many they have asked."""
        query = (
            select(func.count())
            .select_from(friends)
            .where(
                or_(friends.c.low == person, friends.c.high == person),
                or_(friends.c.accepted_at.is_not(None), friends.c.asker == person),
            )
        )
        with self._database.reading() as connection:
            return int(connection.scalar(query) or 0)

    def befriend(self, person: str, other: str, now: float) -> Standing:
        """Ask for friendship, or accept it if the other one has asked."""
        low, high = sorted([person, other])
        mine = and_(friends.c.low == low, friends.c.high == high)
        with self._database.writing() as connection:
            connection.execute(_ASK, {"low": low, "high": high, "asker": person, "at": now})
            accepts = mine & (friends.c.asker == other) & friends.c.accepted_at.is_(None)
            connection.execute(update(friends).where(accepts).values(accepted_at=now))
            found = connection.execute(select(friends.c.asker, friends.c.accepted_at).where(mine))
            return _standing(person, *found.one())

    def part(self, person: str, other: str) -> None:
        """End a friendship, decline one, or withdraw what was asked."""
        with self._database.writing() as connection:
            _part(connection, person, other)

    # Those who are avoided

    def avoided(self, person: str) -> list[Avoided]:
        query = (
            select(people.c.id, people.c.name, avoided.c.how, avoided.c.since)
            .join(avoided, avoided.c.other == people.c.id)
            .where(avoided.c.person == person)
            .order_by(people.c.key)
        )
        with self._database.reading() as connection:
            return [Avoided(*row) for row in connection.execute(query)]

    def unheard(self, person: str) -> frozenset[str]:
        """Those whose talk the person does not want to hear."""
        query = select(avoided.c.other).where(avoided.c.person == person)
        with self._database.reading() as connection:
            return frozenset(connection.scalars(query))

    def blocked_by(self, person: str) -> set[str]:
        """Those who have blocked the person, who must not learn of it."""
        query = select(avoided.c.person).where(avoided.c.other == person, avoided.c.how == "block")
        with self._database.reading() as connection:
            return set(connection.scalars(query))

    def blocked(self, person: str) -> set[str]:
        """Those whom the person has blocked."""
        query = select(avoided.c.other).where(avoided.c.person == person, avoided.c.how == "block")
        with self._database.reading() as connection:
            return set(connection.scalars(query))

    def has_blocked(self, person: str, other: str) -> bool:
        return other in self.blocked(person)

    def avoid(self, person: str, other: str, how: How, now: float) -> None:
        """Mute or block somebody; whoever is blocked is no friend any more."""
        with self._database.writing() as connection:
            row = {"person": person, "other": other, "how": how, "since": now}
            connection.execute(_AVOID, row)
            if how == "block":
                _part(connection, person, other)

    def relent(self, person: str, other: str) -> None:
        with self._database.writing() as connection:
            mine = and_(avoided.c.person == person, avoided.c.other == other)
            connection.execute(delete(avoided).where(mine))


def _standing(person: str, asker: str, accepted_at: float | None) -> Standing:
    if accepted_at is not None:
        return "friends"
    return "asked" if asker == person else "asks"


def _part(connection: Connection, person: str, other: str) -> None:
    low, high = sorted([person, other])
    connection.execute(delete(friends).where(friends.c.low == low, friends.c.high == high))
