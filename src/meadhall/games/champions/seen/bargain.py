"""What a choice in town, a rune or the blame costs and gains: all of it certain, and claimed."""

from meadhall.games.champions.bot.destinies import counts_enemies
from meadhall.games.champions.content import tables
from meadhall.games.champions.rules import moves
from meadhall.games.champions.rules.builders import RUNES
from meadhall.games.champions.rules.effects import Gain, GainWarriors, Pay
from meadhall.games.champions.rules.fighting.combat import BonusGlory, NameBlamed, UseFame
from meadhall.games.champions.rules.runes import (
    DoubleResource,
    OpenDestiny,
    RuneWindow,
    ScoreDestinyNow,
    closed_destinies,
    find_rune,
)
from meadhall.games.champions.rules.scoring import destiny_points
from meadhall.games.champions.rules.state import ChampionsState
from meadhall.games.champions.rules.town.locations import (
    ChooseRune,
    CollectStock,
    HireWorker,
    TakeFirstPlayer,
    TakeMerchant,
)
from meadhall.games.champions.rules.town.longships import ChooseLongship
from meadhall.games.champions.rules.town.placement import effects_at
from meadhall.games.champions.rules.town.sage import ChoosePeek
from meadhall.games.champions.rules.town.trading import BuyRow, RepeatTrade, TradeAgain
from meadhall.games.champions.seen.tallies import blame_of, tallies_of
from meadhall.kernel.effect import Effect
from meadhall.kernel.events import knows
from meadhall.kernel.game import Preview

Amounts = dict[str, int]

GAINED = (*tables.GOOD_IDS, *tables.WARRIOR_IDS, "worker", "destiny", "journeys_known")
"""All that a space or a rune may add to."""


def bargain(state: ChampionsState, seat: int, move: int) -> Preview | None:
    step = state.steps[-1]
    match step:
        case BuyRow():
            row = moves.BUY.target(move)
            cost = {tables.GOOD_IDS[step.pay]: step.prices[row]}
            gain = {tables.GOOD_IDS[step.gain]: step.amounts[row]}
            return _trade(state, seat, cost, gain)
        case TradeAgain():
            if move != moves.AGAIN.move:
                return None
            cost = {tables.GOOD_IDS[step.pay]: step.price}
            return _trade(state, seat, cost, {tables.GOOD_IDS[step.gain]: step.gained})
        case ChooseLongship():
            return _build(state, seat, moves.BUILD.target(move))
        case ChooseRune():
            return _take_rune(state, seat, move)
        case RuneWindow():
            return rune_bargain(state, seat, move)
        case OpenDestiny():
            return _open(state, seat, moves.OPEN.target(move))
        case ChoosePeek():
            return _peek(state, seat, moves.PEEK.target(move))
        case UseFame():
            if move != moves.USE.move:
                return None
            fame = RUNES[find_rune(state.players[seat], tables.AFTER_DEFEAT)]
            assert isinstance(fame, BonusGlory)
            return _trade(state, seat, {}, {"glory": fame.bonus(step.enemy)})
        case NameBlamed():
            return _blame(state, moves.BLAMED.target(move))
    return None


# Spaces


def _trade(state: ChampionsState, seat: int, cost: Amounts, gain: Amounts) -> Preview | None:
    claims = _balance(state, seat, cost, gain)
    if cost and gain:
        return Preview("trade", {"cost": cost, "gain": gain}, claims=claims)
    if gain:
        return Preview("gain", {"gain": gain}, claims=claims)
    return Preview("cost", {"cost": cost}, claims=claims) if cost else None


def _balance(state: ChampionsState, seat: int, cost: Amounts, gain: Amounts) -> Amounts:
    """The counts that a trade changes, as they will stand after it."""
    now = tallies_of(state, seat, list(cost | gain))
    return {name: n - cost.get(name, 0) + gain.get(name, 0) for name, n in now.items()}


def _useless(state: ChampionsState, seat: int, cost: Amounts) -> Preview:
    """It can be done, but has no effect: everything but the cost stays as it is."""
    claims = _balance(state, seat, cost, dict.fromkeys(GAINED, 0))
    if cost:
        return Preview("waste", {"cost": cost}, claims=claims)
    return Preview("nothing", {}, claims=claims)


def space_bargain(state: ChampionsState, seat: int, space: int) -> Preview | None:
    """What a worker brings there at once, or that it brings nothing."""
    cost: Amounts = {}
    gain: Amounts = {}
    effects = effects_at(state, space)
    for effect in effects:
        _add_effect(state, seat, effect, cost, gain)
    lasting = [effect for effect in effects if not isinstance(effect, Pay)]
    working = [effect for effect in lasting if not effect.is_idle(state, seat)]
    if not working:
        return _useless(state, seat, cost)
    if lasting != working and isinstance(working[0], TakeFirstPlayer):
        return _marker(state, seat, working[0])
    return _trade(state, seat, cost, gain)


