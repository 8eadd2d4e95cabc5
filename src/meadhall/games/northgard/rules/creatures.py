"""Creatures: how they appear, what they do and where they go (NUL-CREA, NUL-MORE)."""

from typing import Final

from meadhall.games.northgard.content import tables
from meadhall.games.northgard.content.tiles import AREA_LAIR, NONE, RESOURCES, TILE_AREAS
from meadhall.games.northgard.rules.events import (
    CREATURE_APPEARED,
    CREATURE_MOVED,
    CREATURE_STAYED,
    CREATURES_RESHUFFLED,
)
from meadhall.games.northgard.rules.fighting.casualties import lose_figures
from meadhall.games.northgard.rules.fighting.combat import begin_combat
from meadhall.games.northgard.rules.moves import APPEAR, CREATURE_TO, DECLINE
from meadhall.games.northgard.rules.obstacles import TERRITORY_HAS_CREATURE
from meadhall.games.northgard.rules.progress import NO_BONUS
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.kernel.state import Choice, Obstacle, Step

BUILDING_WORTH: Final[list[int]] = [3 if is_large else 1 for is_large in tables.BUILDING_LARGE]
"""How strongly a building draws a creature (NUL-CREA-19)."""


# Appearing


def can_appear(state: NorthgardState) -> bool:
    return state.creatures.deck.size() > 0 or len(state.creatures.discard) > 0


def appear(state: NorthgardState, seat: int, area: int) -> int:
    """NUL-CREA-02: turn up a creature, put it on an area and return it; ``NONE`` without any."""
    creatures = state.own_creatures()
    deck = creatures.deck
    if deck.size() == 0 and creatures.discard:
        deck.shuffle_in(creatures.discard)
        state.tell(CREATURES_RESHUFFLED, len(creatures.discard))
        creatures.discard.clear()
    if deck.size() == 0:
        return NONE
    creature = deck.draw(state.dice)
    if creatures.first > 0:
        creatures.first -= 1
        if creatures.first == 0:
            deck.shuffle_in(tables.LATER_CREATURES)
    creatures.line.append(creature)
    creatures.at[creature] = area
    state.tell(CREATURE_APPEARED, seat, creature, state.lands.territory(area))
    return creature


def appear_on_tile(state: NorthgardState, seat: int, tile: int, activates: bool) -> None:
    """NUL-CREA-03, 05: a tile just laid brings a creature if it has a lair. What the creature does
    at once are the next steps: push whatever has to wait for them first."""
    if not state.options.creatures:
        return
    for area in TILE_AREAS[tile]:
        if AREA_LAIR[area]:
            creature = appear(state, seat, area)
            if activates and creature != NONE:
                activate(state, creature)
            return


def activate(state: NorthgardState, creature: int) -> None:
    """NUL-CREA-24, 25: what a creature does on appearing or moving in. Other kinds have a lasting
    effect where they are."""
    territory = state.lands.territory(state.creatures.at[creature])
    holder = state.control(territory)
    if holder == NONE:
        return
    if tables.CREATURE_KILLS[creature]:
        lose_figures(state, holder, territory, 1)
    elif tables.CREATURE_ATTACKS[creature]:
        begin_combat(state, territory, NO_BONUS, NONE, holder, creature)


# The Creature Phase


class CreaturePhase(Step[NorthgardState]):
    """NUL-CREA-17: the creatures that are in line now, from left to right."""

    __slots__ = ()

    def run(self, state: NorthgardState) -> bool:
        state.steps.pop()
        state.begin_phase(tables.CREATURE_PHASE)
        for creature in state.creatures.line[::-1]:
            state.steps.append(MoveCreature(creature))
        return True


