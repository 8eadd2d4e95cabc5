"""Previews as a player sees them."""

from meadhall.games.champions import GAME
from meadhall.kernel.game import Preview
from meadhall.words import Words
from tests.champions.table import Table

SEATS = ["Anna", "Bjorn", "Cecylia"]
ENGLISH = Words(GAME, "en", SEATS, strict=True)
POLISH = Words(GAME, "pl", SEATS, strict=True)


def preview(table: Table, word: str) -> Preview:
    shown = found(table, word)
    assert shown is not None
    return shown


def found(table: Table, word: str) -> Preview | None:
    return GAME.preview(table.state, table.seat(), GAME.moves.number(word))


def odds(table: Table, word: str) -> float:
    chance = preview(table, word).odds
    assert chance is not None
    return chance


def note(table: Table, word: str, words: Words = ENGLISH) -> str:
    return words.preview(preview(table, word))
