"""Placing and moving pieces: influence, Move, Voracious Mountain, Speed, crossings, retreats."""

from typing import Final

from meadhall.games.ice_garden.bot.changes import Load, gain_of_load, gain_of_move, gain_of_pieces
from meadhall.games.ice_garden.bot.outlook import SEEN_AHEAD, Outlook
from meadhall.games.ice_garden.content.tables import (
    ADJACENT,
    FIRST_UNIT,
    GOLD,
    MARKER,
    POPULATION,
    REGIONS,
    UNIT_LEVEL,
)
from meadhall.games.ice_garden.rules.actions.movement import pieces_in, staying_obstacle
from meadhall.games.ice_garden.rules.actions.voracious_mountain import price_in_population
from meadhall.games.ice_garden.rules.moves import CARRY, DONE, FROM, INFLUENCE_AT, LOSE, MOVE, TO
from meadhall.kernel.best import NOTHING, Best

WORTHWHILE: Final = 0.05
"""A free move is made for any gain worth mentioning."""


# Influence


def choose_influence(outlook: Outlook, moves: list[int], left: int, price: float) -> int:
    """The region where a marker, or the two at hand, gain most for each; or done."""
    best = Best(DONE.move, price) if moves[-1] == DONE.move else Best(moves[-1])
    for move in moves:
        if INFLUENCE_AT.has(move):
            region = INFLUENCE_AT.target(move)
            gain = gain_of_pieces(outlook, MARKER, region, 1)
            if left > 1:
                gain = max(gain, gain_of_pieces(outlook, MARKER, region, 2) / 2)
            best.offer(move, gain)
    return best.move


def hope_of_influence(outlook: Outlook, regions: int, most: int) -> list[float]:
    """The gain of the first 0, 1, 2 ... markers in these regions (as bits), best first."""
    tables: list[list[float]] = []
    for region in range(REGIONS):
        if regions >> region & 1:
            gains = [0.0]
            for n in range(1, SEEN_AHEAD + 1):
                gains.append(gain_of_pieces(outlook, MARKER, region, n))
            tables.append(gains)
    hope = [0.0]
    placed = [0] * len(tables)
    while len(hope) <= most:
        rate, chosen, n = best_addition(tables, placed)
        if rate <= 0.0:
            hope.append(hope[-1])
            continue
        for _ in range(n - placed[chosen]):
            hope.append(hope[-1] + rate)
        placed[chosen] = n
    return hope


def best_addition(tables: list[list[float]], placed: list[int]) -> tuple[float, int, int]:
    """The highest gain for each more marker, the region, and how many are there then."""
    best, chosen, most = 0.0, 0, 0
    for number, gains in enumerate(tables):
        there = placed[number]
        for n in range(there + 1, SEEN_AHEAD + 1):
            rate = (gains[n] - gains[there]) / (n - there)
            if rate > best:
                best, chosen, most = rate, number, n
    return best, chosen, most


# Steps to a neighbour

SECOND_STEP: Final = 0.5
"""The share of a gain for which two steps have to be paid."""


def gain_of_step(outlook: Outlook, piece: int, region: int, to: int, steps: int) -> float:
    """One step, or the first of two that lead further."""
    gain = gain_of_move(outlook, piece, region, to)
    if steps > 1:
        for further in ADJACENT[to]:
            if further not in (region, to) and outlook.state.map.is_open[further]:
                beyond = gain_of_move(outlook, piece, region, further)
                gain = max(gain, beyond * SECOND_STEP)
    return gain


def best_step(outlook: Outlook, piece: int, region: int, steps: int) -> float:
    best = NOTHING
    for to in ADJACENT[region]:
        if outlook.state.map.is_open[to]:
            best = max(best, gain_of_step(outlook, piece, region, to, steps))
    return best


def choose_piece(outlook: Outlook, moves: list[int], steps: int, price: float) -> int:
    """The piece whose best step gains most, if it gains more than its price; or done."""
    best = Best(DONE.move, price)
    for move in moves:
        if MOVE.has(move):
            region, piece = MOVE.pair(move)
            best.offer(move, best_step(outlook, piece, region, steps))
    return best.move


def choose_step(outlook: Outlook, moves: list[int], region: int, piece: int, steps: int) -> int:
    best = Best(moves[0])
    for move in moves:
        best.offer(move, gain_of_step(outlook, piece, region, TO.target(move), steps))
    return best.move


