"""Module 5: player versus player (LFS-PVP)."""

from meadhall.games.last_aurora import GAME
from meadhall.games.last_aurora.content.tables import CARD_IDS, CONTENT
from meadhall.games.last_aurora.rules.modules.pvp import HitPlayer
from meadhall.games.last_aurora.rules.state import AuroraState
from tests.last_aurora.table import Table
from tests.rules import rule


def duel(players: int = 2, level: int = 1, **options: object) -> Table:
    """All in one region; seat 0 fires first, with a Weapon of this level above the Truck."""
    table = Table(players=players, player_versus_player=True, **options)  # type: ignore[arg-type]
    device = {1: None, 2: "machine_gun", 3: "autocannon", 4: "heavy_cannon"}[level]
    table.convoy(0, "start_truck_red", device, "start_container_red")
    return table


def gun(level: int) -> str:
    names = {1: "start_truck_red.4", 2: "machine_gun.1", 3: "autocannon.1", 4: "heavy_cannon.1"}
    return f"fire:{names[level]}"


@rule("LFS-PVP-01")
def test_one_enemy_of_each_period_and_one_loot_of_each_tier_are_removed() -> None:
    table = duel(4)
    removed = [CARD_IDS[card] for card in table.state.piles.removed]
    enemies = {card.id: card.period for card in CONTENT.enemies}
    loot = {card.id: card.tier for card in CONTENT.loot}
    assert sorted(enemies[card] for card in removed if card in enemies) == [1, 2, 3]
    assert sorted(loot[card] for card in removed if card in loot) == ["I-II", "III-IV", "V-VI"]


@rule("LFS-PVP-02", "LFS-EDGE-12")
def test_the_outcome_cards_of_the_expansion_serve_everything() -> None:
    table = duel(stories=True)
    table.story("story_night_song")
    table.next_outcomes("pvp_outcome_03", "pvp_outcome_01")
    table.begin("rest")
    table.play("option:b")
    assert table.view().outcomes_shown == ["pvp_outcome_03"]
    assert table.heard("story_succeeded")


@rule("LFS-PVP-03", "LFS-PVP-05")
def test_markers_begin_on_the_first_spaces_of_their_tracks() -> None:
    view = duel().view()
    assert (view.players[0].dodge_mark, view.players[0].attack_mark) == (0, 0)
    assert view.dodge_track == [0, 1, 2, 3]
    assert len(view.attack_track) == 8


@rule("LFS-PVP-04", "LFS-PVP-21")
def test_fame_begins_at_minus_one() -> None:
    state = GAME.new(2, {"player_versus_player": True}, "fame")
    assert isinstance(state, AuroraState)
    assert state.fame == [-1, -1]
    solo = GAME.new(1, {"player_versus_player": True, "automa": "hard"}, "fame")
    assert isinstance(solo, AuroraState)
    assert solo.fame[1] == 2 - 1


@rule("LFS-PVP-06")
def test_an_attack_on_a_player_needs_a_weapon_ammo_and_a_convoy_in_the_region() -> None:
    table = duel(3)
    table.at(2, "a12")
    table.begin("fire")
    assert "fire:start_truck_red.4" in table.moves()
    table.play("fire:start_truck_red.4")
    assert table.heard("fired_at_player")[0]["other"] == 1
    assert table.tokens(0)["ammo"] == 0
    table = duel()
    table.at(1, "a12")
    table.begin("fire")
    assert table.step() != "FireTurn"


@rule("LFS-PVP-06")
def test_a_scrap_weapon_fires_at_players_with_an_object() -> None:
    table = duel(exploration_deck=True)
    table.convoy(0, "start_truck_red", "scrap_cannon", "start_container_red")
    table.hand(0, "toolbox")
    table.begin("fire")
    table.play("fire:scrap_cannon.1")
    assert table.objects(0) == []
    assert table.tokens(0)["ammo"] == 1


@rule(
    "EX-06", "LFS-PVP-07", "LFS-PVP-08", "LFS-PVP-09", "LFS-PVP-13", "LFS-PVP-14",
    "LFS-PVP-22", "LAU-INFO-03",
)  # fmt: skip
def test_the_example_of_the_rulebook() -> None:
    table = duel(level=4)
    table.convoy(1, "start_truck_blue", None, "start_container_blue", None, "flatbed")
    table.load(1, fuel=0, food=0, ammo=0)
    table.load(0, food=0)
    table.damage("start_container_red.1")
    table.state.own_fight().dodge_marks = (0, 2)
    table.next_outcomes("pvp_outcome_08", "pvp_outcome_01")  # 4 hits; then columns 2, 3
    table.begin("fire")
    table.play(gun(4))
    assert table.heard("dodged") == [{"seat": 1, "n": 2}]
    assert table.view().outcome_back == [2, 3, 2, 3, 1]
    assert all("start_container_blue" in word for word in table.moves())
    table.play("damage:start_container_blue.3")
    assert all("flatbed" in word for word in table.moves())
    table.play("damage:flatbed.1")
    assert table.heard("dodge_moved")[0] == {"seat": 1, "place": 4}
    assert [event["place"] for event in table.heard("attack_moved")] == [2, 3, 1]
    assert (table.step(), table.fame(0)) == ("RepairBoxes", 1)
    table.play("repair:start_container_red.1")
    assert (table.state.fight.dodge_marks, table.state.fight.attack_marks) == ((0, 2), (0, 0))


