"""The moments of games that are worth a picture; ``tools/screenshots.py`` takes them.

A moment is found by playing a game between sensible bots from a fixed seed, so it is always the
same one.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from meadhall.bots import Seen, find_bot
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import Event
from meadhall.tables.review import facts_of

View = Any
"""The view of the game in question."""


class Move(NamedTuple):
    seat: int
    word: str


class Happening(NamedTuple):
    kind: str
    facts: Mapping[str, object]


Asked = Callable[[View, list[str]], bool]
"""Whether this is the moment, by the view of the first seat and the words of its moves."""
Told = Callable[[View, list[Happening]], bool]
"""Whether this is the moment, by what has followed from a move, and the first seat's view of it."""


class Scene(NamedTuple):
    """A game up to a moment at which the first seat decides or something happens, or to its end."""

    name: str
    game: str
    players: int
    seed: str
    is_asked: Asked | None = None
    happens: Told | None = None
    options: Mapping[str, object] = {}


class Course(NamedTuple):
    """The moves that lead to a moment, and the one with which it happens."""

    moves: list[Move]
    last: Move | None = None


def play_to(scene: Scene) -> Course:
    game, bot = find_game(scene.game), find_bot("greedy")
    state = game.new(scene.players, scene.options, scene.seed)
    dice = Dice.from_seed(f"{scene.seed} bots", streams=1)
    told: list[Event] = []
    moves: list[Move] = []
    state.listen(told)
    while deciders := state.deciders():
        seat = deciders[0]
        if scene.is_asked and seat == 0:
            words = [game.moves.word(move) for move in state.moves(seat)]
            if scene.is_asked(game.view(state, seat), words):
                return Course(moves)
        number = bot.choose(Seen(game, state, seat, dice))
        move = Move(seat, game.moves.word(number))
        told.clear()
        state.play(seat, number)
        heard = [
            Happening(event.kind.name, facts_of(game, event))
            for event in told
            if event.is_told_to(0)
        ]
        if scene.happens and scene.happens(game.view(state, 0), heard):
            return Course(moves, move)
        moves.append(move)
    if scene.is_asked is None and scene.happens is None:
        return Course(moves)
    raise ValueError(f"the seed of {scene.name} brings no moment that is worth a picture")


def play_out(game: str, players: int, seed: str) -> list[Move]:
    """All moves of a game."""
    return play_to(Scene(game, game, players, seed)).moves


def has(words: list[str], start: str) -> bool:
    return any(word.startswith(start) for word in words)


# Champions of Midgard


def is_busy_town(view: View, words: list[str]) -> bool:
    """There are workers in the town, and some are still to come."""
    placed = sum(len(space.workers) for space in view.spaces)
    return view.round >= 4 and 6 <= placed <= 10 and has(words, "place:")


def is_open_fight(view: View, words: list[str]) -> bool:
    """A fight with a few dice, all in one row."""
    is_rolled = view.combat is not None and 3 <= sum(die.n for die in view.dice) <= 4
    return view.round >= 4 and is_rolled and has(words, "favor") and not has(words, "rune")


def rolls_first(view: View, told: list[Happening]) -> bool:
    """The first seat meets an enemy that it may not slay, at least without favor."""
    if view.round < 3 or [one.kind for one in told] != ["fight_began", "rolled"]:
        return False
    facts = told[-1].facts
    return facts["seat"] == 0 and "win_with_favor" in facts and facts["favor"] != 0


def slays_at_a_price(view: View, told: list[Happening]) -> bool:
    """The first seat slays an enemy and loses a warrior; nothing else happens."""
    kinds = [one.kind for one in told if one.facts.get("seat") == 0]
    return view.round >= 4 and kinds == ["lost", "enemy_defeated", "gained", "gained"]


# Hnefatafl, from examples/


def is_besieged(view: View, words: list[str]) -> bool:
    """Both sides have lost pieces, and the attackers are to move."""
    lost: list[int] = view.captured
    return min(lost) >= 2 and sum(lost) >= 7


# Northgard


def has_a_hand(view: View, words: list[str]) -> bool:
    """A turn begins with four cards, of which some can be used in another way."""
    return view.year >= 3 and len(view.players[0].hand) >= 4 and has(words, "play:")


def lays_a_tile(view: View, words: list[str]) -> bool:
    return view.year >= 3 and len(words) > 2 and has(words, "cell:")


def marches(view: View, words: list[str]) -> bool:
    """A card was played that moves, and a group of three can attack somebody and may well lose."""
    if view.year < 3 or view.moving is None:
        return False
    groups = {one.id for one in view.territories if f"from:{one.id}" in words and one.units[0] >= 3}
    beside = {(link.a, link.b) for link in view.links if not link.is_hard}
    return any(
        one.opponent is not None
        and any(fight.units == 2 and 40 <= fight.percent <= 80 for fight in one.fights)
        and any({(one.territory, group), (group, one.territory)} & beside for group in groups)
        for one in view.moving.prospects
    )


def fights_for_land(view: View, words: list[str]) -> bool:
    return view.combat is not None and has(words, "food:")


# Lords of the Ice Garden


def spreads_influence(view: View, words: list[str]) -> bool:
    box = next((box.id for box in view.boxes if box.is_current), None)
    places = sum(word.startswith("influence:") for word in words)
    return view.round >= 4 and box == "influence" and places >= 3


def dominates(view: View, told: list[Happening]) -> bool:
    """The first seat takes its share of a region that it dominates, and others get theirs."""
    scored = [one.facts["seat"] for one in told if one.kind == "scored"]
    took = bool(told) and told[0].kind == "gained" and told[0].facts["seat"] == 0
    return view.round >= 4 and took and scored[:1] == [0] and len(scored) > 1


def is_hunted(view: View, told: list[Happening]) -> bool:
    """Vuko moves, and holds some markers."""
    kinds = {one.kind for one in told}
    return view.round >= 3 and {"vuko_moved", "controlled", "unit_removed"} <= kinds


# Last Aurora


def is_attacked(view: View, told: list[Happening]) -> bool:
    """An Enemy attacks, and the first seat chooses what breaks."""
    is_struck = view.waiting_for == "SufferDamage" and view.deciders == [0]
    return view.round >= 2 and is_struck and any(one.kind == "enemy_attacked" for one in told)


def drives(view: View, words: list[str]) -> bool:
    """Fuel for a long way, and somebody ahead."""
    return view.round >= 3 and has(words, "drive:2")


def goes_exploring(view: View, words: list[str]) -> bool:
    return view.round >= 3 and len(words) > 3 and has(words, "explore:")


def faces_a_story(view: View, words: list[str]) -> bool:
    return view.story is not None and len(words) > 1 and has(words, "option:")


def _list(fact: object) -> list[object]:
    assert isinstance(fact, list)
    return fact