def steps_payable(outlook: Outlook, left: int) -> int:
    return min(left, outlook.own.goods[GOLD])


def hope_of_moving(outlook: Outlook) -> float:
    """What the best step on the map gains; its price is not counted."""
    state, seat = outlook.state, outlook.seat
    best = 0.0
    for region in state.map.by_number:
        for piece in pieces_in(state, seat, region):
            if staying_obstacle(state, region, piece) is None:
                best = max(best, best_step(outlook, piece, region, 1))
    return best


# Voracious Mountain


def loads(outlook: Outlook, region: int) -> list[Load]:
    """What might be carried: one unit, all units, everything, everything but a marker."""
    state, seat = outlook.state, outlook.seat
    units: list[int] = []
    markers: list[int] = []
    found: list[Load] = []
    for piece in pieces_in(state, seat, region):
        if staying_obstacle(state, region, piece) is not None:
            continue
        n = state.count_of(seat, piece, region)
        if piece >= FIRST_UNIT:
            found.append(Load(outlook, [piece]))
            units += [piece] * n
        else:
            markers += [piece] * n
    if len(units) > 1:
        found.append(Load(outlook, units))
    if markers:
        found.append(Load(outlook, units + markers))
        if len(units) + len(markers) > 1:
            found.append(Load(outlook, units + markers[1:]))
    return found


def choose_mountain_from(outlook: Outlook, moves: list[int]) -> int:
    """The region with the load that gains most, if it gains more than its price; or done."""
    best = Best(DONE.move, price_in_population(outlook.state) * outlook.price[POPULATION])
    for move in moves:
        if FROM.has(move):
            best.offer(move, gain_from(outlook, FROM.target(move)))
    return best.move


def gain_from(outlook: Outlook, region: int) -> float:
    """What the best load gains, wherever it goes."""
    state = outlook.state
    best = NOTHING
    for load in loads(outlook, region):
        for to in state.map.by_number:
            if to != region and state.map.is_open[to]:
                best = max(best, gain_of_load(outlook, load, region, to))
    return best


def choose_mountain_to(outlook: Outlook, moves: list[int], region: int) -> int:
    found = loads(outlook, region)
    best = Best(moves[0])
    for move in moves:
        for load in found:
            best.offer(move, gain_of_load(outlook, load, region, TO.target(move)))
    return best.move


def choose_load(outlook: Outlook, moves: list[int], region: int, to: int) -> int:
    """The next piece of the best load; done when the rest had better stay."""
    best = Best(moves[0])
    for load in loads(outlook, region):
        best.offer(CARRY.at(load.pieces[0]), gain_of_load(outlook, load, region, to))
    if DONE.move in moves and best.value <= WORTHWHILE:
        return DONE.move
    return best.move if best.move in moves else moves[0]


def hope_of_mountain(outlook: Outlook) -> float:
    """What the best load on the map gains; its price is not counted."""
    state, seat = outlook.state, outlook.seat
    best = 0.0
    for region in state.map.by_number:
        if state.has_presence(seat, region):
            best = max(best, gain_from(outlook, region))
    return best


# Crossings and retreats


def choose_crossing(outlook: Outlook, moves: list[int], shores: list[int]) -> int:
    """The piece that gains most on the other shore, or done."""
    best = Best(DONE.move, WORTHWHILE)
    for move in moves:
        if MOVE.has(move):
            region, piece = MOVE.pair(move)
            to = shores[1] if region == shores[0] else shores[0]
            best.offer(move, gain_of_move(outlook, piece, region, to))
    return best.move


def choose_arrival(outlook: Outlook, moves: list[int], piece: int) -> int:
    """The region where a piece that must go somewhere is worth most."""
    best = Best(moves[0])
    for move in moves:
        best.offer(move, gain_of_pieces(outlook, piece, TO.target(move), 1))
    return best.move


def choose_loss(outlook: Outlook, moves: list[int]) -> int:
    """LIG-VUK-06: the unit that is missed least."""
    best = Best(moves[0])
    for move in moves:
        unit = LOSE.target(move)
        gain = gain_of_pieces(outlook, FIRST_UNIT + unit, outlook.state.vuko.region, -1)
        best.offer(move, gain - UNIT_LEVEL[unit] * outlook.price[GOLD])
    return best.move
