"""Special effects: goods from the supply, strikes against units, and against hands of cards."""

from meadhall.games.northgard.content.keywords import (
    ALL_OPPONENTS_DISCARD,
    COLLECT,
    COLLECT_FROM_TARGET,
    EXTORT,
    INSPECT_AND_DISCARD,
    KAIJA_MAY_ATTACK,
    OPPONENT_DISCARDS_RANDOM,
    REMOVE_ENEMY_UNIT,
    SET_YEAR_FLAG,
)
from meadhall.games.northgard.content.tiles import AREA_IDS, NONE, RESOURCES
from meadhall.games.northgard.rules.cards.decks import discard_from_hand
from meadhall.games.northgard.rules.cards.effects import EFFECTS, remove_effect, resource_effect
from meadhall.games.northgard.rules.cards.interpreter import KEYWORDS, Keyword, Owed
from meadhall.games.northgard.rules.cards.payment import PayResources
from meadhall.games.northgard.rules.events import (
    CARD_DEMANDED_SEEN,
    CARD_NAMED,
    HAND_INSPECTED,
    HAND_SEEN,
    RANSOMED,
    UNIT_REMOVED,
    YEAR_FLAG_SET,
)
from meadhall.games.northgard.rules.fighting.casualties import lose_figures
from meadhall.games.northgard.rules.lists import distinct
from meadhall.games.northgard.rules.moves import (
    DISCARD,
    GAIN,
    NAME,
    OPPONENT,
    RANSOM,
    STRIKE,
    SURRENDER,
)
from meadhall.games.northgard.rules.obstacles import (
    CANNOT_PAY,
    HAND_OF_OPPONENT_EMPTY,
    NO_TARGET,
    NOTHING_TO_CARRY_OUT,
)
from meadhall.games.northgard.rules.state import DISCARD_STREAM, NorthgardState
from meadhall.kernel.events import EVERYONE, only
from meadhall.kernel.state import Choice, Obstacle


class CollectKeyword(Keyword):
    __slots__ = ()

    def obstacle(
        self, state: NorthgardState, seat: int, effect: int, is_first: bool
    ) -> Obstacle | None:
        return None

    def carry_out(self, state: NorthgardState, seat: int, effect: int) -> None:
        collect = resource_effect(effect)
        state.gain(seat, collect.resource, collect.n)


class CollectFromTargetKeyword(Keyword):
    """NUL-CARD-08: a resource of a kind that the struck territory shows."""

    __slots__ = ()

    def carry_out(self, state: NorthgardState, seat: int, effect: int) -> None:
        assert state.in_play is not None
        area = state.in_play.aim
        if area != NONE and shown_in(state, area):
            state.steps.append(CollectShown(seat, EFFECTS[effect].n, area))


def shown_in(state: NorthgardState, area: int) -> list[int]:
    """NUL-CARD-36: the kinds on tiles and buildings, whatever creature is there."""
    territory = state.lands.territory(area)
    return [kind for kind in range(RESOURCES) if state.icons_in(territory, kind)]


class CollectShown(Owed):
    __slots__ = ("area",)
    FACTS = {"area": AREA_IDS}

    def __init__(self, seat: int, left: int, area: int) -> None:
        super().__init__(seat, left)
        self.area = area

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [GAIN.at(resource) for resource in shown_in(state, self.area)]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        if self.left > 1:
            state.steps.append(CollectShown(seat, self.left - 1, self.area))
        state.gain(seat, GAIN.target(move), 1)


class RemoveEnemyUnitKeyword(Keyword):
    """NUL-CARD-08 to 10: Raiding Party, Plunder and Capture."""

    __slots__ = ()

    def obstacle(
        self, state: NorthgardState, seat: int, effect: int, is_first: bool
    ) -> Obstacle | None:
        return None if struck_by(state, seat, effect) else NO_TARGET

    def is_required(self) -> bool:
        return True

    def carry_out(self, state: NorthgardState, seat: int, effect: int) -> None:
        if struck_by(state, seat, effect):
            state.steps.append(StrikeUnit(seat, effect))


