"""Bots that look ahead: legal, repeatable, blind only to what their seat cannot know."""

import time
from collections.abc import Iterator

import pytest

from meadhall.bots import Memory, Seen
from meadhall.bots.quick import GreedyBot
from meadhall.bots.search import SearchBot, Thought, consider
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Game
from meadhall.kernel.policy import Policy
from meadhall.kernel.state import State
from tests.bots.positions import GAMES, a_choice, look, think_quickly
from tests.kernel.oracle import BOW, WAR, OracleGame
from tests.kernel.toy import HIDDEN, Fingers, FingersGame, Show

BUDGETS = [2, 3, 16]
ENDLESS = 10**9
CHAMPIONS = find_game("champions")

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@pytest.fixture(autouse=True)
def quick_minds(monkeypatch: pytest.MonkeyPatch) -> None:
    think_quickly(monkeypatch)


def choices(game: Game, players: int) -> Iterator[tuple[State, int]]:
    for decisions in (5, 50, 110):
        yield a_choice(game, players, {}, f"search {players}", decisions)


def play_to_the_end(game: Game, players: int, bot: SearchBot, is_remembered: bool) -> list[int]:
    """All moves of a game in which this bot plays every seat."""
    state = game.new(players, {}, f"whole {players}")
    seen_by = [Dice.from_seed(f"whole/bot/{seat}", streams=1) for seat in range(players)]
    memories = [Memory() for _ in range(players)]
    last_seat = -1
    made: list[int] = []
    while deciders := state.deciders():
        seat = deciders[0]
        memories[seat].recall(state, is_own_turn=seat == last_seat)
        memory = memories[seat] if is_remembered else None
        move = bot.choose(Seen(game, state, seat, seen_by[seat], memory))
        assert move in state.moves(seat)
        state.play_checked(seat, move)
        made.append(move)
        last_seat = seat
    return made


# Legal and repeatable


@pytest.mark.parametrize("is_remembered", [True, False], ids=["remembered", "forgotten"])
@each_game
def test_a_game_can_be_searched_to_its_end(game: Game, is_remembered: bool) -> None:
    made = play_to_the_end(game, game.min_players, SearchBot(4), is_remembered)
    assert 0 < len(made) <= game.longest


def test_a_whole_game_is_the_same_for_the_same_seed_and_budget() -> None:
    game = find_game("ice_garden")
    first, again = (play_to_the_end(game, 2, SearchBot(6), True) for _ in range(2))
    assert first == again
    assert first != play_to_the_end(game, 2, SearchBot(12), True)


@pytest.mark.parametrize("budget", BUDGETS)
@each_game
def test_a_thought_is_the_same_for_the_same_seed_and_budget(game: Game, budget: int) -> None:
    for state, seat in choices(game, game.max_players):
        thoughts = [consider(look(game, state, seat), budget) for _ in range(2)]
        assert thoughts[0] == thoughts[1]


@each_game
def test_thinking_changes_nothing_in_the_game(game: Game) -> None:
    for state, seat in choices(game, 2):
        before = state.copy()
        consider(look(game, state, seat), 10)
        SearchBot(10).choose(look(game, state, seat))
        assert game.view(state, seat) == game.view(before, seat)
        assert state.dice.draws == before.dice.draws
        assert state.moves(seat) == before.moves(seat)


# No more than its seat may know


@pytest.mark.parametrize("players", [2, 3])
@each_game
def test_what_a_seat_cannot_know_changes_nothing(game: Game, players: int) -> None:
    for state, seat in choices(game, players):
        other = game.resample(state, seat, Dice.from_seed("another world", streams=1))
        assert game.view(other, seat) == game.view(state, seat)
        thoughts = [consider(look(game, each, seat), 12) for each in (state, other)]
        chosen = [
            bot.choose(look(game, each, seat))
            for bot in (SearchBot(12), GreedyBot())
            for each in (state, other)
        ]
        assert thoughts[0] == thoughts[1]
        assert chosen[0] == chosen[1]
        assert chosen[2] == chosen[3]


class Warlike(Policy):
    def choose(self, world: State, seat: int, moves: list[int], dice: Dice) -> int:
        return WAR if WAR in moves else moves[0]


class WarlikeOracle(OracleGame):
    policy = Warlike()


