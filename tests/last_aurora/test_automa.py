"""Solo games against the Automa (LAU-AUTO)."""

import pytest

from meadhall.games.last_aurora import GAME
from meadhall.games.last_aurora.content.tables import LOCATION_TOKEN_IDS
from meadhall.games.last_aurora.rules.state import AuroraState
from meadhall.kernel.dice import Dice
from tests.last_aurora.table import Table
from tests.rules import rule

AUTOMA = 1


def alone(*cards: str | None, **options: object) -> Table:
    """A solo game in which the Automa explores first; no more cards will come."""
    table = Table(players=1, **options)  # type: ignore[arg-type]
    table.zone(*cards)
    table.next_cards()
    return table


def on_the_road(**options: object) -> Table:
    """A solo game in which the Automa moves and fires first."""
    table = alone(**options)
    table.order(AUTOMA, 0)
    return table


def automa_load(table: Table) -> dict[str, int]:
    view = table.view().automa
    assert view is not None
    return view.load


@rule("LAU-AUTO-01")
def test_what_the_automa_begins_with() -> None:
    state = GAME.new(1, {"automa": "hard"}, "solo")
    assert isinstance(state, AuroraState)
    view = GAME.view(state, 0).automa
    assert view is not None
    assert view.load == {"survivor": 2, "fuel": 1, "food": 1, "ammo": 1}
    assert (view.level, view.fame, view.targets_left, view.space) == (3, 2, 2, "a00")
    assert len(state.piles.removed) == 18
    assert len(state.positions) == 2


@rule("LAU-AUTO-02", "LAU-AUTO-06")
def test_food_buys_up_to_two_more_cards_for_the_next_round() -> None:
    table = alone("petrol_station")
    table.begin("exploration")
    assert table.heard("automa_hand")[0] == {"n": 2}
    table = alone("petrol_station")
    table.automa().load[2] = 3
    table.state.supply[2] -= 2
    table.begin("rest")
    assert table.heard("automa_fed") == [{"n": 3}]
    assert automa_load(table)["food"] == 0
    table.play_until("ExploreTurn", "stay")
    assert table.heard("automa_hand") == [{"n": 4}]


@rule("LAU-AUTO-06")
def test_what_food_has_bought_serves_one_round() -> None:
    table = alone("petrol_station")
    table.automa().load[2] = 0
    table.state.supply[2] += 1
    table.automa().extra = 2
    table.begin("exploration")
    table.finish_round()
    assert [event["n"] for event in table.heard("automa_hand")] == [4, 2]


@rule("LAU-AUTO-03")
@pytest.mark.parametrize(
    ("action", "zone", "slot"),
    [
        ("automa_3", ["roof_rack", None, None, None, "flatbed"], "slot_1"),
        ("automa_6", ["roof_rack", None, None, None, "flatbed"], "slot_5"),
        ("automa_4", [None, None, None, None, "flatbed"], "slot_5"),
        ("automa_2", [None, "roof_rack"], "slot_2"),
    ],
)
def test_number_and_arrow_lead_to_the_next_card(
    action: str, zone: list[str | None], slot: str
) -> None:
    table = alone(*zone)
    table.next_actions("automa_1", "automa_5", action)
    table.automa().extra = 1
    table.begin("exploration")
    assert table.heard("automa_explored")[0]["slot"] == slot


@rule("LAU-AUTO-03")
def test_without_any_card_it_passes_with_its_hand() -> None:
    table = alone()
    table.begin("exploration")
    assert {"seat": AUTOMA} in table.heard("passed")
    assert not table.heard("automa_explored")


@rule("LAU-AUTO-04")
def test_it_takes_two_tokens_by_its_priority() -> None:
    table = alone("petrol_station")
    table.next_actions("automa_1", "automa_4")
    table.begin("exploration")
    assert automa_load(table)["fuel"] >= 1
    kinds = [(event["token"], event["n"]) for event in table.heard("automa_gained")]
    assert kinds[:2] == [("object", 1), ("fuel", 1)]


@rule("LAU-AUTO-04", "LAU-AUTO-18")
def test_tokens_above_its_capacity_are_left() -> None:
    table = alone("leaking_refinery")
    table.automa().load[1] = 4
    table.state.supply[1] -= 3
    table.next_actions("automa_4", "automa_3")
    table.begin("exploration")
    assert table.slot_tokens(1) == {"fuel": 4}


