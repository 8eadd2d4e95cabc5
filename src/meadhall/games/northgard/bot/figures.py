"""What tells how well a seat stands: its Glory, land, goods, units and cards in a row of figures.

``realm.py`` adds up the land; here come the goods and cards, the turn and what is under way.
"""

from typing import Final

from meadhall.games.northgard.bot.powers import CARD_POWER
from meadhall.games.northgard.bot.realm import EMPTY_LARGE, EMPTY_SMALL, UNIT, Realm
from meadhall.games.northgard.content.tables import (
    ACHIEVEMENT,
    ACTIONS,
    BUILDING_PRICE,
    CARD_GLORY,
    CARD_KIND,
    CLAN_IDS,
    CLANS,
    CREATURE_GLORY,
    DOMINATION,
    END,
    HARVEST,
    RESOURCES_PER_GLORY,
    SCORING,
    TEAM_DOMINATION,
    UNITS,
    UNREST,
    UNREST_PENALTY,
    WINTER,
    WINTER_FOOD,
    WINTER_WOOD,
)
from meadhall.games.northgard.content.tiles import FOOD, LORE, NONE, WOOD
from meadhall.games.northgard.rules.actions.build import Build, BuildEffect
from meadhall.games.northgard.rules.actions.explore import ExploreEffect
from meadhall.games.northgard.rules.actions.movement import MoveEffect
from meadhall.games.northgard.rules.actions.recruit import AddUnits, RecruitEffect, RecruitUnits
from meadhall.games.northgard.rules.builders import CARD_EFFECTS
from meadhall.games.northgard.rules.cards.effects import CardEffect
from meadhall.games.northgard.rules.progress import FOR_EXPLORE
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.year.harvest import HarvestSeat
from meadhall.games.northgard.rules.year.year_end import strongholds
from meadhall.kernel.evaluation import Evaluation
from meadhall.kernel.state import State

FIGURES: Final[list[str]] = [
    # Glory
    "glory_now",
    "glory_of_the_next_harvest",
    "glory_of_closed_land_to_come",
    "glory_of_altars_to_come",
    "glory_of_land_that_may_be_closed",
    "achievement_in_sight",
    # Land
    "worth_of_the_land",
    "territories",
    "food_income",
    "wood_income",
    "lore_income",
    "empty_small_sites",
    "empty_large_sites",
    "forges",
    "camps",
    "defences",
    # Units
    "units",
    "largest_group",
    "borders_with_enemies",
    "land_in_danger",
    "land_in_danger_next_year",
    "land_to_conquer",
    "land_to_settle",
    # Domination
    "strongholds",
    "places_for_strongholds",
    "domination_near",
    "domination_for_sure",
    # Goods
    "food",
    "wood",
    "lore",
    "wood_for_a_large_building",
    "lore_for_an_upgrade",
    "goods_missing_in_winter",
    # Cards
    "cards_in_hand",
    "power_of_the_hand",
    "explores_in_hand",
    "moves_in_hand",
    "recruits_in_hand",
    "builds_in_hand",
    "explore_that_may_close",
    "build_that_may_be_large",
    "power_of_the_deck",
    "size_of_the_deck",
    "upgrades",
    "unrest",
    # The turn
    "is_on_turn",
    "has_passed",
    "goes_first",
    # What is under way
    "card_under_way",
    "tile_under_way",
    "moves_under_way",
    "units_under_way",
    "buildings_under_way",
    "creatures_under_attack",
    "creatures_at_home",
    *[f"is_{clan}" for clan in CLAN_IDS],
]

MOST: Final = 9.0
"""No figure is larger, whatever happens on a table."""
TOGETHER: Final = 0.7
"""Figures of partners are added up; the luck of two evens out to some degree."""
LATER: Final = 0.5
"""What those can still do who have passed, in another year."""
ONE_LESS: Final = 0.25
"""What all strongholds but one are worth of a domination, and a place for the last one besides."""
LARGE_PRICE: Final[int] = max(BUILDING_PRICE)
UPGRADES: Final = 2


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


