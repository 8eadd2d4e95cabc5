"""What has changed leads exactly from one picture to the next."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.kernel.catalogue import game_ids
from meadhall.server.difference import Differences, difference
from meadhall.tables.picture import Picture
from meadhall.tables.scene import Scene, take_picture
from tests.server.differences import applied
from tests.tables.hall import ANNA, BJORN, ME, NOON, OPEN, Hall, settings

values = st.recursive(
    st.none() | st.integers(0, 3) | st.text("ab", max_size=2),
    lambda parts: st.lists(parts, max_size=5) | st.dictionaries(st.text("ab", max_size=2), parts),
    max_leaves=20,
)


def sent(value: Any) -> Any:
    """As it arrives at the other end."""
    return msgspec.json.decode(msgspec.json.encode(value))


@given(values, values)
def test_any_two_values(before: Any, after: Any) -> None:
    assert applied(before, sent(difference(before, after))) == after


def test_the_same_two_objects_are_compared_once() -> None:
    before, after = {"deck": ["axe"]}, {"deck": ["bow"]}
    differences = Differences()
    first = differences.between([before, 1], [after, 2])
    second = differences.between([before, 3], [after, 4])
    assert isinstance(first, dict)
    assert isinstance(second, dict)
    assert first["0"] is second["0"]
    assert (first["1"], second["1"]) == ([2], [4])


@given(st.lists(st.integers(0, 2)), st.lists(st.integers(0, 2)))
def test_any_two_lists(before: list[int], after: list[int]) -> None:
    assert applied(before, sent(difference(before, after))) == after


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", ["en", "pl"])
def test_pictures_of_a_random_game(game: str, language: str) -> None:
    """For everybody at the table, from the empty seats on, with moves taken back in between."""
    rng = random.Random(f"{game} {language}")
    wanted = settings(ME, OPEN, game=game, undo="friendly", seed=f"differences {game}")
    hall = Hall.opened(wanted)
    everybody = [ANNA.id, BJORN.id, None]

    def pictures() -> list[Picture]:
        """Taken together, they share what is equal; each is as if it had been taken alone."""
        now = NOON + rng.random()
        scene = Scene(hall.table, language, now)
        taken = [scene.picture(person) for person in everybody]
        assert taken == [take_picture(hall.table, person, language, now) for person in everybody]
        return taken

    before = pictures()
    known = [sent(picture) for picture in before]
    hall.joins(BJORN)
    for _ in range(60):
        after = pictures()
        differences = Differences()
        for number, (old, new) in enumerate(zip(before, after, strict=True)):
            change = differences.between(old, new)
            known[number] = applied(known[number], sent(change))
            assert known[number] == sent(new)
        before = after
        if hall.table.status != "playing":
            break
        seat = rng.choice(list(hall.table.asked))
        person = hall.table.seats[seat].person
        assert person is not None
        if hall.table.moves and rng.random() < 0.1:
            hall.takes_back(person, rng.randrange(len(hall.table.moves)))
        else:
            move = rng.choice(list(hall.table.state.moves(seat)))
            hall.plays(person, hall.table.game.moves.word(move))
