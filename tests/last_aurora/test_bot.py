"""The quick policy: its judgement in clear positions, its fairness, and its strength."""

from collections.abc import Iterator

import pytest

from meadhall.bots import Seen, find_bot
from meadhall.games.last_aurora import GAME
from meadhall.games.last_aurora.bot.fighting import chances_of
from meadhall.games.last_aurora.bot.journey import (
    FAR,
    distance_between,
    last_round,
    round_of_boarding,
)
from meadhall.games.last_aurora.bot.reading import chance_of_test
from meadhall.games.last_aurora.content.road import ALPHA, SPACE_IDS, STOPS
from meadhall.games.last_aurora.content.story_book import CHOICES, STORY_IDS
from meadhall.games.last_aurora.content.tables import NONE, ROUNDS
from meadhall.games.last_aurora.rules.modules.facing import FaceStory
from meadhall.games.last_aurora.rules.state import AuroraState
from meadhall.kernel.dice import Dice
from tests.last_aurora.table import Table
from tests.rules import rule

EVERYTHING: dict[str, object] = {
    "exploration_deck": True,
    "asgaror_clan": True,
    "crews": "draft",
    "stories": True,
    "player_versus_player": True,
    "mine": True,
    "map": "beta",
}


def advice(table: Table, *choices: str) -> str:
    """What the policy would do, of all it may do or of these choices only."""
    seat = table.seat()
    moves = table.state.moves(seat)
    if choices:
        assert set(choices) <= set(table.moves())
        moves = sorted(GAME.moves.number(word) for word in choices)
    world = GAME.resample(table.state, seat, Dice.from_seed("world", 1))
    return GAME.moves.word(GAME.policy.choose(world, seat, moves, Dice.from_seed("bot", 1)))


def follow(table: Table, *steps: str) -> None:
    """Do as the policy says as long as one of these steps waits."""
    while table.step() in steps:
        table.play(advice(table))


def on_the_road(space: str, fuel: int, round_number: int = 3) -> Table:
    """Seat 0 is about to move from a space, with so much Fuel."""
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


# Fire


def fight(*enemies: str, **tokens: int) -> Table:
    table = Table(players=2)
    table.load(0, **tokens)
    for name in enemies:
        table.enemy(name)
    table.begin("fire")
    return table


def test_the_chances_of_a_weapon_are_those_of_the_outcome_deck() -> None:
    chances = chances_of(Table().state, level=1)
    assert chances[0] == pytest.approx(5 / 12)
    assert sum(chances) == pytest.approx(1.0)


def test_it_shoots_at_what_comes_near_and_stops_without_ammo() -> None:
    table = fight("war_wolves", ammo=1)
    assert advice(table) == "fire:start_truck_red.4"


def test_it_finishes_a_wounded_enemy() -> None:
    table = Table(players=2)
    table.enemy("ice_jackals")
    table.enemy("war_wolves", hits=2)
    table.begin("fire")
    table.play("fire:start_truck_red.4")
    assert advice(table) == "at:war_wolves"


def test_a_flare_is_lit_against_a_heavy_ambush_only() -> None:
    table = Table(players=2)
    table.hand(0, "signal_flare")
    table.lurk("rust_brotherhood")
    table.at(0, "a02")
    table.begin("fire")
    assert table.step() == "React"
    assert advice(table) == "play:signal_flare"
    table = Table(players=2)
    table.hand(0, "signal_flare")
    table.lurk("ice_jackals")
    table.load(0, food=1)
    table.at(0, "a02")
    table.begin("fire")
    assert advice(table) == "decline"


def test_good_loot_is_taken() -> None:
    table = Table(players=2)
    table.enemy("war_wolves", hits=2)
    table.next_loot("spiked_bumper")
    table.next_outcomes("outcome_12")
    table.begin("fire")
    follow(table, "FireTurn", "ChooseTarget", "PayShot")
    assert table.step() == "OfferLoot"
    assert advice(table) == "use"


