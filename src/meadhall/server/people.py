"""Who is there: guests by name, accounts by password, both by a signed cookie.

The cookie contains a random id and a signature, so that a forged one is recognised without asking
the store. The store has only a hash of the id: nobody can enter with what they read there.
"""

import asyncio
import hmac
import secrets
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from hashlib import sha256

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from meadhall.server.storage import Storage
from meadhall.store import Account, NameTaken, Session
from meadhall.tables.clock import DAY, MINUTE
from meadhall.tables.entries import Person
from meadhall.tables.refusal import Forbidden, Refused, Unsuitable, Wrong
from meadhall.tables.settings import check_name, name_key, name_keys

SESSION_LASTS = 180 * DAY
SEEN_EVERY = 60 * MINUTE
"""How precisely the time of a session's last use is known."""

KNOWN_FOR = 20.0
"""Seconds for which a session is assumed valid without asking the store again."""

SESSIONS_KNOWN = 20_000
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
LONGEST_AGENT = 120

HASHED_AT_ONCE = 2
"""Passwords; each takes a core and 64 MiB for a moment."""


class NotEntered(Refused):
    """Something that only people who have entered may do, or an invalid cookie."""


class Present(Person, frozen=True):
    """A person who has entered."""

    account: Account
    session: str
    """The hash of the session's id."""

    def person(self) -> Person:
        """What the log of a table says about them."""
        return Person(self.id, self.name)


