"""The Build action (NUL-BUILD)."""

from typing import Final

from meadhall.games.northgard.content.tables import (
    BUILDING_FITS,
    BUILDING_LARGE,
    BUILDING_PRICE,
    BUILDINGS,
)
from meadhall.games.northgard.content.tiles import (
    AREA_IDS,
    AREA_SITES,
    LARGE,
    NONE,
    SITE_AREA,
    SITE_KIND,
    WOOD,
)
from meadhall.games.northgard.rules import obstacles
from meadhall.games.northgard.rules.cards.effects import CardEffect
from meadhall.games.northgard.rules.clans import collect_territory, reward_builder
from meadhall.games.northgard.rules.events import BUILT, BUILT_LOOSE
from meadhall.games.northgard.rules.moves import (
    BUILD,
    BUILD_LOOSE,
    COLLECT,
    DECLINE,
    DONE,
    USE,
)
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.year.harvest import yield_in, yields_anything
from meadhall.kernel.state import Choice, Obstacle

LOWEST_PRICE: Final[int] = min(BUILDING_PRICE)
HIGHEST_PRICE: Final[int] = max(BUILDING_PRICE)
FITTING_KINDS: Final[list[int]] = [
    sum(fits << kind for kind, fits in enumerate(kinds)) for kinds in BUILDING_FITS
]
"""For each building the kinds of sites it fits, as bits (NUL-BUILD-03)."""


class BuildEffect(CardEffect):
    """The Build action: ``n`` builds, all but the first of them optional."""

    __slots__ = (
        "collects", "discount", "duplicate", "max_large", "n", "no_site_small", "number",
    )  # fmt: skip

    def __init__(
        self,
        n: int,
        discount: int,
        duplicate: bool,
        no_site_small: bool,
        max_large: int,
        collects: bool,
    ) -> None:
        self.number = len(BUILD_EFFECTS)
        BUILD_EFFECTS.append(self)
        self.n = n
        self.discount = discount
        self.duplicate = duplicate
        self.no_site_small = no_site_small
        self.max_large = max_large
        self.collects = collects
        """Whether the territory is collected before or after building (NUL-CARD-14)."""

    def obstacle(self, state: NorthgardState, seat: int) -> Obstacle | None:
        wood = state.players[seat].resources[WOOD]
        with_more_wood = False
        for territory in state.controlled(seat):
            if can_build_in(state, self, territory, wood):
                return None
            if self.collects and collecting_obstacle(state, seat, self, territory) is None:
                return None
            if not with_more_wood and can_build_in(state, self, territory, HIGHEST_PRICE):
                with_more_wood = True
        return obstacles.WOOD_FOR_BUILDING if with_more_wood else obstacles.NOTHING_TO_CARRY_OUT

    def carry_out(self, state: NorthgardState, seat: int) -> None:
        if state.in_play is not None:
            state.in_play.aim = NONE
        if self.obstacle(state, seat) is None:
            state.steps.append(Build(seat, self.number, self.n, 0, NONE))


BUILD_EFFECTS: Final[list[BuildEffect]] = []
"""By number."""


def price_of(effect: BuildEffect, building: int) -> int:
    """NUL-BUILD-02."""
    return max(0, BUILDING_PRICE[building] - effect.discount)


def building_obstacle(
    state: NorthgardState, effect: BuildEffect, building: int, territory: int, wood: int
) -> Obstacle | None:
    """Why a building cannot be built in a territory with this much wood, whatever the site."""
    if state.creatures.line and state.is_locked(territory):
        return obstacles.BEAR_BARS_BUILDING
    if not effect.duplicate and state.buildings.count(territory, building):
        return obstacles.HAS_SUCH_BUILDING
    if not state.buildings.tokens[building]:
        return obstacles.NO_TOKEN_LEFT
    return obstacles.WOOD_FOR_BUILDING if price_of(effect, building) > wood else None


def empty_sites(state: NorthgardState, territory: int) -> list[int]:
    on_site = state.buildings.on_site
    return [
        site
        for area in state.lands.areas_of(territory)
        for site in AREA_SITES[area]
        if on_site[site] == NONE
    ]


def builds_in(
    state: NorthgardState, effect: BuildEffect, territory: int, wood: int, with_large: bool
) -> list[int]:
    """The legal moves to build in a territory of the player."""
    sites = empty_sites(state, territory)
    if not sites and not effect.no_site_small:
        return []
    moves: list[int] = []
    for building in range(BUILDINGS):
        is_large = BUILDING_LARGE[building]
        if (
            BUILDING_PRICE[building] - effect.discount > wood
            or (is_large and not with_large)
            or building_obstacle(state, effect, building, territory, wood) is not None
        ):
            continue
        fits = BUILDING_FITS[building]
        for site in sites:
            if fits[SITE_KIND[site]]:
                moves.append(BUILD.at_pair(building, site))
        if effect.no_site_small and not is_large:
            moves.append(BUILD_LOOSE.at_pair(building, territory))
    return moves


def can_build_in(state: NorthgardState, effect: BuildEffect, territory: int, wood: int) -> bool:
    """Whether ``builds_in`` would find a move; stops at the first."""
    if LOWEST_PRICE - effect.discount > wood:
        return False
    kinds = _empty_kinds(state, territory)
    if not kinds and not effect.no_site_small:
        return False
    for building in range(BUILDINGS):
        is_loose = effect.no_site_small and not BUILDING_LARGE[building]
        if not is_loose and not kinds & FITTING_KINDS[building]:
            continue
        if building_obstacle(state, effect, building, territory, wood) is None:
            return True
    return False


