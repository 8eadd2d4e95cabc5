"""A quick sensible way to play Northgard: rules of thumb, no looking ahead.

The advice behind it: settle where land can be closed and large buildings have a place; explore to
close what is yours; spread over neutral land with one unit left behind; build what yields wood and
food first, then altars, and look for the third stronghold; feed what you recruit; attack where the
dice are on your side; spend lore to be rid of weak cards; pass when nothing is left that pays.
Every move is valued in Glory.

``odds.py`` knows how combats go, ``prospects.py`` and ``outlook.py`` what land and goods are worth,
``powers.py`` and ``cards.py`` what cards are worth, ``turns.py`` what to do in a turn;
``laying.py``, ``works.py``, ``marching.py``, ``battle.py``, ``trade.py`` and ``schemes.py`` answer
what follows from it.
"""

from typing import Any, Final

from meadhall.games.northgard.bot import battle, laying, marching, schemes, trade, works
from meadhall.games.northgard.bot import turns as turn
from meadhall.games.northgard.bot.choosing import Advice, Always, Highest, IfItPays
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
from meadhall.games.northgard.rules.cards import cards, composed, display, draw, passages, special
from meadhall.games.northgard.rules.fighting import casualties, combat, fights, retreats
from meadhall.games.northgard.rules.ground import placing, settling
from meadhall.games.northgard.rules.moves import (
    DECLINE,
    DONE,
    DRAW_TILE,
    LOSE_UNIT,
    USE,
    WITH_KAIJA,
)
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.year import exchange, harvest, turns, year_end
from meadhall.kernel.dice import Dice
from meadhall.kernel.policy import Policy
from meadhall.kernel.state import State, Step


def take_first(outlook: Outlook, moves: list[int]) -> int:
    """It makes no difference."""
    return moves[0]


def take_last(outlook: Outlook, moves: list[int]) -> int:
    """As many as possible."""
    return moves[-1]


CHOICES: Final[dict[type[Step[Any]], Advice]] = {
    # Setup, tiles and new beginnings
    setup.ChooseClan: schemes.choose_clan,
    setup.PlaceGroup: Highest(laying.value_of_home),
    setup.KaijaInGroup: Always(WITH_KAIJA),
    placing.ChooseTile: Highest(laying.value_of_tile),
    placing.ChooseCell: Highest(laying.value_of_cell),
    placing.ChooseTurn: Highest(laying.value_of_turn),
    explore.KeepOrRedraw: laying.choose_redraw,
    explore.OrderUnder: take_first,
    explore.ExploreAgain: turn.choose_another_explore,
    settling.OfferTile: Always(DRAW_TILE),
    year_end.SecondChance: Highest(laying.value_of_home),
    year_end.SettleOnTile: Highest(laying.value_of_home),
    # Turns and cards
    turns.TakeTurn: turn.choose_action,
    turns.ChooseZone: turn.choose_zone,
    turns.TakeUpgrade: Highest(turn.value_of_taking_upgrade),
    display.TakeDisplayCard: Highest(turn.value_of_taking_card),
    cards.AnswerCard: turn.choose_answer,
    cards.CopyFrom: Highest(schemes.power_of_source),
    cards.CopyOne: Highest(turn.value_of_copy),
    composed.ChooseOption: turn.choose_option,
    composed.ChooseOrder: turn.choose_order,
    composed.AddOptional: turn.choose_optional,
    composed.PayOrNot: turn.choose_to_pay,
    draw.DivideCards: turn.choose_division,
    draw.RecoverCards: Highest(turn.value_of_recovering),
    special.StrikeUnit: Highest(schemes.value_of_strike),
    special.ChooseVictim: Highest(schemes.value_of_victim),
    special.InspectHand: Highest(schemes.power_of_named),
    special.AnswerDemand: schemes.choose_demand_answer,
    special.GiveUpCards: Highest(turn.value_of_discarding),
    special.CollectShown: Highest(trade.value_of_gain),
    clans.PlaceToken: schemes.choose_scorched,
    # Units and buildings
    recruit.RecruitUnits: IfItPays(works.value_of_recruit, DONE),
    recruit.FillCamps: Highest(works.value_of_added),
    recruit.AddUnits: Highest(works.value_of_added),
    build.Build: Highest(works.value_of_build),
    build.CollectAfterwards: Always(USE),
    swapping.SwapBuilding: IfItPays(works.gain_of_swapping, DECLINE),
    swapping.SwapInto: Highest(works.gain_of_successor),
    movement.MakeMove: IfItPays(marching.gain_of_march, DONE, marching.ENOUGH),
    movement.ChooseTarget: marching.choose_target,
    groups.ChooseKaija: marching.choose_company,
    groups.ChooseUnits: marching.choose_number,
    passages.EnterHiddenWay: Highest(marching.gain_of_way),
    passages.LeaveHiddenWay: marching.choose_way_out,
    passages.BribeUnits: Highest(marching.value_of_bribing),
    passages.LeadAway: Highest(marching.value_of_exile),
    passages.CountBribed: take_last,
    passages.PullUnit: IfItPays(marching.gain_of_pulling, DECLINE),
    # Combat and creatures
    fights.DeclareFight: IfItPays(battle.value_of_declaring, DECLINE),
    fights.ResolveFights: Highest(battle.value_of_resolving),
    combat.PushDefender: Highest(battle.value_of_pushing),
    combat.SpendFood: Highest(battle.value_of_food),
    combat.ChooseFace: battle.choose_face,
    combat.TakeBonus: battle.choose_bonus,
    casualties.LoseFigures: Always(LOSE_UNIT),
    retreats.Retreat: Highest(battle.value_of_retreat),
    creatures.ChooseCreatureTarget: Highest(schemes.harm_of_creature),
    creatures.LureCreature: IfItPays(schemes.harm_of_creature, DECLINE),
    # Goods
    owed.PayResources: trade.choose_payment,
    harvest.StealResource: IfItPays(trade.value_of_theft, DECLINE),
    exchange.Exchange: trade.choose_exchange,
    exchange.TakeExchanged: Highest(trade.value_of_gain),
    exchange.AnswerSwap: trade.choose_swap_answer,
}
"""One piece of advice for each kind of decision."""


class NorthgardPolicy(Policy):
    """Follows the advice of this module. The same position always gets the same move."""

    def choose(self, world: State, seat: int, moves: list[int], dice: Dice) -> int:
        assert isinstance(world, NorthgardState)
        if len(moves) == 1:
            return moves[0]
        return CHOICES[type(world.steps[-1])](Outlook(world, seat), moves)
