"""Turns: what a seat does in a row, in however many small steps."""

from collections import Counter

import pytest

from meadhall.bots import Seen, find_bot
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Setting
from meadhall.kernel.saga import SagaMove, replay
from meadhall.tables.sagas import to_saga
from meadhall.tables.table import Table
from meadhall.tables.turns import Turn, Turns


def turns_of(table: Table) -> list[Turn]:
    """The turns of a table's game, in the order in which they ended."""
    # In one go: positions share the steps that are still waiting.
    positions = [state.copy() for state in replay(table.game, to_saga(table))]
    return put_together(table.game.id, table.moves, positions)


def put_together(game: str, moves: list[SagaMove], positions: list) -> list[Turn]:  # type: ignore[type-arg]
    turns = Turns(find_game(game))
    found: list[Turn] = []
    for number, made in enumerate(moves, 1):
        after = moves[number] if number < len(moves) else None
        found += turns.follow(number, made, after, positions[number - 1], positions[number])
    return found


def turns_in(game_id: str, players: int, decisions: int, **options: Setting) -> list[Turn]:
    """The turns of a game that the policy plays, each seat that is asked answering in turn."""
    game = find_game(game_id)
    state = game.new(players, options, seed="turns")
    dice = Dice.from_seed("turns", streams=1)
    bot = find_bot("greedy")
    positions = [state.copy()]
    moves: list[SagaMove] = []
    while state.deciders() and len(moves) < decisions:
        deciders = state.deciders()
        seat = deciders[len(moves) % len(deciders)]
        move = bot.choose(Seen(game, state, seat, dice))
        moves.append(SagaMove(seat, game.moves.word(move), [], ""))
        state.play(seat, move)
        positions.append(state.copy())
    return put_together(game_id, moves, positions)


GAMES = ("champions", "northgard", "ice_garden", "last_aurora")


@pytest.mark.parametrize("game", GAMES)
def test_every_move_belongs_to_one_turn_of_its_seat(game: str) -> None:
    turns = turns_in(game, 3, 10_000)
    numbers = [number for turn in turns for number in turn.numbers]
    assert sorted(numbers) == list(range(1, len(numbers) + 1))
    assert all(position.moves(turn.seat) for turn in turns for position in turn.positions)
    for turn in turns:
        stretches = list(turn.stretches())
        assert [word for one in stretches for word in one.moves] == turn.moves
        assert all(
            one.positions[0].irrevocable() == one.positions[-1].irrevocable() for one in stretches
        )


@pytest.mark.parametrize("game", ["ice_garden", "last_aurora"])
def test_alone_a_turn_ends_too(game: str) -> None:
    turns = turns_in(game, 1, 10_000)
    about = find_game(game).turns
    for turn in turns:
        assert sum(word.partition(":")[0] in about for word in turn.moves) <= 1
    assert max(len(turn.moves) for turn in turns) < 20 < len(turns)


def test_a_drive_is_one_turn() -> None:
    turns = [turn.moves for turn in turns_in("last_aurora", 1, 40)]
    drives = [turn for turn in turns if turn[0] == "go"]
    assert drives
    assert all(turn[-1].startswith("to:") or turn[-1] == "stop" for turn in drives)


def test_whoever_decides_at_the_same_time_has_a_turn_of_their_own() -> None:
    """CHM-VAR: both assign their warriors at once, die by die, in whatever order."""
    turns = turns_in("champions", 2, 200, assign_mode="simultaneous")
    woven = [
        (one, other)
        for one in turns
        for other in turns
        if one.first() < other.first() < one.last() < other.last()
    ]
    assert woven
    for pair in woven:
        for turn in pair:
            verbs = Counter(word.partition(":")[0] for word in turn.moves)
            assert verbs["done"] == 1
            assert turn.moves[-1] == "done"
