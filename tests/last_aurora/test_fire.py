"""The Fire Weapons phase, defeat and Loot (LAU-FIRE, LAU-LOOT)."""

import pytest

from tests.last_aurora.table import Table
from tests.rules import rule


def firing(*enemies: str, **options: object) -> Table:
    """Seat 0 fires first; seat 1 is far away."""
    table = Table(**options)  # type: ignore[arg-type]
    table.at(1, "a12")
    for name in enemies:
        table.enemy(name)
    return table


@rule("LAU-FIRE-01", "LAU-FIRE-12")
def test_enemies_enter_then_ambush_then_players_fire_then_enemies_attack() -> None:
    table = Table()
    table.enemy("ice_jackals")
    table.lurk("war_wolves")
    table.begin("fire")
    table.play_until("ExploreTurn", "done")
    kinds = [event.kind.name for event in table.events]
    sequence = ["enemy_entered", "ambushed", "enemy_attacked"]
    assert sorted(sequence, key=kinds.index) == sequence
    assert [e["enemy"] for e in table.heard("enemy_attacked")] == ["ice_jackals"]


@rule("LAU-FIRE-02", "LAU-EDGE-07")
def test_lurking_enemies_enter_where_the_leader_stands_oldest_first() -> None:
    table = Table()
    table.at(0, "a12")
    table.lurk("ash_cult", "war_wolves")
    table.begin("fire")
    assert [(e["enemy"], e["region"]) for e in table.heard("enemy_entered")] == [
        ("ash_cult", "coast"), ("war_wolves", "coast"),
    ]  # fmt: skip


@rule("LAU-FIRE-03", "LAU-EDGE-20")
def test_an_ambush_hits_the_convoys_of_its_region_once() -> None:
    table = Table(players=3)
    table.at(0, "a05")
    table.at(1, "a04")
    table.at(2, "a05")
    table.lurk("rust_brotherhood")
    table.begin("fire")
    hit = []
    while table.step() == "SufferDamage":
        hit.append(table.seat())
        table.play(table.moves()[-1])
    assert hit == [0, 0, 2, 2, 1]
    assert [event["seat"] for event in table.heard("ambushed")] == [0, 2, 1]


@rule("LAU-FIRE-03", "LAU-ROUND-02")
@pytest.mark.parametrize(
    ("enemy", "spaces", "struck"),
    [
        ("rust_brotherhood", ["a03", "a05", "a04", "a05"], [3, 1, 2, 0]),
        ("rust_brotherhood", ["a03", "a05", "a04", "a02"], [1, 2, 0, 3]),
        ("ash_cult", ["a03", "a05", "a04", "a02"], [2, 0, 3, 1]),
    ],
)
def test_an_ambush_hits_each_group_of_convoys_in_track_order(
    enemy: str, spaces: list[str], struck: list[int]
) -> None:
    table = Table(players=4)
    table.order(2, 0, 3, 1)
    for seat, space in enumerate(spaces):
        table.at(seat, space)
    table.lurk(enemy)
    table.begin("fire")
    decided: list[int] = []
    while table.step() in ("SufferDamage", "ChooseContaminated"):
        if table.seat() not in decided:
            decided.append(table.seat())
        table.play(table.moves()[-1])
    assert decided == struck
    assert [event["seat"] for event in table.heard("ambushed")] == struck


@rule("LAU-FIRE-03")
def test_an_ambush_without_a_convoy_in_the_region_has_no_effect() -> None:
    table = Table()
    table.enemy("war_wolves", region="bay", is_new=True)
    table.begin("fire")
    assert not table.heard("damaged")


@rule("LAU-FIRE-05")
def test_each_whole_weapon_fires_once_at_enemies_of_the_region() -> None:
    table = firing("harbour_king")
    table.convoy(0, "start_truck_red", "machine_gun")
    table.crew(0, "leader_red")
    table.load(0, ammo=2, fuel=0, food=0)
    table.begin("fire")
    table.play("fire:machine_gun.1")
    assert table.refused("fire:machine_gun.1") == "LAU-FIRE-05"
    table.play("fire:start_truck_red.4")
    assert len(table.heard("fired")) == 2
    table = firing()
    table.enemy("war_wolves", region="coast")
    table.hand(0, "toolbox")
    table.damage("start_container_red.1")
    table.load(0, food=0, ammo=1)
    table.begin("fire")
    assert table.seat() == 0
    assert table.refused("fire:start_truck_red.4") == "LAU-FIRE-05"


