"""The people who have been here: guests with a name, and accounts with a password."""

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct, structs
from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from meadhall.store.database import Database
from meadhall.store.errors import NameTaken
from meadhall.store.schema import chat, people, table_people

SeenBy = Literal["nobody", "friends", "everyone"]
"""Who may see that a person is here."""


class Account(Struct, frozen=True, kw_only=True):
    id: str
    name: str
    key: str
    """The name in the form in which names are compared (``tables.settings.name_key``)."""
    guest: bool
    password_hash: str | None
    language: str
    created_at: float
    seen_at: float
    color: str = ""
    """The colour of the seat they would like; empty if any will do."""
    seen_by: SeenBy = "friends"


class People:
    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, account: Account) -> None:
        """Add a person; ``NameTaken`` if someone already has the name."""
        with self._database.writing() as connection:
            try:
                connection.execute(insert(people).values(structs.asdict(account)))
            except IntegrityError as error:
                raise NameTaken(f"there is a {account.name} already") from error

    def by_id(self, id: str) -> Account | None:
        return self._one(people.c.id == id)

    def by_name(self, keys: Sequence[str]) -> Account | None:
        """Whoever has the first of these keys that anyone has."""
        found = (self._one(people.c.key == key) for key in keys)
        return next((account for account in found if account is not None), None)

    def all(self, limit: int, after_key: str = "") -> list[Account]:
        query = select(people).where(people.c.key > after_key).order_by(people.c.key).limit(limit)
        with self._database.reading() as connection:
            return [Account(**row) for row in connection.execute(query).mappings()]

    def become_account(self, id: str, password_hash: str) -> bool:
        """Give a guest a password; they stay the same person. False if there is no such person."""
        return self._set(id, guest=False, password_hash=password_hash)

    def set_password(self, id: str, password_hash: str) -> bool:
        return self._set(id, password_hash=password_hash)

    def set_wishes(self, id: str, wishes: dict[str, str]) -> bool:
        """Set language, colour, or who may see the person."""
        return self._set(id, **wishes)

    def remove(self, id: str) -> None:
        """Remove a person and everything that is theirs alone. What they said stays, unnamed.

        Their seats are not touched here: the log of a table is changed only by entries.
        """
        with self._database.writing() as connection:
            mine = chat.c.person == id
            connection.execute(update(chat).where(mine).values(person=None, name=""))
            connection.execute(delete(people).where(people.c.id == id))

    def purge_guests(self, before: float) -> int:
        """Remove guests who were last here before then and sit at no table; return how many."""
        gone = delete(people).where(
            people.c.guest,
            people.c.seen_at < before,
            ~exists().where(table_people.c.person == people.c.id),
            ~exists().where(chat.c.person == people.c.id),
        )
        with self._database.writing() as connection:
            return connection.execute(gone).rowcount

    def _one(self, condition: Any) -> Account | None:
        with self._database.reading() as connection:
            row = connection.execute(select(people).where(condition)).mappings().one_or_none()
            return None if row is None else Account(**row)

    def _set(self, id: str, **values: str | bool) -> bool:
        with self._database.writing() as connection:
            change = update(people).where(people.c.id == id).values(values)
            return connection.execute(change).rowcount == 1