def struck_by(state: NorthgardState, seat: int, effect: int) -> list[int]:
    """The enemy territories that the effect reaches, ascending."""
    is_adjacent = remove_effect(effect).is_adjacent
    return [
        territory
        for territory in state.lands.territories()
        if state.is_enemy(seat, state.control(territory))
        and (not is_adjacent or touches_own(state, seat, territory))
    ]


def touches_own(state: NorthgardState, seat: int, territory: int) -> bool:
    """Whether a territory of the seat is adjacent, by any link."""
    for neighbour in state.lands.links(territory):
        if state.control(neighbour) == seat:
            return True
    return False


class StrikeUnit(Choice[NorthgardState]):
    """In which territory; the owner gives up a figure there (NUL-CARD-10)."""

    __slots__ = ("effect",)

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [STRIKE.at(territory) for territory in struck_by(state, seat, self.effect)]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        assert state.in_play is not None
        territory = STRIKE.target(move)
        owner = state.control(territory)
        state.in_play.aim = territory
        state.tell(UNIT_REMOVED, seat, owner, territory)
        lose_figures(state, owner, territory, EFFECTS[self.effect].n)


class SetYearFlagKeyword(Keyword):
    __slots__ = ()

    def obstacle(
        self, state: NorthgardState, seat: int, effect: int, is_first: bool
    ) -> Obstacle | None:
        """NUL-CARD-24, 25: once a year, and what is said of Kaija concerns only her clan."""
        flag = EFFECTS[effect].n
        is_for_others = flag == KAIJA_MAY_ATTACK and not state.power(seat).has_kaija
        is_set = bool(state.players[seat].year_flags & flag)
        return NOTHING_TO_CARRY_OUT if is_for_others or is_set else None

    def carry_out(self, state: NorthgardState, seat: int, effect: int) -> None:
        if self.obstacle(state, seat, effect, False) is None:
            flag = EFFECTS[effect].n
            state.players[seat].year_flags |= flag
            state.tell(YEAR_FLAG_SET, seat, flag.bit_length() - 1)


class AgainstHandKeyword(Keyword):
    """Effects on the hand of one opponent: Spy, Rapacious Exploitation, Veiled Threats."""

    __slots__ = ()

    def obstacle(
        self, state: NorthgardState, seat: int, effect: int, is_first: bool
    ) -> Obstacle | None:
        return None if has_victim(state, seat) else HAND_OF_OPPONENT_EMPTY

    def carry_out(self, state: NorthgardState, seat: int, effect: int) -> None:
        if has_victim(state, seat):
            state.steps.append(ChooseVictim(seat, effect))


class InspectKeyword(AgainstHandKeyword):
    """NUL-CARD-21: without a hand to look at the card is not playable."""

    __slots__ = ()

    def is_required(self) -> bool:
        return True


def has_victim(state: NorthgardState, seat: int) -> bool:
    """Whether an opponent has a card in hand (NUL-CARD-21, 23)."""
    for other in range(state.seats):
        if state.is_enemy(seat, other) and state.players[other].hand:
            return True
    return False


class ChooseVictim(Choice[NorthgardState]):
    __slots__ = ("effect",)

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [OPPONENT.at(other) for other in range(state.seats) if state.is_enemy(seat, other)]

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        return None if state.players[OPPONENT.target(move)].hand else HAND_OF_OPPONENT_EMPTY

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        victim = OPPONENT.target(move)
        if EFFECTS[self.effect].kind == OPPONENT_DISCARDS_RANDOM:
            discard_at_random(state, victim, EFFECTS[self.effect].n)
            return
        look_at_hand(state, seat, victim)
        state.steps.append(InspectHand(seat, victim, self.effect))


def discard_at_random(state: NorthgardState, seat: int, n: int) -> None:
    hand = state.players[seat].hand
    for _ in range(min(n, len(hand))):
        discard_from_hand(state, seat, hand[state.dice.below(DISCARD_STREAM, len(hand))])


def look_at_hand(state: NorthgardState, seat: int, victim: int) -> None:
    """NUL-CARD-21: only the one who looks sees the cards, and knows them from now on."""
    seen = state.players[victim].hand_seen
    for place in range(len(seen)):
        if seen[place] != EVERYONE:
            seen[place] |= only(seat)
    state.reveal()
    state.tell(HAND_INSPECTED, seat, victim)
    state.whisper(seat, HAND_SEEN, seat, victim, *state.players[victim].hand)


