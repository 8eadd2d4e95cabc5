"""Who is notified of what, and by whom: once, even when several servers want to."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec import structs

from meadhall.store import Channel, Gone, Store
from meadhall.tables.notices import AWAY_AFTER, Look, Notice
from tests.store.sample import ANNA, BERT, NOW, account, started_log

AWAY = NOW + AWAY_AFTER
TURN = Notice("turn", "anna", 0, 3, NOW + 1000)
REMINDER = Notice("reminder", "anna", 0, 3, NOW + 1000)


@pytest.fixture
def house(store: Store) -> Store:
    """Anna and Bert at a table."""
    store.people.add(account(ANNA))
    store.people.add(account(BERT))
    started_log(store)
    return store


def test_a_look_is_never_set_back(house: Store) -> None:
    house.looks.looked({("one", "anna"): (NOW, 5)})
    house.looks.looked({("one", "anna"): (NOW - 1, 4)})
    assert house.looks.of_table("one") == {"anna": Look(NOW, 5)}
    house.looks.looked({("one", "anna"): (NOW + 1, 6)})
    house.looks.looked({("one", "bert"): (NOW, 2)})
    assert house.looks.of_table("one") == {"anna": Look(NOW + 1, 6), "bert": Look(NOW, 2)}


def test_a_look_of_somebody_who_is_gone_is_passed_over(house: Store) -> None:
    house.looks.looked({("one", "nobody"): (NOW, 0), ("one", "anna"): (NOW, 5)})
    assert house.looks.of_table("one") == {"anna": Look(NOW, 5)}


def test_a_turn_is_told_once_until_the_person_looks(house: Store) -> None:
    house.looks.looked({("one", "anna"): (NOW, 5)})
    assert not house.looks.claim_notice("one", "anna", TURN, AWAY - 1)
    assert house.looks.claim_notice("one", "anna", TURN, AWAY)
    assert not house.looks.claim_notice("one", "anna", TURN, AWAY + 1)
    assert house.looks.of_table("one") == {"anna": Look(NOW, 5, told_at=AWAY)}
    house.looks.looked({("one", "anna"): (AWAY + 10, 6)})
    assert house.looks.of_table("one") == {"anna": Look(AWAY + 10, 6, told_at=AWAY)}
    assert not house.looks.claim_notice("one", "anna", TURN, AWAY + 11)
    assert house.looks.claim_notice("one", "anna", TURN, AWAY + 10 + AWAY_AFTER)


def test_a_reminder_comes_once_per_decision(house: Store) -> None:
    assert house.looks.claim_notice("one", "anna", TURN, NOW)
    assert house.looks.claim_notice("one", "anna", REMINDER, NOW + 1)
    assert not house.looks.claim_notice("one", "anna", REMINDER, NOW + 2)
    assert house.looks.of_table("one") == {"anna": Look(told_at=NOW + 1, reminded=3)}
    later = structs.replace(REMINDER, decision=9)
    assert house.looks.claim_notice("one", "anna", later, NOW + 3)
    house.looks.looked({("one", "anna"): (NOW + 4, 6)})
    latest = structs.replace(REMINDER, decision=12)
    assert not house.looks.claim_notice("one", "anna", latest, NOW + 5)


def test_whoever_never_looked_can_be_reminded_first(house: Store) -> None:
    assert house.looks.claim_notice("one", "anna", REMINDER, NOW)
    assert not house.looks.claim_notice("one", "anna", TURN, NOW)
    assert not house.looks.claim_notice("one", "anna", REMINDER, NOW)


def test_of_many_servers_one_claims_a_notice(house: Store) -> None:
    house.channels.add("anna", "mail", {}, NOW)
    with ThreadPoolExecutor(4) as threads:
        for decision in range(1, 11):
            notice = structs.replace(REMINDER, decision=decision)

            def claim(_: int, notice: Notice = notice) -> bool:
                return house.looks.claim_notice("one", "anna", notice, NOW)

            assert sum(threads.map(claim, range(4))) == 1
    posts = house.outbox.take(NOW, 100, 10.0)
    assert [post.decision for post in posts] == list(range(1, 11))


def test_a_notice_goes_through_every_channel_of_the_person(house: Store) -> None:
    push = house.channels.add("anna", "push", {"endpoint": "https://push"}, NOW)
    mail = house.channels.add("anna", "mail", {"to": "anna@example.org"}, NOW)
    house.channels.add("bert", "mail", {"to": "bert@example.org"}, NOW)
    assert house.looks.claim_notice("one", "anna", TURN, NOW)
    assert not house.looks.claim_notice("one", "anna", TURN, NOW)
    posts = house.outbox.take(NOW, 10, 30.0)
    assert [post.channel for post in posts] == [push.id, mail.id]
    for post in posts:
        assert (post.table, post.kind, post.decision, post.seat) == ("one", "turn", 3, 0)
        assert (post.runs_out, post.created_at) == (NOW + 1000, NOW)
        assert (post.attempts, post.next_at) == (1, NOW + 30)


def test_a_post_is_taken_again_only_after_its_lease(house: Store) -> None:
    house.channels.add("anna", "mail", {}, NOW)
    house.looks.claim_notice("one", "anna", TURN, NOW)
    assert house.outbox.take(NOW - 1, 10, 30.0) == []
    (first,) = house.outbox.take(NOW, 10, 30.0)
    assert house.outbox.take(NOW + 29, 10, 30.0) == []
    (again,) = house.outbox.take(NOW + 30, 10, 30.0)
    assert (again.id, again.attempts) == (first.id, 2)
    house.outbox.retry(again.id, NOW + 500)
    assert house.outbox.take(NOW + 499, 10, 30.0) == []
    assert [post.attempts for post in house.outbox.take(NOW + 500, 10, 30.0)] == [3]
    house.outbox.done(again.id)
    assert house.outbox.take(NOW + 9999, 10, 30.0) == []


def test_a_post_can_be_given_up(house: Store) -> None:
    house.channels.add("anna", "mail", {}, NOW)
    house.looks.claim_notice("one", "anna", TURN, NOW)
    (post,) = house.outbox.take(NOW, 10, 30.0)
    house.outbox.give_up(post.id)
    assert house.outbox.take(NOW + 30, 10, 30.0) == []
    assert house.looks.claim_notice("one", "anna", REMINDER, NOW)
    (next_post,) = house.outbox.take(NOW + 30, 10, 30.0)
    assert next_post.id > post.id


def test_many_servers_take_each_post_once(house: Store) -> None:
    house.channels.add("anna", "mail", {}, NOW)
    for decision in range(1, 31):
        notice = structs.replace(REMINDER, decision=decision)
        house.looks.claim_notice("one", "anna", notice, NOW)

    def take_all(_: int) -> list[int]:
        taken: list[int] = []
        while posts := house.outbox.take(NOW, 2, 30.0):
            taken += [post.decision for post in posts]
        return taken

    with ThreadPoolExecutor(4) as threads:
        taken = [decision for part in threads.map(take_all, range(4)) for decision in part]
    # A server that finds everything left locked by others goes away; those others have it.
    assert sorted(taken) == list(range(1, 31))


def test_channels_remember_how_it_went(house: Store) -> None:
    config = {"url": "https://example.org/żółw"}
    channel = house.channels.add("anna", "webhook", config, NOW)
    assert channel == Channel(
        id=channel.id, person="anna", kind="webhook", config=config, created_at=NOW
    )
    assert house.channels.get(channel.id) == channel
    house.channels.failed(channel.id, NOW + 1, "no route")
    failed = structs.replace(channel, last_error="no route", last_error_at=NOW + 1)
    assert house.channels.of_person("anna") == [failed]
    house.channels.succeeded(channel.id, NOW + 2)
    assert house.channels.get(channel.id) == structs.replace(channel, last_ok_at=NOW + 2)
    house.looks.claim_notice("one", "anna", TURN, NOW)
    house.channels.remove(channel.id)
    assert house.channels.get(channel.id) is None
    assert house.outbox.take(NOW, 10, 1.0) == []
    assert house.channels.add("anna", "mail", {}, NOW).id > channel.id
    with pytest.raises(Gone):
        house.channels.add("nobody", "mail", {}, NOW)