@rule("LAU-FIRE-06")
def test_a_shot_costs_one_ammo_and_reads_the_column_of_the_weapons_level() -> None:
    for weapon, damage in [("start_truck_red.4", 1), ("autocannon.1", 3)]:
        table = firing("harbour_king")
        table.convoy(0, "start_truck_red", "autocannon")
        table.crew(0, "leader_red")
        table.load(0, fuel=0, food=0)
        table.next_outcomes("outcome_08")
        table.begin("fire")
        table.play(f"fire:{weapon}")
        assert table.foe("harbour_king").hits == damage
        assert table.tokens(0)["ammo"] == 0


@rule("LAU-FIRE-06")
def test_zero_is_a_miss() -> None:
    table = firing("harbour_king")
    table.next_outcomes("outcome_01")
    table.begin("fire")
    table.play("fire:start_truck_red.4")
    assert table.heard("missed") == [{"seat": 0}]
    assert (table.fame(0), table.foe("harbour_king").targets) == (0, (-1,) * 4)


@rule("LAU-FIRE-06")
def test_without_ammo_no_weapon_fires() -> None:
    table = firing("harbour_king")
    table.load(0, ammo=0)
    table.hand(0, "toolbox")
    table.damage("start_container_red.1")
    table.begin("fire")
    assert table.refused("fire:start_truck_red.4") == "LAU-FIRE-06"


@rule("LAU-FIRE-07")
def test_a_hit_brings_fame_and_the_leftmost_target_space() -> None:
    table = firing()
    table.enemy("harbour_king", targets=(1,))
    table.next_outcomes("outcome_12")
    table.begin("fire")
    table.play("fire:start_truck_red.4")
    assert (table.fame(0), table.foe("harbour_king").targets) == (1, (1, 0, -1, -1))


@rule("LAU-EDGE-18", "LAU-FIRE-07")
def test_each_success_brings_fame_but_only_the_first_a_counter() -> None:
    table = firing("harbour_king")
    table.convoy(0, "start_truck_red", "machine_gun")
    table.crew(0, "leader_red")
    table.load(0, ammo=2, fuel=0, food=0)
    table.next_outcomes("outcome_07", "outcome_08")
    table.begin("fire")
    table.play("fire:start_truck_red.4", "fire:machine_gun.1")
    assert (table.fame(0), table.foe("harbour_king").targets) == (2, (0, -1, -1, -1))
    assert len(table.view().outcomes_shown) == 1  # the others are discarded


@rule("LAU-EDGE-19", "LAU-FIRE-07")
def test_with_both_counters_placed_a_hit_on_a_third_enemy_gives_fame_only() -> None:
    table = firing()
    table.enemy("steel_tide", targets=(0,))
    table.enemy("ash_cult", targets=(0,))
    table.enemy("harbour_king")
    table.next_outcomes("outcome_12")
    table.begin("fire")
    table.play("fire:start_truck_red.4", "at:harbour_king")
    assert (table.fame(0), table.foe("harbour_king").targets) == (1, (-1,) * 4)


@rule("LAU-FIRE-09")
def test_a_full_enemy_is_defeated_at_once_and_excess_is_lost() -> None:
    table = firing()
    table.enemy("war_wolves", hits=2)
    table.next_outcomes("outcome_12")
    table.begin("fire")
    table.play("fire:start_truck_red.4")
    assert table.heard("enemy_hit") == [{"seat": 0, "enemy": "war_wolves", "n": 1}]
    table.play("decline")
    assert not table.is_on_road("war_wolves")


@rule("LAU-FIRE-10", "LAU-FIRE-15")
def test_an_enemy_attack_deals_its_value_in_the_columns_of_one_card() -> None:
    table = Table()
    table.enemy("rust_brotherhood")
    table.load(0, ammo=0)
    table.load(1, ammo=0)
    table.next_outcomes("outcome_02")  # columns 2, 1, 3, 2
    table.begin("fire")
    struck = []
    while table.step() == "SufferDamage":
        struck.append((table.seat(), table.moves()[0].split(":")[1].split(".")[0]))
        table.play(table.moves()[-1])
        while table.step() == "Unload":
            table.play(table.moves()[0])
    assert struck == [
        (0, "start_container_red"), (0, "start_truck_red"),
        (1, "start_container_blue"), (1, "start_truck_blue"),
    ]  # fmt: skip


@rule("LAU-FIRE-15")
def test_enemies_attack_in_order_of_entry_and_convoys_suffer_in_track_order() -> None:
    table = Table(players=3)
    table.order(2, 0, 1)
    table.enemy("war_wolves")
    table.enemy("ice_jackals")
    for seat in range(3):
        table.load(seat, ammo=0)
    table.begin("fire")
    suffered: dict[str, list[int]] = {"war_wolves": [], "ice_jackals": []}
    while table.step() in ("SufferDamage", "Unload"):
        struck = suffered[str(table.heard("enemy_attacked")[-1]["enemy"])]
        if table.seat() not in struck:
            struck.append(table.seat())
        table.play(table.moves()[-1])
    assert [event["enemy"] for event in table.heard("enemy_attacked")] == list(suffered)
    assert list(suffered.values()) == [[2, 0, 1], [2, 0, 1]]
    assert [event["seat"] for event in table.heard("outcome_shown")] == [2, 2]  # for all of them


