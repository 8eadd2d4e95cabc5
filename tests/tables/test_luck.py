"""How lucky the dice were, shown at the end."""

import pytest

from meadhall.tables.refusal import Unsuitable
from meadhall.tables.review import luck_of
from tests.tables.hall import ANNA, BOT, ME, Hall, finished, settings


def test_only_a_finished_game_tells_its_luck() -> None:
    running = Hall.opened(settings(ME, BOT, game="champions"))
    with pytest.raises(Unsuitable):
        luck_of(running.table)
    assert luck_of(finished().table) == []


def test_a_whole_game() -> None:
    hall = Hall.opened(settings(ME, BOT, game="champions", seed="luck"))
    hall.bots_play()
    while hall.table.status == "playing":
        word = hall.table.game.moves.word(hall.table.state.moves(0)[-1])
        hall.plays(ANNA, word)
        hall.bots_play()
    for one in luck_of(hall.table):
        assert 0 <= one.expected <= 2 * one.dice
        assert one.hits <= 2 * one.dice
