"""What the features of a seat are computed from: its land, its cards and what is still to come."""

from typing import Final

from meadhall.games.northgard.bot.powers import CARD_POWER
from meadhall.games.northgard.bot.realm import UNIT, Realm
from meadhall.games.northgard.content.tables import (
    ACHIEVEMENT,
    CARD_GLORY,
    CARD_KIND,
    HARVEST,
    SCORING,
    UNREST,
    WINTER,
    WINTER_FOOD,
    WINTER_WOOD,
)
from meadhall.games.northgard.content.tiles import FOOD, WOOD
from meadhall.games.northgard.rules.actions.build import BuildEffect
from meadhall.games.northgard.rules.actions.explore import ExploreEffect
from meadhall.games.northgard.rules.actions.movement import MoveEffect
from meadhall.games.northgard.rules.actions.recruit import RecruitEffect
from meadhall.games.northgard.rules.builders import CARD_EFFECTS
from meadhall.games.northgard.rules.cards.effects import CardEffect
from meadhall.games.northgard.rules.players import Player
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.year.harvest import HarvestSeat

# Cards


def _counts_of(kind: type[CardEffect]) -> list[int]:
    """How many effects of a kind each card has; those within a choice do not count."""
    return [
        len([effect for effect in sequence.effects if type(effect) is kind])
        for sequence in CARD_EFFECTS
    ]


_EXPLORES: Final[list[int]] = _counts_of(ExploreEffect)
_MOVES: Final[list[int]] = _counts_of(MoveEffect)
_RECRUITS: Final[list[int]] = _counts_of(RecruitEffect)
_BUILDS: Final[list[int]] = _counts_of(BuildEffect)


def glory_of(achievement: int, counts: list[float]) -> float:
    """NUL-END-05."""
    glory = 0.0
    for what, each in SCORING[achievement]:
        glory += counts[what] * each
    return glory


class Cards:
    """The deck and the hand of a seat, added up; ``counts`` is what Achievements look at."""

    __slots__ = (
        "builds", "explores", "glory", "hand_power", "moves", "power", "recruits", "size", "unrest",
    )  # fmt: skip

    def __init__(self, player: Player, counts: list[float]) -> None:
        self.size: int = 0
        self.power: float = 0.0
        self.glory: float = 0.0
        """Printed Glory and that of Achievements."""
        self.unrest: int = 0
        self._add(player.pile.cards, counts)
        self._add(list(player.pile.top), counts)
        self._add(list(player.pile.bottom), counts)
        self._add(player.active, counts)
        self._add(player.discard, counts)
        elsewhere = self.power
        self._add(player.hand, counts)
        self.hand_power: float = self.power - elsewhere
        self.explores: int = 0
        self.moves: int = 0
        self.recruits: int = 0
        self.builds: int = 0
        """Effects of the cards in hand."""
        for card in player.hand:
            self.explores += _EXPLORES[card]
            self.moves += _MOVES[card]
            self.recruits += _RECRUITS[card]
            self.builds += _BUILDS[card]

    def _add(self, cards: list[int], counts: list[float]) -> None:
        self.size += len(cards)
        for card in cards:
            self.power += CARD_POWER[card]
            if card == UNREST:
                self.unrest += 1
            elif CARD_KIND[card] == ACHIEVEMENT:
                self.glory += glory_of(card, counts)
            else:
                self.glory += CARD_GLORY[card]


# A seat


class Standing:
    """A seat with its land and cards, and the time it has left."""

    __slots__ = (
        "cards", "figures", "harvests", "has_harvest", "player", "realm", "seat", "state",
        "years_left",
    )  # fmt: skip

    def __init__(self, state: NorthgardState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.player = state.players[seat]
        self.years_left = state.years() - state.year
        """After this one."""
        self.has_harvest = is_harvest_to_come(state, seat)
        self.harvests = self.years_left + (1 if self.has_harvest else 0)
        """Still to come."""
        self.realm = Realm(state, seat, self.harvests)
        self.figures = state.figures_on_map(seat)
        self.realm.counts[UNIT] = float(self.figures)
        self.cards = Cards(self.player, self.realm.counts)

    def best_achievement(self) -> float:
        """What the best Achievement brings that the seat may still take in the last year."""
        is_last_year = not self.years_left
        if is_last_year and (self.player.has_passed or self.player.took_display_card):
            return 0.0
        supply = self.state.supply
        best = 0.0
        for card in supply.display if is_last_year else supply.achievements:
            if CARD_KIND[card] == ACHIEVEMENT:
                best = max(best, glory_of(card, self.realm.counts))
        return best

    def missing_in_winter(self) -> float:
        """Food and wood that will be short; lacking one is enough for Unrest (NUL-WINTER-03)."""
        if self.state.phase >= WINTER:
            return 0.0
        units = self.state.units_on_map(self.seat)
        food = float(WINTER_FOOD[units] - self.player.resources[FOOD])
        wood = float(WINTER_WOOD[units] - self.player.resources[WOOD])
        if self.has_harvest:
            food -= self.realm.income[FOOD]
            wood -= self.realm.income[WOOD]
        return min(2.0, max(0.0, food) + max(0.0, wood))


def is_harvest_to_come(state: NorthgardState, seat: int) -> bool:
    """Whether the Harvest of this year is still to come for a seat (NUL-HARV-01)."""
    if state.phase != HARVEST:
        return state.phase < HARVEST
    for step in state.steps:
        if isinstance(step, HarvestSeat) and step.seat == seat:
            return True
    return False