@rule("LAU-AUTO-04")
def test_what_it_does_with_the_other_cards() -> None:
    table = alone("light_hauler", "flatbed", "scavenger", "wandering_trader", "roof_rack")
    table.next_actions("automa_4", "automa_1")
    table.begin("exploration")
    table.play("pass")
    view = table.view().automa
    assert view is not None
    assert (view.level, table.fame(AUTOMA)) == (3, 1)
    assert table.is_discarded("light_hauler")
    assert table.is_discarded("wandering_trader")
    table = alone("flatbed", None, "scavenger")
    table.next_actions("automa_1", "automa_3")
    table.begin("exploration")
    table.play("pass")
    view = table.view().automa
    assert view is not None
    assert (view.cards, view.load["survivor"]) == (["flatbed"], 3)


@rule("LAU-AUTO-04", "LAU-ZONE-01")
def test_a_slot_that_it_empties_is_refilled() -> None:
    table = alone("roof_rack")
    table.next_cards("flatbed")
    table.next_actions("automa_1", "automa_2")
    table.begin("exploration")
    assert table.slots()[0] == "flatbed"


@rule("LAU-AUTO-04", "LAU-ZONE-07")
def test_a_location_that_it_empties_is_discarded() -> None:
    table = alone("leaking_refinery")
    fuel = LOCATION_TOKEN_IDS.index("fuel")
    table.state.supply[fuel] += table.state.zone.tokens[fuel] - 1
    table.state.own_zone().tokens[fuel] = 1
    table.next_cards("flatbed")
    table.next_actions("automa_4", "automa_3")
    table.begin("exploration")
    assert table.is_discarded("leaking_refinery")
    assert table.slots()[0] == "flatbed"


@rule("LAU-AUTO-04")
def test_a_sixth_survivor_is_worth_one_fame() -> None:
    table = alone("scavenger")
    table.automa().load[0] = 5
    table.next_actions("automa_1", "automa_2")
    table.begin("exploration")
    assert automa_load(table)["survivor"] == 5
    assert {"seat": AUTOMA, "n": 1, "total": 1} in table.heard("fame_changed")


@rule("LAU-AUTO-05", "LAU-AUTO-17", "LAU-AUTO-13")
def test_contamination_and_events_reach_the_human_only() -> None:
    table = Table(players=1)
    table.lurk("ash_cult")
    table.begin("fire")
    assert (table.step(), table.seat()) == ("ChooseContaminated", 0)
    table = Table(players=1)
    table.zone("petrol_station")
    table.next_cards("beacon")
    table.load(0, food=0)
    table.order(1, 0)
    table.begin("end")
    assert table.tokens(0)["fuel"] == 3
    assert automa_load(table)["fuel"] == 1
    table = Table(players=1)
    table.zone()
    table.next_cards("beacon")
    table.begin("end")
    assert table.tokens(0)["fuel"] == 2  # LAU-ZONE-03: the gift to the last player is lost
    assert automa_load(table)["fuel"] == 1


@rule("LAU-AUTO-07")
def test_it_moves_by_level_and_card_along_the_main_road() -> None:
    table = on_the_road()
    table.next_actions("automa_2")
    table.waypoint("a05", "waypoint_alpha_6")
    table.begin("movement")
    assert table.space(AUTOMA) == "a05"  # level 2 is speed 3, and 2 more
    assert automa_load(table)["fuel"] == 0
    assert {"seat": AUTOMA, "token": "fuel", "n": 1} in table.heard("spent")
    assert table.fame(AUTOMA) == 1
    table = on_the_road()
    table.automa().load[1] = 0
    table.next_actions("automa_2")
    table.begin("movement")
    assert table.space(AUTOMA) == "a01"


@rule("LAU-AUTO-07", "LAU-AUTO-13")
def test_it_stops_at_the_aurora_and_a_snowstorm_slows_it() -> None:
    table = on_the_road()
    table.aurora("a02")
    table.next_actions("automa_2")
    table.begin("movement")
    assert table.space(AUTOMA) == "a02"
    table = on_the_road()
    table.state.own_road().storm = (2, 1, 1, 0)
    table.next_actions("automa_3")
    table.begin("movement")
    assert table.space(AUTOMA) == "a01"