def test_what_nobody_may_foresee_is_left_to_the_policy() -> None:
    """Peace gives more, but that is printed where nobody may look before asking."""
    game = WarlikeOracle()
    for seed in "abcd":
        state = game.new(2, {}, seed)
        state.play(0, WAR)
        assert game.moves.word(SearchBot(60).choose(look(game, state, 1, seed))) == "ask:peace"
        state.play(1, BOW)
        assert game.moves.word(SearchBot(60).choose(look(game, state, 1, seed))) == "ask:war"


# Budgets


@pytest.mark.parametrize("budget", [-1, 0, 1])
def test_a_search_needs_a_budget(budget: int) -> None:
    with pytest.raises(ValueError, match="at least 2 simulations"):
        SearchBot(budget)


@each_game
def test_a_budget_is_kept_roughly(game: Game) -> None:
    for state, seat in choices(game, 2):
        legal = len(state.moves(seat))
        thought = consider(look(game, state, seat), 60)
        # Every move is tried, and a round that was begun is finished.
        assert legal <= thought.simulations <= max(2 * 60, 3 * legal)


def test_whoever_is_thorough_goes_on_beyond_doubt() -> None:
    """A hundred simulations are spent whole, where the usual search stops early at least once."""
    spent = [
        [
            consider(look(CHAMPIONS, state, seat), 100, is_thorough=is_thorough).simulations
            for state, seat in choices(CHAMPIONS, 2)
        ]
        for is_thorough in (False, True)
    ]
    assert all(hasty <= thorough for hasty, thorough in zip(*spent, strict=True))
    assert min(spent[0]) < 50 < 80 < min(spent[1])


def test_a_time_limit_is_kept_roughly() -> None:
    # Moves so close that the search does not settle on one early.
    state, seat = a_choice(CHAMPIONS, 3, {}, "limit", 76)
    seen = look(CHAMPIONS, state, seat)
    seen.seconds = 0.2
    began = time.monotonic()
    assert SearchBot(ENDLESS).choose(seen) in seen.moves
    assert 0.15 < time.monotonic() - began < 20.0
    began = time.monotonic()
    thought = consider(look(CHAMPIONS, state, seat), ENDLESS, seconds=0.2)
    assert 0.15 < time.monotonic() - began < 20.0
    assert {each.move for each in thought.moves} == set(state.moves(seat))


def test_a_single_legal_move_needs_no_thought() -> None:
    state, seat = a_choice(CHAMPIONS, 2, {}, "single", 30)
    seen = look(CHAMPIONS, state, seat)
    seen.moves = seen.moves[-1:]
    assert SearchBot(ENDLESS).choose(seen) == seen.moves[0]
    assert seen.dice.draws == 0


# Chances


def check_thought(thought: Thought, state: State, seat: int) -> None:
    assert sorted(each.move for each in thought.moves) == state.moves(seat)
    assert sum(each.share for each in thought.moves) == pytest.approx(1)
    for chance in [*thought.chances, *(each.chance for each in thought.moves)]:
        assert -1e-9 <= chance <= 1 + 1e-9
    assert len(thought.chances) == state.seats


@each_game
def test_the_chances_of_rivals_add_up_to_one(game: Game) -> None:
    for players in range(2, game.max_players + 1):
        for state, seat in choices(game, players):
            thought = consider(look(game, state, seat), 10)
            check_thought(thought, state, seat)
            assert sum(thought.chances) == pytest.approx(1)
            assert len(set(thought.chances)) > 1
            assert thought.chances[seat] == pytest.approx(thought.moves[0].chance)


@pytest.mark.parametrize("name", ["ice_garden", "last_aurora"])
def test_who_plays_alone_has_a_chance_too(name: str) -> None:
    game = find_game(name)
    for state, seat in choices(game, 1):
        thought = consider(look(game, state, seat), 10)
        check_thought(thought, state, seat)
        assert sum(each.chance * each.share for each in thought.moves) < 1


