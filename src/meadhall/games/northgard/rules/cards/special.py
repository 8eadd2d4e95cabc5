"""Special effects: goods from the supply, strikes against units and against hands."""

from meadhall.games.northgard.content.tables import KAIJA_MAY_ATTACK
from meadhall.games.northgard.content.tiles import AREA_IDS, NONE, RESOURCES
from meadhall.games.northgard.rules import events
from meadhall.games.northgard.rules.cards.decks import discard_from_hand
from meadhall.games.northgard.rules.cards.effects import CardEffect
from meadhall.games.northgard.rules.fighting.casualties import lose_figures
from meadhall.games.northgard.rules.moves import (
    DISCARD,
    GAIN,
    NAME,
    OPPONENT,
    RANSOM,
    STRIKE,
    SURRENDER,
    distinct,
)
from meadhall.games.northgard.rules.obstacles import (
    CANNOT_PAY,
    HAND_OF_OPPONENT_EMPTY,
    NO_TARGET,
    NOTHING_TO_CARRY_OUT,
)
from meadhall.games.northgard.rules.owed import Owed, PayResources
from meadhall.games.northgard.rules.state import DISCARD_STREAM, NorthgardState
from meadhall.games.northgard.rules.under_way import the_card
from meadhall.kernel.events import EVERYONE, only
from meadhall.kernel.state import Choice, Obstacle


class CollectEffect(CardEffect):
    """Resources from the supply."""

    __slots__ = ("n", "resource")

    def __init__(self, resource: int, n: int) -> None:
        self.resource = resource
        self.n = n

    def obstacle(self, state: NorthgardState, seat: int) -> Obstacle | None:
        return None

    def carry_out(self, state: NorthgardState, seat: int) -> None:
        state.gain(seat, self.resource, self.n)


class CollectShownEffect(CardEffect):
    """NUL-CARD-08: resources of a kind that the struck territory shows."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def carry_out(self, state: NorthgardState, seat: int) -> None:
        area = the_card(state).aim
        if area != NONE and shown_in(state, area):
            state.steps.append(CollectShown(seat, self.n, area))


def shown_in(state: NorthgardState, area: int) -> list[int]:
    """NUL-CARD-36: the kinds shown by tiles and buildings, whatever creature is there."""
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


class StrikeEffect(CardEffect):
    """NUL-CARD-08 to 10: Raiding Party, Plunder and Capture."""

    __slots__ = ("is_adjacent",)

    def __init__(self, is_adjacent: bool) -> None:
        self.is_adjacent = is_adjacent
        """Whether only territories next to the player's own can be struck."""

    def obstacle(self, state: NorthgardState, seat: int) -> Obstacle | None:
        return None if struck(state, seat, self.is_adjacent) else NO_TARGET

    def is_required(self) -> bool:
        return True

    def carry_out(self, state: NorthgardState, seat: int) -> None:
        if struck(state, seat, self.is_adjacent):
            state.steps.append(StrikeUnit(seat, self.is_adjacent))


def struck(state: NorthgardState, seat: int, is_adjacent: bool) -> list[int]:
    """The enemy territories that can be struck, ascending."""
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
    """The territory in which the owner gives up a figure (NUL-CARD-10)."""

    __slots__ = ("is_adjacent",)

    def __init__(self, seat: int, is_adjacent: bool) -> None:
        super().__init__(seat)
        self.is_adjacent = is_adjacent

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [STRIKE.at(territory) for territory in struck(state, seat, self.is_adjacent)]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        territory = STRIKE.target(move)
        owner = state.control(territory)
        the_card(state).aim = territory
        state.tell(events.UNIT_REMOVED, seat, owner, territory)
        lose_figures(state, owner, territory, 1)


class YearFlagEffect(CardEffect):
    """Something that holds until the End of Year: ``KAIJA_MAY_ATTACK`` and so on."""

    __slots__ = ("flag",)

    def __init__(self, flag: int) -> None:
        self.flag = flag

    def obstacle(self, state: NorthgardState, seat: int) -> Obstacle | None:
        """NUL-CARD-24, 25: once a year, and what is said of Kaija concerns only her clan."""
        is_for_others = self.flag == KAIJA_MAY_ATTACK and not state.power(seat).has_kaija
        is_set = bool(state.players[seat].year_flags & self.flag)
        return NOTHING_TO_CARRY_OUT if is_for_others or is_set else None

    def carry_out(self, state: NorthgardState, seat: int) -> None:
        if self.obstacle(state, seat) is None:
            state.players[seat].year_flags |= self.flag
            state.tell(events.YEAR_FLAG_SET, seat, self.flag.bit_length() - 1)


