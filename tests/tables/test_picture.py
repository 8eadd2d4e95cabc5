"""What a person is shown of a table, and nothing more."""

import msgspec

from meadhall.kernel.catalogue import find_game
from meadhall.tables.choices import Choice
from meadhall.tables.offers import choices_of
from meadhall.tables.picture import Picture, Plan
from meadhall.tables.scene import Scene, take_picture
from meadhall.tables.settings import UndoPolicy
from meadhall.tables.table import Table
from meadhall.words import Words
from tests.tables.hall import (
    ANNA,
    BJORN,
    BOT,
    FRIEND,
    ME,
    OPEN,
    STRANGER,
    Hall,
    alone,
    finished,
    settings,
    three_play,
    two_play,
)


def picture(hall: Hall, person: str | None) -> Picture:
    return take_picture(hall.table, person, "en", hall.now)


def secrets_of(table: Table) -> list[str]:
    return [
        table.secret,
        table.watch,
        *(seat.invitation for seat in table.seats if seat.invitation),
    ]


def test_secrets_are_for_the_opener_and_the_seed_for_nobody() -> None:
    hall = Hall.opened(settings(ME, FRIEND, OPEN, public=False))
    for person in (BJORN.id, STRANGER.id, None):
        shown = msgspec.json.encode(picture(hall, person)).decode()
        assert not any(secret in shown for secret in secrets_of(hall.table))
    own = picture(hall, ANNA.id)
    assert own.watch == hall.table.watch
    assert [one.seat for one in own.invitations] == [1]
    assert hall.table.secret not in msgspec.json.encode(own).decode()


def test_the_seed_is_shown_when_the_game_is_over() -> None:
    hall = finished()
    assert picture(hall, None).seed == hall.table.seed
    assert picture(two_play(), ANNA.id).seed is None


def test_everyone_sees_the_own_seats_and_others_watch() -> None:
    hall = two_play()
    hall.plays(ANNA, "show:3")
    views = {
        person: [view.seat for view in picture(hall, person).views]
        for person in (ANNA.id, BJORN.id, STRANGER.id, None)
    }
    assert views == {ANNA.id: [0], BJORN.id: [1], STRANGER.id: [-1], None: [-1]}
    for person in (BJORN.id, None):
        assert msgspec.to_builtins(picture(hall, person).views[0].view)["own"] == -1
    assert [view.seat for view in picture(alone(), ANNA.id).views] == [0, 1]


def test_a_question_with_its_choices() -> None:
    hall = two_play()
    hall.plays(ANNA, "show:3")
    hall.plays(BJORN, "show:1")
    decision = picture(hall, ANNA.id).views[0].decision
    assert decision is not None
    assert decision.id == hall.decision(0)
    assert [choice.move for choice in decision.choices] == ["show:1", "show:2", "show:3"]
    assert [choice.final for choice in decision.choices] == [False, False, False]
    reason = decision.choices[2].reason
    assert reason is not None
    assert reason.rule == "TOY-02"
    hall.plays(ANNA, "show:1")
    last = picture(hall, BJORN.id).views[0].decision
    assert last is not None
    assert [choice.final for choice in last.choices] == [True, True, True]


def test_who_may_take_back_and_who_has_to_answer() -> None:
    hall = three_play("consent")
    hall.plays(ANNA, "show:1")
    assert picture(hall, ANNA.id).views[0].undo_to == 0
    assert picture(hall, BJORN.id).views[0].undo_to is None
    hall.plays(BJORN, "show:1")
    hall.takes_back(ANNA)
    needed = {}
    for person in (ANNA.id, BJORN.id, STRANGER.id):
        wish = picture(hall, person).undo_wish
        assert wish is not None
        needed[person] = wish.your_answer_needed
    assert needed == {ANNA.id: False, BJORN.id: True, STRANGER.id: False}


def test_a_bot_is_asked_in_place_of_whoever_is_away() -> None:
    hall = two_play()
    hall.wait(100)
    shown = picture(hall, ANNA.id)
    assert shown.views[0].decision is None
    assert shown.seats[0].sitting_in == "random"
    assert (shown.seats[0].left, shown.seats[0].running) == (0, False)


def test_a_plan_is_the_business_of_its_seat() -> None:
    hall = two_play()
    hall.plans(ANNA, "rest")
    assert picture(hall, ANNA.id).views[0].plan == Plan("rest", "rest")
    assert '"rest"' not in str(msgspec.to_builtins(picture(hall, None)))
    assert picture(hall, BJORN.id).views[0].plan is None


def test_a_real_game_in_both_languages() -> None:
    hall = Hall.opened(settings(ME, BOT, game="champions", seed="picture"))
    hall.bots_play()
    for language in ("en", "pl"):
        shown = take_picture(hall.table, ANNA.id, language, hall.now)
        decision = shown.views[0].decision
        assert decision is not None
        assert decision.choices
        assert msgspec.json.encode(shown)


def last_choices(undo: UndoPolicy) -> list[Choice]:
    """Bjorn has to choose; whatever he shows reveals what Anna has shown."""
    hall = two_play(undo)
    hall.plays(ANNA, "show:1")
    decision = picture(hall, BJORN.id).views[0].decision
    assert decision is not None
    return decision.choices


def test_nothing_is_final_where_everything_can_be_taken_back() -> None:
    policies: tuple[UndoPolicy, ...] = ("none", "free", "consent", "friendly")
    finals = {policy: {choice.final for choice in last_choices(policy)} for policy in policies}
    assert finals == {"none": {True}, "free": {True}, "consent": {True}, "friendly": {False}}


def test_whoever_has_nobody_to_ask_takes_back_what_they_like() -> None:
    hall = alone("consent")
    hall.plays(ANNA, "show:1", 0)
    decision = picture(hall, ANNA.id).views[1].decision
    assert decision is not None
    assert not any(choice.final for choice in decision.choices)


def test_a_choice_says_what_it_certainly_changes() -> None:
    game = find_game("champions")
    words = Words(game, "en", ["Anna", "Bjorn"])
    state = game.new(2, {}, "changes")
    while not any(game.moves.word(move) == "place:smokehouse" for move in state.moves(0)):
        seat = state.deciders()[0]
        state.play(seat, state.moves(seat)[0])
    choices = {choice.move: choice for choice in choices_of(game, words, state, 0, "test")}
    food = choices["place:smokehouse"]
    assert [change.n > 0 for change in food.changes] == [True]
    assert food.changes[0].text.startswith("+")
    assert food.changes[0].text.endswith("food")


def test_the_picture_of_a_finished_game_says_why_it_was_won() -> None:
    ending = picture(finished(), BJORN.id).ending
    assert ending is not None
    assert (ending.sentence, ending.won) == ("Anna has the most points: 3.", False)
    assert picture(two_play(), ANNA.id).ending is None
    watched = picture(finished(), None).ending
    assert watched is not None
    assert watched.won is None


def test_a_view_is_made_of_what_was_shown_before() -> None:
    """The same picture; only what has changed is new, so that comparing takes little time."""
    hall = Hall.opened(settings(ME, OPEN, game="champions"))
    hall.joins(BJORN)
    hall.goes_on()
    earlier = picture(hall, ANNA.id).views[0].view
    table = hall.table
    (seat,) = table.asked
    person = table.seats[seat].person
    assert person is not None
    hall.plays(person, table.game.moves.word(table.state.moves(seat)[0]))
    view = Scene(hall.table, "en", hall.now, earlier).picture(ANNA.id).views[0].view
    assert view == picture(hall, ANNA.id).views[0].view != earlier
    assert view.shores is earlier.shores
