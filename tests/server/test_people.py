"""Entering, staying, and leaving."""

import asyncio
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from meadhall.server.people import (
    HASHED_AT_ONCE,
    KNOWN_FOR,
    SESSION_LASTS,
    SHORTEST_PASSWORD,
    People,
)
from meadhall.server.storage import Storage
from meadhall.store import Account, Session, Store, Unavailable, sqlite_url
from meadhall.tables.clock import DAY
from tests.server.client import WAIT, WITH_ANYONE, Browser, Server, running_server, wait_until

PASSWORD = "mead and honey"
OTHER = "honey and mead"


def account(server: Server, name: str) -> Browser:
    browser = server.stranger()
    browser.post("/api/accounts", {"name": name, "password": PASSWORD})
    return browser


def logged_in(server: Server, name: str, password: str = PASSWORD) -> Browser:
    browser = server.stranger()
    browser.post("/api/sessions", {"name": name, "password": password})
    return browser


def test_a_guest_enters_with_a_name(server: Server) -> None:
    anna = server.stranger()
    profile = anna.post("/api/enter", {"name": "  Anna   Liisa "})
    assert profile == anna.me()
    assert profile["name"] == "Anna Liisa"
    assert profile["guest"] is True


def test_the_cookie_is_kept_from_scripts_and_other_sites(server: Server) -> None:
    answer = server.stranger().ask("POST", "/api/enter", {"name": "Cookie"})
    cookie = answer.headers["Set-Cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie


def test_behind_a_proxy_with_tls_the_cookie_is_for_tls_only(folder: Path) -> None:
    with running_server(folder, behind_proxy=True) as server:
        secure = {"X-Forwarded-Proto": "https"}
        answer = server.stranger().ask("POST", "/api/enter", {"name": "Anna"}, headers=secure)
        assert "secure" in answer.headers["Set-Cookie"].lower()


def test_nobody_is_there_without_a_cookie(server: Server) -> None:
    server.stranger().is_refused(401, "not-entered", "GET", "/api/me")


def test_names_that_look_alike_are_one_name(server: Server) -> None:
    server.stranger().post("/api/enter", {"name": "Ragnhild Öst"})
    for other in ("RAGNHILD ÖST", " ragnhild  öst ", "Ｒagnhild Öst", "Ragnhild O\u0308st"):
        server.stranger().is_refused(409, "name-taken", "POST", "/api/enter", {"name": other})


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("An\u034fna", "wrong-name"),
        ("Anna\ufe0f", "wrong-name"),
        ("Anna\u17b4", "wrong-name"),
        ("\u0410nna", "mixed-alphabets"),
        ("Ann\u0430", "mixed-alphabets"),
        ("Ann\u03b1", "mixed-alphabets"),
    ],
)
def test_names_that_only_look_like_another(server: Server, name: str, kind: str) -> None:
    server.stranger().is_refused(422, kind, "POST", "/api/enter", {"name": name})


def test_a_name_in_another_alphabet_may_not_look_like_one_that_is_taken(server: Server) -> None:
    server.stranger().post("/api/enter", {"name": "Copocaxa"})
    alike = "\u0421\u043e\u0440\u043e\u0441\u0430\u0445\u0430"
    server.stranger().is_refused(409, "name-taken", "POST", "/api/enter", {"name": alike})
    for other in ("Ярослава", "Ελένη", "花子さん", "Zażółć Gęślą"):
        assert server.stranger().post("/api/enter", {"name": other})["name"] == other


@pytest.mark.parametrize(
    "name", [" ", "a" * 25, "a\u0000b", "a\u200bb", "a\u202eb", "a\u001bb", "\u00ad", "a\ue000"]
)
def test_names_can_be_seen(server: Server, name: str) -> None:
    server.stranger().is_refused(422, "wrong-name", "POST", "/api/enter", {"name": name})


def test_an_account_can_be_entered_again(server: Server) -> None:
    ids = {account(server, "Bera").me()["id"], logged_in(server, " BERA ").me()["id"]}
    assert len(ids) == 1


def test_a_wrong_password_does_not_tell_whether_there_is_such_a_name(server: Server) -> None:
    account(server, "Dagny")
    server.guest("Guest")
    guest = server.guest().me()["name"]
    for name in ("Dagny", "Nobody at all", guest, "a\u0000b"):
        wrong = {"name": name, "password": OTHER}
        server.stranger().is_refused(401, "wrong-password", "POST", "/api/sessions", wrong)


