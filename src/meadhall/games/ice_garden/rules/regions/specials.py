"""Special abilities of the dominating player (LIG-SPC)."""

from meadhall.games.ice_garden.content import tables
from meadhall.games.ice_garden.rules import events, obstacles
from meadhall.games.ice_garden.rules.independent import roll, tell_choice
from meadhall.games.ice_garden.rules.moves import PILLAGE, SEIZE, TAKE
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
        if tables.SPECIALS[unit] and state.units.on_map[unit * tables.REGIONS + self.region]:
            for effect in tables.SPECIALS[unit]:
                use_special(state, self.side, self.region, effect)
        return True


def use_special(state: IceGardenState, side: int, region: int, effect: tables.UnitEffect) -> None:
    """LIG-SPC-08: an ability without a legal object does nothing."""
    keyword = effect.keyword
    if keyword == tables.GAIN:
        if state.is_independent(side):
            state.tell(events.INDEPENDENT_IDLE, side, events.IDLE_PIPER)  # LIG-SOL-18
        else:
            state.gain(side, effect.resource, effect.count, events.GAIN_PIPER)
    elif keyword == tables.TORMENT:
        torment(state, side, region, effect)
    elif keyword == tables.STEAL:
        pillage(state, side, region)
    elif keyword in (tables.TAKE_MARKER, tables.SWAP_MARKER):
        recruits = keyword == tables.TAKE_MARKER
        if not recruits and not state.sides[side].supply:
            return  # LIG-SPC-06
        choice = SeizeMarker(side, region, recruits)
        options = choice.candidates(state, side)
        if not options:
            return
        if state.is_independent(side):
            tell_choice(state, side, events.CHOSE_RECRUIT if recruits else events.CHOSE_ENTHRAL)
            choice.seize(state, options[0])  # LIG-SOL-18: a free one if there is one
        else:
            state.steps.append(choice)


def torment(state: IceGardenState, side: int, region: int, effect: tables.UnitEffect) -> None:
    """LIG-SPC-05."""
    if (
        state.map.nightmares[region] < effect.most
        and sum(state.map.nightmares) < tables.NIGHTMARE_TOKENS
        and not (effect.excludes_thorn and region == state.map.thorn)
    ):
        tell_choice(state, side, events.CHOSE_TORMENT)
        state.own_map().nightmares[region] += 1
        state.tell(events.TORMENTED, side, region, state.map.nightmares[region])


class SeizeMarker(Choice[IceGardenState]):
    """D23, LIG-SPC-02, LIG-SPC-06: whose marker, and whether a free or a controlled one."""

    __slots__ = ("recruits", "region")
    FACTS = {"recruits": None, "region": tables.REGION_IDS}

    def __init__(self, seat: int, region: int, recruits: bool) -> None:
        super().__init__(seat)
        self.region = region
        self.recruits = recruits
        """Recruitment; else Enthral."""

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        options: list[int] = []
        for scientist in range(tables.SCIENTISTS):
            owner = state.side_of(scientist)
            if owner in (tables.NONE, seat):
                continue
            if state.sides[owner].markers[self.region]:
                options.append(SEIZE.at_pair(scientist, tables.MARKER))
            if state.sides[owner].controlled[self.region]:
                options.append(SEIZE.at_pair(scientist, tables.CONTROLLED_MARKER))
        return options

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
    FACTS = {"region": tables.REGION_IDS}

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region = region

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        options: list[int] = []
        for scientist in range(tables.SCIENTISTS):
            victim = state.side_of(scientist)
            if victim in (tables.NONE, seat) or not state.has_presence(victim, self.region):
                continue
            for good in range(tables.GOODS):
                if state.sides[victim].goods[good]:
                    options.append(PILLAGE.at_pair(scientist, good))
        return options

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        scientist, good = PILLAGE.pair(move)
        victim = state.side_of(scientist)
        state.sides[victim].goods[good] -= 1
        state.sides[seat].goods[tables.KIND_OF_GOOD[good]] += 1
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
        good = highest_good(state, tables.PILLAGE_DIE[number - 1])
        if good != tables.NONE:
            state.tell(events.ROLLED, side, events.ROLL_PILLAGE, number)
            goods[good] -= 1
            state.stock[tables.KIND_OF_GOOD[good]] += 1
            state.tell(events.PILLAGED, side, PLAYER, good, region)
            return
        state.tell(events.ROLLED_IN_VAIN, side, events.ROLL_PILLAGE, number, events.VAIN_NOTHING)


def highest_good(state: IceGardenState, kind: int) -> int:
    """What the player has of a kind: M-factor on the highest level; or ``NONE``."""
    last = tables.GOODS - 1 if kind == tables.M_FACTOR else kind
    for good in range(last, kind - 1, -1):
        if state.sides[PLAYER].goods[good]:
            return good
    return tables.NONE
