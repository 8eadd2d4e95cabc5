"""Voyages (CHM-VOYAGE): the journey card, feeding the crew, the monster."""

from meadhall.games.champions.content.tables import (
    ENEMIES,
    FED_PER_FOOD,
    FIRST_SHIP,
    JOURNEY_IDS,
    JOURNEYS,
    NONE,
    SHIP_IDS,
    SHORE_IDS,
    WARRIOR_TYPES,
)
from meadhall.games.champions.rules.events import (
    EMPTY_SHIP,
    FED,
    FORBIDDEN_LOSS,
    HUNGER_LOSS,
    JOURNEY_LOSS,
    JOURNEY_REVEALED,
    LOST_FOOD,
    VOYAGE_FAILED,
)
from meadhall.games.champions.rules.fighting.combat import (
    LoseWarriors,
    begin_fight,
    lose_warriors,
)
from meadhall.games.champions.rules.moves import DECLINE, LOSE, LOSE_FOOD, USE
from meadhall.games.champions.rules.runes import (
    AFTER_JOURNEY,
    RunesBeforeFight,
    find_rune,
    has_free_rune,
    offer_runes_after,
    turn_face_down,
)
from meadhall.games.champions.rules.state import JOURNEY_DECK, ChampionsState
from meadhall.kernel.state import Choice, Step


class Voyage(Step[ChampionsState]):
    """One shore with a ship: reveal the journey card, then A journey, B feeding, C monster."""

    __slots__ = ("shore",)

    def __init__(self, shore: int) -> None:
        self.shore = shore

    def run(self, state: ChampionsState) -> bool:
        shore = self.shore
        state.steps.pop()
        ship = state.port_ships[shore]
        seat = state.holders[FIRST_SHIP + ship]
        reveal_journey(state, seat, shore)
        if not state.crew_size(FIRST_SHIP + ship):
            # CHM-VOYAGE-03: revealed and discarded, but not resolved.
            discard_journey(state, shore)
            state.cargo[ship] = 0
            state.tell(EMPTY_SHIP, seat, ship)
            return True
        state.steps.append(MeetMonster(seat, shore))
        state.steps.append(FeedCrew(seat, shore))
        state.steps.append(ResolveJourney(seat, shore))
        if has_free_rune(state.players[seat]):
            state.steps.append(AskAboutRunes(seat, shore))
        if state.journeys[shore] != NONE and find_rune(state.players[seat], AFTER_JOURNEY) != NONE:
            state.steps.append(ReplaceJourney(seat, shore))
        return True


class OnVoyage(Step[ChampionsState]):
    """A part of a voyage."""

    __slots__ = ("seat", "shore")

    def __init__(self, seat: int, shore: int) -> None:
        self.seat = seat
        self.shore = shore


# A: the journey card


def reveal_journey(state: ChampionsState, seat: int, shore: int) -> None:
    if state.journeys[shore] != NONE:
        state.journey_open[shore] = True
        state.reveal()
        state.tell(JOURNEY_REVEALED, seat, shore, state.journeys[shore])


def discard_journey(state: ChampionsState, shore: int) -> None:
    """Take a card away from a shore, onto the open journey discard pile."""
    if state.journeys[shore] != NONE:
        state.journey_discard = [*state.journey_discard, state.journeys[shore]]
    state.journeys[shore] = NONE
    state.journey_open[shore] = False
    state.journey_known[shore] = 0


def draw_journey(state: ChampionsState) -> int:
    """CHM-VOYAGE-12: an empty deck is made anew from the discards; without any, no card."""
    deck = state.decks[JOURNEY_DECK]
    if not deck.size():
        deck.shuffle_in(state.journey_discard)
        state.journey_discard = []
    return deck.draw(state.dice) if deck.size() else NONE


class ReplaceJourney(Choice[ChampionsState]):
    """D-JRUNE: discard the revealed card unresolved and take the top of the deck instead."""

    __slots__ = ("shore",)
    FACTS = {"shore": SHORE_IDS}

    def __init__(self, seat: int, shore: int) -> None:
        super().__init__(seat)
        self.shore = shore

    def candidates(self, state: ChampionsState, seat: int) -> list[int]:
        return [USE.move, DECLINE.move]

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == USE.move:
            turn_face_down(state, seat, find_rune(state.players[seat], AFTER_JOURNEY))
            discard_journey(state, self.shore)
            state.journeys[self.shore] = draw_journey(state)
            reveal_journey(state, seat, self.shore)


