"""Playing a card: what can cancel it, and cards that do what others do."""

from typing import Final

from meadhall.games.northgard.content.tables import (
    CANCELLING_CARD,
    CARD_CLAN,
    CARD_FLASH,
    CARD_IDS,
)
from meadhall.games.northgard.content.tiles import NONE
from meadhall.games.northgard.rules.cards.effects import CARD_EFFECTS, CardEffect, begin_card
from meadhall.games.northgard.rules.clans import offer_token
from meadhall.games.northgard.rules.events import CANCELLED, COPIED
from meadhall.games.northgard.rules.events import LET_PASS as WAS_LET_PASS
from meadhall.games.northgard.rules.moves import CANCEL, COPY, COPY_FROM, LET_PASS, distinct
from meadhall.games.northgard.rules.obstacles import (
    CANNOT_BE_COPIED,
    COPY_NOT_POSSIBLE,
    NOT_IN_HAND,
    ONLY_AS_ANSWER,
)
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.under_way import the_card
from meadhall.kernel.state import Choice, Obstacle, Step

SOURCE_IDS: Final[list[str]] = ["adjacent_enemy", "scorched_earth_owner", "own_played_this_year"]
ADJACENT_ENEMY: Final = 0
SCORCHED_EARTH_OWNER: Final = 1
OWN_PLAYED_THIS_YEAR: Final = 2


class ResolveCard(Step[NorthgardState]):
    """A card that lies uppermost in the active zone and that nobody has cancelled."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: NorthgardState) -> bool:
        state.steps.pop()
        player = state.players[self.seat]
        state.turn_begun = True
        if not CARD_FLASH[self.card]:
            state.main_played = True
        player.active_played[-1] = True
        begin_card(state, self.seat, self.card)
        if CARD_CLAN[self.card] == player.clan:
            offer_token(state, self.seat)
        return True


def can_be_answered(state: NorthgardState, seat: int) -> bool:
    """NUL-CARD-31: whether somebody is asked to cancel a card that ``seat`` plays.

    Whoever has the answering card is asked while it is out of sight, so that nobody learns whether
    it is in the hand.
    """
    if not state.is_enemy(seat, state.supply.strategist):
        return False
    player = state.players[state.supply.strategist]
    if not player.hand or CANCELLING_CARD in player.active:
        return False
    return CANCELLING_CARD not in player.discard and CANCELLING_CARD not in player.removed


class AnswerCard(Choice[NorthgardState]):
    """NUL-CARD-20: ``other`` has played a card; ``seat`` may cancel it."""

    __slots__ = ("card", "other")
    FACTS = {"card": CARD_IDS}

    def __init__(self, seat: int, other: int, card: int) -> None:
        super().__init__(seat)
        self.other = other
        self.card = card

    def is_asked_anyway(self) -> bool:
        return True

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [CANCEL.move, LET_PASS.move]

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        if move == CANCEL.move and CANCELLING_CARD not in state.players[seat].hand:
            return NOT_IN_HAND
        return None

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == LET_PASS.move:
            state.tell(WAS_LET_PASS, seat, self.other, self.card)
            return
        state.steps.pop()  # the ResolveCard below: the card has no effect
        player = state.players[seat]
        player.take_from_hand(CANCELLING_CARD)
        player.lay_active(CANCELLING_CARD, was_played=True)
        opponent = state.players[self.other]
        opponent.active.pop()
        opponent.active_played.pop()
        opponent.discard.append(self.card)
        state.tell(CANCELLED, seat, self.other, self.card)


class CancelEffect(CardEffect):
    """NUL-CARD-20: it answers another player's card and is never played in one's own turn."""

    __slots__ = ()

    def obstacle(self, state: NorthgardState, seat: int) -> Obstacle | None:
        return ONLY_AS_ANSWER

    def is_copyable(self) -> bool:
        return False


def copy_obstacle(
    state: NorthgardState, seat: int, owner: int, place: int, source: int
) -> Obstacle | None:
    """NUL-CARD-18, 34: why the card at this place of an active zone cannot be copied now."""
    player = state.players[owner]
    card = player.active[place]
    sequence = CARD_EFFECTS[card]
    if not sequence.effects or not sequence.effects[0].is_copyable():
        return CANNOT_BE_COPIED
    if source == OWN_PLAYED_THIS_YEAR and not player.active_played[place]:
        return CANNOT_BE_COPIED
    if sequence.obstacle(state, seat) is not None:
        return COPY_NOT_POSSIBLE
    return None


def can_copy_from(state: NorthgardState, seat: int, owner: int, source: int) -> bool:
    """Whether a card of this player's active zone can be copied now."""
    for place in range(len(state.players[owner].active)):
        if copy_obstacle(state, seat, owner, place, source) is None:
            return True
    return False


