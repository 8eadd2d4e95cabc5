"""The quick policy in fights, with Stories and against the Automa."""

import pytest

from meadhall.bots import Seen, find_bot
from meadhall.games.last_aurora import GAME
from meadhall.games.last_aurora.bot.fighting import chances_of
from meadhall.games.last_aurora.bot.reading import chance_of_test
from meadhall.games.last_aurora.content.story_book import CHOICES, STORY_IDS
from meadhall.games.last_aurora.content.tables import NONE
from meadhall.games.last_aurora.rules.modules.facing import FaceStory
from meadhall.kernel.dice import Dice
from tests.last_aurora.advice import advice, follow
from tests.last_aurora.table import Table
from tests.rules import rule

# Fire


def fight(*enemies: str, **tokens: int) -> Table:
    table = Table(players=2)
    table.load(0, **tokens)
    for name in enemies:
        table.enemy(name)
    table.begin("fire")
    return table


def test_the_chances_of_a_weapon_are_those_of_the_outcome_deck() -> None:
    chances = chances_of(Table().state, level=1)
    assert chances[0] == pytest.approx(5 / 12)
    assert sum(chances) == pytest.approx(1.0)


def test_it_shoots_at_what_comes_near_and_stops_without_ammo() -> None:
    table = fight("war_wolves", ammo=1)
    assert advice(table) == "fire:start_truck_red.4"


def test_it_finishes_a_wounded_enemy() -> None:
    table = Table(players=2)
    table.enemy("ice_jackals")
    table.enemy("war_wolves", hits=2)
    table.begin("fire")
    table.play("fire:start_truck_red.4")
    assert advice(table) == "at:war_wolves"


def test_a_flare_is_lit_against_a_heavy_ambush_only() -> None:
    table = Table(players=2)
    table.hand(0, "signal_flare")
    table.lurk("rust_brotherhood")
    table.at(0, "a02")
    table.begin("fire")
    assert table.step() == "React"
    assert advice(table) == "play:signal_flare"
    table = Table(players=2)
    table.hand(0, "signal_flare")
    table.lurk("ice_jackals")
    table.load(0, food=1)
    table.at(0, "a02")
    table.begin("fire")
    assert advice(table) == "decline"


def test_good_loot_is_taken() -> None:
    table = Table(players=2)
    table.enemy("war_wolves", hits=2)
    table.next_loot("spiked_bumper")
    table.next_outcomes("outcome_12")
    table.begin("fire")
    follow(table, "FireTurn", "ChooseTarget", "PayShot")
    assert table.step() == "OfferLoot"
    assert advice(table) == "use"


# Stories and the Automa


def test_a_story_is_chosen_by_its_odds_alone() -> None:
    table = Table(players=2, stories=True)
    locked = CHOICES[STORY_IDS.index("story_locked_cellar")][0]
    assert chance_of_test(table.state, 0, locked, is_boosted=False) == pytest.approx(0.5)
    assert chance_of_test(table.state, 0, locked, is_boosted=True) == pytest.approx(0.75)
    table.zone("petrol_station")
    table.story("story_second_mouth")
    table.zone("scavenger")
    table.begin("exploration")
    table.play("explore:slot_1", "send:leader_blue", "done")
    assert table.step() == "FaceStory"
    assert advice(table) == "option:b"


def test_a_story_for_everyone_is_chosen_alike() -> None:
    table = Table(players=2, stories=True)
    table.story("story_fuel_drums")
    table.load(0, ammo=2)
    table.load(1, ammo=0)
    table.begin("fire")
    assert (table.step(), advice(table)) == ("FaceTogether", "option:a")
    table.play("option:a")
    assert (table.step(), advice(table)) == ("BoostTest", "use")
    table.play("use")
    assert (table.step(), table.seat()) == ("FaceTogether", 1)
    assert advice(table) in table.moves()


def facing(story: str) -> Table:
    """Seat 0 faces this Story at the beginning of a Movement phase."""
    table = Table(players=2, stories=True)
    table.story(story)
    table.state.own_stories().top = NONE
    table.begin("movement")
    number = STORY_IDS.index(story)
    table.state.own_stories().telling = (number,)
    table.state.steps.append(FaceStory(0, number))
    table.state.settle()
    return table


def exchange_consequences(monkeypatch: pytest.MonkeyPatch, story: str) -> None:
    """Let the options of a Story lead where those of the other one led."""
    first, second = CHOICES[STORY_IDS.index(story)]
    branches = [(each.success, each.failure) for each in (first, second)]
    for choice, (success, failure) in zip((second, first), branches, strict=True):
        monkeypatch.setattr(choice, "success", success)
        monkeypatch.setattr(choice, "failure", failure)


@rule("LFS-STORY-06")
@pytest.mark.parametrize("story", STORY_IDS)
def test_no_bot_knows_what_follows_from_a_choice(
    story: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer is the same if the consequences of the two options change places."""
    answers: list[list[int]] = []
    for is_exchanged in (False, True):
        if is_exchanged:
            exchange_consequences(monkeypatch, story)
        table = facing(story)
        assert table.state.steps[-1].is_sealed()
        given = []
        for name in ("huscarl", "search:40"):
            bot = find_bot(name)
            given.append(bot.choose(Seen(GAME, table.state, 0, Dice.from_seed("bot", 1))))
        answers.append(given)
    assert answers[0] == answers[1]


@rule("LFS-STORY-06")
def test_no_bot_knows_what_a_boost_leads_to() -> None:
    table = facing("story_locked_cellar")
    table.play("option:a")
    assert table.step() == "BoostTest"
    assert table.state.steps[-1].is_sealed()


def test_looking_ahead_does_not_help_to_choose_a_story() -> None:
    """One that waits on a slot is known, what follows from its choices is not."""
    assert "ChooseStory" in GAME.evaluation.manner.routine


def test_the_automa_is_cancelled() -> None:
    table = Table(players=1, stories=True)
    table.automa().stories.append(table.state.decks[8].cards.pop())
    table.next_actions("automa_1")
    table.order(1, 0)
    table.begin("movement")
    assert table.step() == "CancelEffects"
    assert advice(table) == "use"
