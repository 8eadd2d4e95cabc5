"""What a choice is said to cost, gain and risk."""

import pytest

from meadhall.games.last_aurora import GAME
from meadhall.games.last_aurora.state import AuroraState
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Preview
from meadhall.words import LANGUAGES, Words
from tests.last_aurora.table import Table

SEATS = ["Anna", "Bjorn", "Cecylia"]
ENGLISH = Words(GAME, "en", SEATS, strict=True)
POLISH = Words(GAME, "pl", SEATS, strict=True)


def preview(table: Table, word: str) -> Preview:
    found = GAME.preview(table.state, table.seat(), GAME.moves.number(word))
    assert found is not None
    return found


def note(table: Table, word: str, words: Words = ENGLISH) -> str:
    return words.preview(preview(table, word))


def is_silent(table: Table, word: str) -> bool:
    return GAME.preview(table.state, table.seat(), GAME.moves.number(word)) is None


# Exploration


def exploring(*cards: str | None) -> Table:
    """Seat 1 begins to explore these slots."""
    table = Table(players=2)
    table.zone(*cards)
    table.begin("exploration")
    return table


def test_a_slot_says_what_it_needs_and_what_one_can_make() -> None:
    table = exploring("petrol_station", None, None, None, "fuel_barge")
    assert note(table, "explore:slot_1") == "Needs 1; one alone makes 3 at most"
    assert note(table, "explore:slot_5") == "Needs 3; one alone makes 3 at most"
    assert note(table, "explore:slot_5", POLISH) == "Potrzeba 3; w pojedynkę najwyżej 3"
    assert is_silent(table, "pass")


def test_a_contaminated_card_gives_warning() -> None:
    table = exploring("contaminated_warehouse")
    assert note(table, "explore:slot_1").endswith("; 1 Contamination for an explorer")


def test_explorers_say_what_they_reach_and_where_they_go() -> None:
    table = exploring(None, None, "petrol_station")
    table.play("explore:slot_3")
    assert note(table, "send:leader_blue") == "Value 2, needed 2; rests afterwards"
    assert note(table, "send:copilot_blue") == "Value 1, needed 2; exhausted afterwards"
    table.play("send:copilot_blue")
    assert note(table, "send:leader_blue") == "Value 3, needed 2; rests afterwards"


# Movement


def on_the_road(space: str, fuel: int) -> Table:
    table = Table(players=2)
    table.round(3)
    table.at(0, space)
    table.aurora("a24")
    table.load(0, fuel=fuel, food=0, ammo=0)
    table.begin("movement")
    table.play("go")
    return table


def test_setting_out_tells_points_fuel_and_the_way_to_the_ship() -> None:
    table = on_the_road("a18", fuel=2)
    assert note(table, "drive:0") == "3 spaces at most, 1 Fuel left; the ship is 6 away"
    assert note(table, "drive:1") == "4 spaces at most, 0 Fuel left; the ship is 6 away"
    assert note(table, "drive:1", POLISH) == (
        "Najwyżej 4 pola, zostanie Paliwa: 0; do statku 6 pól"
    )


def test_each_step_tells_what_is_left() -> None:
    table = on_the_road("a20", fuel=2)
    table.play("drive:1")
    table.play("to:a22")
    assert note(table, "to:a23") == "The ship is 1 away; points left: 1"
    table.play("to:a23")
    assert note(table, "stop") == "1 Contamination for one of your Survivors"
    assert note(table, "to:a24") == "You reach the ship"


def test_a_side_road_past_the_ship_says_so() -> None:
    table = Table(players=2, map="beta")
    table.round(4)
    table.at(0, "b24")
    table.aurora("b28")
    table.convoy(0, "biofuel_turbo", None, "start_container_red", None)
    table.load(0, fuel=1, food=0, ammo=1)
    table.begin("movement")
    table.play("go")
    assert table.step() == "Drive"
    assert note(table, "to:bs1") == "Past the ship; points left: 4"
    assert note(table, "to:b25") == "The ship is 3 away; points left: 6"


# Fire


def test_a_weapon_tells_its_chance_and_its_damage() -> None:
    table = Table(players=2)
    table.enemy("war_wolves", hits=2)
    table.enemy("ice_jackals")
    table.begin("fire")
    assert note(table, "fire:start_truck_red.4") == "58 % to hit; 2 Damage at most"
    assert preview(table, "fire:start_truck_red.4").odds == pytest.approx(7 / 12)
    table.play("fire:start_truck_red.4")
    assert note(table, "at:war_wolves") == "58 % to hit, 58 % to defeat it; boxes left: 1"
    assert note(table, "at:ice_jackals") == "58 % to hit, 0 % to defeat it; boxes left: 4"


def test_a_first_hit_bonus_and_the_lookout_are_counted() -> None:
    table = Table(players=2, exploration_deck=True)
    table.crew(0, "gunner", "lookout")
    table.enemy("war_wolves")
    table.enemy("ice_jackals")
    table.begin("fire")
    table.play("fire:start_truck_red.4")
    assert note(table, "at:war_wolves") == "100 % to hit, 67 % to defeat it; boxes left: 3"


def test_the_sniper_never_misses() -> None:
    table = Table(players=2, exploration_deck=True)
    table.crew(0, "sniper")
    table.enemy("ice_jackals")
    table.begin("fire")
    assert note(table, "ability:sniper") == "3 Damage for certain"
    assert note(table, "ability:sniper", POLISH) == "Na pewno 3 Uszkodzenia"


def test_a_player_dodges() -> None:
    table = Table(players=3, player_versus_player=True)
    table.state.dodge_marks[1] = 1
    table.begin("fire")
    table.play("fire:start_truck_red.4")
    dodging, standing = preview(table, "at:seat_1"), preview(table, "at:seat_2")
    assert dodging.facts["dodged"] == 1
    assert dodging.odds is not None
    assert standing.odds is not None
    assert 0 < dodging.odds < standing.odds < 1


# Stories


def test_a_test_tells_its_chance_and_hides_its_consequences() -> None:
    table = Table(players=2, stories=True)
    table.zone("petrol_station")
    table.story("story_locked_cellar")
    table.begin("exploration")
    table.play("explore:slot_1", "send:leader_blue", "done")
    assert note(table, "option:a") == "50 % to succeed, 75 % with the payment"
    assert is_silent(table, "option:b")
    table.play("option:a")
    assert note(table, "use") == "75 % to succeed"
    assert note(table, "decline") == "50 % to succeed"


# Fairness


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 3])
def test_every_preview_has_words_and_tells_nothing_hidden(players: int, language: str) -> None:
    words = Words(GAME, language, SEATS, strict=True)
    options: dict[str, object] = {
        "map": "beta",
        "exploration_deck": True,
        "crews": "random",
        "stories": True,
        "player_versus_player": True,
    }
    state = GAME.new(players, options, "previews")
    dice = Dice.from_seed("previews", 1)
    while not state.is_over():
        assert isinstance(state, AuroraState)
        seat = state.deciders()[0]
        moves = state.moves(seat)
        world = GAME.resample(state, seat, Dice.from_seed("world", 1))
        for move in moves:
            told = GAME.preview(state, seat, move)
            assert told == GAME.preview(world, seat, move)
            if told is not None:
                assert words.preview(told)
        state.play(seat, moves[dice.below(0, len(moves))])
