"""Bots against each other, arranged so that nothing but their play decides.

Who meets whom: with at least as many bots as seats, every combination of bots; with fewer, all bots
in every game, and copies of them take the remaining seats in every possible way. Each of these
groups plays the same deals: deal ``d`` has the seed ``SEED/d``. Within a group every deal is played
once with each rotation of the bots around the seats, so that each of them gets the same factions,
cards and first turns. The circular order of the bots changes from deal to deal, so that no bot
always plays after the same neighbour.

In solo games every bot plays each deal once.

The games are ordered by deal, so a longer tournament begins with the games of a shorter one.

>>> plan = Plan("champions", 3, {}, ("a", "b"), "doc", "1", "1")
>>> [" ".join(match.bots) for match in matches(plan, games=2)]
['a a b', 'a b a', 'b a a', 'a b b', 'b b a', 'b a b']
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, combinations_with_replacement, permutations

import msgspec

from meadhall import __version__
from meadhall.arena.clocks import Clock
from meadhall.arena.simulate import GameRecord, play_seated
from meadhall.arena.workers import Workers
from meadhall.bots import find_bot
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.game import Game, Setting

Group = tuple[str, ...]
"""The bots of a game, in the order in which they were named."""


class Plan(msgspec.Struct, frozen=True):
    """What all games of a tournament have in common; another plan means other games."""

    game: str
    players: int
    options: dict[str, Setting]
    bots: tuple[str, ...]
    seed: str
    rules: str
    """The version of the game's rules."""
    version: str
    """The version of the program, and so of the bots."""


class Match(msgspec.Struct, frozen=True):
    """A game to be played; ``bots`` are by seat."""

    index: int
    seed: str
    bots: tuple[str, ...]


class Played(msgspec.Struct, frozen=True):
    """A game that was played, and how long its bots thought, which differs from run to run."""

    record: GameRecord
    clocks: dict[str, Clock]


class TooFewBots(ValueError):
    """A tournament without an opponent."""


def make_plan(
    game: str, players: int, given: Mapping[str, object], bots: Sequence[str], seed: str
) -> Plan:
    """Check what was asked for before anything is played; the errors are sentences for people."""
    found = find_game(game)
    options = found.read_settings(players, given)
    # Some options only fit some numbers of players, which shows when a game begins.
    found.begin(players, options, seed)
    for bot in bots:
        find_bot(bot, found)
        if bots.count(bot) > 1:
            raise TooFewBots(f"{bot} is named {bots.count(bot)} times; name each bot once")
    if len(bots) < 2:
        raise TooFewBots("one bot has nobody to be compared with: name at least two")
    return Plan(game, players, options, tuple(bots), seed, found.rules, __version__)


def fewest_opponents(game: Game) -> int:
    """The smallest number of players with somebody to play against."""
    return min(max(2, game.min_players), game.max_players)


def matches(plan: Plan, games: int) -> list[Match]:
    """At least this many games for each group, rounded up so that every deal is played in full."""
    found: list[Match] = []
    groups = dict.fromkeys(_groups(plan), 0)
    orders = {group: _circular_orders(group) for group in groups}
    deal = 0
    while min(groups.values()) < games:
        for group in groups:
            seatings = _rotations(orders[group][deal % len(orders[group])])
            groups[group] += len(seatings)
            for bots in seatings:
                found.append(Match(len(found), f"{plan.seed}/{deal}", bots))
        deal += 1
    return found


def _groups(plan: Plan) -> Iterator[Group]:
    left_over = plan.players - len(plan.bots)
    if left_over <= 0:
        yield from combinations(plan.bots, plan.players)
        return
    for copies in combinations_with_replacement(plan.bots, left_over):
        yield tuple(bot for bot in plan.bots for _ in range(1 + copies.count(bot)))


def _circular_orders(group: Group) -> list[Group]:
    """The ways to sit around a table when it does not matter who is first."""
    return list(dict.fromkeys((group[0], *others) for others in permutations(group[1:])))


def _rotations(order: Group) -> list[Group]:
    """The order seen from every seat once, leaving out repetitions of the same game."""
    return list(dict.fromkeys(order[first:] + order[:first] for first in range(len(order))))


def play_matches(plan: Plan, chosen: Sequence[Match], workers: Workers) -> Iterator[Played]:
    """Play the matches in order, one by one: games between bots that think can take minutes."""
    return workers.share(_play, plan, chosen)


def _play(plan: Plan, match: Match) -> list[Played]:
    clocks = {bot: Clock() for bot in match.bots}

    def watch(seat: int, seconds: float) -> None:
        clocks[match.bots[seat]].add(seconds)

    bots = list(match.bots)
    record = play_seated(plan.game, plan.options, bots, match.seed, match.index, watch=watch)
    return [Played(record, clocks)]
