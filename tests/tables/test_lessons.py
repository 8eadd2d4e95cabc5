"""Lessons lead from step to step and teach what they promise, so that they cannot rot."""

import msgspec
import pytest

from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.game import Game
from meadhall.kernel.state import State
from meadhall.tables.lessons import (
    LessonStep,
    Phrase,
    describe,
    has_lesson,
    paragraphs_of,
    read_script,
    steps_in,
    take_step,
)
from meadhall.tables.refusal import Missing
from meadhall.words import LANGUAGES, Words
from meadhall.words.messages import Messages

TAUGHT = {
    "champions": {
        "placed",
        "paid",
        "gained",
        "mustered",
        "assigned",
        "rolled",
        "favor_spent",
        "damaged",
        "lost",
        "enemy_defeated",
        "blame_named",
        "sailed",
        "loaded",
        "journey_seen",
        "destiny_kept",
        "rune_taken",
        "rune_used",
        "journey_revealed",
        "lost_food",
        "fed",
    },
    "northgard": {
        "clan_taken",
        "tile_placed",
        "units_placed",
        "played",
        "glory_gained",
        "moved",
        "built",
        "recruited",
        "camp_trained",
        "turn_ended",
        "passed",
        "first_player",
        "display_card_taken",
        "harvested",
        "gained",
        "paid",
        "wintered",
        "combat_began",
        "food_spent",
        "rolled",
        "combat_won",
        "conquered",
        "replaced",
        "reshuffled",
    },
    "ice_garden": {
        "scientist_taken",
        "tile_laid",
        "influence_placed",
        "markers_taken",
        "planned",
        "action_began",
        "gained",
        "paid",
        "option_taken",
        "reputation_changed",
        "m_factor_moved",
        "summoned",
        "tower_built",
        "advanced",
        "moved",
        "upgraded",
        "attack_began",
        "unit_defeated",
        "scored",
        "pillaged",
        "ship_triggered",
    },
    "last_aurora": {
        "explored",
        "sent",
        "ate",
        "attached",
        "bonus_taken",
        "token_taken",
        "gained",
        "spent",
        "object_drawn",
        "object_seen",
        "object_played",
        "zone_changed",
        "passed",
        "fed",
        "set_out",
        "moved",
        "arrived",
        "waypoint_taken",
        "ambushed",
        "damaged",
        "repaired",
        "fired",
        "outcome_shown",
        "enemy_hit",
        "target_placed",
        "fame_changed",
        "loot_taken",
        "recruited",
    },
}
"""What the learner must see happen, by kinds of events."""

MOST_MARKS = 4
DRAWN_ONLY = {"helm_3", "helm_4", "helm_5"}
"""Places that only the board has a name for; to the rules they are numbers."""


def games_with_lessons() -> list[str]:
    return [id for id in game_ids() if has_lesson(find_game(id))]


@pytest.fixture(params=games_with_lessons())
def game(request: pytest.FixtureRequest) -> Game:
    return find_game(str(request.param))


def test_it_was_played_by_the_rules_as_they_are(game: Game) -> None:
    script = read_script(game.id)
    assert script.rules == game.rules
    state: State = game.new(len(script.seats), script.options, script.seed)
    for move in script.moves:
        assert game.moves.number(move.move) in state.moves(move.seat)
        state.play_checked(move.seat, game.moves.number(move.move))


def test_it_ends_after_a_move_of_the_learner_and_takes_ten_minutes(game: Game) -> None:
    script = read_script(game.id)
    assert 8 <= script.minutes <= 12
    assert 25 <= steps_in(script) - 1 <= 36
    assert describe(game, "en").steps == steps_in(script)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_can_be_taken(game: Game, language: str) -> None:
    script = read_script(game.id)
    steps = steps_in(script)
    own = [move.move for move in script.moves if move.seat == script.learner]
    for number in range(1, steps):
        step = take_step(game, number, language)
        [choice] = [one for one in step.choices if one.move == step.expected]
        assert choice.reason is None
        assert step.expected == own[number - 1]
        assert step.note
        assert step.note != f"step-{number}"
        assert step.wrong_hint
        assert step.prompt
    last = take_step(game, steps, language)
    assert (last.expected, last.choices, last.wrong_hint) == (None, [], "")
    assert last.events


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_is_written_in_every_language_and_none_is_left_over(
    game: Game, language: str
) -> None:
    notes = Messages(game.folder / "lesson", language, strict=True)
    steps = steps_in(read_script(game.id))
    for key in ("title", "wrong", "end", *(f"step-{number}" for number in range(1, steps))):
        assert notes.text([key], {}, "")
    assert not notes.has([f"step-{steps}"])


