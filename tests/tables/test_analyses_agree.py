"""Two analyses of the same game say the same: identical with the same seed, otherwise within the
noise that they state themselves.
"""

from math import hypot

import pytest

from meadhall.bots import Seen, find_bot
from meadhall.bots.outlook import compare, look_ahead
from meadhall.bots.search import consider
from meadhall.bots.thinker import Hint, Judgement
from meadhall.kernel.dice import Dice
from meadhall.tables import analysis
from meadhall.tables.analysis import Analysis, Question
from meadhall.tables.table import Table
from meadhall.tables.verdict import LEAST_CHANGE, SURE, TurningPoint
from tests.tables.hall import ANNA, BJORN, ME, OPEN, Hall, settings

FIRST_LOOK = 2
SECOND_LOOK = 40
SIMULATIONS = 60
CANDIDATES = 2
"""Far less thinking than for people, so that the test is quick; the noise grows, and is stated."""

GAMES = ("champions", "northgard", "ice_garden", "last_aurora")


def a_game_of(game_id: str) -> Table:
    """Anna plays well, Bjorn makes a random move now and then."""
    hall = Hall.opened(settings(ME, OPEN, game=game_id, seed="agree"))
    hall.joins(BJORN)
    people = ((ANNA, find_bot("huscarl")), (BJORN, find_bot("karl")))
    dice = Dice.from_seed("agree", streams=1)
    game = hall.table.game
    while hall.status() == "playing":
        seat = min(hall.table.asked)
        person, bot = people[seat]
        move = bot.choose(Seen(game, hall.table.state, seat, dice))
        hall.plays(person, game.moves.word(move))
    return hall.table


def judge(table: Table, question: Question, seed: str) -> Judgement:
    game = table.game
    seen = Seen(game, question.state, question.seat, Dice.from_seed(seed, streams=1))
    if question.lines:
        lines = [[game.moves.number(word) for word in line] for line in question.lines]
        return Judgement([], [], lines=compare(seen, lines, question.worlds))
    if question.simulations:
        thought = consider(seen, question.simulations)
        ranking = [Hint(game.moves.word(one.move), 0.0, one.chance) for one in thought.moves]
        return Judgement([], ranking)
    outlook = look_ahead(seen, question.worlds)
    return Judgement(outlook.chances, [], outlook.errors)


def analysed(table: Table, seed: str, first_look: list[Judgement]) -> list[TurningPoint]:
    """The turning points; the first look, which only says where to look again, is taken once."""
    found = Analysis(table, seed)
    asked = 0
    while (question := found.question()) is not None:
        if question.worlds != FIRST_LOOK:
            found.answer(judge(table, question, question.seed))
            continue
        if asked == len(first_look):
            first_look.append(judge(table, question, f"first/{question.seat}"))
        found.answer(first_look[asked])
        asked += 1
    return found.turning_points


def is_clear(point: TurningPoint) -> bool:
    """Whether it would still be told if it were smaller by what may be noise."""
    return point.size - SURE * point.error >= max(LEAST_CHANGE, SURE * point.error)


def agree(one: TurningPoint, other: TurningPoint) -> bool:
    noise = SURE * hypot(one.error, other.error)
    return one.kind != other.kind or abs(one.size - other.size) <= noise


@pytest.mark.parametrize("game", GAMES)
def test_two_analyses_of_the_same_game_agree(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "FIRST_LOOK", FIRST_LOOK)
    monkeypatch.setattr(analysis, "SECOND_LOOK", SECOND_LOOK)
    monkeypatch.setattr(analysis, "SIMULATIONS", SIMULATIONS)
    monkeypatch.setattr(analysis, "CANDIDATES", CANDIDATES)
    table = a_game_of(game)
    first_look: list[Judgement] = []
    points = analysed(table, "", first_look)
    assert points
    assert analysed(table, "", first_look) == points
    others = {point.number: point for point in analysed(table, "another", first_look)}
    for point in points:
        other = others.pop(point.number, None)
        if other is None:
            assert not is_clear(point)
        else:
            assert agree(point, other)
            assert (point.by, point.first) == (other.by, other.first)
    assert not any(is_clear(point) for point in others.values())
