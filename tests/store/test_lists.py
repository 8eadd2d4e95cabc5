"""Lists of tables: who finds which, in which order."""

import pytest
from msgspec import structs

from meadhall.store import Store, lists
from meadhall.tables.lobby import join, leave
from meadhall.tables.summary import Summary, summarize
from meadhall.tables.table import Status
from tests.store.sample import ANNA, BERT, CARL, NOW, Log, started_log


def add_row(
    store: Store,
    id: str,
    changed_at: float = NOW,
    status: Status = "open",
    wake_at: float | None = None,
    **other: object,
) -> Summary:
    log = Log(id)
    summary = structs.replace(summarize(log.table), status=status, changed_at=changed_at, **other)
    store.tables.create(summary, log.entries, wake_at)
    return summary


def ids(summaries: list[Summary]) -> list[str]:
    return [summary.id for summary in summaries]


def test_a_summary_comes_back_as_it_was(store: Store) -> None:
    log = started_log(store)
    assert store.tables.summary("one") == summarize(log.table)
    log.append(store, [log.move()])
    assert store.tables.summary("one") == summarize(log.table)


def test_public_tables_by_status_and_game(store: Store) -> None:
    add_row(store, "a", NOW + 1)
    add_row(store, "b", NOW + 3)
    add_row(store, "c", NOW + 2)
    add_row(store, "private", NOW + 4, public=False)
    add_row(store, "playing", NOW + 5, "playing")
    add_row(store, "other", NOW + 6, game="other")
    assert ids(store.tables.public("open", None, 10)) == ["other", "b", "c", "a"]
    assert ids(store.tables.public("open", "champions", 10)) == ["b", "c", "a"]
    assert ids(store.tables.public("open", "champions", 2)) == ["b", "c"]
    assert ids(store.tables.public("open", "champions", 2, before=NOW + 2)) == ["a"]
    assert ids(store.tables.public("playing", None, 10)) == ["playing"]


def test_the_host_sees_all(store: Store) -> None:
    add_row(store, "private", NOW + 1, public=False)
    add_row(store, "over", NOW + 2, "over")
    assert ids(store.tables.any(None, 10)) == ["over", "private"]
    assert ids(store.tables.any("open", 10)) == ["private"]
    assert ids(store.tables.any(None, 1)) == ["over"]


def test_people_find_their_tables(store: Store) -> None:
    log = Log("one")
    log.create(store)
    assert ids(store.tables.of_person("anna", 10)) == ["one"]
    assert store.tables.of_person("bert", 10) == []
    log.append(store, log.add(join, BERT, None, None))
    assert ids(store.tables.of_person("bert", 10)) == ["one"]
    log.append(store, log.add(leave, BERT))
    assert store.tables.of_person("bert", 10) == []
    log.append(store, log.begin(CARL))
    log.append(store, [log.move()])
    assert ids(store.tables.of_person("carl", 10)) == ["one"]
    assert ids(store.tables.of_person("anna", 10)) == ["one"]
    assert store.tables.of_person("anna", 10, before=log.table.changed_at) == []
    assert ids(store.tables.of_person("anna", 10, before=log.table.changed_at + 1)) == ["one"]


def test_whoever_opened_a_table_finds_it_without_a_seat(store: Store) -> None:
    log = Log("one")
    summary = summarize(log.table)
    nobody = [structs.replace(seat, person="") for seat in summary.seats]
    store.tables.create(structs.replace(summary, seats=nobody), log.entries, None)
    assert ids(store.tables.of_person("anna", 10)) == ["one"]


def test_results_are_what_ratings_need(store: Store) -> None:
    add_row(store, "b", status="over", rated=True, finished_at=NOW + 5)
    add_row(store, "a", status="over", rated=True, finished_at=NOW + 5)
    add_row(store, "first", status="over", rated=True, finished_at=NOW + 1)
    add_row(store, "unrated", status="over", rated=False, finished_at=NOW)
    add_row(store, "ended", status="ended", rated=True, finished_at=NOW)
    add_row(store, "other", status="over", rated=True, finished_at=NOW, game="other")
    assert ids(store.tables.results("champions", 2)) == ["first", "a", "b"]
    assert store.tables.results("champions", 3) == []


def test_due_tables_the_longest_overdue_first(store: Store) -> None:
    add_row(store, "late", wake_at=NOW + 2)
    add_row(store, "later", wake_at=NOW + 3)
    add_row(store, "earliest", wake_at=NOW + 1)
    add_row(store, "never", wake_at=None)
    assert store.tables.due(NOW) == []
    assert store.tables.due(NOW + 2) == ["earliest", "late"]
    assert store.tables.due(NOW + 9, limit=2) == ["earliest", "late"]


def test_an_append_resets_when_a_table_wakes(store: Store) -> None:
    log = started_log(store)
    log.append(store, [log.move()], wake_at=NOW + 1)
    assert store.tables.due(NOW + 1) == ["one"]
    log.append(store, [log.move()], wake_at=None)
    assert store.tables.due(NOW + 1) == []


def test_only_the_same_table_is_postponed(store: Store) -> None:
    log = started_log(store)
    log.append(store, [log.move()], wake_at=NOW)
    assert not store.tables.postpone("one", log.table.seq - 1, NOW + 100)
    assert store.tables.due(NOW) == ["one"]
    assert store.tables.postpone("one", log.table.seq, NOW + 100)
    assert store.tables.due(NOW) == []
    assert store.tables.due(NOW + 100) == ["one"]
    assert store.tables.postpone("one", log.table.seq, None)
    assert store.tables.due(NOW + 100) == []


def test_many_ids_are_read_in_chunks(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lists, "CHUNK", 10)
    log = Log("x")
    summary = summarize(log.table)
    names = sorted(f"t{number:04}" for number in range(20))
    for name in names:
        store.tables.create(structs.replace(summary, id=name), log.entries, None)
    assert list(store.tables.all_ids()) == names
    assert store.tables.sequences(names) == dict.fromkeys(names, len(log.entries))


def test_one_opener_does_not_fill_the_page(store: Store) -> None:
    for number in range(30):
        add_row(store, f"anna-{number:02}", NOW + number)
    add_row(store, "bert", NOW - 100, opener=BERT.id)
    shown = store.tables.public("open", None, 10)
    assert [one.opener for one in shown] == [ANNA.id] * lists.MOST_OF_OPENER + [BERT.id]


def test_how_many_results_there_are(store: Store) -> None:
    assert store.tables.results_counted() == {}
    add_row(store, "one", status="over", rated=True)
    add_row(store, "two", status="over", rated=False)
    assert store.tables.results_counted() == {("champions", 2): 1}
    assert len(store.tables.results("champions", 2)) == 1
