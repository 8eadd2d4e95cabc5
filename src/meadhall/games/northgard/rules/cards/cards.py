"""Playing a card: whether it may be, what can cancel it, and cards that do what others do."""

from meadhall.games.northgard.content.keywords import (
    ADJACENT_ENEMY,
    CANCEL_CARD,
    COPY_CARD,
    OWN_PLAYED_THIS_YEAR,
    SCORCHED_EARTH_OWNER,
)
from meadhall.games.northgard.content.tables import CARD_CLAN, CARD_FLASH, CARD_IDS, UNREST
from meadhall.games.northgard.content.tiles import NONE
from meadhall.games.northgard.rules.cards.effects import (
    CANCELLING_CARD,
    CARD_COPIES,
    CARD_EFFECTS,
    NO_EFFECT,
    copy_effect,
)
from meadhall.games.northgard.rules.cards.interpreter import (
    KEYWORDS,
    Keyword,
    begin_card,
    copy_card,
    sequence_obstacle,
)
from meadhall.games.northgard.rules.clans import offer_token
from meadhall.games.northgard.rules.events import CANCELLED, COPIED
from meadhall.games.northgard.rules.events import LET_PASS as WAS_LET_PASS
from meadhall.games.northgard.rules.lists import distinct
from meadhall.games.northgard.rules.moves import CANCEL, COPY, COPY_FROM, LET_PASS
from meadhall.games.northgard.rules.obstacles import (
    CANNOT_BE_COPIED,
    COPY_NOT_POSSIBLE,
    MAIN_CARD_PLAYED,
    NOT_IN_HAND,
    ONLY_AS_ANSWER,
    UNREST_DOES_NOTHING,
)
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.kernel.state import Choice, Obstacle, Step


def card_obstacle(state: NorthgardState, seat: int, card: int) -> Obstacle | None:
    """Why a card of the hand may not be played now (NUL-TURN-04, 07, 13, 18)."""
    if card == UNREST:
        return UNREST_DOES_NOTHING
    if state.main_played and not CARD_FLASH[card]:
        return MAIN_CARD_PLAYED
    return sequence_obstacle(state, seat, CARD_EFFECTS[card])


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
    if not state.is_enemy(seat, state.strategist):
        return False
    player = state.players[state.strategist]
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


class CancelKeyword(Keyword):
    """NUL-CARD-20: never in the own turn."""

    __slots__ = ()

    def obstacle(
        self, state: NorthgardState, seat: int, effect: int, is_first: bool
    ) -> Obstacle | None:
        return ONLY_AS_ANSWER


def copy_obstacle(
    state: NorthgardState, seat: int, owner: int, place: int, source: int
) -> Obstacle | None:
    """NUL-CARD-18, 34: why the card at this place of an active zone cannot be copied now."""
    player = state.players[owner]
    card = player.active[place]
    if CARD_COPIES[card] or card == CANCELLING_CARD or CARD_EFFECTS[card] == NO_EFFECT:
        return CANNOT_BE_COPIED
    if source == OWN_PLAYED_THIS_YEAR and not player.active_played[place]:
        return CANNOT_BE_COPIED
    if sequence_obstacle(state, seat, CARD_EFFECTS[card]) is not None:
        return COPY_NOT_POSSIBLE
    return None


def can_copy_from(state: NorthgardState, seat: int, owner: int, source: int) -> bool:
    """Whether a card of this player's active zone can be copied now."""
    for place in range(len(state.players[owner].active)):
        if copy_obstacle(state, seat, owner, place, source) is None:
            return True
    return False


def adjacent_enemies(state: NorthgardState, seat: int) -> list[int]:
    """The enemy territories adjacent to the own ones, by any link; ascending."""
    found: set[int] = set()
    for territory in state.controlled(seat):
        for neighbour in state.lands.links(territory):
            if state.is_enemy(seat, state.control(neighbour)):
                found.add(neighbour)
    return sorted(found)


class CopyKeyword(Keyword):
    """NUL-CARD-18: Enemy Secrets, Stolen Lore and Legendary Heroes."""

    __slots__ = ()

    def obstacle(
        self, state: NorthgardState, seat: int, effect: int, is_first: bool
    ) -> Obstacle | None:
        source = copy_effect(effect).source
        owner = _owner(state, seat, source)
        if owner != NONE and can_copy_from(state, seat, owner, source):
            return None
        if source == ADJACENT_ENEMY or (source == SCORCHED_EARTH_OWNER and state.in_play is None):
            # NUL-CARD-27: before the card resolves its token may be placed there.
            for territory in adjacent_enemies(state, seat):
                if can_copy_from(state, seat, state.control(territory), source):
                    return None
        return COPY_NOT_POSSIBLE

    def carry_out(self, state: NorthgardState, seat: int, effect: int) -> None:
        if self.obstacle(state, seat, effect, is_first=True) is not None:
            return
        source = copy_effect(effect).source
        if source == ADJACENT_ENEMY:
            state.steps.append(CopyFrom(seat, source))
        else:
            state.steps.append(CopyOne(seat, source, _owner(state, seat, source)))


def _owner(state: NorthgardState, seat: int, source: int) -> int:
    """Whose active zone is copied from, where that is no choice; ``NONE`` if nobody's."""
    if source == OWN_PLAYED_THIS_YEAR:
        return seat
    if source == ADJACENT_ENEMY or state.scorched_at == NONE:
        return NONE
    owner = state.control(state.lands.territory(state.scorched_at))
    return owner if state.is_enemy(seat, owner) else NONE


class CopyFrom(Choice[NorthgardState]):
    """Next to whose territory: its owner's active zone is looked through."""

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
        """Of two like cards one that can be copied is enough."""
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
        state.tell(COPIED, seat, COPY.target(move))
        copy_card(state, seat, COPY.target(move))


KEYWORDS[CANCEL_CARD] = CancelKeyword()
KEYWORDS[COPY_CARD] = CopyKeyword()
