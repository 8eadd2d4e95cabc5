"""What happens around the game, as lines in the log."""

from meadhall.tables.telling import tell_entry
from tests.tables.hall import ANNA, BJORN, CILLA, Hall, three_play, two_play


def story(hall: Hall, language: str = "en") -> list[str]:
    return [one.text for entry in hall.log for one in tell_entry(hall.table, entry, 0, language)]


def test_the_story_of_an_evening() -> None:
    hall = three_play("consent")
    for person in (ANNA, BJORN, CILLA):
        hall.plays(person, "show:1")
    hall.takes_back(ANNA)
    hall.answers(BJORN, False)
    hall.wait(150)
    hall.returns(ANNA)
    hall.resigns(BJORN)
    told = story(hall)
    for name in ("Anna", "Bjorn", "Cilla"):
        assert sum(name in line for line in told) >= 2
    assert len(told) == len(hall.log) - 4  # all but the opening of the table and three moves
    assert not any(line.startswith("table-") for line in told + story(hall, "pl"))


def test_resigning_ends_a_game_for_two_and_no_other() -> None:
    pair, three = two_play(), three_play()
    pair.resigns(ANNA)
    three.resigns(ANNA)
    assert "Anna resigns, which ends the game." in story(pair)
    assert "Anna resigns; a bot plays on." in story(three)


def test_plans_and_moves_are_not_told_here() -> None:
    hall = two_play()
    before = story(hall)
    hall.plans(ANNA, "one")
    assert len(hall.table.moves) == 1
    assert story(hall) == before
