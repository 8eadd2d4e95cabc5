"""The words and numbers of a report, in its reader's language."""

from meadhall.kernel.game import Game
from meadhall.kernel.moves import UnknownMove
from meadhall.words import Words, interface

NARROW_SPACE = "\u202f"
MINUS = "\u2212"


class Telling:
    """Writes texts and numbers for a report.

    >>> from meadhall.kernel.catalogue import find_game
    >>> tell = Telling(find_game("champions"), "pl")
    >>> tell.number(-1234.56, 1), tell.percent(0.5), tell.seat(0)
    ('−1\u202f234,6', '50,0\u202f%', 'miejsce 1')
    """

    def __init__(self, game: Game, language: str) -> None:
        self.language = language
        self._game = game
        self._words = Words(game, language, [])

    def __call__(self, key: str, **facts: str | int) -> str:
        """The message ``report-KEY`` with these facts."""
        return interface(self.language, f"report-{key}", **facts)

    def number(self, number: float, digits: int = 0, signed: bool = False) -> str:
        """Write a number as the language does, with thousands separated."""
        rounded = round(number, digits) or 0.0  # No negative zero.
        text = f"{rounded:+,.{digits}f}" if signed and rounded else f"{rounded:,.{digits}f}"
        text = text.replace("-", MINUS).replace(",", NARROW_SPACE)
        return text.replace(".", ",") if self.language == "pl" else text

    def rank(self, number: float) -> str:
        """Write a number without digits if it is whole, with one otherwise."""
        return self.number(number, 0 if number.is_integer() else 1)

    def percent(self, share: float, signed: bool = False, digits: int = 1) -> str:
        return f"{self.number(100 * share, digits, signed)}{NARROW_SPACE}%"

    def percentage_points(self, difference: float) -> str:
        """The difference between two shares."""
        return self("percentage-points", number=self.number(100 * difference, 1, signed=True))

    def scale(self, share: float) -> str:
        """A round share for an axis, with no more digits than it needs."""
        return self.percent(share, digits=0 if round(100 * share, 4).is_integer() else 1)

    def between(self, low: str, high: str) -> str:
        """An interval."""
        return self("between", low=low, high=high)

    def game_name(self) -> str:
        return self._words.game_name()

    def seat(self, seat: int) -> str:
        return self("seat", seat=seat + 1)

    def faction(self, id: str) -> str:
        return self._words.name(id)

    def source(self, id: str) -> str:
        return self._words.source(id)

    def opening(self, words: str) -> str:
        """The moves of an opening, one after another."""
        return self("then").join(self._move(word) for word in words.split(" "))

    def _move(self, word: str) -> str:
        try:
            return self._words.move(self._game.moves.number(word))
        except UnknownMove:
            return word
