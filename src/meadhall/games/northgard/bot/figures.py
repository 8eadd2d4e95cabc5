"""The features that show how well a seat stands, in groups.

``standing.py`` adds up cards and ``realm.py`` the land. What is under way counts as well, because
searches ask in the middle of turns.

Plain factors only bring the features to a similar size; what each counts is in the weights.
"""

from typing import Final

from meadhall.games.northgard.bot.outlook import LARGE_PRICE
from meadhall.games.northgard.bot.powers import CARD_POWER
from meadhall.games.northgard.bot.realm import EMPTY_LARGE, EMPTY_SMALL
from meadhall.games.northgard.bot.standing import Standing
from meadhall.games.northgard.content.tables import (
    ACTIONS,
    CLAN_IDS,
    CLANS,
    CREATURE_GLORY,
    DOMINATION,
    END,
    RESOURCES_PER_GLORY,
    TEAM_DOMINATION,
    UNREST_PENALTY,
    UPGRADE_PRICE,
)
from meadhall.games.northgard.content.tiles import FOOD, LORE, NONE, WOOD
from meadhall.games.northgard.rules.actions.build import Build
from meadhall.games.northgard.rules.actions.recruit import AddUnits, RecruitUnits
from meadhall.games.northgard.rules.progress import FOR_EXPLORE
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.year.year_end import strongholds
from meadhall.kernel.evaluation import Evaluation, FigureGroup
from meadhall.kernel.state import State

Group = FigureGroup[Standing]


class Glory(Group):
    NAMES = (
        "glory_now",
        "glory_of_the_next_harvest",
        "glory_of_closed_land_to_come",
        "glory_of_altars_to_come",
        "glory_of_land_that_may_be_closed",
        "achievement_in_sight",
    )

    def values(self, standing: Standing) -> list[float]:
        player, realm, cards = standing.player, standing.realm, standing.cards
        harvests = standing.harvests
        glory = player.tokens() + player.goods() / RESOURCES_PER_GLORY + cards.glory
        glory -= UNREST_PENALTY * cards.unrest
        return [
            glory / 20.0,
            (realm.closed_glory + realm.altars) / 6.0 if standing.has_harvest else 0.0,
            realm.closed_glory * harvests / 15.0,
            realm.altars * harvests / 15.0,
            realm.prospects / 8.0,
            standing.best_achievement() / 8.0,
        ]


class Land(Group):
    NAMES = (
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
    )

    def values(self, standing: Standing) -> list[float]:
        realm, years_left = standing.realm, standing.years_left
        return [
            realm.worth / 40.0,
            realm.territories / 4.0,
            realm.income[FOOD] / 3.0,
            realm.income[WOOD] / 3.0,
            realm.income[LORE] / 3.0,
            realm.counts[EMPTY_SMALL] / 4.0,
            realm.counts[EMPTY_LARGE] / 2.0,
            realm.forges * years_left / 3.0,
            realm.camps * years_left / 3.0,
            realm.defences / 3.0,
        ]


LATER: Final = 0.5
"""The share of what a seat can still take that counts once it has passed."""


class Units(Group):
    NAMES = (
        "units",
        "largest_group",
        "borders_with_enemies",
        "land_in_danger",
        "land_in_danger_next_year",
        "land_to_conquer",
        "land_to_settle",
    )

    def values(self, standing: Standing) -> list[float]:
        realm = standing.realm
        to_come = 1.0
        if standing.player.has_passed:
            to_come = LATER if standing.years_left else 0.0
        return [
            standing.figures / 4.0,
            realm.largest / 4.0,
            realm.hostile / 5.0,
            realm.danger / 20.0,
            realm.danger_later / 20.0,
            to_come * realm.conquest / 10.0,
            to_come * realm.settling / 10.0,
        ]


ONE_LESS: Final = 0.25
"""The share of a domination that all strongholds but one are worth, and again if there is a place
for the last one."""


class Domination(Group):
    """NUL-EOY-01, NUL-TEAM-07: how near it is, and whether anybody can still prevent it."""

    NAMES = (
        "strongholds",
        "places_for_strongholds",
        "domination_near",
        "domination_for_sure",
    )

    def values(self, standing: Standing) -> list[float]:
        state, realm = standing.state, standing.realm
        near = sure = 0.0
        if not state.options.long_game:
            count = realm.strongholds
            needed = DOMINATION
            if state.options.team_game:
                count += strongholds(state, state.partner(standing.seat))
                needed = TEAM_DOMINATION
            sure = max(0.0, min(1.0, count - (needed - 1)))
            but_one = max(0.0, min(1.0, count - (needed - 2)))
            near = max(sure, but_one * (ONE_LESS + ONE_LESS * min(1.0, realm.places)))
            if can_be_prevented(standing):
                sure = 0.0
        return [realm.strongholds / 2.0, realm.places / 2.0, near * realm.hold, 2.0 * sure]


def can_be_prevented(standing: Standing) -> bool:
    """Whether an opponent still has turns this year."""
    state = standing.state
    if state.phase > ACTIONS:
        return False
    for other in range(state.seats):
        if state.is_enemy(standing.seat, other) and not state.players[other].has_passed:
            return True
    return False


MOST_GOODS: Final = 8
"""More of a resource is of no further use."""


