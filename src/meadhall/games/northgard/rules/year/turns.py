"""NUL-TURN: the Actions phase, turn by turn until all have passed."""

from typing import Final

from meadhall.games.northgard.content import tables
from meadhall.games.northgard.content.tiles import LORE, NONE
from meadhall.games.northgard.rules import events, obstacles
from meadhall.games.northgard.rules.builders import CARD_EFFECTS
from meadhall.games.northgard.rules.cards.cards import (
    AnswerCard,
    ResolveCard,
    can_be_answered,
)
from meadhall.games.northgard.rules.cards.decks import draw_to_hand
from meadhall.games.northgard.rules.cards.display import TakeDisplayCard
from meadhall.games.northgard.rules.creatures import offer_appearance
from meadhall.games.northgard.rules.moves import (
    END_TURN,
    MOVES,
    PASS,
    PLAY,
    REMOVE,
    REPLACE,
    TAKE,
    TO_ACTIVE,
    TO_BOX,
    UPGRADE,
    WAIT,
    distinct,
)
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.kernel.events import EVERYONE
from meadhall.kernel.shared import without
from meadhall.kernel.state import Choice, Obstacle, Step


class Actions(Step[NorthgardState]):
    """NUL-TURN-01: the First Player begins."""

    __slots__ = ()

    def run(self, state: NorthgardState) -> bool:
        state.begin_phase(tables.ACTIONS)
        state.steps[-1] = _TURNS[state.first_player]
        return True