class AskAboutRunes(OnVoyage):
    """CHM-RUNE-18: the journey card is known, and nothing has been lost to it yet."""

    __slots__ = ()

    def run(self, state: ChampionsState) -> bool:
        state.steps.pop()
        card = state.journeys[self.shore]
        enemy = state.monsters[self.shore]
        if card != NONE and JOURNEYS[card].enemy != NONE:
            enemy = JOURNEYS[card].enemy
        state.steps.append(RunesBeforeFight(self.seat, enemy))
        return True


class ResolveJourney(OnVoyage):
    """CHM-VOYAGE-07, CHM-VOYAGE-09; no card is like All Quiet (CHM-VOYAGE-12)."""

    __slots__ = ()

    def run(self, state: ChampionsState) -> bool:
        state.steps.pop()
        card = state.journeys[self.shore]
        if card == NONE:
            return True
        journey = JOURNEYS[card]
        ship = state.port_ships[self.shore]
        if journey.enemy != NONE:
            offer_runes_after(state, self.seat, journey.enemy)
            begin_fight(state, self.seat, FIRST_SHIP + ship, journey.enemy)
        elif journey.losses:
            state.steps.append(LoseFromShip(self.seat, ship, journey.losses, card))
        return True


class LoseFromShip(Choice[ChampionsState]):
    """D-JLOSS: one thing after the other (CHM-VOYAGE-14), as long as there is any."""

    __slots__ = ("journey", "n", "ship")
    FACTS = {"journey": JOURNEY_IDS, "n": None, "ship": SHIP_IDS}

    def __init__(self, seat: int, ship: int, n: int, journey: int) -> None:
        super().__init__(seat)
        self.ship = ship
        self.n = n
        self.journey = journey

    def run(self, state: ChampionsState) -> bool:
        if self.n and self.candidates(state, self.seat):
            return False
        state.steps.pop()
        return True

    def candidates(self, state: ChampionsState, seat: int) -> list[int]:
        journey = JOURNEYS[self.journey]
        at = (FIRST_SHIP + self.ship) * WARRIOR_TYPES
        things: list[int] = []
        if journey.takes_warriors:
            things = [
                LOSE.at(warrior) for warrior in range(WARRIOR_TYPES) if state.crews[at + warrior]
            ]
        if journey.takes_food and state.cargo[self.ship]:
            things.append(LOSE_FOOD.move)
        return things

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        state.steps[-1] = LoseFromShip(seat, self.ship, self.n - 1, self.journey)
        if move == LOSE_FOOD.move:
            state.cargo[self.ship] -= 1
            state.tell(LOST_FOOD, seat)
        else:
            lose_warriors(state, seat, FIRST_SHIP + self.ship, LOSE.target(move), 1, JOURNEY_LOSS)


# B: feeding


class FeedCrew(OnVoyage):
    """CHM-VOYAGE-04, CHM-VOYAGE-05: feed as many as possible; the food is gone either way."""

    __slots__ = ()

    def run(self, state: ChampionsState) -> bool:
        state.steps.pop()
        ship = state.port_ships[self.shore]
        crew = state.crew_size(FIRST_SHIP + ship)
        starving = max(0, crew - FED_PER_FOOD[self.shore] * state.cargo[ship])
        state.cargo[ship] = 0
        if crew:
            state.tell(FED, self.seat, crew - starving, starving)
        if starving:
            state.steps.append(LoseWarriors(self.seat, FIRST_SHIP + ship, starving, HUNGER_LOSS))
        return True


# C: the monster


class MeetMonster(OnVoyage):
    """CHM-COMBAT-12: a forbidden type dies before the first roll. CHM-VOYAGE-11: none left."""

    __slots__ = ()

    def run(self, state: ChampionsState) -> bool:
        seat, shore = self.seat, self.shore
        state.steps.pop()
        target = FIRST_SHIP + state.port_ships[shore]
        monster = state.monsters[shore]
        for warrior in range(WARRIOR_TYPES):
            if ENEMIES[monster].forbidden[warrior]:
                there = state.crews[target * WARRIOR_TYPES + warrior]
                lose_warriors(state, seat, target, warrior, there, FORBIDDEN_LOSS)
        if state.crew_size(target):
            offer_runes_after(state, seat, monster)
            begin_fight(state, seat, target, monster)
        else:
            state.tell(VOYAGE_FAILED, seat, shore)
        return True
