"""Why a game is won: every ending has its sentence, in both languages."""

from collections.abc import Mapping
from functools import cache

import pytest

from meadhall.games.ice_garden.rules import events
from meadhall.games.ice_garden.rules.state import INDEPENDENT, PLAYER, IceGardenState
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Ending
from meadhall.kernel.state import State
from meadhall.words import Words

NAMES = ["Anna", "Bjorn", "Cilla", "Dag"]


def said(game: str, ending: Ending, winners: list[int], points: int = 7) -> tuple[str, str]:
    """The sentence in English and in Polish; nothing in it may be missing."""
    languages = [Words(find_game(game), language, NAMES, strict=True) for language in ("en", "pl")]
    english, polish = (words.ending(ending, winners, points) for words in languages)
    assert english != polish
    return english, polish


@cache
def played_out(game: str, players: int) -> State:
    state: State = find_game(game).new(players, {}, "the end")
    dice = Dice.from_seed("moves", 1)
    while not state.is_over():
        seat = state.deciders()[0]
        moves = state.moves(seat)
        state.play(seat, moves[dice.below(0, len(moves))])
    return state


@pytest.mark.parametrize("game", ["champions", "ice_garden", "last_aurora", "northgard"])
def test_the_winners_are_named(game: str) -> None:
    state = played_out(game, 2)
    result = find_game(game).result(state)
    winners = result.winners()
    sentences = said(game, find_game(game).ending(state), winners, result.totals[winners[0]])
    for sentence in sentences:
        assert all(NAMES[seat] in sentence for seat in winners)


@pytest.mark.parametrize(
    ("game", "name"),
    [
        ("champions", "points"),
        ("champions", "defeated"),
        ("northgard", "points"),
        ("northgard", "tie"),
        ("northgard", "domination"),
        ("last_aurora", "points"),
        ("last_aurora", "tie"),
        ("ice_garden", "victory_points"),
        ("ice_garden", "dead_snow"),
        ("ice_garden", "goal"),
    ],
)
def test_one_winner_or_several(game: str, name: str) -> None:
    ending = Ending(name, {"goal": "goal_red_towers"})
    for sentence in said(game, ending, [1]):
        assert "Bjorn" in sentence
    for sentence in said(game, ending, [0, 2]):
        assert "Anna" in sentence
        assert "Cilla" in sentence


def test_the_automa_has_its_points_beside_those_of_the_player() -> None:
    game = find_game("last_aurora")
    state = played_out("last_aurora", 1)
    ending = game.ending(state)
    own = game.result(state).totals[0]
    [automa] = ending.rivals
    assert automa.total == sum(automa.sheet.values())
    assert ending.name == ("solo_won" if own > automa.total else "solo_lost")
    for sentence in said("last_aurora", ending, game.result(state).winners()):
        assert str(own) in sentence
        assert str(automa.total) in sentence


def solo_ending(ended: int, own: int, theirs: int) -> tuple[Ending, str]:
    state = played_out("ice_garden", 1).copy()
    assert isinstance(state, IceGardenState)
    state.ended = ended
    for side, points in ((PLAYER, own), (INDEPENDENT, theirs)):
        state.sides[side].victory_points = points
    game = find_game("ice_garden")
    ending = game.ending(state)
    return ending, said("ice_garden", ending, game.result(state).winners())[0]


@pytest.mark.parametrize(
    ("ended", "own", "theirs", "sentence"),
    [
        (events.BY_VICTORY_POINTS, 30, 20, "You win: you have more victory points"),
        (events.BY_VICTORY_POINTS, 20, 20, "A draw"),
        (events.BY_VICTORY_POINTS, 20, 30, "You lose: the Independent Player has more"),
        (events.BY_DEAD_SNOW, 30, 20, "You lose: the Dead Snow"),
    ],
)
def test_alone_against_the_independent_player(
    ended: int, own: int, theirs: int, sentence: str
) -> None:
    """LIG-SOL-25, LIG-SOL-26."""
    ending, english = solo_ending(ended, own, theirs)
    assert [(rival.id, rival.total) for rival in ending.rivals] == [("ip", theirs)]
    assert english.startswith(sentence)


@pytest.mark.parametrize(("outcome", "start"), [("won", "You win"), ("lost", "You lose")])
def test_a_goal_is_named_alone_too(outcome: str, start: str) -> None:
    facts: Mapping[str, object] = {"outcome": outcome, "why": "goal", "goal": "goal_red_towers"}
    english, _ = said("ice_garden", Ending("solo", facts), [])
    assert english.startswith(start)
    assert "Red Towers" in english
