"""Effects that belong to no chapter of their own: Fame, choices, effects for everybody."""

from meadhall.games.last_aurora.content.tables import CARD_IDS, FAME_MAX, FAME_MIN
from meadhall.games.last_aurora.rules.cards.scripts import (
    AuroraEffect,
    CountedEffect,
    carry_out,
    carry_out_for_all,
    script_obstacle,
)
from meadhall.games.last_aurora.rules.moves import OPTION
from meadhall.games.last_aurora.rules.obstacles import CANNOT_PAY
from meadhall.games.last_aurora.rules.state import AuroraState, FreeChoice
from meadhall.kernel.state import Obstacle


class Fame(CountedEffect):
    __slots__ = ()

    def is_idle(self, state: AuroraState, seat: int) -> bool:
        """LAU-ROUND-08: at the end of the track."""
        return state.fame[seat] == (FAME_MAX if self.n > 0 else FAME_MIN)

    def carry_out(self, state: AuroraState, seat: int) -> None:
        state.add_fame(seat, self.n)


class PayFame(AuroraEffect):
    """Only if it stays on the track, unless the card allows the floor (LFS-ENC-02)."""

    __slots__ = ("allow_floor", "n")

    def __init__(self, n: int, allow_floor: bool) -> None:
        self.n = n
        self.allow_floor = allow_floor

    def obstacle(self, state: AuroraState, seat: int) -> Obstacle | None:
        is_payable = self.allow_floor or state.fame[seat] - self.n >= FAME_MIN
        return None if is_payable else CANNOT_PAY

    def carry_out(self, state: AuroraState, seat: int) -> None:
        state.add_fame(seat, -self.n)


class Choose(AuroraEffect):
    """A choice between lists of effects; one that cannot be paid for is not offered."""

    __slots__ = ("card", "options")

    def __init__(self, options: tuple[int, ...], card: int) -> None:
        self.options = options
        self.card = card

    def carry_out(self, state: AuroraState, seat: int) -> None:
        state.steps.append(ChooseOption(seat, self.options, self.card))


class ChooseOption(FreeChoice):
    __slots__ = ("card", "options")
    FACTS = {"card": CARD_IDS}

    def __init__(self, seat: int, options: tuple[int, ...], card: int) -> None:
        super().__init__(seat)
        self.options = options
        self.card = card
        """The Event that asks, or ``NONE``."""

    def run(self, state: AuroraState) -> bool:
        if self.candidates(state, self.seat):
            return False
        state.steps.pop()
        return True

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [
            OPTION.at(place)
            for place, script in enumerate(self.options)
            if script_obstacle(state, seat, script) is None
        ]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        carry_out(state, seat, self.options[OPTION.target(move)])


class EachPlayer(AuroraEffect):
    """A list of effects for every player."""

    __slots__ = ("script",)

    def __init__(self, script: int) -> None:
        self.script = script

    def carry_out(self, state: AuroraState, seat: int) -> None:
        carry_out_for_all(state, self.script)


class UsedElsewhere(AuroraEffect):
    """Binoculars, Incendiary Rounds and Loot: other rules say how they are used."""

    __slots__ = ()

    def is_idle(self, state: AuroraState, seat: int) -> bool:
        return True