@rule("LAU-FIRE-11")
def test_the_outcome_discards_are_shuffled_when_a_card_is_needed() -> None:
    table = firing("harbour_king")
    deck = table.state.decks[7]
    table.state.own_piles().outcomes, deck.cards = tuple(deck.cards), []
    table.begin("fire")
    table.play("fire:start_truck_red.4")
    assert len(table.heard("outcomes_shuffled")) == 1
    assert table.faults() == []


@rule("LAU-FIRE-11")
def test_an_outcome_card_in_use_is_not_shuffled_in() -> None:
    table = firing("harbour_king")
    table.crew(0, "veteran")
    table.next_outcomes("outcome_01")
    table.begin("fire")
    table.play("fire:start_truck_red.4", "use")
    assert len(table.heard("outcomes_shuffled")) == 1
    assert "outcome:outcome_01" in table.moves()
    assert table.faults() == []


@rule("LAU-FIRE-12")
def test_each_entry_of_an_ambush_is_finished_for_all_before_the_next() -> None:
    table = Table()
    table.at(0, "a05")
    table.lurk("harbour_king")
    table.begin("fire")
    assert (table.tokens(0)["fuel"], table.tokens(1)["fuel"]) == (0, 0)
    assert (table.step(), table.seat()) == ("SufferDamage", 0)


@rule("LAU-FIRE-13", "LAU-FIRE-08")
def test_an_attack_pays_reveals_damages_and_only_then_brings_fame() -> None:
    table = firing("harbour_king")
    table.next_outcomes("outcome_12")
    table.begin("fire")
    table.play("fire:start_truck_red.4")
    kinds = [event.kind.name for event in table.events]
    sequence = ["spent", "fired", "outcome_shown", "enemy_hit", "fame_changed", "target_placed"]
    assert sorted(sequence, key=kinds.index) == sequence


@rule("LAU-FIRE-14")
def test_an_enemy_whose_ambush_hit_nobody_does_not_attack_in_this_phase() -> None:
    table = Table()
    table.enemy("war_wolves", is_new=True)
    table.state.fight.foes[0].spared = 3
    table.begin("fire")
    table.play_until("ExploreTurn", "done")
    assert not table.heard("enemy_attacked")
    assert not table.foe("war_wolves").is_new


@rule("LAU-FIRE-16", "LFS-OBJ-02")
def test_camouflage_is_played_in_the_window_or_on_ones_turn() -> None:
    table = Table(exploration_deck=True)
    table.enemy("war_wolves")
    table.hand(0, "active_camouflage")
    table.load(0, ammo=0)
    table.load(1, ammo=0)
    table.begin("fire")
    assert "play:active_camouflage" in table.moves()
    table.play("done")
    assert (table.step(), table.seat()) == ("React", 0)
    table.play("play:active_camouflage")
    assert (table.step(), table.seat()) == ("SufferDamage", 1)


@rule("LAU-FIRE-04")
def test_only_those_who_can_react_are_asked() -> None:
    table = Table()
    table.hand(0, "nitro")
    table.lurk("ash_cult")
    table.begin("fire")
    assert table.step() == "ChooseContaminated"


def ambushed(**options: object) -> Table:
    """Seat 1 leads; the track shows seats 2, 0, 1, and the Ambush names the leader first."""
    table = Table(players=3, **options)  # type: ignore[arg-type]
    table.order(2, 0, 1)
    table.at(1, "a03")
    table.lurk("rust_brotherhood")
    return table


@rule("LAU-FIRE-04", "LFS-STORY-14")
def test_those_who_are_ambushed_react_in_track_order() -> None:
    table = ambushed()
    for seat in range(3):
        table.hand(seat, ["signal_flare", "signal_flare", "nitro"][seat])
    table.begin("fire")
    asked = []
    while table.step() == "React":
        asked.append(table.seat())
        table.play("decline")
    assert asked == [0, 1]
    table = ambushed(exploration_deck=True)
    table.hand(0, "signal_flare")
    table.hand(1, "signal_flare")
    table.hand(2, "active_camouflage")
    table.begin("fire")
    asked = []
    while table.step() == "React":
        asked.append(table.seat())
        table.play("decline")
    assert asked == [2, 0, 1]


@rule("LFS-STORY-14")
def test_the_first_on_the_track_of_those_ambushed_faces_the_story() -> None:
    table = ambushed(stories=True)
    table.story("story_shield_wall")
    table.begin("fire")
    assert (table.step(), table.seat()) == ("FaceStory", 2)


