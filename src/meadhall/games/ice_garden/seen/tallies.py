# mypyc: interpreted
"""The counts that previews make claims about; everything in them is public (LIG-INFO-01)."""

from meadhall.games.ice_garden.content.tables import ABILITY_IDS, GOOD_IDS, GOODS, REGION_IDS
from meadhall.games.ice_garden.rules.regions.ranking import ranking
from meadhall.games.ice_garden.rules.scoring import result
from meadhall.games.ice_garden.rules.state import DAMAGES, DEFEATED, IceGardenState
from meadhall.games.ice_garden.rules.units.maker_spy import assigned_now


def tallies(state: IceGardenState, seat: int) -> dict[str, int]:
    """How a seat stands, by name; its place in a region is 0 where it gets nothing."""
    counts = {
        "dead_snow": state.dead_snow,
        "red_ships": state.ships,
        "ice_garden": sum(state.captured),
        "damage": damage_on_map(state),
        "helm": state.helms[seat] + 1,
        "reputation": state.reputation[seat],
        "viper_gorge": state.gorge[seat],
        "vuko_token": state.vuko_tokens[seat],
        "victory_points": state.victory_points[seat],
        "final_place": result(state).places[seat] if state.is_over() else 0,
    }
    for good, name in enumerate(GOOD_IDS):
        counts[name] = state.goods[seat * GOODS + good]
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
    hurt = [entry % DAMAGES for entry in state.wounded]
    return sum(damage for damage in hurt if damage != DEFEATED)
