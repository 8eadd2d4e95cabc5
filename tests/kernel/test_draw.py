"""The draw of a seed: it follows from all its parts, and a change in any of them is found."""

from collections.abc import Callable
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from meadhall.kernel.draw import (
    LONGEST_SECRET,
    BrokenDraw,
    Draw,
    commitment_to,
    is_hexadecimal,
    pledge_of,
)
from meadhall.kernel.saga import BrokenSaga, Recorder, Saga, decode, encode, replay
from tests.kernel.toy import FingersGame

GAME = FingersGame()
NUMBERS = st.binary(min_size=32, max_size=32).map(bytes.hex)
SECRETS = st.text("abcXYZ019-_", min_size=1, max_size=LONGEST_SECRET)
# Nothing, a pledge without its contribution, or both.
ADDED = st.one_of(
    st.just(("", "")),
    NUMBERS.map(lambda number: (pledge_of(number), "")),
    NUMBERS.map(lambda number: (pledge_of(number), number)),
)


def draw_of(secret: str, added: list[tuple[str, str]]) -> Draw:
    return Draw(
        secret=secret,
        pledges=[pledge for pledge, _ in added],
        contributions=[contribution for _, contribution in added],
    )


DRAWS = st.builds(draw_of, SECRETS, st.lists(ADDED, min_size=1, max_size=5))


@given(DRAWS)
def test_an_honest_draw_holds(draw: Draw) -> None:
    draw.check(commitment_to(draw.secret), draw.seed(), len(draw.pledges))
    assert is_hexadecimal(draw.seed())


@given(DRAWS, DRAWS)
def test_two_draws_give_two_seeds(one: Draw, other: Draw) -> None:
    assert (one.seed() == other.seed()) == (one == other)


@given(DRAWS, st.data())
def test_whatever_is_changed_changes_the_seed(draw: Draw, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, len(draw.pledges) - 1))
    pledge, contribution = data.draw(ADDED)
    pledges, contributions = draw.pledges[:], draw.contributions[:]
    pledges[seat], contributions[seat] = pledge, contribution
    other = structs.replace(draw, pledges=pledges, contributions=contributions)
    if other != draw:
        with pytest.raises(BrokenDraw, match="does not follow"):
            other.check(commitment_to(draw.secret), draw.seed(), len(draw.pledges))


@given(DRAWS, SECRETS)
def test_no_other_secret_fits(draw: Draw, secret: str) -> None:
    if secret != draw.secret:
        other = structs.replace(draw, secret=secret)
        with pytest.raises(BrokenDraw, match="not the one that was committed to"):
            other.check(commitment_to(draw.secret), other.seed(), len(draw.pledges))


def test_anybody_can_check_it_in_a_few_lines() -> None:
    draw = draw_of("rune", [(pledge_of("a" * 64), "a" * 64), ("", ""), (pledge_of("b" * 64), "")])

    def hashed(text: str) -> str:
        return sha256(text.encode()).hexdigest()

    first, last = hashed("meadhall pledge\n" + "a" * 64), hashed("meadhall pledge\n" + "b" * 64)
    assert commitment_to("rune") == hashed("meadhall secret\nrune")
    text = f"meadhall seed\nrune\n{first} {'a' * 64}\n- -\n{last} -"
    assert draw.seed() == hashed(text)


# Sagas


def drawn() -> Saga:
    """A finished game of two, who have both added to the seed."""
    numbers = ["01" * 32, "f2" * 32]
    draw = draw_of("rune", [(pledge_of(number), number) for number in numbers])
    recorder = Recorder(GAME, 2, {}, draw.seed(), commitment=commitment_to("rune"))
    while seats := recorder.state.deciders():
        recorder.play(seats[0], recorder.state.moves(seats[0])[0])
    recorder.saga.draw = draw
    return recorder.saga


def test_a_saga_says_how_its_seed_was_drawn() -> None:
    saga = decode(encode(drawn()))
    assert list(replay(GAME, saga))
    assert saga.draw is not None
    assert "SHA-256" in saga.draw.how


def change(saga: Saga, **fields: object) -> None:
    assert saga.draw is not None
    saga.draw = structs.replace(saga.draw, **fields)


def swap(saga: Saga) -> None:
    assert saga.draw is not None
    change(saga, pledges=saga.draw.pledges[::-1], contributions=saga.draw.contributions[::-1])


@pytest.mark.parametrize(
    ("tamper", "sentence"),
    [
        (lambda saga: change(saga, secret="ruin"), "secret is not the one that was committed to"),
        (lambda saga: setattr(saga, "commitment", "0" * 64), "secret is not the one"),
        (lambda saga: change(saga, contributions=["01" * 32, "f3" * 32]), "seat 2 added something"),
        (lambda saga: change(saga, contributions=["01" * 32, ""]), "seed does not follow"),
        (lambda saga: change(saga, contributions=["01" * 32]), "not that of 2 seats"),
        (lambda saga: change(saga, pledges=["", ""]), "seat 1 added something"),
        (lambda saga: change(saga, pledges=["x", "y"]), "not in hexadecimal"),
        (lambda saga: change(saga, secret="x" * 65), "1 to 64 characters"),
        (swap, "seed does not follow"),
        (lambda saga: setattr(saga, "seed", "another"), "seed does not follow"),
        (lambda saga: setattr(saga, "seed", None), "seed does not follow"),
        (lambda saga: setattr(saga, "draw", None), "not the one that was committed to"),
    ],
)
def test_whatever_is_changed_in_the_draw_is_found(
    tamper: Callable[[Saga], object], sentence: str
) -> None:
    saga = drawn()
    tamper(saga)
    with pytest.raises(BrokenSaga, match=sentence) as found:
        list(replay(GAME, saga))
    assert found.value.move == 0


def test_sagas_without_a_draw_are_still_read() -> None:
    old = Recorder(GAME, 2, {}, "old")
    data = encode(old.saga).replace(b'"draw": null,', b"")
    assert b"draw" not in data
    assert decode(data) == old.saga