class NorthgardEvaluation(Evaluation):
    """Partners win together: both have the figures of their team."""

    def figures(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, NorthgardState)
        own = figures_of(state, seat)
        if state.options.team_game:
            other = figures_of(state, state.partner(seat))
            for index in range(len(own)):
                own[index] = TOGETHER * (own[index] + other[index])
        for index in range(len(own)):
            if own[index] > MOST:
                own[index] = MOST
            elif own[index] < -MOST:
                own[index] = -MOST
        return own

    def progress(self, state: State) -> float:
        """By the years, and within a year by the cards that are played."""
        assert isinstance(state, NorthgardState)
        if state.phase == END:
            return 1.0
        part = 0.0
        if state.phase > ACTIONS:
            part = 1.0
        elif state.phase == ACTIONS:
            for player in state.players:
                if player.has_passed:
                    part += 1.0
                else:
                    played = len(player.active)
                    part += played / (played + len(player.hand) + 1.0)
            part /= state.seats
        return (state.year - 1.0 + part) / state.years()

    def allies(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, NorthgardState)
        return [seat, state.partner(seat)] if state.options.team_game else [seat]


# Cards


class Cards:
    """The deck and the hand of a seat, added up."""

    __slots__ = ("builds", "explores", "glory", "hand_power", "moves", "power", "recruits", "size",
                 "unrest")  # fmt: skip

    def __init__(self, state: NorthgardState, seat: int, counts: list[float]) -> None:
        player = state.players[seat]
        self.size: int = 0
        self.power: float = 0.0
        self.glory: float = 0.0
        """Printed Glory and that of Achievements, by what they count."""
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


def glory_of(achievement: int, counts: list[float]) -> float:
    """NUL-END-05."""
    glory = 0.0
    for what, each in SCORING[achievement]:
        glory += counts[what] * each
    return glory


def best_achievement(state: NorthgardState, seat: int, counts: list[float]) -> float:
    """What the best one brings that the seat may take in the last year."""
    player = state.players[seat]
    is_last_year = state.year == state.years()
    if is_last_year and (player.has_passed or player.took_display_card):
        return 0.0
    best = 0.0
    for card in state.supply.display if is_last_year else state.supply.achievements:
        if CARD_KIND[card] == ACHIEVEMENT:
            best = max(best, glory_of(card, counts))
    return best


# All figures


def is_harvest_to_come(state: NorthgardState, seat: int) -> bool:
    """Whether the Harvest of this year is still to come for a seat (NUL-HARV-01)."""
    if state.phase != HARVEST:
        return state.phase < HARVEST
    for step in state.steps:
        if isinstance(step, HarvestSeat) and step.seat == seat:
            return True
    return False


def figures_of(state: NorthgardState, seat: int) -> list[float]:
    """Those of the seat alone, in the order of ``FIGURES``."""
    player = state.players[seat]
    years_left = state.years() - state.year
    has_harvest = is_harvest_to_come(state, seat)
    harvests = years_left + (1 if has_harvest else 0)
    realm = Realm(state, seat, harvests)
    figures = state.figures_on_map(seat)
    counts = realm.counts
    counts[UNIT] = float(figures)
    cards = Cards(state, seat, counts)
    goods = player.resources
    glory = player.tokens() + player.goods() / RESOURCES_PER_GLORY + cards.glory
    glory -= UNREST_PENALTY * cards.unrest
    to_come = 1.0
    if player.has_passed:
        to_come = LATER if years_left else 0.0
    has_wood = goods[WOOD] >= LARGE_PRICE and counts[EMPTY_LARGE] > 0.0
    values = [
        glory / 20.0,
        (realm.closed_glory + realm.altars) / 6.0 if has_harvest else 0.0,
        realm.closed_glory * harvests / 15.0,
        realm.altars * harvests / 15.0,
        realm.prospects / 8.0,
        best_achievement(state, seat, counts) / 8.0,
        realm.worth / 40.0,
        realm.territories / 4.0,
        realm.income[FOOD] / 3.0,
        realm.income[WOOD] / 3.0,
        realm.income[LORE] / 3.0,
        counts[EMPTY_SMALL] / 4.0,
        counts[EMPTY_LARGE] / 2.0,
        realm.forges * years_left / 3.0,
        realm.camps * years_left / 3.0,
        realm.defences / 3.0,
        figures / 4.0,
        realm.largest / 4.0,
        realm.hostile / 5.0,
        realm.danger / 20.0,
        realm.danger_later / 20.0,
        to_come * realm.conquest / 10.0,
        to_come * realm.settling / 10.0,
        realm.strongholds / 2.0,
        realm.places / 2.0,
    ]
    add_domination(state, seat, realm, values)
    values += [
        min(goods[FOOD], 8) / 3.0,
        min(goods[WOOD], 8) / 3.0,
        min(goods[LORE], 8) / 3.0,
        min(goods[WOOD], 3) / 3.0,
        min(goods[LORE], 3) / 3.0,
        missing_in_winter(state, seat, realm, has_harvest),
        len(player.hand) / 3.0,
        cards.hand_power / 5.0,
        cards.explores / 2.0,
        cards.moves / 2.0,
        cards.recruits / 2.0,
        cards.builds / 2.0,
        realm.nearly_closed / 3.0 if cards.explores else 0.0,
        1.0 if cards.builds and has_wood else 0.0,
        cards.power / max(1, cards.size) - 2.0,
        cards.size / 6.0 - 1.5,
        float(UPGRADES - len(player.upgrades)),
        cards.unrest / 2.0,
        1.0 if state.active == seat and not state.main_played else 0.0,
        1.0 if player.has_passed else 0.0,
        1.0 if state.first_player == seat else 0.0,
    ]
    add_under_way(state, seat, values)
    for clan in range(CLANS):
        values.append(1.0 if player.clan == clan else 0.0)
    return values


