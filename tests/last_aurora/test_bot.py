"""The quick policy: its judgement on the way, its fairness, and its strength."""

from collections.abc import Iterator

import pytest

from meadhall.bots import Seen, find_bot
from meadhall.games.last_aurora import GAME
from meadhall.games.last_aurora.bot.journey import (
    FAR,
    distance_between,
    last_round,
    round_of_boarding,
)
from meadhall.games.last_aurora.bot.policy import CHOICES, TURNS
from meadhall.games.last_aurora.content.road import ALPHA, SPACE_IDS, STOPS
from meadhall.games.last_aurora.content.tables import NONE, ROUNDS
from meadhall.games.last_aurora.rules.fighting.attack import Shoot, Shot
from meadhall.games.last_aurora.rules.fighting.enemies import ChooseEnemy
from meadhall.games.last_aurora.rules.state import AuroraState, FreeChoice, Owing
from meadhall.kernel.dice import Dice
from meadhall.kernel.state import Choice
from tests.last_aurora.advice import advice, follow
from tests.last_aurora.table import Table

EVERYTHING: dict[str, object] = {
    "exploration_deck": True,
    "asgaror_clan": True,
    "crews": "draft",
    "stories": True,
    "player_versus_player": True,
    "mine": True,
    "map": "beta",
}


def on_the_road(space: str, fuel: int, round_number: int = 3) -> Table:
    """Seat 0 is about to move from a space, with this much Fuel."""
    table = Table(players=2)
    table.round(round_number)
    table.at(0, space)
    table.aurora(SPACE_IDS[STOPS[ALPHA][round_number - 1]])
    table.load(0, fuel=fuel, food=0, ammo=0)
    table.begin("movement")
    return table


# The journey


def test_tracks_save_a_space_and_side_roads_lead_past_the_ship() -> None:
    start, corner = SPACE_IDS.index("a03"), SPACE_IDS.index("a05")
    assert distance_between(tracked=False, space=start, goal=corner) == 2
    assert distance_between(tracked=True, space=start, goal=corner) == 1
    side, stop = SPACE_IDS.index("bs1"), SPACE_IDS.index("b28")
    assert distance_between(tracked=True, space=side, goal=stop) == FAR


def test_the_game_ends_when_the_first_convoy_can_be_at_the_ship() -> None:
    table = Table(players=2)
    assert last_round(table.state) == ROUNDS
    assert round_of_boarding(table.state, 0) > ROUNDS
    table.at(0, "a18")
    assert last_round(table.state) == round_of_boarding(table.state, 0) == 1


# Exploration


def exploring(*cards: str | None) -> Table:
    """Seat 1 begins to explore these slots."""
    table = Table(players=2)
    table.zone(*cards)
    table.begin("exploration")
    return table


def test_a_faster_truck_goes_before_everything_else() -> None:
    table = exploring("petrol_station", "rusted_container_1", "machine_gun", "six_wheeler")
    assert advice(table) == "explore:slot_4"


def test_a_slow_truck_is_left_where_it_is() -> None:
    table = exploring("start_truck_blue", "petrol_station")
    table.convoy(1, "six_wheeler", None, "start_container_blue", None)
    assert advice(table) == "explore:slot_2"


def test_room_is_worth_more_than_resources_that_do_not_fit() -> None:
    table = exploring(None, "rusted_container_2", None, None, None)
    table.zone("cold_store", "rusted_container_2")
    table.load(1, fuel=2, food=1, ammo=1)
    assert advice(table) == "explore:slot_2"


def test_the_leader_goes_because_he_rests_at_once() -> None:
    table = exploring("petrol_station")
    table.play("explore:slot_1")
    assert advice(table) == "send:leader_blue"
    table.play("send:leader_blue")
    assert advice(table) == "done"


def test_two_go_only_if_one_cannot() -> None:
    table = exploring(None, None, None, None, "fuel_barge")
    table.load(1, food=0, fuel=0)
    table.play("explore:slot_5")
    assert advice(table) == "send:leader_blue"
    table.play("send:leader_blue")
    assert table.step() != "ChooseExplorers"


def test_it_passes_when_an_exploration_gains_nothing() -> None:
    table = exploring("start_truck_green")
    table.convoy(1, "six_wheeler", None, "start_container_blue", None)
    assert advice(table) == "pass"


def test_the_new_card_is_loaded_before_the_bonus() -> None:
    table = exploring(None, "rusted_container_2")
    table.play("explore:slot_2", "send:leader_blue", "done")
    assert advice(table) == "act"
    table.play("act")
    assert advice(table) == "bonus:slot_2:1"


