"""The Exploration Zone and Events (LAU-ZONE)."""

import pytest

from tests.last_aurora.table import Table
from tests.last_aurora.test_exploration import exploring
from tests.rules import rule


def taken(*next_cards: str, **options: object) -> Table:
    """Seat 0 has emptied slot 1, and these cards came."""
    table = exploring("roof_rack", "rusted_container_1", **options)
    table.next_cards(*next_cards)
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("act", "mount:start_truck_red", "done")
    return table


@rule("LAU-ZONE-01")
def test_an_emptied_slot_is_refilled_at_once() -> None:
    table = taken("machine_gun", "flatbed")
    assert table.slots() == ["machine_gun", "rusted_container_1", None, None, None]


@rule("LAU-ZONE-02", "LAU-ZONE-06")
def test_an_enemy_lurks_and_its_slot_stays_empty() -> None:
    table = taken("war_wolves", "flatbed")
    assert table.slots()[0] is None
    assert table.view().lurking == ["war_wolves"]
    assert not table.is_on_road("war_wolves")


@rule("LAU-ZONE-03", "LAU-ZONE-08")
def test_an_event_is_resolved_at_once_for_all_and_its_slot_stays_empty() -> None:
    table = taken("cold_snap", "flatbed")
    assert (table.step(), table.seat()) == ("ChooseOption", 0)
    table.play("option:a")
    assert (table.tokens(0)["food"], table.seat()) == (0, 1)
    table.play("option:a")
    assert (table.step(), table.seat()) == ("ExploreTurn", 0)
    assert table.slots()[0] is None
    assert table.is_discarded("cold_snap")


@rule("LAU-ZONE-04", "LAU-ZONE-05")
def test_slots_are_filled_from_the_lowest_up_and_an_empty_deck_fills_none() -> None:
    table = Table()
    table.zone()
    table.next_cards("flatbed", "roof_rack", "machine_gun")
    table.discards("tanker")
    table.begin("end")
    assert table.slots() == ["flatbed", "roof_rack", "machine_gun", None, None]
    assert table.is_discarded("tanker")


@rule("LAU-ZONE-06")
def test_a_lurking_enemy_cannot_be_attacked() -> None:
    table = Table()
    table.begin("fire")
    assert table.step() != "FireTurn"
    table.lurk("war_wolves")
    assert table.view().enemies == []


@rule("LAU-ZONE-07")
def test_a_discarded_rusted_container_leaves_the_game() -> None:
    table = Table()
    table.zone("rusted_container_1", "flatbed", "roof_rack")
    table.begin("end")
    assert table.is_gone("rusted_container_1")
    assert table.slots()[:2] == ["flatbed", "roof_rack"]


@rule("LAU-EDGE-04")
def test_an_enemy_of_the_end_phase_lurks_until_the_next_fire_phase() -> None:
    table = Table()
    table.zone()
    table.next_cards("war_wolves")
    table.begin("end")
    assert table.view().lurking == ["war_wolves"]
    table.pass_until(0)
    table.play_until("SufferDamage", "pass", "stay")
    assert table.is_on_road("war_wolves")


@rule("LAU-EDGE-05")
def test_two_events_resolve_one_after_the_other_in_slot_order() -> None:
    table = Table()
    table.zone()
    table.next_cards("cold_snap", "fallout_cloud")
    table.begin("end")
    assert [event["card"] for event in table.heard("event_revealed")] == ["cold_snap"]
    table.play("option:a", "option:a")
    assert [e["card"] for e in table.heard("event_revealed")] == ["cold_snap", "fallout_cloud"]


@rule("LAU-EDGE-17")
def test_a_location_without_any_tokens_is_replaced() -> None:
    table = exploring("roof_rack")
    table.next_cards("glowing_well", "flatbed")
    table.state.supply[2] = 0
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("act", "mount:start_truck_red", "done")
    assert table.is_discarded("glowing_well")
    assert table.slots()[0] == "flatbed"


@rule("LAU-ZONE-03")
def test_the_last_player_of_the_track_gains_more_from_the_beacon() -> None:
    table = exploring("roof_rack")
    table.next_cards("beacon")
    table.load(1, food=0)
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("act", "mount:start_truck_red", "done")
    assert (table.tokens(0)["fuel"], table.tokens(1)["fuel"]) == (2, 3)


@rule("LAU-ZONE-03", "LAU-AUTO-13")
@pytest.mark.parametrize(("order", "gifts"), [((0, 1), 1), ((1, 0), 2)])
def test_the_gift_for_the_last_player_reaches_nobody_if_that_is_the_automa(
    order: tuple[int, int], gifts: int
) -> None:
    table = Table(players=1)
    table.order(*order)
    table.at(order[0], "a02")
    table.zone()
    table.next_cards("beacon")
    table.load(0, food=0, ammo=0)
    table.begin("end")
    assert table.heard("gained") == [{"seat": 0, "token": "fuel", "n": 1}] * gifts
    assert not table.heard("automa_gained")
