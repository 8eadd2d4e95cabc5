"""Answers to puzzles in the database: of each person only the first counts."""

import threading

import pytest

from meadhall.store import Store
from tests.store.sample import ANNA, BERT, NOW, account

PUZZLE = "0123456789"


@pytest.fixture
def people(store: Store) -> Store:
    for person in (ANNA, BERT):
        store.people.add(account(person))
    return store


def keep(store: Store, person: str, move: str = "pass", puzzle: str = PUZZLE) -> bool:
    return store.puzzles.keep(person, "champions", puzzle, move, move == "pass", NOW)


def test_only_the_first_answer_is_kept(people: Store) -> None:
    assert keep(people, ANNA.id, "place:smithy")
    assert not keep(people, ANNA.id, "pass")
    assert keep(people, BERT.id)
    assert [one.solved for one in people.puzzles.of_person(ANNA.id)] == [False]
    assert people.puzzles.chosen(PUZZLE) == {"place:smithy": 1, "pass": 1}
    assert people.puzzles.count() == 2


def test_two_servers_keep_one_answer(people: Store) -> None:
    found: list[bool] = []
    both = threading.Barrier(2)

    def answer(move: str) -> None:
        both.wait(10)
        found.append(keep(people, ANNA.id, move))

    threads = [threading.Thread(target=answer, args=[move]) for move in ("pass", "place:smithy")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(found) == [False, True]
    assert people.puzzles.count() == 1


def test_answers_come_in_their_order(people: Store) -> None:
    for number in range(3):
        keep(people, ANNA.id, puzzle=f"{PUZZLE}{number}")
    first, *rest = people.puzzles.after(0)
    assert people.puzzles.after(first.number) == rest
    assert [one.puzzle for one in rest] == [f"{PUZZLE}1", f"{PUZZLE}2"]


def test_whoever_leaves_takes_the_answers_along(people: Store) -> None:
    keep(people, ANNA.id)
    keep(people, BERT.id)
    mine = people.exports.of_person(ANNA.id)
    assert mine is not None
    assert [(one.puzzle, one.solved) for one in mine.puzzles] == [(PUZZLE, True)]
    people.people.remove(ANNA.id)
    assert [one.person for one in people.puzzles.after(0)] == [BERT.id]
