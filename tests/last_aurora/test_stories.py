"""Module 4: Story cards, how they are faced and kept (LFS-STORY)."""

import pytest

from meadhall.games.last_aurora.content.story_book import STORY_IDS, STORY_PERIOD
from meadhall.games.last_aurora.content.tables import NONE
from meadhall.games.last_aurora.rules.pieces import Mission
from meadhall.games.last_aurora.rules.state import STORY_DECK
from tests.last_aurora.table import Table
from tests.last_aurora.test_exploration import exploring
from tests.rules import rule


def gathering(story: str, *survivors: str) -> Table:
    """Seat 0 has declared a gather action with this Story on top."""
    table = exploring("petrol_station", stories=True)
    table.story(story)
    table.load(0, fuel=0)
    table.begin("exploration")
    table.explore(0, 1, *(survivors or ("leader_red",)))
    return table


def discarded(table: Table) -> list[str]:
    return table.view().story_discard


@rule("LFS-STORY-01")
def test_the_stories_of_period_1_lie_out_first() -> None:
    table = Table(stories=True)
    assert table.state.stories.period == 0
    sizes = [table.state.decks[STORY_DECK + period].size() for period in range(3)]
    assert sizes == [16, 16, 16]
    assert table.view().story_top is not None
    assert Table().view().story_top is None


@rule("LFS-STORY-02", "EX-02", "LFS-STORY-11")
def test_a_story_is_faced_before_what_met_it() -> None:
    table = gathering("story_locked_cellar")
    assert table.step() == "FaceStory"
    assert not table.heard("token_taken")
    table.play("option:b", "act", "take:fuel", "take:fuel")
    assert table.tokens(0)["fuel"] == 2
    assert table.fame(0) == 1


@rule("LFS-STORY-04", "LFS-STORY-31")
def test_one_story_in_a_turn_and_the_next_one_is_seen() -> None:
    table = exploring("petrol_station", stories=True)
    table.story("story_locked_cellar")
    deck = table.state.decks[STORY_DECK]
    deck.cards.remove(STORY_IDS.index("story_toolbox_note"))
    table.state.own_stories().unread += tuple(deck.cards)
    deck.cards = [STORY_IDS.index("story_toolbox_note")]
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    top = table.view().story_top
    assert top is not None
    assert top.trigger == "bonus_action"
    table.play("option:b", "bonus:slot_1:1")
    assert table.step() != "FaceStory"
    table.play_until("ExploreTurn", "act", "take:fuel", "refuse", "done")
    table.explore(0, 1, "copilot_red")
    table.play("bonus:slot_1:1")
    assert table.step() == "FaceStory"


@rule("LFS-STORY-06", "LFS-STORY-27", "EX-03", "LAU-INFO-04")
def test_the_choices_are_read_out_without_their_consequences() -> None:
    table = gathering("story_locked_cellar")
    story = table.view(1).story
    assert story is not None
    assert (story.id, story.seat) == ("story_locked_cellar", 0)
    first, second = story.options
    assert (first.kind, first.letters, first.boost_letters) == ("test", ["A", "B"], ["C"])
    assert (first.boost_cost, second.boost_cost) == ({"ammo": 1}, {})
    assert (second.kind, second.letters) == ("auto", [])
    assert not {"success", "failure"} & set(first.__struct_fields__)
    told = [event.facts() for event in table.events if event.is_told_to(1)]
    assert not any("success" in facts for facts in told)
    mission = gathering("story_footprints").view().story
    assert mission is not None
    assert (mission.options[0].goal, mission.options[0].deadline) == (
        "recruit", "end_of_next_round",
    )  # fmt: skip


@rule("LFS-STORY-07")
def test_a_choice_without_condition_succeeds_at_once() -> None:
    table = gathering("story_locked_cellar")
    table.play("option:b")
    assert table.heard("story_succeeded") == [
        {"seat": 0, "story": "story_locked_cellar", "option": "b", "branch": 1}
    ]
    assert discarded(table) == ["story_locked_cellar"]


