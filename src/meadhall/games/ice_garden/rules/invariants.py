# mypyc: interpreted
"""What is true of every position, for property tests: no piece is lost, no stack is broken."""

from collections.abc import Iterator

from meadhall.games.ice_garden.content.tables import (
    ABILITIES,
    ABILITY_IDS,
    ACTION_MARKERS,
    GOODS,
    INFLUENCE_MARKERS,
    KIND_OF_GOOD,
    LAST_HELM,
    LOCK_TOKENS,
    NIGHTMARE_TOKENS,
    NONE,
    ORDERED_BOXES,
    RED_SHIPS_UP_TO,
    RED_TOWERS,
    REGION_IDS,
    REGIONS,
    RESERVES,
    RESOURCE_IDS,
    SLOTS,
    SPACES,
    TILE_ORDER,
    TILE_SETS,
    TOKENS,
    UNIT_FIGURES,
    UNIT_IDS,
    UNIT_OWNER,
    UNIT_PRINTED,
    UNIT_SPACES,
    UNIT_TYPES,
    UPGRADE_COPIES,
    VIPER_GORGE,
    VUKO_TOKENS,
    WORST_REPUTATION,
    YIN_YANG,
)
from meadhall.games.ice_garden.rules.state import (
    ASSIGNED,
    DAMAGES,
    DEFEATED,
    DOMINATION,
    FACE_DOWN,
    OVER,
    SETUP,
    SOURCES,
    IceGardenState,
)


def faults(state: IceGardenState) -> list[str]:
    return [
        *_counts(state),
        *_tokens(state),
        *_pieces(state),
        *_upgrades(state),
        *_map(state),
        *_damage(state),
        *_tracks(state),
    ]


def _counts(state: IceGardenState) -> Iterator[str]:
    for name in (
        "goods", "stock", "supply", "gorge", "captured", "vuko_tokens", "victory_points",
        "action_markers", "figures", "upgrade_stock", "abilities", "markers", "controlled",
        "units", "nations", "reserves", "reserves_down", "towers", "nightmares",
    ):  # fmt: skip
        if min(getattr(state, name)) < 0:
            yield f"{name} holds less than nothing"


def _tokens(state: IceGardenState) -> Iterator[str]:
    """LIG-DEF-11: population, gold and M-factor are in the stock or before a player."""
    for kind, name in enumerate(RESOURCE_IDS):
        goods = enumerate(state.goods)
        owned = sum(n for place, n in goods if KIND_OF_GOOD[place % GOODS] == kind)
        if owned + state.stock[kind] != TOKENS[kind]:
            yield f"there are {owned + state.stock[kind]} {name} tokens"
    if sum(state.vuko_tokens) > VUKO_TOKENS:
        yield "there are too many Vuko tokens"
    for side in range(state.seats, state.sides):
        if any(state.goods[side * GOODS : (side + 1) * GOODS]):
            yield "the Independent Player owns something"


def _pieces(state: IceGardenState) -> Iterator[str]:
    """LIG-SET-01: influence markers and figures are in exactly one place."""
    for side in range(state.sides):
        at = slice(side * REGIONS, (side + 1) * REGIONS)
        on_map = sum(state.markers[at]) + sum(state.controlled[at])
        total = state.supply[side] + on_map + state.gorge[side] + state.captured[side]
        if total != INFLUENCE_MARKERS:
            yield f"side {side} has {total} influence markers"
    for unit in range(UNIT_TYPES):
        on_map = sum(state.units[unit * REGIONS : (unit + 1) * REGIONS])
        if on_map + state.figures[unit] != UNIT_FIGURES[unit]:
            yield f"figures of {UNIT_IDS[unit]} are lost or doubled"
        if on_map and state.side_of(UNIT_OWNER[unit]) == NONE:
            yield f"nobody plays {UNIT_IDS[unit]}, and yet it is on the map"


def _upgrades(state: IceGardenState) -> Iterator[str]:
    """LIG-MAK-10: upgrade tokens; what a unit can do is printed, bought or assigned."""
    laid = [0] * ABILITIES
    for unit in range(UNIT_TYPES):
        has = [UNIT_PRINTED[unit].count(ability) for ability in range(ABILITIES)]
        owner = state.side_of(UNIT_OWNER[unit])
        for space in range(SPACES):
            content = state.spaces[unit * SPACES + space]
            if content == NONE:
                continue
            if space >= UNIT_SPACES[unit]:
                yield f"{UNIT_IDS[unit]} has an upgrade where there is no space"
            has[content % ASSIGNED] += 1
            # LIG-SOL-33: the Independent Player assigns without tokens.
            if content < ASSIGNED or not state.is_independent(owner):
                laid[content % ASSIGNED] += 1
        if has != state.abilities[unit * ABILITIES : (unit + 1) * ABILITIES]:
            yield f"the abilities of {UNIT_IDS[unit]} are counted wrong"
    for ability, name in enumerate(ABILITY_IDS):
        if laid[ability] + state.upgrade_stock[ability] != UPGRADE_COPIES[ability]:
            yield f"upgrade tokens of {name} are lost or doubled"