def _empty_kinds(state: NorthgardState, territory: int) -> int:
    """The kinds of the empty sites in a territory, as bits."""
    on_site = state.buildings.on_site
    kinds = 0
    for area in state.lands.areas_of(territory):
        for site in AREA_SITES[area]:
            if on_site[site] == NONE:
                kinds |= 1 << SITE_KIND[site]
    return kinds


def collecting_obstacle(
    state: NorthgardState, seat: int, effect: BuildEffect, territory: int
) -> Obstacle | None:
    """NUL-CARD-14: why a territory may not be collected before building. There must be something to
    collect, and with it a legal and affordable build there."""
    if not yields_anything(state, territory):
        return obstacles.NOTHING_TO_COLLECT
    wood = state.players[seat].resources[WOOD] + yield_in(state, territory, WOOD)
    return None if can_build_in(state, effect, territory, wood) else obstacles.MUST_BUILD_THERE


class Build(Choice[NorthgardState]):
    """NUL-BUILD-01: a type and a site; further builds of a card are optional (NUL-BUILD-08)."""

    __slots__ = ("collected", "effect", "large", "left")
    FACTS = {"left": None}

    def __init__(self, seat: int, effect: int, left: int, large: int, collected: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.left = left
        self.large = large
        """Large buildings that this card has built."""
        self.collected = collected
        """The territory that was collected before building (NUL-CARD-14), or ``NONE``."""

    def _may_stop(self) -> bool:
        return self.left < BUILD_EFFECTS[self.effect].n

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        effect = BUILD_EFFECTS[self.effect]
        moves: list[int] = []
        for territory in state.controlled(seat):
            for site in empty_sites(state, territory):
                is_large = SITE_KIND[site] == LARGE
                for building in range(BUILDINGS):
                    if BUILDING_LARGE[building] == is_large:
                        moves.append(BUILD.at_pair(building, site))
            if effect.no_site_small:
                for building in range(BUILDINGS):
                    if not BUILDING_LARGE[building]:
                        moves.append(BUILD_LOOSE.at_pair(building, territory))
            if effect.collects and self.collected == NONE:
                moves.append(COLLECT.at(territory))
        if self._may_stop():
            moves.append(DONE.move)
        return sorted(moves)

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        effect = BUILD_EFFECTS[self.effect]
        if move == DONE.move:
            return None
        if COLLECT.has(move):
            return collecting_obstacle(state, seat, effect, COLLECT.target(move))
        if BUILD_LOOSE.has(move):
            building, territory = BUILD_LOOSE.pair(move)
        else:
            building, site = BUILD.pair(move)
            territory = state.lands.territory(SITE_AREA[site])
            if not BUILDING_FITS[building][SITE_KIND[site]]:
                return obstacles.WRONG_SITE
        if self.collected not in (NONE, territory):
            return obstacles.MUST_BUILD_THERE
        if BUILDING_LARGE[building] and self.large >= effect.max_large:
            return obstacles.ONE_LARGE_ONLY
        wood = state.players[seat].resources[WOOD]
        return building_obstacle(state, effect, building, territory, wood)

    def moves(self, state: NorthgardState, seat: int) -> list[int]:
        effect = BUILD_EFFECTS[self.effect]
        wood = state.players[seat].resources[WOOD]
        with_large = self.large < effect.max_large
        moves: list[int] = []
        for territory in state.controlled(seat):
            if self.collected in (NONE, territory):
                moves += builds_in(state, effect, territory, wood, with_large)
            if (
                effect.collects
                and self.collected == NONE
                and collecting_obstacle(state, seat, effect, territory) is None
            ):
                moves.append(COLLECT.at(territory))
        if self._may_stop():
            moves.append(DONE.move)
        return sorted(moves)

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        if move == DONE.move:
            state.steps.pop()
            return
        if COLLECT.has(move):
            collect_territory(state, seat, COLLECT.target(move))
            state.steps[-1] = Build(seat, self.effect, self.left, self.large, COLLECT.target(move))
            return
        effect = BUILD_EFFECTS[self.effect]
        if BUILD_LOOSE.has(move):
            building, area = BUILD_LOOSE.pair(move)
            state.pay(seat, WOOD, price_of(effect, building))
            state.put_loose(building, area)
            state.tell(BUILT_LOOSE, seat, building, area)
        else:
            building, site = BUILD.pair(move)
            area = SITE_AREA[site]
            state.pay(seat, WOOD, price_of(effect, building))
            state.put_building(building, site)
            state.tell(BUILT, seat, building, site)
        if state.in_play is not None:
            state.in_play.aim = area
        reward_builder(state, seat, building)
        large = self.large + 1 if BUILDING_LARGE[building] else self.large
        state.steps.pop()
        if self.left > 1:
            state.steps.append(Build(seat, self.effect, self.left - 1, large, NONE))
        if effect.collects and self.collected == NONE:
            state.steps.append(CollectAfterwards(seat, area))


class CollectAfterwards(Choice[NorthgardState]):
    """NUL-CARD-14: whether to collect the territory just built in, if it yields anything."""

    __slots__ = ("area",)
    FACTS = {"area": AREA_IDS}

    def __init__(self, seat: int, area: int) -> None:
        super().__init__(seat)
        self.area = area

    def run(self, state: NorthgardState) -> bool:
        if yields_anything(state, state.lands.territory(self.area)):
            return False
        state.steps.pop()
        return True

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [USE.move, DECLINE.move]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == USE.move:
            collect_territory(state, seat, state.lands.territory(self.area))