@rule("LFS-PVP-08")
def test_the_columns_begin_again_after_the_last_entry() -> None:
    table = duel(level=4)
    table.convoy(1, "crawler", "armour_plates", "armoured_coach", "twin_cannon", "flatbed")
    table.load(1, fuel=0, food=0, ammo=0)
    table.state.own_fight().bonus = 0
    table.hand(0, "incendiary_rounds")
    table.next_outcomes("pvp_outcome_12", "pvp_outcome_10")  # 5 hits and 1; columns 1 2 1 2 3
    table.begin("fire")
    table.play(gun(4), "load:incendiary_rounds")
    columns = []
    while table.step() == "SufferHit":
        cards = {word.split(":")[1].split(".")[0] for word in table.moves()}
        columns.append(1 if "crawler" in cards else 2 if "armoured_coach" in cards else 3)
        table.play(table.moves()[-1])
    assert columns == [1, 2, 1, 2, 3, 1]


@rule("LFS-PVP-09", "LFS-EDGE-08")
def test_damage_that_finds_no_box_moves_no_marker() -> None:
    table = duel(level=4)
    table.convoy(1, "start_truck_blue")
    table.crew(1)
    table.load(1, fuel=0, food=0, ammo=0)
    table.damage(*[f"start_truck_blue.{n}" for n in range(1, 5)])
    table.next_outcomes("pvp_outcome_12", "pvp_outcome_10")
    table.begin("fire")
    table.play(gun(4))
    assert (table.state.fight.dodge_marks, table.state.fight.attack_marks) == ((0, 0), (0, 0))


@rule("LFS-PVP-10", "LFS-PVP-15", "LFS-PVP-19")
def test_several_players_may_be_attacked_and_each_bonus_names_one_that_was_hit() -> None:
    table = duel(4, level=4)
    table.load(0, ammo=2, food=0)
    table.state.own_fight().attack_marks = (3, 0, 0, 0)
    table.next_outcomes("pvp_outcome_10", "pvp_outcome_12", "pvp_outcome_02", "pvp_outcome_05")
    table.begin("fire")
    table.play("fire:start_truck_red.4", "at:seat_1")
    table.play_until("FireTurn", "drop:fuel")
    table.play(gun(4), "at:seat_2")
    table.play_until("HitPlayer", "drop:fuel", "done")
    assert table.view().hit_by[0] == [1, 2]
    assert table.moves() == ["hit:seat_1", "hit:seat_2"]
    fame = table.fame(1)
    table.play("hit:seat_1")
    assert table.fame(1) == fame - 1


@rule("LFS-PVP-15")
def test_hits_of_an_earlier_phase_are_forgotten() -> None:
    table = duel(3)
    table.state.own_fight().hit_by = (0b110, 0, 0)
    table.begin("fire")
    assert table.view().hit_by == [[], [], []]


@rule("LFS-PVP-14")
def test_who_has_no_fame_to_lose_takes_damage_instead() -> None:
    table = duel(2)
    table.famous(1, -3)
    table.state.own_fight().attack_marks = (4, 0)
    table.state.own_fight().hit_by = (0b10, 0)
    table.state.steps[:] = [HitPlayer(0)]
    table.state.settle()
    assert (table.step(), table.seat()) == ("SufferDamage", 1)


@rule("LFS-PVP-09", "LFS-PVP-13", "LFS-PVP-14", "LFS-PVP-19")
def test_the_markers_stop_at_the_last_space_and_all_bonuses_are_taken_from_left_to_right() -> None:
    table = duel(level=4)
    table.load(1, fuel=0, food=0, ammo=0)
    table.damage("start_container_red.1", "start_container_red.2")
    table.load(0, food=0)
    fight = table.state.own_fight()
    fight.dodge_marks, fight.attack_marks = (0, 3), (6, 0)
    table.next_outcomes("pvp_outcome_12", "pvp_outcome_10")  # 5 hits, of which 3 are dodged
    table.begin("fire")
    table.play(gun(4))
    table.play_until("RepairBoxes")
    assert [event["place"] for event in table.heard("attack_moved")] == [8, 1]
    table.play_until("ExploreTurn", "repair:start_container_red.1", "repair:start_container_red.2")
    bonuses = [event["bonus"] for event in table.heard("attack_bonus")]
    assert bonuses == ["fame", "repair", "object", "hit_player", "fame", "repair", "hit_player"]
    assert (table.fame(0), table.fame(1)) == (2, -2)
    assert len(table.heard("object_drawn")) == 1
    assert "start_container_red.1" not in table.damaged()
    assert table.state.fight.dodge_marks == (0, 2)


