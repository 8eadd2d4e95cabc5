"""What a choice is said to cost, gain and risk."""

import pytest

from meadhall.games.last_aurora import GAME
from meadhall.games.last_aurora.content.tables import OBJECTS, TOKEN_IDS
from meadhall.games.last_aurora.rules.state import OBJECT_DECK, AuroraState
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


def comes_true(state: AuroraState, seat: int, move: int, told: Preview) -> bool:
    """Whether all claims hold at one moment before anyone decides again."""
    after = state.copy()
    after.steps[-1].play(after, seat, move)
    while True:
        tallies = GAME.tallies(after, seat)
        if all(tallies[name] == count for name, count in told.claims.items()):
            return True
        if not after.advance():
            return False


def claims(table: Table, word: str) -> dict[str, int]:
    """What a preview claims, after a look whether it comes true."""
    told = preview(table, word)
    assert comes_true(table.state, table.seat(), GAME.moves.number(word), told)
    return dict(told.claims)


# Exploration


def exploring(*cards: str | None) -> Table:
    """Seat 1 begins to explore these slots."""
    table = Table(players=2)
    table.zone(*cards)
    table.begin("exploration")
    return table


def test_a_slot_says_what_it_needs_and_what_one_can_make() -> None:
    table = exploring("petrol_station", None, None, None, "fuel_barge")
    assert note(table, "explore:slot_1") == "Needs 1; one Survivor can reach 3"
    assert note(table, "explore:slot_5") == "Needs 3; one Survivor can reach 3"
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
    assert claims(table, "send:copilot_blue") == {"exploring": 1}
    table.play("send:copilot_blue")
    assert note(table, "send:leader_blue") == "Value 3, needed 2; rests afterwards"
    assert claims(table, "send:leader_blue") == {"exploring": 3}


@pytest.mark.parametrize(
    ("map", "slot", "choice"),
    [("alpha", 1, 1), ("alpha", 2, 1), ("alpha", 4, 1), ("alpha", 5, 1),
     ("beta", 3, 2), ("beta", 5, 2)],
)  # fmt: skip
def test_a_bonus_action_that_changes_nothing_says_so(map: str, slot: int, choice: int) -> None:
    """No Damage, Fuel, Contamination, Object or Exhausted Survivor, and Fame at its end."""
    table = Table(players=2, map=map)
    table.zone(*[None] * (slot - 1), "roof_rack")
    table.state.supply[TOKEN_IDS.index("fuel")] = 0
    table.famous(1, 20)
    table.state.decks[OBJECT_DECK].cards = []
    table.begin("exploration")
    table.explore(1, slot, "leader_blue", "copilot_blue")
    word = f"bonus:slot_{slot}:{choice}"
    assert note(table, word) == "It would change nothing now"
    assert note(table, word, POLISH) == "Teraz niczego by to nie zmieniło"
    assert claims(table, word) == GAME.tallies(table.state, 1)
    before = GAME.tallies(table.state, 1)
    table.play(word)
    assert GAME.tallies(table.state, 1) == before


@pytest.mark.parametrize(
    ("map", "slot", "choice"),
    [("alpha", 1, 1), ("alpha", 2, 1), ("alpha", 4, 1), ("alpha", 5, 1),
     ("beta", 3, 2), ("beta", 5, 2)],
)  # fmt: skip
def test_a_bonus_action_of_use_says_nothing(map: str, slot: int, choice: int) -> None:
    table = Table(players=2, map=map)
    table.zone(*[None] * (slot - 1), "roof_rack")
    table.damage("start_truck_blue.4")
    table.crew(1, "leader_blue", "copilot_blue", "scavenger")
    table.put("scavenger", "exhausted", contamination=1)
    table.begin("exploration")
    table.explore(1, slot, "leader_blue", "copilot_blue")
    assert is_silent(table, f"bonus:slot_{slot}:{choice}")


def test_objects_in_the_discard_pile_can_be_drawn() -> None:
    table = exploring(None, None, None, None, "roof_rack")
    table.explore(1, 5, "leader_blue", "copilot_blue")
    table.state.own_piles().objects = [1] + [0] * (OBJECTS - 1)
    table.state.decks[OBJECT_DECK].cards = []
    assert is_silent(table, "bonus:slot_5:1")


@pytest.mark.parametrize(
    ("story", "is_known"), [("story_toolbox_note", False), ("story_night_song", True)]
)
def test_a_bonus_action_may_be_taken_for_the_story_that_waits_for_it(
    story: str, is_known: bool
) -> None:
    table = Table(players=2, stories=True)
    table.zone("roof_rack")
    table.story(story)
    table.begin("exploration")
    table.explore(1, 1, "leader_blue")
    assert is_silent(table, "bonus:slot_1:1") != is_known


def test_the_hunters_own_bonus_is_judged_by_its_own_effect() -> None:
    table = exploring("roof_rack")
    table.crew(1, "hunter")
    table.play("explore:slot_1")
    assert note(table, "bonus:slot_1:1") == "It would change nothing now"
    [own] = [
        word for word in table.moves() if word.startswith("bonus") and word != "bonus:slot_1:1"
    ]
    assert is_silent(table, own)
    table.state.supply[TOKEN_IDS.index("food")] = 0
    assert note(table, own) == "It would change nothing now"


