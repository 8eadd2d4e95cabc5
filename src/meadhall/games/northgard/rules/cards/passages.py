"""Cards that take units elsewhere without a Move: Hidden Ways, Bribery, the Stag Clan."""

from meadhall.games.northgard.content.tiles import AREA_IDS, NONE
from meadhall.games.northgard.rules import obstacles
from meadhall.games.northgard.rules.actions.groups import (
    choose_group,
    march,
    may_kaija_enter,
    new_action,
)
from meadhall.games.northgard.rules.cards.effects import CardEffect
from meadhall.games.northgard.rules.events import MOVED
from meadhall.games.northgard.rules.fighting.fights import begin_fights
from meadhall.games.northgard.rules.moves import DECLINE, FROM, TO, UNITS_MOVED
from meadhall.games.northgard.rules.progress import NO_BONUS
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.under_way import the_action, the_card
from meadhall.kernel.state import Choice, Obstacle, Step


class EndPassage(Step[NorthgardState]):
    """The units have arrived: combats follow, without a card bonus (NUL-EDGE-35)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: NorthgardState) -> bool:
        state.steps.pop()
        begin_fights(state, self.seat)
        return True


def begin_passage(state: NorthgardState, seat: int, owner: int) -> None:
    """An action of ``seat`` with the units of ``owner``; its steps come on top."""
    state.action = new_action(state, owner, NO_BONUS, 0)
    state.steps.append(EndPassage(seat))


def entry_obstacle(state: NorthgardState, owner: int, target: int) -> Obstacle | None:
    """NUL-TEAM-03, NUL-CREA-27: why no effect may put units of a player into a territory."""
    if state.are_partners(owner, state.control(target)):
        return obstacles.PARTNER_THERE
    return obstacles.VALKYRIE_BARS if state.fierce_in(target) else None


# Hidden Ways (NUL-CARD-11)


class TeleportEffect(CardEffect):
    """Units go from one territory to any open one."""

    __slots__ = ()

    def obstacle(self, state: NorthgardState, seat: int) -> Obstacle | None:
        for origin in state.controlled(seat):
            if way_obstacle(state, seat, origin) is None:
                return None
        return obstacles.NO_TARGET

    def carry_out(self, state: NorthgardState, seat: int) -> None:
        if self.obstacle(state, seat) is None:
            begin_passage(state, seat, seat)
            state.steps.append(EnterHiddenWay(seat))


def way_obstacle(state: NorthgardState, seat: int, origin: int) -> Obstacle | None:
    """Why no figure may leave a territory by a hidden way (NUL-CREA-23)."""
    if state.is_locked(origin):
        return obstacles.BEAR_BARS_LEAVING
    for target in state.lands.territories():
        if target != origin and way_out_obstacle(state, seat, origin, target) is None:
            return None
    return obstacles.NO_WAY_TO_GO


def way_out_obstacle(state: NorthgardState, seat: int, origin: int, target: int) -> Obstacle | None:
    if not state.lands.is_open(target):
        return obstacles.NOT_OPEN
    if not state.units_in(origin, seat) and not may_kaija_enter(state, seat, target):
        return obstacles.KAIJA_STAYS_OUT
    return entry_obstacle(state, seat, target)


class EnterHiddenWay(Choice[NorthgardState]):
    """The territory that the units leave."""

    __slots__ = ()

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [FROM.at(territory) for territory in state.controlled(seat)]

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        return way_obstacle(state, seat, FROM.target(move))

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        the_action(state).origin = FROM.target(move)
        state.steps[-1] = LeaveHiddenWay(seat)


class LeaveHiddenWay(Choice[NorthgardState]):
    """The open territory they go to, however far."""

    __slots__ = ()

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        origin = the_action(state).origin
        return [TO.at(target) for target in state.lands.territories() if target != origin]

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        return way_out_obstacle(state, seat, the_action(state).origin, TO.target(move))

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        the_action(state).target = TO.target(move)
        choose_group(state, seat)


# Bribery (NUL-CARD-12)


class ShiftEffect(CardEffect):
    """Up to ``n`` units of an enemy go to an adjacent territory."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def obstacle(self, state: NorthgardState, seat: int) -> Obstacle | None:
        for territory in enemy_territories(state, seat):
            if bribe_obstacle(state, territory) is None:
                return None
        return obstacles.NO_TARGET

    def carry_out(self, state: NorthgardState, seat: int) -> None:
        if self.obstacle(state, seat) is None:
            state.steps.append(BribeUnits(seat, self.n))


def enemy_territories(state: NorthgardState, seat: int) -> list[int]:
    return [
        territory
        for territory in state.lands.territories()
        if state.is_enemy(seat, state.control(territory))
    ]


def bribe_obstacle(state: NorthgardState, origin: int) -> Obstacle | None:
    """Why no unit of its controller can be led out of a territory; Kaija never can."""
    owner = state.control(origin)
    if not state.units_in(origin, owner):
        return obstacles.KAIJA_ALONE
    if state.is_locked(origin):
        return obstacles.BEAR_BARS_LEAVING
    for target in state.lands.links(origin):
        if entry_obstacle(state, owner, target) is None:
            return None
    return obstacles.NO_WAY_TO_GO


class BribeUnits(Choice[NorthgardState]):
    """The territory whose units are bribed, and so the enemy."""

    __slots__ = ("most",)

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [FROM.at(territory) for territory in enemy_territories(state, seat)]

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        return bribe_obstacle(state, FROM.target(move))

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        begin_passage(state, seat, state.control(FROM.target(move)))
        the_action(state).origin = FROM.target(move)
        state.steps.append(LeadAway(seat, self.most))


class LeadAway(Choice[NorthgardState]):
    """The adjacent territory that the bribed units go to, across any link."""

    __slots__ = ("most",)

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [TO.at(target) for target in state.lands.links(the_action(state).origin)]

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        return entry_obstacle(state, the_action(state).seat, TO.target(move))

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        the_action(state).target = TO.target(move)
        state.steps[-1] = CountBribed(seat, self.most)


class CountBribed(Choice[NorthgardState]):
    """NUL-CARD-32: one unit or two."""

    __slots__ = ("most",)

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        action = the_action(state)
        most = min(self.most, state.units_in(action.origin, action.seat))
        return [UNITS_MOVED.at(n) for n in range(1, most + 1)]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        march(state, seat, UNITS_MOVED.target(move))


# The Stag Clan (NUL-CARD-16)


class PullEffect(CardEffect):
    """An optional part: it never makes the card playable."""

    __slots__ = ()

    def carry_out(self, state: NorthgardState, seat: int) -> None:
        aim = the_card(state).aim
        if aim != NONE:
            state.steps.append(PullUnit(seat, aim))


class PullUnit(Choice[NorthgardState]):
    """A unit from next to the territory just recruited in, across any link."""

    __slots__ = ("area",)
    FACTS = {"area": AREA_IDS}

    def __init__(self, seat: int, area: int) -> None:
        super().__init__(seat)
        self.area = area

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        origins = [
            FROM.at(origin)
            for origin in state.lands.links(state.lands.territory(self.area))
            if state.control(origin) == seat and state.units_in(origin, seat)
        ]
        return [*origins, DECLINE.move]

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        if move != DECLINE.move and state.is_locked(FROM.target(move)):
            return obstacles.BEAR_BARS_LEAVING
        return None

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        if move != DECLINE.move:
            target = state.lands.territory(self.area)
            state.shift_units(seat, FROM.target(move), target, 1)
            state.tell(MOVED, seat, FROM.target(move), target, 1)
