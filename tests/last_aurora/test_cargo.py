"""Convoy and cargo (LAU-CARGO)."""

from itertools import product

import pytest

from meadhall.games.last_aurora.content.tables import BOX_ACCEPTS, NONE, TOKEN_IDS
from meadhall.games.last_aurora.rules.convoys.cargo import (
    Gain,
    boxes_at,
    fits,
    fits_one_more,
    has_driver,
)
from tests.last_aurora.table import Table
from tests.rules import rule


@rule("LAU-CARGO-01")
def test_a_convoy_is_a_truck_and_trailers_in_columns_with_devices_above() -> None:
    table = Table()
    table.convoy(0, "six_wheeler", "roof_rack", "flatbed", None, "tanker", "machine_gun")
    cards = table.view().players[0].convoy
    assert [(card.card, card.column, card.is_device) for card in cards] == [
        ("six_wheeler", 1, False), ("roof_rack", 1, True), ("flatbed", 2, False),
        ("tanker", 3, False), ("machine_gun", 3, True),
    ]  # fmt: skip


@rule("LAU-CARGO-02")
def test_armour_weapons_and_special_boxes_hold_no_tokens() -> None:
    table = Table()
    table.convoy(0, "start_truck_red", "armour_plates")
    table.crew(0, "leader_red")
    table.load(0, fuel=1, food=1, ammo=0)
    assert fits(table.player(0))
    assert not fits_one_more(table.player(0), TOKEN_IDS.index("ammo"))


@rule("LAU-CARGO-03")
def test_a_damaged_box_holds_nothing_fires_nothing_and_does_nothing() -> None:
    table = Table()
    table.convoy(0, "start_truck_red", "watch_turret")
    table.enemy("war_wolves")
    table.crew(0, "leader_red")
    table.load(0, fuel=1, food=0, ammo=1)
    table.damage("start_truck_red.2", "watch_turret.1", "watch_turret.3")
    assert not fits_one_more(table.player(0), TOKEN_IDS.index("food"))
    assert table.score(0)["special_boxes"] == 0
    table.begin("fire")
    assert table.refused("fire:watch_turret.1") == "LAU-CARGO-03"


def can_be_assigned(tokens: list[int], boxes: list[int]) -> bool:
    """By trying everything."""
    if not tokens:
        return True
    return any(
        BOX_ACCEPTS[box] >> tokens[0] & 1
        and can_be_assigned(tokens[1:], [other for other in boxes if other != box])
        for box in boxes
    )


@rule("LAU-CARGO-04")
@pytest.mark.parametrize(
    "convoy",
    [
        ("start_truck_red", None, "start_container_red"),
        ("biofuel_turbo", "machine_gun", "cattle_trailer"),
        ("snow_plough", None, "tanker", "roof_rack"),
    ],
)
def test_a_load_is_legal_if_its_tokens_can_be_assigned(convoy: tuple[str | None, ...]) -> None:
    table = Table()
    table.convoy(0, *convoy)
    player = table.player(0)
    boxes = [box for place in range(len(player.convoy)) for box in boxes_at(player, place)]
    for load in product(range(3), range(4), range(3), range(3)):
        player.load[:] = load
        tokens = [token for token in range(4) for _ in range(load[token])]
        assert fits(player) == can_be_assigned(tokens, boxes), load


@rule("EX-11", "LAU-CARGO-04")
@pytest.mark.parametrize("token", [0, 1, 2, 3])
def test_the_start_convoy_has_room_for_one_more_token_of_any_kind(token: int) -> None:
    player = Table().player(0)
    assert player.load == [2, 1, 1, 1]
    assert fits_one_more(player, token)
    player.load[token] += 1
    for second in range(4):
        assert not fits_one_more(player, second)