def test_an_option_that_changes_nothing_says_so() -> None:
    table = Table(players=2)
    table.zone(None)
    table.next_cards("cold_snap")
    table.put("leader_red", "rest")
    table.put("copilot_red", "rest")
    table.begin("end")
    assert (table.step(), table.seat()) == ("ChooseOption", 0)
    assert is_silent(table, "option:a")  # 1 Food
    assert note(table, "option:b") == "It would change nothing now"
    assert claims(table, "option:b") == GAME.tallies(table.state, 0)


def test_a_resource_that_no_box_takes_says_so() -> None:
    table = Table(players=2)
    table.convoy(0, "start_truck_red")
    table.crew(0, "leader_red")
    table.damage("start_truck_red.2")
    table.load(0, food=0, ammo=0)
    table.at(0, "a02")
    table.waypoint("a03", "waypoint_beta_1")
    table.begin("movement")
    table.play("go", "stop")
    assert table.moves() == ["gain:fuel", "gain:food", "gain:ammo"]
    assert is_silent(table, "gain:fuel")
    assert note(table, "gain:food") == "It would change nothing now"
    assert claims(table, "gain:ammo") == GAME.tallies(table.state, 0)


def test_a_resource_that_takes_the_place_of_another_is_no_idle_choice() -> None:
    table = Table(players=2)
    table.convoy(0, "start_truck_red")
    table.crew(0, "leader_red")
    table.load(0, food=1, ammo=0)
    table.at(0, "a02")
    table.waypoint("a03", "waypoint_beta_1")
    table.begin("movement")
    table.play("go", "stop")
    assert is_silent(table, "gain:ammo")


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
    assert note(table, "drive:1", POLISH) == ("Najwyżej 4 pola, zostanie 0 Paliw; do statku 6 pól")
    assert claims(table, "drive:1") == {"points": 4, "fuel": 0, "way": 6}


def test_a_truck_that_burns_food_tells_what_it_takes() -> None:
    table = Table(players=2)
    table.round(3)
    table.at(0, "a18")
    table.aurora("a24")
    table.convoy(0, "biofuel_turbo", None, "start_container_red", None)
    table.load(0, fuel=1, food=1, ammo=0)
    table.begin("movement")
    table.play("go")
    points = preview(table, "drive:1").facts["points"]
    assert note(table, "drive:1") == (
        f"{points} spaces at most for 2 Fuel or Food; the ship is 6 away"
    )
    assert note(table, "drive:1", POLISH) == (
        f"Najwyżej {points} pól za 2 Paliwa lub Żywności; do statku 6 pól"
    )
    assert claims(table, "drive:1") == {"points": points, "fuel_due": 2, "way": 6}
    table.aurora("a17")
    assert note(table, "drive:1").endswith("for 2 Fuel or Food; the ship is not ahead of you")
    assert note(table, "drive:1", POLISH).endswith("lub Żywności; statku nie ma już przed tobą")


def test_each_step_tells_what_is_left() -> None:
    table = on_the_road("a20", fuel=2)
    table.play("drive:1")
    table.play("to:a22")
    assert note(table, "to:a23") == "The ship is 1 away; points left: 1"
    assert claims(table, "to:a23") == {"points": 1, "way": 1}
    assert is_silent(table, "stop")
    table.play("to:a23")
    assert note(table, "stop") == "1 Contamination for one of your Survivors"
    assert claims(table, "stop") == {"contamination_due": 1}
    assert note(table, "to:a24") == "You reach the ship"
    assert claims(table, "to:a24") == {"points": 0, "way": 0}


def test_an_avalanche_costs_points_or_ammo() -> None:
    table = Table(players=2, map="beta")
    table.aurora("b10")
    table.at(0, "b03")
    table.begin("movement")
    table.play("go")
    assert note(table, "to:bp1") == "The ship is 4 away; points left: 0"
    assert claims(table, "to:bp1") == {"points": 0, "way": 4}
    assert note(table, "blast:bp1") == "The ship is 4 away; points left: 2"
    assert claims(table, "blast:bp1") == {"points": 2, "way": 4, "ammo": 0}


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
    assert claims(table, "to:bs1")["points"] == 4
    assert note(table, "to:b25") == "The ship is 3 away; points left: 6"


# Fire


def test_a_weapon_tells_its_chance_and_its_damage() -> None:
    table = Table(players=2)
    table.enemy("war_wolves", hits=2)
    table.enemy("ice_jackals")
    table.begin("fire")
    assert note(table, "fire:start_truck_red.4") == "58% to hit; 2 Damage at most"
    assert preview(table, "fire:start_truck_red.4").odds == pytest.approx(7 / 12)
    table.play("fire:start_truck_red.4")
    assert note(table, "at:war_wolves") == "58% to hit, 58% to defeat it; 1 box left"
    assert note(table, "at:ice_jackals") == "58% to hit, 0% to defeat it; 4 boxes left"


