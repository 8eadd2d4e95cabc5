"""Special abilities of the dominating player (LIG-SPC)."""

from meadhall.games.ice_garden.content.tables import (
    CONTROLLED_MARKER,
    GOODS,
    KIND_OF_GOOD,
    M_FACTOR,
    MARKER,
    NIGHTMARE_TOKENS,
    NONE,
    PILLAGE_DIE,
    REGION_IDS,
    SCIENTISTS,
)
from meadhall.games.ice_garden.rules import events, obstacles
from meadhall.games.ice_garden.rules.effects import UnitEffect
from meadhall.games.ice_garden.rules.independent.dice import roll, tell_choice
from meadhall.games.ice_garden.rules.moves import PILLAGE, SEIZE, TAKE
from meadhall.games.ice_garden.rules.regions.ranking import dominates
from meadhall.games.ice_garden.rules.state import INDEPENDENT, PLAYER, IceGardenState
from meadhall.kernel.state import Choice, Obstacle


class Gain(UnitEffect):
    """LIG-SPC-03: the Piper. LIG-SOL-18: the Independent Player has no use for it."""

    __slots__ = ("kind", "n")

    def __init__(self, kind: int, n: int) -> None:
        self.kind = kind
        self.n = n

    def carry_out(self, state: IceGardenState, seat: int) -> None:
        if state.is_independent(seat):
            state.tell(events.INDEPENDENT_IDLE, seat, events.IDLE_PIPER)
        else:
            state.gain(seat, self.kind, self.n, events.GAIN_PIPER)


class Torment(UnitEffect):
    """LIG-SPC-05: a Nightmare token."""

    __slots__ = ("excludes_thorn", "most")

    def __init__(self, most: int, excludes_thorn: bool) -> None:
        self.most = most
        """How many tokens a region can hold."""
        self.excludes_thorn = excludes_thorn

    def has_room(self, state: IceGardenState, region: int) -> bool:
        return (
            state.map.nightmares[region] < self.most
            and sum(state.map.nightmares) < NIGHTMARE_TOKENS
            and not (self.excludes_thorn and region == state.map.thorn)
        )

    def is_idle(self, state: IceGardenState, seat: int) -> bool:
        return not self.has_room(state, state.resolving)

    def carry_out(self, state: IceGardenState, seat: int) -> None:
        tell_choice(state, seat, events.CHOSE_TORMENT)
        region = state.resolving
        nightmares = state.own_map().nightmares
        nightmares[region] += 1
        state.tell(events.TORMENTED, seat, region, nightmares[region])

    def reason_to_stay(self, state: IceGardenState, region: int) -> int:
        return events.STAY_TORMENT if self.has_room(state, region) else NONE


class Seize(UnitEffect):
    """LIG-SPC-02, LIG-SPC-06: Recruitment or Enthral takes an influence marker of another player.

    LIG-SOL-18: the Independent Player takes a free one if there is one.
    """

    __slots__ = ("recruits",)

    def __init__(self, recruits: bool) -> None:
        self.recruits = recruits

    def is_idle(self, state: IceGardenState, seat: int) -> bool:
        """Whoever enthrals replaces the marker with one of his own."""
        if not self.recruits and not state.sides[seat].supply:
            return True
        return not seizable_markers(state, seat, state.resolving)

    def carry_out(self, state: IceGardenState, seat: int) -> None:
        choice = SeizeMarker(seat, state.resolving, self.recruits)
        if state.is_independent(seat):
            why = events.CHOSE_RECRUIT if self.recruits else events.CHOSE_ENTHRAL
            tell_choice(state, seat, why)
            choice.seize(state, choice.candidates(state, seat)[0])
        else:
            state.steps.append(choice)

    def reason_to_stay(self, state: IceGardenState, region: int) -> int:
        player = state.sides[PLAYER]
        has_markers = player.markers[region] or player.controlled[region]
        if self.recruits and has_markers and dominates(state, INDEPENDENT, region):
            return events.STAY_RECRUIT
        return NONE


def seizable_markers(state: IceGardenState, side: int, region: int) -> list[int]:
    """The influence markers of others in a region, as moves."""
    found: list[int] = []
    for scientist in range(SCIENTISTS):
        owner = state.side_of(scientist)
        if owner in (NONE, side):
            continue
        if state.sides[owner].markers[region]:
            found.append(SEIZE.at_pair(scientist, MARKER))
        if state.sides[owner].controlled[region]:
            found.append(SEIZE.at_pair(scientist, CONTROLLED_MARKER))
    return found