@rule("LFS-STORY-08", "EX-04", "LFS-STORY-35")
@pytest.mark.parametrize(("boost", "outcome"), [("use", "succeeded"), ("decline", "failed")])
def test_a_boost_adds_a_letter_to_a_test(boost: str, outcome: str) -> None:
    table = gathering("story_locked_cellar")
    table.next_outcomes("outcome_01")  # C, A, D, B
    table.play("option:a", boost)
    assert len(table.heard(f"story_{outcome}")) == 1
    assert table.tokens(0)["ammo"] == (0 if boost == "use" else 1)
    assert table.view().outcomes_shown == ["outcome_01"]
    kinds = [event.kind.name for event in table.events]
    if boost == "use":
        assert kinds.index("spent") < kinds.index("outcome_shown")


@rule("LFS-STORY-08")
def test_only_the_first_letter_counts() -> None:
    table = gathering("story_false_trader")
    assert table.step() != "FaceStory"
    table = gathering("story_locked_cellar")
    table.next_outcomes("outcome_03")  # D, B, A, C
    table.play("option:a", "decline")
    assert table.heard("story_failed")


@rule("LFS-STORY-12")
def test_a_choice_is_never_refused_for_lack_of_tokens() -> None:
    table = exploring("scavenger", stories=True)
    table.story("story_second_mouth")
    table.load(0, food=0)
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    assert table.moves() == ["option:a", "option:b"]
    table.play("option:a")
    assert table.fame(0) == 2


@rule("LFS-STORY-17", "LFS-STORY-19")
def test_the_top_story_is_discarded_at_the_end_of_each_round() -> None:
    table = Table(stories=True)
    table.story("story_locked_cellar")
    table.zone()
    table.next_cards()
    table.begin("end")
    assert STORY_IDS.index("story_locked_cellar") in table.state.stories.unread
    assert table.state.stories.top != NONE
    table = Table(stories=True)
    table.state.decks[STORY_DECK].cards = []
    table.begin("end")
    assert table.view().story_top is None


@rule("LFS-STORY-18")
def test_a_new_period_of_the_exploration_deck_brings_its_stories() -> None:
    table = exploring("roof_rack", stories=True)
    table.next_cards("flatbed", "six_wheeler")
    table.story("story_locked_cellar")
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("act", "mount:start_truck_red", "done")
    assert table.state.stories.period == 1
    assert STORY_PERIOD[table.state.stories.top] == 1
    assert table.state.decks[STORY_DECK].size() == 0
    assert STORY_IDS.index("story_locked_cellar") in table.state.stories.unread


@rule("LFS-STORY-18")
def test_the_bottom_of_a_story_deck_goes_with_it() -> None:
    table = exploring("roof_rack", stories=True)
    table.next_cards("flatbed", "six_wheeler")
    table.story("story_night_song")
    deck = table.state.decks[STORY_DECK]
    under = deck.cards.pop()
    deck.put_under(under)
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("act", "mount:start_truck_red", "done")
    assert table.state.stories.period == 1
    assert table.state.decks[STORY_DECK].size() == 0
    assert under in table.state.stories.unread
    assert table.view().deck_sizes["story"] == sum(period == 1 for period in STORY_PERIOD)


@rule("LFS-STORY-18")
def test_kept_stories_and_open_missions_outlast_their_deck() -> None:
    table = exploring("roof_rack", "flatbed", stories=True)
    table.next_cards("machine_gun", "six_wheeler")
    table.keep_tale(0, "story_stray_dog")
    table.keep_under(0, 0, "story_hidden_compartment")
    table.story_in_slot(2, "story_locked_cellar")
    table.story("story_footprints")
    table.state.own_stories().top = NONE
    number = STORY_IDS.index("story_footprints")
    table.player(0).missions = (Mission(number, 0, 0, 1, 2),)
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("act", "mount:start_truck_red", "done")
    assert table.state.stories.period == 1
    [own, _] = table.view().players
    assert (own.tales, own.convoy[0].story) == (["story_stray_dog"], "story_hidden_compartment")
    assert [mission.story for mission in own.missions] == ["story_footprints"]
    assert table.view().slots[1].story == "story_locked_cellar"


@rule("LFS-STORY-20")
def test_a_story_kept_in_the_active_zone_helps_once_per_round() -> None:
    table = exploring("roof_rack", "machine_gun", stories=True)
    table.story("story_stray_dog")
    table.next_outcomes("outcome_02")
    table.load(0, food=0)
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("option:a")
    assert table.view().players[0].tales == ["story_stray_dog"]
    table = exploring(None, None, None, None, "roof_rack", stories=True)
    table.keep_tale(0, "story_stray_dog")
    table.crew(0, "leader_red")
    table.load(0, food=0)
    table.begin("exploration")
    table.play("explore:slot_5")
    assert table.heard("story_helped") == [{"seat": 0, "story": "story_stray_dog"}]
    assert table.view().players[0].used_tales == ["story_stray_dog"]
    table.finish_round()
    assert table.view().players[0].used_tales == []


