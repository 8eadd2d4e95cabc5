"""A table for tests of any game: a position, and ways to look at it and to play on.

The tests of each game have a table of their own that adds what is special to it.
"""

from collections.abc import Sequence
from typing import ClassVar

import msgspec
import pytest

from meadhall.kernel.events import SPECTATOR
from meadhall.kernel.plain import to_plain
from meadhall.kernel.position import Position, S
from meadhall.kernel.state import IllegalMove


class Table(Position[S]):
    ROLLED: ClassVar[str] = ""
    """The stream of the dice that players roll."""

    # Looking

    def candidates(self, seat: int | None = None) -> list[str]:
        """The moves that a seat might think of, as words."""
        numbers = self.state.candidates(self.seat() if seat is None else seat)
        return [self.game.moves.word(number) for number in numbers]

    def obstacle(self, word: str, seat: int | None = None) -> str | None:
        """The rule that stands in the way of a candidate, or None if it is legal."""
        seat = self.seat() if seat is None else seat
        assert word in self.candidates(seat), f"{word} is not a candidate here"
        obstacle = self.state.obstacle(seat, self.game.moves.number(word))
        return obstacle.rule if obstacle else None

    def refused(self, word: str, seat: int | None = None) -> str | None:
        """The rule that stands in the way of a move; trying it raises and changes nothing."""
        rule, before = self.obstacle(word, seat), to_plain(self.state)
        with pytest.raises(IllegalMove) as caught:
            self.play(word, seat=seat)
        assert caught.value.obstacle
        assert caught.value.obstacle.rule == rule
        assert to_plain(self.state) == before
        return rule

    def refuses(self, word: str, seat: int | None = None) -> bool:
        """Whether a move that is not even a candidate is refused and changes nothing."""
        before = to_plain(self.state)
        try:
            self.play(word, seat=seat)
        except IllegalMove:
            return to_plain(self.state) == before
        return False

    def heard(self, kind: str, seat: int | None = None) -> list[dict[str, object]]:
        """The facts of all events of a kind, or of those sent to a seat if one is given."""
        return [
            event.facts()
            for event in self.events
            if event.kind.name == kind and (seat is None or event.is_told_to(seat))
        ]

    def view(self, seat: int = SPECTATOR) -> msgspec.Struct:
        """What a seat may know, or what everybody knows."""
        return self.game.view(self.state, seat)

    # Playing

    def play(self, *words: str, seat: int | None = None, rolls: Sequence[str | int] = ()) -> None:
        """Make checked moves. ``rolls`` are the dice that fall after the last of them, and no
        other chance is allowed.
        """
        if not rolls:
            super().play(*words, seat=seat)
            return
        super().play(*words[:-1], seat=seat)
        self.roll(rolls)
        super().play(words[-1], seat=seat)
        self.state.dice.follow(None)

    def roll(self, rolls: Sequence[str | int]) -> None:
        """Let chance give these faces and nothing else."""
        self.chance(*[self.outcome(self.ROLLED, str(face)) for face in rolls])

    def chance(self, *outcomes: int) -> None:
        """From now on chance gives these outcomes, for draws as well; then ``ChanceNeeded``."""
        self.state.dice.follow(list(outcomes))