def test_a_guest_becomes_an_account_and_keeps_the_seat(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.opens(seats=WITH_ANYONE)["id"]
    before = anna.me()
    after = anna.post("/api/accounts", {"password": PASSWORD})
    assert after == {**before, "guest": False}
    again = logged_in(server, before["name"])
    assert again.sees(table)["seats"][0]["yours"]
    anna.is_refused(409, "already-account", "POST", "/api/accounts", {"password": PASSWORD})


def test_an_account_needs_a_name(server: Server) -> None:
    server.stranger().is_refused(
        401, "not-entered", "POST", "/api/accounts", {"password": PASSWORD}
    )


def test_a_short_password_is_not_even_read(server: Server) -> None:
    body = {"name": "Frida", "password": "x" * (SHORTEST_PASSWORD - 1)}
    server.stranger().is_refused(400, "malformed", "POST", "/api/accounts", body)
    body = {"name": "Frida", "password": "x" * 201}
    server.stranger().is_refused(422, "wrong-new-password", "POST", "/api/accounts", body)


def test_a_new_password_ends_all_other_sessions(server: Server) -> None:
    gunnar, elsewhere = account(server, "Gunnar"), logged_in(server, "Gunnar")
    elsewhere.me()
    gunnar.put("/api/me/password", {"old": PASSWORD, "new": OTHER})
    gunnar.me()
    elsewhere.is_refused(401, "session-ended", "GET", "/api/me")
    logged_in(server, "Gunnar", OTHER)
    old = {"name": "Gunnar", "password": PASSWORD}
    server.stranger().is_refused(401, "wrong-password", "POST", "/api/sessions", old)


def test_a_password_is_changed_only_by_whoever_knows_it(server: Server) -> None:
    wish = {"old": OTHER, "new": PASSWORD}
    account(server, "Hilda").is_refused(403, "wrong-password", "PUT", "/api/me/password", wish)
    server.guest().is_refused(409, "guests-have-no-password", "PUT", "/api/me/password", wish)


def test_sessions_are_shown_and_can_be_ended(server: Server) -> None:
    here, there = account(server, "Ivar"), logged_in(server, "Ivar")
    sessions = here.get("/api/me/sessions")
    assert [one["agent"] for one in sessions] == ["a test", "a test"]
    other = next(one["id"] for one in sessions if not one["current"])
    here.delete(f"/api/me/sessions/{other}")
    there.is_refused(401, "session-ended", "GET", "/api/me")
    assert len(here.get("/api/me/sessions")) == 1


def test_all_other_sessions_end_at_once(server: Server) -> None:
    here, there = account(server, "Jorunn"), logged_in(server, "Jorunn")
    here.delete("/api/me/sessions")
    here.me()
    there.is_refused(401, "session-ended", "GET", "/api/me")


def test_whoever_leaves_has_left(server: Server) -> None:
    anna = server.guest("Anna")
    cookie = anna.cookie
    anna.delete("/api/sessions/current")
    assert anna.cookie == ""
    anna.cookie = cookie
    anna.is_refused(401, "session-ended", "GET", "/api/me")


def test_a_bad_cookie_is_taken_away(server: Server) -> None:
    stranger = server.stranger()
    stranger.cookie = "rubbish"
    answer = stranger.ask("GET", "/api/me")
    assert 'meadhall=""' in answer.headers["Set-Cookie"] or "Max-Age=0" in str(answer.headers)


def test_sessions_that_are_asked_for_at_once_are_read_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store.open(sqlite_url(tmp_path / "meadhall.db"))
    storage = Storage(store)
    read = store.sessions.with_accounts
    sizes: list[int] = []

    def count(id_hashes: Sequence[str]) -> dict[str, tuple[Session, Account]]:
        sizes.append(len(id_hashes))
        return read(id_hashes)

    async def ask() -> None:
        entering = People(storage, time.time, "key")
        entered = [await entering.enter_as_guest(f"Guest {n}", "en", "") for n in range(20)]
        people = People(storage, time.time, "key")
        monkeypatch.setattr(store.sessions, "with_accounts", count)
        found = await asyncio.gather(*(people.present(cookie) for _, cookie in entered))
        assert [one.account for one in found] == [account for account, _ in entered]
        assert sum(sizes) == len(entered)
        assert len(sizes) <= 2

        def fail(_: object) -> None:
            raise Unavailable("gone")

        monkeypatch.setattr(store.sessions, "with_accounts", fail)
        others = People(storage, time.time, "key")
        answers = (others.present(cookie) for _, cookie in entered)
        failed = await asyncio.gather(*answers, return_exceptions=True)
        assert all(isinstance(one, Unavailable) for one in failed)
        for one in (entering, people, others):
            one.close()

    asyncio.run(ask())
    storage.close()
    store.close()


def test_sessions_live_as_long_as_they_are_used(folder: Path) -> None:
    with running_server(folder) as server:
        anna, bjorn = server.guest("Anna"), server.guest("Bjorn")
        server.clock.wait(SESSION_LASTS - DAY)
        anna.me()
        server.clock.wait(DAY + KNOWN_FOR)
        anna.me()
        bjorn.is_refused(401, "session-expired", "GET", "/api/me")


def test_a_person_chooses_the_language_of_notices(server: Server) -> None:
    anna = server.guest("Anna")
    assert anna.patch("/api/me", {"language": "pl"})["language"] == "pl"
    assert anna.me()["language"] == "pl"
    anna.is_refused(400, "malformed", "PATCH", "/api/me", {"language": "xx"})
    polish = server.guest("Piotr", language="pl-PL,en;q=0.5")
    assert polish.me()["language"] == "pl"


def test_passwords_that_are_checked_keep_nobody_waiting(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nineteen people log in at once, and checking a password takes long."""
    with running_server(folder) as server:
        account(server, "Bera")
        going_on = threading.Event()
        begun: list[str] = []

        def slow(hasher: PasswordHasher, hashed: str, password: str) -> bool:
            begun.append(password)
            return going_on.wait(WAIT)

        monkeypatch.setattr(PasswordHasher, "verify", slow)
        with ThreadPoolExecutor(19) as crowd:
            entering = [crowd.submit(logged_in, server, "Bera") for _ in range(19)]
            try:
                wait_until(lambda: len(begun) >= HASHED_AT_ONCE)
                time.sleep(0.5)
                assert server.stranger().get("/healthz", timeout=WAIT / 2)["status"] == "ok"
            finally:
                going_on.set()
            assert len({one.result().cookie for one in entering}) == 19
