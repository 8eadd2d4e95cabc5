"""Friends, those who are avoided, and the seats that are offered to people."""

from concurrent.futures import ThreadPoolExecutor

from meadhall.store import Store
from tests.store.sample import ANNA, BERT, CARL, NOW, account, started_log


def three(store: Store) -> None:
    for person in (ANNA, BERT, CARL):
        store.people.add(account(person))


def standings(store: Store, person: str) -> dict[str, str]:
    return {one.name: one.standing for one in store.circle.friends(person)}


def test_a_friendship_is_asked_for_and_accepted(store: Store) -> None:
    three(store)
    assert store.circle.befriend("anna", "bert", NOW) == "asked"
    assert store.circle.befriend("anna", "bert", NOW + 1) == "asked"
    assert (standings(store, "anna"), standings(store, "bert")) == (
        {"Bert": "asked"},
        {"Anna": "asks"},
    )
    assert store.circle.friend_ids("anna") == set()
    assert store.circle.befriend("bert", "anna", NOW + 2) == "friends"
    assert store.circle.friend_ids("anna") == {"bert"}
    assert store.circle.friend_ids("bert") == {"anna"}
    assert [one.since for one in store.circle.friends("anna")] == [NOW + 2]
    assert standings(store, "carl") == {}
    store.circle.part("anna", "bert")
    assert standings(store, "anna") == standings(store, "bert") == {}


def test_two_who_ask_each_other_at_once_are_friends(store: Store) -> None:
    three(store)
    pairs = [("anna", "bert"), ("bert", "anna")] * 4
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda pair: store.circle.befriend(pair[0], pair[1], NOW), pairs))
    assert store.circle.friend_ids("anna") == {"bert"}


def test_only_what_one_has_asked_oneself_counts_against_a_limit(store: Store) -> None:
    three(store)
    store.circle.befriend("bert", "anna", NOW)
    store.circle.befriend("carl", "anna", NOW)
    assert [store.circle.count(one) for one in ("anna", "bert")] == [0, 1]
    store.circle.befriend("anna", "bert", NOW)
    assert store.circle.count("anna") == 1


def test_whoever_is_blocked_is_no_friend_and_cannot_ask(store: Store) -> None:
    three(store)
    store.circle.befriend("anna", "bert", NOW)
    store.circle.befriend("bert", "anna", NOW)
    store.circle.avoid("anna", "bert", "mute", NOW)
    assert store.circle.friend_ids("anna") == {"bert"}
    assert store.circle.unheard("anna") == {"bert"}
    assert store.circle.blocked_by("bert") == set()
    store.circle.avoid("anna", "bert", "block", NOW + 1)
    assert standings(store, "bert") == {}
    assert store.circle.blocked_by("bert") == {"anna"}
    assert store.circle.has_blocked("anna", "bert")
    assert not store.circle.has_blocked("bert", "anna")
    assert [(one.name, one.how) for one in store.circle.avoided("anna")] == [("Bert", "block")]
    assert store.circle.befriend("bert", "anna", NOW + 2) == "asked"
    assert standings(store, "anna") == {}
    store.circle.relent("anna", "bert")
    assert standings(store, "anna") == {"Bert": "asks"}
    assert store.circle.unheard("anna") == frozenset()


def test_a_seat_is_offered_once_and_told_once(store: Store) -> None:
    three(store)
    started_log(store)
    channel = store.channels.add("carl", "mail", {}, NOW)
    assert store.offers.offer("one", "carl", 1, NOW)
    assert not store.offers.offer("one", "carl", 0, NOW)
    [post] = store.outbox.take(NOW, 10, 1.0)
    assert (post.kind, post.channel, post.table, post.seat) == ("offer", channel.id, "one", 1)
    assert store.offers.seats_at("one") == [1]
    # The game there has begun.
    assert store.offers.to_person("carl", 10) == []
    assert store.offers.purge() == 1
    assert store.offers.seats_at("one") == []


def test_nothing_of_it_remains_when_a_person_leaves(store: Store) -> None:
    three(store)
    started_log(store)
    store.circle.befriend("anna", "bert", NOW)
    store.circle.befriend("carl", "anna", NOW)
    store.circle.avoid("anna", "carl", "mute", NOW)
    store.circle.avoid("bert", "anna", "block", NOW)
    store.offers.offer("one", "anna", 0, NOW)
    store.people.remove("anna")
    assert standings(store, "bert") == standings(store, "carl") == {}
    assert store.circle.avoided("bert") == []
    assert store.offers.seats_at("one") == []
