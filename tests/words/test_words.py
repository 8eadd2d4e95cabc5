"""The words of Champions of Midgard are complete and read well, in both languages."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from meadhall.games import champions
from meadhall.games.champions import GAME, Champions
from meadhall.games.champions.content.tables import (
    CONTENT,
    DIE_FACE_IDS,
    ENEMY_IDS,
    GOOD_IDS,
    TARGET_IDS,
    WARRIOR_IDS,
)
from meadhall.games.champions.rules import events, obstacles
from meadhall.games.champions.rules.scoring import SOURCES
from meadhall.games.champions.rules.state import ChampionsState
from meadhall.games.champions.seen.viewing import DECK_IDS
from meadhall.kernel.content import entries
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import EVERYONE, Event, EventKind, Meaning
from meadhall.kernel.state import Obstacle, Step
from meadhall.words import LANGUAGES, SHARED, UnknownLanguage, Words, interface
from meadhall.words.messages import BrokenMessage, MissingMessage
from tests.champions.table import Table

SEATS = ["Anna", "Bjorn", "Cecylia", "Dag"]
COUNTED = [*GOOD_IDS, *WARRIOR_IDS, "warrior", "worker"]
ENEMY_CARDS = [*CONTENT.trolls, *CONTENT.draugr, *CONTENT.monsters]
HOLDERS = [holder.id for holder in CONTENT.board.holders]
OPTION_VALUES = {
    value
    for option in GAME.options
    for value in option.values
    if isinstance(value, str) and not value.isdigit()
}

PLANS = ["accept_rolls", "keep_runes"]
PREVIEWS = [
    name
    for file in ("seen/preview.py", "seen/bargain.py")
    for name in re.findall(r'Preview\(\s*"([a-z-]+)"', (GAME.folder / file).read_text("utf-8"))
]


def strict(language: str) -> Words:
    return Words(GAME, language, SEATS, strict=True)


def move_words() -> list[str]:
    return [GAME.moves.word(move) for move in range(GAME.moves.size())]


def waiting_steps() -> list[str]:
    """All classes of steps that can wait for a player."""
    found = set()
    for info in walk_packages(champions.__path__, f"{champions.__name__}."):
        for part in vars(import_module(info.name)).values():
            is_step = isinstance(part, type) and issubclass(part, Step)
            if is_step and part.play is not Step.play and not part.__subclasses__():
                found.add(part.__name__)
    return sorted(found)


def event_kinds() -> list[EventKind]:
    return [kind for kind in vars(events).values() if isinstance(kind, EventKind)]


def all_obstacles() -> list[Obstacle]:
    plain = [thing for thing in vars(obstacles).values() if isinstance(thing, Obstacle)]
    return plain + [obstacles.cannot_pay(good, n) for good in GOOD_IDS for n in range(1, 11)]


def named_ids() -> set[str]:
    """Everything that has a name: the content, and what the messages themselves name."""
    told = {id for kind in event_kinds() for ids in kind.fields.values() for id in listed(ids)}
    aimed_at = {target for word in move_words() for target in word.split(":")[1:]}
    return {
        *(entry.id for name, entry in entries(CONTENT) if name != "terms"),
        *(told - set(events.LOSS_IDS)),
        *(target for target in aimed_at if not target.isdigit()),
        *(str(card.color) for card in ENEMY_CARDS if card.color != "none"),
        *(option.id for option in GAME.options),
        *COUNTED,
        *DECK_IDS,
        *HOLDERS,
        *OPTION_VALUES,
    }


def listed(ids: Meaning) -> list[str]:
    return ids[0] if isinstance(ids, tuple) else ids if isinstance(ids, list) else []


def explained_ids() -> set[str]:
    """Everything a player can point at on a board."""
    settled_before = {entry.id for entry in CONTENT.components.options + CONTENT.components.colors}
    return {
        *(entry.id for name, entry in entries(CONTENT) if name != "terms"),
        *COUNTED,
        *HOLDERS,
        *TARGET_IDS,
        "own_longship",
    } - settled_before


# The files


@cache
def read(folder: Path, language: str) -> list[ast.EntryType]:
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    return FluentParser().parse(text).body


def message_ids(folder: Path, language: str) -> list[str]:
    return [entry.id.name for entry in read(folder, language) if isinstance(entry, ast.Message)]


class References(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def used_messages(language: str) -> set[str]:
    """The messages that the game's own ids ask for, and those that other messages refer to."""
    references = References()
    for entry in read(GAME.folder / "words", language):
        references.visit(entry)
    keys = [re.sub("[:>]", "-", word) for word in move_words()]
    verbs = [word.partition(":")[0] for word in move_words()]
    return {
        "game-name",
        "game-summary",
        *references.found,
        *(f"amount-{id}" for id in COUNTED),
        *(f"name-{re.sub('[:>]', '-', id)}" for id in named_ids()),
        *(f"prompt-{step}" for step in waiting_steps()),
        *(f"move-{key}" for key in keys + verbs),
        *(f"event-{kind.name}" for kind in event_kinds()),
        *(f"obstacle-{obstacle.name}" for obstacle in all_obstacles()),
        *(f"source-{source}" for source in SOURCES),
        *(f"option-{option.id}" for option in GAME.options),
        *(f"text-{id}" for id in explained_ids()),
        *(f"plan-{plan}" for plan in PLANS),
        *(f"preview-{preview}" for preview in PREVIEWS),
        *(f"text-each-{deck}" for deck in ("trolls", "draugr", "monsters")),
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", [GAME.folder / "words", SHARED], ids=["champions", "shared"])
def test_every_line_of_a_file_is_understood(folder: Path, language: str) -> None:
    junk = [entry.content for entry in read(folder, language) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", [GAME.folder / "words", SHARED], ids=["champions", "shared"])
def test_no_message_is_written_twice(folder: Path, language: str) -> None:
    counts = Counter(message_ids(folder, language))
    assert [key for key, n in counts.items() if n > 1] == []


@pytest.mark.parametrize("folder", [GAME.folder / "words", SHARED], ids=["champions", "shared"])
def test_both_languages_have_the_same_messages_in_the_same_order(folder: Path) -> None:
    assert message_ids(folder, "en") == message_ids(folder, "pl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_the_game_is_unused(language: str) -> None:
    assert set(message_ids(GAME.folder / "words", language)) - used_messages(language) == set()


# What must have words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_that_waits_has_a_prompt_and_a_sentence_for_the_others(language: str) -> None:
    waiting = {
        entry.id.name: [attribute.id.name for attribute in entry.attributes]
        for entry in read(GAME.folder / "words", language)
        if isinstance(entry, ast.Message) and entry.id.name.startswith("prompt-")
    }
    assert waiting == {f"prompt-{step}": ["waiting"] for step in waiting_steps()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_a_sentence(language: str) -> None:
    words = strict(language)
    sentences = [words.move(move) for move in range(GAME.moves.size())]
    assert_readable(sentences)
    assert len(set(sentences)) == len(sentences), "two buttons read alike"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_has_a_sentence(language: str) -> None:
    kinds = {f"event-{kind.name}" for kind in event_kinds()}
    assert kinds - set(message_ids(GAME.folder / "words", language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_obstacle_has_a_sentence(language: str) -> None:
    words = strict(language)
    assert_sentences([words.obstacle(obstacle) for obstacle in all_obstacles()])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plan_says_what_it_does(language: str) -> None:
    table = Table()
    table.rune(0, "rune_wealth")
    offered = GAME.plans(table.state, 0)
    assert [plan.partition(":")[0] for plan in offered] == PLANS
    assert_readable([strict(language).plan(plan) for plan in offered])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_name_and_a_sentence_and_its_values_have_names(language: str) -> None:
    words = strict(language)
    assert_sentences([words.option_sentence(option.id) for option in GAME.options])
    for id in [option.id for option in GAME.options] + sorted(OPTION_VALUES):
        assert words.option(id) != id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_of_points_has_a_name(language: str) -> None:
    assert_readable([strict(language).source(source) for source in SOURCES])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_has_a_name(language: str) -> None:
    written = {key.removeprefix("name-") for key in message_ids(GAME.folder / "words", language)}
    named = {*written, *(f"seat_{seat}" for seat in range(len(SEATS)))}
    assert {id for id in named_ids() if re.sub("[:>]", "-", id) not in named} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_a_board_is_explained(language: str) -> None:
    words = strict(language)
    assert_sentences([words.explain(id) for id in sorted(explained_ids())])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_has_a_name_and_a_summary(language: str) -> None:
    words = strict(language)
    assert_readable([words.game_name()])
    assert_sentences([words.game_summary()])


def test_the_figures_of_a_card_stand_in_its_explanation() -> None:
    words = strict("en")
    for card in ENEMY_CARDS:
        text = words.explain(card.id)
        figures = (card.attack, card.defense, card.glory, card.wood + card.coins + card.favor)
        assert [int(number) for number in re.findall(r"\d+", text)] == list(figures)
        for warrior in WARRIOR_IDS:
            assert (words.name(warrior) in text) == (warrior in card.forbidden)


# Whole games


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"variant_hall_of_fame": True}),
        (3, {"assign_mode": "simultaneous", "variant_wary_townsfolk": True}),
        (4, {"assign_mode": "simultaneous", "variant_hall_of_fame": True}),
        (4, {"first_player": "4"}),
    ],
    ids=["two", "three-in-secret", "four-in-secret", "four"],
)
def test_a_whole_random_game_can_be_read(
    players: int, options: Mapping[str, object], language: str
) -> None:
    words = strict(language)
    for state, told in random_game(players, options, f"whole {players}"):
        assert_sentences([words.event(event) for event in told])
        assert_sentences([words.waiting(state)])
        for seat in state.deciders():
            view = GAME.view(state, seat)
            assert_sentences([words.prompt(state, seat)])
            candidates = state.candidates(seat)
            assert_readable([words.move(move, view) for move in candidates])
            found = [state.obstacle(seat, move) for move in candidates]
            assert_sentences([words.obstacle(obstacle) for obstacle in found if obstacle])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_seldom_happens_can_be_read(language: str) -> None:
    """Many games, of which only the first few things of each kind are put into words."""
    words = strict(language)
    told_before: Counter[str] = Counter()

    def is_new(kind: str) -> bool:
        told_before[kind] += 1
        return told_before[kind] <= 5

    for number in range(30):
        mode = "simultaneous" if number % 2 else "turn_order"
        for state, told in random_game(2 + number % 3, {"assign_mode": mode}, f"rare {number}"):
            assert_sentences(
                [words.event(event) for event in told if is_new(f"{event.kind.name}{event.values}")]
            )
            for seat in state.deciders():
                step = state.steps[-1]
                if is_new(f"{type(step).__name__}{getattr(step, 'reason', '')}"):
                    assert_sentences([words.prompt(state, seat), words.waiting(state)])


def random_game(
    players: int, options: Mapping[str, object], seed: str
) -> Iterator[tuple[ChampionsState, list[Event]]]:
    """Each position of a random game, with the events that led to it."""
    state = GAME.begin(players, options, seed)
    told: list[Event] = []
    state.listen(told)
    state.settle()
    dice = Dice.from_seed(f"moves of {seed}", 1)
    while True:
        yield state, told
        told.clear()
        deciders = state.deciders()
        if not deciders:
            return
        seat = deciders[dice.below(0, len(deciders))]
        moves = state.moves(seat)
        state.play(seat, moves[dice.below(0, len(moves))])


def assert_readable(texts: list[str]) -> None:
    """No placeholder, no bare id, no stray space."""
    for text in texts:
        assert re.search(r"[{}_$]|\?\?\?|\bnone\b|  |^ | $|\n", text) is None, text
        assert text[:1].isupper() or text[:1].isdigit(), text


def assert_sentences(texts: list[str]) -> None:
    assert_readable(texts)
    for text in texts:
        assert text[-1] in ".!", text


# Grammar


POLISH_AMOUNTS = {
    "coin": "1 moneta, 2 monety, 5 monet, 12 monet, 22 monety, 0 monet, 21 monet",
    "wood": "1 drewno, 2 drewna, 5 drewna, 12 drewna, 22 drewna, 0 drewna, 21 drewna",
    "food": "1 żywność, 2 żywności, 5 żywności, 12 żywności, 22 żywności, 0 żywności, 21 żywności",
    "favor": "1 przysługa, 2 przysługi, 5 przysług, 12 przysług, 22 przysługi, 0 przysług, "
    "21 przysług",
    "glory": "1 punkt chwały, 2 punkty chwały, 5 punktów chwały, 12 punktów chwały, "
    "22 punkty chwały, 0 punktów chwały, 21 punktów chwały",
    "blame": "1 potępienie, 2 potępienia, 5 potępień, 12 potępień, 22 potępienia, 0 potępień, "
    "21 potępień",
    "swordsman": "1 fechmistrz, 2 fechmistrzów, 5 fechmistrzów, 12 fechmistrzów, "
    "22 fechmistrzów, 0 fechmistrzów, 21 fechmistrzów",
    "worker": "1 robotnik, 2 robotników, 5 robotników, 12 robotników, 22 robotników, "
    "0 robotników, 21 robotników",
}


@pytest.mark.parametrize("id", POLISH_AMOUNTS)
def test_polish_counts_in_three_ways(id: str) -> None:
    words = strict("pl")
    amounts = [words.amount(id, n) for n in (1, 2, 5, 12, 22, 0, 21)]
    assert ", ".join(amounts) == POLISH_AMOUNTS[id]


@pytest.mark.parametrize(
    ("id", "one", "two"),
    [
        ("coin", "1 monetę", "2 monety"),
        ("favor", "1 przysługę", "2 przysługi"),
        ("food", "1 żywność", "2 żywności"),
        ("swordsman", "1 fechmistrza", "2 fechmistrzów"),
        ("spearman", "1 włócznika", "2 włóczników"),
        ("axeman", "1 topornika", "2 toporników"),
        ("warrior", "1 wojownika", "2 wojowników"),
        ("worker", "1 robotnika", "2 robotników"),
    ],
)
def test_polish_declines_what_is_taken_or_lost(id: str, one: str, two: str) -> None:
    words = strict("pl")
    assert (words.amount(id, 1, "acc"), words.amount(id, 2, "acc")) == (one, two)


def test_english_counts_coins_and_people_but_not_wood() -> None:
    words = strict("en")
    amounts = [words.amount(id, n) for id in ("coin", "axeman", "wood") for n in (1, 2)]
    assert amounts == ["1 coin", "2 coins", "1 axeman", "2 axemen", "1 wood", "2 wood"]


def test_a_gain_is_told_with_the_right_plural() -> None:
    def gained(words: Words, good: str, n: int) -> str:
        return words.event(Event(events.GAINED, EVERYONE, [0, GOOD_IDS.index(good), n]))

    assert gained(strict("pl"), "coin", 1) == "Anna zdobywa 1 monetę."
    assert gained(strict("pl"), "coin", 3) == "Anna zdobywa 3 monety."
    assert gained(strict("pl"), "glory", 13) == "Anna zdobywa 13 punktów chwały."
    assert gained(strict("en"), "coin", 1) == "Anna gains 1 coin."
    assert gained(strict("en"), "blame", 1) == "Anna takes 1 blame."


def test_equal_dice_of_a_roll_are_told_once() -> None:
    faces = ["axeman:blank", "axeman:hit_2", "axeman:hit_2"]
    roll = Event(events.ROLLED, EVERYONE, [1, *(DIE_FACE_IDS.index(face) for face in faces)])
    assert strict("en").event(roll) == "Bjorn rolls Axeman (blank) and 2 × Axeman (2 hits)."
    assert strict("pl").event(roll) == (
        "Bjorn rzuca: Topornik (pusta ścianka) i 2 × Topornik (2 trafienia)."
    )


# Looking things up


def test_a_seat_is_named_after_its_player() -> None:
    words = strict("en")
    assert (words.name("seat_2"), words.name("seat_9")) == ("Cecylia", "seat_9")


def test_dice_faces_and_swaps_have_names() -> None:
    words = strict("pl")
    assert words.name("axeman:hit_2") == "Topornik (2 trafienia)"
    assert words.name("coin>food") == "1 monetę na 1 żywność"


def test_a_seat_that_is_not_asked_reads_whom_it_waits_for() -> None:
    state = GAME.new(2, {"first_player": "1"}, "seed")
    words = strict("en")
    assert words.prompt(state, 1) == "Choose the leader of your clan."
    assert words.prompt(state, 0) == words.waiting(state) == "Waiting for Bjorn to choose a leader."


def test_a_view_of_the_table_tells_more_about_a_move() -> None:
    state = GAME.new(2, {}, "seed")
    words = strict("en")
    move = GAME.moves.number("place:stall_space_1")
    view = GAME.view(state, 0)
    stall = next(space.stall for space in view.spaces if space.id == "stall_space_1")
    assert words.move(move) == "Send a worker to Market Stall 1"
    assert words.move(move, view) == f"Send a worker to Market Stall 1: {words.name(str(stall))}"


def test_a_move_is_told_plainly_where_the_view_does_not_show_its_target() -> None:
    state = GAME.new(2, {}, "seed")
    before_the_first_round = GAME.view(state, 0)
    move = GAME.moves.number("place:draugr_1")
    words = Words(GAME, "en", SEATS)
    assert words.move(move, before_the_first_round) == "Claim the fight with the left draugr"


def test_an_unknown_language_is_refused_with_a_sentence() -> None:
    with pytest.raises(UnknownLanguage, match="no words in de, only in en and pl"):
        Words(GAME, "de", SEATS)


class HalfTranslated(Champions):
    """A game with only a few of its words written."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        words = folder / "words"
        words.mkdir()
        (words / "en.ftl").write_text("source-runes = Runes\nevent-hired = { $seat } { $gone }.\n")
        (words / "pl.ftl").write_text("source-coins = Monety\n")


def test_a_missing_message_falls_back_to_english_and_then_to_the_id(tmp_path: Path) -> None:
    words = Words(HalfTranslated(tmp_path), "pl", SEATS)
    assert [words.source(id) for id in ("coins", "runes", "sets")] == ["Monety", "Runes", "sets"]
    assert words.move(GAME.moves.number("place:market")) == "place:market"
    assert words.explain("wood") == "wood"


def test_a_missing_or_broken_message_is_an_error_where_that_is_asked_for(tmp_path: Path) -> None:
    game = HalfTranslated(tmp_path)
    with pytest.raises(MissingMessage, match="source-runes"):
        Words(game, "pl", SEATS, strict=True).source("runes")
    with pytest.raises(BrokenMessage, match="event-hired"):
        Words(game, "en", SEATS, strict=True).event(Event(events.HIRED, EVERYONE, [0]))


def test_shared_texts_need_no_game() -> None:
    assert interface("pl", "yes") == "tak"
    assert strict("en").interface("list-end", most="wood", last="food") == "wood and food"


def test_no_enemy_needs_a_text_of_its_own() -> None:
    cards = {card.id for card in ENEMY_CARDS}
    assert cards == set(ENEMY_IDS) - {"journey_kraken"}
    assert not {f"text-{id}" for id in cards} & set(message_ids(GAME.folder / "words", "en"))
