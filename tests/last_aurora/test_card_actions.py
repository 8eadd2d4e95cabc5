"""Card Actions: gather, improve, recruit, encounter (LAU-GATHER, LAU-IMP, LAU-REC, LAU-ENC)."""

from tests.last_aurora.table import Table
from tests.last_aurora.test_exploration import exploring
from tests.rules import rule


def acting(card: str, *survivors: str, slot: int = 1, **options: object) -> Table:
    """Seat 0 is about to take the Card Action of this card."""
    table = exploring(*[None] * (slot - 1), card, **options)
    table.begin("exploration")
    table.explore(0, slot, *(survivors or ("leader_red",)))
    return table


# Gather


@rule("LAU-GATHER-01")
def test_a_location_comes_with_its_tokens_as_far_as_the_supply_goes() -> None:
    table = exploring("roof_rack")
    table.next_cards("petrol_station")
    table.state.supply[1] = 2
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("act", "mount:start_truck_red", "done")
    assert table.slots()[0] == "petrol_station"
    assert table.slot_tokens(1) == {"object": 1, "fuel": 2}


@rule("LAU-GATHER-02", "LAU-GATHER-06")
def test_two_tokens_of_choice_are_taken_one_at_a_time() -> None:
    table = acting("helicopter_wreck")
    table.play("act")
    assert table.moves() == ["take:object", "take:food", "take:ammo"]
    table.play("take:ammo", "take:object")
    assert table.slot_tokens(1) == {"food": 1, "ammo": 1}
    assert len(table.objects(0)) == 1
    assert table.step() == "TakeActions"


@rule("LAU-GATHER-03")
def test_an_object_token_returns_to_the_supply_for_a_card() -> None:
    table = acting("helicopter_wreck")
    before = table.supply()["object"]
    table.play("act", "take:object")
    assert table.supply()["object"] == before + 1
    assert len(table.objects(0)) == 1


@rule("LAU-GATHER-04")
def test_the_effects_of_a_location_come_after_the_tokens() -> None:
    table = exploring("field_hospital")
    table.put("copilot_red", "rest", contamination=1)
    table.put("leader_red", contamination=1)
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("act", "take:food", "take:object")
    assert table.step() == "ChooseCleansed"
    table.play("cleanse:copilot_red")
    assert table.counters("copilot_red") == 0


@rule("LAU-GATHER-05")
def test_a_location_stays_until_it_is_empty() -> None:
    table = acting("hunting_lodge")
    table.play("act", "take:ammo", "take:food", "drop:ammo", "done")
    assert table.slots()[0] == "hunting_lodge"
    table.explore(0, 1, "copilot_red")
    table.play_until("MoveTurn", "act", "refuse", "done")
    assert table.is_discarded("hunting_lodge")


# Improve


@rule("LAU-IMP-01", "LAU-IMP-06")
def test_a_new_truck_replaces_the_old_one_under_its_device() -> None:
    table = exploring("light_hauler")
    table.convoy(0, "start_truck_red", "roof_rack", "start_container_red")
    table.damage("start_truck_red.4")
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("act", "done")
    assert table.convoy_of(0) == ["light_hauler", "roof_rack", "start_container_red", None]
    assert table.is_gone("start_truck_red")
    assert table.damaged() == []


@rule("LAU-IMP-02", "LAU-IMP-08")
def test_trailers_beyond_the_power_of_a_new_truck_are_discarded_with_their_devices() -> None:
    table = exploring("light_hauler")
    table.convoy(
        0, "six_wheeler", None, "flatbed", "roof_rack", "tanker", None, "cattle_trailer",
        "machine_gun",
    )  # fmt: skip
    table.load(0, fuel=1, food=0, ammo=0)
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("act")
    assert table.moves() == ["scrap:cattle_trailer", "scrap:flatbed", "scrap:tanker"]
    table.play("scrap:flatbed", "done")
    assert table.convoy_of(0) == [
        "light_hauler", None, "tanker", None, "cattle_trailer", "machine_gun",
    ]  # fmt: skip
    assert table.is_discarded("flatbed")
    assert table.is_discarded("roof_rack")
    assert table.is_discarded("six_wheeler")


@rule("LAU-IMP-03", "LAU-IMP-08")
def test_a_new_trailer_goes_to_the_rear_or_in_the_place_of_one() -> None:
    table = acting("flatbed")
    table.play("act", "done")
    assert table.convoy_of(0) == ["start_truck_red", None, "start_container_red", None,
                                  "flatbed", None]  # fmt: skip
    table = exploring("tanker")
    table.convoy(0, "start_truck_red", None, "start_container_red", "roof_rack", "flatbed")
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("act")
    assert table.moves() == ["replace:start_container_red", "replace:flatbed"]
    table.play("replace:start_container_red")
    assert table.convoy_of(0)[2:4] == ["tanker", "roof_rack"]
    assert table.is_gone("start_container_red")


