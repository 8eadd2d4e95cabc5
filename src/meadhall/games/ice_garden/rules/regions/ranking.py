"""Who dominates a region (LIG-DOM-02 to LIG-DOM-04)."""

from meadhall.games.ice_garden.content.tables import ADJACENT
from meadhall.games.ice_garden.rules.reputation import is_more_reputable
from meadhall.games.ice_garden.rules.state import IceGardenState


def influences_in(state: IceGardenState, region: int) -> list[int]:
    """The influence of every side in a region."""
    return [state.influence(side, region) for side in range(len(state.sides))]


def ranking(state: IceGardenState, region: int) -> list[int]:
    """The eligible sides of a region, the dominating one first."""
    return rank_by(state, region, influences_in(state, region))


def rank_by(state: IceGardenState, region: int, influences: list[int]) -> list[int]:
    ranked: list[int] = []
    nations = state.map.nations[region]
    for side, influence in enumerate(influences):
        # LIG-DOM-02: above 0 and above the nations; ties with them are lost.
        if influence <= nations:
            continue
        place = len(ranked)
        while place > 0:
            ahead = influences[ranked[place - 1]]
            if influence < ahead:
                break
            if influence == ahead and not wins_tie(state, side, ranked[place - 1], region):
                break
            place -= 1
        ranked.insert(place, side)
    return ranked


def wins_tie(state: IceGardenState, side: int, other: int, region: int) -> bool:
    """LIG-DOM-03: influence in all adjacent open regions, then reputation."""
    own, theirs = 0, 0
    for neighbour in ADJACENT[region]:
        if state.map.is_open[neighbour]:
            own += state.influence(side, neighbour)
            theirs += state.influence(other, neighbour)
    if own != theirs:
        return own > theirs
    return is_more_reputable(state, side, other)


def dominates(state: IceGardenState, side: int, region: int) -> bool:
    """LIG-SOL-32: as in the Domination phase."""
    ranked = ranking(state, region)
    return bool(ranked) and ranked[0] == side