def test_fuel_is_gathered_first_by_whoever_has_none() -> None:
    table = exploring("sunken_freighter")
    table.load(1, fuel=0, food=1, ammo=1)
    table.play("explore:slot_1", "send:leader_blue", "done", "act")
    assert advice(table) == "take:fuel"


def test_an_encounter_that_costs_more_than_it_brings_is_declined() -> None:
    table = Table(players=2)
    table.zone("ice_prophet")
    table.load(1, fuel=1, food=0, ammo=0)
    table.begin("exploration")
    table.play("explore:slot_1", "send:leader_blue", "done", "act")
    assert advice(table, "option:a", "decline") == "decline"


def test_food_for_fame_is_a_good_bargain_for_a_rested_crew() -> None:
    table = exploring("lost_children")
    table.round(ROUNDS)
    table.play("explore:slot_1", "send:leader_blue", "done", "act")
    assert advice(table) == "option:a"


# Cargo and Damage


def test_ammo_goes_overboard_before_the_only_fuel() -> None:
    table = exploring(None, "petrol_station")
    table.load(1, fuel=1, food=1, ammo=2)
    table.play("explore:slot_2", "send:leader_blue", "done", "act", "take:fuel")
    assert table.step() == "GainTokens"
    assert advice(table) == "drop:ammo"


def test_nobody_is_dismissed_for_a_token() -> None:
    table = exploring(None, "petrol_station")
    table.load(1, fuel=2, food=1, ammo=1)
    table.play("explore:slot_2", "send:leader_blue", "done", "act", "take:fuel")
    follow(table, "GainTokens", "Gather")
    assert len(table.crew_of(1)) == 2


def test_armour_takes_the_blow_and_the_driver_stays() -> None:
    table = Table(players=2)
    table.convoy(0, "snow_plough", None, "start_container_red", None)
    table.enemy("ice_jackals")
    table.lurk("war_wolves")
    table.begin("fire")
    assert table.step() == "SufferDamage"
    assert advice(table) == "damage:snow_plough.3"


def test_the_seat_of_the_driver_is_repaired_first() -> None:
    table = Table(players=2)
    table.hand(0, "toolbox")
    table.convoy(0, "snow_plough", None, "start_container_red", None, "rusted_container_1", None)
    table.damage("snow_plough.1", "rusted_container_1.2", "snow_plough.3")
    table.begin("movement")
    assert advice(table) == "play:toolbox"
    table.play("play:toolbox")
    assert advice(table) == "repair:snow_plough.1"


# Rest


def test_whoever_helps_to_drive_is_fed_first() -> None:
    table = Table(players=2)
    table.crew(0, "leader_red", "copilot_red", "gunner")
    table.put("copilot_red", "exhausted")
    table.put("gunner", "exhausted")
    table.begin("rest")
    table.pass_until(0)
    assert advice(table) == "feed:copilot_red:food"


def test_nobody_is_fed_for_a_round_that_will_not_come() -> None:
    table = Table(players=2)
    table.round(ROUNDS)
    table.crew(0, "leader_red", "gunner")
    table.put("gunner", "exhausted")
    table.begin("rest")
    table.pass_until(0)
    assert advice(table) == "done"


# Movement


def test_it_drives_on_as_long_as_there_is_fuel() -> None:
    assert advice(on_the_road("a05", fuel=2)) == "go"


def test_the_last_fuel_but_one_is_kept_for_the_next_move() -> None:
    table = on_the_road("a18", fuel=2)
    table.play("go")
    assert advice(table) == "drive:0"


def test_all_fuel_is_burned_to_reach_the_ship() -> None:
    table = on_the_road("a19", fuel=3)
    table.play("go")
    assert advice(table) == "drive:2"
    table.play("drive:2")
    follow(table, "Drive")
    assert table.space(0) == "a24"


def test_it_stops_short_of_a_contaminated_space() -> None:
    table = on_the_road("a20", fuel=1)
    table.play("go")
    follow(table, "Prepare", "Drive")
    assert table.space(0) == "a22"


def test_it_does_not_end_a_game_that_it_would_lose() -> None:
    table = on_the_road("a21", fuel=1)
    table.famous(1, 20)
    table.at(1, "a20")
    table.play("go")
    follow(table, "Prepare", "Drive")
    assert table.space(0) == "a22"
    table = on_the_road("a21", fuel=1)
    table.at(1, "a20")
    table.play("go")
    follow(table, "Prepare", "Drive")
    assert table.space(0) == "a24"


