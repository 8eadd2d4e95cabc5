"""A quick sensible way to play Northgard: rules of thumb, no looking ahead.

The advice behind it: settle where land can be closed and large buildings have a place; explore to
close what is yours; spread over neutral land with one unit left behind; build what yields wood and
food first, then altars, and look for the third stronghold; feed what you recruit; attack where the
dice are on your side; spend lore to be rid of weak cards; pass when nothing is left that pays.
Every move is valued in Glory.

``odds.py`` knows how combats go, ``prospects.py`` and ``outlook.py`` what land and goods are worth,
``cards.py`` what cards are worth, ``turns.py`` what to do in a turn; ``laying.py``, ``works.py``,
``marching.py``, ``battle.py``, ``trade.py`` and ``schemes.py`` answer what comes of it.
"""

from collections.abc import Callable
from typing import Any, Final

from meadhall.games.northgard.bot import battle, laying, marching, schemes, trade, works
from meadhall.games.northgard.bot import turns as turn
from meadhall.games.northgard.bot.outlook import Outlook
from meadhall.games.northgard.rules import clans, creatures, owed, setup
from meadhall.games.northgard.rules.actions import (
    build,
    explore,
    groups,
    movement,
    recruit,
    swapping,
)
from meadhall.games.northgard.rules.cards import (
    cards,
    composed,
    display,
    draw,
    passages,
    special,
)
from meadhall.games.northgard.rules.fighting import casualties, combat, fights, retreats
from meadhall.games.northgard.rules.ground import placing, settling
from meadhall.games.northgard.rules.moves import DRAW_TILE, USE, WITH_KAIJA
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.year import exchange, harvest, turns, year_end
from meadhall.kernel.dice import Dice
from meadhall.kernel.policy import Policy
from meadhall.kernel.state import State, Step

Advice = Callable[[Outlook, list[int]], int]
"""Chooses one of the legal moves for the seat that the outlook is of."""


def settle(outlook: Outlook, moves: list[int]) -> int:
    """A seat without units draws a tile to begin anew."""
    return DRAW_TILE.move


def take_kaija(outlook: Outlook, moves: list[int]) -> int:
    return WITH_KAIJA.move


def collect(outlook: Outlook, moves: list[int]) -> int:
    return USE.move


def take_first(outlook: Outlook, moves: list[int]) -> int:
    """It makes no difference."""
    return moves[0]


CHOICES: Final[dict[type[Step[Any]], Advice]] = {
    # Setup, tiles and new beginnings
    setup.ChooseClan: schemes.choose_clan,
    setup.PlaceGroup: laying.choose_home,
    setup.KaijaInGroup: take_kaija,
    placing.ChooseTile: laying.choose_tile,
    placing.ChooseCell: laying.choose_cell,
    placing.ChooseTurn: laying.choose_turn,
    explore.KeepOrRedraw: laying.choose_redraw,
    explore.OrderUnder: take_first,
    explore.ExploreAgain: turn.choose_another_explore,
    settling.OfferTile: settle,
    year_end.SecondChance: laying.choose_home,
    year_end.SettleOnTile: laying.choose_home,
    # Turns and cards
    turns.TakeTurn: turn.choose_action,
    turns.ChooseZone: turn.choose_zone,
    turns.TakeUpgrade: turn.choose_upgrade,
    display.TakeDisplayCard: turn.choose_display_card,
    cards.AnswerCard: turn.choose_answer,
    cards.CopyFrom: schemes.choose_copy_source,
    cards.CopyOne: schemes.choose_copied,
    composed.ChooseOption: turn.choose_option,
    composed.ChooseOrder: turn.choose_order,
    composed.AddOptional: turn.choose_optional,
    composed.PayOrNot: turn.choose_to_pay,
    draw.DivideCards: turn.choose_division,
    draw.RecoverCards: turn.choose_recovered,
    special.StrikeUnit: schemes.choose_struck,
    special.ChooseVictim: schemes.choose_victim,
    special.InspectHand: schemes.choose_named,
    special.AnswerDemand: schemes.choose_demand_answer,
    special.GiveUpCards: turn.choose_discard,
    special.CollectShown: trade.choose_goods,
    clans.PlaceToken: schemes.choose_scorched,
    # Units and buildings
    recruit.RecruitUnits: works.choose_recruit,
    recruit.FillCamps: works.choose_added,
    recruit.AddUnits: works.choose_added,
    build.Build: works.choose_build,
    build.CollectAfterwards: collect,
    swapping.SwapBuilding: works.choose_swapped,
    swapping.SwapInto: works.choose_successor,
    movement.MakeMove: marching.choose_origin,
    movement.ChooseTarget: marching.choose_target,
    groups.ChooseKaija: marching.choose_company,
    groups.ChooseUnits: marching.choose_number,
    passages.EnterHiddenWay: marching.choose_way_in,
    passages.LeaveHiddenWay: marching.choose_way_out,
    passages.BribeUnits: marching.choose_bribed,
    passages.LeadAway: marching.choose_exile,
    passages.CountBribed: marching.choose_most,
    passages.PullUnit: marching.choose_pulled,
    # Combat and creatures
    fights.DeclareFight: battle.choose_creature,
    fights.ResolveFights: battle.choose_fight,
    combat.PushDefender: battle.choose_push,
    combat.SpendFood: battle.choose_food,
    combat.ChooseFace: battle.choose_face,
    combat.TakeBonus: battle.choose_bonus,
    casualties.LoseFigures: battle.choose_casualty,
    retreats.Retreat: battle.choose_retreat,
    creatures.ChooseCreatureTarget: schemes.choose_creature_target,
    creatures.LureCreature: schemes.choose_lured,
    # Goods
    owed.PayResources: trade.choose_payment,
    harvest.StealResource: trade.choose_stolen,
    exchange.Exchange: trade.choose_exchange,
    exchange.TakeExchanged: trade.choose_goods,
    exchange.AnswerSwap: trade.choose_swap_answer,
}
"""One piece of advice for each kind of decision."""


class NorthgardPolicy(Policy):
    """Follows the advice of this module. It needs no chance: the same position, the same move."""

    def choose(self, world: State, seat: int, moves: list[int], dice: Dice) -> int:
        assert isinstance(world, NorthgardState)
        if len(moves) == 1:
            return moves[0]
        return CHOICES[type(world.steps[-1])](Outlook(world, seat), moves)
