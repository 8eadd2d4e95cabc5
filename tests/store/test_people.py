"""People, their sessions, what they say, and what remains when they leave."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec import structs

from meadhall.store import Gone, NameTaken, Session, Store
from meadhall.tables.entries import Person
from meadhall.tables.notices import Notice
from tests.store.sample import ANNA, BERT, CARL, NOW, account, started_log


def session(id_hash: str, person: str = "anna", **other: float) -> Session:
    usual = Session(
        id_hash=id_hash,
        person=person,
        created_at=NOW,
        seen_at=NOW,
        expires_at=NOW + 100,
        agent="Firefox on Linux",
    )
    return structs.replace(usual, **other)


def test_accounts_come_back_as_they_were(store: Store) -> None:
    anna, bert = account(ANNA), account(BERT, guest=True)
    store.people.add(anna)
    store.people.add(bert)
    assert store.people.by_id("anna") == anna
    assert store.people.by_name(["bert"]) == bert
    assert store.people.by_id("carl") is None
    assert store.people.by_name(["Bert"]) is None
    assert store.people.all(10) == [anna, bert]
    assert store.people.all(1) == [anna]
    assert store.people.all(10, after_key="anna") == [bert]


def test_a_name_is_used_once(store: Store) -> None:
    store.people.add(account(ANNA))
    with pytest.raises(NameTaken):
        store.people.add(structs.replace(account(BERT), key="anna"))
    assert store.people.by_id("bert") is None
    store.people.add(account(BERT))
    assert store.people.by_id("bert") == account(BERT)


def test_people_change(store: Store) -> None:
    store.people.add(account(ANNA, guest=True))
    store.people.add(account(BERT))
    assert store.people.become_account("anna", "new")
    assert store.people.set_wishes("anna", {"language": "pl"})
    changed = structs.replace(account(ANNA), password_hash="new", language="pl")
    assert store.people.by_id("anna") == changed
    assert store.people.set_password("anna", "newer")
    assert store.people.by_id("anna") == structs.replace(changed, password_hash="newer")
    assert store.people.by_id("bert") == account(BERT)
    assert not store.people.set_password("carl", "none")


def known(store: Store, id_hash: str) -> Session | None:
    found = store.sessions.with_accounts([id_hash, "none"])
    return found[id_hash][0] if id_hash in found else None


def test_sessions(store: Store) -> None:
    store.people.add(account(ANNA))
    store.people.add(account(BERT))
    old, new = session("old", expires_at=NOW + 1), session("new", seen_at=NOW + 1)
    for one in (old, new, session("third"), session("of bert", "bert")):
        store.sessions.add(one)
    assert known(store, "old") == old
    assert known(store, "none") is None
    both = store.sessions.with_accounts(["new", "none", "of bert"])
    assert {id: account.id for id, (_, account) in both.items()} == {
        "new": "anna",
        "of bert": "bert",
    }
    assert [one.id_hash for one in store.sessions.of_person("anna")] == ["new", "old", "third"]
    assert store.sessions.purge(NOW + 1) == 1
    assert known(store, "old") is None
    assert store.sessions.end_all("anna", except_hash="new") == 1
    assert store.sessions.of_person("anna") == [new]
    store.sessions.end("new")
    assert known(store, "new") is None
    assert store.sessions.end_all("bert") == 1


def test_a_session_in_use_is_prolonged_and_its_person_seen(store: Store) -> None:
    store.people.add(account(ANNA))
    store.people.add(account(BERT))
    store.sessions.add(session("one"))
    assert store.sessions.touch("one", NOW + 50, NOW + 150)
    assert known(store, "one") == session("one", seen_at=NOW + 50, expires_at=NOW + 150)
    assert store.people.by_id("anna") == structs.replace(account(ANNA), seen_at=NOW + 50)
    assert store.people.by_id("bert") == account(BERT)
    assert not store.sessions.touch("none", NOW, NOW)


def test_nobody_signs_in_without_being_there(store: Store) -> None:
    with pytest.raises(Gone):
        store.sessions.add(session("one", "nobody"))


def test_chat_is_numbered_per_table(store: Store) -> None:
    store.people.add(account(ANNA))
    started_log(store, "one")
    started_log(store, "two")
    first = store.talk.add("one", "anna", "Anna", NOW, "Hail!")
    assert (first.number, first.person, first.text) == (1, "anna", "Hail!")
    second = store.talk.add("one", "anna", "Anna", NOW + 1, "Anyone?")
    third = store.talk.add("one", "anna", "Anna", NOW + 2, "No.")
    assert store.talk.add("two", "anna", "Anna", NOW, "Here?").number == 1
    assert store.talk.lines("one") == [first, second, third]
    assert store.talk.lines("one", after_number=1) == [second, third]
    assert store.talk.lines("one", limit=2) == [second, third]
    with pytest.raises(Gone):
        store.talk.add("three", "anna", "Anna", NOW, "Hail!")


def test_lines_spoken_at_once_get_different_numbers(store: Store) -> None:
    store.people.add(account(ANNA))
    started_log(store)

    def speak(number: int) -> int:
        return store.talk.add("one", "anna", "Anna", NOW, str(number)).number

    with ThreadPoolExecutor(4) as threads:
        numbers = list(threads.map(speak, range(40)))
    assert sorted(numbers) == list(range(1, 41))
    said = {line.number: line.text for line in store.talk.lines("one")}
    assert said == {number: str(text) for text, number in enumerate(numbers)}


def test_notes_are_for_one_person_at_one_table(store: Store) -> None:
    store.people.add(account(ANNA))
    store.people.add(account(BERT))
    started_log(store)
    assert store.talk.note("one", "anna") == ""
    store.talk.set_note("one", "anna", "He bluffs.")
    store.talk.set_note("one", "anna", "He bluffs: żółć")
    assert store.talk.note("one", "anna") == "He bluffs: żółć"
    assert store.talk.note("one", "bert") == ""


def test_whoever_is_removed_leaves_only_what_was_said(store: Store) -> None:
    for person in (ANNA, BERT, CARL):
        store.people.add(account(person))
    log = started_log(store)
    for person in (ANNA, BERT):
        store.sessions.add(session(f"of {person.id}", person.id))
        store.channels.add(person.id, "mail", {}, NOW)
        store.talk.add("one", person.id, person.name, NOW, "Hail!")
        store.talk.set_note("one", person.id, "He bluffs.")
        store.looks.looked({("one", person.id): (NOW, 0)})
        notice = Notice("turn", person.id, 0, 3, NOW + 200)
        assert store.looks.claim_notice("one", person.id, notice, NOW + 100)

    store.people.remove("anna")

    assert store.people.by_id("anna") is None
    assert known(store, "of anna") is None
    assert store.channels.of_person("anna") == []
    assert store.talk.note("one", "anna") == ""
    assert set(store.looks.of_table("one")) == {"bert"}
    said = store.talk.lines("one")
    assert [(line.person, line.name, line.text) for line in said] == [
        (None, "", "Hail!"),
        ("bert", "Bert", "Hail!"),
    ]
    assert store.tables.entries("one") == log.entries
    assert known(store, "of bert") is not None
    assert store.talk.note("one", "bert") == "He bluffs."
    assert [post.channel for post in store.outbox.take(NOW + 100, 10, 1.0)] == [
        channel.id for channel in store.channels.of_person("bert")
    ]
    store.people.add(account(ANNA))


def test_a_secret_is_made_once(store: Store) -> None:
    def get(number: int) -> str:
        return store.secrets.get_or_create("signing", lambda: f"secret {number}")

    with ThreadPoolExecutor(8) as threads:
        given = set(threads.map(get, range(24)))
    assert len(given) == 1
    assert {store.secrets.get_or_create("signing", lambda: "late")} == given
    assert store.secrets.get_or_create("other", lambda: "late") == "late"


def test_guests_who_never_played_are_forgotten(store: Store) -> None:
    started_log(store)
    dora = Person("dora", "Dora")
    for person, guest in ((ANNA, True), (CARL, False), (dora, True)):
        store.people.add(account(person, guest))
    assert store.people.purge_guests(NOW) == 0
    assert store.people.purge_guests(NOW + 1) == 1
    assert store.people.by_id("dora") is None
    assert store.people.by_id("anna") is not None
    assert store.people.by_id("carl") is not None