def test_nitro_is_played_for_the_last_spaces() -> None:
    table = on_the_road("a25", fuel=1, round_number=ROUNDS)
    table.hand(0, "nitro")
    table.play("go")
    assert advice(table) == "play:nitro"


@pytest.mark.parametrize(
    ("space", "ship", "answer"), [("a21", "a23", "play:nitro"), ("a23", "a23", "stay")]
)
def test_without_a_point_it_plays_nitro_where_that_pays(space: str, ship: str, answer: str) -> None:
    table = Table(players=2)
    table.round(ROUNDS)
    table.crew(0, "leader_red")
    table.at(0, space)
    table.aurora(ship)
    table.hand(0, "nitro")
    table.load(0, food=0, ammo=0)
    table.state.own_road().storm = (2, 0, 0, 0)
    table.begin("movement")
    table.play("go")
    assert table.moves() == ["stay", "play:nitro"]
    assert advice(table) == answer


def test_the_side_road_past_the_ship_is_not_taken() -> None:
    table = Table(players=2, map="beta")
    table.round(4)
    table.at(0, "b24")
    table.aurora("b28")
    table.convoy(0, "biofuel_turbo", None, "start_container_red", None)
    table.load(0, fuel=1, food=0, ammo=1)
    table.begin("movement")
    table.play("go")
    follow(table, "Prepare", "Drive")
    assert table.space(0) == "b28"


# All decisions


def test_it_drafts_the_best_crew_left() -> None:
    table = Table(players=2, crews="draft")
    first = advice(table)
    table.play(first)
    assert table.step() == "DraftCrew"
    assert advice(table) != first


def test_there_is_advice_for_every_kind_of_decision() -> None:
    """Of steps that wait: all but base classes, and the shot that asks nothing any more."""
    kinds = {part for part in GAME.parts if issubclass(part, Choice)}
    assert kinds - CHOICES.keys() - TURNS.keys() == {FreeChoice, Owing, Shot, Shoot, ChooseEnemy}
    assert not CHOICES.keys() & TURNS.keys()


# Fairness, in positions as they arise when good and bad players meet


def positions(players: int, options: dict[str, object], seed: str) -> Iterator[AuroraState]:
    """A game of which every second seat follows the policy; stops at its every choice."""
    state = GAME.new(players, options, seed)
    dice = Dice.from_seed(seed, 1)
    while not state.is_over():
        seat = state.deciders()[0]
        moves = state.moves(seat)
        if seat % 2:
            move = moves[dice.below(0, len(moves))]
        else:
            assert isinstance(state, AuroraState)
            yield state
            move = GAME.policy.choose(state, seat, moves, dice)
        assert move in moves
        state.play(seat, move)
    assert not GAME.faults(state)


@pytest.mark.parametrize("options", [{}, EVERYTHING], ids=["base", "everything"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_is_legal_certain_and_blind_to_what_is_hidden(
    players: int, options: dict[str, object]
) -> None:
    for state in positions(players, options, f"fair{players}"):
        seat = state.deciders()[0]
        moves = state.moves(seat)
        chosen = {
            GAME.policy.choose(
                GAME.resample(state, seat, Dice.from_seed(f"world{n}", 1)),
                seat,
                moves,
                Dice.from_seed("bot", 1),
            )
            for n in range(2)
        }
        chosen.add(GAME.policy.choose(state, seat, moves, Dice.from_seed("bot", 1)))
        assert len(chosen) == 1
        assert chosen < {*moves, NONE}


# Strength


def play(players: int, game: int) -> AuroraState:
    """One seat follows the policy, the others play anything."""
    state = GAME.new(players, {}, f"strength{game}")
    dice = [Dice.from_seed(f"{game}/{seat}", 1) for seat in range(players)]
    while not state.is_over():
        seat = state.deciders()[0]
        bot = find_bot("greedy" if seat == game % players else "random")
        state.play(seat, bot.choose(Seen(GAME, state, seat, dice[seat])))
    assert isinstance(state, AuroraState)
    return state


def test_it_beats_two_random_players_nearly_always() -> None:
    wins = [GAME.result(play(3, game)).places[game % 3] == 1 for game in range(20)]
    assert sum(wins) >= 18


def test_it_boards_the_ship_in_most_games_against_a_random_player() -> None:
    boarded = 0
    for game in range(40):
        state = play(2, game)
        boarded += state.positions[game % 2] == state.road.aurora
    assert boarded >= 24