class SeizeMarker(Choice[IceGardenState]):
    """D23, LIG-SPC-02, LIG-SPC-06: whose marker, and whether a free or a controlled one."""

    __slots__ = ("recruits", "region")
    FACTS = {"recruits": None, "region": REGION_IDS}

    def __init__(self, seat: int, region: int, recruits: bool) -> None:
        super().__init__(seat)
        self.region = region
        self.recruits = recruits
        """Whether it is Recruitment; otherwise it is Enthral."""

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return seizable_markers(state, seat, self.region)

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        self.seize(state, move)

    def seize(self, state: IceGardenState, move: int) -> None:
        scientist, piece = SEIZE.pair(move)
        side, owner, region = self.seat, state.side_of(scientist), self.region
        state.add_markers(owner, piece, region, -1)
        if self.recruits:
            state.sides[owner].captured += 1
            state.tell(events.RECRUITED, side, owner, piece, region, state.captured())
        else:
            state.sides[owner].supply += 1
            state.sides[side].supply -= 1
            state.add_markers(side, piece, region, 1)
            state.tell(events.ENTHRALLED, side, owner, piece, region)


class Steal(UnitEffect):
    """LIG-SPC-04: Pillage.

    LIG-SOL-19, LIG-SOL-29: against the Independent Player the token comes from the stock; for it,
    the die decides.
    """

    __slots__ = ()

    def is_idle(self, state: IceGardenState, seat: int) -> bool:
        if state.is_independent(seat):
            return False
        if state.is_solo():
            return not state.has_presence(INDEPENDENT, state.resolving) or not any(state.stock)
        return not goods_to_pillage(state, seat, state.resolving)

    def carry_out(self, state: IceGardenState, seat: int) -> None:
        if state.is_independent(seat):
            pillage_by_die(state, seat, state.resolving)
        elif state.is_solo():
            state.steps.append(PillageStock(seat))
        else:
            state.steps.append(Pillage(seat, state.resolving))


def goods_to_pillage(state: IceGardenState, side: int, region: int) -> list[int]:
    """The goods of others that are present in a region, as moves."""
    found: list[int] = []
    for scientist in range(SCIENTISTS):
        victim = state.side_of(scientist)
        if victim in (NONE, side) or not state.has_presence(victim, region):
            continue
        for good, n in enumerate(state.sides[victim].goods):
            if n:
                found.append(PILLAGE.at_pair(scientist, good))
    return found


class Pillage(Choice[IceGardenState]):
    """D24: from whom, and what; M-factor from any level."""

    __slots__ = ("region",)
    FACTS = {"region": REGION_IDS}

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region = region

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return goods_to_pillage(state, seat, self.region)

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        scientist, good = PILLAGE.pair(move)
        victim = state.side_of(scientist)
        state.sides[victim].goods[good] -= 1
        state.sides[seat].goods[KIND_OF_GOOD[good]] += 1
        state.tell(events.PILLAGED, seat, victim, good, self.region)


class PillageStock(Choice[IceGardenState]):
    """LIG-SOL-29: the Independent Player owns nothing, so the token comes from the stock."""

    __slots__ = ()

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return TAKE.all()

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        return None if state.stock[TAKE.target(move)] else obstacles.STOCK_EMPTY

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        state.gain(seat, TAKE.target(move), 1, events.GAIN_PILLAGE)


def pillage_by_die(state: IceGardenState, side: int, region: int) -> None:
    """LIG-SOL-19: a kind that the player has; M-factor from the highest level. Into the stock."""
    goods = state.sides[PLAYER].goods
    if not sum(goods) or not state.has_presence(PLAYER, region):
        state.tell(events.INDEPENDENT_IDLE, side, events.IDLE_PILLAGE)
        return
    while True:
        number = roll(state, events.ROLL_PILLAGE)
        good = highest_good(state, PILLAGE_DIE[number - 1])
        if good != NONE:
            state.tell(events.ROLLED, side, events.ROLL_PILLAGE, number)
            goods[good] -= 1
            state.stock[KIND_OF_GOOD[good]] += 1
            state.tell(events.PILLAGED, side, PLAYER, good, region)
            return
        state.tell(events.ROLLED_IN_VAIN, side, events.ROLL_PILLAGE, number, events.VAIN_NOTHING)


def highest_good(state: IceGardenState, kind: int) -> int:
    """What the player has of a kind: M-factor on the highest level; or ``NONE``."""
    last = GOODS - 1 if kind == M_FACTOR else kind
    for good in range(last, kind - 1, -1):
        if state.sides[PLAYER].goods[good]:
            return good
    return NONE