def test_no_weapon_promises_more_than_the_enemy_has_boxes() -> None:
    table = Table(players=2)
    table.enemy("war_wolves", hits=2)
    table.begin("fire")
    assert note(table, "fire:start_truck_red.4") == "58% to hit; 1 Damage at most"


def test_incendiary_rounds_may_add_to_a_hit() -> None:
    table = Table(players=2, exploration_deck=True)
    table.convoy(0, "start_truck_red", "scrap_cannon")
    table.crew(0, "leader_red")
    table.load(0, fuel=0, food=0)
    table.enemy("ice_jackals")
    table.hand(0, "incendiary_rounds")
    table.begin("fire")
    assert note(table, "fire:start_truck_red.4") == "58% to hit; 3 Damage at most"
    scrap = preview(table, "fire:scrap_cannon.1").facts["n"]
    table.hand(0, "toolbox")
    assert preview(table, "fire:scrap_cannon.1").facts["n"] == scrap


def test_a_first_hit_bonus_and_the_lookout_are_counted() -> None:
    table = Table(players=2, exploration_deck=True)
    table.crew(0, "gunner", "lookout")
    table.enemy("war_wolves")
    table.enemy("ice_jackals")
    table.begin("fire")
    table.play("fire:start_truck_red.4")
    assert note(table, "at:war_wolves") == "100% to hit, 67% to defeat it; 3 boxes left"


def test_the_sniper_never_misses() -> None:
    table = Table(players=2, exploration_deck=True)
    table.crew(0, "sniper")
    table.enemy("ice_jackals")
    table.begin("fire")
    assert note(table, "ability:sniper") == "3 Damage for certain"
    assert note(table, "ability:sniper", POLISH) == "Na pewno 3 Uszkodzenia"
    assert claims(table, "ability:sniper") == {"ice_jackals": 3}


def sniping(*crew: str, hits: int = 0, **options: object) -> Table:
    """Seat 0 is about to fire, with a Sniper and this crew, at the Ice Jackals."""
    table = Table(players=2, exploration_deck=True, **options)  # type: ignore[arg-type]
    table.crew(0, "sniper", *crew)
    table.enemy("ice_jackals", hits=hits)
    return table


def test_the_sniper_promises_no_more_than_the_enemy_has_boxes() -> None:
    table = sniping(hits=2)
    table.begin("fire")
    assert note(table, "ability:sniper") == "2 Damage for certain"
    assert claims(table, "ability:sniper") == {"ice_jackals": 4}


def test_a_first_hit_adds_to_the_snipers_shot() -> None:
    table = sniping("gunner")
    table.begin("fire")
    assert claims(table, "ability:sniper") == {"ice_jackals": 4}
    table = sniping("gunner")
    table.begin("fire")
    table.player(0).has_hit = True
    assert claims(table, "ability:sniper") == {"ice_jackals": 3}


def test_the_snipers_only_rounds_are_counted() -> None:
    table = sniping()
    table.hand(0, "incendiary_rounds")
    table.load(0, ammo=0)
    table.begin("fire")
    assert claims(table, "ability:sniper") == {"ice_jackals": 4}


def test_the_sniper_is_sure_of_nothing_while_something_is_open() -> None:
    open_shot = "3 Damage without an Outcome card"
    table = sniping()
    table.enemy("war_wolves", hits=1)
    table.begin("fire")
    assert note(table, "ability:sniper") == open_shot
    assert note(table, "ability:sniper", POLISH) == "3 Uszkodzenia bez karty Wyniku"
    table.play("ability:sniper")
    assert claims(table, "at:ice_jackals") == {"ice_jackals": 3}
    assert claims(table, "at:war_wolves") == {"war_wolves": 3}  # it had 2 boxes left
    table = sniping()
    table.hand(0, "incendiary_rounds")
    table.begin("fire")
    assert note(table, "ability:sniper") == open_shot
    table = sniping(stories=True)
    table.story("story_jammed_gun")
    table.begin("fire")
    assert note(table, "ability:sniper") == open_shot


def test_a_player_dodges() -> None:
    table = Table(players=3, player_versus_player=True)
    table.state.own_fight().dodge_marks = (0, 1, 0)
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
    assert note(table, "option:a") == "50% to succeed, 75% with the payment"
    assert is_silent(table, "option:b")
    table.play("option:a")
    assert note(table, "use") == "75% to succeed"
    assert note(table, "decline") == "50% to succeed"


def test_a_boost_that_cannot_be_paid_is_not_promised() -> None:
    table = Table(players=2, stories=True)
    table.zone("petrol_station")
    table.story("story_locked_cellar")
    table.load(1, ammo=0)
    table.begin("exploration")
    table.play("explore:slot_1", "send:leader_blue", "done")
    assert note(table, "option:a") == "50% to succeed"


# Fairness


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 3])
def test_every_preview_has_words_keeps_its_word_and_tells_nothing_hidden(
    players: int, language: str
) -> None:
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
                assert bool(told.claims) != (told.name in GAME.unclaimed)
                assert comes_true(state, seat, move, told), (told.name, told.claims)
        state.play(seat, moves[dice.below(0, len(moves))])