# Modules


def test_a_story_is_chosen_by_its_odds_alone() -> None:
    table = Table(players=2, stories=True)
    locked = CHOICES[STORY_IDS.index("story_locked_cellar")][0]
    assert chance_of_test(table.state, 0, locked, is_boosted=False) == pytest.approx(0.5)
    assert chance_of_test(table.state, 0, locked, is_boosted=True) == pytest.approx(0.75)
    table.zone("petrol_station")
    table.story("story_second_mouth")
    table.zone("scavenger")
    table.begin("exploration")
    table.play("explore:slot_1", "send:leader_blue", "done")
    assert table.step() == "FaceStory"
    assert advice(table) == "option:b"


def test_a_story_for_everyone_is_chosen_alike() -> None:
    table = Table(players=2, stories=True)
    table.story("story_fuel_drums")
    table.load(0, ammo=2)
    table.load(1, ammo=0)
    table.begin("fire")
    assert (table.step(), advice(table)) == ("FaceTogether", "option:a")
    table.play("option:a")
    assert (table.step(), advice(table)) == ("BoostTest", "use")
    table.play("use")
    assert (table.step(), table.seat()) == ("FaceTogether", 1)
    assert advice(table) in table.moves()


def facing(story: str) -> Table:
    """Seat 0 faces this Story at the beginning of a Movement phase."""
    table = Table(players=2, stories=True)
    table.story(story)
    table.state.own_stories().top = NONE
    table.begin("movement")
    number = STORY_IDS.index(story)
    table.state.own_stories().telling = (number,)
    table.state.steps.append(FaceStory(0, number))
    table.state.settle()
    return table


def exchange_consequences(monkeypatch: pytest.MonkeyPatch, story: str) -> None:
    """Let the options of a Story lead where those of the other one led."""
    first, second = CHOICES[STORY_IDS.index(story)]
    branches = [(each.success, each.failure) for each in (first, second)]
    for choice, (success, failure) in zip((second, first), branches, strict=True):
        monkeypatch.setattr(choice, "success", success)
        monkeypatch.setattr(choice, "failure", failure)


@rule("LFS-STORY-06")
@pytest.mark.parametrize("story", STORY_IDS)
def test_no_bot_knows_what_follows_from_a_choice(
    story: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer is the same if the consequences of the two options change places."""
    answers: list[list[int]] = []
    for is_exchanged in (False, True):
        if is_exchanged:
            exchange_consequences(monkeypatch, story)
        table = facing(story)
        assert table.state.steps[-1].is_sealed()
        given = []
        for name in ("huscarl", "search:40"):
            bot = find_bot(name)
            given.append(bot.choose(Seen(GAME, table.state, 0, Dice.from_seed("bot", 1))))
        answers.append(given)
    assert answers[0] == answers[1]


@rule("LFS-STORY-06")
def test_no_bot_knows_what_a_boost_leads_to() -> None:
    table = facing("story_locked_cellar")
    table.play("option:a")
    assert table.step() == "BoostTest"
    assert table.state.steps[-1].is_sealed()


def test_which_story_to_face_is_no_matter_of_looking_ahead() -> None:
    """One that waits on a slot is known, what follows from its choices is not."""
    assert "ChooseStory" in GAME.evaluation.manner.routine


def test_the_automa_is_cancelled() -> None:
    table = Table(players=1, stories=True)
    table.automa().stories.append(table.state.decks[8].cards.pop())
    table.next_actions("automa_1")
    table.order(1, 0)
    table.begin("movement")
    assert table.step() == "CancelEffects"
    assert advice(table) == "use"


def test_it_drafts_the_best_crew_left() -> None:
    table = Table(players=2, crews="draft")
    first = advice(table)
    table.play(first)
    assert table.step() == "DraftCrew"
    assert advice(table) != first


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
