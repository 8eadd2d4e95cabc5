"""The random streams."""

from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.kernel.dice import ChanceNeeded, Dice


def test_anyone_can_compute_the_numbers_from_the_seed() -> None:
    """The block of a stream is BLAKE2b of seed, stream and block number; a die is its high part."""
    dice = Dice.from_seed("open sesame", streams=4)
    words = b"".join(blake2b(f"open sesame/3/{block}".encode()).digest() for block in (0, 1))
    expected = [
        int.from_bytes(words[at : at + 4], "little") * 6 >> 32 for at in range(0, len(words), 4)
    ]
    assert [dice.below(3, 6) for _ in range(32)] == expected


def test_faces_come_up_equally_often() -> None:
    dice = Dice.from_seed("fair", streams=1)
    counts = [0] * 6
    for _ in range(60_000):
        counts[dice.below(0, 6)] += 1
    chi_square = sum((count - 10_000) ** 2 / 10_000 for count in counts)
    assert chi_square < 20.5  # 99.9 per cent of fair dice pass


def test_unfair_words_are_rejected() -> None:
    """With three eighths of the word range as n, a quarter of all words must be rejected."""
    dice = Dice.from_seed("reject", streams=1)
    n = 3 << 29
    outcomes = [dice.below(0, n) for _ in range(3000)]
    assert dice.positions[0] > 3500
    thirds = [sum(third == outcome // (1 << 29) for outcome in outcomes) for third in range(3)]
    assert min(thirds) > 900


def test_streams_do_not_disturb_each_other() -> None:
    one, other = Dice.from_seed("x", streams=2), Dice.from_seed("x", streams=2)
    for _ in range(50):
        one.below(0, 6)
    assert [one.below(1, 100) for _ in range(20)] == [other.below(1, 100) for _ in range(20)]


@given(st.text(max_size=20), st.integers(0, 40), st.integers(1, 40))
def test_a_copy_goes_on_like_the_original(seed: str, before: int, after: int) -> None:
    dice = Dice.from_seed(seed, streams=1)
    for _ in range(before):
        dice.below(0, 7)
    copy = dice.copy()
    loaded = Dice(dice.seed, dice.positions[:], dice.draws)
    expected = [dice.below(0, 7) for _ in range(after)]
    assert [copy.below(0, 7) for _ in range(after)] == expected
    assert [loaded.below(0, 7) for _ in range(after)] == expected
    assert copy.draws == before + after


def test_forks_differ_from_each_other_and_repeat() -> None:
    dice = Dice.from_seed("trunk", streams=1)
    first, second = dice.fork(1), dice.fork(1)
    assert first.seed != second.seed
    assert Dice.from_seed("trunk", streams=1).fork(1).seed == first.seed


def test_outcomes_are_recorded() -> None:
    dice, record = Dice.from_seed("r", streams=1), list[int]()
    dice.record(record)
    assert [dice.below(0, 6) for _ in range(3)] == record


def test_a_script_takes_the_place_of_chance() -> None:
    dice = Dice.from_seed("s", streams=1)
    dice.follow([3, 1])
    assert [dice.below(0, 6), dice.below(0, 2)] == [3, 1]
    with pytest.raises(ChanceNeeded) as needed:
        dice.below(0, 4)
    assert needed.value.outcomes == 4


def test_a_script_cannot_give_an_impossible_outcome() -> None:
    dice = Dice.from_seed("s", streams=1)
    dice.follow([6])
    with pytest.raises(ValueError, match="outcome 6 is not one of 0 to 5"):
        dice.below(0, 6)


def test_the_way_back_from_a_script() -> None:
    dice, plain = Dice.from_seed("s", streams=1), Dice.from_seed("s", streams=1)
    dice.follow([0])
    dice.below(0, 6)
    dice.follow(None)
    assert dice.below(0, 1000) == plain.below(0, 1000)


def test_a_rigged_stream_goes_on_with_its_seed() -> None:
    dice, plain = Dice.from_seed("s", streams=2), Dice.from_seed("s", streams=2)
    dice.rig(1, [4, 2])
    assert [dice.below(1, 6) for _ in range(2)] == [4, 2]
    assert dice.draws == 2
    assert [dice.below(1, 6) for _ in range(9)] == [plain.below(1, 6) for _ in range(9)]


def test_rigging_one_stream_leaves_the_others_alone() -> None:
    dice, plain = Dice.from_seed("s", streams=3), Dice.from_seed("s", streams=3)
    dice.rig(1, [3])
    dice.rig(2, [5])
    assert [dice.below(0, 6) for _ in range(5)] == [plain.below(0, 6) for _ in range(5)]
    assert [dice.below(2, 6), dice.below(1, 6)] == [5, 3]


def test_rigged_outcomes_are_recorded_and_must_be_possible() -> None:
    dice, record = Dice.from_seed("s", streams=1), list[int]()
    dice.record(record)
    dice.rig(0, [2, 6])
    assert dice.below(0, 6) == 2
    with pytest.raises(ValueError, match="outcome 6 is not one of 0 to 5"):
        dice.below(0, 6)
    assert record == [2]


def test_rigging_ends_a_script_and_a_script_ends_rigging() -> None:
    dice = Dice.from_seed("s", streams=2)
    dice.follow([])
    dice.rig(0, [5])
    assert dice.below(0, 6) == 5
    dice.rig(0, [5])
    dice.follow([1])
    assert dice.below(0, 6) == 1
    with pytest.raises(ChanceNeeded):
        dice.below(0, 6)


def test_a_copy_is_not_rigged() -> None:
    dice, plain = Dice.from_seed("s", streams=1), Dice.from_seed("s", streams=1)
    dice.rig(0, [999])
    assert dice.copy().below(0, 1000) == plain.below(0, 1000)
