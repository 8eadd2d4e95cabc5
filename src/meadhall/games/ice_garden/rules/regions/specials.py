"""Special abilities of the dominating player (LIG-SPC)."""

from meadhall.games.ice_garden.content.tables import (
    CONTROLLED_MARKER,
    GAIN,
    GOODS,
    KIND_OF_GOOD,
    M_FACTOR,
    MARKER,
    NIGHTMARE_TOKENS,
    NONE,
    PILLAGE_DIE,
    REGION_IDS,
    REGIONS,
    SCIENTISTS,
    SPECIALS,
    STEAL,
    SWAP_MARKER,
    TAKE_MARKER,
    TORMENT,
    UnitEffect,
)
from meadhall.games.ice_garden.rules.events import (
    CHOSE_ENTHRAL,
    CHOSE_RECRUIT,
    CHOSE_TORMENT,
    ENTHRALLED,
    GAIN_PILLAGE,
    GAIN_PIPER,
    IDLE_PILLAGE,
    IDLE_PIPER,
    INDEPENDENT_IDLE,
    PILLAGED,
    RECRUITED,
    ROLL_PILLAGE,
    ROLLED,
    ROLLED_IN_VAIN,
    TORMENTED,
    VAIN_NOTHING,
)
from meadhall.games.ice_garden.rules.independent import roll, tell_choice
from meadhall.games.ice_garden.rules.moves import PILLAGE, SEIZE, TAKE
from meadhall.games.ice_garden.rules.obstacles import STOCK_EMPTY
from meadhall.games.ice_garden.rules.state import INDEPENDENT, PLAYER, IceGardenState
from meadhall.kernel.state import Choice, Obstacle, Step


class Specials(Step[IceGardenState]):
    """LIG-SPC-01, LIG-SPC-07: once per unit type, the higher level first."""

    __slots__ = ("level", "region", "side")

    def __init__(self, side: int, region: int, level: int) -> None:
        self.side = side
        self.region = region
        self.level = level

    def run(self, state: IceGardenState) -> bool:
        if self.level == 0:
            state.steps.pop()
            return True
        state.steps[-1] = Specials(self.side, self.region, self.level - 1)
        unit = state.unit_of(self.side, self.level)
        if SPECIALS[unit] and state.units[unit * REGIONS + self.region]:
            for effect in SPECIALS[unit]:
                use_special(state, self.side, self.region, effect)
        return True


def use_special(state: IceGardenState, side: int, region: int, effect: UnitEffect) -> None:
    """LIG-SPC-08: an ability without a legal object does nothing."""
    keyword = effect.keyword
    if keyword == GAIN:
        if state.is_independent(side):
            state.tell(INDEPENDENT_IDLE, side, IDLE_PIPER)  # LIG-SOL-18
        else:
            state.gain(side, effect.resource, effect.count, GAIN_PIPER)
    elif keyword == TORMENT:
        torment(state, side, region, effect)
    elif keyword == STEAL:
        pillage(state, side, region)
    elif keyword in (TAKE_MARKER, SWAP_MARKER):
        recruits = keyword == TAKE_MARKER
        if not recruits and not state.supply[side]:
            return  # LIG-SPC-06
        choice = SeizeMarker(side, region, recruits)
        options = choice.candidates(state, side)
        if not options:
            return
        if state.is_independent(side):
            tell_choice(state, side, CHOSE_RECRUIT if recruits else CHOSE_ENTHRAL)
            choice.seize(state, options[0])  # LIG-SOL-18: a free one if there is one
        else:
            state.steps.append(choice)


def torment(state: IceGardenState, side: int, region: int, effect: UnitEffect) -> None:
    """LIG-SPC-05."""
    if (
        state.nightmares[region] < effect.most
        and sum(state.nightmares) < NIGHTMARE_TOKENS
        and not (effect.excludes_thorn and region == state.thorn)
    ):
        tell_choice(state, side, CHOSE_TORMENT)
        state.nightmares[region] += 1
        state.tell(TORMENTED, side, region, state.nightmares[region])


