# mypyc: interpreted
"""What is true of every position, for property tests: no piece is lost, no stack is broken."""

from collections.abc import Iterable, Iterator

from meadhall.games.ice_garden.content import tables
from meadhall.games.ice_garden.rules.components import ASSIGNED, DAMAGES, DEFEATED, FACE_DOWN
from meadhall.games.ice_garden.rules.state import DOMINATION, OVER, SETUP, IceGardenState


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
    regions, units, upgrades = state.map, state.units, state.upgrades
    counts: dict[str, Iterable[int]] = {
        "stock": state.stock,
        "supply of units": units.supply,
        "units on the map": units.on_map,
        "stock of upgrades": upgrades.stock,
        "abilities": [n for abilities in upgrades.abilities for n in abilities],
        "nations": regions.nations,
        "reserves": regions.reserves,
        "reserves_down": regions.reserves_down,
        "towers": regions.towers,
        "nightmares": regions.nightmares,
    }
    for number, side in enumerate(state.sides):
        counts[f"goods of side {number}"] = side.goods
        counts[f"markers of side {number}"] = [*side.markers, *side.controlled]
        counts[f"tokens of side {number}"] = [
            side.supply, side.gorge, side.captured, side.vuko_tokens, side.victory_points,
            side.action_markers,
        ]  # fmt: skip
    for name, numbers in counts.items():
        if min(numbers) < 0:
            yield f"{name}: less than nothing"


def _tokens(state: IceGardenState) -> Iterator[str]:
    """LIG-DEF-11: population, gold and M-factor are in the stock or before a player."""
    for kind, name in enumerate(tables.RESOURCE_IDS):
        owned = sum(
            side.goods[good]
            for side in state.sides
            for good in range(tables.GOODS)
            if tables.KIND_OF_GOOD[good] == kind
        )
        if owned + state.stock[kind] != tables.TOKENS[kind]:
            yield f"there are {owned + state.stock[kind]} {name} tokens"
    if state.vuko_tokens_left() < 0:
        yield "there are too many Vuko tokens"
    for side in state.sides[state.seats :]:
        if any(side.goods):
            yield "the Independent Player owns something"


def _pieces(state: IceGardenState) -> Iterator[str]:
    """LIG-SET-01: influence markers and figures are in exactly one place."""
    for number, side in enumerate(state.sides):
        on_map = sum(side.markers) + sum(side.controlled)
        total = side.supply + on_map + side.gorge + side.captured
        if total != tables.INFLUENCE_MARKERS:
            yield f"side {number} has {total} influence markers"
    for unit in range(tables.UNIT_TYPES):
        on_map = sum(state.units.on_map[unit * tables.REGIONS : (unit + 1) * tables.REGIONS])
        if on_map + state.units.supply[unit] != tables.UNIT_FIGURES[unit]:
            yield f"figures of {tables.UNIT_IDS[unit]} are lost or doubled"
        if on_map and state.side_of(tables.UNIT_OWNER[unit]) == tables.NONE:
            yield f"nobody plays {tables.UNIT_IDS[unit]}, and yet it is on the map"


def _upgrades(state: IceGardenState) -> Iterator[str]:
    """LIG-MAK-10: upgrade tokens; what a unit can do is printed, bought or assigned."""
    laid = [0] * tables.ABILITIES
    for unit in range(tables.UNIT_TYPES):
        has = [tables.UNIT_PRINTED[unit].count(ability) for ability in range(tables.ABILITIES)]
        owner = state.side_of(tables.UNIT_OWNER[unit])
        if len(state.upgrades.spaces[unit]) != tables.UNIT_SPACES[unit]:
            yield f"{tables.UNIT_IDS[unit]} has too many spaces, or too few"
        for content in state.upgrades.spaces[unit]:
            if content == tables.NONE:
                continue
            has[content % ASSIGNED] += 1
            # LIG-SOL-33: the Independent Player assigns without tokens.
            if content < ASSIGNED or not state.is_independent(owner):
                laid[content % ASSIGNED] += 1
        if has != list(state.upgrades.abilities[unit]):
            yield f"the abilities of {tables.UNIT_IDS[unit]} are counted wrong"
    for ability, name in enumerate(tables.ABILITY_IDS):
        if laid[ability] + state.upgrades.stock[ability] != tables.UPGRADE_COPIES[ability]:
            yield f"upgrade tokens of {name} are lost or doubled"


