"""All effects that are printed on the components, made from the content files.

One row for each keyword of the vocabulary says which effect it stands for. To add a keyword, add
its struct to ``content/vocabulary.py``, its effect to the chapter it belongs to, and its row here.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from meadhall.games.champions.content import tables, vocabulary
from meadhall.games.champions.content.tables import NONE
from meadhall.games.champions.rules import effects, leaders, runes
from meadhall.games.champions.rules.effects import PRINTED, GainWarriors, Power
from meadhall.games.champions.rules.fighting import combat, journeys, rolls
from meadhall.games.champions.rules.fighting.journeys import Journey
from meadhall.games.champions.rules.state import ChampionsState
from meadhall.games.champions.rules.town import locations, longships, sage, trading
from meadhall.kernel.effect import Effect

Builder = Callable[[Any, int], Effect[ChampionsState]]
"""Takes the struct, and the number of the space or journey card that it is printed on."""


def _offer(printed: vocabulary.GainWarrior) -> list[int]:
    return [printed.n if warrior == printed.type else 0 for warrior in tables.WARRIOR_IDS]


def _trade(printed: vocabulary.RepeatTrade) -> Effect[ChampionsState]:
    [(pay, price)] = printed.pay.items()
    [(gain, gained)] = printed.gain.items()
    return trading.RepeatTrade(
        tables.GOOD_IDS.index(pay), price, tables.GOOD_IDS.index(gain), gained, printed.max
    )


def _price_table(printed: vocabulary.BuyTable) -> Effect[ChampionsState]:
    return trading.BuyTable(
        tables.GOOD_IDS.index(printed.pay),
        tables.GOOD_IDS.index(printed.gain),
        tuple([price for price, _ in printed.table]),
        tuple([amount for _, amount in printed.table]),
    )


def _damage_bonus(printed: vocabulary.DamageBonus) -> Effect[ChampionsState]:
    """Shields count where they deal damage at all (CHM-RUNE-09)."""
    faces = [tables.FACE_IDS.index(face) for face in printed.faces]
    if printed.retaliation_shields:
        faces.append(tables.SHIELD)
    return leaders.DamageBonus(tables.WARRIOR_IDS.index(printed.type), faces, printed.n)


BUILDERS: Final[dict[type[vocabulary.Effect], Builder]] = {
    # Spaces, stalls and merchants
    vocabulary.Pay: lambda it, at: effects.Pay(tables.GOOD_IDS.index(it.what), it.n, at),
    vocabulary.Gain: lambda it, at: effects.Gain(tables.GOOD_IDS.index(it.what), it.n),
    vocabulary.GainWarrior: lambda it, at: GainWarriors(_offer(it)),
    vocabulary.CollectStock: lambda it, at: locations.CollectStock(at),
    vocabulary.Exchange: lambda it, at: trading.Exchange(),
    vocabulary.RepeatTrade: lambda it, at: _trade(it),
    vocabulary.BuyTable: lambda it, at: _price_table(it),
    vocabulary.TakeMerchant: lambda it, at: locations.TakeMerchant(MERCHANT_EFFECTS),
    vocabulary.TakeRune: lambda it, at: locations.TakeRune(),
    vocabulary.PeekJourney: lambda it, at: (
        runes.PeekAllJourneys() if it.n == "all" else sage.PeekJourney()
    ),
    vocabulary.DrawDestiny: lambda it, at: sage.DrawDestiny(it.draw),
    vocabulary.TakeFirstPlayer: lambda it, at: locations.TakeFirstPlayer(),
    vocabulary.BuyLongship: lambda it, at: longships.BuyLongship(),
    vocabulary.HireWorker: lambda it, at: locations.HireWorker(list(it.prices)),
    vocabulary.Sail: lambda it, at: longships.Sail(tables.SHIP_IDS.index(it.ship)),
    vocabulary.ReserveFight: lambda it, at: locations.ReserveFight(
        tables.TARGET_IDS.index(it.target)
    ),
    vocabulary.ReserveHunt: lambda it, at: locations.ReserveHunt(it.cap),
    vocabulary.Stall: lambda it, at: locations.Stall(),
    # Journeys
    vocabulary.Nothing: lambda it, at: Journey(at, NONE, 0, False, False),
    vocabulary.LoseFromShip: lambda it, at: Journey(
        at, NONE, it.n, "warrior" in it.choices, "food" in it.choices
    ),
    vocabulary.Fight: lambda it, at: Journey(
        at, tables.ENEMY_IDS.index(tables.JOURNEY_IDS[at]), 0, False, False
    ),
    # Runes
    vocabulary.GainChoice: lambda it, at: runes.GainChoice(it.n),
    vocabulary.DoubleResource: lambda it, at: runes.DoubleResource(
        tables.GOOD_IDS.index(it.what), it.max_gain
    ),
    vocabulary.ScoreDestinyNow: lambda it, at: runes.ScoreDestinyNow(),
    vocabulary.BonusGloryPercent: lambda it, at: combat.BonusGlory(it.percent),
    vocabulary.PreventLosses: lambda it, at: rolls.PreventLosses(),
    vocabulary.FacesAlsoDamage: lambda it, at: rolls.DamageByShields(it.n),
    vocabulary.RerollFaces: lambda it, at: rolls.RerollBlanks(),
    vocabulary.ReplaceJourney: lambda it, at: journeys.TakeNewJourney(),
    # Leaders
    vocabulary.OnFavorRerollGain: lambda it, at: leaders.GainForFavor(
        tables.GOOD_IDS.index(it.what), it.n
    ),
    vocabulary.ExtraDestinyDraw: lambda it, at: sage.ExtraDestinies(it.n),
    vocabulary.WaiveCost: lambda it, at: leaders.WaiveCost(
        tables.SPACE_IDS.index(it.at), tables.GOOD_IDS.index(it.what), it.n
    ),
    vocabulary.DamageBonus: lambda it, at: _damage_bonus(it),
    vocabulary.GloryOnFace: lambda it, at: leaders.GloryOnFace(
        tables.FACE_IDS.index(it.face), it.n
    ),
}


def build(printed: vocabulary.Effect, at: int) -> Effect[ChampionsState]:
    return BUILDERS[type(printed)](printed, at)


def build_all(printed: Sequence[vocabulary.Effect], at: int) -> list[Effect[ChampionsState]]:
    """The dice of one use are offered together, so that the taker can choose (CHM-COMP-06)."""
    made: list[Effect[ChampionsState]] = []
    dice = [0] * tables.WARRIOR_TYPES
    for one in printed:
        effect = build(one, at)
        if isinstance(effect, GainWarriors):
            dice = [
                dice[warrior] + effect.offer[warrior] for warrior in range(tables.WARRIOR_TYPES)
            ]
        else:
            made.append(effect)
    return [*made, GainWarriors(dice)] if any(dice) else made


def _journey(card: int) -> Journey:
    [printed] = tables.CONTENT.journeys[card].effects
    journey = build(printed, card)
    assert isinstance(journey, Journey)
    return journey


def _power(leader: int) -> Power:
    [printed] = tables.CONTENT.leaders[leader].effects
    power = build(printed, NONE)
    assert isinstance(power, Power)
    return power


MERCHANT_EFFECTS: Final[list[list[Effect[ChampionsState]]]] = [
    build_all(card.effects, NONE) for card in tables.CONTENT.merchants
]
STALL_EFFECTS: Final[list[list[Effect[ChampionsState]]]] = [
    build_all(stall.effects, NONE) for stall in tables.CONTENT.stalls
]
SPACE_EFFECTS: Final[list[list[Effect[ChampionsState]]]] = [
    build_all(space.effects, index) for index, space in enumerate(tables.CONTENT.board.spaces)
]
JOURNEYS: Final[list[Journey]] = [_journey(card) for card in range(len(tables.CONTENT.journeys))]
LEADERS: Final[list[Power]] = [_power(leader) for leader in range(len(tables.CONTENT.leaders))]
RUNES: Final[list[Effect[ChampionsState]]] = [
    build(printed, NONE) for rune in tables.CONTENT.runes for printed in rune.effects
]

PRINTED.leaders = LEADERS
PRINTED.runes = RUNES