@rule("LFS-STORY-14", "LAU-FIRE-04")
def test_whoever_ignores_the_ambush_does_not_face_its_story() -> None:
    table = ambushed(stories=True)
    table.hand(2, "signal_flare")
    table.story("story_shield_wall")
    table.begin("fire")
    table.play("play:signal_flare")
    assert (table.step(), table.seat()) == ("FaceStory", 0)


# Defeat and Loot


def last_hit(*targets: int | None, players: int = 4) -> Table:
    """Seat 0 is about to defeat the War Wolves, on which these counters lie."""
    table = Table(players=players)
    table.enemy("war_wolves", hits=2, targets=targets)
    table.next_outcomes("outcome_12")
    table.next_loot("spiked_bumper")
    table.begin("fire")
    table.play("fire:start_truck_red.4")
    return table


@rule("LAU-LOOT-01", "LAU-LOOT-06")
def test_target_spaces_pay_loot_object_and_fame_from_left_to_right() -> None:
    table = last_hit(3, 2, 1, 0)
    assert table.heard("loot_revealed") == [{"card": "spiked_bumper"}]
    assert (table.step(), table.seat()) == ("OfferLoot", 3)
    fame = table.fame(0)
    table.play("use", "mount:start_truck_yellow")
    assert table.heard("loot_taken") == [{"seat": 3, "card": "spiked_bumper"}]
    assert len(table.objects(2)) == 1
    assert (table.fame(1), table.fame(0)) == (1, fame + 1)


@rule("LAU-LOOT-02")
def test_loot_is_offered_on_until_one_takes_it_in_place_of_the_own_reward() -> None:
    table = last_hit(3, 2, 1, 0)
    table.play("decline")
    assert table.seat() == 2
    table.play("use", "mount:start_truck_green")
    assert table.heard("loot_declined") == [{"seat": 3, "card": "spiked_bumper"}]
    assert table.heard("loot_taken") == [{"seat": 2, "card": "spiked_bumper"}]
    assert table.objects(2) == []
    assert (table.objects(3), table.fame(3)) == ([], 0)
    assert table.fame(1) == 1


@rule("LAU-LOOT-02")
def test_loot_goes_to_whoever_has_a_counter_on_any_space() -> None:
    table = last_hit(None, 2)
    assert table.seat() == 0  # the leftmost empty space was the first
    table = last_hit(None, 0)
    assert table.seat() == 0
    table.play("use", "mount:start_truck_red")
    assert table.objects(0) == []


@rule("LAU-LOOT-02")
def test_loot_that_nobody_wants_leaves_the_game() -> None:
    table = last_hit()
    table.play("decline")
    assert table.is_gone("spiked_bumper")
    assert table.heard("loot_lost") == [{"card": "spiked_bumper"}]


@rule("LAU-LOOT-03")
def test_loot_is_attached_or_recruited() -> None:
    table = Table()
    table.enemy("war_wolves", hits=2)
    table.next_outcomes("outcome_12")
    table.next_loot("freed_prisoner")
    table.begin("fire")
    table.play("fire:start_truck_red.4", "use")
    assert "freed_prisoner" in table.crew_of(0)


@rule("LAU-LOOT-04", "LAU-FIRE-17", "LAU-FIRE-08", "LFS-OBJ-03")
def test_without_target_counters_there_is_no_reward_and_no_loot() -> None:
    table = Table(exploration_deck=True)
    table.enemy("war_wolves", hits=2)
    table.hand(0, "at_launcher")
    table.begin("fire")
    table.play("play:at_launcher")
    assert not table.is_on_road("war_wolves")
    assert not table.heard("loot_revealed")
    assert table.fame(0) == 1  # by the card itself


@rule("LAU-LOOT-05")
def test_counters_return_and_the_enemy_leaves_the_game() -> None:
    table = last_hit(1)
    assert table.view().players[1].targets_left == 1
    table.play("decline", "decline")
    assert table.is_gone("war_wolves")
    assert [p.targets_left for p in table.view().players] == [2, 2, 2, 2]


@rule("LAU-EDGE-10")
def test_an_empty_loot_deck_is_worth_two_fame_to_the_first_owner() -> None:
    table = Table()
    table.enemy("war_wolves", hits=2, targets=(1,))
    table.next_outcomes("outcome_12")
    table.next_loot()
    table.begin("fire")
    table.play("fire:start_truck_red.4")
    assert table.fame(1) == 2
    assert not table.is_on_road("war_wolves")
    table = Table(players=3)
    table.enemy("war_wolves", hits=2, targets=(None, 1, 0))
    table.next_outcomes("outcome_12")
    table.next_loot()
    table.begin("fire")
    table.play("fire:start_truck_red.4")
    assert (table.fame(1), table.objects(1)) == (2, [])  # in place of the Object of space 2