def _map(state: IceGardenState) -> Iterator[str]:
    """LIG-DEF-01, LIG-DEF-02: pieces only in regions in play; tokens as they are counted."""
    regions = state.map
    for region, name in enumerate(tables.REGION_IDS):
        is_in_play = regions.tiles[region] != tables.NONE
        if regions.locked[region] and not is_in_play:
            yield f"{name} is locked without being in play"
        # LIG-LOCK-09: a region that has just been locked is open until the round ends.
        is_lock_new = regions.is_open[region] and state.phase in (DOMINATION, OVER)
        if regions.is_open[region] != (is_in_play and (not regions.locked[region] or is_lock_new)):
            yield f"{name} is open and is not"
        there = [
            state.units.on_map[unit * tables.REGIONS + region] for unit in range(tables.UNIT_TYPES)
        ]
        there += [side.markers[region] for side in state.sides]
        controlled = sum(side.controlled[region] for side in state.sides)
        if not is_in_play and (any(there) or controlled or regions.nations[region]):
            yield f"{name} is not in play, and yet something is there"
        if controlled and (region != state.vuko.region or regions.locked[region]):
            yield f"markers in {name} are under control without Vuko"
    if regions.by_number:
        if (
            sorted(regions.tiles[region] for region in regions.by_number)
            != tables.TILE_SETS[len(state.sides)]
        ):
            yield "region tiles are lost or doubled"
        numbers = [tables.TILE_ORDER[regions.tiles[region]] for region in regions.by_number]
        if numbers != list(range(1, len(numbers) + 1)):
            yield "the regions are not in the order of their red numbers"
        if FACE_DOWN in regions.tiles:
            yield "a tile lies face down after the setup"
    if sum(regions.reserves) + sum(regions.reserves_down) + regions.absorbed > tables.RESERVES:
        yield "there are too many reserves"
    if any(n for region, n in enumerate(regions.reserves_down) if region != regions.thorn):
        yield "a reserve lies face down without the Thorn"
    if sum(regions.nightmares) > tables.NIGHTMARE_TOKENS or max(regions.nightmares) > 2:
        yield "there are too many Nightmare tokens"
    if (
        sum(regions.locked) > tables.LOCK_TOKENS
        or sum(regions.towers) > tables.RED_TOWERS
        or max(regions.towers) > 1
    ):
        yield "there are too many locks or towers"


def _damage(state: IceGardenState) -> Iterator[str]:
    """LIG-ATK-05: damage lies on figures and is less than they can bear, or they are laid down."""
    if state.units.wounded != sorted(state.units.wounded):
        yield "damaged figures are not in order"
    places = [entry // DAMAGES for entry in state.units.wounded]
    for entry in state.units.wounded:
        place, damage = divmod(entry, DAMAGES)
        if places.count(place) > state.units.on_map[place]:
            yield "a figure that is not there is damaged"
        if not 0 < damage < state.toughness(place // tables.REGIONS) and damage != DEFEATED:
            yield "a figure with too much damage stands"


def _tracks(state: IceGardenState) -> Iterator[str]:
    tracks, seats = state.tracks, list(range(state.seats))
    if not state.order:
        return
    if sorted(state.order) != list(range(len(state.sides))) or sorted(tracks.arrivals) != seats:
        yield "a player is missing in the order or on the initiative track"
    if not state.is_solo() and sorted(tracks.reputation_stack) != seats:
        yield "a player is missing on the reputation track"
    if not all(
        tables.WORST_REPUTATION <= side.reputation <= tables.YIN_YANG for side in state.sides
    ):
        yield "a reputation marker is off its track"
    if not all(0 <= side.helm <= tables.LAST_HELM for side in state.sides):
        yield "an initiative marker is off its track"
    if tracks.ships != tables.RED_SHIPS_UP_TO[state.foremost_helm()]:
        yield "red ships are counted wrong"
    if not 0 <= tracks.dead_snow <= state.dead_snow_limit():
        yield "the Dead Snow marker is off its track"
    for number, side in enumerate(state.sides):
        if sum(side.scored) != side.victory_points:
            yield f"the victory points of side {number} came from nowhere"
    planned = [seat for slots in state.slots for seat in slots]
    for seat in seats:
        if planned.count(seat) + state.sides[seat].action_markers > tables.ACTION_MARKERS:
            yield f"seat {seat} has too many action markers"
    for box, slots in enumerate(state.slots):
        if box != tables.VIPER_GORGE and len(slots) > tables.SLOTS[box]:
            yield "a box holds too many markers"
    placed = [box for box in state.box_order if box != tables.NONE]
    if len(set(placed)) != len(placed) or not set(placed) <= set(tables.ORDERED_BOXES):
        yield "an order token lies where none belongs"
    if state.phase == SETUP and state.round > 1:
        yield "the setup goes on after the first round began"
