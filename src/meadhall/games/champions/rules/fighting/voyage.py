"""Voyages (CHM-VOYAGE): the journey, feeding the crew, the monster."""

from meadhall.games.champions.content.tables import (
    AFTER_JOURNEY,
    ENEMIES,
    FED_PER_FOOD,
    FIRST_SHIP,
    NONE,
    SHORE_IDS,
    WARRIOR_TYPES,
)
from meadhall.games.champions.rules.builders import JOURNEYS
from meadhall.games.champions.rules.events import (
    EMPTY_SHIP,
    FED,
    FORBIDDEN_LOSS,
    HUNGER_LOSS,
    VOYAGE_FAILED,
)
from meadhall.games.champions.rules.fighting.combat import (
    LoseWarriors,
    begin_fight,
    lose_warriors,
)
from meadhall.games.champions.rules.fighting.journeys import (
    OnVoyage,
    discard_journey,
    reveal_journey,
)
from meadhall.games.champions.rules.moves import DECLINE, USE
from meadhall.games.champions.rules.runes import (
    RunesBeforeFight,
    find_rune,
    has_free_rune,
    offer_runes_after,
    use_rune,
)
from meadhall.games.champions.rules.state import ChampionsState
from meadhall.kernel.state import Choice, Step


class Voyage(Step[ChampionsState]):
    """One shore with a ship: reveal the journey card, then A journey, B feeding, C monster."""

    __slots__ = ("shore",)

    def __init__(self, shore: int) -> None:
        self.shore = shore

    def run(self, state: ChampionsState) -> bool:
        shore = self.shore
        state.steps.pop()
        ship = state.shores.ships[shore]
        seat = state.crews.holders[FIRST_SHIP + ship]
        reveal_journey(state, seat, shore)
        if not state.crews.size(FIRST_SHIP + ship):
            # CHM-VOYAGE-03: revealed and discarded, but not resolved.
            discard_journey(state, shore)
            state.own_crews().food[ship] = 0
            state.tell(EMPTY_SHIP, seat, ship)
            return True
        state.steps.append(MeetMonster(seat, shore))
        state.steps.append(FeedCrew(seat, shore))
        state.steps.append(ResolveJourney(seat, shore))
        if has_free_rune(state.players[seat]):
            state.steps.append(AskAboutRunes(seat, shore))
        has_card = state.shores.journeys[shore] != NONE
        if has_card and find_rune(state.players[seat], AFTER_JOURNEY) != NONE:
            state.steps.append(ReplaceJourney(seat, shore))
        return True


# A: the journey card


class ReplaceJourney(Choice[ChampionsState]):
    """D-JRUNE: the revealed card, or another one."""

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
            use_rune(state, seat, find_rune(state.players[seat], AFTER_JOURNEY))


class AskAboutRunes(OnVoyage):
    """CHM-RUNE-18: the journey card is known, and nothing has been lost to it yet."""

    __slots__ = ()

    def run(self, state: ChampionsState) -> bool:
        state.steps.pop()
        card = state.shores.journeys[self.shore]
        enemy = state.shores.monsters[self.shore]
        if card != NONE and JOURNEYS[card].enemy != NONE:
            enemy = JOURNEYS[card].enemy
        state.steps.append(RunesBeforeFight(self.seat, enemy))
        return True


class ResolveJourney(OnVoyage):
    """CHM-VOYAGE-12: having no card is like All Quiet."""

    __slots__ = ()

    def run(self, state: ChampionsState) -> bool:
        state.steps.pop()
        card = state.shores.journeys[self.shore]
        if card != NONE:
            JOURNEYS[card].carry_out(state, self.seat)
        return True


# B: feeding


class FeedCrew(OnVoyage):
    """CHM-VOYAGE-04, CHM-VOYAGE-05: feed as many as possible; the food is gone either way."""

    __slots__ = ()

    def run(self, state: ChampionsState) -> bool:
        state.steps.pop()
        ship = state.shores.ships[self.shore]
        crew = state.crews.size(FIRST_SHIP + ship)
        starving = max(0, crew - FED_PER_FOOD[self.shore] * state.crews.food[ship])
        state.own_crews().food[ship] = 0
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
        target = FIRST_SHIP + state.shores.ships[shore]
        monster = state.shores.monsters[shore]
        for warrior in range(WARRIOR_TYPES):
            if ENEMIES[monster].forbidden[warrior]:
                there = state.crews.warriors[target * WARRIOR_TYPES + warrior]
                lose_warriors(state, seat, target, warrior, there, FORBIDDEN_LOSS)
        if state.crews.size(target):
            offer_runes_after(state, seat, monster)
            begin_fight(state, seat, target, monster)
        else:
            state.tell(VOYAGE_FAILED, seat, shore)
        return True
