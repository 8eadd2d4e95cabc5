"""Module 2: the Asgaror clan (LFS-ASG)."""

import pytest

from meadhall.games.last_aurora.content.tables import CARD_IDS, CONTENT
from meadhall.games.last_aurora.rules.invariants import all_cards
from tests.last_aurora.table import Table
from tests.rules import rule


def strikes(table: Table) -> list[tuple[int, str]]:
    """Who has to place Damage, and the first card on offer, while all take the last box."""
    struck = []
    while table.step() in ("SufferDamage", "Unload"):
        if table.step() == "SufferDamage":
            struck.append((table.seat(), table.moves()[0].split(":")[1].split(".")[0]))
        table.play(table.moves()[-1])
    return struck


def ambush(enemy: str) -> Table:
    """Seat 0 leads the region, seat 1 follows."""
    table = Table(asgaror_clan=True)
    table.at(0, "a05")
    for seat, colour in enumerate(["red", "blue"]):
        table.convoy(seat, f"start_truck_{colour}", None, f"start_container_{colour}")
        table.load(seat, fuel=0, food=0, ammo=0)
    table.lurk(enemy)
    return table


@rule("LFS-ASG-01")
def test_enemies_and_loot_of_the_clan_replace_the_base_ones() -> None:
    table = Table(asgaror_clan=True)
    there = {CARD_IDS[card] for card in all_cards(table.state)}
    assert {card.id for card in CONTENT.new_enemies + CONTENT.new_loot} <= there
    assert not there & {card.id for card in CONTENT.enemies + CONTENT.loot}


@rule("LFS-ASG-02")
def test_damage_on_asgard_armour_may_be_removed_each_round() -> None:
    table = Table(asgaror_clan=True)
    table.convoy(0, "start_truck_red", "asgard_plates")
    table.crew(0, "leader_red")
    table.damage("asgard_plates.1", "start_truck_red.4")
    table.begin("end")
    assert table.moves() == ["repair:asgard_plates.1", "done"]
    table.play("done")
    assert "asgard_plates.1" in table.damaged()


@rule("LFS-ASG-03", "LFS-ASG-04", "EX-09", "LFS-EDGE-03")
def test_asgard_defence_is_filled_first_and_heals_at_the_end_of_the_round() -> None:
    table = Table(asgaror_clan=True)
    table.convoy(0, "start_truck_red", "autocannon")
    table.crew(0, "leader_red")
    table.load(0, fuel=0, food=0)
    table.crew(1)
    table.at(1, "a12")
    table.load(1, fuel=0)
    table.enemy("tyr")
    table.next_outcomes("outcome_08")
    table.begin("fire")
    table.play("fire:autocannon.1")
    foe = table.foe("tyr")
    assert (foe.asgard_hits, foe.hits) == (1, 2)
    table.play_until("ExploreTurn", "done")
    foe = table.foe("tyr")
    assert (foe.asgard_hits, foe.hits) == (0, 2)


@rule("LFS-EDGE-04")
def test_all_boxes_must_be_full_at_one_time() -> None:
    table = Table(asgaror_clan=True)
    table.enemy("tyr", hits=3)
    table.next_outcomes("outcome_06")
    table.begin("fire")
    table.play("fire:start_truck_red.4")
    assert table.heard("enemy_defeated") == [{"enemy": "tyr"}]
    table = Table(asgaror_clan=True)
    table.enemy("heimdallr", hits=4)
    table.next_outcomes("outcome_06")
    table.begin("fire")
    table.play("fire:start_truck_red.4")
    assert table.is_on_road("heimdallr")


@rule("LFS-ASG-05")
def test_tyr_and_ullr_hit_the_first_column_of_the_leader_and_another_of_the_rest() -> None:
    for enemy, column in [("tyr", 2), ("ullr", 3)]:
        table = ambush(enemy)
        table.convoy(1, "start_truck_blue", None, "start_container_blue", None, "flatbed")
        table.begin("fire")
        card = "start_container_blue" if column == 2 else "flatbed"
        assert strikes(table) == [(0, "start_truck_red"), (1, card)]


@rule("LFS-ASG-06")
def test_heimdallr_hits_the_best_weapon_of_everyone() -> None:
    table = ambush("heimdallr")
    table.convoy(1, "start_truck_blue", "machine_gun")
    table.crew(1, "leader_blue")
    table.begin("fire")
    assert table.damaged() == ["start_truck_red.4", "machine_gun.1"]


@rule("LFS-ASG-07")
def test_hel_contaminates_all_who_rest_and_deaths_follow_at_once() -> None:
    table = ambush("hel")
    table.put("leader_red", "rest")
    table.put("copilot_red", "rest", contamination=1)
    table.put("leader_blue", "active")
    table.begin("fire")
    assert table.counters("leader_red") == 1
    assert table.counters("leader_blue") == 0
    assert table.crew_of(0) == ["leader_red"]


