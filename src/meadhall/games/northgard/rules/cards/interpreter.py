"""How the effects of a card are carried out, one after the other (NUL-TURN-04, 07, 17).

Each chapter of the rules that a card can call for has a ``Keyword`` of its own and enters it into
``KEYWORDS``; the interpreter knows none of them.
"""

from typing import Final

from meadhall.games.northgard.content.keywords import EFFECT_IDS
from meadhall.games.northgard.content.tiles import NONE
from meadhall.games.northgard.rules.cards.effects import (
    CARD_EFFECTS,
    EFFECT_KIND,
    FIRST_KIND,
    SEQUENCES,
)
from meadhall.games.northgard.rules.obstacles import NOTHING_TO_CARRY_OUT
from meadhall.games.northgard.rules.progress import CardInPlay
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.kernel.state import Choice, Obstacle, Step


class Keyword:
    """What a keyword of the effect vocabulary does. This one, of optional parts and of effects
    that only follow others, never makes a card playable."""

    __slots__ = ()

    def obstacle(
        self, state: NorthgardState, seat: int, effect: int, is_first: bool
    ) -> Obstacle | None:
        """NUL-TURN-17: why the effect cannot be carried out now; ``is_first`` of its list."""
        return NOTHING_TO_CARRY_OUT

    def is_required(self) -> bool:
        """NUL-TURN-18: whether no other effect makes the card playable while this one cannot be
        carried out (NUL-CARD-09, NUL-CARD-21)."""
        return False

    def carry_out(self, state: NorthgardState, seat: int, effect: int) -> None:
        """Do it now, or push the steps that ask for it; nothing where it cannot be done
        (NUL-EDGE-33)."""
        raise TypeError(f"no chapter carries out {EFFECT_IDS[EFFECT_KIND[effect]]}")


KEYWORDS: Final[list[Keyword]] = [Keyword() for _ in EFFECT_IDS]
"""By kind of effect; the chapters fill this in."""


def sequence_obstacle(state: NorthgardState, seat: int, sequence: int) -> Obstacle | None:
    """NUL-TURN-07: at least one of the effects can be carried out now, and each required one."""
    effects = SEQUENCES[sequence]
    if len(effects) == 1:
        return KEYWORDS[FIRST_KIND[sequence]].obstacle(state, seat, effects[0], True)
    found: Obstacle | None = NOTHING_TO_CARRY_OUT
    for index, effect in enumerate(effects):
        keyword = KEYWORDS[EFFECT_KIND[effect]]
        is_required = keyword.is_required()
        if found is None and not is_required:
            continue
        obstacle = keyword.obstacle(state, seat, effect, index == 0)
        if obstacle is None:
            found = None
        elif is_required:
            return obstacle
        elif index == 0:
            found = obstacle
    return found


def begin_card(state: NorthgardState, seat: int, card: int) -> None:
    """Resolve a card that lies in the active zone."""
    state.in_play = CardInPlay(seat, card, NONE, NONE)
    state.steps.append(EndCard())
    resolve(state, seat, CARD_EFFECTS[card])


def copy_card(state: NorthgardState, seat: int, card: int) -> None:
    """NUL-CARD-18: resolve the effects of another card as if the card in play had them."""
    assert state.in_play is not None
    state.in_play.copied = card
    resolve(state, seat, CARD_EFFECTS[card])


def resolve(state: NorthgardState, seat: int, sequence: int) -> None:
    """Carry out a list of effects before anything else happens."""
    if SEQUENCES[sequence]:
        state.steps.append(ResolveEffects(seat, sequence, 0))


class ResolveEffects(Step[NorthgardState]):
    """The effects of a list from one of them on."""

    __slots__ = ("index", "seat", "sequence")

    def __init__(self, seat: int, sequence: int, index: int) -> None:
        self.seat = seat
        self.sequence = sequence
        self.index = index

    def run(self, state: NorthgardState) -> bool:
        effects = SEQUENCES[self.sequence]
        effect = effects[self.index]
        if self.index + 1 < len(effects):
            state.steps[-1] = ResolveEffects(self.seat, self.sequence, self.index + 1)
        else:
            state.steps.pop()
        KEYWORDS[EFFECT_KIND[effect]].carry_out(state, self.seat, effect)
        return True


class EndCard(Step[NorthgardState]):
    """NUL-TURN-05: all that the card has caused is done."""

    __slots__ = ()

    def run(self, state: NorthgardState) -> bool:
        state.steps.pop()
        state.in_play = None
        return True


class Owed(Choice[NorthgardState]):
    """A choice that comes back until ``left`` units, cards or resources are dealt with."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left