class DiscardRandomEffect(CardEffect):
    """Veiled Threats: an opponent discards ``n`` random cards."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def obstacle(self, state: NorthgardState, seat: int) -> Obstacle | None:
        return None if has_victim(state, seat) else HAND_OF_OPPONENT_EMPTY

    def carry_out(self, state: NorthgardState, seat: int) -> None:
        if has_victim(state, seat):
            state.steps.append(ChooseVictim(seat, self.n, 0))


class InspectEffect(CardEffect):
    """NUL-CARD-21: look at the hand of an opponent, who loses a card of it. Without a hand to look
    at the card is not playable."""

    __slots__ = ("ransom",)

    def __init__(self, ransom: int) -> None:
        self.ransom = ransom
        """The resources for which the opponent may keep the card (NUL-CARD-22), 0 if it may not be
        kept."""

    def obstacle(self, state: NorthgardState, seat: int) -> Obstacle | None:
        return None if has_victim(state, seat) else HAND_OF_OPPONENT_EMPTY

    def is_required(self) -> bool:
        return True

    def carry_out(self, state: NorthgardState, seat: int) -> None:
        if has_victim(state, seat):
            state.steps.append(ChooseVictim(seat, 0, self.ransom))


def has_victim(state: NorthgardState, seat: int) -> bool:
    """Whether an opponent has a card in hand (NUL-CARD-21, 23)."""
    for other in range(state.seats):
        if state.is_enemy(seat, other) and state.players[other].hand:
            return True
    return False


class ChooseVictim(Choice[NorthgardState]):
    """Which opponent discards cards at random, or has to show the hand."""

    __slots__ = ("at_random", "ransom")

    def __init__(self, seat: int, at_random: int, ransom: int) -> None:
        super().__init__(seat)
        self.at_random = at_random
        """The number of cards, 0 if the hand is shown instead."""
        self.ransom = ransom

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [OPPONENT.at(other) for other in range(state.seats) if state.is_enemy(seat, other)]

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        return None if state.players[OPPONENT.target(move)].hand else HAND_OF_OPPONENT_EMPTY

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        victim = OPPONENT.target(move)
        if self.at_random:
            discard_at_random(state, victim, self.at_random)
            return
        look_at_hand(state, seat, victim)
        state.steps.append(InspectHand(seat, victim, self.ransom))


def discard_at_random(state: NorthgardState, seat: int, n: int) -> None:
    hand = state.players[seat].hand
    for _ in range(min(n, len(hand))):
        discard_from_hand(state, seat, hand[state.dice.below(DISCARD_STREAM, len(hand))])


def look_at_hand(state: NorthgardState, seat: int, victim: int) -> None:
    """NUL-CARD-21: only the looker sees the cards, and knows them from now on."""
    seen = state.players[victim].hand_seen
    for place in range(len(seen)):
        if seen[place] != EVERYONE:
            seen[place] |= only(seat)
    state.reveal()
    state.tell(events.HAND_INSPECTED, seat, victim)
    state.whisper(seat, events.HAND_SEEN, seat, victim, *state.players[victim].hand)


class InspectHand(Choice[NorthgardState]):
    """A hand lies open to one player, who names a card of it."""

    __slots__ = ("ransom", "victim")

    def __init__(self, seat: int, victim: int, ransom: int) -> None:
        super().__init__(seat)
        self.victim = victim
        self.ransom = ransom

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [NAME.at(card) for card in distinct(state.players[self.victim].hand)]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        card = NAME.target(move)
        if not self.ransom:
            discard_from_hand(state, self.victim, card)
            return
        state.tell(events.CARD_NAMED, seat, self.victim)
        state.whisper(seat, events.CARD_DEMANDED_SEEN, seat, self.victim, card)
        state.whisper(self.victim, events.CARD_DEMANDED_SEEN, seat, self.victim, card)
        place = state.players[self.victim].hand.index(card)
        state.steps.append(AnswerDemand(self.victim, seat, place, self.ransom))


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
            state.tell(events.RANSOMED, seat, self.other)
            state.steps.append(PayResources(seat, self.price, self.other))


class AllDiscardEffect(CardEffect):
    """NUL-CARD-23, 35: Ancestral Curse: all opponents discard ``n`` cards of their choice."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def obstacle(self, state: NorthgardState, seat: int) -> Obstacle | None:
        return None if has_victim(state, seat) else HAND_OF_OPPONENT_EMPTY

    def carry_out(self, state: NorthgardState, seat: int) -> None:
        state.reveal()
        for other in reversed(state.seats_after(seat)):
            n = min(self.n, len(state.players[other].hand))
            if n and state.is_enemy(seat, other):
                state.steps.append(GiveUpCards(other, n))


class GiveUpCards(Owed):
    """Which cards of their own hand players discard. They are asked even if all cards are alike:
    otherwise the others would learn that."""

    __slots__ = ()

    def is_asked_anyway(self) -> bool:
        return True

    def run(self, state: NorthgardState) -> bool:
        """If the whole hand goes, nobody is asked; it is seen by all, which rules out undo."""
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