@rule("LAU-AUTO-08")
def test_it_fires_at_the_enemy_with_the_fewest_boxes_left() -> None:
    table = on_the_road()
    table.enemy("harbour_king")
    table.enemy("war_wolves")
    table.next_actions("automa_4")
    table.begin("fire")
    table.play_until("MoveTurn", "done")
    assert table.heard("spent")[0] == {"seat": AUTOMA, "token": "ammo", "n": 1}
    assert automa_load(table)["ammo"] == 0
    assert table.heard("enemy_hit")[0] == {"seat": AUTOMA, "enemy": "war_wolves", "n": 2}
    assert table.heard("target_placed")[0]["seat"] == AUTOMA


@rule("LAU-AUTO-08")
def test_without_ammo_it_does_not_fire() -> None:
    table = on_the_road()
    table.automa().load[3] = 0
    table.enemy("harbour_king")
    table.next_actions("automa_4")
    table.begin("fire")
    assert not table.heard("enemy_hit")


@rule("LAU-AUTO-09")
def test_damage_costs_it_ammo_then_food_then_fuel() -> None:
    table = on_the_road()
    table.at(0, "a05")
    table.enemy("steel_tide")
    table.automa().load[3] = 0
    table.next_actions("automa_2")
    table.begin("fire")
    table.play_until("MoveTurn")
    assert [event["token"] for event in table.heard("automa_lost")][:2] == ["food", "fuel"]


@rule("LAU-AUTO-09")
def test_an_ambush_with_a_choice_costs_it_the_worst() -> None:
    table = on_the_road()
    table.lurk("ice_jackals")
    table.next_actions("automa_2")
    table.begin("fire")
    assert {"token": "ammo"} in table.heard("automa_lost")


@rule("LAU-AUTO-10", "LAU-AUTO-16", "LAU-AUTO-19")
def test_it_always_takes_the_loot() -> None:
    table = on_the_road()
    table.enemy("war_wolves", hits=2)
    table.next_loot("spiked_bumper")
    table.next_actions("automa_4")
    table.begin("fire")
    table.play_until("MoveTurn", "done")
    view = table.view().automa
    assert view is not None
    assert view.loot == ["spiked_bumper"]
    assert table.heard("loot_taken") == [{"seat": AUTOMA, "card": "spiked_bumper"}]


@rule("LAU-AUTO-16")
def test_an_object_goes_to_its_zone_and_fame_to_its_counter() -> None:
    for targets, objects, fame in [((0, AUTOMA), 1, 0), ((0, None, AUTOMA), 0, 1)]:
        table = Table(players=1)
        table.enemy("war_wolves", hits=2, targets=targets)
        table.next_outcomes("outcome_12")
        table.next_loot("spiked_bumper")
        table.hand(0, "toolbox")
        table.damage("start_container_red.1")
        table.load(0, food=0)
        table.begin("fire")
        table.play("fire:start_truck_red.4", "use", "mount:start_truck_red")
        assert table.step() == "FireTurn"
        view = table.view().automa
        assert view is not None
        assert (view.object_count, view.fame) == (objects, fame)


@rule("LAU-AUTO-11", "LAU-AUTO-19")
def test_how_the_automa_scores() -> None:
    table = alone()
    automa = table.automa()
    automa.loot, automa.cards, automa.objects = [1], [2, 3], [0, 0]
    table.famous(AUTOMA, 4)
    table.at(AUTOMA, "a20")
    table.at(0, "a15")
    view = table.view().automa
    assert view is not None
    assert view.score == {
        "fame": 4, "progress": 5, "survivors": 2, "special_boxes": 0, "boarding": 5,
        "resources": 0, "convoy": 0, "zone": 1 + 2,
    }  # fmt: skip


@rule("LAU-AUTO-12")
def test_the_human_has_to_score_more_than_the_automa() -> None:
    table = Table(players=1)
    table.famous(0, 0)
    table.famous(AUTOMA, 20)
    assert GAME.result(table.state).places == [2]
    table.famous(AUTOMA, -3)
    assert GAME.result(table.state).places == [1]
    automa = table.view().automa
    assert automa is not None
    table.famous(AUTOMA, GAME.result(table.state).totals[0] - sum(automa.score.values()) - 3)
    assert GAME.result(table.state).places == [2]  # a tie is no victory


