"""Positions to think about, and a way to think quickly."""

from collections.abc import Mapping

import pytest

from meadhall.bots import Memory, Seen
from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.dice import Dice
from meadhall.kernel.evaluation import Manner, Weights
from meadhall.kernel.game import Game
from meadhall.kernel.state import State

GAMES = [find_game(game_id) for game_id in game_ids()]
SHORT_SIGHTED = Manner(horizon=2, trust=0.5, curiosity=0.3, routine=set())


def think_quickly(patch: pytest.MonkeyPatch) -> None:
    """Let searches look two decisions ahead, with made-up weights.

    So they are quick, have an opinion, and do not depend on what was fitted or learned.
    """
    for known in ("knowledge_of", "konung_of"):
        patch.setattr(f"meadhall.bots.search.{known}", lambda game: None)
    for game in GAMES:
        dice = Dice.from_seed(f"weights of {game.id}", streams=1)
        stages = [[dice.below(0, 200) / 100 - 1 for _ in game.evaluation.names] for _ in range(2)]
        patch.setattr(game.evaluation, "fitted", [Weights(2, stages)])
        patch.setattr(game.evaluation, "manner", SHORT_SIGHTED)


def a_choice(
    game: Game,
    players: int,
    settings: Mapping[str, object],
    seed: str,
    decisions: int,
    is_random: bool = True,
) -> tuple[State, int]:
    """A position with at least two legal moves after this many decisions, and the seat asked.

    If the game ends before that, it is the last such position.
    """
    state = game.new(players, settings, seed)
    dice = Dice.from_seed(f"{seed}/moves", streams=1)
    found: tuple[State, int] | None = None
    made = 0
    while (made < decisions or found is None) and (deciders := state.deciders()):
        seat = deciders[dice.below(0, len(deciders))]
        moves = state.moves(seat)
        if len(moves) > 1:
            found = state.copy(), seat
        if is_random:
            state.play(seat, moves[dice.below(0, len(moves))])
        else:
            state.play(seat, game.policy.choose(state, seat, moves, dice))
        made += 1
    assert found is not None
    return found


def look(game: Game, state: State, seat: int, seed: str = "bot") -> Seen:
    return Seen(game, state, seat, Dice.from_seed(seed, streams=1), Memory())