def _map(state: IceGardenState) -> Iterator[str]:
    """LIG-DEF-01, LIG-DEF-02: pieces only in regions in play; tokens as they are counted."""
    for region, name in enumerate(REGION_IDS):
        is_in_play = state.tiles[region] != NONE
        if state.locked[region] and not is_in_play:
            yield f"{name} is locked without being in play"
        # LIG-LOCK-09: a region that has just been locked is open until the round ends.
        is_lock_new = state.is_open[region] and state.phase in (DOMINATION, OVER)
        if state.is_open[region] != (is_in_play and (not state.locked[region] or is_lock_new)):
            yield f"{name} is open and is not"
        there = [state.units[unit * REGIONS + region] for unit in range(UNIT_TYPES)]
        there += [state.markers[side * REGIONS + region] for side in range(state.sides)]
        controlled = sum(state.controlled[side * REGIONS + region] for side in range(state.sides))
        if not is_in_play and (any(there) or controlled or state.nations[region]):
            yield f"{name} is not in play, and yet something is there"
        if controlled and (region != state.vuko or state.locked[region]):
            yield f"markers in {name} are under control without Vuko"
    if state.region_order:
        if sorted(state.tiles[region] for region in state.region_order) != TILE_SETS[state.sides]:
            yield "region tiles are lost or doubled"
        numbers = [TILE_ORDER[state.tiles[region]] for region in state.region_order]
        if numbers != list(range(1, len(numbers) + 1)):
            yield "the regions are not in the order of their red numbers"
        if FACE_DOWN in state.tiles:
            yield "a tile lies face down after the setup"
    if sum(state.reserves) + sum(state.reserves_down) + state.absorbed > RESERVES:
        yield "there are too many reserves"
    if any(n for region, n in enumerate(state.reserves_down) if region != state.thorn):
        yield "a reserve lies face down without the Thorn"
    if sum(state.nightmares) > NIGHTMARE_TOKENS or max(state.nightmares) > 2:
        yield "there are too many Nightmare tokens"
    if sum(state.locked) > LOCK_TOKENS or sum(state.towers) > RED_TOWERS or max(state.towers) > 1:
        yield "there are too many locks or towers"


def _damage(state: IceGardenState) -> Iterator[str]:
    """LIG-ATK-05: damage lies on figures and is less than they can bear, or they are laid down."""
    if state.wounded != sorted(state.wounded):
        yield "damaged figures are not in order"
    places = [entry // DAMAGES for entry in state.wounded]
    for entry in state.wounded:
        place, damage = divmod(entry, DAMAGES)
        if places.count(place) > state.units[place]:
            yield "a figure that is not there is damaged"
        if not 0 < damage < state.toughness(place // REGIONS) and damage != DEFEATED:
            yield "a figure with too much damage stands"


def _tracks(state: IceGardenState) -> Iterator[str]:
    seats = list(range(state.seats))
    if not state.order:
        return
    if sorted(state.order) != list(range(state.sides)) or sorted(state.arrivals) != seats:
        yield "a player is missing in the order or on the initiative track"
    if not state.is_solo() and sorted(state.reputation_stack) != seats:
        yield "a player is missing on the reputation track"
    if not all(WORST_REPUTATION <= value <= YIN_YANG for value in state.reputation):
        yield "a reputation marker is off its track"
    if not all(0 <= helm <= LAST_HELM for helm in state.helms):
        yield "an initiative marker is off its track"
    if state.ships != RED_SHIPS_UP_TO[max(state.helms)]:
        yield "red ships are counted wrong"
    if not 0 <= state.dead_snow <= state.dead_snow_limit():
        yield "the Dead Snow marker is off its track"
    for side in range(state.sides):
        if sum(state.scored[side * SOURCES : (side + 1) * SOURCES]) != state.victory_points[side]:
            yield f"the victory points of side {side} came from nowhere"
    planned = [seat for slots in state.slots for seat in slots]
    for seat in seats:
        if planned.count(seat) + state.action_markers[seat] > ACTION_MARKERS:
            yield f"seat {seat} has too many action markers"
    for box, slots in enumerate(state.slots):
        if box != VIPER_GORGE and len(slots) > SLOTS[box]:
            yield "a box holds too many markers"
    placed = [box for box in state.box_order if box != NONE]
    if len(set(placed)) != len(placed) or not set(placed) <= set(ORDERED_BOXES):
        yield "an order token lies where none belongs"
    if state.phase == SETUP and state.round > 1:
        yield "the setup goes on after the first round began"
