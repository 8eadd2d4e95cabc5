"""In which decisions of a game looking ahead pays, and in which the policy does as well.

    python tools/where_thinking_pays.py champions --games 20 --simulations 100

A search plays against the policy. Wherever the two differ, both moves are played out to the end, in
the same dealt worlds and by the policy alone; the difference in victories is what the search has
gained. ``routine`` in a game's ``bot/weights.json`` lists the kinds for which it is not worth it.
"""

import argparse
import math
from collections import defaultdict
from statistics import mean, stdev

from rich.table import Table

from meadhall.bots.search import SearchBot
from meadhall.bots.seen import Memory, Seen
from meadhall.cli.parser import chosen_options, option, positive
from meadhall.cli.screen import make_screen, progress
from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.dice import Dice
from meadhall.kernel.evaluation import Manner
from meadhall.kernel.game import Game
from meadhall.kernel.state import State

UNSEEN = 1_000_000
"""Worlds from this number on are never reached by a search."""


class Kind:
    """What was observed about one kind of decision."""

    def __init__(self) -> None:
        self.asked = 0
        self.gains: list[float] = []


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("--games", type=positive, default=20)
    parser.add_argument("--players", type=positive, default=2)
    parser.add_argument("--simulations", type=positive, default=100)
    parser.add_argument("--worlds", type=positive, default=24, help="to play both moves out in")
    parser.add_argument("--horizon", type=positive, help="instead of that of the game")
    parser.add_argument("--routine", action="store_true", help="leave routine to the policy")
    parser.add_argument("--option", type=option, action="append", default=[], dest="options")
    parser.add_argument("--seed", default="where")
    arguments = parser.parse_args()
    game = find_game(arguments.game)
    manner = game.evaluation.manner
    game.evaluation.manner = Manner(
        arguments.horizon or manner.horizon,
        manner.trust,
        manner.curiosity,
        manner.routine if arguments.routine else set(),
    )
    kinds: dict[str, Kind] = defaultdict(Kind)
    wins = 0.0
    with progress("playing", arguments.games) as advance:
        for number in range(arguments.games):
            seed = f"{arguments.seed}/{number}"
            state = game.new(arguments.players, chosen_options(arguments.options), seed)
            wins += play(game, state, seed, arguments.simulations, arguments.worlds, kinds)
            advance(1)
    show(kinds, arguments.games, wins / arguments.games)


def play(
    game: Game, state: State, seed: str, simulations: int, worlds: int, kinds: dict[str, Kind]
) -> float:
    """Play one game of a search against the policy; return the search's share in the victory."""
    searcher = sum(map(ord, seed)) % state.seats
    bot = SearchBot(simulations)
    dice = [Dice.from_seed(f"{seed}/{seat}", streams=1) for seat in range(state.seats)]
    memory = Memory()
    last_seat = -1
    while deciders := state.deciders():
        seat = deciders[0]
        seen = Seen(game, state, seat, dice[seat], memory)
        usual = game.policy.choose(seen.world(), seat, seen.moves, dice[seat])
        if seat == searcher:
            memory.recall(state, is_own_turn=last_seat == seat)
            kind = kinds[seen.question().__name__]
            kind.asked += 1
            move = bot.choose(seen)
            if move != usual:
                kind.gains.append(mean(gain(game, seen, move, usual, n) for n in range(worlds)))
        else:
            move = usual
        last_seat = seat
        state.play(seat, move)
    return share(game, state, searcher)


def gain(game: Game, seen: Seen, move: int, usual: int, number: int) -> float:
    """How much more a move wins than the usual one, in the world with this number."""
    world = seen.deal(UNSEEN + number)
    return played_out(game, world.copy(), seen.seat, move) - played_out(
        game, world, seen.seat, usual
    )


def played_out(game: Game, world: State, asker: int, move: int) -> float:
    dice = Dice.from_seed("played out", streams=1)
    world.play(asker, move)
    while deciders := world.deciders():
        seat = deciders[0]
        world.play(seat, game.policy.choose(world, seat, world.moves(seat), dice))
    return share(game, world, asker)


def share(game: Game, state: State, seat: int) -> float:
    places = game.result(state).places
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def show(kinds: dict[str, Kind], games: int, won: float) -> None:
    table = Table("decision", "asked per game", "differs per game", "gain in victories, each")
    for name, kind in sorted(kinds.items(), key=lambda item: -len(item[1].gains)):
        error = stdev(kind.gains) / math.sqrt(len(kind.gains)) if len(kind.gains) > 1 else math.nan
        gained = f"{mean(kind.gains):+.3f} ± {error:.3f}" if kind.gains else ""
        table.add_row(name, f"{kind.asked / games:.1f}", f"{len(kind.gains) / games:.1f}", gained)
    screen = make_screen()
    screen.print(f"The search won {won:.1%} of {games} games against the policy.")
    screen.print(table)


if __name__ == "__main__":
    main()
