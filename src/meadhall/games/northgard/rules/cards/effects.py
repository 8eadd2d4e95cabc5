"""What a card does: its effects, carried out one after the other (NUL-TURN-04, 07, 17).

Each chapter of the rules has the effects that belong to it; ``rules/builders.py`` makes them of the
content's keywords and enters the cards here, so that steps can name them by number.
"""

from typing import Final

from meadhall.games.northgard.content.tiles import NONE
from meadhall.games.northgard.rules.obstacles import NOTHING_TO_CARRY_OUT
from meadhall.games.northgard.rules.progress import CardInPlay
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.kernel.effect import Effect
from meadhall.kernel.state import Obstacle, Step


class CardEffect(Effect[NorthgardState]):
    """One effect of a card. Carrying it out does nothing where it cannot be done (NUL-EDGE-33)."""

    __slots__ = ()

    def obstacle(self, state: NorthgardState, seat: int) -> Obstacle | None:
        """NUL-TURN-17: why the effect cannot be carried out now. Optional parts, and effects that
        only follow others, never make a card playable."""
        return NOTHING_TO_CARRY_OUT

    def is_required(self) -> bool:
        """NUL-TURN-18: whether no other effect makes the card playable while this one cannot be
        carried out (NUL-CARD-09, NUL-CARD-21)."""
        return False

    def is_copyable(self) -> bool:
        """NUL-CARD-18: whether a card that begins with this effect can be copied."""
        return True


class Sequence:
    """Effects that are carried out one after the other: those of a card, or an option of one."""

    __slots__ = ("effects", "keyword", "number")

    def __init__(self, effects: list[CardEffect], keyword: int) -> None:
        self.effects = effects
        self.keyword = keyword
        """The first effect's number in ``EFFECT_IDS``: an option of a choice goes by it."""
        self.number = len(SEQUENCES)
        SEQUENCES.append(self)

    def obstacle(self, state: NorthgardState, seat: int) -> Obstacle | None:
        """NUL-TURN-07: one of the effects can be carried out now, and each required one."""
        effects = self.effects
        if len(effects) == 1:
            return effects[0].obstacle(state, seat)
        found: Obstacle | None = NOTHING_TO_CARRY_OUT
        for index, effect in enumerate(effects):
            is_required = effect.is_required()
            if found is None and not is_required:
                continue
            obstacle = effect.obstacle(state, seat)
            if obstacle is None:
                found = None
            elif is_required:
                return obstacle
            elif index == 0:
                found = obstacle
        return found

    def resolve(self, state: NorthgardState, seat: int) -> None:
        """Carry out the effects before anything else happens."""
        if self.effects:
            state.steps.append(ResolveEffects(seat, self.number, 0))


SEQUENCES: Final[list[Sequence]] = []
"""By number."""
CARD_EFFECTS: Final[list[Sequence]] = []
"""What each card does; Achievements and Unrest do nothing."""


def begin_card(state: NorthgardState, seat: int, card: int) -> None:
    """Resolve a card that lies in the active zone."""
    state.in_play = CardInPlay(seat=seat, card=card, copied=NONE, aim=NONE, drawn=(), drawn_seen=())
    state.steps.append(EndCard())
    CARD_EFFECTS[card].resolve(state, seat)


class ResolveEffects(Step[NorthgardState]):
    """The effects of a sequence from one of them on."""

    __slots__ = ("index", "seat", "sequence")

    def __init__(self, seat: int, sequence: int, index: int) -> None:
        self.seat = seat
        self.sequence = sequence
        self.index = index

    def run(self, state: NorthgardState) -> bool:
        effects = SEQUENCES[self.sequence].effects
        if self.index + 1 < len(effects):
            state.steps[-1] = ResolveEffects(self.seat, self.sequence, self.index + 1)
        else:
            state.steps.pop()
        effects[self.index].carry_out(state, self.seat)
        return True


class EndCard(Step[NorthgardState]):
    """NUL-TURN-05: all that the card has caused is done."""

    __slots__ = ()

    def run(self, state: NorthgardState) -> bool:
        state.steps.pop()
        state.in_play = None
        return True