class SeizeMarker(Choice[IceGardenState]):
    """D23, LIG-SPC-02, LIG-SPC-06: whose marker, and whether a free or a controlled one."""

    __slots__ = ("recruits", "region")
    FACTS = {"recruits": None, "region": REGION_IDS}

    def __init__(self, seat: int, region: int, recruits: bool) -> None:
        super().__init__(seat)
        self.region = region
        self.recruits = recruits
        """Recruitment; else Enthral."""

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        options: list[int] = []
        for scientist in range(SCIENTISTS):
            owner = state.side_of(scientist)
            if owner in (NONE, seat):
                continue
            at = owner * REGIONS + self.region
            if state.markers[at]:
                options.append(SEIZE.at_pair(scientist, MARKER))
            if state.controlled[at]:
                options.append(SEIZE.at_pair(scientist, CONTROLLED_MARKER))
        return options

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        self.seize(state, move)

    def seize(self, state: IceGardenState, move: int) -> None:
        scientist, controlled = SEIZE.pair(move)
        side, owner, region = self.seat, state.side_of(scientist), self.region
        pieces = state.controlled if controlled else state.markers
        piece = CONTROLLED_MARKER if controlled else MARKER
        pieces[owner * REGIONS + region] -= 1
        if self.recruits:
            state.captured[owner] += 1
            state.tell(RECRUITED, side, owner, piece, region, sum(state.captured))
        else:
            state.supply[owner] += 1
            state.supply[side] -= 1
            pieces[side * REGIONS + region] += 1
            state.tell(ENTHRALLED, side, owner, piece, region)


def pillage(state: IceGardenState, side: int, region: int) -> None:
    """LIG-SPC-04; LIG-SOL-19, LIG-SOL-29 in the solo variant."""
    if state.is_independent(side):
        pillage_by_die(state, side, region)
    elif state.is_solo():
        if state.has_presence(INDEPENDENT, region) and max(state.stock) > 0:
            state.steps.append(PillageStock(side))
    else:
        choice = Pillage(side, region)
        if choice.candidates(state, side):
            state.steps.append(choice)


class Pillage(Choice[IceGardenState]):
    """D24: from whom, and what; M-factor from any level."""

    __slots__ = ("region",)
    FACTS = {"region": REGION_IDS}

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region = region

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        options: list[int] = []
        for scientist in range(SCIENTISTS):
            victim = state.side_of(scientist)
            if victim in (NONE, seat) or not state.has_presence(victim, self.region):
                continue
            for good in range(GOODS):
                if state.goods[victim * GOODS + good]:
                    options.append(PILLAGE.at_pair(scientist, good))
        return options

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        scientist, good = PILLAGE.pair(move)
        victim = state.side_of(scientist)
        state.goods[victim * GOODS + good] -= 1
        state.goods[seat * GOODS + KIND_OF_GOOD[good]] += 1
        state.tell(PILLAGED, seat, victim, good, self.region)


class PillageStock(Choice[IceGardenState]):
    """LIG-SOL-29: the Independent Player owns nothing, so the token comes from the stock."""

    __slots__ = ()

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return TAKE.all()

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        return None if state.stock[TAKE.target(move)] else STOCK_EMPTY

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        state.gain(seat, TAKE.target(move), 1, GAIN_PILLAGE)


def pillage_by_die(state: IceGardenState, side: int, region: int) -> None:
    """LIG-SOL-19: a kind that the player has; M-factor from the highest level. Into the stock."""
    at = PLAYER * GOODS
    owned = sum(state.goods[at : at + GOODS])
    if not owned or not state.has_presence(PLAYER, region):
        state.tell(INDEPENDENT_IDLE, side, IDLE_PILLAGE)
        return
    while True:
        number = roll(state, ROLL_PILLAGE)
        good = highest_good(state, PILLAGE_DIE[number - 1])
        if good != NONE:
            state.tell(ROLLED, side, ROLL_PILLAGE, number)
            state.goods[at + good] -= 1
            state.stock[KIND_OF_GOOD[good]] += 1
            state.tell(PILLAGED, side, PLAYER, good, region)
            return
        state.tell(ROLLED_IN_VAIN, side, ROLL_PILLAGE, number, VAIN_NOTHING)


def highest_good(state: IceGardenState, kind: int) -> int:
    """What the player has of a kind: M-factor on the highest level; or ``NONE``."""
    last = GOODS - 1 if kind == M_FACTOR else kind
    for good in range(last, kind - 1, -1):
        if state.goods[PLAYER * GOODS + good]:
            return good
    return NONE