def test_partners_have_the_same_chance_and_teams_add_up_to_one() -> None:
    game = find_game("northgard")
    for decisions in (5, 60):
        state, seat = a_choice(game, 4, {"team_game": True}, "team", decisions)
        thought = consider(look(game, state, seat), 10)
        check_thought(thought, state, seat)
        teams = {tuple(sorted(game.evaluation.allies(state, each))) for each in range(4)}
        assert len(teams) == 2
        for one, other in teams:
            assert thought.chances[one] == pytest.approx(thought.chances[other])
        assert sum(thought.chances[team[0]] for team in teams) == pytest.approx(1)


# A move that wins


def test_a_move_that_wins_at_once_is_found_behind_a_hidden_hand() -> None:
    game = FingersGame()
    # The other hand is tired: whatever it hides, three fingers are more.
    state = Fingers(2, Dice.from_seed("win", 1), [Show()], 0, [2, 2], [HIDDEN, 1], [False, True])
    thought = consider(look(game, state, 0), 200)
    assert game.moves.word(thought.moves[0].move) == "show:3"
    assert thought.moves[0].chance == 1
    assert thought.chances == [1, 0]
    for seed in "abcdef":
        assert SearchBot(200).choose(look(game, state, 0, seed)) == thought.moves[0].move


def decisive(game: Game, first: int) -> tuple[State, int, dict[int, bool]]:
    """The last decision of a random game that some moves win and others don't: seat and moves."""
    for number in range(first, first + 200):
        state = game.new(2, {}, f"w{number}")
        dice = Dice.from_seed(f"m{number}", streams=1)
        before, seat = state, 0
        while deciders := state.deciders():
            before, seat = state.copy(), deciders[0]
            moves = state.moves(seat)
            state.play(seat, moves[dice.below(0, len(moves))])
        wins: dict[int, bool] = {}
        for move in before.moves(seat):
            after = before.copy()
            after.play(seat, move)
            if after.is_over():
                places = game.result(after).places
                wins[move] = places[seat] == 1 and places.count(1) == 1
        if len(wins) == len(before.moves(seat)) and len(set(wins.values())) == 2:
            return before, seat, wins
    raise AssertionError("no such game among 200")


@pytest.mark.parametrize(
    ("name", "first"),
    [("champions", 26), ("northgard", 56), ("ice_garden", 1290), ("last_aurora", 157)],
)
def test_a_move_that_wins_at_once_comes_first(name: str, first: int) -> None:
    game = find_game(name)
    state, seat, wins = decisive(game, first)
    thought = consider(look(game, state, seat), 20)
    assert wins[thought.moves[0].move]
    assert thought.moves[0].chance == pytest.approx(1)
    assert wins[SearchBot(20).choose(look(game, state, seat))]


# Memory


def remembering() -> tuple[Memory, State]:
    """A memory with a thought, and the position that it is about."""
    state, seat = a_choice(CHAMPIONS, 2, {}, "memory", 30)
    memory = Memory()
    memory.recall(state, is_own_turn=False)
    SearchBot(4).choose(Seen(CHAMPIONS, state, seat, Dice.from_seed("memory", streams=1), memory))
    assert memory.thoughts is not None
    return memory, state


def test_thoughts_are_kept_while_a_turn_goes_on() -> None:
    memory, state = remembering()
    kept = memory.thoughts
    memory.recall(state, is_own_turn=True)
    assert memory.thoughts is kept


def test_thoughts_are_forgotten_when_another_seat_decided() -> None:
    memory, state = remembering()
    memory.recall(state, is_own_turn=False)
    assert memory.thoughts is None


@pytest.mark.parametrize("happening", ["a draw", "a reveal"])
def test_thoughts_are_forgotten_when_something_came_to_light(happening: str) -> None:
    memory, state = remembering()
    if happening == "a draw":
        state.dice.below(0, 6)
    else:
        state.reveal()
    memory.recall(state, is_own_turn=True)
    assert memory.thoughts is None
    memory.thoughts = "new"
    memory.recall(state, is_own_turn=True)
    assert memory.thoughts == "new"


def test_a_memory_of_something_else_does_no_harm() -> None:
    state, seat = a_choice(CHAMPIONS, 2, {}, "strange", 30)
    seen = look(CHAMPIONS, state, seat)
    assert seen.memory is not None
    seen.memory.thoughts = "what was for dinner"
    assert SearchBot(4).choose(seen) == SearchBot(4).choose(look(CHAMPIONS, state, seat))
