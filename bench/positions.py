"""Positions of many sizes, and what a decision and a copy cost in each.

They are taken from random games at several points of their length, with every number of players
and, where a game has options that put more on the table, with those. Solo games are left out: there
an automatic opponent moves within the player's decisions.
"""

import time
from collections.abc import Callable, Mapping
from statistics import fmean, median

import msgspec

from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Game
from meadhall.kernel.plain import Plain, to_plain
from meadhall.kernel.playout import play_randomly
from meadhall.kernel.state import State

SHARES = (0.1, 0.3, 0.5, 0.7, 0.9)
GAMES = 16
DECISIONS = 20
COPIES = 20
FEWEST = 2
LARGER: Mapping[str, Mapping[str, object]] = {
    "last_aurora": {
        "exploration_deck": True,
        "asgaror_clan": True,
        "crews": "random",
        "stories": True,
        "mine": True,
    },
    "northgard": {"long_game": True, "creatures": True, "more_creatures": True},
}
NOT_ON_THE_TABLE = ("Deck", "Dice")
NOTHING = (None, 0, -1, "")


class Place(msgspec.Struct, frozen=True):
    """Where positions are taken from: a game, its players, its table, and how much was played."""

    game: str
    players: int
    is_large: bool
    share: float


class Spot:
    """The positions of one place, and what each round measured."""

    def __init__(self, place: Place, states: list[State]) -> None:
        self.place = place
        self._states = states
        self.things = fmean(things(to_plain(state)) for state in states)
        """How much is on the table, on average."""
        self.decisions: list[float] = []
        self.copies: list[float] = []
        """Microseconds per copy, round by round."""

    def decision(self) -> float:
        return median(self.decisions)

    def copy(self) -> float:
        return median(self.copies)

    def take_round(self) -> None:
        """Play on from every position for a while, and copy it, measured in processor time."""
        number = len(self.decisions)
        decided = 0
        deciding = copying = 0.0
        for state in self._states:
            began = time.process_time()
            for _ in range(COPIES):
                state.copy()
            copying += time.process_time() - began
            onward, dice = state.copy(), Dice.from_seed(f"growth/{number}", 1)
            began = time.process_time()
            decided += play_randomly(onward, dice, DECISIONS)
            deciding += time.process_time() - began
        self.decisions.append(1e6 * deciding / decided)
        self.copies.append(1e6 * copying / (COPIES * len(self._states)))


def things(plain: Plain) -> int:
    """How many values of a plain state stand for something on the table.

    A deck is beside the table, and an empty space has nothing on it.

    >>> things({"is": "Board", "spaces": [0, 3, -1, 2], "deck": {"is": "Deck", "cards": [1, 2]}})
    2
    """
    if isinstance(plain, list):
        return sum(map(things, plain))
    if isinstance(plain, dict):
        if plain["is"] in NOT_ON_THE_TABLE:
            return 0
        return sum(things(value) for name, value in plain.items() if name != "is")
    return int(plain not in NOTHING)


def find_spots(advance: Callable[[int], None]) -> list[Spot]:
    """Play the games that all positions are taken from; ``advance`` is called for each table."""
    spots = []
    for game, players, is_large in tables():
        for share, states in positions(game, players, is_large).items():
            spots.append(Spot(Place(game.id, players, is_large, share), states))
        advance(1)
    return spots


def tables() -> list[tuple[Game, int, bool]]:
    return [
        (game, players, is_large)
        for game in map(find_game, game_ids())
        for players in range(max(FEWEST, game.min_players), game.max_players + 1)
        for is_large in ((False, True) if game.id in LARGER else (False,))
    ]


def positions(game: Game, players: int, is_large: bool) -> dict[float, list[State]]:
    """One position of each game at every share of its decisions."""
    settings = LARGER[game.id] if is_large else {}
    found: dict[float, list[State]] = {share: [] for share in SHARES}
    for number in range(GAMES):
        seed = f"growth/{number}"
        length = play_randomly(game.new(players, settings, seed), Dice.from_seed(seed, 1))
        state, dice = game.new(players, settings, seed), Dice.from_seed(seed, 1)
        made = 0
        for share in SHARES:
            made += play_randomly(state, dice, int(share * length) - made)
            found[share].append(state.copy())
    return found