@rule("LFS-STORY-21")
def test_the_boxes_of_a_story_count_as_those_of_the_card_above() -> None:
    table = exploring("roof_rack", stories=True)
    table.story("story_hidden_compartment")
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("option:a")
    assert table.moves() == ["keep:start_truck_red", "keep:start_container_red"]
    table.play("keep:start_truck_red")
    truck = table.view().players[0].convoy[0]
    assert (truck.story, len(truck.boxes)) == ("story_hidden_compartment", 5)
    assert table.player(0).room[15] == 7


@rule("LFS-STORY-21")
def test_with_no_free_card_one_of_two_stories_stays() -> None:
    table = exploring("roof_rack", stories=True)
    table.convoy(0, "start_truck_red")
    table.crew(0, "leader_red")
    table.load(0, fuel=0, food=0, ammo=0)
    table.keep_under(0, 0, "story_flag_of_aurora")
    table.story("story_hidden_compartment")
    table.begin("exploration")
    table.explore(0, 1)
    table.play("option:a")
    assert table.moves() == ["keep:start_truck_red", "decline"]
    table.play("keep:start_truck_red")
    assert discarded(table) == ["story_flag_of_aurora"]


@rule("LFS-STORY-22")
def test_a_story_goes_with_its_convoy_card() -> None:
    table = exploring("light_hauler", stories=True)
    table.keep_under(0, 0, "story_flag_of_aurora")
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play_until("TakeActions", "option:b")
    table.damage("story_flag_of_aurora.1")
    table.play("act")
    assert "story_flag_of_aurora" in discarded(table)
    assert table.damaged() == []


@rule("LFS-STORY-23", "LFS-STORY-29")
def test_a_story_in_the_zone_is_met_by_its_trigger_or_with_the_card_above() -> None:
    table = exploring("roof_rack", "flatbed", stories=True)
    table.story_in_slot(1, "story_weather_station")
    table.story("story_night_song")
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    assert table.heard("story_faced") == [{"seat": 0, "story": "story_weather_station"}]
    table.play("option:b")
    assert table.view().slots[1].story == "story_weather_station"  # the only other slot
    table = exploring("roof_rack", stories=True)
    table.story_in_slot(1, "story_weather_station")
    table.story("story_stray_dog")
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    assert table.moves() == ["face:top", "face:slot_1"]


@rule("LFS-STORY-23")
def test_a_story_in_the_zone_goes_and_slides_with_its_card() -> None:
    table = Table(stories=True)
    table.zone("roof_rack", "flatbed", "machine_gun")
    table.story_in_slot(1, "story_weather_station")
    table.begin("end")
    assert "story_weather_station" in discarded(table)
    table = Table(stories=True)
    table.zone(None, "flatbed")
    table.story_in_slot(2, "story_weather_station")
    table.begin("end")
    assert table.view().slots[0].story == "story_weather_station"


@rule("LFS-STORY-23")
def test_a_slot_with_a_story_is_not_offered_and_without_a_slot_the_card_is_discarded() -> None:
    table = exploring("flatbed", None, None, "roof_rack", "machine_gun", stories=True)
    table.story_in_slot(1, "story_locked_cellar")
    table.story("story_weather_station")
    table.begin("exploration")
    table.explore(0, 5, "leader_red", "copilot_red")
    table.play("option:b")
    assert [slot.story for slot in table.view().slots] == [
        "story_locked_cellar", None, None, "story_weather_station", None,
    ]  # fmt: skip
    table = exploring(None, None, None, None, "machine_gun", stories=True)
    table.story("story_weather_station")
    table.begin("exploration")
    table.explore(0, 5, "leader_red", "copilot_red")
    table.play("option:b")
    assert discarded(table) == ["story_weather_station"]
    assert table.fame(0) == 1


