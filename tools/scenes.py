"""The moments of games that are worth a picture; ``tools/screenshots.py`` takes them."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from meadhall.bots import Seen, find_bot
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.dice import Dice

View = Any
"""The view of the game in question."""


class Move(NamedTuple):
    seat: int
    word: str


class Scene(NamedTuple):
    """A game between sensible bots, up to a moment at which the first seat decides."""

    name: str
    game: str
    players: int
    seed: str
    options: Mapping[str, object]
    is_worth_it: Callable[[View, list[str]], bool]
    """Decides from the first seat's view and the words of its moves."""


def play_to(scene: Scene) -> list[Move]:
    """The moves that lead to the moment."""
    game, bot = find_game(scene.game), find_bot("greedy")
    state = game.new(scene.players, scene.options, scene.seed)
    dice = Dice.from_seed(f"{scene.seed} bots", streams=1)
    moves: list[Move] = []
    while deciders := state.deciders():
        seat = deciders[0]
        if seat == 0:
            words = [game.moves.word(move) for move in state.moves(seat)]
            if scene.is_worth_it(game.view(state, seat), words):
                return moves
        move = bot.choose(Seen(game, state, seat, dice))
        moves.append(Move(seat, game.moves.word(move)))
        state.play(seat, move)
    raise ValueError(f"the seed of {scene.name} brings no moment that is worth a picture")


def play_out(game_id: str, players: int, seed: str) -> list[Move]:
    """All moves of a game."""
    game, bot = find_game(game_id), find_bot("greedy")
    state = game.new(players, {}, seed)
    dice = Dice.from_seed(f"{seed} bots", streams=1)
    moves: list[Move] = []
    while deciders := state.deciders():
        move = bot.choose(Seen(game, state, deciders[0], dice))
        moves.append(Move(deciders[0], game.moves.word(move)))
        state.play(deciders[0], move)
    return moves


def has(words: list[str], start: str) -> bool:
    return any(word.startswith(start) for word in words)


def is_busy_town(view: View, words: list[str]) -> bool:
    """There are workers in the town, and some are still to come."""
    placed = sum(len(space.workers) for space in view.spaces)
    return view.round >= 4 and 6 <= placed <= 10 and has(words, "place:")


def is_open_fight(view: View, words: list[str]) -> bool:
    """A fight with a few dice, all in one row."""
    is_rolled = view.combat is not None and 3 <= sum(die.n for die in view.dice) <= 4
    return view.round >= 4 and is_rolled and has(words, "favor") and not has(words, "rune")


def lays_a_tile(view: View, words: list[str]) -> bool:
    return view.year >= 3 and len(words) > 2 and has(words, "cell:")


def fights_for_land(view: View, words: list[str]) -> bool:
    return view.combat is not None and has(words, "food:")


def spreads_influence(view: View, words: list[str]) -> bool:
    return view.round >= 4 and len(words) > 2 and has(words, "influence:")


def strikes(view: View, words: list[str]) -> bool:
    return view.round >= 3 and has(words, "hit:")


def goes_exploring(view: View, words: list[str]) -> bool:
    return view.round >= 3 and len(words) > 3 and has(words, "explore:")


def faces_a_story(view: View, words: list[str]) -> bool:
    return view.story is not None and len(words) > 1 and has(words, "option:")


SCENES = (
    Scene("northgard", "northgard", 4, "saga 19", {"creatures": True}, lays_a_tile),
    Scene("northgard-combat", "northgard", 3, "saga 3", {}, fights_for_land),
    Scene("ice-garden", "ice_garden", 4, "garden 5", {"vuko_tiles": True}, spreads_influence),
    Scene("ice-garden-attack", "ice_garden", 3, "garden 2", {}, strikes),
    Scene("last-aurora", "last_aurora", 4, "road 4", {"asgaror_clan": True}, goes_exploring),
    Scene("last-aurora-story", "last_aurora", 2, "road 2", {"stories": True}, faces_a_story),
)
