"""Daily sagas in the database: dealt once for all servers, and each try begun only once."""

import threading

import pytest
from msgspec import structs

from meadhall.store import Append, Conflict, DailyDeal, Store, StoreError
from meadhall.tables.daily import ends_at, open_try
from meadhall.tables.entries import Ended, Person
from meadhall.tables.folding import fold
from meadhall.tables.front import Deal
from meadhall.tables.summary import summarize
from tests.store.sample import ANNA, BERT, NOW, account

DAY = "2026-11-18"
DEAL = Deal(players=2, bot="karl", options={"variant_hall_of_fame": True}, seat=1)


def dealt(secret: str) -> DailyDeal:
    return DailyDeal(day=DAY, game="champions", deal=DEAL, secret=secret, sealed_at=NOW)


def begin(store: Store, person: Person, number: int = 0, table: str = "") -> str:
    id = table or f"{person.id}-{number}"
    log = open_try("champions", DEAL, DAY, "secret", person, NOW, counts=number == 0)
    store.daily.begin(DAY, person.id, number, summarize(fold(id, log)), log, None)
    return id


@pytest.fixture
def people(store: Store) -> Store:
    for person in (ANNA, BERT):
        store.people.add(account(person))
    return store


def test_two_servers_deal_the_same(store: Store) -> None:
    both = threading.Barrier(2)
    found: list[DailyDeal] = []

    def make(secret: str) -> DailyDeal:
        # Both have seen that there is nothing yet.
        both.wait(60)
        return dealt(secret)

    def ask(secret: str) -> None:
        found.append(store.daily.get_or_make(DAY, "champions", lambda: make(secret)))

    threads = [threading.Thread(target=ask, args=[secret]) for secret in ("one", "two")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert len(found) == 2
    assert found[0] == found[1] == store.daily.deal(DAY, "champions")
    assert found[0].deal == DEAL
    assert found[0].secret in ("one", "two")
    assert store.daily.deal(DAY, "northgard") is None


def test_a_try_is_begun_once(people: Store) -> None:
    begin(people, ANNA)
    with pytest.raises(Conflict):
        begin(people, ANNA, table="another")
    assert people.tables.load("another") is None, "a try that is refused leaves no table"
    begin(people, ANNA, 1)
    begin(people, BERT)
    assert [(one.number, one.table) for one in people.daily.tries_of(ANNA.id, DAY)] == [
        (0, "anna-0"),
        (1, "anna-1"),
    ]
    assert people.daily.counted(DAY) == {("champions", "open"): 2}


def test_the_field_is_of_those_who_are_done(people: Store) -> None:
    begin(people, ANNA)
    id = begin(people, BERT)
    practice = begin(people, BERT, 1)
    for table in (id, practice):
        summary = people.tables.summary(table)
        assert summary is not None
        over = structs.replace(summary, status="over", finished_at=ends_at(DAY) - 5)
        seq = people.tables.sequences([table])[table]
        ended = Ended(at=NOW, reason="host")
        people.tables.append(Append(table, seq, [ended], over, None))
    assert [(person, summary.id) for person, summary in people.daily.field(DAY, "champions")] == [
        (BERT.id, id)
    ]
    assert people.daily.told_on(BERT.id) == [(DAY, ends_at(DAY) - 5)]
    assert people.daily.told_on(ANNA.id) == []


def test_whoever_leaves_takes_their_tries_along(people: Store) -> None:
    begin(people, ANNA)
    people.people.remove(ANNA.id)
    assert people.daily.tries_of(ANNA.id, DAY) == []
    assert people.tables.load("anna-0") is not None, "the game stays, since the proof covers it"
    with pytest.raises(StoreError):
        begin(people, ANNA, 1)