def adjacent_enemies(state: NorthgardState, seat: int) -> list[int]:
    """The enemy territories adjacent to the seat's own, by any link; ascending."""
    found: set[int] = set()
    for territory in state.controlled(seat):
        for neighbour in state.lands.links(territory):
            if state.is_enemy(seat, state.control(neighbour)):
                found.add(neighbour)
    return sorted(found)


class CopyEffect(CardEffect):
    """NUL-CARD-18: Enemy Secrets, Stolen Lore and Legendary Heroes."""

    __slots__ = ("source",)

    def __init__(self, source: int) -> None:
        self.source = source
        """``ADJACENT_ENEMY`` and so on."""

    def is_copyable(self) -> bool:
        return False

    def obstacle(self, state: NorthgardState, seat: int) -> Obstacle | None:
        source = self.source
        owner = _owner(state, seat, source)
        if owner != NONE and can_copy_from(state, seat, owner, source):
            return None
        if source == ADJACENT_ENEMY or (source == SCORCHED_EARTH_OWNER and state.in_play is None):
            # NUL-CARD-27: the token may be placed there before the card resolves.
            for territory in adjacent_enemies(state, seat):
                if can_copy_from(state, seat, state.control(territory), source):
                    return None
        return COPY_NOT_POSSIBLE

    def carry_out(self, state: NorthgardState, seat: int) -> None:
        if self.obstacle(state, seat) is not None:
            return
        if self.source == ADJACENT_ENEMY:
            state.steps.append(CopyFrom(seat, self.source))
        else:
            owner = _owner(state, seat, self.source)
            state.steps.append(CopyOne(seat, self.source, owner))


def _owner(state: NorthgardState, seat: int, source: int) -> int:
    """Whose active zone is copied from, unless that is a choice; ``NONE`` if nobody's."""
    if source == OWN_PLAYED_THIS_YEAR:
        return seat
    if source == ADJACENT_ENEMY or state.figures.scorched_at == NONE:
        return NONE
    owner = state.control(state.figures.scorched_at)
    return owner if state.is_enemy(seat, owner) else NONE


class CopyFrom(Choice[NorthgardState]):
    """The adjacent territory whose owner's active zone is copied from."""

    __slots__ = ("source",)

    def __init__(self, seat: int, source: int) -> None:
        super().__init__(seat)
        self.source = source

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [COPY_FROM.at(territory) for territory in adjacent_enemies(state, seat)]

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        owner = state.control(COPY_FROM.target(move))
        return None if can_copy_from(state, seat, owner, self.source) else COPY_NOT_POSSIBLE

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps[-1] = CopyOne(seat, self.source, state.control(COPY_FROM.target(move)))


class CopyOne(Choice[NorthgardState]):
    """Which card of the owner's active zone."""

    __slots__ = ("owner", "source")

    def __init__(self, seat: int, source: int, owner: int) -> None:
        super().__init__(seat)
        self.source = source
        self.owner = owner

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [COPY.at(card) for card in distinct(state.players[self.owner].active)]

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        """If there are two like cards, it is enough that one of them can be copied."""
        found: Obstacle | None = None
        active = state.players[self.owner].active
        for place in range(len(active)):
            if active[place] == COPY.target(move):
                found = copy_obstacle(state, seat, self.owner, place, self.source)
                if found is None:
                    return None
        return found

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        card = COPY.target(move)
        state.tell(COPIED, seat, card)
        the_card(state).copied = card
        CARD_EFFECTS[card].resolve(state, seat)