@rule("LFS-ASG-08")
def test_thor_hits_three_different_cards_of_everyone() -> None:
    table = ambush("thor")
    table.convoy(0, "start_truck_red", "roof_rack", "start_container_red")
    table.begin("fire")
    assert len(strikes(table)) == 3 + 2
    cards = {box.split(".")[0] for box in table.damaged()}
    assert {"start_truck_red", "roof_rack", "start_container_red"} <= cards


@rule("LFS-ASG-09")
def test_loki_hits_the_upper_row_and_the_columns_of_the_leader() -> None:
    table = ambush("loki")
    table.convoy(0, "start_truck_red", "roof_rack", "start_container_red")
    table.convoy(1, "start_truck_blue", None, "start_container_blue", "armour_plates")
    table.begin("fire")
    assert strikes(table) == [
        (0, "roof_rack"), (0, "start_truck_red"), (0, "start_container_red"),
        (1, "armour_plates"),
    ]  # fmt: skip
    assert {"armour_plates.1", "armour_plates.2"} <= set(table.damaged())


@rule("LFS-ASG-10")
def test_the_boxes_of_the_asgard_loot() -> None:
    boxes = {card.id: card.boxes for card in CONTENT.new_loot if hasattr(card, "boxes")}

    def kinds(card: str) -> list[tuple[str, int]]:
        return sorted((box.kind, box.level or box.n) for box in boxes[card] if box.kind != "hold")

    assert kinds("asgard_trunk") == [("asgard_armor", 0), ("special", 1)]
    assert kinds("asgard_trailer") == [("asgard_armor", 0)]
    assert kinds("asgard_destroyer") == [("scrap_weapon", 4), ("special", 1), ("weapon", 4)]
    assert kinds("asgard_plates") == [("asgard_armor", 0), ("asgard_armor", 0), ("special", 2)]
    assert kinds("asgard_power_source") == [("special", 1), ("special", 1)]


@rule("LFS-ASG-11")
def test_the_radio_operator_calls_enemies_on_those_ahead() -> None:
    table = Table(players=4, asgaror_clan=True)
    for seat, space in enumerate(["a03", "a05", "a12", "a03"]):
        table.at(seat, space)
    table.enemy("tyr")
    table.enemy("ullr")
    table.enemy("hel", region="coast")
    table.crew(0, "radio_operator")
    table.begin("fire")
    table.play("ability:radio_operator")
    assert strikes(table) == [
        (1, "start_truck_blue"), (1, "start_container_blue"), (2, "start_truck_green"),
    ]  # fmt: skip
    assert table.refused("ability:radio_operator") == "LAU-SURV-08"


@rule("LFS-ASG-11", "LAU-ROUND-06")
@pytest.mark.parametrize(("zone", "is_asked"), [("active", True), ("rest", False)])
def test_the_radio_operator_needs_neither_ammo_nor_objects(zone: str, is_asked: bool) -> None:
    table = Table(asgaror_clan=True)
    table.at(1, "a05")
    table.enemy("tyr")
    table.crew(0, "radio_operator", zone=zone)
    table.load(0, ammo=0)
    table.begin("fire")
    assert (table.step(), table.seat()) == ("FireTurn", 0 if is_asked else 1)
    if is_asked:
        table.play("ability:radio_operator")
        assert table.heard("radio_struck") == [{"seat": 0, "survivor": "radio_operator"}]
        assert (table.step(), table.seat()) == ("SufferDamage", 1)


@rule("LFS-ASG-11", "LFS-SUR-03")
@pytest.mark.parametrize("crew", [("sniper", "radio_operator"), ("radio_operator", "sniper")])
def test_the_abilities_of_a_fire_turn_are_listed_in_the_order_of_the_cards(
    crew: tuple[str, str],
) -> None:
    table = Table(exploration_deck=True, asgaror_clan=True)
    table.at(1, "a05")
    table.enemy("tyr")
    table.crew(0, *crew)
    table.begin("fire")
    abilities = [word for word in table.moves() if word.startswith("ability:")]
    assert abilities == ["ability:sniper", "ability:radio_operator"]
    assert [word for word in table.candidates() if word in abilities] == abilities


@rule("LFS-ASG-11")
def test_nobody_ahead_nobody_struck() -> None:
    table = Table(asgaror_clan=True)
    table.enemy("tyr")
    table.crew(0, "radio_operator")
    table.begin("fire")
    assert table.refused("ability:radio_operator") == "LFS-ASG-11"


@rule("LFS-EDGE-13", "LFS-PVP-01")
def test_with_player_versus_player_one_enemy_and_one_loot_of_each_kind_are_missing() -> None:
    table = Table(players=4, asgaror_clan=True, player_versus_player=True)
    removed = [CARD_IDS[card] for card in table.state.piles.removed]
    enemies = {card.id: card.period for card in CONTENT.new_enemies}
    loot = {card.id: card.tier for card in CONTENT.new_loot}
    assert sorted(enemies[card] for card in removed if card in enemies) == [1, 2, 3]
    assert sorted(loot[card] for card in removed if card in loot) == ["I-II", "III-IV", "V-VI"]