def things_in(step: LessonStep) -> list[str]:
    return [one.thing for phrases in step.paragraphs for one in phrases if one.thing]


def told_first(step: LessonStep) -> str | None:
    """What is pointed out when the step opens."""
    last = [one.thing for one in step.paragraphs[-1] if one.thing]
    return next(iter(last or things_in(step)), None)


def test_both_languages_mark_the_same_things(game: Game) -> None:
    for number in range(1, steps_in(read_script(game.id)) + 1):
        english, polish = (take_step(game, number, language) for language in ("en", "pl"))
        assert sorted(things_in(english)) == sorted(things_in(polish)), number
        assert told_first(english) == told_first(polish), number
        assert len(things_in(english)) <= MOST_MARKS, number


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_note_marks_is_known_and_its_plain_text_has_no_marks(
    game: Game, language: str
) -> None:
    named = {*Words(game, language, []).ids(), *DRAWN_ONLY}
    for number in range(1, steps_in(read_script(game.id)) + 1):
        step = take_step(game, number, language)
        offered = {target for choice in step.choices for target in choice.targets}
        # Places inside things, such as the boxes of a truck, are named by the view alone.
        shown = msgspec.json.encode(step.view).decode()
        for thing in things_in(step):
            assert thing in named | offered or f'"{thing}"' in shown, (number, thing)
        assert "](" not in step.note + step.wrong_hint


def test_a_note_is_read_in_paragraphs() -> None:
    assert paragraphs_of("Winter.\n  \nMend the [Truck](old_truck)!\n") == [
        [Phrase("Winter.")],
        [Phrase("Mend the "), Phrase("Truck", "old_truck"), Phrase("!")],
    ]


def test_it_teaches_what_it_promises(game: Game) -> None:
    script = read_script(game.id)
    told = [
        event
        for number in range(1, steps_in(script) + 1)
        for event in take_step(game, number, "en").events
    ]
    own = {event.kind for event in told if event.facts.get("seat") == script.learner}
    assert TAUGHT[game.id] <= own
    assert game.result(_last_state(game)).places[script.learner] == 1


def _last_state(game: Game) -> State:
    script = read_script(game.id)
    state: State = game.new(len(script.seats), script.options, script.seed)
    for move in script.moves:
        state.play(move.seat, game.moves.number(move.move))
    return state


def test_the_figures_of_its_last_note_are_true() -> None:
    """Champions: the note says how things stand."""
    game = find_game("champions")
    result = game.result(_last_state(game))
    assert result.totals == [30, 19]
    track, destiny, *_ = result.sheets[0].values()
    assert (track, destiny, result.sheets[1]["track"]) == (17, 10, 15)


def test_a_step_shows_what_happened_since_the_one_before() -> None:
    game = find_game("champions")
    first, second = (take_step(game, number, "en") for number in (1, 2))
    assert "leader_chosen" in {event.kind for event in first.events}
    assert second.events[0].text == "Astrid chooses Svanhildr the Swordmaiden."
    assert second.seat == 0
    reroll = take_step(game, 9, "en")
    [favor] = [choice for choice in reroll.choices if choice.move == "favor"]
    assert favor.note == "50% to win"


def test_no_lesson_and_no_such_step() -> None:
    game = find_game("champions")
    for number in (0, 28):
        with pytest.raises(Missing, match="last one is 27"):
            take_step(game, number, "en")
