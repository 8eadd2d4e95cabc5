# mypyc: interpreted
"""The fights that a Move action may still bring, as part of the view.

A march is weighed before its first step is taken, so these odds cannot belong to a choice. They
leave out what those of ``forecast.py`` leave out.
"""

from meadhall.games.northgard.content.tables import CREATURE_IDS
from meadhall.games.northgard.content.tiles import AREA_IDS, NONE, RESOURCE_IDS
from meadhall.games.northgard.rules.progress import Action
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.seen import view as views
from meadhall.games.northgard.seen.meetings import Prospect, prospects_of


def prospects(state: NorthgardState, action: Action) -> list[views.ProspectView]:
    """Every fight within reach, in the order of the territories."""
    return [_prospect(state, action, found) for found in prospects_of(state, action)]


def _prospect(state: NorthgardState, action: Action, found: Prospect) -> views.ProspectView:
    return views.ProspectView(
        territory=AREA_IDS[found.territory],
        opponent=None if found.opponent == NONE else found.opponent,
        creature=None if found.creature == NONE else CREATURE_IDS[found.creature],
        must_fight=found.must_fight(),
        figures=found.figures,
        gain=_gain(state, action, found),
        fights=[
            views.FightView(units, meeting.percent(), meeting.losses(), meeting.losses_of_foe())
            for units, meeting in enumerate(found.fights, found.first)
        ],
    )


def _gain(state: NorthgardState, action: Action, found: Prospect) -> dict[str, int]:
    """What a victory brings besides the territory (NUL-CREA-15, 26; NUL-CLAN-09, 10)."""
    power = state.power(action.seat)
    gain = {"glory": found.glory} if found.glory else {}
    if power.attack_win:
        gain[RESOURCE_IDS[power.resource]] = power.attack_win
    return gain