@rule("LAU-CARGO-05", "LAU-GATHER-06")
def test_a_token_that_does_not_fit_takes_the_place_of_another_or_is_given_up() -> None:
    table = Table()
    table.load(0, fuel=1, food=1, ammo=2)
    table.zone("petrol_station")
    table.begin("exploration")
    table.pass_until(0)
    before = table.supply()["fuel"]
    table.play("explore:slot_1", "send:leader_red", "done", "act", "take:fuel")
    assert table.step() == "GainTokens"
    assert table.moves() == ["drop:food", "drop:ammo", "refuse"]
    assert table.obstacle("drop:fuel") == "LAU-CARGO-05"
    assert table.obstacle("dismiss:copilot_red") == "LAU-CARGO-05"
    table.play("drop:ammo")
    assert table.tokens(0) == {"survivor": 2, "fuel": 2, "food": 1, "ammo": 1}
    table.play("take:fuel", "refuse")
    assert table.tokens(0)["fuel"] == 2
    assert table.supply()["fuel"] == before + 1


def at_the_toll_gate(**tokens: int) -> Table:
    """Seat 0 has paid its 1 Fuel and is asked for 2 Resources of its choice."""
    table = Table(stories=True)
    table.story("story_border_gate")
    table.at(0, "a09")
    table.load(0, **tokens)
    table.begin("movement")
    table.play_until("FaceStory", "go", "drive:0", "to:a10")
    table.play("option:a")
    return table


@rule("LFS-STORY-12", "LAU-ROUND-09")
def test_resources_of_ones_choice_are_lost_one_at_a_time_and_no_more_than_named() -> None:
    table = at_the_toll_gate(fuel=2, food=1, ammo=1)
    before = table.supply()
    assert table.moves() == ["drop:fuel", "drop:food", "drop:ammo"]
    table.play("drop:ammo")
    assert table.moves() == ["drop:fuel", "drop:food"]
    table.play("drop:food")
    assert table.heard("dropped") == [{"seat": 0, "token": "ammo"}, {"seat": 0, "token": "food"}]
    assert table.step() == "Drive"
    assert table.tokens(0) == {"survivor": 2, "fuel": 1, "food": 0, "ammo": 0}
    assert table.supply() == before | {"food": before["food"] + 1, "ammo": before["ammo"] + 1}
    table = at_the_toll_gate(fuel=1, food=1, ammo=0)
    assert (table.step(), table.tokens(0)["food"]) == ("Drive", 0)  # as many as there are


@rule("LAU-ROUND-07", "LAU-CARGO-05")
def test_resources_of_ones_choice_are_gained_one_at_a_time_from_what_is_left() -> None:
    table = Table()
    table.load(0, fuel=1, food=0, ammo=0)
    table.load(1, food=table.tokens(1)["food"] + table.supply()["food"] - 1)
    table.zone("lost_children")
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("act", "option:b")
    assert table.moves() == ["gain:fuel", "gain:food", "gain:ammo"]
    table.play("gain:food")
    assert table.moves() == ["gain:fuel", "gain:ammo"]  # that was the last Food
    table.play("gain:ammo")
    assert table.tokens(0) == {"survivor": 2, "fuel": 1, "food": 1, "ammo": 1}
    assert table.step() == "TakeActions"


@rule("LAU-ROUND-07")
@pytest.mark.parametrize("left", ["fuel", "food", "ammo", None])
def test_a_gain_of_ones_choice_is_in_vain_only_without_any_resource_left(left: str | None) -> None:
    table = Table()
    for token in ("fuel", "food", "ammo"):
        n = table.supply()[token] - (token == left)
        table.load(1, **{token: table.tokens(1)[token] + n})
    assert Gain(NONE, 1).is_idle(table.state, 0) == (left is None)


@rule("LAU-CARGO-06", "LAU-DMG-07", "LAU-CARGO-11")
def test_a_load_that_became_illegal_is_unloaded_by_free_choice() -> None:
    table = Table()
    table.load(0, ammo=2)
    table.lurk("war_wolves")
    table.begin("fire")
    table.play("damage:start_truck_red.1")
    assert table.step() == "Unload"
    assert table.moves() == [
        "drop:fuel", "drop:food", "drop:ammo", "dismiss:leader_red", "dismiss:copilot_red",
    ]  # fmt: skip
    table.play("drop:ammo")
    assert fits(table.player(0))
    assert table.step() != "Unload"