@rule("LAU-AUTO-14")
def test_it_acts_in_its_place_of_the_turn_order() -> None:
    table = Table(players=1)
    table.order(1, 0)
    table.next_actions("automa_3")
    table.begin("movement")
    assert table.heard("automa_played") == [{"action": "automa_3"}]
    table = Table(players=1)
    table.order(0, 1)
    table.begin("movement")
    assert not table.heard("automa_played")


@rule("LAU-AUTO-15")
def test_played_and_left_over_cards_go_to_the_used_pile() -> None:
    table = alone("roof_rack")
    table.next_actions("automa_1", "automa_2", "automa_3")
    table.automa().extra = 1
    table.begin("exploration")
    view = table.view().automa
    assert view is not None
    assert {"seat": AUTOMA} in table.heard("passed")  # one card taken, two left over
    assert (view.hand_count, len(view.used)) == (0, 6)


@rule("LAU-AUTO-17", "LFS-ASG-11")
def test_the_radio_operator_hits_it_like_other_damage() -> None:
    table = Table(players=1, asgaror_clan=True)
    table.at(AUTOMA, "a05")
    table.enemy("tyr")
    table.enemy("ullr")
    table.crew(0, "radio_operator")
    table.begin("fire")
    table.play("ability:radio_operator")
    assert [event["token"] for event in table.heard("automa_lost")] == ["ammo", "food"]


@rule("LAU-AUTO-17")
def test_mines_hit_it_like_other_damage() -> None:
    table = on_the_road(mine=True)
    road = table.state.own_road()
    road.mines, road.mine_owners = (1,), (0,)
    table.next_actions("automa_3")
    table.begin("movement")
    assert {"token": "ammo"} in table.heard("automa_lost")
    assert table.view().mines == []


@rule("LAU-AUTO-18")
def test_effects_come_after_the_action_and_a_level_above_six_is_fame() -> None:
    table = alone("roof_rack")
    table.automa().level = 6
    table.next_actions("automa_1", "automa_6")
    table.begin("exploration")
    view = table.view().automa
    assert view is not None
    assert view.level == 6
    kinds = [event.kind.name for event in table.events]
    assert kinds.index("automa_explored") < kinds.index("fame_changed")


@rule("LAU-AUTO-18")
@pytest.mark.parametrize(("fuel", "supply", "after"), [(4, 5, 4), (1, 0, 1), (1, 5, 2)])
def test_what_it_gains_is_limited_by_its_zone_and_the_supply(
    fuel: int, supply: int, after: int
) -> None:
    table = alone("roof_rack")
    table.automa().load[1], table.state.supply[1] = fuel, supply
    table.next_actions("automa_1", "automa_2")
    table.begin("exploration")
    assert automa_load(table)["fuel"] == after


@rule("LAU-INFO-05")
def test_the_hand_of_the_automa_is_unknown() -> None:
    table = Table(players=1)
    table.automa().hand = [table.state.decks[11].cards.pop(), table.state.decks[11].cards.pop()]
    hands = set()
    dice = Dice.from_seed("worlds", 1)
    for _ in range(20):
        world = GAME.resample(table.state, 0, dice)
        assert world.automa is not None
        hands.add(tuple(sorted(world.automa.hand)))
    assert len(hands) > 3
    view = table.view(0).automa
    assert view is not None
    assert view.hand_count == 2


@rule("LAU-AUTO-08")
@pytest.mark.parametrize(
    ("first", "second"),
    [(("war_wolves", 0), ("ice_jackals", 1)), (("ice_jackals", 1), ("war_wolves", 0))],
)
def test_of_enemies_with_as_many_boxes_left_it_fires_at_the_oldest(
    first: tuple[str, int], second: tuple[str, int]
) -> None:
    table = on_the_road()
    for enemy, hits in (first, second):
        table.enemy(enemy, hits=hits)
    table.next_actions("automa_2")
    table.begin("fire")
    assert [event["enemy"] for event in table.heard("enemy_hit")] == [first[0]]
