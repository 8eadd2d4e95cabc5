"""The quick policy: its judgement before the actions and alone, its fairness, and its strength."""

from collections.abc import Iterator

import pytest

from meadhall.bots import Seen, find_bot
from meadhall.games.ice_garden import GAME
from meadhall.games.ice_garden.content.tables import LEVEL_IDS, VIPER_GORGE
from meadhall.games.ice_garden.rules.setup import StartInfluence
from meadhall.games.ice_garden.rules.state import IceGardenState
from meadhall.kernel.dice import Dice
from meadhall.kernel.plain import to_plain
from tests.ice_garden.advice import BEARS, FIRE, VALLEY, advice, follow
from tests.ice_garden.crowd import crowded_game
from tests.ice_garden.table import Table, alone

# Setup and initiative


def test_the_thorn_comes_where_it_has_many_neighbours() -> None:
    table = Table(2, ("van_dyken", "callo"), begun=False)
    while table.step() == "LayTile":
        table.play(table.moves()[0])
    assert table.step() == "PlaceThorn"
    assert advice(table) == f"thorn:{BEARS}"


def test_influence_begins_on_a_good_tile() -> None:
    table = Table()
    table.state.steps.append(StartInfluence(0, 0))
    table._settle(())
    assert advice(table) in (f"influence:{FIRE}", f"influence:{VALLEY}")


def test_help_is_taken() -> None:
    table = Table()
    table.next_round()
    assert table.step() == "PlaceHelp"
    assert advice(table) != "done"


def test_two_helms_are_taken_for_more_markers() -> None:
    table = Table()
    table.helms(seat_0=3, seat_1=3, seat_2=3)
    table.advance()
    assert advice(table) == "advance:2"


def test_the_leader_hastens_the_end_and_others_do_not() -> None:
    table = Table()
    table.helms(seat_0=8, seat_1=8, seat_2=8)
    table.points(0, 40)
    table.put(0, FIRE, influence_marker=4)
    table.advance()
    assert advice(table) == "advance:2"
    table.points(1, 49)
    table.put(1, FIRE, influence_marker=9)
    table.put(1, VALLEY, influence_marker=9)
    assert advice(table) == "advance:1"


def test_units_are_made_before_they_move() -> None:
    table = Table(action_order=True)
    table.put(0, FIRE, influence_marker=2)
    table.put(1, FIRE, influence_marker=2)
    table.put(2, FIRE, influence_marker=2)
    table.next_round()
    follow(table, "Advance")
    made = follow(table, "PickToken", "PlaceToken")
    assert made[:4] == ["token:order_1", "box:influence", "token:order_2", "box:making"]


# Planning


def test_a_marker_goes_where_it_can_be_paid() -> None:
    table = Table()
    table.put(0, FIRE, influence_marker=1)
    table.give(0, population=0, gold=0, m_factor_0=0)
    assert advice(table, "plan:influence", "plan:viper_gorge") == "plan:viper_gorge"


def test_a_marker_in_viper_gorge_pays_for_the_next_one() -> None:
    """LIG-VIP-01: Viper Gorge is resolved first."""
    table = Table()
    table.scoring(1)
    table.put(0, FIRE, influence_marker=1)
    table.put(0, VALLEY, influence_marker=1)
    table.give(0, population=0, gold=0, m_factor_0=0)
    assert advice(table) == "plan:viper_gorge"
    table.state.slots[VIPER_GORGE] += (0, 0)
    assert advice(table) == "plan:influence"


def test_no_plan_is_viper_gorge_and_nothing_else() -> None:
    rounds: dict[tuple[int, int, int], list[str]] = {}
    for game in range(30):
        state = GAME.new(2, {}, f"gorge{game}")
        dice = Dice.from_seed(f"gorge{game}", 1)
        while not state.is_over():
            seat = state.deciders()[0]
            move = find_bot("huscarl").choose(Seen(GAME, state, seat, dice))
            word = GAME.moves.word(move)
            if word.startswith("plan:"):
                rounds.setdefault((game, state.round, seat), []).append(word)
            state.play(seat, move)
    filled = [plans for plans in rounds.values() if plans.count("plan:viper_gorge") > 2]
    assert len(rounds) > 300
    assert not filled


def test_influence_is_planned_where_it_would_dominate() -> None:
    table = Table()
    table.scoring(1)
    table.put(0, FIRE, influence_marker=1)
    table.put(0, VALLEY, influence_marker=1)
    assert advice(table) == "plan:influence"


def test_making_is_planned_with_m_factor_at_hand() -> None:
    table = Table()
    table.reputation(seat_1=-3, seat_2=-3)
    table.put(0, FIRE, influence_marker=2)
    table.put(0, VALLEY, influence_marker=3)
    table.give(0, population=0, gold=0, m_factor_0=0, m_factor_2=2)
    assert advice(table, "plan:influence", "plan:raven_shadow", "plan:making") == "plan:making"