class InspectHand(Choice[NorthgardState]):
    """A hand lies open to one player, who names a card of it."""

    __slots__ = ("effect", "victim")

    def __init__(self, seat: int, victim: int, effect: int) -> None:
        super().__init__(seat)
        self.victim = victim
        self.effect = effect

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [NAME.at(card) for card in distinct(state.players[self.victim].hand)]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        card = NAME.target(move)
        effect = EFFECTS[self.effect]
        if effect.kind == INSPECT_AND_DISCARD:
            discard_from_hand(state, self.victim, card)
            return
        state.tell(CARD_NAMED, seat, self.victim)
        state.whisper(seat, CARD_DEMANDED_SEEN, seat, self.victim, card)
        state.whisper(self.victim, CARD_DEMANDED_SEEN, seat, self.victim, card)
        place = state.players[self.victim].hand.index(card)
        state.steps.append(AnswerDemand(self.victim, seat, place, effect.n))


class AnswerDemand(Choice[NorthgardState]):
    """NUL-CARD-22: discard the named card, or keep it and give resources for it.

    The card is the one at a place of the hand: others do not learn which.
    """

    __slots__ = ("other", "place", "price")
    FACTS = {"price": None}

    def __init__(self, seat: int, other: int, place: int, price: int) -> None:
        super().__init__(seat)
        self.other = other
        self.place = place
        self.price = price

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [SURRENDER.move, RANSOM.move]

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        cannot_pay = state.players[seat].goods() < self.price
        return CANNOT_PAY if move == RANSOM.move and cannot_pay else None

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == SURRENDER.move:
            discard_from_hand(state, seat, state.players[seat].hand[self.place])
        else:
            state.tell(RANSOMED, seat, self.other)
            state.steps.append(PayResources(seat, self.price, self.other))


class AllOpponentsDiscardKeyword(Keyword):
    """NUL-CARD-23, 35: Ancestral Curse."""

    __slots__ = ()

    def obstacle(
        self, state: NorthgardState, seat: int, effect: int, is_first: bool
    ) -> Obstacle | None:
        return None if has_victim(state, seat) else HAND_OF_OPPONENT_EMPTY

    def carry_out(self, state: NorthgardState, seat: int, effect: int) -> None:
        state.reveal()
        for other in reversed(state.seats_after(seat)):
            n = min(EFFECTS[effect].n, len(state.players[other].hand))
            if n and state.is_enemy(seat, other):
                state.steps.append(GiveUpCards(other, n))


class GiveUpCards(Owed):
    """Cards of the own hand, of one's own choice. Like cards are no reason not to ask: the others
    would learn that they are alike."""

    __slots__ = ()

    def is_asked_anyway(self) -> bool:
        return True

    def run(self, state: NorthgardState) -> bool:
        """The whole hand goes without a question; whoever decided before has seen it then."""
        hand = state.players[self.seat].hand
        if len(hand) > self.left:
            return False
        state.steps.pop()
        state.reveal()
        while hand:
            discard_from_hand(state, self.seat, hand[0])
        return True

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [DISCARD.at(card) for card in distinct(state.players[seat].hand)]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        if self.left > 1:
            state.steps.append(GiveUpCards(seat, self.left - 1))
        discard_from_hand(state, seat, DISCARD.target(move))


KEYWORDS[COLLECT] = CollectKeyword()
KEYWORDS[COLLECT_FROM_TARGET] = CollectFromTargetKeyword()
KEYWORDS[REMOVE_ENEMY_UNIT] = RemoveEnemyUnitKeyword()
KEYWORDS[SET_YEAR_FLAG] = SetYearFlagKeyword()
KEYWORDS[INSPECT_AND_DISCARD] = InspectKeyword()
KEYWORDS[EXTORT] = InspectKeyword()
KEYWORDS[OPPONENT_DISCARDS_RANDOM] = AgainstHandKeyword()
KEYWORDS[ALL_OPPONENTS_DISCARD] = AllOpponentsDiscardKeyword()