@rule("LAU-IMP-04", "LAU-EDGE-15")
def test_a_new_device_goes_on_a_vehicle_or_replaces_the_one_there() -> None:
    table = exploring("machine_gun")
    table.convoy(0, "start_truck_red", "roof_rack", "start_container_red")
    table.damage("roof_rack.1")
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("act")
    assert table.moves() == ["mount:start_truck_red", "mount:start_container_red"]
    table.play("mount:start_truck_red")
    assert table.convoy_of(0)[:2] == ["start_truck_red", "machine_gun"]
    assert table.is_discarded("roof_rack")
    assert table.damaged() == []


@rule("LAU-IMP-05")
def test_the_new_card_cannot_be_refused() -> None:
    table = acting("machine_gun")
    table.play("act")
    assert all(word.startswith("mount:") for word in table.candidates())


@rule("LAU-IMP-06", "LAU-ZONE-07")
def test_discarded_start_and_loot_cards_leave_the_game_and_others_go_to_the_pile() -> None:
    table = exploring("tanker", "machine_gun")
    table.convoy(0, "start_truck_red", "spiked_bumper", "rusted_container_1", None, "flatbed")
    table.load(0, fuel=1, food=0, ammo=0)
    table.crew(0, "leader_red", "copilot_red")
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("act", "replace:rusted_container_1", "done")
    table.explore(0, 2, "copilot_red")
    table.play("act", "mount:start_truck_red")
    assert table.is_gone("rusted_container_1")
    assert table.is_gone("spiked_bumper")


@rule("LAU-IMP-07")
def test_a_card_from_the_discard_pile_is_optional_and_of_the_named_type() -> None:
    table = exploring("field_mechanics")
    table.hand(0, "nitro")
    table.discards("roof_rack", "flatbed", "machine_gun")
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("act", "option:b")
    assert table.moves() == ["salvage:roof_rack", "salvage:machine_gun", "decline"]
    table.play("salvage:roof_rack", "mount:start_truck_red")
    assert table.convoy_of(0)[1] == "roof_rack"
    assert not table.is_discarded("roof_rack")


# Recruit


@rule("LAU-REC-01")
def test_a_recruit_takes_a_token_and_rests() -> None:
    table = acting("scavenger")
    table.play("act", "done")
    assert table.heard("recruited") == [{"seat": 0, "survivor": "scavenger"}]
    assert table.tokens(0)["survivor"] == 3
    table = acting("scavenger")
    table.play("act")
    assert table.zone_of("scavenger") == "rest"


@rule("LAU-REC-02")
def test_without_room_something_goes_or_the_card_is_discarded() -> None:
    table = exploring("scavenger")
    table.load(0, ammo=2)
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("act")
    assert table.moves() == [
        "drop:food", "drop:ammo", "dismiss:leader_red", "dismiss:copilot_red", "refuse",
    ]  # fmt: skip
    table.play("refuse")
    assert table.is_discarded("scavenger")
    assert table.tokens(0)["survivor"] == 2


@rule("LAU-REC-03")
def test_a_survivor_from_the_discard_pile_comes_without_contamination() -> None:
    table = exploring("deserters")
    table.discards("gunner", "flatbed")
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("act", "option:a")
    assert table.moves() == ["salvage:gunner", "decline"]
    table.play("salvage:gunner")
    assert "gunner" in table.crew_of(0)
    table = exploring("contaminated_warehouse", "deserters")
    table.crew(0, "gunner", "leader_red")
    table.put("gunner", contamination=1)
    table.begin("exploration")
    table.explore(0, 1, "gunner")
    table.play("act", "take:object", "take:object", "done")
    table.explore(0, 2, "leader_red")
    table.play("act", "option:a", "salvage:gunner")
    assert (table.counters("gunner"), table.zone_of("gunner")) == (0, "rest")


# Encounter


@rule("LAU-ENC-01")
def test_an_option_that_can_be_paid_is_chosen_or_none() -> None:
    table = acting("wandering_trader")
    table.play("act")
    assert table.refused("option:b") == "LAU-ENC-01"
    assert table.moves() == ["option:a", "decline"]
    table.play("decline")
    assert table.is_discarded("wandering_trader")


@rule("LAU-ENC-02")
def test_costs_come_before_effects_and_may_be_paid_for_nothing() -> None:
    table = exploring("field_mechanics")
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("act", "option:a")
    assert table.tokens(0)["food"] == 0
    assert table.is_discarded("field_mechanics")
    table = exploring("lost_children")
    table.famous(0, -3)
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("act")
    assert table.obstacle("option:b") == "LAU-ENC-01"  # Fame below its track cannot be paid