def test_the_dead_snow_is_called_down_by_whom_it_favours() -> None:
    """LIG-SNW-05."""
    table = Table()
    table.dead_snow(23)
    table.reputation(seat_1=-6, seat_2=-7)
    table.put(0, FIRE, influence_marker=1)
    assert advice(table) == "plan:making"
    table.resolve("making", 0)
    assert advice(table) == "make:move_m_factor"
    table.play("make:move_m_factor")
    assert GAME.result(table.state).places[0] == 1


def test_nobody_brings_the_dead_snow_near_for_a_rival() -> None:
    table = Table()
    table.dead_snow(21)
    table.reputation(seat_0=-8, seat_2=-7)
    table.put(0, FIRE, influence_marker=3)
    table.give(0, m_factor_0=0, m_factor_1=2)
    table.resolve("making", 0)
    assert advice(table) == "done"


# Alone


def test_alone_it_never_lets_the_dead_snow_fall() -> None:
    """LIG-SOL-25: two steps come with the marker in Making, and one with the first option."""
    table = alone("callo")
    table.put(0, VALLEY, influence_marker=3)
    table.give(0, m_factor_0=0, m_factor_2=2)
    table.dead_snow(15)
    assert advice(table, "plan:making", "plan:move") == "plan:move"


@pytest.mark.parametrize("level", LEVEL_IDS)
def test_alone_it_ends_every_game_without_faults(level: str) -> None:
    for game in range(2):
        state = GAME.new(1, {"solo_level": level}, f"alone{game}")
        dice = Dice.from_seed(f"alone{game}", 1)
        while not state.is_over():
            state.play(0, find_bot("greedy").choose(Seen(GAME, state, 0, dice)))
        assert GAME.faults(state) == []


# Fairness, in positions as they arise when good and bad players meet


def positions(state: IceGardenState, seed: str) -> Iterator[IceGardenState]:
    """A game of which every second seat follows the policy; stops at its every choice."""
    dice = Dice.from_seed(seed, 1)
    while not state.is_over():
        seat = state.deciders()[0]
        moves = state.moves(seat)
        if seat % 2:
            move = moves[dice.below(0, len(moves))]
        else:
            yield state
            move = GAME.policy.choose(state, seat, moves, dice)
        assert move in moves
        state.play(seat, move)
    assert not GAME.faults(state)


def check_choices(state: IceGardenState, seed: str) -> None:
    """Legal, the same in every world, and nothing of the position is changed by thinking."""
    for position in positions(state, seed):
        seat = position.deciders()[0]
        moves = position.moves(seat)
        before = position.copy()
        worlds = [GAME.resample(position, seat, Dice.from_seed(f"{n}", 1)) for n in range(2)]
        chosen = {
            GAME.policy.choose(world, seat, moves, Dice.from_seed("bot", 1))
            for world in (*worlds, position)
        }
        assert len(chosen) == 1
        assert chosen <= set(moves)
        assert to_plain(position) == to_plain(before)


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_is_legal_certain_and_leaves_the_position_alone(players: int, advanced: bool) -> None:
    options: dict[str, object] = {}
    if advanced:
        options = {"vuko_tiles": True, "action_order": True, "crab_third_attack": True}
    if advanced and players == 1:
        options = {"solo_level": "true_scientist"}
    state = GAME.new(players, options, f"fair{players}")
    assert isinstance(state, IceGardenState)
    check_choices(state, f"fair{players}")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_knows_an_answer_in_a_crowd(players: int) -> None:
    check_choices(crowded_game(players, {"vuko_tiles": True}, f"crowd{players}"), "crowd")


# Strength


def test_it_beats_two_random_players_nearly_always() -> None:
    wins = 0
    for game in range(30):
        state = GAME.new(3, {}, f"strength{game}")
        dice = [Dice.from_seed(f"{game}/{seat}", 1) for seat in range(3)]
        while not state.is_over():
            seat = state.deciders()[0]
            bot = find_bot("greedy" if seat == game % 3 else "random")
            state.play(seat, bot.choose(Seen(GAME, state, seat, dice[seat])))
        wins += GAME.result(state).places[game % 3] == 1
    assert wins >= 27


@pytest.mark.parametrize(
    ("scientist", "rivals"),
    [
        ("freihoff", ("callo", "fjollsfinn")),
        ("van_dyken", ("callo", "freihoff")),
        ("callo", ("freihoff", "van_dyken")),
        ("fjollsfinn", ("van_dyken", "callo")),
    ],
)
def test_it_wins_with_every_scientist(scientist: str, rivals: tuple[str, str]) -> None:
    names = {"scientist_1": scientist, "scientist_2": rivals[0], "scientist_3": rivals[1]}
    wins = 0
    for game in range(4):
        state = GAME.new(3, names, f"{scientist}{game}")
        dice = Dice.from_seed(f"{game}", 1)
        while not state.is_over():
            seat = state.deciders()[0]
            bot = find_bot("random" if seat else "greedy")
            state.play(seat, bot.choose(Seen(GAME, state, seat, dice)))
        wins += GAME.result(state).places[0] == 1
    assert wins >= 3