class Turns(Step[NorthgardState]):
    """The turn of this seat, or of the next one that has not passed."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: NorthgardState) -> bool:
        state.turn_begun = False
        state.main_played = False
        for place in range(state.seats):
            seat = (self.seat + place) % state.seats
            if not state.players[seat].has_passed:
                state.active = seat
                state.steps[-1] = _TURNS[(seat + 1) % state.seats]
                state.steps.append(_TAKE_TURN[seat])
                return True
        state.active = NONE
        state.steps.pop()
        return True


def card_obstacle(state: NorthgardState, seat: int, card: int) -> Obstacle | None:
    """Why a card of the hand may not be played now (NUL-TURN-04, 07, 13, 18)."""
    if card == tables.UNREST:
        return obstacles.UNREST_DOES_NOTHING
    if state.main_played and not tables.CARD_FLASH[card]:
        return obstacles.MAIN_CARD_PLAYED
    return CARD_EFFECTS[card].obstacle(state, seat)


class TakeTurn(Choice[NorthgardState]):
    """NUL-TURN-02: it comes back after each card played, until the turn is ended.

    A player with cards is asked even if none of them can be played: otherwise a turn that ends by
    itself would show the others what is not in the hand (NUL-EDGE-32).
    """

    __slots__ = ()

    def is_asked_anyway(self) -> bool:
        return True

    def run(self, state: NorthgardState) -> bool:
        """NUL-TURN-03: without cards there is nothing to decide."""
        if state.players[self.seat].hand:
            return False
        self.play(state, self.seat, END_TURN.move if state.turn_begun else PASS.move)
        return True

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        cards = distinct(state.players[seat].hand)
        moves = [verb.at(card) for verb in (PLAY, WAIT, REPLACE, REMOVE, UPGRADE) for card in cards]
        moves.append(PASS.move)
        if state.turn_begun:
            moves.append(END_TURN.move)
        return moves

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        if PLAY.has(move):
            return card_obstacle(state, seat, PLAY.target(move))
        if state.turn_begun:
            return None if move == END_TURN.move else obstacles.TURN_HAS_BEGUN
        if WAIT.has(move) or move == PASS.move:
            return None
        lore = state.players[seat].resources[LORE]
        if REPLACE.has(move):
            return None if lore >= tables.REPLACE_PRICE else obstacles.LORE_FOR_REPLACE
        if REMOVE.has(move):
            if REMOVE.target(move) == tables.UNREST:
                return obstacles.UNREST_STAYS
            return None if lore >= tables.REMOVE_PRICE else obstacles.LORE_FOR_REMOVE
        if not state.players[seat].upgrades:
            return obstacles.NO_UPGRADE_LEFT
        return None if lore >= tables.UPGRADE_PRICE else obstacles.LORE_FOR_UPGRADE

    def moves(self, state: NorthgardState, seat: int) -> list[int]:
        player = state.players[seat]
        cards = distinct(player.hand)
        moves = [PLAY.at(card) for card in cards if card_obstacle(state, seat, card) is None]
        if state.turn_begun:
            moves.append(END_TURN.move)
            return moves
        for card in cards:
            moves.append(WAIT.at(card))
        lore = player.resources[LORE]
        if lore >= tables.REPLACE_PRICE:
            for card in cards:
                moves.append(REPLACE.at(card))
        if lore >= tables.REMOVE_PRICE:
            for card in cards:
                if card != tables.UNREST:
                    moves.append(REMOVE.at(card))
        if lore >= tables.UPGRADE_PRICE and player.upgrades:
            for card in cards:
                moves.append(UPGRADE.at(card))
        moves.append(PASS.move)
        return moves

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        verb = MOVES.verb(move)
        if verb is PLAY:
            _play_card(state, seat, PLAY.target(move))
            return
        state.steps.pop()
        if verb is END_TURN:
            state.tell(events.TURN_ENDED, seat)
        elif verb is PASS:
            _pass(state, seat)
        elif verb is WAIT:
            _lay_aside(state, seat, WAIT.target(move))
            state.tell(events.WAITED, seat, WAIT.target(move))
        elif verb is REPLACE:
            state.pay(seat, LORE, tables.REPLACE_PRICE)
            _lay_aside(state, seat, REPLACE.target(move))
            state.tell(events.REPLACED, seat, REPLACE.target(move))
            draw_to_hand(state, seat, tables.REPLACE_DRAW)
        elif verb is REMOVE:
            state.pay(seat, LORE, tables.REMOVE_PRICE)
            _remove(state, seat, REMOVE.target(move))
            draw_to_hand(state, seat, tables.REMOVE_DRAW)
        else:
            state.pay(seat, LORE, tables.UPGRADE_PRICE)
            state.players[seat].show(UPGRADE.target(move))
            state.steps.append(ChooseZone(seat, UPGRADE.target(move)))


_TURNS: Final = [Turns(seat) for seat in range(tables.MOST_PLAYERS)]
_TAKE_TURN: Final = [TakeTurn(seat) for seat in range(tables.MOST_PLAYERS)]
"""By seat: the steps that come most often. Steps never change, so one of each is enough."""


def _play_card(state: NorthgardState, seat: int, card: int) -> None:
    """NUL-TURN-04, NUL-CARD-20: it lies in the active zone before it is resolved."""
    player = state.players[seat]
    player.take_from_hand(card)
    player.lay_active(card, was_played=False)
    state.tell(events.PLAYED, seat, card)
    state.steps.append(ResolveCard(seat, card))
    if can_be_answered(state, seat):
        state.steps.append(AnswerCard(state.supply.strategist, seat, card))


def _lay_aside(state: NorthgardState, seat: int, card: int) -> None:
    """NUL-TURN-08: into the active zone without effect."""
    player = state.players[seat]
    player.take_from_hand(card)
    player.lay_active(card, was_played=False)


def _remove(state: NorthgardState, seat: int, card: int) -> None:
    """NUL-TURN-10: back into the box."""
    player = state.players[seat]
    player.take_from_hand(card)
    player.removed += (card,)
    state.tell(events.REMOVED, seat, card)


class ChooseZone(Choice[NorthgardState]):
    """NUL-TURN-11: where the card goes that is given for an upgrade."""

    __slots__ = ("card",)
    FACTS = {"card": tables.CARD_IDS}

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [TO_ACTIVE.move, TO_BOX.move]

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        return (
            obstacles.UNREST_STAYS if move == TO_BOX.move and self.card == tables.UNREST else None
        )

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps[-1] = TakeUpgrade(seat, self.card)
        if move == TO_ACTIVE.move:
            _lay_aside(state, seat, self.card)
        else:
            _remove(state, seat, self.card)


class TakeUpgrade(Choice[NorthgardState]):
    """Which clan card comes into the hand for the card given."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [TAKE.at(upgrade) for upgrade in sorted(state.players[seat].upgrades)]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        player = state.players[seat]
        player.upgrades = without(player.upgrades, TAKE.target(move))
        player.take_in_hand(TAKE.target(move), EVERYONE)
        state.tell(events.UPGRADED, seat, self.card, TAKE.target(move))


def _pass(state: NorthgardState, seat: int) -> None:
    """NUL-TURN-14, 15: all cards go to the discard pile; the first to pass goes first next year."""
    player = state.players[seat]
    is_first = True
    for other in state.players:
        if other.has_passed:
            is_first = False
    player.discard.extend(player.hand)
    player.discard.extend(player.active)
    player.hand.clear()
    player.hand_seen.clear()
    player.active.clear()
    player.active_played.clear()
    player.has_passed = True
    state.tell(events.PASSED, seat)
    if is_first:
        state.first_player = seat
        state.tell(events.FIRST_PLAYER, seat)
    state.steps.append(AfterDisplayCard(seat))
    if not player.took_display_card:
        state.steps.append(TakeDisplayCard(seat))


class AfterDisplayCard(Step[NorthgardState]):
    """NUL-MORE-01, 05: a passing player may then lure a creature."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: NorthgardState) -> bool:
        state.steps.pop()
        offer_appearance(state, self.seat)
        return True