def missing_in_winter(state: NorthgardState, seat: int, realm: Realm, has_harvest: bool) -> float:
    """Food and wood that will be wanting; one is enough for unrest (NUL-WINTER-03)."""
    if state.phase >= WINTER:
        return 0.0
    player = state.players[seat]
    units = UNITS - player.reserve
    food = float(WINTER_FOOD[units] - player.resources[FOOD])
    wood = float(WINTER_WOOD[units] - player.resources[WOOD])
    if has_harvest:
        food -= realm.income[FOOD]
        wood -= realm.income[WOOD]
    return min(2.0, max(0.0, food) + max(0.0, wood))


def add_domination(state: NorthgardState, seat: int, realm: Realm, values: list[float]) -> None:
    """NUL-EOY-01, NUL-TEAM-07: how near it is, and whether nobody can prevent it any more."""
    if state.options.long_game:
        values += [0.0, 0.0]
        return
    count = realm.strongholds
    needed = DOMINATION
    if state.options.team_game:
        count += strongholds(state, state.partner(seat))
        needed = TEAM_DOMINATION
    sure = max(0.0, min(1.0, count - (needed - 1)))
    but_one = max(0.0, min(1.0, count - (needed - 2)))
    near = max(sure, but_one * (ONE_LESS + ONE_LESS * min(1.0, realm.places)))
    if state.phase <= ACTIONS:
        for other in range(state.seats):
            if state.is_enemy(seat, other) and not state.players[other].has_passed:
                sure = 0.0
    values += [near * realm.hold, 2.0 * sure]


def add_under_way(state: NorthgardState, seat: int, values: list[float]) -> None:
    """The card in play, what of it is still to be done, and creatures."""
    in_play = state.in_play
    power = 0.0
    if in_play is not None and in_play.seat == seat:
        power = CARD_POWER[in_play.card]
    placing = state.placing
    is_exploring = placing is not None and placing.seat == seat and placing.purpose == FOR_EXPLORE
    moves = units = buildings = prey = at_home = 0
    action = state.action
    if action is not None and action.seat == seat:
        moves = action.left
        for creature in action.fight_creatures:
            if creature != NONE:
                prey += CREATURE_GLORY[creature]
    combat = state.combat
    if combat is not None and combat.attacker.seat == seat and combat.defender.creature != NONE:
        prey += CREATURE_GLORY[combat.defender.creature]
    step = state.steps[-1] if state.steps else None
    if isinstance(step, RecruitUnits):
        units = step.left if step.seat == seat else 0
    elif isinstance(step, AddUnits):
        units = step.n if step.seat == seat else 0
    elif isinstance(step, Build):
        buildings = step.left if step.seat == seat else 0
    for creature in state.creatures.line:
        if state.figures.holders[state.lands.territory(state.creatures.at[creature])] == seat:
            at_home += 1
    values += [
        power / 3.0,
        1.0 if is_exploring else 0.0,
        min(moves, 4) / 2.0,
        min(units, 4) / 2.0,
        float(buildings),
        prey / 3.0,
        at_home / 2.0,
    ]
