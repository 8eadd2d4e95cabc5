"""The words of Northgard are complete and read well, in both languages."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec import structs

from meadhall.games import northgard
from meadhall.games.northgard import GAME
from meadhall.games.northgard.content.tables import (
    BUILDING_IDS,
    CARD_IDS,
    CLAN_IDS,
    CONTENT,
    CREATURE_IDS,
    EFFECT_IDS,
    FACE_IDS,
    GLORY_IDS,
    PHASE_IDS,
)
from meadhall.games.northgard.content.tiles import (
    AREA_FOOD,
    AREA_IDS,
    AREA_LAIR,
    AREA_LORE,
    AREA_WOOD,
    CELL_IDS,
    RESOURCE_IDS,
    SITE_IDS,
    TILE_IDS,
)
from meadhall.games.northgard.rules import events, obstacles, owed
from meadhall.games.northgard.rules.actions import build
from meadhall.games.northgard.rules.cards import special
from meadhall.games.northgard.rules.ground import settling
from meadhall.games.northgard.rules.progress import FOR_RECRUIT
from meadhall.games.northgard.rules.scoring import SOURCES
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.year import turns, year_end
from meadhall.kernel.content import entries
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import EVERYONE, Event, EventKind, Meaning
from meadhall.kernel.state import Obstacle, Step
from meadhall.words import LANGUAGES, Words
from meadhall.words.rulebook import read_rulebook
from tests.northgard.table import Table

EXPLAINED_BY = GAME.explained_by
SEATS = ["Anna", "Bjorn", "Cecylia", "Dag", "Eva"]
COUNTED = [*RESOURCE_IDS, "glory", "unit", "card", "tile"]
PREVIEWS = [
    preview
    for file in ("seen/preview.py", "seen/forecast.py")
    for preview in re.findall(r'Preview\(\s*"([a-z-]+)"', (GAME.folder / file).read_text("utf-8"))
]
OPTION_VALUES = {
    value for option in GAME.options for value in option.values if isinstance(value, str)
}
PIECES = {
    "glory", "unit", "kaija", "scorched_earth", "first_player", "reserve", "territory", "small",
    "stone", "large", "lair", "regular", "hard", "tile_pile", "flash", "draw_pile", "hand",
    "active", "discard", "display", "development_deck", "creature_line",
}  # fmt: skip
"""What the rules speak of and no content file lists."""
ACTIONS = {"recruit", "move", "explore", "build", "draw"}
KINDS = {kind.id for kind in CONTENT.creatures.kinds}
EXPLAINED = {
    *RESOURCE_IDS, *PIECES, *ACTIONS, *PHASE_IDS, *CLAN_IDS, *BUILDING_IDS, *CARD_IDS, *FACE_IDS,
    *KINDS, *CREATURE_IDS, *TILE_IDS,
}  # fmt: skip
"""Everything a player can point at, but for territories, sites and cells."""


def strict(language: str) -> Words:
    return Words(GAME, language, SEATS, strict=True)


def move_words() -> list[str]:
    return [GAME.moves.word(move) for move in range(GAME.moves.size())]


def waiting_steps() -> list[str]:
    """All classes of steps that can wait for a player."""
    found = set()
    for info in walk_packages(northgard.__path__, f"{northgard.__name__}."):
        module = import_module(info.name)
        for part in vars(module).values():
            is_step = isinstance(part, type) and issubclass(part, Step)
            if is_step and part.play is not Step.play:
                found.add(part.__name__)
    return sorted(found)


def event_kinds() -> list[EventKind]:
    return [kind for kind in vars(events).values() if isinstance(kind, EventKind)]


def all_obstacles() -> list[Obstacle]:
    return [thing for thing in vars(obstacles).values() if isinstance(thing, Obstacle)]


def named_ids() -> set[str]:
    """Everything that has a name: the content, and what the messages name themselves."""
    told = {id for kind in event_kinds() for ids in kind.fields.values() for id in listed(ids)}
    aimed_at = {target for word in move_words() for target in word.split(":")[1:]}
    return {
        *GAME.names_composed,
        *(entry.id for _, entry in entries(CONTENT)),
        *told,
        *(target for target in aimed_at if not target.isdigit()),
        *(option.id for option in GAME.options),
        *OPTION_VALUES,
        *GLORY_IDS,
        *EFFECT_IDS,
        *EXPLAINED,
        *EXPLAINED_BY,
    } - {f"seat_{seat}" for seat in range(len(SEATS))}


def listed(ids: Meaning) -> list[str]:
    return ids[0] if isinstance(ids, tuple) else ids if isinstance(ids, list) else []


# The files


@cache
def read(language: str) -> list[ast.EntryType]:
    text = (GAME.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    return FluentParser().parse(text).body


def message_ids(language: str) -> list[str]:
    return [entry.id.name for entry in read(language) if isinstance(entry, ast.Message)]


class References(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def used_messages(language: str) -> set[str]:
    """The messages that the game's own ids ask for, and those that other messages refer to."""
    references = References()
    for entry in read(language):
        references.visit(entry)
    return {
        "game-name",
        "game-summary",
        *references.found,
        *(f"amount-{id}" for id in COUNTED),
        *(f"name-{re.sub('[.,]', '-', id)}" for id in named_ids()),
        *(f"naming-{naming.message}" for naming in GAME.names_composed.values()),
        *(f"prompt-{step}" for step in waiting_steps()),
        *(f"move-{word.replace(':', '-')}" for word in move_words()),
        *(f"move-{word.partition(':')[0]}" for word in move_words()),
        *(f"event-{kind.name}" for kind in event_kinds()),
        *(f"obstacle-{obstacle.name}" for obstacle in all_obstacles()),
        *(f"preview-{preview}" for preview in PREVIEWS),
        *(f"source-{source}" for source in SOURCES),
        *(f"option-{option.id}" for option in GAME.options),
        *(f"text-{id}" for id in EXPLAINED),
        "text-each-tiles",
        "text-each-creatures",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_file_is_understood(language: str) -> None:
    assert [entry.content for entry in read(language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    assert [key for key, n in Counter(message_ids(language)).items() if n > 1] == []


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    assert message_ids("en") == message_ids("pl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    assert set(message_ids(language)) - used_messages(language) == set()


# What has to have words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_that_waits_has_a_prompt_and_a_sentence_for_the_others(language: str) -> None:
    waiting = {
        entry.id.name: [attribute.id.name for attribute in entry.attributes]
        for entry in read(language)
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
    assert {f"event-{kind.name}" for kind in event_kinds()} <= set(message_ids(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("n", [0, 1, 2, 5])
def test_every_kind_of_event_can_be_told_with_every_number(language: str, n: int) -> None:
    words = strict(language)
    for kind in event_kinds():
        assert_sentences([words.event(Event(kind, EVERYONE, facts_of(kind, n)))])


def facts_of(kind: EventKind, n: int) -> list[int]:
    """An event of this kind whose numbers are all ``n``; a seat is one of two."""
    return [
        n if ids is None and name not in ("seat", "other", "turn") else 1
        for name, ids in kind.fields.items()
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_obstacle_has_a_sentence(language: str) -> None:
    words = strict(language)
    assert_sentences([words.obstacle(obstacle) for obstacle in all_obstacles()])


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
    words = strict(language)
    assert {id for id in named_ids() if words.name(id) == id} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_a_board_is_explained(language: str) -> None:
    words = strict(language)
    assert_sentences([words.explain(id) for id in sorted(EXPLAINED)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_has_a_name_and_a_summary(language: str) -> None:
    words = strict(language)
    assert_readable([words.game_name()])
    assert_sentences([words.game_summary()])


# Rules behind the words


def test_every_citation_exists() -> None:
    book = read_rulebook("northgard")
    assert book is not None
    assert GAME.explained_by == EXPLAINED_BY
    assert set(EXPLAINED_BY.values()) <= book.rules.keys()


def test_everything_that_is_explained_cites_a_rule() -> None:
    assert EXPLAINED | set(AREA_IDS) | set(SITE_IDS) <= EXPLAINED_BY.keys()


# Names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_area_has_a_name_of_its_own(language: str) -> None:
    assert len({strict(language).name(id) for id in AREA_IDS} - set(AREA_IDS)) == 103


@pytest.mark.parametrize(
    ("icons", "english"),
    [
        (AREA_FOOD, "Vale|dale|[Mm]eadow|Lea|field|Green|grass"),
        (AREA_WOOD, "[Ww]ood|Forest|Pines|grove|holt|shade"),
        (AREA_LORE, "Fjord|Lake|Mere|Tarn|water"),
        (AREA_LAIR, "Den|Hollow|Cave|Gorge|Barrow|Lair|Grotto"),
    ],
    ids=["food", "wood", "lore", "lair"],
)
def test_an_area_is_called_after_what_it_shows(icons: list[int], english: str) -> None:
    for area, id in enumerate(AREA_IDS):
        if icons[area]:
            assert re.search(english, strict("en").name(id)), id


def test_tiles_cells_and_sites_are_told_in_words() -> None:
    english, polish = strict("en"), strict("pl")
    ids = ["tile_07", "start_five", "2,-1", "-3,0", "0,4", "tile_04.s.s1", "wolf_dark_brown"]
    assert [english.name(id) for id in ids] == [
        "tile 7",
        "start tile for five",
        "2 east, 1 north",
        "3 west",
        "4 south",
        "Runestone Heath (small site with stone)",
        "Wolf (dark brown)",
    ]
    assert [polish.name(id) for id in ids] == [
        "kafel 7",
        "kafel startowy dla 5 graczy",
        "2 na wschód, 1 na północ",
        "3 na zachód",
        "4 na południe",
        "Runiczne Wrzosowisko (małe miejsce z kamieniem)",
        "Wilk (ciemnobrązowy)",
    ]


def test_two_cards_of_one_name_are_told_apart() -> None:
    names = [strict("en").name(card) for card in CARD_IDS]
    assert len(set(names)) == len(names)
    assert strict("pl").name("dev_feast") == "Uczta (Wczesny Rozwój)"


# Sentences, figure by figure


@pytest.mark.parametrize(
    ("word", "english", "polish"),
    [
        ("cell:2,-1", "Lay it 2 east, 1 north of the start tile",
         "Połóż go tutaj: 2 na wschód, 1 na północ"),
        ("turn:0", "Lay it unturned", "Połóż go bez obracania"),
        ("turn:1", "Give it a quarter turn right", "Obróć go o ćwierć obrotu w prawo"),
        ("turn:3", "Give it a quarter turn left", "Obróć go o ćwierć obrotu w lewo"),
        ("units:1", "Move 1 unit", "Rusz 1 jednostkę"),
        ("units:3", "Move 3 units", "Rusz 3 jednostki"),
        ("units:12", "Move 12 units", "Rusz 12 jednostek"),
        ("units:0", "Move no unit, only Kaija", "Nie ruszaj jednostek, tylko Kaiję"),
        ("replace:unrest", "Replace Unrest for 1 lore", "Zamień kartę „Niepokoje” (wiedza: 1)"),
        ("upgrade:start_feast", "Upgrade for 3 lore with Feast",
         "Ulepsz klan kosztem karty „Uczta” (wiedza: 3)"),
        ("build:altar_of_kings:tile_13.a.a1", "Build an Altar of Kings in Ironwood (large site)",
         "Zbuduj: Ołtarz Królów, Żelazny Bór (duże miejsce)"),
        ("food:2", "Spend 2 food for 2 combat points", "Wydaj 2 żywności na 2 punkty walki"),
        ("pay:lore", "Pay 1 lore", "Zapłać 1 wiedzę"),
        ("offer:food:lore", "Offer 1 food for 1 lore", "Zaproponuj 1 żywność za 1 wiedzę"),
        ("to:tile_06.w", "Move to Ravenwood", "Idź tutaj: Krucza Puszcza"),
        ("opponent:seat_1", "Choose Bjorn", "Wybierz gracza: Bjorn"),
    ],
)  # fmt: skip
def test_a_choice_says_what_it_does(word: str, english: str, polish: str) -> None:
    move = GAME.moves.number(word)
    assert strict("en").move(move) == english
    assert strict("pl").move(move) == polish


@pytest.mark.parametrize(
    ("kind", "values", "english", "polish"),
    [
        (events.RECRUITED, [0, AREA_IDS.index("tile_06.w"), 1],
         "Anna recruits 1 unit in Ravenwood.", "Anna rekrutuje 1 jednostkę: Krucza Puszcza."),
        (events.RECRUITED, [0, AREA_IDS.index("tile_06.w"), 5],
         "Anna recruits 5 units in Ravenwood.", "Anna rekrutuje 5 jednostek: Krucza Puszcza."),
        (events.GLORY_GAINED, [1, 3, GLORY_IDS.index("closing")],
         "Bjorn gains 3 Glory for closing a territory.",
         "Bjorn zdobywa 3 Punkty Chwały za zamknięcie terytorium."),
        (events.TILE_PLACED, [0, TILE_IDS.index("tile_20"), CELL_IDS.index("0,-1"), 3],
         "Anna lays tile 20: 1 north of the start tile, a quarter turn left.",
         "Anna kładzie kafel 20: 1 na północ od kafla startowego, ćwierć obrotu w lewo."),
        (events.WINTERED, [1, 3, 1], "Bjorn pays 3 food and 1 wood for the Winter.",
         "Bjorn płaci za Zimę 3 żywności i 1 drewno."),
        (events.WINTERED, [1, 0, 0], "Bjorn comes through the Winter without paying.",
         "Bjorn przeżywa Zimę bez opłat."),
        (events.GAINED, [0, RESOURCE_IDS.index("lore"), 1], "Anna gains 1 lore.",
         "Anna zdobywa 1 wiedzę."),
        (events.CREATURE_ROLLED,
         [1, CREATURE_IDS.index("draugr_beige"), FACE_IDS.index("axe2_skull")],
         "Bjorn rolls for the Draugr (beige): 2 axes with skull.",
         "Bjorn rzuca za Stwora: Draugr (beżowy), 2 topory z czaszką."),
    ],
)  # fmt: skip
def test_an_event_says_what_happened(
    kind: EventKind, values: list[int], english: str, polish: str
) -> None:
    event = Event(kind, EVERYONE, values)
    assert strict("en").event(event) == english
    assert strict("pl").event(event) == polish


@pytest.mark.parametrize(
    ("card", "english", "polish"),
    [
        ("dev_heroic_charge",
         "Move up to 3 times, each time with any number of units. "
         "You have 1 combat point more in every combat.",
         "Wykonaj do 3 ruchów, każdy dowolną liczbą jednostek. "
         "W każdej walce masz o 1 punkt walki więcej."),
        ("dev_trading_post",
         "Draw 3 cards: keep 1, discard 1 and put 1 back on top of your draw pile.",
         "Dobierz 3 karty: zatrzymaj 1, odrzuć 1, a 1 odłóż na wierzch Stosu Dobierania."),
        ("clan_goat_resourceful",
         "Draw 2 cards. You may pay any 3 resources to draw 1 more.",
         "Dobierz 2 karty. Możesz zapłacić 3 dowolne zasoby, aby dobrać jeszcze 1."),
        ("ach_builder",
         "1 Glory for each small building and 3 for each large one in your territories.",
         "Chwała za każdy mały budynek (1) i za każdy duży (3) na twoich terytoriach."),
        ("fallen_valkyrie_beige",
         "It suffers nobody beside it and attacks whoever controls the territory it comes to. "
         "Strength 7; 4 Glory for slaying it.",
         "Nie znosi nikogo obok siebie i atakuje tego, kto kontroluje terytorium, na które "
         "przychodzi. Wartość bojowa 7; Chwała za pokonanie: 4."),
        ("wolf", "Gain 1 food for each combat you win as the attacker.",
         "Za każdą walkę wygraną jako atakujący zdobywasz 1 żywność."),
        ("tile_13", "A map tile with a single area on all sides.",
         "Kafel mapy z jednym obszarem ze wszystkich stron."),
    ],
)  # fmt: skip
def test_a_text_says_what_a_thing_does(card: str, english: str, polish: str) -> None:
    assert strict("en").explain(card) == english
    assert strict("pl").explain(card) == polish


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_of_a_card_stand_in_its_text(language: str) -> None:
    words = strict(language)
    for card in CONTENT.action_cards():
        numbers = {int(number) for number in re.findall(r"\d+", words.explain(card.id))}
        figures = {structs.asdict(effect).get("n", 1) for effect in card.effects}
        assert figures - {1} <= numbers, card.id


POLISH_AMOUNTS = {
    "lore": "1 wiedza, 2 wiedzy, 5 wiedzy, 12 wiedzy, 22 wiedzy, 0 wiedzy",
    "glory": "1 Punkt Chwały, 2 Punkty Chwały, 5 Punktów Chwały, 12 Punktów Chwały, "
    "22 Punkty Chwały, 0 Punktów Chwały",
    "unit": "1 jednostka, 2 jednostki, 5 jednostek, 12 jednostek, 22 jednostki, 0 jednostek",
    "card": "1 karta, 2 karty, 5 kart, 12 kart, 22 karty, 0 kart",
    "tile": "1 kafel, 2 kafle, 5 kafli, 12 kafli, 22 kafle, 0 kafli",
}


@pytest.mark.parametrize("id", POLISH_AMOUNTS)
def test_polish_counts_in_three_ways(id: str) -> None:
    words = strict("pl")
    amounts = [words.amount(id, n) for n in (1, 2, 5, 12, 22, 0)]
    assert ", ".join(amounts) == POLISH_AMOUNTS[id]


@pytest.mark.parametrize(
    ("step", "english", "polish"),
    [
        (settling.OfferTile(0, FOR_RECRUIT),
         "No neutral land is left to settle: draw a tile, or do without.",
         "Nie ma już neutralnej ziemi do zasiedlenia: dobierz kafel albo zrezygnuj."),
        (build.CollectAfterwards(0, AREA_IDS.index("start.n")),
         "Decide whether to collect the resources of North Landing now.",
         "Zdecyduj, czy zebrać teraz zasoby z terytorium, na którym powstał budynek "
         "(Północna Przystań)."),
        (special.CollectShown(0, 1, AREA_IDS.index("start.n")),
         "Choose a resource that North Landing shows.",
         "Wybierz zasób widoczny na terytorium (Północna Przystań)."),
        (special.AnswerDemand(0, 1, 0, 2),
         "Discard the named card, or pay 2 resources to keep it.",
         "Odrzuć wskazaną kartę albo zatrzymaj ją, oddając 2 zasoby."),
        (year_end.SettleOnTile(0),
         "Choose the territory of the new tile where your units land.",
         "Wybierz na nowym kaflu terytorium, na którym lądują twoje jednostki."),
        (owed.PayResources(0, 5), "Choose a resource to pay (5 to come).",
         "Wybierz zasób, którym płacisz (zostało 5)."),
        (turns.ChooseZone(0, CARD_IDS.index("start_move")),
         "Choose what becomes of the card you give for the upgrade: Move.",
         "Wybierz, co stanie się z kartą oddaną za ulepszenie: Ruch."),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Step) else "",
)  # fmt: skip
def test_a_prompt_says_what_to_decide(step: Step[Any], english: str, polish: str) -> None:
    table = Table(players=2)
    table.hand(0, "start_move")
    table.state.steps.append(step)
    assert strict("en").prompt(table.state, 0) == english
    assert strict("pl").prompt(table.state, 0) == polish
    assert strict("en").prompt(table.state, 1).startswith("Waiting for Anna to ")
    assert strict("pl").prompt(table.state, 1).startswith("Czekamy: Anna ")


def test_a_view_of_the_table_tells_who_is_where_a_move_goes() -> None:
    table = Table(players=2)
    table.units(1, "start.n 2")
    view = GAME.view(table.state, 0)
    for words, held, neutral in [
        (strict("en"), "Move to North Landing (units there: 2)", "Move to East Strand (neutral)"),
        (strict("pl"), "Idź tutaj: Północna Przystań (jednostki: 2)",
         "Idź tutaj: Wschodni Brzeg (neutralne)"),
    ]:  # fmt: skip
        assert words.move(GAME.moves.number("to:start.n"), view) == held
        assert words.move(GAME.moves.number("to:start.e"), view) == neutral


# Whole games


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"clans": "choose"}),
        (3, {"creatures": True, "more_creatures": True}),
        (4, {"team_game": True}),
    ],
    ids=["two", "three-with-creatures", "teams"],
)
def test_a_whole_random_game_can_be_read(
    players: int, options: Mapping[str, object], language: str
) -> None:
    """Of each kind of thing only the first few are told."""
    words = strict(language)
    told_before: Counter[str] = Counter()

    def is_new(kind: str) -> bool:
        told_before[kind] += 1
        return told_before[kind] <= 5

    for state, told in random_game(players, options, f"whole {players}"):
        assert_sentences([words.event(event) for event in told if is_new(event.kind.name)])
        for seat in state.deciders():
            if not is_new(type(state.steps[-1]).__name__):
                continue
            view = GAME.view(state, seat)
            assert_sentences([words.prompt(state, seat, view), words.waiting(state)])
            candidates = state.candidates(seat)
            assert_readable([words.move(move, view) for move in candidates])
            found = [state.obstacle(seat, move) for move in candidates]
            assert_sentences([words.obstacle(obstacle) for obstacle in found if obstacle])


def random_game(
    players: int, options: Mapping[str, object], seed: str
) -> Iterator[tuple[NorthgardState, list[Event]]]:
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