class People:
    def __init__(self, storage: Storage, clock: Callable[[], float], key: str) -> None:
        self._storage = storage
        self._store = storage.store
        self._clock = clock
        self._key = key.encode()
        self._hasher = PasswordHasher()
        # Checked when a name is unknown, so that the time taken does not reveal which names exist.
        self._nobody = self._hasher.hash(secrets.token_urlsafe())
        # Threads of their own: whoever reads the store need not wait for those who log in.
        self._hashing = ThreadPoolExecutor(HASHED_AT_ONCE, "password")
        # Every move comes with the same cookie. Forged ones are not kept.
        self._session_of = lru_cache(SESSIONS_KNOWN)(self._check_cookie)
        self._known: OrderedDict[str, tuple[float, Present]] = OrderedDict()
        self._asked_for: dict[str, asyncio.Future[tuple[Session, Account] | None]] = {}
        self._finding: asyncio.Task[None] | None = None

    # Entering

    async def enter_as_guest(self, name: str, language: str, agent: str) -> tuple[Account, str]:
        account = await self._add(name, None, language)
        return account, await self._begin_session(account.id, agent)

    async def open_account(
        self, name: str, password: str, language: str, agent: str
    ) -> tuple[Account, str]:
        check_password(password)
        account = await self._add(name, await self._hash(password), language)
        return account, await self._begin_session(account.id, agent)

    async def become_account(self, present: Present, password: str) -> Account:
        """Turn a guest into an account; they keep id, name and seats."""
        if not present.account.guest:
            raise Unsuitable("already-account")
        check_password(password)
        hashed = await self._hash(password)
        await self._storage.write(self._store.people.become_account, present.id, hashed)
        self.forget(present.id)
        return await self.account(present.id)

    async def log_in(self, name: str, password: str, agent: str) -> tuple[Account, str]:
        account = await self._storage.read(self._store.people.by_name, keys_of(name))
        hashed = account.password_hash if account else None
        is_right = await self._matches(hashed or self._nobody, password)
        if account is None or hashed is None or not is_right:
            raise NotEntered("wrong-password")
        if self._hasher.check_needs_rehash(hashed):
            renewed = await self._hash(password)
            await self._storage.write(self._store.people.set_password, account.id, renewed)
        return account, await self._begin_session(account.id, agent)

    async def change_password(self, present: Present, old: str, new: str) -> None:
        """Change a password and end all other sessions: someone else may have known the old one."""
        hashed = present.account.password_hash
        if hashed is None:
            raise Unsuitable("guests-have-no-password")
        if not await self._matches(hashed, old):
            raise Forbidden("wrong-password")
        check_password(new)
        renewed = await self._hash(new)
        await self._storage.write(self._store.people.set_password, present.id, renewed)
        await self.end_others(present)

    async def check_leaving(self, present: Present, password: str | None) -> None:
        """Only whoever knows the password may remove an account; a guest has none."""
        hashed = present.account.password_hash
        if hashed is not None and not await self._matches(hashed, password or ""):
            raise Forbidden("wrong-password")

    async def remove(self, present: Present) -> None:
        """Remove a person whose seats have been given up, and everything that is theirs alone."""
        await self._storage.write(self._store.people.remove, present.id)
        self.forget(present.id)

    async def _add(self, name: str, password_hash: str | None, language: str) -> Account:
        name = check_name(name)
        now = self._clock()
        account = Account(
            id=secrets.token_urlsafe(12),
            name=name,
            key=name_key(name),
            guest=password_hash is None,
            password_hash=password_hash,
            language=language,
            created_at=now,
            seen_at=now,
        )
        try:
            await self._storage.write(self._store.people.add, account)
        except NameTaken as error:
            raise Unsuitable("name-taken", name=name) from error
        return account

    async def _hash(self, password: str) -> str:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._hashing, self._hasher.hash, password)

    async def _matches(self, hashed: str, password: str) -> bool:
        loop = asyncio.get_running_loop()
        given = password[:LONGEST_PASSWORD]
        try:
            return await loop.run_in_executor(self._hashing, self._hasher.verify, hashed, given)
        except VerificationError:
            return False

    def close(self) -> None:
        self._hashing.shutdown()

    # Sessions

    async def _begin_session(self, person: str, agent: str) -> str:
        id = secrets.token_urlsafe(24)
        now = self._clock()
        session = Session(
            id_hash=_digest(id),
            person=person,
            created_at=now,
            seen_at=now,
            expires_at=now + SESSION_LASTS,
            agent=agent[:LONGEST_AGENT],
        )
        await self._storage.write(self._store.sessions.add, session)
        return f"{id}.{self._sign(id)}"

    def _sign(self, id: str) -> str:
        return hmac.digest(self._key, id.encode(), "sha256").hex()

    def _check_cookie(self, cookie: str) -> str:
        """The hash of the session's id; ``NotEntered`` if the cookie is forged."""
        id, _, signature = cookie.partition(".")
        if not hmac.compare_digest(signature.encode(), self._sign(id).encode()):
            raise NotEntered("session-invalid")
        return _digest(id)

    async def present(self, cookie: str) -> Present:
        """Who has this cookie; ``NotEntered`` if it is forged, ended or expired."""
        session_hash = self._session_of(cookie)
        now = self._clock()
        checked_at, present = self._known.get(session_hash, (0.0, None))
        if present is None or now - checked_at > KNOWN_FOR:
            present = await self._look_up(session_hash, now)
            self._known[session_hash] = (now, present)
            if len(self._known) > SESSIONS_KNOWN:
                self._known.popitem(last=False)
        return present

    async def _look_up(self, session_hash: str, now: float) -> Present:
        self._known.pop(session_hash, None)
        found = await self._find(session_hash)
        if found is None:
            raise NotEntered("session-ended")
        session, account = found
        if session.expires_at <= now:
            raise NotEntered("session-expired")
        if now - session.seen_at > SEEN_EVERY:
            await self._storage.write(
                self._store.sessions.touch, session_hash, now, now + SESSION_LASTS
            )
        return Present(account.id, account.name, account, session_hash)

    async def _find(self, session_hash: str) -> tuple[Session, Account] | None:
        """A session from the store, read together with those that others ask for meanwhile."""
        if session_hash not in self._asked_for:
            self._asked_for[session_hash] = asyncio.get_running_loop().create_future()
        answer = self._asked_for[session_hash]
        if self._finding is None:
            self._finding = asyncio.create_task(self._find_all())
        return await asyncio.shield(answer)

    async def _find_all(self) -> None:
        while self._asked_for:
            asked_for, self._asked_for = self._asked_for, {}
            read = self._store.sessions.with_accounts
            try:
                found = await self._storage.read(read, list(asked_for))
            except Exception as error:
                # Each of them has to know.
                for answer in asked_for.values():
                    answer.set_exception(error)
            else:
                for session_hash, answer in asked_for.items():
                    answer.set_result(found.get(session_hash))
        self._finding = None

    async def end_session(self, present: Present, session_hash: str) -> None:
        """End one of the person's own sessions."""
        own = await self._storage.read(self._store.sessions.of_person, present.id)
        if session_hash not in [session.id_hash for session in own]:
            raise Forbidden("no-such-session")
        await self._storage.write(self._store.sessions.end, session_hash)
        self._known.pop(session_hash, None)

    async def end_others(self, present: Present) -> None:
        await self._storage.write(self._store.sessions.end_all, present.id, present.session)
        self.forget(present.id)

    def forget(self, person: str) -> None:
        """Forget a person, so that the store is asked again."""
        for session_hash, (_, present) in list(self._known.items()):
            if present.id == person:
                del self._known[session_hash]

    async def account(self, person: str) -> Account:
        account = await self._storage.read(self._store.people.by_id, person)
        if account is None:
            raise NotEntered("session-ended")
        return account


def keys_of(name: str) -> list[str]:
    """The keys of a name as somebody typed it; none if nobody can have that name."""
    try:
        return name_keys(check_name(name))
    except Wrong:
        return []


def check_password(password: str) -> None:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Wrong("wrong-new-password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)


def _digest(id: str) -> str:
    return sha256(id.encode()).hexdigest()