@rule("LAU-CARGO-06", "LAU-CARGO-11", "LAU-CARGO-07")
def test_a_dismissed_survivor_takes_its_token_along() -> None:
    table = Table()
    table.crew(0, "leader_red", "mechanic")
    table.load(0, fuel=1, food=1, ammo=2)
    table.lurk("war_wolves")
    table.begin("fire")
    table.play("damage:start_truck_red.1", "dismiss:mechanic")
    assert (table.crew_of(0), table.tokens(0)["survivor"]) == (["leader_red"], 1)
    assert table.is_discarded("mechanic")
    assert table.faults() == []


@rule("LAU-CARGO-07")
def test_at_most_five_survivors_ride_along() -> None:
    table = Table()
    table.convoy(0, "start_truck_red", None, "bunk_wagon", None, "cattle_trailer")
    table.crew(0, "leader_red", "copilot_red", "cook", "hunter", "mechanic")
    table.zone("scavenger")
    table.begin("exploration")
    table.pass_until(0)
    table.play("explore:slot_1", "send:leader_red", "done", "act")
    assert "drop:fuel" not in table.moves()
    table.play("dismiss:cook")
    assert table.crew_of(0) == ["leader_red", "copilot_red", "hunter", "mechanic", "scavenger"]


@rule("LAU-CARGO-08", "LAU-MOVE-02")
def test_the_driver_needs_a_legal_place_in_the_truck() -> None:
    table = Table()
    assert has_driver(table.state, table.player(0))
    # One Survivor fits only in the Container if the Truck's open box is needed for Ammo.
    table.damage("start_truck_red.1")
    table.crew(0, "leader_red")
    table.load(0, fuel=1, food=1, ammo=2)
    assert fits(table.player(0))
    assert not has_driver(table.state, table.player(0))
    table.begin("movement")
    assert {"seat": 0} in table.heard("stayed")
    table.load(0, ammo=1)
    assert has_driver(table.state, table.player(0))


@rule("LAU-CARGO-09", "LAU-END-04")
def test_a_hand_holds_three_objects_after_each_draw() -> None:
    table = Table()
    table.hand(0, "nitro", "toolbox", "binoculars")
    table.next_objects("stimulants", "stimulants")
    table.zone("wandering_trader")
    table.begin("exploration")
    table.pass_until(0)
    table.play("explore:slot_1", "send:leader_red", "done", "act", "option:a")
    assert table.step() == "KeepLimit"
    assert len(table.objects(0)) == 4
    table.play("discard:nitro")
    assert table.step() == "KeepLimit"
    table.play("discard:stimulants")
    assert table.objects(0) == ["toolbox", "stimulants", "binoculars"]
    assert table.step() == "TakeActions"


@rule("LAU-CARGO-09", "LFS-EXP-06")
def test_object_limit_boxes_raise_the_limit_as_long_as_they_are_whole() -> None:
    table = Table(exploration_deck=True)
    table.convoy(0, "start_truck_red", "scrap_cannon", "junk_trailer")
    assert table.view().players[0].object_limit == 5
    table.damage("scrap_cannon.2")
    assert table.view().players[0].object_limit == 4


@rule("LAU-CARGO-10")
def test_the_load_is_checked_once_a_replacement_is_complete() -> None:
    table = Table()
    table.convoy(0, "start_truck_red", None, "start_container_red", None, "cattle_trailer")
    table.load(0, fuel=1, food=2, ammo=1)
    table.zone("armoured_coach")
    table.begin("exploration")
    table.pass_until(0)
    table.play("explore:slot_1", "send:leader_red", "done", "act")
    table.play("replace:start_container_red")
    assert table.step() == "TakeActions"
    assert table.tokens(0) == {"survivor": 2, "fuel": 1, "food": 2, "ammo": 1}