def _marker(state: ChampionsState, seat: int, effect: TakeFirstPlayer) -> Preview:
    """CHM-EDGE-04: no die, but the marker still moves."""
    claims = _balance(state, seat, {}, dict.fromkeys(tables.WARRIOR_IDS, 0))
    return Preview("marker", {}, claims=claims | {"first_player": effect.taker(state, seat)})


def _add_effect(
    state: ChampionsState,
    seat: int,
    effect: Effect[ChampionsState],
    cost: Amounts,
    gain: Amounts,
) -> None:
    match effect:
        case Pay():
            if price := effect.price(state, seat):
                cost[tables.GOOD_IDS[effect.good]] = price
        case HireWorker():
            cost["coin"] = effect.prices[state.town.hut_buyers]
            gain["worker"] = 1
        case Gain():
            good = tables.GOOD_IDS[effect.good]
            gain[good] = gain.get(good, 0) + effect.n
        case GainWarriors():
            _add_warriors(state, seat, effect.available(state), gain)
        case CollectStock():
            kind = tables.STOCK_GOOD[effect.space]
            there = state.town.stock[effect.space]
            if kind != tables.STOCK_FOOD:
                dice = [there if warrior == kind else 0 for warrior in range(tables.WARRIOR_TYPES)]
                _add_warriors(state, seat, dice, gain)
            elif there:
                gain["food"] = there
        case TakeMerchant():
            for part in effect.shown(state):
                _add_effect(state, seat, part, cost, gain)
        case RepeatTrade():
            cost[tables.GOOD_IDS[effect.pay]] = effect.price
            gain[tables.GOOD_IDS[effect.gain]] = effect.gained


def _add_warriors(state: ChampionsState, seat: int, there: list[int], gain: Amounts) -> None:
    """CHM-COMP-06: no more than there is room for; of several types the taker will choose."""
    room = state.room_for_warriors(seat)
    types = [warrior for warrior in range(tables.WARRIOR_TYPES) if there[warrior]]
    if sum(there) > room and len(types) > 1:
        if room:
            gain["warrior"] = room
        return
    for warrior in types:
        if n := min(there[warrior], room):
            gain[tables.WARRIOR_IDS[warrior]] = n


def _build(state: ChampionsState, seat: int, private: int) -> Preview:
    ship = tables.PUBLIC_SHIPS + private
    cost = {good: n for good, n in zip(tables.GOOD_IDS, tables.SHIP_COST[ship], strict=True) if n}
    facts = {"cost": cost, "glory": tables.SHIP_GLORY[ship], "capacity": tables.SHIP_CAPACITY[ship]}
    claims = _balance(state, seat, cost, {"glory_of_longship": tables.SHIP_GLORY[ship]})
    return Preview("build", facts, claims=claims)


def _blame(state: ChampionsState, other: int) -> Preview:
    blame = state.players[other].goods[tables.BLAME] + 1
    penalty = tables.BLAME_PENALTY[min(blame, len(tables.BLAME_PENALTY) - 1)]
    facts = {"blame": blame, "penalty": abs(penalty)}
    return Preview("blame", facts, claims={blame_of(other): blame})


# Runes and destinies


def _take_rune(state: ChampionsState, seat: int, move: int) -> Preview | None:
    if move == moves.TAKE_TOP_RUNE.move:
        return None
    glory = tables.RUNE_GLORY[moves.TAKE_RUNE.target(move)]
    claims = _balance(state, seat, {}, {"glory_of_runes": glory})
    return Preview("worth", {"glory": glory}, claims=claims)


def rune_bargain(state: ChampionsState, seat: int, move: int) -> Preview | None:
    if move == moves.DONE.move:
        return None
    effect = RUNES[moves.RUNE.target(move)]
    if effect.is_idle(state, seat):
        return _useless(state, seat, {})
    if isinstance(effect, DoubleResource):
        return _trade(state, seat, {}, {tables.GOOD_IDS[effect.good]: effect.gained(state, seat)})
    if isinstance(effect, ScoreDestinyNow):
        closed = closed_destinies(state.players[seat])
        return _open(state, seat, closed[0]) if len(closed) == 1 else None
    return None


def _open(state: ChampionsState, seat: int, card: int) -> Preview | None:
    """CHM-INFO-03: nobody may learn what the others have defeated."""
    if counts_enemies(card) and not state.options.hall_of_fame:
        return None
    points = destiny_points(state, seat, card)
    return Preview("open", {"n": points}, claims=_balance(state, seat, {}, {"glory": points}))


def _peek(state: ChampionsState, seat: int, shore: int) -> Preview | None:
    if not knows(seat, state.shores.known[shore]):
        return None
    return Preview("known", {}, claims=_balance(state, seat, {}, {"journeys_known": 0}))