class Goods(Group):
    NAMES = (
        "food",
        "wood",
        "lore",
        "wood_for_a_large_building",
        "lore_for_an_upgrade",
        "goods_missing_in_winter",
    )

    def values(self, standing: Standing) -> list[float]:
        goods = standing.player.resources
        return [
            min(goods[FOOD], MOST_GOODS) / 3.0,
            min(goods[WOOD], MOST_GOODS) / 3.0,
            min(goods[LORE], MOST_GOODS) / 3.0,
            min(goods[WOOD], LARGE_PRICE) / 3.0,
            min(goods[LORE], UPGRADE_PRICE) / 3.0,
            standing.missing_in_winter(),
        ]


class Hand(Group):
    NAMES = (
        "cards_in_hand",
        "power_of_the_hand",
        "explores_in_hand",
        "moves_in_hand",
        "recruits_in_hand",
        "builds_in_hand",
        "explore_that_may_close",
        "build_that_may_be_large",
    )

    def values(self, standing: Standing) -> list[float]:
        player, realm, cards = standing.player, standing.realm, standing.cards
        can_build_large = player.resources[WOOD] >= LARGE_PRICE and realm.counts[EMPTY_LARGE] > 0.0
        return [
            len(player.hand) / 3.0,
            cards.hand_power / 5.0,
            cards.explores / 2.0,
            cards.moves / 2.0,
            cards.recruits / 2.0,
            cards.builds / 2.0,
            realm.nearly_closed / 3.0 if cards.explores else 0.0,
            1.0 if cards.builds and can_build_large else 0.0,
        ]


UPGRADES: Final = 2
"""The upgrade cards of a clan."""


class Deck(Group):
    NAMES = ("power_of_the_deck", "size_of_the_deck", "upgrades", "unrest")

    def values(self, standing: Standing) -> list[float]:
        cards = standing.cards
        return [
            cards.power / max(1, cards.size) - 2.0,
            cards.size / 6.0 - 1.5,
            float(UPGRADES - len(standing.player.upgrades)),
            cards.unrest / 2.0,
        ]


class Turn(Group):
    NAMES = ("is_on_turn", "has_passed", "goes_first")

    def values(self, standing: Standing) -> list[float]:
        state, seat = standing.state, standing.seat
        return [
            1.0 if state.active == seat and not state.main_played else 0.0,
            1.0 if standing.player.has_passed else 0.0,
            1.0 if state.first_player == seat else 0.0,
        ]


MOST_LEFT: Final = 4


class UnderWay(Group):
    """The card in play, and what is still to be done of it."""

    NAMES = (
        "card_under_way",
        "tile_under_way",
        "moves_under_way",
        "units_under_way",
        "buildings_under_way",
    )

    def values(self, standing: Standing) -> list[float]:
        state, seat = standing.state, standing.seat
        power = explores = 0.0
        moves = units = buildings = 0
        in_play, placing, action = state.in_play, state.placing, state.action
        if in_play is not None and in_play.seat == seat:
            power = CARD_POWER[in_play.card]
        if placing is not None and placing.seat == seat and placing.purpose == FOR_EXPLORE:
            explores = 1.0
        if action is not None and action.seat == seat:
            moves = action.left
        step = state.steps[-1] if state.steps else None
        if isinstance(step, RecruitUnits) and step.seat == seat:
            units = step.left
        elif isinstance(step, AddUnits) and step.seat == seat:
            units = step.n
        elif isinstance(step, Build) and step.seat == seat:
            buildings = step.left
        return [
            power / 3.0,
            explores,
            min(moves, MOST_LEFT) / 2.0,
            min(units, MOST_LEFT) / 2.0,
            float(buildings),
        ]


class Creatures(Group):
    NAMES = ("creatures_under_attack", "creatures_at_home")

    def values(self, standing: Standing) -> list[float]:
        state, seat = standing.state, standing.seat
        prey = at_home = 0
        action, combat = state.action, state.combat
        if action is not None and action.seat == seat:
            for creature in action.fight_creatures:
                if creature != NONE:
                    prey += CREATURE_GLORY[creature]
        if combat is not None and combat.attacker.seat == seat and combat.defender.creature != NONE:
            prey += CREATURE_GLORY[combat.defender.creature]
        for creature in state.creatures.line:
            if state.control(state.lands.territory(state.creatures.at[creature])) == seat:
                at_home += 1
        return [prey / 3.0, at_home / 2.0]


class Clan(Group):
    NAMES = tuple([f"is_{clan}" for clan in CLAN_IDS])

    def values(self, standing: Standing) -> list[float]:
        return [1.0 if standing.player.clan == clan else 0.0 for clan in range(CLANS)]


GROUPS: Final[list[Group]] = [
    Glory(), Land(), Units(), Domination(), Goods(), Hand(), Deck(), Turn(), UnderWay(),
    Creatures(), Clan(),
]  # fmt: skip
FIGURES: Final[list[str]] = [name for group in GROUPS for name in group.NAMES]


def figures_of(state: NorthgardState, seat: int) -> list[float]:
    """The features of the seat alone, in the order of ``FIGURES``."""
    standing = Standing(state, seat)
    figures: list[float] = []
    for group in GROUPS:
        figures += group.values(standing)
    return figures


MOST: Final = 9.0
"""The size to which every feature is limited."""
TOGETHER: Final = 0.7
"""The features of partners are added up; the luck of two evens out to some degree."""


class NorthgardEvaluation(Evaluation):
    """Partners win together: both have the features of their team."""

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
        """By years, and within a year by the cards that have been played."""
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