@rule("LFS-PVP-11")
def test_nobody_dodges_enemies() -> None:
    table = duel()
    table.state.own_fight().dodge_marks = (3, 3)
    table.enemy("war_wolves", is_new=True)
    table.begin("fire")
    assert table.step() == "SufferDamage"


@rule("LFS-PVP-12")
def test_players_are_no_enemies() -> None:
    table = duel(exploration_deck=True)
    table.crew(0, "lookout", "gunner", "sniper")
    table.hand(0, "at_launcher", "smoke_candle")
    table.next_outcomes("pvp_outcome_05", "pvp_outcome_01")
    table.begin("fire")
    assert table.refused("ability:sniper") == "LAU-FIRE-05"
    assert table.refused("play:at_launcher") == "LAU-OBJ-04"
    assert table.refused("play:smoke_candle") == "LAU-OBJ-04"
    fame = table.fame(0)
    table.play("fire:start_truck_red.4")
    assert table.step() == "SufferHit"
    table.play(table.moves()[-1])
    assert table.step() != "SufferHit"  # 1 Damage without the Gunner
    assert table.fame(0) == fame


@rule("LFS-PVP-12")
def test_the_sniper_aims_at_enemies_only() -> None:
    table = duel(exploration_deck=True)
    table.crew(0, "sniper")
    table.enemy("harbour_king")
    table.begin("fire")
    table.play("ability:sniper")
    assert table.foe("harbour_king").hits == 3  # there was nobody else to choose


@rule("LFS-PVP-12")
def test_incendiary_rounds_work_against_players() -> None:
    table = duel()
    table.hand(0, "incendiary_rounds")
    table.load(0, ammo=0)
    table.next_outcomes("pvp_outcome_05", "pvp_outcome_10")
    table.begin("fire")
    table.play("fire:start_truck_red.4")
    table.play(table.moves()[-1])
    assert table.step() in ("SufferHit", "Unload")


@rule("LFS-PVP-18")
def test_the_veteran_works_against_players_and_a_miss_stays_a_miss() -> None:
    table = duel(exploration_deck=True)
    table.crew(0, "veteran", "lookout")
    table.next_outcomes("pvp_outcome_01", "pvp_outcome_02", "pvp_outcome_03")
    table.begin("fire")
    table.play("fire:start_truck_red.4")
    assert table.step() == "LookAgain"
    table.play("decline")
    assert table.heard("missed") == [{"seat": 0}]


@rule("LFS-PVP-13")
def test_the_dodge_marker_does_not_fall_below_its_first_space() -> None:
    table = duel()
    table.begin("fire")
    table.play_until("ExploreTurn", "done")
    assert table.state.fight.dodge_marks == (0, 0)


@rule("LFS-PVP-16")
def test_the_zone_keeps_three_cards_with_two_players_and_four_with_more() -> None:
    for players, kept in [(2, 3), (3, 4)]:
        table = duel(players)
        table.zone("petrol_station", "roof_rack", "flatbed", "machine_gun", "armour_plates")
        table.next_cards()
        table.begin("end")
        assert sum(card is not None for card in table.slots()) == kept


@rule("LFS-PVP-17")
def test_the_automa_is_attacked_and_attacks() -> None:
    table = duel(1, level=4)
    table.next_outcomes("pvp_outcome_08", "pvp_outcome_01")
    table.state.own_fight().dodge_marks = (0, 2)
    table.next_actions("automa_3")
    table.begin("fire")
    table.play(gun(4))
    assert [event["token"] for event in table.heard("automa_lost")][:2] == ["ammo", "food"]
    assert table.heard("dodge_moved")[0] == {"seat": 1, "place": 4}
    assert [event["place"] for event in table.heard("attack_moved")][:2] == [2, 3]
    table = duel(1)
    table.order(1, 0)
    table.next_actions("automa_3")
    table.begin("fire")
    assert (table.step(), table.seat()) == ("SufferHit", 0)
    table.play_until("ExploreTurn", "drop:fuel", "drop:food", "drop:ammo", "done")
    moved = [event["place"] for event in table.heard("attack_moved") if event["seat"] == 1]
    assert moved == [2, 3, 4, 1]
    bonuses = [event["bonus"] for event in table.heard("attack_bonus") if event["seat"] == 1]
    assert bonuses == ["fame", "repair", "object"]
    assert table.fame(1) == 3 + 1  # each is worth 1 Fame, and the Action card 1 more


@rule("LFS-PVP-20")
def test_a_convoy_at_the_aurora_may_be_attacked() -> None:
    table = duel()
    table.at(0, "a20")
    table.at(1, "a21")
    table.begin("fire")
    assert "fire:start_truck_red.4" in table.moves()
