"""The counts that previews make claims about; everything in them is public (LIG-INFO-01)."""

from meadhall.games.ice_garden.content.tables import ABILITY_IDS, GOOD_IDS, REGION_IDS
from meadhall.games.ice_garden.rules.components import DAMAGES, DEFEATED
from meadhall.games.ice_garden.rules.regions.ranking import ranking
from meadhall.games.ice_garden.rules.scoring import result
from meadhall.games.ice_garden.rules.state import IceGardenState
from meadhall.games.ice_garden.rules.units.maker_spy import assigned_now


def tallies(state: IceGardenState, seat: int) -> dict[str, int]:
    """How a seat stands, by name; its place in a region is 0 where it gets nothing."""
    counts = {
        "dead_snow": state.tracks.dead_snow,
        "red_ships": state.tracks.ships,
        "ice_garden": state.captured(),
        "damage": damage_on_map(state),
        "helm": state.sides[seat].helm + 1,
        "reputation": state.sides[seat].reputation,
        "viper_gorge": state.sides[seat].gorge,
        "vuko_token": state.sides[seat].vuko_tokens,
        "victory_points": state.sides[seat].victory_points,
        "final_place": result(state).places[seat] if state.is_over() else 0,
    }
    for good, name in enumerate(GOOD_IDS):
        counts[name] = state.sides[seat].goods[good]
    for region, name in enumerate(REGION_IDS):
        ranked = ranking(state, region)
        counts[f"influence_{name}"] = state.influence(seat, region)
        counts[f"place_{name}"] = ranked.index(seat) + 1 if seat in ranked else 0
    assigned = assigned_now(state)
    for ability, name in enumerate(ABILITY_IDS):
        counts[f"maker_spy_{name}"] = assigned >> ability & 1
    return counts


def damage_on_map(state: IceGardenState) -> int:
    """The damage of all figures that are hurt and not defeated."""
    hurt = [entry % DAMAGES for entry in state.units.wounded]
    return sum(damage for damage in hurt if damage != DEFEATED)
