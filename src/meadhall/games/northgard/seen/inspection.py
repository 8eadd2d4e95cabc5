"""Looking at a hand: who looks at whose, and what of it a seat may see."""

from meadhall.games.northgard.content import tiles
from meadhall.games.northgard.rules.cards.special import AnswerDemand, InspectHand
from meadhall.games.northgard.rules.state import NorthgardState


class Inspection:
    """A hand that is looked at, and the place of the card that is demanded, or ``NONE``."""

    __slots__ = ("looker", "place", "victim")

    def __init__(self, looker: int, victim: int, place: int) -> None:
        self.looker = looker
        self.victim = victim
        self.place = place

    def is_seen_by(self, seat: int) -> bool:
        """Only the looker and the victim know the cards, and which one is demanded."""
        return seat in (self.looker, self.victim)


def inspection(state: NorthgardState) -> Inspection | None:
    step = state.steps[-1] if state.steps else None
    if isinstance(step, InspectHand):
        return Inspection(step.seat, step.victim, tiles.NONE)
    if isinstance(step, AnswerDemand):
        return Inspection(step.other, step.seat, step.place)
    return None