class MoveCreature(Step[NorthgardState]):
    """NUL-CREA-18 to 20: it must move if it can; the First Player breaks the last ties. One that
    stays keeps its lasting effect; Draugar and Valkyries then do nothing (NUL-EDGE-28)."""

    __slots__ = ("creature",)

    def __init__(self, creature: int) -> None:
        self.creature = creature

    def run(self, state: NorthgardState) -> bool:
        state.steps.pop()
        targets = favourite_targets(state, self.creature)
        if not targets:
            state.tell(CREATURE_STAYED, self.creature)
        elif len(targets) == 1:
            move_creature(state, self.creature, targets[0])
        else:
            state.steps.append(ChooseCreatureTarget(state.first_player, self.creature))
        return True


def favourite_targets(state: NorthgardState, creature: int) -> list[int]:
    """The territories it likes best; if there are several, a player has to choose."""
    territory = state.lands.territory(state.creatures.at[creature])
    targets = [target for target in state.lands.links(territory) if not state.creatures_in(target)]
    settled = [target for target in targets if state.control(target) != NONE]
    targets = settled if settled else targets
    for priority in tables.CREATURE_PRIORITY[creature]:
        if len(targets) < 2:
            break
        worths = [attraction(state, target, priority) for target in targets]
        highest = max(worths)
        targets = [
            target for target, worth in zip(targets, worths, strict=True) if worth == highest
        ]
    return targets


def attraction(state: NorthgardState, territory: int, priority: int) -> int:
    """NUL-CREA-19: how much a territory has of what a kind of creature looks for."""
    if priority == tables.BY_BUILDINGS:
        return state.buildings.sum(territory, BUILDING_WORTH)
    if priority == tables.BY_UNITS:
        holder = state.control(territory)
        return 0 if holder == NONE else state.figures_in(territory, holder)
    icons = 0
    for resource in range(RESOURCES):
        icons += state.icons_in(territory, resource)
    return icons


def move_creature(state: NorthgardState, creature: int, target: int) -> None:
    origin = state.lands.territory(state.creatures.at[creature])
    state.own_creatures().at[creature] = target
    state.tell(CREATURE_MOVED, creature, origin, target)
    activate(state, creature)


class ChooseCreatureTarget(Choice[NorthgardState]):
    """NUL-CREA-19: the First Player chooses among the tied territories."""

    __slots__ = ("creature",)
    FACTS = {"creature": tables.CREATURE_IDS}

    def __init__(self, seat: int, creature: int) -> None:
        super().__init__(seat)
        self.creature = creature

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [CREATURE_TO.at(target) for target in favourite_targets(state, self.creature)]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        move_creature(state, self.creature, CREATURE_TO.target(move))


# More Creatures!


def offer_appearance(state: NorthgardState, seat: int) -> None:
    """NUL-MORE-01, 04: after passing, unless there are as many creatures as players."""
    if (
        state.options.more_creatures
        and len(state.creatures.line) < state.seats
        and can_appear(state)
        and places_to_appear(state)
    ):
        state.steps.append(LureCreature(seat))


def places_to_appear(state: NorthgardState) -> list[int]:
    """NUL-MORE-02: territories with a lair and no creature; without any, all without a creature."""
    empty = [
        territory for territory in state.lands.territories() if not state.creatures_in(territory)
    ]
    with_lair = [territory for territory in empty if lair_in(state, territory) != NONE]
    return with_lair if with_lair else empty


def lair_in(state: NorthgardState, territory: int) -> int:
    """The area of a lair in a territory, or ``NONE``."""
    for area in state.lands.areas_of(territory):
        if AREA_LAIR[area]:
            return area
    return NONE


class LureCreature(Choice[NorthgardState]):
    """NUL-MORE-01: the player who has passed may make a creature appear."""

    __slots__ = ()

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        lairs = [
            APPEAR.at(territory)
            for territory in state.lands.territories()
            if lair_in(state, territory) != NONE
        ]
        others = [APPEAR.at(territory) for territory in places_to_appear(state)]
        return [*sorted({*lairs, *others}), DECLINE.move]

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        if move != DECLINE.move and state.creatures_in(APPEAR.target(move)):
            return TERRITORY_HAS_CREATURE
        return None

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        if move != DECLINE.move:
            creature = appear(state, seat, APPEAR.target(move))
            activate(state, creature)
