"""New lists that leave the old ones as they are."""

from random import Random

from meadhall.games.northgard.rules.lists import added, distinct, replaced, without


def test_what_is_made_of_a_list_is_right_and_the_list_stays_as_it_was() -> None:
    random = Random(0)
    for length in range(12):
        numbers = sorted(random.choices(range(300, 306), k=length))
        before = numbers[:]
        number = random.choice(range(300, 306))
        assert added(numbers, number) == sorted([*numbers, number])
        assert without([*numbers, number, number], number).count(number) == 1 + before.count(number)
        if numbers:
            assert replaced(numbers, -1, 7) == [*numbers[:-1], 7]
        assert numbers == before


def test_distinct_numbers_come_once_and_ascending() -> None:
    random = Random(1)
    for length in range(12):
        numbers = random.choices(range(-2, 5), k=length)
        before = numbers[:]
        assert distinct(numbers) == sorted(set(numbers))
        assert numbers == before
