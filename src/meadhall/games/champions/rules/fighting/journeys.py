"""Journey cards (CHM-VOYAGE): how they come and go, and what they do to a ship on its way."""

from meadhall.games.champions.content.tables import (
    FIRST_SHIP,
    JOURNEY_IDS,
    NONE,
    SHIP_IDS,
    WARRIOR_TYPES,
)
from meadhall.games.champions.rules.events import JOURNEY_LOSS, JOURNEY_REVEALED, LOST_FOOD
from meadhall.games.champions.rules.fighting.combat import begin_fight, lose_warriors
from meadhall.games.champions.rules.moves import LOSE, LOSE_FOOD
from meadhall.games.champions.rules.runes import offer_runes_after
from meadhall.games.champions.rules.state import JOURNEY_DECK, ChampionsState
from meadhall.kernel.effect import Effect
from meadhall.kernel.shared import replaced
from meadhall.kernel.state import Choice, Step


class OnVoyage(Step[ChampionsState]):
    """A part of a voyage."""

    __slots__ = ("seat", "shore")

    def __init__(self, seat: int, shore: int) -> None:
        self.seat = seat
        self.shore = shore


def shore_under_way(state: ChampionsState) -> int:
    """The shore that a ship is on its way to, or has reached; ``NONE`` if none is."""
    for step in state.steps:
        if isinstance(step, OnVoyage):
            return step.shore
    return NONE


def lay_journey(state: ChampionsState, shore: int, card: int) -> None:
    """Lay a card, or ``NONE``, face down at a shore."""
    shores = state.own_shores()
    shores.journeys = replaced(shores.journeys, shore, card)
    shores.face_up &= ~(1 << shore)
    shores.known = replaced(shores.known, shore, 0)


def reveal_journey(state: ChampionsState, seat: int, shore: int) -> None:
    shores = state.own_shores()
    if shores.journeys[shore] != NONE:
        shores.face_up |= 1 << shore
        state.reveal()
        state.tell(JOURNEY_REVEALED, seat, shore, shores.journeys[shore])


def discard_journey(state: ChampionsState, shore: int) -> None:
    """Take a card away from a shore, onto the open journey discard pile."""
    card = state.shores.journeys[shore]
    if card != NONE:
        state.journey_discard = (*state.journey_discard, card)
    lay_journey(state, shore, NONE)


def draw_journey(state: ChampionsState) -> int:
    """CHM-VOYAGE-12: the discards become the new deck; if there are none, ``NONE``."""
    deck = state.own_decks()[JOURNEY_DECK]
    if not deck.size():
        deck.shuffle_in(list(state.journey_discard))
        state.journey_discard = ()
    return deck.draw(state.dice) if deck.size() else NONE


class TakeNewJourney(Effect[ChampionsState]):
    """Journey, CHM-RUNE-07: discard the revealed card unresolved for the top of the deck."""

    __slots__ = ()

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        shore = shore_under_way(state)
        discard_journey(state, shore)
        lay_journey(state, shore, draw_journey(state))
        reveal_journey(state, seat, shore)


class Journey(Effect[ChampionsState]):
    """CHM-VOYAGE-07, CHM-VOYAGE-09: what a card does to a ship: a fight, losses, or nothing."""

    __slots__ = ("card", "enemy", "losses", "takes_food", "takes_warriors")

    def __init__(
        self, card: int, enemy: int, losses: int, takes_warriors: bool, takes_food: bool
    ) -> None:
        self.card = card
        self.enemy = enemy
        self.losses = losses
        self.takes_warriors = takes_warriors
        self.takes_food = takes_food

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        ship = state.shores.ships[shore_under_way(state)]
        if self.enemy != NONE:
            offer_runes_after(state, seat, self.enemy)
            begin_fight(state, seat, FIRST_SHIP + ship, self.enemy)
        elif self.losses:
            state.steps.append(
                LoseFromShip(
                    seat, ship, self.losses, self.card, self.takes_warriors, self.takes_food
                )
            )


class LoseFromShip(Choice[ChampionsState]):
    """D-JLOSS: one thing after the other (CHM-VOYAGE-14), as long as there is any."""

    __slots__ = ("journey", "n", "ship", "takes_food", "takes_warriors")
    FACTS = {"journey": JOURNEY_IDS, "n": None, "ship": SHIP_IDS}

    def __init__(
        self, seat: int, ship: int, n: int, journey: int, takes_warriors: bool, takes_food: bool
    ) -> None:
        super().__init__(seat)
        self.ship = ship
        self.n = n
        self.journey = journey
        self.takes_warriors = takes_warriors
        self.takes_food = takes_food

    def run(self, state: ChampionsState) -> bool:
        if self.n and self.candidates(state, self.seat):
            return False
        state.steps.pop()
        return True

    def candidates(self, state: ChampionsState, seat: int) -> list[int]:
        at = (FIRST_SHIP + self.ship) * WARRIOR_TYPES
        things: list[int] = []
        if self.takes_warriors:
            things = [
                LOSE.at(warrior)
                for warrior in range(WARRIOR_TYPES)
                if state.crews.warriors[at + warrior]
            ]
        if self.takes_food and state.crews.food[self.ship]:
            things.append(LOSE_FOOD.move)
        return things

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        state.steps[-1] = LoseFromShip(
            seat, self.ship, self.n - 1, self.journey, self.takes_warriors, self.takes_food
        )
        if move == LOSE_FOOD.move:
            state.own_crews().food[self.ship] -= 1
            state.tell(LOST_FOOD, seat)
        else:
            lose_warriors(state, seat, FIRST_SHIP + self.ship, LOSE.target(move), 1, JOURNEY_LOSS)