@rule("LFS-STORY-24", "LFS-STORY-33")
def test_the_automa_takes_a_story_unread() -> None:
    table = Table(players=1, stories=True)
    table.zone("wandering_trader")
    table.next_cards()
    table.story("story_false_trader")
    table.next_actions("automa_1", "automa_2")
    table.begin("exploration")
    assert table.automa().stories == [STORY_IDS.index("story_false_trader")]
    assert not table.heard("story_faced")
    view = table.view().automa
    assert view is not None
    assert view.story_count == 1


@rule("LFS-STORY-23", "LFS-STORY-24")
def test_the_automa_meets_a_story_under_the_card_it_explores() -> None:
    table = Table(players=1, stories=True)
    table.zone("roof_rack")
    table.next_cards()
    table.story_in_slot(1, "story_weather_station")
    table.story("story_night_song")
    table.next_actions("automa_1", "automa_2")
    table.begin("exploration")
    assert table.automa().stories == [STORY_IDS.index("story_weather_station")]


@rule("LFS-STORY-33", "LFS-STORY-26")
def test_situations_are_always_faced_by_the_human() -> None:
    table = Table(players=1, stories=True)
    table.order(1, 0)
    table.story("story_night_song")
    table.begin("rest")
    assert (table.step(), table.seat()) == ("FaceStory", 0)


@rule("LFS-STORY-25", "EX-05")
@pytest.mark.parametrize("answer", ["use", "decline"])
def test_a_story_of_the_automa_cancels_the_effects_of_its_card(answer: str) -> None:
    table = Table(players=1, stories=True)
    table.order(1, 0)
    table.story("story_night_song")
    table.automa().stories = [STORY_IDS.index("story_locked_cellar")]
    table.next_actions("automa_1")
    table.begin("movement")
    assert (table.step(), table.seat()) == ("CancelEffects", 0)
    table.play(answer)
    view = table.view().automa
    assert view is not None
    assert view.space != "a00"  # it still moves
    if answer == "use":
        assert (view.load["survivor"], view.story_count) == (2, 0)
        assert table.step() != "SufferDamage"
    else:
        assert (view.load["survivor"], view.story_count) == (3, 1)
        assert table.step() == "SufferDamage"


@rule("LFS-STORY-25")
def test_it_is_not_asked_without_effects() -> None:
    table = Table(players=1, stories=True)
    table.order(1, 0)
    table.story("story_night_song")
    table.automa().stories = [STORY_IDS.index("story_locked_cellar")]
    table.next_actions("automa_2")
    table.begin("movement")
    assert table.step() == "MoveTurn"


@rule("LFS-STORY-25")
def test_each_action_card_costs_a_story_of_its_own() -> None:
    table = Table(players=1, stories=True)
    table.order(1, 0)
    table.story("story_night_song")
    table.automa().stories = [STORY_IDS.index("story_locked_cellar"), 1]
    table.next_actions("automa_1", "automa_3")
    table.begin("movement")
    table.play("use")
    table.play_until("CancelEffects", "stay", "done")
    table.play("use")
    assert (table.automa().stories, table.fame(1)) == ([], 0)
    assert [event["action"] for event in table.heard("automa_cancelled")] == [
        "automa_1", "automa_3",
    ]  # fmt: skip


@rule("LFS-STORY-26")
def test_the_automas_stories_score_nothing() -> None:
    table = Table(players=1, stories=True)
    table.automa().stories = [3]
    before = table.view().automa
    table.automa().stories = []
    after = table.view().automa
    assert before is not None
    assert after is not None
    assert before.score == after.score


@rule("LFS-STORY-28")
def test_a_situation_adds_letters_for_nothing() -> None:
    for truck, outcome in [("snow_plough", "succeeded"), ("start_truck_red", "failed")]:
        table = Table(stories=True)
        table.convoy(0, truck, None, "start_container_red")
        table.story("story_thin_ice")
        table.next_outcomes("outcome_01")
        table.begin("movement")
        table.play("go", "option:a")
        assert table.heard(f"story_{outcome}")
    for fame, outcome in [(4, "succeeded"), (3, "failed")]:
        table = exploring("wandering_trader", stories=True)
        table.famous(0, fame)
        table.story("story_witness")
        table.next_outcomes("outcome_01")
        table.begin("exploration")
        table.explore(0, 1, "leader_red")
        table.play("option:a")
        assert table.heard(f"story_{outcome}")
